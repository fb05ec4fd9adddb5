"""The database: SQLite in a file, or PostgreSQL, by address alone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from granada.kernel.errors import Fault, GranadaError
from granada.server.settings import bad_address

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CONNECTIONS = 10
PATIENCE = 10
"""Seconds to wait for an answer."""
UPGRADE_LOCK = 0x6772616E616461
"""Any number that no other program takes for a lock of its own."""
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # What is committed survives a loss of power.
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
)


class DatabaseGone(GranadaError):
    """Nobody knows whether what was just written is there."""

    def __init__(self) -> None:
        super().__init__(Fault.DATABASE_GONE)


class Database:
    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1)
        # Moves are written over a connection of their own, so that they do not wait for those who read.
        self._direct = _Direct(self.engine.url) if self.is_sqlite else None
        self._for_moves = self.engine if self.is_sqlite else _postgres_engine(self.engine.url, 1)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _telling_when_gone():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all that is done in it stays, or with an error nothing."""
        with _telling_when_gone():
            async with self.engine.connect() as connection:
                await connection.execution_options(writing=True)
                async with connection.begin():
                    yield connection

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction in one go. To SQLite that is much less work than to ask its thread for each step."""
        if self._direct is None:
            with _telling_when_gone():
                async with self._for_moves.begin() as connection:
                    await connection.run_sync(work)
        else:
            with _telling_when_gone():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.transact, work)

    async def upgrade(self) -> None:
        """Make the tables, or turn those of an older version into those of this one: all of it or nothing."""
        async with self.writing() as connection:
            if not self.is_sqlite:
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        await self._for_moves.dispose()
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.close)
        self._thread.shutdown()


class _Direct:
    """The connection to SQLite for transactions that are done in one go. It stays open: to borrow it each time would
    take longer than most transactions do."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,
            connect_args={"isolation_level": None},
            poolclass=StaticPool,
            execution_options={"writing": True},
        )
        _let_us_begin(self._engine)
        self._connection: Connection | None = None

    def transact(self, work: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:
            self._give_back()
            raise

    def close(self) -> None:
        self._give_back()
        self._engine.dispose()

    def _give_back(self) -> None:
        """Whatever was left undone is undone by that."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    except ArgumentError:
        raise bad_address("database", address) from None
    # Errors shall not tell what was written: some of it is secret.
    if url.drivername == DRIVERS["sqlite"]:
        if url.database is None:
            raise bad_address("database", address)
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise bad_address("database", address) from None
        engine = create_async_engine(
            url, hide_parameters=True, pool_size=CONNECTIONS, connect_args={"isolation_level": None}
        )
        _let_us_begin(engine.sync_engine)
        return engine
    if url.drivername == DRIVERS["postgresql"]:
        return _postgres_engine(url, CONNECTIONS)
    raise bad_address("database", address)


def _postgres_engine(url: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=connections,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
    )


def _let_us_begin(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Who wants to write says so at once: SQLite does not let a reader become a writer once others have written."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def _telling_when_gone() -> Iterator[None]:
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, NoConnectionFree, OSError, TimeoutError) as error:
        raise DatabaseGone from error


def _upgrade(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files("granada.server").joinpath("migrations")).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise GranadaError(Fault.DATABASE_TOO_NEW, revision=revision)
    command.upgrade(config, "head")
