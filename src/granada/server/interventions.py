"""Interventions: what the host of the server does with people and tables, from outside of it (``granada admin``), and
what moderators do in the browser.

Each is a line of a log in the database. The running processes read the log, and take over what has changed."""

import asyncio
import logging
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.clock import now
from granada.server.database import Database, DatabaseGone
from granada.server.registry import TableRegistry
from granada.server.schema import interventions

LOOK_EVERY_S = 2.0
MAY_COME_LATE = 100
"""Transactions at the same time may be committed in another order than their numbers."""
MOST_SHOWN = 1000

log = logging.getLogger(__name__)


class Intervention(NamedTuple):
    id: int
    at: int
    moderator: str | None
    """The id of the person who has done it; None for the host of the server."""
    kind: str
    person: str | None
    table_id: str | None
    detail: str


async def note_intervention(
    connection: AsyncConnection,
    kind: str,
    person: str | None = None,
    table_id: str | None = None,
    detail: str = "",
    moderator: str | None = None,
) -> None:
    row = {"at": now(), "moderator": moderator, "kind": kind, "person": person, "table_id": table_id, "detail": detail}
    await connection.execute(insert(interventions).values(row))


async def empty_details(connection: AsyncConnection, people: Collection[str]) -> None:
    """The log says no more what these people were called and what they said."""
    await connection.execute(update(interventions).where(interventions.c.person.in_(people)).values(detail=""))


async def read_interventions(connection: AsyncConnection, after: int = 0) -> list[Intervention]:
    """The last ones, the oldest first."""
    columns = [interventions.c[name] for name in Intervention._fields]
    query = select(*columns).where(interventions.c.id > after).order_by(interventions.c.id.desc()).limit(MOST_SHOWN)
    return [Intervention(*row) for row in await connection.execute(query)][::-1]


class Follower:
    """Takes over in this process what the host does from outside, and what moderators do at other processes."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database = database
        self._registry = registry
        self._known: frozenset[int] = frozenset()
        self._last = 0

    async def run(self) -> None:
        is_first = True
        while True:
            try:
                if is_first:
                    await self._skip_old()
                    is_first = False
                else:
                    await self.look()
            except DatabaseGone:
                pass  # It has been logged.
            except Exception:
                log.exception("what the host has done could not be read")
            await asyncio.sleep(LOOK_EVERY_S)

    async def look(self) -> None:
        async with self._database.reading() as connection:
            recent = await read_interventions(connection, self._last - MAY_COME_LATE)
        fresh = [each for each in recent if each.id not in self._known]
        self._known = frozenset(each.id for each in recent)
        self._last = max(self._known, default=self._last)
        for each in fresh:
            if each.person is not None:
                self._registry.when_signed_out(each.person)
                await self._registry.changed_for(each.person)
            if each.table_id is not None:
                await self._registry.changed(each.table_id)

    async def _skip_old(self) -> None:
        """This process has read everything else after these were done."""
        async with self._database.reading() as connection:
            self._last = await connection.scalar(select(func.max(interventions.c.id))) or 0
            recent = await read_interventions(connection, self._last - MAY_COME_LATE)
        self._known = frozenset(each.id for each in recent)
