"""Watchers: everybody who is connected to a table here, and what they are told of the game and of the table."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec

from granada.protocol import live
from granada.protocol.telling import Teller, encode
from granada.server.clock import now
from granada.server.stored import StoredTable, info_for
from granada.table import Happening, LiveGame


class Watcher(Protocol):
    person: str | None
    eyes: int | None
    """The seat as which the game is seen, or None for a spectator."""
    muted: frozenset[str]

    def push(self, message: str) -> None: ...


class Watchers:
    def __init__(self) -> None:
        self._here: set[Watcher] = set()
        self._teller = Teller(now)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def add(self, watcher: Watcher) -> None:
        self._here.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        self._here.discard(watcher)

    def number_of(self, action: live.AnyAction) -> int | None:
        """Of the last entry that this action has become a short time ago."""
        return self._teller.number_of(action.seat, action.key, action.n)

    def show(self, game: LiveGame, watcher: Watcher, seen: int | None = None) -> None:
        """The whole view, or nothing if it is known."""
        watcher.push(self._teller.view(game, watcher.eyes, seen))

    def show_begun(self, game: LiveGame, last: Iterable[Happening]) -> None:
        """A game that nobody has seen here yet, in which this has happened last."""
        self._teller.remember(last)
        for watcher in self._here:
            self.show(game, watcher)

    def tell_happened(self, game: LiveGame) -> None:
        """What happened last, and has led to this game."""
        told = self._teller.happened(game, {watcher.eyes for watcher in self._here})
        for watcher in self._here:
            watcher.push(told[watcher.eyes])

    def tell_table(self, stored: StoredTable, game: LiveGame | None) -> None:
        for watcher in self._here:
            if watcher.eyes is not None and stored.seats[watcher.eyes].person != watcher.person:
                watcher.eyes = None
                if game is not None:
                    self.show(game, watcher)
            watcher.push(encode(live.Table(info_for(stored, watcher.person))).decode())

    def tell(self, message: msgspec.Struct) -> None:
        """The same to everybody."""
        text = encode(message).decode()
        for watcher in self._here:
            watcher.push(text)
