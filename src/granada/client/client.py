"""Client: everything that can be asked of a server, and live connections to its tables."""

from contextlib import AbstractAsyncContextManager

import httpx

from granada.client.connection import Connection
from granada.client.people import PeopleRequests
from granada.client.records import RecordRequests
from granada.client.tables import TableRequests


class Client(PeopleRequests, TableRequests, RecordRequests):
    """One person at one server.

    >>> async with Client(address) as ana:
    ...     await ana.come("Ana")
    ...     table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    ...     async with ana.watch(table.id) as game:
    ...         while await game.turn() and game.n < 20:
    ...             await game.move(game.legal[0])
    >>> game.n >= 20
    True
    """

    def watch(
        self, table: str, seat: int | None = None, invitation: str | None = None
    ) -> AbstractAsyncContextManager[Connection]:
        """A live connection to a table, for one's own seat or for a spectator.

        >>> async with ben.watch(table.id) as his_game:
        ...     his = his_game.view["dealt"]
        >>> his == game.view["dealt"]
        False
        """
        wanted = {"seat": seat, "invitation": invitation}
        query = {name: str(value) for name, value in wanted.items() if value is not None}
        address = httpx.URL(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live", params=query)
        return Connection(address, self._headers, self.reveal if self.contributing else None)
