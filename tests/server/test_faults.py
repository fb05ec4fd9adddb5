"""Whatever breaks, nothing that was acknowledged is lost and nothing is half there."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.process import ServerProcess, postgres, sqlite_in

import granada
from granada.client import Client, Line, NewTable, Refused, SeatWish
from granada.kernel.record import Record

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite_in(tmp_path), "--no-limits", "--bot-workers", "2")
    yield process
    process.stop()


async def play_and_note(line: Line, seed: int, acknowledged: dict[int, str]) -> None:
    chance = random.Random(seed)
    while await line.turn():
        move = chance.choice(line.legal)
        acknowledged[await line.move(move)] = move


async def test_a_server_that_is_killed_again_and_again_loses_nothing(server: ServerProcess) -> None:
    async with Client(server.address) as ana, Client(server.address) as ben:
        for person, name in ((ana, "Ana"), (ben, "Ben")):
            await person.come(name)
        table = await ana.open(NewTable(game="alhambra", seats=[SeatWish("me"), SeatWish("open"), SeatWish("random")]))
        await ben.join(table.id)
        acknowledged: dict[int, str] = {}
        async with ana.watch(table.id) as one, ben.watch(table.id) as other:
            playing = [
                asyncio.create_task(play_and_note(line, seed, acknowledged)) for seed, line in enumerate((one, other))
            ]
            for moves in (1, 17, 40, 5, 33):
                seen = (one.n or 0) + moves
                await one.until(lambda seen=seen: (one.n or 0) >= seen)  # type: ignore[misc]
                await asyncio.sleep(0.0013 * moves)
                server.kill()
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(asyncio.gather(*playing), 120)
            assert one.connections == 6
            views = [one.view, other.view]
        entries = (await ana.history(table.id)).entries
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
        assert len(acknowledged) > 100
        assert {n: entries[n - 1].text for n in acknowledged} == acknowledged
        assert granada.verify(Record.read(await ana.record(table.id))).over
        assert views == [(await ana.view(table.id, seat)).view for seat in (0, 1)]


async def test_a_bot_whose_process_is_killed_thinks_again(server: ServerProcess) -> None:
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatWish("me"), *[SeatWish("random")] * 3]))
        async with ana.watch(table.id) as line:
            playing = asyncio.create_task(play_and_note(line, 1, {}))
            for _ in range(3):
                while not (thinking := thinking_for(server.process.pid)):
                    await asyncio.sleep(0.05)
                for process in thinking:
                    os.kill(process, signal.SIGKILL)
                await asyncio.sleep(0.2)
            await playing
            assert line.over


def thinking_for(server: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(server), "-f", "granada.server.thinker"], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


async def test_while_the_database_is_gone_nothing_happens_and_then_the_game_goes_on() -> None:
    with postgres() as database:
        server = ServerProcess(database.get_uri(), "--no-limits")
        try:
            async with Client(server.address) as ana:
                await ana.come("Ana")
                table = await ana.open(NewTable(game="sabika", seats=[SeatWish("me")]))
                async with ana.watch(table.id) as line:
                    await line.move(line.legal[0])
                    before = (line.n, line.view)
                    await end_at_once(database.get_pid() or 0)
                    for _ in range(3):
                        with pytest.raises(Refused) as refused:
                            await line.move(line.legal[0])
                        assert refused.value.code == "database-gone"
                    with pytest.raises(Refused) as refused:
                        await ana.me()
                    assert (refused.value.status, refused.value.code) == (503, "database-gone")
                    assert (line.n, line.view) == before
                    database.start()
                    assert await move_when_possible(line) == 2
                    assert (await ana.view(table.id)).n == 2
        finally:
            server.stop()


async def end_at_once(process: int) -> None:
    os.kill(process, signal.SIGQUIT)
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0.02)


async def move_when_possible(line: Line) -> int:
    while True:
        with suppress(Refused):
            return await line.move(line.legal[0])
        await asyncio.sleep(0.1)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    ServerProcess(database).stop()
    with sqlite3.connect(tmp_path / "granada.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    command = [sys.executable, "-m", "granada", "serve", "--port", "0", "--database", database]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert ended.returncode == 1
    assert "newer Granada (9999)" in ended.stderr


async def test_a_server_that_is_told_to_stop_finishes_what_it_has_begun(server: ServerProcess) -> None:
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatWish("me")]))
        acknowledged: dict[int, str] = {}
        async with ana.watch(table.id) as line:
            playing = asyncio.create_task(play_and_note(line, 1, acknowledged))
            await asyncio.sleep(0.3)
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - began < 10
            await asyncio.to_thread(server.start)
            await playing
        entries = (await ana.history(table.id)).entries
        assert {n: entries[n - 1].text for n in acknowledged} == acknowledged
