"""Presence: the seats and spectators that are connected to a table, in this process or another one."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from granada.protocol import live
from granada.server.bus import BusMessage
from granada.server.clock import now
from granada.server.of_table import OfTable

if TYPE_CHECKING:
    from granada.server.live_table import LiveTable

PAUSE_S = 0.2
LASTS_MS = 90_000
"""Milliseconds of silence after which another process counts as ended."""


class Presence(OfTable):
    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table)
        self._elsewhere: dict[str, tuple[tuple[int, ...], int, int]] = {}
        """The other processes that have the table: seats and spectators there, and the time of the last message."""
        self._due: asyncio.TimerHandle | None = None
        self._here_sent: tuple[tuple[int, ...], int] | None = None
        """The list that other processes were sent last."""
        self._sent: live.Present | None = None
        """The list that the viewers were sent last."""

    def here(self) -> tuple[tuple[int, ...], int]:
        """The seats and the number of spectators that are connected to this process."""
        own = [self._table.stored.seats_of(connection.person) for connection in self._table.connections]
        return tuple(sorted({seat for taken in own for seat in taken})), sum(not taken for taken in own)

    def is_here(self, seats: Collection[int]) -> bool:
        """Whether somebody with one of these seats is connected, to this process or to another."""
        return not self._everybody().isdisjoint(seats)

    def viewer_joined(self) -> None:
        """Tell a new viewer about the others."""
        self._sent = None
        self.changed()

    def changed(self) -> None:
        """Send it after a short delay: many viewers may come at once, and each change goes to all of them."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(PAUSE_S, self._tell, self._table)

    def hear(self, process: str, here: tuple[tuple[int, ...], int]) -> None:
        """Take in the list of the people connected to another process."""
        self._elsewhere[process] = (*here, now())
        self.changed()

    @property
    def is_shared(self) -> bool:
        """Whether another process has the table in its memory. One that has just begun asks, and reads what was written
        before it got the answer."""
        return bool(self._elsewhere)

    def tell_processes(self, *, asks: bool = False) -> None:
        """Tell other processes that this one has the table, and which people are connected to it."""
        table = self._table
        table.registry.bus.send(
            BusMessage(table=table.id, here=self.here(), number=table.number, asks_for_presence=asks)
        )

    def forget(self, process: str) -> None:
        """Another process has the table no more."""
        if self._elsewhere.pop(process, None) is not None:
            self.changed()

    def forget_ended(self) -> None:
        """Processes that have not been heard of for long."""
        gone = [process for process, (*_, heard) in self._elsewhere.items() if heard < now() - LASTS_MS]
        for process in gone:
            del self._elsewhere[process]
        if gone:
            self.changed()

    def _everybody(self) -> set[int]:
        return {*self.here()[0], *(seat for taken, _, _ in self._elsewhere.values() for seat in taken)}

    def _tell(self, table: "LiveTable") -> None:
        self._due = None
        here = self.here()
        if here != self._here_sent:
            self._here_sent = here
            self.tell_processes()
        spectators = here[1] + sum(count for _, count, _ in self._elsewhere.values())
        present = live.Present(tuple(sorted(self._everybody())), spectators)
        if present != self._sent:
            self._sent = present
            table.connections.tell(present)
