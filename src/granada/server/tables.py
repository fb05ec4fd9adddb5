"""Tables: opening, joining, leaving and playing again."""

from collections.abc import Awaitable, Callable, Sequence
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.answers.names import free_name
from granada.answers.opening import (
    Beginning,
    NewSeat,
    check_somebody_plays,
    new_seats,
    nobody_else_plays,
    seats_again,
    with_commitment,
)
from granada.answers.table import check_may_play_again, in_order, my_table
from granada.kernel.errors import GranadaError
from granada.protocol.tables import CLOSED, OPEN, Colour, Joining, MyTable, NewTable, Rematch
from granada.server.beginning import NO_CONTRIBUTION, draw_again, start_if_full
from granada.server.clock import now
from granada.server.database import Database
from granada.server.editions import keep_edition
from granada.server.faults import ServerFault
from granada.server.left_seats import check_not_kept_out
from granada.server.mutes import read_apart
from granada.server.people import Host, Person, new_id, unclaimed_name
from granada.server.schema import seats, tables
from granada.server.stored import StoredTable, locked_table, read_table, read_tables
from granada.server.waiting import decisions_at
from granada.table import TimeControl

SECRET_BYTES = 16
MOST_LISTED = 100
MOST_LOOKED_AT = 2000
"""The number of public tables to look at in order to find those that are listed."""


async def open_table(connection: AsyncConnection, host: Host, request: NewTable, beginning: Beginning) -> str:
    """The id of a new table."""
    row = table_row(host, beginning, public=request.public, control=request.control)
    new = new_seats(beginning.header.game, request.seats, host.person.id, host.person.name)
    alone = nobody_else_plays(new, host.person.id)
    row["hints"] = alone if request.hints is None else request.hints
    row["edition_file"] = await keep_edition(connection, request.edition)
    row["brought"] = len(request.edition or "")
    check_somebody_plays(new)
    new = with_commitment(new, host.person.id, request.commitment)
    if not alone:
        for seat in request.seats:
            if seat.name:
                await unclaimed_name(connection, seat.name, host.person.id)
    return await insert_table(connection, row, new)


def table_row(host: Host, beginning: Beginning, *, public: bool, control: TimeControl) -> dict[str, Any]:
    header = beginning.header
    return {
        "id": new_id(),
        "game": header.game,
        "edition": header.edition,
        "rules": header.rules,
        "options": header.options,
        "seed": str(beginning.number),
        "deciders": beginning.deciders,
        "public": public,
        "invitation": token_urlsafe(SECRET_BYTES),
        "control": msgspec.to_builtins(control),
        "status": OPEN,
        "host": host.person.id,
        "origin": host.origin,
        "imported": False,
        "opened": now(),
        "rated": False,
    }


async def insert_table(connection: AsyncConnection, row: dict[str, Any], new: Sequence[NewSeat]) -> str:
    key: int = await connection.scalar(insert(tables).values(row).returning(tables.c.key))
    rows = [{"table_key": key, "stand_in": "", **msgspec.structs.asdict(seat)} for seat in new]
    await connection.execute(insert(seats), rows)
    await start_if_full(connection, key)
    return str(row["id"])


async def open_again(connection: AsyncConnection, table_key: int) -> None:
    """A closed table, whose game begins if all are there."""
    await connection.execute(update(tables).where(tables.c.key == table_key).values(status=OPEN))
    await start_if_full(connection, table_key)


async def join(database: Database, table_id: str, person: Person, joining: Joining) -> None:
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if not table.may_be_seen_by(person.id, joining.invitation):
            raise GranadaError(AnswerFault.NO_SUCH_TABLE)
        if table.status != OPEN:
            raise GranadaError(AnswerFault.ALREADY_STARTED)
        if table.seats_of(person.id):
            return
        await check_not_kept_out(connection, table, person.id)
        free = [seat for seat in table.seats if seat.is_open and seat.reserved in (None, person.id)]
        wanted = [seat for seat in free if joining.seat in (None, seat.seat)]
        if not wanted:
            raise GranadaError(ServerFault.SEAT_TAKEN)
        seat = min(wanted, key=lambda seat: (seat.reserved is None, seat.seat)).seat
        here = (seats.c.table_key == table.key) & (seats.c.seat == seat)
        name = free_name(person.name, [other.name for other in table.seats])
        taken: dict[str, Any] = {"person": person.id, "name": name, "reserved": None}
        if not table.imported:  # Its cards are those of the record.
            taken["commitment"] = joining.commitment
        await connection.execute(update(seats).where(here).values(taken))
        if joining.colour is not None:
            await _paint(connection, table, seat, joining.colour)
        await start_if_full(connection, table.key)


async def choose_colour(database: Database, table_id: str, person: str, seat: int, colour: Colour) -> None:
    """Choose a colour before the game. Bots and seats that are still free give way."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status != OPEN:
            raise GranadaError(AnswerFault.ALREADY_STARTED)
        if seat not in table.seats_of(person):
            raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)
        await _paint(connection, table, seat, colour)


async def _paint(connection: AsyncConnection, table: StoredTable, seat: int, colour: Colour) -> None:
    if any(other.colour == colour and other.person is not None for other in table.seats if other.seat != seat):
        raise GranadaError(AnswerFault.COLOUR_TAKEN, colour=colour)
    here = seats.c.table_key == table.key
    await connection.execute(update(seats).where(here, seats.c.colour == colour).values(colour=None))
    await connection.execute(update(seats).where(here, seats.c.seat == seat).values(colour=colour))


async def leave_open(database: Database, table_id: str, person: str) -> None:
    """Leave a table at which the game has not begun. With the last person it closes."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status != OPEN:
            raise GranadaError(AnswerFault.ALREADY_STARTED)
        if not any(person in (seat.person, seat.reserved) for seat in table.seats):
            return
        own = (seats.c.table_key == table.key) & (seats.c.person == person)
        free: dict[str, Any] = {"person": None, "name": "", "colour": None}
        if not table.imported:
            free |= NO_CONTRIBUTION
        await connection.execute(update(seats).where(own).values(free))
        kept = (seats.c.table_key == table.key) & (seats.c.reserved == person)
        await connection.execute(update(seats).where(kept).values(reserved=None))
        if table.reveal_until is not None:
            await draw_again(connection, table.key, keep_unrevealed=True)
        if not any(seat.person not in (None, person) for seat in table.seats):
            await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def close(database: Database, table_id: str, person: str) -> None:
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.host != person:
            raise GranadaError(ServerFault.NOT_THE_HOST)
        if table.status != OPEN:
            raise GranadaError(AnswerFault.ALREADY_STARTED)
        await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def rematch(
    database: Database,
    table_id: str,
    host: Host,
    begin: Callable[[StoredTable], Awaitable[Beginning]],
    asked: Rematch,
) -> str:
    """The id of the table at which the same people play the same game again: the first request opens it."""
    person = host.person
    async with database.reading() as connection:
        table = await read_table(connection, table_id)
    check_may_play_again(table, person.id)
    if table.rematch is None:
        row = table_row(host, await begin(table), public=table.public, control=table.control)
        try:
            async with database.writing() as connection:
                again = {"rematch_of": table.key, "hints": table.hints, "edition_file": table.edition_file}
                apart = await read_apart(connection, person.id)
                return await insert_table(
                    connection,
                    row | again,
                    with_commitment(seats_again(table, person.id, asked.bots, apart), person.id, asked.commitment),
                )
        except IntegrityError:  # Somebody else was faster.
            async with database.reading() as connection:
                table = await read_table(connection, table_id)
    if table.rematch is None:
        raise GranadaError(AnswerFault.NO_SUCH_TABLE)
    await join(database, table.rematch, person, Joining(commitment=asked.commitment))
    return table.rematch


async def listed(connection: AsyncConnection, status: str) -> list[StoredTable]:
    """Public tables, the latest ones first. Of many, the latest of each address, and there of each host: nobody can
    push the tables of others off the list. Imported games are not listed, because the importer knows everything
    hidden."""
    public = tables.c.public & (tables.c.status == status) & ~tables.c.imported
    latest = (
        select(tables.c.key, tables.c.host, tables.c.origin)
        .where(public)
        .order_by(tables.c.key.desc())
        .limit(MOST_LOOKED_AT)
        .subquery()
    )
    newest_first = latest.c.key.desc()
    of_host = func.row_number().over(partition_by=latest.c.host, order_by=newest_first).label("of_host")
    by_host = select(latest, of_host).subquery()
    address = func.coalesce(by_host.c.origin, by_host.c.host)
    in_turn = func.row_number().over(partition_by=address, order_by=(by_host.c.of_host, by_host.c.key.desc()))
    fair = select(by_host.c.key).order_by(in_turn, by_host.c.key.desc()).limit(MOST_LISTED).subquery()
    return await read_tables(connection, tables.c.key.in_(select(fair.c.key)), MOST_LISTED)


async def tables_with(connection: AsyncConnection, person: str) -> list[MyTable]:
    """The tables of a person, those first at which they have to decide."""
    sits = (seats.c.person == person) & ~seats.c.cleared
    own = select(seats.c.table_key).where(or_(sits, seats.c.reserved == person))
    found = await read_tables(connection, tables.c.key.in_(own) & (tables.c.status != CLOSED), MOST_LISTED)
    decisions = await decisions_at(connection, [table.key for table in found])
    return in_order(my_table(table, person, *decisions.get(table.key, (0, None))) for table in found)
