"""Leaving a table: before the game the seat is free again, during it a bot plays on."""

from granada.protocol.tables import OPEN, PLAYING
from granada.server.services import Services
from granada.server.tables import leave_open


async def leave_table(services: Services, table_id: str, person: str) -> None:
    table = await services.registry.table(table_id)
    if table.stored.status == OPEN:
        await leave_open(services.database, table_id, person)
        await services.registry.changed(table_id)
    elif table.stored.status == PLAYING:
        await table.leave(person)
