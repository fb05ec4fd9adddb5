"""The database: SQLite in a file, or PostgreSQL, by address alone."""

import asyncio
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import random
from time import monotonic, sleep
from typing import Any, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.server.faults import ServerFault
from granada.server.limited_log import LimitedLog
from granada.server.outage import Outage
from granada.server.settings import bad_address

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CONNECTIONS = 10
CONNECTIONS_TO_POSTGRES = 4
"""Connections of each process, besides one for moves: a server of many processes must not use up what PostgreSQL
has."""
TIMEOUT_S = 10
"""Seconds to wait for an answer."""
UPGRADE_TIMEOUT_S = 24 * 60 * 60
"""Seconds that it may take to change the tables of an older version, or to wait for another process that does."""
CHECK_PAUSE_S = 5.0
"""The pause between two trials whether anything can be written."""
WATCH_PAUSE_S = 5.0
"""The pause between two trials while the database cannot be used and no request needs it."""
LEAST_FREE = 16 * 1024 * 1024
"""Bytes on the disk of the SQLite file. With less it is full: its log takes a few megabytes."""
UPGRADE_LOCK = 0x6772616E616461
"""Any number that no other program takes for a lock of its own."""
BEFORE_UPGRADE = (
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL lock_timeout = 0",
    f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})",
)
PRAGMAS = (
    "PRAGMA synchronous = FULL",  # What is committed survives a loss of power.
    "PRAGMA foreign_keys = ON",
)
SQLITE_FAULTS = {
    sqlite3.SQLITE_READONLY: ServerFault.DATABASE_READ_ONLY,
    sqlite3.SQLITE_FULL: ServerFault.DATABASE_FULL,
    sqlite3.SQLITE_CORRUPT: ServerFault.DATABASE_CORRUPT,
    sqlite3.SQLITE_NOTADB: ServerFault.DATABASE_CORRUPT,
}
POSTGRES_FAULTS = {
    "25006": ServerFault.DATABASE_READ_ONLY,
    "53100": ServerFault.DATABASE_FULL,
    "XX001": ServerFault.DATABASE_CORRUPT,
    "XX002": ServerFault.DATABASE_CORRUPT,
}
BAD_DATA = "22"
"""How PostgreSQL's codes begin for what a client should not have sent, such as NUL in a text."""

Work: TypeAlias = Callable[[Connection], None]
"""What is done within a transaction."""

limited_log = LimitedLog(logging.getLogger(__name__))


class DatabaseGone(GranadaError):
    """The database cannot be used. Nobody knows whether what was just written is there."""

    def __init__(self, fault: ServerFault = ServerFault.DATABASE_GONE) -> None:
        super().__init__(fault)


class Database:
    def __init__(self, address: str, *, create: bool = True) -> None:
        self.engine = _engine(address, create=create)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # Moves are written over a connection of their own, so that they do not wait for readers.
        self._for_moves = _Direct(self.engine.url) if self.is_sqlite else _Kept(self.engine.url)
        self._reading = _without_transactions(self.engine)
        self._outage = Outage()
        self._checking = asyncio.Lock()
        self._checked = 0.0

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._noting_failure():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all that is done in it stays, or with an error nothing."""
        with self._noting_failure():
            async with self.engine.connect() as connection:
                await connection.execution_options(writing=True)
                async with connection.begin():
                    yield connection
        self._note_success()

    async def transact(self, work: Work) -> None:
        """A transaction in one go. To SQLite that is much less work than to ask its thread for each step."""
        await self._work(self._for_moves.transact, work)

    async def execute(self, work: Work) -> None:
        """A single statement. PostgreSQL needs not be told where such a transaction begins and ends."""
        await self._work(self._for_moves.execute, work)

    async def _work(self, do: Callable[[Work], Awaitable[None]], work: Work) -> None:
        with self._noting_failure():
            await do(work)
        self._note_success()

    async def upgrade(self) -> None:
        """Make the tables, or turn those of an older version into those of this one: all of it or nothing."""
        engine = _engine_at(self.engine.url, UPGRADE_TIMEOUT_S)
        try:
            with self._noting_failure():
                async with engine.connect() as connection:
                    await connection.execution_options(writing=True)
                    async with connection.begin():
                        if not self.is_sqlite:
                            for statement in BEFORE_UPGRADE:
                                await connection.exec_driver_sql(statement)
                        await connection.run_sync(_upgrade)
        finally:
            await engine.dispose()

    async def is_upgraded(self) -> bool:
        """Whether it has the tables of this version."""
        with self._noting_failure():
            async with self.engine.connect() as connection:
                return await connection.run_sync(_is_upgraded)

    async def check(self) -> None:
        """DatabaseGone unless something can be written. However often this is asked, it is tried only now and then."""
        async with self._checking:
            if monotonic() >= self._checked + CHECK_PAUSE_S:
                self._checked = monotonic()
                if self._has_space():
                    await self.transact(self._touch)
                else:
                    self._outage.failed(ServerFault.DATABASE_FULL, OSError("hardly any space is left on the disk"))
        if self._outage.fault is not None:
            raise DatabaseGone(self._outage.fault)

    async def watch(self) -> None:
        """Notice the end of an outage although nobody writes."""
        while True:
            await asyncio.sleep(WATCH_PAUSE_S)
            if self._outage.fault is not None:
                with suppress(DatabaseGone):
                    await self.check()

    async def close(self) -> None:
        await self.engine.dispose()
        await self._for_moves.close()

    @contextmanager
    def _noting_failure(self) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, ProgrammingError, DataError):
            raise
        except NoConnectionFree as error:  # The database has much to do. If it is gone, its users find out.
            limited_log.warn(f"all connections to the database have been in use for {TIMEOUT_S} s")
            raise DatabaseGone(self._outage.fault or ServerFault.DATABASE_GONE) from error
        except (DBAPIError, OSError, TimeoutError) as error:
            cause = (error.orig if isinstance(error, DBAPIError) else None) or error
            if str(getattr(cause, "sqlstate", None)).startswith(BAD_DATA):
                raise GranadaError(AnswerFault.NOT_UNDERSTOOD, detail="text that cannot be stored") from error
            fault = _fault_of(cause)
            self._outage.failed(fault, cause)
            raise DatabaseGone(fault) from error

    def _note_success(self) -> None:
        """A full disk takes some writes: a log that was emptied has room for them. So these alone prove nothing."""
        if self._outage.fault is not None and self._has_space():
            self._outage.written()

    def _has_space(self) -> bool:
        return not self.is_sqlite or shutil.disk_usage(Path(str(self.engine.url.database)).parent).free >= LEAST_FREE

    def _touch(self, connection: Connection) -> None:
        """Write something that changes nothing."""
        if self.is_sqlite:
            connection.exec_driver_sql(
                f"PRAGMA user_version = {connection.exec_driver_sql('PRAGMA user_version').scalar()}"
            )
        else:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


class _Direct:
    """The connection to SQLite for transactions that are done in one go. It stays open: to borrow it each time would
    take longer than most transactions do."""

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,
            connect_args={"isolation_level": None},
            poolclass=StaticPool,
            execution_options={"writing": True},
        )
        _let_us_begin(self._engine, TIMEOUT_S)
        self._connection: Connection | None = None

    async def execute(self, work: Work) -> None:
        await self.transact(work)

    async def transact(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _transact(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:
            self._give_back()
            raise

    def _close(self) -> None:
        self._give_back()
        self._engine.dispose()

    def _give_back(self) -> None:
        """Whatever was left undone is undone by that."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _Kept:
    """The connection to PostgreSQL for moves. It stays borrowed between single statements: to borrow it for each of
    them would take longer than the statement itself."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine_at(url, TIMEOUT_S, 1)
        self._at_once = _without_transactions(self._engine)
        self._free = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def execute(self, work: Work) -> None:
        async with self._free:
            connection = await self._open()
            try:
                await connection.run_sync(_execute, work)
            except BaseException:
                await self._give_back()
                raise

    async def transact(self, work: Work) -> None:
        async with self._free:
            await self._give_back()
            async with self._engine.begin() as connection:
                await connection.run_sync(work)

    async def close(self) -> None:
        await self._give_back()
        await self._engine.dispose()

    async def _open(self) -> AsyncConnection:
        if self._connection is not None and _is_closed((await self._connection.get_raw_connection()).driver_connection):
            await self._give_back()
        if self._connection is None:
            self._connection = await self._at_once.connect()
        return self._connection

    async def _give_back(self) -> None:
        if self._connection is not None:
            given, self._connection = self._connection, None
            await given.close()


def _execute(connection: Connection, work: Work) -> None:
    work(connection)
    connection.commit()


def _engine(address: str, *, create: bool) -> AsyncEngine:
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    except ArgumentError:
        raise bad_address("database", address) from None
    if url.drivername == DRIVERS["sqlite"]:
        if url.database is None:
            raise bad_address("database", address)
        if not create and not Path(url.database).exists():
            raise GranadaError(ServerFault.NO_DATABASE, file=url.database)
        try:
            _make_private(Path(url.database))
        except OSError:
            raise bad_address("database", address) from None
    elif url.drivername != DRIVERS["postgresql"]:
        raise bad_address("database", address)
    return _engine_at(url, TIMEOUT_S)


def _engine_at(url: URL, timeout: float, connections: int = CONNECTIONS_TO_POSTGRES) -> AsyncEngine:
    # Errors shall not tell what was written: some of it is secret.
    if url.drivername == DRIVERS["sqlite"]:
        engine = create_async_engine(
            url, hide_parameters=True, pool_size=CONNECTIONS, connect_args={"isolation_level": None}
        )
        _let_us_begin(engine.sync_engine, timeout)
        return engine
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=TIMEOUT_S,
        connect_args={"timeout": TIMEOUT_S, "command_timeout": timeout},
    )
    event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _without_transactions(engine: AsyncEngine) -> AsyncEngine:
    """The same connections. In PostgreSQL each statement is a transaction by itself: a look at the database needs no
    other one, and two statements less."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """A connection that the database has closed meanwhile is replaced."""
    if _is_closed(connection.driver_connection):
        raise DisconnectionError


def _is_closed(connection: Any) -> bool:
    """Whether the database has ended it. Nobody has to be asked."""
    return bool(connection.is_closed())


def _make_private(file: Path) -> None:
    """The file, if there is none yet. Only its owner may read it; SQLite makes the files beside it alike."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _let_us_begin(engine: Engine, timeout: float) -> None:
    event.listen(engine, "connect", partial(_prepare, timeout))
    event.listen(engine, "begin", _begin)


def _prepare(timeout: float, connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {int(timeout * 1000)}")
    _use_log(cursor, timeout)
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _use_log(cursor: Any, timeout: float) -> None:
    """Switch to the write-ahead log. If two connections do this to a new file at once, SQLite refuses one of them
    without waiting."""
    deadline = monotonic() + timeout
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() >= deadline:
                raise
            sleep(random() / 100)
        else:
            return


def _begin(connection: Connection) -> None:
    """Begin a transaction as a writer: SQLite does not let a reader become a writer once others have written."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _fault_of(cause: BaseException) -> ServerFault:
    """What is wrong with the database, by what its driver says."""
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # Without the details of extended codes.
        return SQLITE_FAULTS.get(code, ServerFault.DATABASE_GONE)
    return POSTGRES_FAULTS.get(str(getattr(cause, "sqlstate", "")), ServerFault.DATABASE_GONE)


def known_revisions() -> set[str]:
    """The revisions of the tables, from the first to that of this version."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _is_upgraded(connection: Connection) -> bool:
    _check_known(connection)
    newest = ScriptDirectory.from_config(_config()).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(newest)


def _upgrade(connection: Connection) -> None:
    _check_known(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(connection: Connection) -> None:
    for revision in set(MigrationContext.configure(connection).get_current_heads()) - known_revisions():
        raise GranadaError(ServerFault.DATABASE_TOO_NEW, revision=revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("granada.server").joinpath("migrations")).replace("%", "%%"))
    return config
