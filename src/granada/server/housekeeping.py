"""Housekeeping: old data is deleted.

Games that were played to their end here are kept for ever. Every process may do this at any time:
the others do not find what one has deleted."""

import asyncio
import logging
import random
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, or_, select, update

from granada.protocol.tables import CLOSED, OPEN, OVER
from granada.server.clock import now
from granada.server.database import Database, DatabaseGone
from granada.server.interventions import empty_details
from granada.server.known_places import LASTS as PLACES_LAST
from granada.server.schema import (
    editions,
    entries,
    familiar,
    mails,
    messages,
    mutes,
    people,
    pushes,
    ratings,
    resets,
    seats,
    sessions,
    silenced,
    tables,
)

HOUR = 60 * 60
PAUSE = 6 * HOUR
"""Seconds."""
DAY = 24 * HOUR * 1000
OPEN_TABLES_WAIT = 30 * DAY
CLOSED_TABLES_STAY = 30 * DAY
GUESTS_STAY = 30 * DAY
STUDIES_STAY = 30 * DAY
ORIGINS_STAY = 2 * DAY
"""Milliseconds. Origins are asked for within a day."""
AT_ONCE = 200
"""The number of rows that one transaction deletes: players never wait long."""

log = logging.getLogger(__name__)


async def run_housekeeping(database: Database) -> None:
    while True:
        await asyncio.sleep(PAUSE * random.uniform(0.5, 1))  # Not all processes at the same time.
        try:
            await tidy_up(database)
        except DatabaseGone:
            pass  # It has been logged.
        except Exception:
            log.exception("housekeeping has failed")


async def tidy_up(database: Database) -> None:
    moment = now()
    async with database.writing() as connection:
        await connection.execute(delete(sessions).where(sessions.c.until < moment))
        await connection.execute(delete(resets).where(resets.c.until < moment))
        await connection.execute(delete(familiar).where(familiar.c.at < moment - PLACES_LAST))
        waiting = (tables.c.status == OPEN) & (tables.c.opened < moment - OPEN_TABLES_WAIT)
        await connection.execute(update(tables).where(waiting).values(status=CLOSED))
        ended = tables.c.origin.is_not(None) & tables.c.status.in_((OVER, CLOSED))
        done_with = ended & (tables.c.opened < moment - ORIGINS_STAY)
        await connection.execute(update(tables).where(done_with).values(origin=None))
    old = tables.c.opened < moment - OPEN_TABLES_WAIT - CLOSED_TABLES_STAY
    await _throw_away_tables(database, (tables.c.status == CLOSED) & old)
    await _throw_away_tables(database, _only_studied() & (tables.c.opened < moment - STUDIES_STAY))
    await _throw_away_editions(database)
    await _throw_away_guests(database, people.c.since < moment - GUESTS_STAY)


def _only_studied() -> ColumnElement[bool]:
    """Finished games that a guest has brought in: nobody has played them here, and the guest has the record."""
    guests = select(people.c.id).where(people.c.login.is_(None))
    later = tables.alias()
    again = exists().where(later.c.rematch_of == tables.c.key)
    over_before = (tables.c.status == OVER) & (tables.c.started == tables.c.ended)
    return tables.c.imported & over_before & tables.c.host.in_(guests) & ~again


async def _throw_away_tables(database: Database, which: ColumnElement[bool]) -> None:
    unwanted = select(tables.c.key).where(which).limit(AT_ONCE)
    while True:
        async with database.writing() as connection:
            keys = list(await connection.scalars(unwanted.with_for_update(skip_locked=True)))
            for table in (messages, silenced, seats, entries):
                await connection.execute(delete(table).where(table.c.table_key.in_(keys)))
            await connection.execute(delete(tables).where(tables.c.key.in_(keys)))
        if len(keys) < AT_ONCE:
            return


async def _throw_away_editions(database: Database) -> None:
    """Delete the editions with which no table plays any more."""
    used = select(tables.c.key).where(tables.c.edition_file == editions.c.digest)
    async with database.writing() as connection:
        await connection.execute(delete(editions).where(~exists(used.correlate(editions))))


async def _throw_away_guests(database: Database, old: ColumnElement[bool]) -> None:
    """Guests without any game, for whom nobody waits."""
    guests = select(people.c.id).where(people.c.login.is_(None), old, *map(_not_in, _memories())).limit(AT_ONCE)
    while True:
        async with database.writing() as connection:
            ids = list(await connection.scalars(guests.with_for_update(skip_locked=True)))
            for table in (sessions, ratings, silenced, pushes, mails):
                await connection.execute(delete(table).where(table.c.person.in_(ids)))
            await connection.execute(delete(mutes).where(or_(mutes.c.person.in_(ids), mutes.c.muted.in_(ids))))
            await empty_details(connection, ids)
            await connection.execute(delete(people).where(people.c.id.in_(ids)))
        if len(ids) < AT_ONCE:
            return


def _memories() -> tuple[Any, ...]:
    """The columns that name a person of a table."""
    return seats.c.person, seats.c.reserved, tables.c.host, messages.c.person


def _not_in(column: Any) -> ColumnElement[bool]:
    found: Select[Any] = select(column).where(column == people.c.id)
    return ~exists(found.correlate(people))
