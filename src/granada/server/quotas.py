"""Quotas: of tables and of imported data, counted in the database.

Anybody can become a new guest, so the address counts as well as the person."""

import logging

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.games import game_ids, load
from granada.kernel.errors import GranadaError
from granada.protocol.tables import OPEN, PLAYING
from granada.server.clock import now
from granada.server.faults import ServerFault
from granada.server.limited_log import LimitedLog
from granada.server.people import Host
from granada.server.schema import tables

MOST_TABLES = 200
MOST_TABLES_OF_GUEST = 30
MOST_TABLES_FROM_ADDRESS = 500
"""Unfinished ones. Schools and clubs have one address for all."""
MOST_BROUGHT = 20_000_000
"""Characters of records and editions in a day, of one person or from one address."""
DAY = 24 * 60 * 60 * 1000

log = LimitedLog(logging.getLogger(__name__))


async def check_may_open(connection: AsyncConnection, host: Host, brought: int) -> None:
    """Whether this host may have one more table, with a record or an edition of so many characters."""
    most_of_person = MOST_TABLES if host.person.registered else MOST_TABLES_OF_GUEST
    for whose, most, fault in (
        (tables.c.host == host.person.id, most_of_person, ServerFault.TOO_MANY_TABLES),
        (tables.c.origin == host.origin, MOST_TABLES_FROM_ADDRESS, ServerFault.TOO_MANY_TABLES_HERE),
    ):
        if await unfinished(connection, whose) >= most:
            log.warn(f"{host.person.id}, from {host.origin}, has too many unfinished tables")
            raise GranadaError(fault, most=most)
        if brought and await _brought_lately(connection, whose) + brought > MOST_BROUGHT:
            log.warn(f"{host.person.id}, from {host.origin}, has brought in too much today")
            raise GranadaError(ServerFault.TOO_MUCH_BROUGHT)


async def unfinished(connection: AsyncConnection, whose: ColumnElement[bool]) -> int:
    """How many of these tables are not finished. Games that wait for other rules cannot be finished here, so they do
    not count."""
    can_go_on = or_(*((tables.c.game == game.id) & (tables.c.rules == game.rules) for game in map(load, game_ids())))
    count = or_(tables.c.status == OPEN, (tables.c.status == PLAYING) & can_go_on)
    return await connection.scalar(select(func.count()).select_from(tables).where(whose, count)) or 0


async def _brought_lately(connection: AsyncConnection, whose: ColumnElement[bool]) -> int:
    lately = tables.c.opened > now() - DAY
    return await connection.scalar(select(func.sum(tables.c.brought)).where(whose, lately)) or 0
