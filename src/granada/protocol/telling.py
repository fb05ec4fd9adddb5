"""The messages to the viewers of a live game: their view, how it changes, the entries that they have missed, and no
secret of others. Every host of games makes them here.

A viewer is the number of a seat, or None for a spectator."""

from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import msgspec

from granada.kernel.view import View
from granada.protocol import live
from granada.protocol.patch import Change, difference, with_own
from granada.table import Entry, EntryOutcome, LiveGame, NoClock

MOST_RECENT = 64
"""Entries that are kept for clients that come back or send an action again."""

encode = msgspec.json.Encoder().encode


class EncodedOutcome(NamedTuple):
    """An entry and its events, the events as JSON."""

    entry: Entry
    events: msgspec.Raw
    taken_back: int

    @classmethod
    def of(cls, outcome: EntryOutcome) -> "EncodedOutcome":
        return cls(outcome.entry, msgspec.Raw(encode(outcome.events)), outcome.taken_back)


class Teller:
    """Makes the messages to the viewers of one game, and keeps what they have seen last."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._recent: deque[EncodedOutcome] = deque(maxlen=MOST_RECENT)
        self._public: View | None = None
        """The public part of the view that was sent last."""
        self._own: dict[int | None, dict[str, object]] = {}
        """For each viewer, the fields of the view that differ from what everybody has seen."""

    def keep(self, outcomes: Iterable[EntryOutcome]) -> None:
        """Keep entries that need not be sent, because nobody has seen the game since."""
        self._recent += map(EncodedOutcome.of, outcomes)
        self._own.clear()

    def number_of(self, seat: int, key: str, after: int) -> int | None:
        """The number of the entry that this seat's action with this key has become, if known and after that one."""
        for entry, _, _ in reversed(self._recent):
            if entry.number <= after:
                return None
            if entry.seat == seat and entry.key == key:
                return entry.number
        return None

    def view(self, game: LiveGame, viewer: int | None, seen: int | None = None) -> str:
        """The whole view, for a viewer who connects. After a reconnection, `seen` is the number of the last entry that
        they know: they get the entries since, and no view if there are none."""
        self._public, self._own[viewer] = game.state.public_view(), _own(game, viewer)
        message = live.View(
            n=game.number,
            viewer=viewer,
            view=None if seen == game.number else game.state.seen_by(self._public, viewer),
            question=game.question(viewer),
            back=game.back(viewer),
            clock=clock_at(game, self._clock()),
            proposal=game.proposal,
            missed=() if seen is None else self._missed(game, seen, viewer),
        )
        return encode(message).decode()

    def _missed(self, game: LiveGame, seen: int, viewer: int | None) -> tuple[live.LogEntry, ...]:
        """The entries since then, or none if that is too long ago."""
        missed = [outcome for outcome in self._recent if outcome.entry.number > seen]
        if len(missed) != game.number - seen:
            return ()
        return tuple(_as_known(game, outcome, viewer) for outcome in missed)

    def entry(self, game: LiveGame, viewers: Collection[int | None]) -> dict[int | None, str]:
        """For each of the viewers the message about the last entry or action, which has led to this game."""
        new = [EncodedOutcome.of(outcome) for outcome in game.outcomes]
        self._recent += new
        (before, self._public), (own_before, self._own) = (self._public, None), (self._own, {})
        if not viewers:
            return {}
        public = game.state.public_view()
        change_for_all = difference(before, public)
        written_for_all = msgspec.Raw(encode(change_for_all))
        *earlier, (last, events, taken_back) = new
        clock = clock_at(game, self._clock())
        messages: dict[int | None, str] = {}
        for viewer in viewers:
            own = self._own[viewer] = _own(game, viewer)
            change: Change | msgspec.Raw
            if viewer in own_before and not isinstance(change_for_all, list):
                change = with_own(change_for_all, own_before[viewer], own)
                if change is not None and change == change_for_all:
                    change = written_for_all
            else:
                change = [game.state.seen_by(public, viewer)]
            message = live.Entry(
                n=last.number,
                kind=last.kind,
                seat=last.seat,
                key=last.key,
                text=game.text_for(last, viewer),
                events=events,
                taken_back=taken_back,
                change=change,
                earlier=tuple(_as_known(game, outcome, viewer) for outcome in earlier),
                question=game.question(viewer),
                back=game.back(viewer),
                clock=clock,
                proposal=game.proposal,
            )
            messages[viewer] = encode(message).decode()
        self._public = public
        return messages


def clock_at(game: LiveGame, at: int) -> live.Clock | None:
    clocks = game.clocks
    return None if isinstance(clocks.control, NoClock) else live.Clock(clocks.left_at(at), clocks.running)


def _own(game: LiveGame, viewer: int | None) -> dict[str, object]:
    return {} if viewer is None else game.state.secrets(viewer)


def _as_known(game: LiveGame, outcome: EncodedOutcome, viewer: int | None) -> live.LogEntry:
    entry, events, taken_back = outcome
    return live.LogEntry(entry.number, entry.public_kind, entry.seat, game.text_for(entry, viewer), events, taken_back)
