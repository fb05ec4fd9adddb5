"""An archive: the records of all games of a person in one file, made while it is sent."""

import asyncio
import io
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sqlalchemy import select

from granada.answers.records import record_without_rules
from granada.protocol.tables import OVER, PLAYING
from granada.server.fair_queue import Account
from granada.server.records import read_deciders
from granada.server.schema import seats, tables
from granada.server.services import Services
from granada.server.stored import StoredTable, read_entries, read_table
from granada.table import Entry

AT_ONCE = 20
"""Games that are in memory."""


class Played(NamedTuple):
    table: StoredTable
    log: list[Entry]
    deciders: Mapping[int, int]


async def begun(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same, once the first piece is there: a refusal comes before anything is sent."""
    first = await anext(pieces)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for piece in pieces:
            yield piece

    return all_of_them()


async def archive(services: Services, account: Account) -> AsyncIterator[bytes]:
    """Piece by piece, for the person of this account."""
    own = select(seats.c.table_key).where(seats.c.person == account.person)
    begun = select(tables.c.id).where(tables.c.key.in_(own), tables.c.status.in_((PLAYING, OVER)))
    async with services.database.reading() as connection:
        table_ids = list(await connection.scalars(begun.order_by(tables.c.key)))
    made = _Made()
    with ZipFile(made, "w", ZIP_DEFLATED) as zipped:
        for first in range(0, len(table_ids), AT_ONCE):
            played = [await _read(services, table_id) for table_id in table_ids[first : first + AT_ONCE]]
            found = await services.heavy.do(account, records_of, played)
            await asyncio.to_thread(_put, zipped, found)
            yield made.taken()
    yield made.taken()


class NamedFile(NamedTuple):
    name: str
    at: int
    text: str


def records_of(played: Sequence[Played]) -> list[NamedFile]:
    """The records as everybody may see them now, each with the edition that it was played with, if that is an own
    one."""
    found = list[NamedFile]()
    for table, log, deciders in played:
        name, at = f"{table.game}-{table.id}", table.ended or table.started or table.opened
        found.append(NamedFile(f"{name}.json", at, record_without_rules(table, log, deciders).to_json()))
        if table.edition_text is not None:
            found.append(NamedFile(f"{name}.toml", at, table.edition_text))
    return found


async def _read(services: Services, table_id: str) -> Played:
    async with services.database.reading() as connection:
        table = await read_table(connection, table_id)
        return Played(table, await read_entries(connection, table.key), await read_deciders(connection, table.key))


def _put(zipped: ZipFile, found: Sequence[NamedFile]) -> None:
    for name, at, text in found:
        info = ZipInfo(name, datetime.fromtimestamp(at / 1000, UTC).timetuple()[:6])
        info.compress_type = ZIP_DEFLATED
        zipped.writestr(info, text)


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
