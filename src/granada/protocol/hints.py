"""Hints: what a strong bot would do in a person's place, and what it expects of it."""

from typing import Any

import msgspec

from granada.protocol.common import Number, Request, SeatNumber


class HintWish(Request, frozen=True):
    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""


class Hint(msgspec.Struct, frozen=True):
    n: int
    """The number of the last entry when it was thought out."""
    seat: int
    moves: tuple[str, ...]
    """For the rest of the turn, or as far as can be foreseen: until something is revealed."""
    changes: tuple[Any, ...]
    """What each move but the last changes in the view, so that the next can be told in the position it is made in."""
    ends_turn: bool
    points: float
    """By how many points more than before these moves are expected in the end."""
    gains: dict[str, float]
    """The same by source; each has the text ``source-SOURCE`` in the catalogues."""
    hurried: bool
    """Whether it was thought about for a shorter time than usual, because many others ask."""
