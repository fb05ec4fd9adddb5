"""Personal data: everything that is stored of a person, to hand it out or to remove it."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, Table, Text, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.interventions import empty_details
from granada.server.schema import (
    familiar,
    interventions,
    looks,
    mails,
    messages,
    mutes,
    people,
    pushes,
    ratings,
    reports,
    resets,
    seats,
    sessions,
    silenced,
    tables,
    webhooks,
)

SECRETS = {"password", "login", "digest", "code", "unsubscribe", "p256dh", "auth", "key"}
"""Columns that tell nothing of a person, or would let others act for them."""
OF_SEATS = ("seat", "name", "colour", "stand_in", "left", "cleared")
OF_TABLES = ("id", "game", "status", "opened", "started", "ended", "scores", "winners")


async def gathered(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything that is stored of a person, by the kind of data. Secrets are left out, and so are the people who have
    reported or moderated the person."""
    whole = (sessions, familiar, mails, pushes, webhooks, resets, mutes, ratings)
    queries = {table.name: select(*_told(table)).where(table.c.person == person) for table in whole} | {
        "messages": _at_tables(messages, ("id", "name", "text", "at"), messages.c.person == person),
        "silenced": _at_tables(silenced, (), silenced.c.person == person),
        "seats": _at_tables(seats, OF_SEATS, seats.c.person == person),
        "seats_kept_free": _at_tables(seats, ("seat",), seats.c.reserved == person),
        "seats_left": _at_tables(seats, ("seat",), _has_had_seat(person)),
        "tables": _tables_of(person),
        "reports_written": _some(reports, ("at", "person", "text", "done"), reports.c.reporter == person),
        "reports_about": _some(reports, ("at", "text", "done"), reports.c.person == person),
        "interventions": _some(interventions, ("at", "kind", "table_id", "detail"), interventions.c.person == person),
        "interventions_done": _some(interventions, ("at", "kind", "table_id"), interventions.c.moderator == person),
    }
    found: dict[str, Any] = {name: await _rows(connection, query) for name, query in queries.items()}
    (itself,) = await _rows(connection, select(*_told(people)).where(people.c.id == person))
    return {"person": itself, **found}


async def forget(connection: AsyncConnection, person: str) -> None:
    """Remove everything that identifies the person. The games stay, for the other players."""
    for table in (sessions, ratings, silenced, pushes, webhooks, mails, familiar, looks, resets):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    await connection.execute(delete(reports).where(or_(reports.c.person == person, reports.c.reporter == person)))
    await connection.execute(delete(messages).where(messages.c.person == person))
    await empty_details(connection, (person,))
    await _forget_successions(connection, person)
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    await connection.execute(update(seats).where(seats.c.reserved == person).values(reserved=None))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    nobody = {"name": "", "login": None, "password": None, "gone": True, "moderator": False}
    await connection.execute(update(people).where(people.c.id == person).values(nobody))


async def _forget_successions(connection: AsyncConnection, person: str) -> None:
    """Somebody was there before at these seats, but nobody knows who."""
    known = select(seats.c.table_key, seats.c.seat, seats.c.former).where(_has_had_seat(person))
    for table_key, seat, former in (await connection.execute(known)).all():
        here = (seats.c.table_key == table_key) & (seats.c.seat == seat)
        row = {"former": [None if each == person else each for each in former]}
        await connection.execute(update(seats).where(here).values(row))


def _has_had_seat(person: str) -> ColumnElement[bool]:
    """Whether the person has left a seat to somebody else."""
    return cast(seats.c.former, Text).contains(f'"{person}"', autoescape=True)


def _tables_of(person: str) -> Select[Any]:
    sitting = or_(seats.c.person == person, seats.c.reserved == person, _has_had_seat(person))
    which = or_(tables.c.host == person, tables.c.key.in_(select(seats.c.table_key).where(sitting)))
    return _some(tables, OF_TABLES, which).order_by(tables.c.key)


def _at_tables(table: Table, names: Collection[str], which: ColumnElement[bool]) -> Select[Any]:
    """Rows that belong to tables, with the public ids of these."""
    query = _some(table, names, which).add_columns(tables.c.id.label("table"))
    return query.join(tables, tables.c.key == table.c.table_key)


def _some(table: Table, names: Collection[str], which: ColumnElement[bool]) -> Select[Any]:
    return select(*(table.c[name] for name in names)).where(which)


def _told(table: Table) -> Sequence[Column[Any]]:
    return [column for column in table.columns if column.name not in SECRETS]


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
