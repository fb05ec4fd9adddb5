"""Records in the database: of games that were played here, and imported ones."""

from functools import partial
from gzip import compress

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.opening import check_somebody_plays, new_seats, nobody_else_plays
from granada.answers.records import Checked, record_without_rules, replay, seats_in, with_contributions
from granada.answers.table import Table
from granada.kernel.errors import GranadaError
from granada.kernel.faults import KernelFault
from granada.kernel.record import Record
from granada.protocol.records import Import
from granada.protocol.tables import CLOSED, OVER
from granada.server.clock import now
from granada.server.database import Database
from granada.server.editions import keep_edition
from granada.server.people import Host
from granada.server.schema import entries, tables
from granada.server.stored import StoredTable, read_entries, read_table
from granada.server.tables import insert_table, open_again, table_row
from granada.table import Entry, Kind, NoClock

AT_ONCE = 500
"""Entries of a record that are written before others have their turn."""
ZIPPED = 4
"""The level of compression: a higher one takes much longer and saves little."""


async def read_record_without_rules(connection: AsyncConnection, table: StoredTable) -> Record:
    log = await read_entries(connection, table.key)
    return record_without_rules(table, log, await read_deciders(connection, table.key))


async def read_deciders(connection: AsyncConnection, table_key: int) -> dict[int, int]:
    """The seats that had to decide after each entry, as bits."""
    query = select(entries.c.number, entries.c.deciders).where(entries.c.table_key == table_key)
    return {row.number: row.deciders for row in await connection.execute(query)}


def zipped_replay(table: Table, log: list[Entry], viewer: int | None, start: int) -> bytes:
    return compress(replay(table, log, viewer, start), ZIPPED)


async def bring_in(database: Database, host: Host, request: Import, checked: Checked) -> StoredTable:
    """A table with the game of the record. It is never listed or rated: its seed is known. The moves are written piece
    by piece, so that nobody else's move has to wait for all of them; until then the table is closed."""
    person, header = host.person, checked.beginning.header
    row = table_row(host, checked.beginning, public=request.public, control=NoClock())
    if request.seats and len(request.seats) != header.players:
        raise GranadaError(KernelFault.SEAT_COUNT, seats=len(request.seats), players=header.players)
    if request.seats:
        seats = new_seats(header.game, request.seats, person.id, person.name)
    else:
        seats = seats_in(checked, person.id, person.name)
    if checked.result is None:
        check_somebody_plays(seats)
    row |= {
        "imported": True,
        "offline": request.offline,
        "hints": nobody_else_plays(seats, person.id),
        "brought": size_of(request),
        "status": CLOSED,
    }
    seats = with_contributions(seats, checked)
    async with database.writing() as connection:
        row["edition_file"] = await keep_edition(connection, request.edition)
        table_id = await insert_table(connection, row, seats)
        key = (await read_table(connection, table_id)).key
    at = now()
    for first in range(0, len(checked.moves), AT_ONCE):
        await database.transact(partial(_write_moves, checked, key, at, range(first, first + AT_ONCE)))
    async with database.writing() as connection:
        if checked.result is None:
            await open_again(connection, key)
        else:
            scores, winners = checked.result
            result = {"status": OVER, "started": at, "ended": at, "scores": scores, "winners": winners}
            await connection.execute(update(tables).where(tables.c.key == key).values(result))
        return await read_table(connection, table_id)


def _write_moves(checked: Checked, table_key: int, at: int, which: range, connection: Connection) -> None:
    log = [
        {
            "table_key": table_key,
            "number": place + 1,
            "kind": Kind.MOVE.value,
            "seat": checked.moves[place][0],
            "text": checked.moves[place][1],
            "at": at,
            "key": "",
            "deciders": checked.deciders[place],
        }
        for place in which[: len(checked.moves) - which.start]
    ]
    connection.execute(insert(entries), log)


def size_of(request: Import) -> int:
    """The size of an import in characters."""
    return len(request.record) + len(request.edition or "")
