"""A database that cannot be used: people, the monitor and the log are told what is wrong with it."""

import asyncio
import logging
import shutil
import stat
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from threading import Event

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, insert, make_url, text
from tests.server.conftest import new_database, next_move
from tests.server.process import sqlite_in

from granada.kernel.errors import GranadaError
from granada.server.app import create_app, with_headers
from granada.server.database import CONNECTIONS, Database, DatabaseGone, _begin, _Direct, _Kept
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.schema import secrets
from granada.server.services import Services
from granada.server.settings import Settings

pytestmark = pytest.mark.anyio

NO_ROOM, ROOM = "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"
READ_ONLY, WRITABLE = "PRAGMA query_only = ON", "PRAGMA query_only = OFF"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An outage ends with the first thing that is written."""
    monkeypatch.setattr("granada.server.outage.QUIET_S", 0)
    monkeypatch.setattr("granada.server.database.CHECK_PAUSE_S", 0)


@pytest.fixture
async def sqlite(tmp_path: Path) -> Database:
    database = Database(sqlite_in(tmp_path))
    await database.upgrade()
    return database


def doing(statement: str) -> Callable[[Connection], None]:
    return lambda connection: connection.exec_driver_sql(statement).close()


async def setting(database: Database, pragma: str) -> None:
    """A setting of the connection over which is written, outside of any transaction."""
    direct = database._for_moves
    assert isinstance(direct, _Direct)
    connect = direct._engine.raw_connection
    await asyncio.get_running_loop().run_in_executor(direct._thread, lambda: connect().cursor().execute(pragma))


def write_much(connection: Connection) -> None:
    connection.execute(insert(secrets).values(name="much", secret="x" * 100_000))


async def refusal(database: Database, work: Callable[[Connection], None]) -> str:
    with pytest.raises(GranadaError) as refused:
        await database.transact(work)
    return refused.value.code


def outages(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [(record.levelno, record.message) for record in caplog.records if "outage" in record.name]


@pytest.mark.parametrize(
    ("break_it", "mend_it", "code"),
    [(NO_ROOM, ROOM, "database-full"), (READ_ONLY, WRITABLE, "database-read-only")],
)
@pytest.mark.usefixtures("quick")
async def test_an_outage_has_one_line_for_its_beginning_and_one_for_its_end(
    sqlite: Database, caplog: pytest.LogCaptureFixture, break_it: str, mend_it: str, code: str
) -> None:
    await setting(sqlite, break_it)
    assert [await refusal(sqlite, write_much) for _ in range(3)] == [code] * 3
    await setting(sqlite, mend_it)
    await sqlite.transact(write_much)
    await sqlite.close()
    (began, cause), (ended, how) = outages(caplog)
    assert (began, ended) == (logging.ERROR, logging.WARNING)
    assert code in cause
    assert len(cause) < 200
    assert "works again" in how
    assert "3 attempts had failed" in how


async def test_an_outage_is_not_over_while_things_still_fail(
    sqlite: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk may take what is small."""
    for _ in range(3):
        await setting(sqlite, NO_ROOM)
        await refusal(sqlite, write_much)
        await setting(sqlite, ROOM)
    with pytest.raises(DatabaseGone):
        await sqlite.check()
    await sqlite.close()
    assert len(outages(caplog)) == 1


@pytest.mark.usefixtures("quick")
async def test_a_move_that_cannot_be_written_fills_no_log(
    services: Services, table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no connection")

    await services.database.check()
    caplog.clear()
    monkeypatch.setattr("granada.server.database._Direct.transact", fail)
    monkeypatch.setattr("sqlalchemy.ext.asyncio.AsyncConnection.run_sync", fail)
    for _ in range(5):
        with pytest.raises(DatabaseGone):
            await table.act(ana.id, next_move(table))
    assert [message for _, message in outages(caplog)] == ["the database cannot be used (database-gone): no connection"]
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_file_that_is_no_database_is_called_damaged(tmp_path: Path) -> None:
    (tmp_path / "granada.sqlite").write_text("This is a letter to my sister. " * 1000)
    database = Database(sqlite_in(tmp_path))
    with pytest.raises(DatabaseGone) as refused:
        await database.upgrade()
    await database.close()
    assert refused.value.code == "database-corrupt"


@pytest.mark.slow
async def test_a_connection_that_postgres_has_ended_meanwhile_is_replaced(postgres: str) -> None:
    database = Database(await new_database(postgres))
    await database.upgrade()
    processes: list[int] = []

    def ask(connection: Connection) -> None:
        processes.append(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())

    await asyncio.gather(database.execute(ask), database.execute(ask), database.transact(ask), database.execute(ask))
    assert len(set(processes)) == 1
    kept = database._for_moves
    assert isinstance(kept, _Kept)
    connection = await kept._open()
    async with database.writing() as other:
        await other.exec_driver_sql(f"SELECT pg_terminate_backend({processes[0]})")
    while not (await connection.get_raw_connection()).driver_connection.is_closed():  # type: ignore[union-attr]
        await asyncio.sleep(0.01)
    await database.execute(ask)
    assert processes[-1] != processes[0]
    await database.close()


async def test_a_database_that_nobody_reaches_is_gone() -> None:
    database = Database("postgresql://ana@127.0.0.1:1/granada")
    with pytest.raises(DatabaseGone) as refused:
        async with database.reading():
            pass
    await database.close()
    assert refused.value.code == "database-gone"


async def test_a_database_that_has_much_to_do_is_not_called_gone(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = sqlite.engine.pool
    monkeypatch.setattr(pool, "_timeout", 0.01)
    async with AsyncExitStack() as busy:
        for _ in range(CONNECTIONS + pool._max_overflow):  # type: ignore[attr-defined]
            await busy.enter_async_context(sqlite.reading())
        with pytest.raises(DatabaseGone):  # Those who had to wait for too long may try again.
            async with sqlite.reading():
                pass
        await sqlite.check()
    await sqlite.close()
    assert outages(caplog) == []
    assert [record.message for record in caplog.records if "have been in use" in record.message]


@pytest.mark.usefixtures("quick")
def test_a_monitor_hears_that_nothing_can_be_saved_while_people_can_still_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=sqlite_in(tmp_path))
    database = Database(settings.database)
    asyncio.run(database.upgrade())
    usage = shutil.disk_usage(tmp_path)
    with TestClient(with_headers(create_app(settings), settings)) as http:

        def answers() -> list[int]:
            return [http.get("/readyz").status_code, http.get("/api/tables").status_code]

        assert answers() == [200, 200]
        monkeypatch.setattr("granada.server.database.shutil.disk_usage", lambda _: usage._replace(free=1))
        assert answers() == [503, 200]
        monkeypatch.setattr("granada.server.database.shutil.disk_usage", lambda _: usage._replace(free=10**10))
        assert answers() == [200, 200]


@pytest.mark.usefixtures("quick")
async def test_a_check_tries_to_write(sqlite: Database) -> None:
    await sqlite.check()
    await setting(sqlite, READ_ONLY)
    with pytest.raises(DatabaseGone) as refused:
        await sqlite.check()
    assert refused.value.code == "database-read-only"
    await setting(sqlite, WRITABLE)
    await sqlite.check()
    await sqlite.close()


async def test_however_often_one_asks_it_is_seldom_tried_to_write(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []

    async def transact(work: object) -> None:
        tried.append(work)

    monkeypatch.setattr(sqlite, "transact", transact)
    await asyncio.gather(*(sqlite.check() for _ in range(20)))
    await sqlite.close()
    assert len(tried) == 1


@pytest.mark.usefixtures("quick")
async def test_the_end_of_an_outage_is_noticed_although_nobody_writes(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("granada.server.database.WATCH_PAUSE_S", 0.01)
    await setting(sqlite, READ_ONLY)
    await refusal(sqlite, write_much)
    await setting(sqlite, WRITABLE)
    watching = asyncio.create_task(sqlite.watch())
    while len(outages(caplog)) < 2:
        await asyncio.sleep(0.01)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    await sqlite.check()
    await sqlite.close()
    assert len(outages(caplog)) == 2, "one line for the beginning, one for the end"


async def test_only_its_owner_can_read_what_is_in_the_file(tmp_path: Path) -> None:
    database = Database(sqlite_in(tmp_path))
    await database.upgrade()
    async with database.reading() as connection:
        await connection.execute(text("SELECT * FROM people"))
        files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    await database.close()
    assert files == {f"granada.sqlite{ending}": 0o600 for ending in ("", "-wal", "-shm")}


async def test_a_file_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "granada.sqlite"
    file.touch(0o640)
    file.chmod(0o640)
    await Database(sqlite_in(tmp_path)).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


async def test_several_connections_can_begin_with_the_same_new_file(tmp_path: Path) -> None:
    for number in range(20):
        databases = [Database(sqlite_in(tmp_path / str(number))) for _ in range(4)]
        refused = await asyncio.gather(*(database.upgrade() for database in databases), return_exceptions=True)
        for database in databases:
            await database.close()
        assert refused == [None] * len(databases)


# How long it may take to change the tables of an older version.


async def test_who_waits_for_another_process_that_changes_the_tables_waits_long_enough(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite waits in a thread of its own, so that the lock can only be given back after its timeout would be over."""
    monkeypatch.setattr("granada.server.database.TIMEOUT_S", 0.01)
    is_waiting = Event()

    def noted(connection: Connection) -> None:
        is_waiting.set()
        _begin(connection)

    async with sqlite.writing():
        monkeypatch.setattr("granada.server.database._begin", noted)
        upgrading = asyncio.create_task(sqlite.upgrade())
        await asyncio.to_thread(is_waiting.wait)
        await asyncio.sleep(0.3)  # Much longer than the timeout of all others.
        assert not upgrading.done()
    await upgrading
    await sqlite.close()


@pytest.mark.slow
async def test_a_long_change_of_tables_is_not_given_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("granada.server.database.TIMEOUT_S", 0.2)
    monkeypatch.setattr("granada.server.database._upgrade", doing("SELECT pg_sleep(1)"))
    database = Database(await new_database(postgres))
    await database.upgrade()
    await database.close()
    assert outages(caplog) == []


@pytest.mark.slow
async def test_postgres_that_can_only_be_read_is_called_so(postgres: str) -> None:
    address = await new_database(postgres)
    database = Database(address)
    await database.upgrade()
    name = make_url(address).database
    await database.transact(doing(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    await database.close()
    database = Database(address)
    assert await refusal(database, write_much) == "database-read-only"
    with pytest.raises(DatabaseGone):
        await database.check()
    await database.close()


@pytest.mark.slow
async def test_what_postgres_cannot_store_is_no_outage(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    database = Database(await new_database(postgres))
    await database.upgrade()

    def write_nul(connection: Connection) -> None:
        connection.execute(insert(secrets).values(name="\0", secret="x"))

    assert await refusal(database, write_nul) == "not-understood"
    await database.close()
    assert outages(caplog) == []
