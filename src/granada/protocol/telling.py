"""What the viewers of a live game are told: their view, what has changed in it, what they have missed, and no secret of
others. Every host of games tells it through here.

A viewer is the number of a seat, or None for a spectator."""

from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

import msgspec

from granada.kernel.view import View
from granada.protocol import live
from granada.protocol.patch import Change, difference, with_own
from granada.table import Entry, Happening, LiveGame, NoClock

REMEMBERED = 64
"""Entries, for viewers who come back and for those who send something again."""

encode = msgspec.json.Encoder().encode


class Remembered(NamedTuple):
    entry: Entry
    events: msgspec.Raw
    taken_back: int

    @classmethod
    def of(cls, happening: Happening) -> "Remembered":
        return cls(happening.entry, msgspec.Raw(encode(happening.events)), happening.taken_back)


class Teller:
    """Of one game. It knows what its viewers have seen last, and makes the texts that are sent to them."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._remembered: deque[Remembered] = deque(maxlen=REMEMBERED)
        self._public: View | None = None
        """What everybody has seen last."""
        self._own: dict[int | None, dict[str, object]] = {}
        """For each viewer, the fields of the view that differ from what everybody has seen."""

    def remember(self, happened: Iterable[Happening]) -> None:
        """Things that have happened and need not be told, because nobody has seen the game since."""
        self._remembered += map(Remembered.of, happened)
        self._own.clear()

    def number_of(self, seat: int, key: str, after: int) -> int | None:
        """Of the last entry after that one which an action of the seat with this key has become, if it is known."""
        for entry, _, _ in reversed(self._remembered):
            if entry.number <= after:
                return None
            if entry.seat == seat and entry.key == key:
                return entry.number
        return None

    def view(self, game: LiveGame, viewer: int | None, seen: int | None = None) -> str:
        """The whole view, for a viewer who comes or comes back: then with what has happened since the number that they
        had seen, and without the view if that is nothing."""
        self._public, self._own[viewer] = game.state.public_view(), _own(game, viewer)
        message = live.View(
            n=game.number,
            eyes=viewer,
            view=None if seen == game.number else game.state.seen_by(self._public, viewer),
            question=game.question(viewer),
            back=game.back(viewer),
            clock=clock_at(game, self._clock()),
            proposal=game.proposal,
            missed=() if seen is None else self._missed(game, seen, viewer),
        )
        return encode(message).decode()

    def _missed(self, game: LiveGame, seen: int, viewer: int | None) -> tuple[live.Happened, ...]:
        """What has happened since, or nothing if that is too long ago."""
        missed = [remembered for remembered in self._remembered if remembered.entry.number > seen]
        if len(missed) != game.number - seen:
            return ()
        return tuple(_as_known(game, remembered, viewer) for remembered in missed)

    def happened(self, game: LiveGame, viewers: Collection[int | None]) -> dict[int | None, str]:
        """What each of the viewers is told of what happened last, which has led to this game."""
        new = [Remembered.of(happening) for happening in game.happened]
        self._remembered += new
        (before, self._public), (own_before, self._own) = (self._public, None), (self._own, {})
        if not viewers:
            return {}
        public = game.state.public_view()
        change_for_all = difference(before, public)
        *earlier, (last, events, taken_back) = new
        clock = clock_at(game, self._clock())
        told: dict[int | None, str] = {}
        for viewer in viewers:
            own = self._own[viewer] = _own(game, viewer)
            change: Change = [game.state.seen_by(public, viewer)]
            if viewer in own_before and not isinstance(change_for_all, list):
                change = with_own(change_for_all, own_before[viewer], own)
            message = live.Entry(
                n=last.number,
                kind=last.kind,
                seat=last.seat,
                key=last.key,
                text=game.text_for(last, viewer),
                events=events,
                taken_back=taken_back,
                change=change,
                earlier=tuple(_as_known(game, remembered, viewer) for remembered in earlier),
                question=game.question(viewer),
                back=game.back(viewer),
                clock=clock,
                proposal=game.proposal,
            )
            told[viewer] = encode(message).decode()
        self._public = public
        return told


def clock_at(game: LiveGame, at: int) -> live.Clock | None:
    clocks = game.clocks
    return None if isinstance(clocks.control, NoClock) else live.Clock(clocks.left_at(at), clocks.running)


def _own(game: LiveGame, viewer: int | None) -> dict[str, object]:
    return {} if viewer is None else game.state.secrets(viewer)


def _as_known(game: LiveGame, remembered: Remembered, viewer: int | None) -> live.Happened:
    entry, events, taken_back = remembered
    return live.Happened(entry.number, entry.told_kind, entry.seat, game.text_for(entry, viewer), events, taken_back)
