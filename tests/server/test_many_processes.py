"""Several processes serve the same tables, and any of them, or what they tell each other by, may fail."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest
from tests.server.conftest import new_database
from tests.server.process import RedisProcess, ServerProcess, is_running, workers_of
from tests.server.test_faults import check, play_and_note

from granada.client import Client, Connection, NewTable, SeatRequest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PEOPLE = [SeatRequest("me"), SeatRequest("open")]
TABS = 4
"""The tabs of each person, so that both processes have some of them."""
OPTIONS = ("--no-limits", "--bot-workers", "1")


async def play_until_both_have_seen(one: Connection, other: Connection, moves: int) -> dict[int, str]:
    acknowledged: dict[int, str] = {}
    for _ in range(moves):
        mover = one if one.legal else other
        move = mover.legal[0]
        number = await mover.move(move)
        acknowledged[number] = move
        for connection in (one, other):
            await connection.until(lambda connection=connection, number=number: (connection.n or 0) >= number)  # type: ignore[misc]
    return acknowledged


async def test_while_the_bus_is_gone_games_begin_and_go_on_and_nothing_said_is_missed(
    postgres: str, tmp_path: Path
) -> None:
    redis, database = RedisProcess(tmp_path), await new_database(postgres)
    with ExitStack() as running:
        running.callback(redis.kill)
        starting = (asyncio.to_thread(ServerProcess, database, *OPTIONS, bus=redis.address) for _ in range(2))
        servers = [running.enter_context(server) for server in await asyncio.gather(*starting)]
        async with Client(servers[0].address) as ana, Client(servers[1].address) as ben:
            await ana.come("Ana")
            await ben.come("Ben")
            table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
            async with ana.watch(table.id) as one:
                redis.kill()
                await ben.join(table.id)
                async with ben.watch(table.id) as other:
                    await one.until(lambda: one.view is not None)
                    for connection, words in ((one, "Is anybody there?"), (other, "I am.")):
                        await connection.say(words)
                    acknowledged = await play_until_both_have_seen(one, other, 1)
                    for connection in (one, other):
                        await connection.until(lambda connection=connection: len(connection.chat) == 2)  # type: ignore[misc]
                    redis.start()
                    while not all(heard_of_bus(server)[1:] for server in servers):
                        await asyncio.sleep(0.05)
                    acknowledged |= await play_until_both_have_seen(one, other, 10)
                    assert [connection.connections for connection in (one, other)] == [1, 1]
                    assert one.view == (await ana.view(table.id, 0)).view
                    assert other.view == (await ben.view(table.id, 1)).view
            await check(ana, table.id, acknowledged)
        for server in servers:
            assert server.stop() == 0
            assert heard_of_bus(server) == ["fails", "works"]
            assert not [line for line in server.printed if "Traceback" in line], "".join(server.printed)


def heard_of_bus(server: ServerProcess) -> list[str]:
    return [line.partition("the bus ")[2].split()[0] for line in server.printed if "the bus " in line]


async def test_a_worker_that_is_killed_in_the_middle_of_a_game_loses_nothing(postgres: str, redis: str) -> None:
    database = await new_database(postgres)
    with ServerProcess(database, "--workers", "2", *OPTIONS, bus=redis) as server:
        async with Client(server.address) as ana, Client(server.address) as ben:
            await ana.come("Ana")
            await ben.come("Ben")
            table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
            await ben.join(table.id)
            acknowledged: dict[int, str] = {}
            async with AsyncExitStack() as stack:
                connections = [await stack.enter_async_context(person.watch(table.id)) for person in (ana, ben) * TABS]
                one, other = connections[:2]
                playing = [
                    asyncio.create_task(play_and_note(connection, 1, acknowledged)) for connection in (one, other)
                ]
                for worker in workers_of(server.process.pid):
                    await one.until(lambda: (one.n or 0) >= 10)
                    os.kill(worker, signal.SIGKILL)
                    await asyncio.sleep(0.2)
                    if sum(connection.connections for connection in connections) > len(connections):
                        break  # Somebody was connected to this one, as is almost certain.
                await asyncio.gather(*playing)
                for connection in connections:
                    await connection.until(lambda connection=connection: connection.over)  # type: ignore[misc]
                assert sum(connection.connections for connection in connections) > len(connections)
            await check(ana, table.id, acknowledged)
            while len(workers := workers_of(server.process.pid)) < 2:
                await asyncio.sleep(0.05)
            server.process.kill()  # Without it the workers cannot be told to stop,
            while workers_of(server.process.pid) or any(map(is_running, workers)):  # and yet do not keep the port.
                await asyncio.sleep(0.05)
