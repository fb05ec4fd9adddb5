"""Clocks: how long each seat may still think. They are computed from the times of what happened, and never tick.

A clock that has run down loses no game: it only lets the others ask a bot to take over."""

from collections.abc import Collection
from typing import Annotated, TypeAlias

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LONGEST_BANK = 24 * 60 * 60
LONGEST_INCREMENT = 60 * 60
MOST_DAYS = 60


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody thinks as long as they like."""


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more for each turn that is finished."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BANK)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_INCREMENT)] = 0


class DaysPerMove(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)]


TimeControl: TypeAlias = NoClock | LiveClock | DaysPerMove


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left to each seat at a certain time, and whose clocks are running."""

    control: TimeControl
    left: tuple[int, ...]
    running: tuple[int, ...]
    at: int

    @classmethod
    def start(cls, control: TimeControl, seats: int, running: Collection[int], at: int) -> "Clocks":
        return cls(control, (_at_first(control),) * seats, tuple(running), at)

    def left_at(self, at: int) -> tuple[int, ...]:
        """What is left to each seat at this time; less than nothing if it has run out."""
        gone = max(0, at - self.at)
        return tuple(left - gone if seat in self.running else left for seat, left in enumerate(self.left))

    def has_run_out(self, seat: int, at: int) -> bool:
        return not isinstance(self.control, NoClock) and seat in self.running and self.left_at(at)[seat] <= 0

    def switched(self, at: int, running: Collection[int]) -> "Clocks":
        """From now on these clocks run, though nobody has finished a turn."""
        return Clocks(self.control, self.left_at(at), tuple(running), max(at, self.at))

    def after(self, at: int, running: Collection[int], taken_back: bool) -> "Clocks":
        """From now on these clocks run. Whoever has finished a turn gets what the time control gives for it; whoever
        has taken it back gives it up again."""
        left = list(self.left_at(at))
        match self.control:
            case LiveClock(increment=increment) if taken_back:
                for seat in set(running) - set(self.running):
                    left[seat] -= increment * SECOND
            case LiveClock(increment=increment):
                for seat in set(self.running) - set(running):
                    left[seat] += increment * SECOND
            case DaysPerMove(days=days):
                for seat in set(self.running) - set(running):
                    left[seat] = days * DAY
        return Clocks(self.control, tuple(left), tuple(running), max(at, self.at))


def _at_first(control: TimeControl) -> int:
    match control:
        case LiveClock(bank=bank):
            return bank * SECOND
        case DaysPerMove(days=days):
            return days * DAY
        case NoClock():
            return 0
