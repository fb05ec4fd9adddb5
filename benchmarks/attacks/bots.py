"""Many guests of one address fill the server with grandmasters, while somebody else plays against bots.

    PYTHONPATH=src python benchmarks/attacks/bots.py http://127.0.0.1:8000 --guests 40 --tables 2 --seconds 60

The server must run on this machine: the guests come from 127.0.0.1, the other person from 127.0.0.2. Prints how long
the other person waits for the answer of each kind of bot and for a hint, before and during the attack."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack, suppress
from statistics import median
from time import monotonic

from visitors import coming

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.client.connection import Connection

ELSEWHERE = "127.0.0.2"
KINDS = ("apprentice", "master")
GAMES = ("alhambra", "sabika")
AT_ONCE = 8
"""Guests that come at the same time."""


async def keep_bots_busy(connection: Connection) -> None:
    """Answer at once, whatever the bots do."""
    while await connection.turn():
        with suppress(Refused):
            await connection.move(connection.legal[0])


async def attack(address: str, number: int, tables: int, gate: asyncio.Semaphore, ready: asyncio.Event) -> None:
    async with AsyncExitStack() as stack:
        async with gate:
            guest = await stack.enter_async_context(coming(address, "127.0.0.1", f"Guest {number}"))
            seats = [SeatRequest("me"), *[SeatRequest("grandmaster")] * 3]
            opened = [await guest.open(NewTable(game="sabika", seats=seats)) for _ in range(tables)]
            connections = [await stack.enter_async_context(guest.watch(table.id)) for table in opened]
        ready.set()
        await asyncio.gather(*(keep_bots_busy(connection) for connection in connections))


async def wait_for_bot(connection: Connection) -> list[float]:
    """Seconds that each decision of the bot takes, from one's own move until it is one's turn again."""
    waits: list[float] = []
    while not waits and not connection.over:
        await connection.turn()
        await connection.move(connection.legal[0])
        while not (connection.legal or connection.over):
            began, number = monotonic(), connection.n or 0
            await connection.until(lambda number=number: (connection.n or 0) > number)  # type: ignore[misc]
            waits.append(monotonic() - began)
    return waits


async def measure(client: Client, game: str, seconds: float) -> dict[str, list[float]]:
    waits: dict[str, list[float]] = {}
    until = monotonic() + seconds
    opened = {
        kind: await client.open(NewTable(game=game, seats=[SeatRequest("me"), SeatRequest(kind)])) for kind in KINDS
    }
    async with AsyncExitStack() as stack:
        connections = {kind: await stack.enter_async_context(client.watch(table.id)) for kind, table in opened.items()}
        while monotonic() < until and not any(connection.over for connection in connections.values()):
            for kind, connection in connections.items():
                decisions = await wait_for_bot(connection)
                waits.setdefault(kind, []).extend(decisions)
                waits.setdefault(f"{kind}'s turn", []).append(sum(decisions))
                if connection.legal:
                    began = monotonic()
                    with suppress(Refused):
                        await client.hint(opened[kind].id, 0, connection.n or 0)
                        waits.setdefault("hint", []).append(monotonic() - began)
                began = monotonic()
                await client.tables()
                waits.setdefault("page", []).append(monotonic() - began)
    return waits


def show(title: str, waits: dict[str, list[float]]) -> None:
    print(title)
    for kind, times in waits.items():
        print(f"  {kind:18} {len(times):4} times, half within {median(times):6.3f} s, longest {max(times):6.3f} s")


async def run(address: str, guests: int, tables: int, seconds: float) -> None:
    async with coming(address, ELSEWHERE, "Ana") as ana:
        for game in GAMES:
            show(f"{game}, before", await measure(ana, game, seconds / 4))
        gate, ready = asyncio.Semaphore(AT_ONCE), [asyncio.Event() for _ in range(guests)]
        tasks = [asyncio.create_task(attack(address, number, tables, gate, ready[number])) for number in range(guests)]
        await asyncio.gather(*(event.wait() for event in ready))
        for game in GAMES:
            show(f"{game}, with {guests * tables} tables of grandmasters", await measure(ana, game, seconds / 2))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--guests", type=int, default=40)
    parser.add_argument("--tables", type=int, default=2, help="of each guest")
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    asyncio.run(run(given.address, given.guests, given.tables, given.seconds))
