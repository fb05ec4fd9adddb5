"""Faults: what may happen to a cluster. Each of them ends, and with it what it has broken."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

from tests.chaos.cluster import Cluster, frozen
from tests.chaos.link import BOTH, Direction, Link
from tests.server.process import thinking_for

SHORT_S = (0.0, 1.0)
LONG_S = (0.2, 4.0)
"""Longer than a lease lasts, too."""
SLOW_S = (0.01, 0.3)
"""The range of seconds by which each piece of what is sent is late."""

Fault = Callable[[Cluster, Random], Awaitable[None]]


async def server_killed(cluster: Cluster, chance: Random) -> None:
    node = chance.choice(cluster.nodes)
    await node.kill()
    await asyncio.sleep(chance.uniform(*SHORT_S))
    await node.start()


async def worker_killed(cluster: Cluster, chance: Random) -> None:
    _kill(chance.choice(cluster.nodes[0].serving))


async def process_frozen(cluster: Cluster, chance: Random) -> None:
    async with frozen(chance.choice([process for node in cluster.nodes for process in node.serving])):
        await asyncio.sleep(chance.uniform(*LONG_S))


async def bots_killed(cluster: Cluster, chance: Random) -> None:
    for process in thinking_for(chance.choice([process for node in cluster.nodes for process in node.serving])):
        _kill(process)


async def database_crashed(cluster: Cluster, chance: Random) -> None:
    await cluster.crash_database()
    await asyncio.sleep(chance.uniform(*SHORT_S))
    await cluster.start_database()


async def bus_killed(cluster: Cluster, chance: Random) -> None:
    await asyncio.to_thread(cluster.redis.kill)
    await asyncio.sleep(chance.uniform(*LONG_S))
    await asyncio.to_thread(cluster.redis.start)


async def database_cut(cluster: Cluster, chance: Random) -> None:
    await _cut(chance.choice(cluster.nodes).database, chance)


async def database_silent(cluster: Cluster, chance: Random) -> None:
    await _silent(chance.choice(cluster.nodes).database, chance)


async def database_slow(cluster: Cluster, chance: Random) -> None:
    await _slow(chance.choice(cluster.nodes).database, chance)


async def bus_cut(cluster: Cluster, chance: Random) -> None:
    await _cut(chance.choice(cluster.nodes).bus, chance)


async def bus_silent(cluster: Cluster, chance: Random) -> None:
    await _silent(chance.choice(cluster.nodes).bus, chance)


async def bus_slow(cluster: Cluster, chance: Random) -> None:
    await _slow(chance.choice(cluster.nodes).bus, chance)


async def server_alone(cluster: Cluster, chance: Random) -> None:
    """People reach a server that reaches neither the database nor the bus."""
    node = chance.choice(cluster.nodes)
    lost = chance.random() < 0.5
    async with node.database.silent(BOTH, lost), node.bus.silent(BOTH, lost):
        await asyncio.sleep(chance.uniform(*LONG_S))


async def people_cut(cluster: Cluster, chance: Random) -> None:
    await _cut(cluster.front, chance)


async def people_silent(cluster: Cluster, chance: Random) -> None:
    await _silent(cluster.front, chance)


FAULTS: tuple[Fault, ...] = (
    server_killed,
    worker_killed,
    process_frozen,
    bots_killed,
    database_crashed,
    bus_killed,
    database_cut,
    database_silent,
    database_slow,
    bus_cut,
    bus_silent,
    bus_slow,
    server_alone,
    people_cut,
    people_silent,
)


def _kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


async def _cut(link: Link, chance: Random) -> None:
    async with link.cut():
        await asyncio.sleep(chance.uniform(*SHORT_S))


async def _silent(link: Link, chance: Random) -> None:
    directions = chance.choice((BOTH, frozenset({Direction.THERE}), frozenset({Direction.BACK})))
    async with link.silent(directions, is_lost=chance.random() < 0.5):
        await asyncio.sleep(chance.uniform(*LONG_S))


async def _slow(link: Link, chance: Random) -> None:
    async with link.slow(chance.uniform(*SLOW_S)):
        await asyncio.sleep(chance.uniform(*LONG_S))
