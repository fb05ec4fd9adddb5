"""Clearing: games leave the list of a person who does not want to see them any more.

A finished game is only hidden from this person: it still counts in the statistics, and the others have it. A game that
a person plays alone against bots ends by it, without a result; housekeeping deletes it."""

from collections.abc import Iterable

from sqlalchemy import update

from granada.kernel.errors import GranadaError
from granada.protocol.tables import CLOSED, OPEN, OVER, PLAYING
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.schema import seats, tables
from granada.server.tables import locked_table


async def clear(database: Database, person: str, table_ids: Iterable[str]) -> list[str]:
    """All of these games or none. Returns those that were ended."""
    ended = []
    async with database.writing() as connection:
        for table_id in sorted(set(table_ids)):  # In the same order everywhere, so that nobody waits for each other.
            table = await locked_table(connection, table_id)
            if not table.seats_of(person):
                raise GranadaError(ServerFault.NO_SUCH_TABLE)
            if table.status == OPEN:
                raise GranadaError(ServerFault.NOT_STARTED)
            if table.status == PLAYING:
                if not table.is_played_alone_by(person):
                    raise GranadaError(ServerFault.OTHERS_PLAY)
                await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))
                ended.append(table_id)
            elif table.status == OVER:
                own = (seats.c.table_key == table.key) & (seats.c.person == person)
                await connection.execute(update(seats).where(own).values(cleared=True))
    return ended
