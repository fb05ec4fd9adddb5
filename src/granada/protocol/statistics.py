"""Score sheets and statistics."""

import msgspec

from granada.kernel.view import Scoring


class Sheet(msgspec.Struct, frozen=True):
    """The points of each seat by source, for pages that know no rules."""

    n: int
    over: bool
    rival: str | None
    """The id of the name of a rival without a seat; the last row of each scoring is theirs."""
    scorings: tuple[Scoring, ...]


class SeatStatistics(msgspec.Struct, frozen=True):
    moves: int
    turns: int
    time: int
    """Milliseconds in which this seat had to decide."""
    deeds: dict[str, int]
    """How often it has done what; each has the text ``deed-DEED``."""


class TableStatistics(msgspec.Struct, frozen=True):
    """Statistics of a finished game. Moves that were taken back count only as such."""

    moves: int
    taken_back: int
    """Moves."""
    duration: int
    """Milliseconds."""
    seats: tuple[SeatStatistics, ...]


class GameStatistics(msgspec.Struct, frozen=True):
    """Statistics of all finished games with so many players."""

    game: str
    players: int
    games: int
    mean: float
    """The mean of all scores."""
    best: int
