"""The live connections to a table, and the messages to their viewers."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec

from granada.answers.table import Table, info_for
from granada.protocol import live
from granada.protocol.telling import Teller, encode
from granada.table import EntryOutcome, LiveGame


class ViewerConnection(Protocol):
    person: str | None
    viewer: int | None
    """The seat as which the game is seen, or None for a spectator."""
    muted: frozenset[str]

    def push(self, message: str) -> None: ...


class ViewerConnections:
    def __init__(self, clock: Callable[[], int]) -> None:
        self._here: set[ViewerConnection] = set()
        self._teller = Teller(clock)

    def __iter__(self) -> Iterator[ViewerConnection]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def add(self, connection: ViewerConnection) -> None:
        self._here.add(connection)

    def remove(self, connection: ViewerConnection) -> None:
        self._here.discard(connection)

    def number_of(self, action: live.AnyAction) -> int | None:
        """The number of the last entry that this action has become a short time ago."""
        return self._teller.number_of(action.seat, action.key, action.n)

    def show(self, game: LiveGame, connection: ViewerConnection, seen: int | None = None) -> None:
        """The whole view, or nothing if it is known."""
        connection.push(self._teller.view(game, connection.viewer, seen))

    def show_begun(self, game: LiveGame, last: Iterable[EntryOutcome]) -> None:
        """A game that nobody has seen here yet, and the outcomes of its last entries."""
        self._teller.keep(last)
        for connection in self._here:
            self.show(game, connection)

    def send_entry(self, game: LiveGame) -> None:
        """The last entry or action, which has led to this game."""
        messages = self._teller.entry(game, {connection.viewer for connection in self._here})
        for connection in self._here:
            connection.push(messages[connection.viewer])

    def keep_to_own_seats(self, table: Table, game: LiveGame | None) -> None:
        """Make spectators of the viewers whose seats somebody else has now."""
        for connection in self._here:
            if connection.viewer is not None and table.seats[connection.viewer].person != connection.person:
                connection.viewer = None
                if game is not None:
                    self.show(game, connection)

    def tell_table(self, table: Table, game: LiveGame | None) -> None:
        self.keep_to_own_seats(table, game)
        for connection in self._here:
            connection.push(encode(live.TableUpdate(info_for(table, connection.person))).decode())

    def tell(self, message: msgspec.Struct) -> None:
        """Send the same message to all viewers."""
        text = encode(message).decode()
        for connection in self._here:
            connection.push(text)
