"""Clocks: how long each seat may still think. They are computed from the times of entries, and never tick.

A clock that has run down loses no game: it only lets the others ask a bot to take over."""

from collections.abc import Collection
from typing import Annotated, TypeAlias

import msgspec
from msgspec.structs import replace

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
DECISIONS_AHEAD = 40
"""A bot with a live clock uses what is left as if it had to decide so many times more."""
LONGEST_BANK = 24 * 60 * 60
LONGEST_INCREMENT = 60 * 60
MOST_DAYS = 60


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody thinks as long as they like."""


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Seconds for the whole game, and some more for each turn that is finished."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BANK)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_INCREMENT)] = 0


class DaysPerMove(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A time control of so many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)]


TimeControl: TypeAlias = NoClock | LiveClock | DaysPerMove


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left to each seat at a certain time, and whose clocks are running."""

    control: TimeControl
    left: tuple[int, ...]
    running: tuple[int, ...]
    at: int
    finished: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each move of the game, the seats that have finished a turn with it, and what was left to them then."""

    @classmethod
    def start(cls, control: TimeControl, seats: int, running: Collection[int], at: int) -> "Clocks":
        return cls(control, (_at_first(control),) * seats, tuple(running), at)

    def left_at(self, at: int) -> tuple[int, ...]:
        """What is left to each seat at this time; less than nothing if it has run out."""
        gone = max(0, at - self.at)
        return tuple(left - gone if seat in self.running else left for seat, left in enumerate(self.left))

    def has_run_out(self, seat: int, at: int) -> bool:
        return not isinstance(self.control, NoClock) and seat in self.running and self.left_at(at)[seat] <= 0

    def for_decision(self, seat: int, at: int) -> float | None:
        """The seconds that a bot may think about one decision; None if nothing hurries it."""
        if not isinstance(self.control, LiveClock):
            return None
        return max(0, self.left_at(at)[seat]) / SECOND / DECISIONS_AHEAD

    def switched(self, at: int, running: Collection[int]) -> "Clocks":
        """Let these clocks run from now on, though nobody has moved."""
        return replace(self, left=self.left_at(at), running=tuple(running), at=max(at, self.at))

    def after_move(
        self, at: int, running: Collection[int], ends_turn_of: int | None = None, moves: int = 1
    ) -> "Clocks":
        """Run these clocks from now on. A seat has finished a turn if its clock stops, or if it has moved and the next
        turn begins, even its own; it gets what the time control gives for a turn. Another move in the same turn gives
        nothing. Of several moves of one action only the last one can end a turn."""
        clocks = self._switched_anew(at, running)
        left = list(clocks.left)
        finished = [seat for seat in self.running if seat not in running or seat == ends_turn_of]
        for seat in finished:
            left[seat] = _at_first(self.control) if isinstance(self.control, DaysPerMove) else left[seat] + self._more
        before = self.left_at(at)
        by_move = (*((),) * (moves - 1), tuple((seat, before[seat]) for seat in finished))
        return replace(clocks, left=tuple(left), finished=(*self.finished, *by_move))

    def after_taking_back(self, at: int, running: Collection[int], moves: int) -> "Clocks":
        """Let these clocks run from now on. Time that was given for turns that are taken back is taken back, too, so
        that nobody wins time by finishing a turn over and over."""
        clocks = self._switched_anew(at, running)
        left = list(clocks.left)
        for seat, before in reversed([turn for turns in self.finished[-moves:] for turn in turns]):
            if not isinstance(self.control, DaysPerMove):
                left[seat] -= self._more
            elif seat in running:
                left[seat] = before
        return replace(clocks, left=tuple(left), finished=self.finished[:-moves])

    def _switched_anew(self, at: int, running: Collection[int]) -> "Clocks":
        """Days begin anew whenever somebody begins to decide, also if a bot has let them run down before."""
        clocks = self.switched(at, running)
        if not isinstance(self.control, DaysPerMove):
            return clocks
        changed, days = set(self.running) ^ set(running), _at_first(self.control)
        left = tuple(days if seat in changed else left for seat, left in enumerate(clocks.left))
        return replace(clocks, left=left)

    @property
    def _more(self) -> int:
        """For a turn that is finished."""
        return self.control.increment * SECOND if isinstance(self.control, LiveClock) else 0


def _at_first(control: TimeControl) -> int:
    match control:
        case LiveClock(bank=bank):
            return bank * SECOND
        case DaysPerMove(days=days):
            return days * DAY
        case NoClock():
            return 0
