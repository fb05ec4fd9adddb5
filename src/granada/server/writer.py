"""Writer: writes the entries of all tables of this process into the database, many in one transaction.

A durable transaction takes a few milliseconds, whatever its size. So all entries that arrive during one transaction
go into the next one together."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

import msgspec
from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import IntegrityError

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.server.database import Database, DatabaseGone
from granada.server.schema import entries
from granada.table import Entry, EntryOutcome

MOST_AT_ONCE = 500
INSERT_INTO_SQLITE = (
    f"INSERT INTO {entries.name} ({', '.join(column.name for column in entries.columns)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(entries.columns)))
    + " FROM json_each(?)"
)
"""The rows come as one text of JSON."""

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class WriteConflict(Exception):
    """There is an entry with this number already, written by another process, or of the same action."""


class Writing:
    """What must be in the database together, or not at all."""

    def __init__(self, table_key: int, outcomes: Sequence[EntryOutcome], also: Sequence[Executable]) -> None:
        self.place = (table_key, outcomes[0].entry.number)
        self.rows = [row_of(table_key, outcome.entry, outcome.deciders) for outcome in outcomes]
        self.also = also
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Writing] = []
        self._something_waits = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def append(
        self, table_key: int, outcomes: Sequence[EntryOutcome], also: Sequence[Executable] = ()
    ) -> asyncio.Future[None]:
        """Done when all of it is safe. DatabaseGone: nobody knows. WriteConflict, or another error: it is not there."""
        writing = Writing(table_key, outcomes, also)
        self._waiting.append(writing)
        self._something_waits.set()
        return writing.done

    async def close(self) -> None:
        """Write what is waiting, and no more."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await self._something_waits.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            await self._write_all(batch)
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._something_waits.clear()

    async def _write_all(self, batch: list[Writing]) -> None:
        # Everywhere in the same order, so that two processes never wait for each other.
        batch = sorted(batch, key=lambda writing: writing.place)
        try:
            await self._write(batch)
        except DatabaseGone as error:
            for writing in batch:
                writing.fail(error)
        except Exception as error:
            if half := len(batch) // 2:  # One of them cannot be written, which is no reason not to write the others.
                await self._write_all(batch[:half])
                await self._write_all(batch[half:])
            elif isinstance(error, IntegrityError):
                log.debug("write conflict", exc_info=error)
                batch[0].fail(WriteConflict())
            else:
                log.exception("an entry could not be written")
                batch[0].fail(GranadaError(AnswerFault.INTERNAL_ERROR))
        else:
            for writing in batch:
                writing.succeed()

    async def _write(self, batch: list[Writing]) -> None:
        def write(connection: Connection) -> None:
            _insert(connection, [row for writing in batch for row in writing.rows])
            for statement in also:
                connection.execute(statement)

        also = [statement for writing in batch for statement in writing.also]
        await (self._database.transact(write) if also else self._database.execute(write))


def row_of(table_key: int, entry: Entry, deciders: Sequence[int]) -> tuple[object, ...]:
    """The columns of an entry, in the order of the schema."""
    bits = sum(1 << seat for seat in deciders)
    return table_key, entry.number, entry.kind.value, entry.seat, entry.text, entry.at, entry.key, bits


def _insert(connection: Connection, rows: list[tuple[object, ...]]) -> None:
    """Straight to the driver: SQLAlchemy would take longer for each row than the database does.

    All rows are one statement. For each one, the thread of SQLite would have to wait until the event loop lets it run,
    and the loop is busy: row by row, a batch takes tens of milliseconds."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(INSERT_INTO_SQLITE, (encode(rows).decode(),))
    else:
        connection.exec_driver_sql(_insert_into_postgres(connection.dialect), tuple(map(list, zip(*rows, strict=True))))


@cache
def _insert_into_postgres(dialect: Dialect) -> str:
    """The rows come as one list for each column."""
    lists = (
        f"${place}::{column.type.compile(dialect=dialect)}[]" for place, column in enumerate(entries.columns, start=1)
    )
    names = ", ".join(dialect.identifier_preparer.quote(column.name) for column in entries.columns)
    return f"INSERT INTO {entries.name} ({names}) SELECT * FROM unnest({', '.join(lists)})"
