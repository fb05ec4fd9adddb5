"""How the details that a game counts are shown among the figures of many games."""

import msgspec
from rich.table import Table

from granada.commands.figures import Figures


class DetailFigures:
    """A game without details adds nothing."""

    def add_to_games(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        """Further rows of what is counted for each game."""

    def add_to_seats(self, figures: Figures, table: Table, details: msgspec.Struct) -> None:
        """Further rows below those of the seats, for a rival without a seat."""

    def tables(self, figures: Figures, details: msgspec.Struct) -> list[Table]:
        """Further tables."""
        return []
