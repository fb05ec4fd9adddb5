"""An archive of all games of a person, made while it is sent."""

import asyncio
import io
from collections.abc import AsyncIterator
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import select

from granada.answers.archive import Played, put, records_of
from granada.protocol.tables import OVER, PLAYING
from granada.server.fair_queue import Account
from granada.server.records import read_deciders
from granada.server.schema import seats, tables
from granada.server.services import Services
from granada.server.stored import read_entries, read_table

AT_ONCE = 20
"""The games that are in memory at a time."""


async def begun(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The pieces, once the first one is there: a refusal comes before anything is sent."""
    first = await anext(pieces)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for piece in pieces:
            yield piece

    return all_of_them()


async def archive(services: Services, account: Account) -> AsyncIterator[bytes]:
    """The archive of the person of this account, piece by piece."""
    own = select(seats.c.table_key).where(seats.c.person == account.person)
    begun = select(tables.c.id).where(tables.c.key.in_(own), tables.c.status.in_((PLAYING, OVER)))
    async with services.database.reading() as connection:
        table_ids = list(await connection.scalars(begun.order_by(tables.c.key)))
    made = _Made()
    with ZipFile(made, "w", ZIP_DEFLATED) as zipped:
        for first in range(0, len(table_ids), AT_ONCE):
            played = [await _read(services, table_id) for table_id in table_ids[first : first + AT_ONCE]]
            found = await services.heavy.do(account, records_of, played)
            await asyncio.to_thread(put, zipped, found)
            yield made.taken()
    yield made.taken()


async def _read(services: Services, table_id: str) -> Played:
    async with services.database.reading() as connection:
        table = await read_table(connection, table_id)
        return Played(table, await read_entries(connection, table.key), await read_deciders(connection, table.key))


class _Made(io.RawIOBase):
    """What was made of the file and not taken yet. Nobody can go back in it."""

    def __init__(self) -> None:
        self._parts = list[bytes]()

    def writable(self) -> bool:
        return True

    def write(self, part: object) -> int:
        content = bytes(part)  # type: ignore[call-overload]
        self._parts.append(content)
        return len(content)

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)
