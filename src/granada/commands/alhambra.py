"""What was counted in games of Alhambra, as tables."""

from collections.abc import Sequence

import msgspec
from rich.table import Table

from granada.arena.alhambra import WALL, AlhambraReport
from granada.commands.details import DetailFigures
from granada.commands.figures import Figures


class AlhambraFigures(DetailFigures):
    def add_to_games(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        assert isinstance(details, AlhambraReport)
        figures.add_summary(table, "arena-purchases", details.purchases)
        figures.add_summary(table, "arena-tiles-left", details.tiles_left)
        if details.dirk is not None:
            figures.add_summary(table, "arena-dirk-drawn", details.dirk.tiles_drawn)
            figures.add_summary(table, "arena-dirk-given", details.dirk.tiles_given)
        figures.add_share(table, "arena-exact-payments", details.exact_share)
        figures.add_share(table, "arena-reshuffles", details.reshuffle_share)

    def add_to_seats(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        assert isinstance(details, AlhambraReport)
        if details.dirk is not None:
            table.add_row(figures.text("alhambra-dirk"), *figures.score(details.dirk.score))

    def tables(self, figures: Figures, details: msgspec.Struct) -> list[Table]:
        """Where the points of a player come from, scoring by scoring."""
        assert isinstance(details, AlhambraReport)
        scorings = list(zip(*details.points.values(), strict=True))
        table = figures.table("arena-points")
        for number in range(1, len(scorings) + 1):
            figures.add_column(table, figures.text("arena-scoring", number=number))
        figures.add_column(table, figures.text("arena-total"))
        for source, points in details.points.items():
            name = "alhambra-column-wall" if source == WALL else f"building-{source}"
            table.add_row(figures.text(name), *_with_sum(figures, points))
        totals = [sum(points) for points in scorings]
        table.add_row(figures.text("arena-total"), *_with_sum(figures, totals), style="bold")
        return [table]


def _with_sum(figures: Figures, points: Sequence[float]) -> list[str]:
    return [figures.number(number) for number in (*points, sum(points))]


FIGURES = AlhambraFigures()
