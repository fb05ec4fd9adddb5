"""What a choice would change: for a person who thinks about it, before it is made.

The choice is tried on a clone whose turn does not end: nobody else moves, nothing is drawn, and no round ends."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from granada.games.sabika import events
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, EMPTY, RING_OF
from granada.games.sabika.choices import is_own_turn
from granada.games.sabika.decision_events import changes
from granada.games.sabika.packed import kind_of, other_of
from granada.games.sabika.player import WORKER_COUNT
from granada.games.sabika.possible import IMPOSSIBLE, need
from granada.games.sabika.work import (
    MAIN_DONE,
    MARBLE_SPACE,
    RAW_SPACE,
    SECONDARY_DONE,
    can_main,
    can_still,
    move_cost,
    space_of,
)
from granada.kernel.choice import Message
from granada.kernel.state import Move

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

SPACES: Final = (RAW_SPACE, MARBLE_SPACE)
NO_SQUARE: Final = -1


def foresee(before: "SabikaState", moves: Sequence[Move], seat: int) -> tuple[Message, ...]:
    """The changes that these moves would make. Between turns the labels say all."""
    if not is_own_turn(before, seat):
        return ()
    then = before.clone()
    then.tasks[0] = t.TURN  # Instead of what ends the turn.
    for move in moves:
        then.advance(move.code, seat)
    square = Square(before, [move.code for move in moves], seat)
    return (
        *_gains(before, then, seat),
        *_left(before, then, seat),
        *_named("sabika-change-not-on-square", square.lost(then)),
        *_named("sabika-change-out-of-reach", _out_of_reach(before, then, square.number, seat)),
    )


def _named(message: str, actions: list[Message]) -> list[Message]:
    return [Message(message, (tuple(actions),))] if actions else []


def _gains(before: "SabikaState", then: "SabikaState", seat: int) -> list[Message]:
    """What becomes more and less, in one message."""
    points = int(then.everyone[seat].pp - before.everyone[seat].pp)
    found = [Message(":signed say sabika-amount-pp", (points,))] if points else []
    for change in changes(then, before.everyone):
        if isinstance(change, events.Changed) and change.seat == seat:
            found.append(Message(":signed amount", (change.what, change.by)))
    return [Message(":list message", (tuple(found),))] if found else []


def _left(before: "SabikaState", then: "SabikaState", seat: int) -> list[Message]:
    old, new = before.everyone[seat], then.everyone[seat]
    if new.means() >= old.means():
        return []
    if new.means() == 0:
        return [Message("sabika-change-no-money")]
    return [Message("sabika-change-money", ((int(new.dinars), int(new.seals)),))]


class Square:
    """The square on which a worker is at work, or to which the choice sends one."""

    def __init__(self, before: "SabikaState", codes: list[int], seat: int) -> None:
        self.book, self.seat = before.book, seat
        self.number, self.done = _at_work(before, seat)
        self.has_main = self.number != NO_SQUARE and self._can_main(before)
        self.has_secondary = self.number != NO_SQUARE and self._can_secondary(before)
        for code in codes:
            kind = kind_of(code)
            if kind == m.WORK:
                self.number, self.has_main = int(other_of(code)), True
                self.has_secondary = any([space_of(before, self.number, space) != EMPTY for space in SPACES])
            elif kind == m.MAIN:
                self.done |= MAIN_DONE
            elif kind == m.SECONDARY:
                self.done |= SECONDARY_DONE
            elif kind == m.END:
                self.done |= MAIN_DONE | SECONDARY_DONE

    def lost(self, then: "SabikaState") -> list[Message]:
        """Its actions that are neither done nor possible any more."""
        found: list[Message] = []
        if self.has_main and not self.done & MAIN_DONE and not self._can_main(then):
            found.append(_action(self.book.square_action[self.number]))
        if self.has_secondary and not self.done & SECONDARY_DONE and not self._can_secondary(then):
            found.append(Message("sabika-secondary-action"))
        return found

    def _can_main(self, state: "SabikaState") -> bool:
        return can_main(state, self.seat, self.number, self.done, state.everyone[self.seat].means())

    def _can_secondary(self, state: "SabikaState") -> bool:
        means = state.everyone[self.seat].means()
        return any([can_still(state, self.seat, self.number, self.done, space, means) for space in SPACES])


def _at_work(state: "SabikaState", seat: int) -> tuple[int, int]:
    """The square of the worker whose turn it is, and what is done there."""
    for top in range(state.top, -1, -t.TASK):
        if state.tasks[top] == t.ON_SQUARE and state.tasks[top + t.SEAT_AT] == seat:
            return int(state.tasks[top + t.FIGURE_AT]), int(state.tasks[top + t.OTHER_AT])
    return NO_SQUARE, 0


def _out_of_reach(before: "SabikaState", then: "SabikaState", square: int, seat: int) -> list[Message]:
    """The main actions that the workers who still stand then could carry out next if it were not for this choice. What
    is drawn to displays meanwhile is not known, so that they are taken as they are."""
    later = before.clone()
    later.everyone = then.everyone
    standing = [worker for worker in range(WORKER_COUNT) if then.everyone[seat].standing[worker]]
    lost = _within_reach(before, standing, seat) - _within_reach(later, standing, seat)
    if square != NO_SQUARE:
        lost.discard(int(before.book.square_action[square]))
    return [_action(action) for action in sorted(lost)]


def _within_reach(state: "SabikaState", workers: list[int], seat: int) -> set[int]:
    book, player = state.book, state.everyone[seat]
    found: set[int] = set()
    for worker in workers:
        first, size = book.ring_first[RING_OF[worker]], book.ring_size[RING_OF[worker]]
        for square in range(first, first + size):
            if square in player.squares:
                continue
            left = player.means() - move_cost(state, seat, worker, square)
            needed = need(state, seat, book.square_action[square], book.square_pile[square])
            if needed != IMPOSSIBLE and needed <= left:
                found.add(int(book.square_action[square]))
    return found


def _action(action: int) -> Message:
    return Message(":name sabika-action-*", (ACTIONS[action],))
