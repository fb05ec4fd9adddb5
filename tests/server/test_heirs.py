"""The process that plays for the bots of a table is killed or frozen, and another one plays on."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from time import monotonic

import asyncpg
import pytest
from tests.server.conftest import new_database
from tests.server.process import ServerProcess, thinking_for
from tests.server.test_faults import check

from granada.client import Client, Connection, NewTable, SeatRequest

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be frozen there"),
]

OPTIONS = ("--no-limits", "--bot-workers", "1")
MOVES = 5


async def read(database: str, query: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        return [value for (value,) in await connection.fetch(query)]
    finally:
        await connection.close()


async def two_servers(running: ExitStack, database: str, bus: str) -> dict[str, ServerProcess]:
    """Two servers, by the names that they have in the database."""
    servers: dict[str, ServerProcess] = {}
    for _ in range(2):
        server = running.enter_context(await asyncio.to_thread(ServerProcess, database, *OPTIONS, bus=bus))
        while not (new := set(await read(database, "SELECT id FROM processes")) - set(servers)):
            await asyncio.sleep(0.05)
        servers[new.pop()] = server
    return servers


def kill(server: ServerProcess) -> None:
    server.kill()


def freeze(server: ServerProcess) -> None:
    os.kill(server.process.pid, signal.SIGSTOP)


async def move(tab: Connection, acknowledged: dict[int, str]) -> None:
    move = tab.legal[0]
    acknowledged[await tab.move(move)] = move


@pytest.mark.parametrize("strike", [kill, freeze])
async def test_another_process_plays_on_for_the_bots(
    postgres: str, redis: str, strike: Callable[[ServerProcess], None], capsys: pytest.CaptureFixture[str]
) -> None:
    database = await new_database(postgres)
    acknowledged: dict[int, str] = {}
    with ExitStack() as running:
        servers = await two_servers(running, database, redis)
        async with AsyncExitStack() as stack:
            there = {server: await stack.enter_async_context(Client(server.address)) for server in servers.values()}
            ana, *others = there.values()
            await ana.come("Ana")
            for client in others:
                client.http.cookies = ana.http.cookies
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
            tabs = {server: await stack.enter_async_context(there[server].watch(table.id)) for server in there}
            while len(acknowledged) < MOVES and await tabs[servers[min(servers)]].turn():
                await move(tabs[servers[min(servers)]], acknowledged)
            [owner] = await read(database, "SELECT owner FROM tables")
            struck = servers[owner]
            [(heir, tab)] = [(server, tab) for server, tab in tabs.items() if server is not struck]
            await tab.until(lambda: (tab.n or 0) >= max(acknowledged))
            for process in thinking_for(struck.process.pid):
                os.kill(process, signal.SIGSTOP)
            await tab.turn()
            while tab.legal:
                await move(tab, acknowledged)
            seen, began = tab.n or 0, monotonic()
            strike(struck)
            await tab.until(lambda: (tab.n or 0) > seen)
            with capsys.disabled():
                sys.stdout.write(f"(a bot plays on {monotonic() - began:.1f} s after {strike.__name__}) ")
            while len(acknowledged) < 3 * MOVES and await tab.turn():
                await move(tab, acknowledged)
            if struck.process.poll() is None:
                for process in (struck.process.pid, *thinking_for(struck.process.pid)):
                    os.kill(process, signal.SIGCONT)
                other = tabs[struck]
                await other.until(lambda: (other.n or 0) >= (tab.n or 0))
                while len(acknowledged) < 4 * MOVES and await other.turn():
                    await move(other, acknowledged)
            await check(there[heir], table.id, acknowledged)
            for server in (heir, struck):
                assert not [line for line in server.printed if "Traceback" in line], "".join(server.printed)
