"""Hints: what a strong bot would do in a person's place, and what it expects of it."""

import msgspec

from granada.kernel.choice import Choice, Message
from granada.protocol.common import Number, Request, SeatNumber


class HintWish(Request, frozen=True):
    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is proposed, as it will be offered when the time comes."""

    choice: Choice
    title: Message | None = None
    """Of its group, where the label does not say all."""


class Hint(msgspec.Struct, frozen=True):
    n: int
    """The number of the last entry when it was thought out."""
    seat: int
    steps: tuple[Planned, ...]
    """For the rest of the turn, or as far as can be foreseen: until something is revealed."""
    ends_turn: bool
    points: float
    """By how many points more than before these moves are expected in the end."""
    gains: dict[str, float]
    """The same by source; each has the text ``source-SOURCE`` in the catalogues."""
    hurried: bool
    """Whether it was thought about for a shorter time than usual, because many others ask."""

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(move for step in self.steps for move in step.choice.moves)
