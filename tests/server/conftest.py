"""Real databases, a real bus, and real server processes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import asyncpg
import pytest
from sqlalchemy import make_url
from tests.limits import HANG_S, LONGEST_S
from tests.server import process
from tests.server.process import RedisProcess, ServerProcess, sqlite_in

from granada.answers.opening import beginning_of
from granada.client import Client
from granada.protocol import live
from granada.protocol.tables import NewTable, SeatRequest
from granada.server.live_table import LiveTable
from granada.server.people import Host, Person, new_guest
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.tables import open_table

ORIGIN = "somewhere"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
            item.obj = ended_if_it_hangs(item.obj)


def ended_if_it_hangs(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def with_limit(*arguments: Any, **fixtures: Any) -> None:
        async with asyncio.timeout(LONGEST_S):
            await test(*arguments, **fixtures)

    return with_limit


@pytest.fixture(autouse=True, scope="session")
def _clients_wait() -> Iterator[None]:
    """Clients wait as long as it takes on a busy machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("granada.client.requests.TIMEOUT_S", HANG_S)
        yield


class Backend(NamedTuple):
    database: str
    bus: str
    workers: int


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with process.postgres() as server:
        yield server.get_uri()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = RedisProcess(tmp_path_factory.mktemp("redis"))
    yield server.address
    server.kill()


async def new_database(server: str) -> str:
    """The address of an empty database on a PostgreSQL server."""
    name = f"test_{token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return asyncio.run(new_database(request.getfixturevalue("postgres")))


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres and redis", marks=pytest.mark.slow)])
def backend(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Backend:
    """Everything works alike on a file alone, and on real servers with two processes."""
    if request.param == "sqlite":
        return Backend(sqlite_in(tmp_path_factory.mktemp("sqlite")), "", 1)
    return Backend(request.getfixturevalue("postgres"), request.getfixturevalue("redis"), 2)


@pytest.fixture(scope="session")
def server(backend: Backend) -> Iterator[ServerProcess]:
    options = ["--workers", str(backend.workers), "--bot-workers", "1", "--no-limits"]
    running = ServerProcess(backend.database, *options, bus=backend.bus)
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


Arrive = Callable[[str], Awaitable[Client]]


@pytest.fixture
async def arrive(server: ServerProcess) -> Arrive:  # type: ignore[misc]
    """Somebody new comes to the server."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Client:
            client = await stack.enter_async_context(Client(server.address))
            await client.come(name)
            return client

        yield come


# Services in the process of the test, for what cannot be seen from outside.


@pytest.fixture
async def services(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    monkeypatch.setattr("granada.server.registry.LOOK_AROUND", 0.05)
    async with Services.open(Settings(database=database)) as services:
        await services.database.upgrade()
        yield services


async def guest(services: Services, name: str) -> Person:
    async with services.database.writing() as connection:
        return Person(await new_guest(connection, name), name, False, "")


async def opened(
    services: Services,
    host: Person,
    *kinds: str,
    game: str = "sabika",
    origin: str = ORIGIN,
    edition: str | None = None,
) -> LiveTable:
    async with services.database.writing() as connection:
        request = NewTable(game=game, seats=[SeatRequest(kind) for kind in kinds], edition=edition)
        table_id = await open_table(connection, Host(host, origin), request, beginning_of(request))
    return await services.registry.table(table_id)


@pytest.fixture
async def ana(services: Services) -> Person:
    return await guest(services, "Ana")


@pytest.fixture
async def table(services: Services, ana: Person) -> LiveTable:
    """A table at which Ana plays alone."""
    return await opened(services, ana, "me")


def next_move(table: LiveTable, key: str = "key", seat: int = 0) -> live.Move:
    assert table.game is not None
    return live.Move(seat=seat, n=table.number, key=key, move=str(table.game.state.legal_moves(seat)[0]))
