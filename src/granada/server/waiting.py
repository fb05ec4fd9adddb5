"""The people that games wait for, as far as the database knows without the rules."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, ColumnElement, ScalarSelect, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.protocol.tables import PLAYING
from granada.server.clock import now
from granada.server.schema import entries, mails, pushes, seats, tables, webhooks
from granada.table import PERSON, Kind


async def tables_that_wait_for_bots(connection: AsyncConnection, long: int, which: ColumnElement[bool]) -> set[str]:
    """For so many milliseconds already."""
    query = (
        select(tables.c.id, seats.c.seat, _deciders())
        .select_from(tables.join(seats, seats.c.table_key == tables.c.key))
        .where(
            which,
            tables.c.status == PLAYING,
            or_(seats.c.kind != PERSON, seats.c.stand_in != ""),
            _since() <= now() - long,
        )
    )
    found = (await connection.execute(query)).all()
    return {row.id for row in found if row.deciders >> row.seat & 1}


async def decisions_at(connection: AsyncConnection, table_keys: Collection[int]) -> dict[int, tuple[int, int]]:
    """The seats that have to decide, as bits, and since when, at each of these tables at which the game goes on."""
    query = select(tables.c.key, _deciders(), _since()).where(tables.c.key.in_(table_keys), tables.c.status == PLAYING)
    return {key: (deciders, since) for key, deciders, since in await connection.execute(query)}


async def people_to_tell(connection: AsyncConnection) -> set[tuple[str, str]]:
    """Tables and people for whom a notice is due."""
    asked = or_(
        exists().where(pushes.c.person == seats.c.person),
        exists().where(mails.c.person == seats.c.person, mails.c.confirmed),
        exists().where(webhooks.c.person == seats.c.person),
    )
    query = (
        select(tables.c.id, seats.c.seat, seats.c.person, _deciders())
        .select_from(tables.join(seats, seats.c.table_key == tables.c.key))
        .where(tables.c.status == PLAYING, seats.c.stand_in == "", asked, _is_not_notified())
    )
    found = (await connection.execute(query)).all()
    return {(row.id, row.person) for row in found if row.deciders >> row.seat & 1}


async def claim_telling(connection: AsyncConnection, table_key: int, whose: Collection[int], number: int) -> bool:
    """Whether one of these seats had no notice since its last move. Mark all of them as notified up to this entry, so
    that another task or process that finds the same turn sends no second notice."""
    here = (seats.c.table_key == table_key) & seats.c.seat.in_(whose)
    claim = update(seats).where(here, _is_not_notified()).values(notified=number)
    return (await connection.execute(claim)).rowcount > 0


async def is_claim_the_last(connection: AsyncConnection, table_key: int, whose: Collection[int], number: int) -> bool:
    """Whether none of these seats has moved or got another notice since the notice at this entry."""
    here = (seats.c.table_key == table_key) & seats.c.seat.in_(whose)
    notified = select(func.max(seats.c.notified)).where(here)
    moved = select(func.count()).where(here, _is_not_notified())
    return await connection.scalar(notified) == number and not await connection.scalar(moved)


def _is_not_notified() -> ColumnElement[bool]:
    of_seat = (entries.c.table_key == seats.c.table_key) & (entries.c.seat == seats.c.seat)
    last_move = select(func.coalesce(func.max(entries.c.number), 0)).where(of_seat, entries.c.kind == Kind.MOVE.value)
    return seats.c.notified < last_move.correlate(seats).scalar_subquery()


def _deciders() -> ColumnElement[int]:
    return func.coalesce(_of_newest_entry(entries.c.deciders), tables.c.deciders).label("deciders")


def _since() -> ColumnElement[int]:
    return func.coalesce(_of_newest_entry(entries.c.at), tables.c.started)


def _of_newest_entry(column: Column[Any]) -> ScalarSelect[Any]:
    newest = select(column).where(entries.c.table_key == tables.c.key).order_by(entries.c.number.desc()).limit(1)
    return newest.correlate(tables).scalar_subquery()
