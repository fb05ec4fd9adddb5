"""Leaving a table: before the game the seat is free again, during it a bot plays on."""

from granada.protocol.tables import OPEN, PLAYING
from granada.server.house import House
from granada.server.tables import leave_open


async def leave_table(house: House, table_id: str, person: str) -> None:
    table = await house.registry.table(table_id)
    if table.stored.status == OPEN:
        await leave_open(house.database, table_id, person)
        await house.registry.changed(table_id)
    elif table.stored.status == PLAYING:
        await table.leave(person)
