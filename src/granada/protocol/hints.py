"""Hints: the decision of a strong bot for a person's seat, and its expected gain."""

import msgspec

from granada.protocol.common import Number, Request, SeatNumber
from granada.table.plan import Planned


class HintRequest(Request, frozen=True):
    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""


class Alternative(msgspec.Struct, frozen=True):
    """Another choice with which the turn could go on."""

    step: Planned
    gives_up: dict[str, float]
    """The points that each source is expected to bring less than with the hint."""


class Hint(msgspec.Struct, frozen=True):
    n: int
    """The number of the last entry when it was thought out."""
    seat: int
    steps: tuple[Planned, ...]
    """For the rest of the turn, or as far as can be foreseen: until something is revealed."""
    ends_turn: bool
    points: float
    """The points that these moves are expected to bring in the end, compared with the present."""
    gains: dict[str, float]
    """The expected points by source; each source has the text ``source-SOURCE`` in the catalogues."""
    hurried: bool
    """Whether the bot had less time for the hint than usual, because many people ask."""
    alternatives: tuple[Alternative, ...] = ()
    """The best ones first."""
    reasons: tuple[str, ...] = ()
    """The sources that speak most for it; the form ``source-SOURCE.because`` is a sentence about each."""

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(move for step in self.steps for move in step.choice.moves)
