"""Leases: of the processes of one server, one plays for the bots of a table.

A process renews its lease all the time, whatever the number of its tables, and each table names the process that plays
for its bots. If that one does not renew its lease any more, another one takes its tables over.

A process that was only slow or frozen may still write the move of a bot. No harm comes of that: an entry is written
with the number that follows the position for which it was chosen, and each number is written once."""

from collections.abc import Collection
from secrets import token_hex
from time import monotonic

from sqlalchemy import BigInteger, ColumnElement, cast, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.clock import now
from granada.server.database import Database
from granada.server.schema import processes, tables
from granada.server.waiting import tables_that_wait_for_bots

RENEW_EVERY_S = 0.7
LASTS_S = 2.0
"""A lease ends so long after its last renewal."""


class Leases:
    def __init__(self, database: Database, is_alone: bool) -> None:
        self.is_alone = is_alone
        self._database = database
        self._process = token_hex(8)
        self._held: set[int] = set()
        """The keys of the tables that name this process."""
        self._until = 0.0
        """The lease of this process ends then, on the monotonic clock."""

    @property
    def held(self) -> frozenset[int]:
        return frozenset(self._held)

    def holds(self, table_key: int) -> bool:
        return table_key in self._held

    async def take(self, table_keys: Collection[int]) -> set[int]:
        """Take over the bots of these tables. Returns the tables at which this process plays for them from now on."""
        if self.is_alone:
            return set(table_keys)
        if monotonic() >= self._until:
            return set()
        free = or_(tables.c.owner.is_(None), tables.c.owner == self._process, ~self._is_owner_alive())
        for key in set(table_keys) - self._held:
            query = update(tables).where(tables.c.key == key, free).values(owner=self._process)
            async with self._database.writing() as connection:
                if (await connection.execute(query)).rowcount:
                    self._held.add(key)
        return set(table_keys) & self._held

    async def give_back(self, table_keys: Collection[int]) -> None:
        self._held -= set(table_keys)
        own = (tables.c.owner == self._process) & tables.c.key.in_(table_keys)
        async with self._database.writing() as connection:
            await _release(connection, own)

    async def renew(self) -> list[str]:
        """Returns the processes whose leases have ended."""
        began, moment = monotonic(), self._moment()
        until = moment + int(LASTS_S * 1000)
        async with self._database.writing() as connection:
            own = update(processes).where(processes.c.id == self._process, processes.c.until > moment)
            if not (await connection.execute(own.values(until=until))).rowcount:
                self._process, self._held = token_hex(8), set()  # What it had may belong to others now.
                await connection.execute(insert(processes).values(id=self._process, until=until))
            ended = list(await connection.scalars(select(processes.c.id).where(processes.c.until <= moment)))
        self._until = began + LASTS_S
        return ended

    async def release_ended(self, ended: Collection[str]) -> set[str]:
        """Nobody owns the tables of these processes any more. Returns the ids of those at which bots have to decide:
        one process is told of each."""
        is_over = processes.c.id.in_(ended) & (processes.c.until <= self._moment())
        async with self._database.writing() as connection:
            found = select(processes.c.id).where(is_over).with_for_update(skip_locked=True)
            gone = list(await connection.scalars(found))
            if not gone:
                return set()
            owned = tables.c.owner.in_(gone)
            waiting = await tables_that_wait_for_bots(connection, 0, owned)
            await _release(connection, owned)
            await connection.execute(delete(processes).where(processes.c.id.in_(gone)))
        return waiting

    async def waiting_without_owner(self, long: int) -> set[str]:
        """Tables at which bots have had to decide for so many milliseconds, although no process plays for them."""
        async with self._database.reading() as connection:
            return await tables_that_wait_for_bots(connection, long, ~self._is_owner_alive())

    async def end(self) -> None:
        """Others take over at once."""
        if not self.is_alone:
            async with self._database.writing() as connection:
                await connection.execute(update(processes).where(processes.c.id == self._process).values(until=0))

    def _is_owner_alive(self) -> ColumnElement[bool]:
        owner = select(processes.c.id).where(processes.c.id == tables.c.owner, processes.c.until > self._moment())
        return exists(owner.correlate(tables))

    def _moment(self) -> ColumnElement[int]:
        """The time of the database: clocks of several machines differ."""
        if self._database.is_sqlite:
            return literal(now(), BigInteger)
        return cast(func.floor(func.extract("epoch", func.clock_timestamp()) * 1000), BigInteger)


async def _release(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Everywhere in the same order, so that two processes never wait for each other."""
    found = select(tables.c.key).where(which).order_by(tables.c.key).with_for_update(key_share=True)
    keys = list(await connection.scalars(found))
    await connection.execute(update(tables).where(tables.c.key.in_(keys)).values(owner=None))
