"""What a client asks about what was played: positions, logs, records, statistics."""

from granada.client.requests import Requests
from granada.protocol.records import Import, Log, Position, Proof, Replay
from granada.protocol.statistics import GameStatistics, Sheet, TableStatistics
from granada.protocol.tables import SeatRequest, TableInfo


class RecordRequests(Requests):
    """Positions, logs, records and statistics of tables."""

    async def view(self, table: str, seat: int | None = None, invitation: str | None = None) -> Position:
        """The table as a seat of the own sees it, or as a spectator.

        >>> (await ana.view(table.id, seat=0)).view["deciders"]
        [0, 1]
        """
        return await self._ask("GET", f"/tables/{table}/view", Position, seat=seat, invitation=invitation)

    async def position(self, table: str, moves: int, seat: int | None = None) -> Position:
        """The table after so many moves.

        >>> (await ana.position(table.id, moves=0)).view["turn"]
        1
        """
        return await self._ask("GET", f"/tables/{table}/positions/{moves}", Position, seat=seat)

    async def log(self, table: str, seat: int | None = None) -> Log:
        """All entries of a table.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.log(over.id)).entries) > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/log", Log, seat=seat)

    async def replay(self, table: str, seat: int | None = None, after: int = 0) -> Replay:
        """A whole game to step through, or what happened after an entry.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.replay(over.id)).entries) > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/replay", Replay, seat=seat, after=after)

    async def sheet(self, table: str) -> Sheet:
        """The score sheet of a game that is over.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.sheet(over.id)).scorings)
        3
        """
        return await self._ask("GET", f"/tables/{table}/sheet", Sheet)

    async def statistics(self, table: str) -> TableStatistics:
        """What can be counted in a game that is over.

        >>> over = await ana.bring_in(finished)
        >>> (await ana.statistics(over.id)).moves > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/statistics", TableStatistics)

    async def server_statistics(self) -> list[GameStatistics]:
        """What can be counted in all games of this server.

        >>> isinstance(await ana.server_statistics(), list)
        True
        """
        return await self._ask("GET", "/statistics", list[GameStatistics])

    async def record(self, table: str, form: str = "json") -> str:
        """The record of a game that is over, as "json" or as "text".

        >>> over = await ana.bring_in(finished)
        >>> (await ana.record(over.id, form="text")).splitlines()[0]
        'granada 1'
        """
        return (await self._send("GET", f"/tables/{table}/record", form=form)).decode()

    async def my_records(self) -> bytes:
        """The records of all one's games that have begun, as a ZIP file.

        >>> over = await ana.bring_in(finished)
        >>> f"alhambra-{over.id}.json" in ZipFile(BytesIO(await ana.my_records())).namelist()
        True
        """
        return await self._send("GET", "/me/records")

    async def proof(self, table: str) -> Proof:
        """What proves that the shuffles of a game were fixed before it began. Cheated if this client has contributed to
        other ones.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.proof(over.id)).scores)
        2
        """
        proof = await self._ask("GET", f"/tables/{table}/proof", Proof)
        if self.contributing:
            self.contributing.check(table, proof)
        return proof

    async def edition(self, table: str) -> str:
        """The edition with which a table is played.

        >>> "[granada]" in await ana.edition(table.id)
        True
        """
        return (await self._send("GET", f"/tables/{table}/edition")).decode()

    async def bring_in(
        self, record: str, seats: list[SeatRequest] | None = None, edition: str | None = None
    ) -> TableInfo:
        """Open a table from a record: to look at it, or to play on with these seats.

        >>> (await ana.bring_in(finished)).status
        'over'
        """
        return await self._ask("POST", "/records", TableInfo, Import(record=record, seats=seats or [], edition=edition))
