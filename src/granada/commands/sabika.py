"""What was counted in games of Sabika, as tables."""

import msgspec
from rich.table import Table

from granada.arena.sabika import PER_PLAYER, SabikaReport
from granada.commands.details import DetailFigures
from granada.commands.figures import Figures


class SabikaFigures(DetailFigures):
    def add_to_games(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        assert isinstance(details, SabikaReport)
        figures.add_summary(table, "arena-rounds", details.rounds)

    def add_to_seats(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        assert isinstance(details, SabikaReport)
        if details.yusuf is not None:
            table.add_row(figures.text("arena-yusuf"), *figures.score(details.yusuf))

    def tables(self, figures: Figures, details: msgspec.Struct) -> list[Table]:
        assert isinstance(details, SabikaReport)
        return [self._per_player(figures, details), self._sources(figures, details)]

    def _per_player(self, figures: Figures, details: SabikaReport) -> Table:
        table = figures.table("arena-per-player", "arena-mean", "arena-lowest", "arena-highest")
        for what in PER_PLAYER:
            figures.add_summary(table, f"arena-sabika-{what}", getattr(details, what))
        return table

    def _sources(self, figures: Figures, details: SabikaReport) -> Table:
        """Where the PP of a player come from."""
        table = figures.table("arena-sources", "arena-mean")
        for source, points in details.points.items():
            table.add_row(figures.text(f"arena-source-{source}"), figures.number(points))
        table.add_row(figures.text("arena-total"), figures.number(sum(details.points.values())), style="bold")
        return table


FIGURES = SabikaFigures()
