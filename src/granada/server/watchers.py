"""Watchers: the live connections to a table in this process, and the messages to them."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec

from granada.protocol import live
from granada.protocol.telling import Teller, encode
from granada.server.clock import now
from granada.server.stored import StoredTable, info_for
from granada.table import EntryOutcome, LiveGame


class Watcher(Protocol):
    person: str | None
    viewer: int | None
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
        watcher.push(self._teller.view(game, watcher.viewer, seen))

    def show_begun(self, game: LiveGame, last: Iterable[EntryOutcome]) -> None:
        """A game that nobody has seen here yet, and the outcomes of its last entries."""
        self._teller.keep(last)
        for watcher in self._here:
            self.show(game, watcher)

    def send_entry(self, game: LiveGame) -> None:
        """The last entry or action, which has led to this game."""
        messages = self._teller.entry(game, {watcher.viewer for watcher in self._here})
        for watcher in self._here:
            watcher.push(messages[watcher.viewer])

    def tell_table(self, stored: StoredTable, game: LiveGame | None) -> None:
        for watcher in self._here:
            if watcher.viewer is not None and stored.seats[watcher.viewer].person != watcher.person:
                watcher.viewer = None
                if game is not None:
                    self.show(game, watcher)
            watcher.push(encode(live.TableUpdate(info_for(stored, watcher.person))).decode())

    def tell(self, message: msgspec.Struct) -> None:
        """The same to everybody."""
        text = encode(message).decode()
        for watcher in self._here:
            watcher.push(text)
