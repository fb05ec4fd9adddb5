"""Clearing: games leave the list of a person who does not want to see them any more.

A finished game is only hidden from this person: it still counts in the statistics, and the others have it. A game that
a person plays alone against bots ends by it, without a result; housekeeping deletes it."""

from collections.abc import Iterable

from sqlalchemy import update

from granada.answers.table import check_may_clear
from granada.protocol.tables import CLOSED, OVER, PLAYING
from granada.server.database import Database
from granada.server.schema import seats, tables
from granada.server.stored import locked_table


async def clear(database: Database, person: str, table_ids: Iterable[str]) -> list[str]:
    """All of these games or none. Returns those that were ended."""
    ended = []
    async with database.writing() as connection:
        for table_id in sorted(set(table_ids)):  # In the same order everywhere, so that nobody waits for each other.
            table = await locked_table(connection, table_id)
            check_may_clear(table, person)
            if table.status == PLAYING:
                await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))
                ended.append(table_id)
            elif table.status == OVER:
                own = (seats.c.table_key == table.key) & (seats.c.person == person)
                await connection.execute(update(seats).where(own).values(cleared=True))
    return ended
