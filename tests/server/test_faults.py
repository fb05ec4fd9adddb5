"""Whatever breaks, nothing that was acknowledged is lost and nothing is half there."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from tests.limits import HANG_S
from tests.server.deadly import POINTS
from tests.server.process import GRANADA, ServerProcess, end_at_once, postgres, sqlite_in, thinking_for

import granada
from granada.bots.asking import STAND_IN, seed_for
from granada.client import Client, Connection, NewTable, Refused, SeatRequest
from granada.kernel.record import Record
from granada.server.bot_process import Choice, MoveQuestion, answer
from granada.table import DaysPerMove

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 5
DAY = 24 * 60 * 60 * 1000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite_in(tmp_path), "--no-limits", "--bot-workers", "2")
    yield process
    process.stop()


async def play_and_note(connection: Connection, seed: int, acknowledged: dict[int, str]) -> None:
    chance = random.Random(seed)
    while await connection.turn():
        move = chance.choice(connection.legal)
        acknowledged[await connection.move(move)] = move


async def check(person: Client, table: str, acknowledged: dict[int, str]) -> None:
    """Nothing acknowledged is missing, nothing is there twice, and nothing is half there."""
    entries = (await person.log(table)).entries
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert {n: entries[n - 1].text for n in acknowledged} == acknowledged
    record = Record.read(await person.record(table))  # Bots may have moved meanwhile.
    assert [f"{entry.seat} {entry.text}" for entry in entries] == list(record.moves)[: len(entries)]


async def test_a_server_that_is_killed_again_and_again_loses_nothing(database: str) -> None:
    chance = random.Random()
    with ServerProcess(database, "--no-limits", "--bot-workers", "2") as server:
        async with Client(server.address) as ana, Client(server.address) as ben:
            for person, name in ((ana, "Ana"), (ben, "Ben")):
                await person.come(name)
            table = await ana.open(
                NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open"), SeatRequest("random")])
            )
            await ben.join(table.id)
            acknowledged: dict[int, str] = {}
            async with ana.watch(table.id) as one, ben.watch(table.id) as other:
                playing = [
                    asyncio.create_task(play_and_note(connection, seed, acknowledged))
                    for seed, connection in enumerate((one, other))
                ]
                for _ in range(KILLS):
                    seen = (one.n or 0) + chance.randint(1, 20)
                    await one.until(lambda seen=seen: (one.n or 0) >= seen)  # type: ignore[misc]
                    await asyncio.sleep(chance.uniform(0, 0.03))
                    server.kill()
                    await asyncio.to_thread(server.start)
                await asyncio.gather(*playing)
                assert one.connections == KILLS + 1
                views = [one.view, other.view]
            assert len(acknowledged) > 100
            await check(ana, table.id, acknowledged)
            assert granada.verify(Record.read(await ana.record(table.id))).over
            assert views == [(await ana.view(table.id, seat)).view for seat in (0, 1)]


@pytest.mark.parametrize("point", POINTS)
async def test_a_server_that_dies_at_any_point_of_a_move_loses_nothing_and_plays_it_once(
    database: str, point: str
) -> None:
    with ServerProcess(database, "--no-limits", program=("tests.server.deadly", point, "4")) as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("me")]))
            acknowledged: dict[int, str] = {}
            async with ana.watch(table.id) as connection:
                for number in range(1, 9):
                    await connection.look(next(iter(connection.view["deciders"])))
                    move = connection.legal[0]
                    moving = asyncio.create_task(connection.move(move))
                    if number == 5:
                        assert await asyncio.to_thread(server.process.wait, HANG_S) == -signal.SIGKILL
                        assert not moving.done()
                        server.program = GRANADA
                        await asyncio.to_thread(server.start)
                    acknowledged[await moving] = move
                assert list(acknowledged) == list(range(1, 9))
                assert connection.connections == 2
            await check(ana, table.id, acknowledged)


async def test_people_are_answered_while_all_the_bots_think(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), "--no-limits", "--bot-workers", "8") as server:
        async with AsyncExitStack() as stack:
            ana = await stack.enter_async_context(Client(server.address))
            await ana.come("Ana")
            alone = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
            for _ in range(8):
                await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), *[SeatRequest("master")] * 3]))
            connection = await stack.enter_async_context(ana.watch(alone.id))
            while len(thinking_for(server.process.pid)) < 8:
                await asyncio.sleep(0.05)
            answered = 0
            before = await bots_asked(ana)
            for _ in range(40):
                await connection.move(connection.legal[0])
                now = await bots_asked(ana)
                answered += before == now != {}  # All of them think about what they thought about before.
                before = now
            assert answered > 10


async def bots_asked(ana: Client) -> dict[str, int]:
    """The tables where bots have to decide, and since when."""
    tables = await ana.my_tables()
    return {mine.table.id: mine.since for mine in tables if set(mine.deciders) - set(mine.table.yours)}


async def test_a_bot_whose_process_is_killed_thinks_again(server: ServerProcess) -> None:
    """It decides as it would have done: no stand-in decides for it. This does not hold for masters: how far they think
    in their time is never the same. A bot held in the middle of a thought can be of any kind."""
    chance = random.Random(1)
    asked: list[int] = []
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
        async with ana.watch(table.id) as connection:
            while await connection.turn():
                is_idle = list(connection.view["deciders"]) == [
                    0
                ]  # Where both decide at once, the bot was asked already.
                held = thinking_for(server.process.pid) if is_idle and len(asked) < KILLS else []
                for process in held:
                    os.kill(process, signal.SIGSTOP)
                n = await connection.move(chance.choice(connection.legal))
                is_asked = bool(held) and not connection.legal and not connection.over
                if is_asked:
                    asked.append(n)
                    await asyncio.sleep(0.5)  # Until the question is written.
                    assert connection.n == n
                for process in held:
                    os.kill(process, signal.SIGKILL if is_asked else signal.SIGCONT)
        record = Record.read(await ana.record(table.id))
    assert len(asked) == KILLS
    assert sum("a thinking process has failed" in printed for printed in server.printed) == KILLS
    done = [record.moves[n].removeprefix("1 ") for n in asked]
    assert done == [undisturbed("random", record, n) for n in asked]
    assert done != [undisturbed(STAND_IN, record, n) for n in asked]


def undisturbed(kind: str, record: Record, moves: int) -> str:
    """What a bot at the second seat does after so many moves, if nobody kills it."""
    state = granada.load(record.header.game).replay(record.until(moves))
    sample = state.sample_hidden(1, seed_for(state, "sample", 1))
    reply = answer(
        MoveQuestion(record.header.game, None, sample.dump(), 1, seed_for(state, "bot", 1), kind), lambda: False
    )
    assert isinstance(reply, Choice)
    return reply.move


async def test_while_the_database_is_gone_nothing_happens_and_then_the_game_goes_on() -> None:
    with postgres() as database:
        server = ServerProcess(database.get_uri(), "--no-limits")
        try:
            async with Client(server.address) as ana:
                await ana.come("Ana")
                table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
                async with ana.watch(table.id) as connection:
                    await connection.move(connection.legal[0])
                    before = (connection.n, connection.view)
                    await end_at_once(database.get_pid() or 0)
                    for _ in range(3):
                        with pytest.raises(Refused) as refused:
                            await connection.move(connection.legal[0])
                        assert refused.value.code == "database-gone"
                    with pytest.raises(Refused) as refused:
                        await ana.me()
                    assert (refused.value.status, refused.value.code) == (503, "database-gone")
                    assert (connection.n, connection.view) == before
                    database.start()
                    assert await move_when_possible(connection) == 2
                    assert (await ana.view(table.id)).n == 2
        finally:
            server.stop()


async def move_when_possible(connection: Connection) -> int:
    while True:
        with suppress(Refused):
            return await connection.move(connection.legal[0])
        await asyncio.sleep(0.1)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    ServerProcess(database).stop()
    with sqlite3.connect(tmp_path / "granada.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    command = [sys.executable, "-m", "granada", "serve", "--port", "0", "--database", database]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=HANG_S)
    assert ended.returncode == 1
    assert "newer Granada (9999)" in ended.stderr


async def test_a_game_with_other_rules_waits_for_them_and_everything_else_goes_on(
    server: ServerProcess, tmp_path: Path
) -> None:
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
        async with ana.watch(table.id) as connection:
            moves = [await connection.move(connection.legal[0]) for _ in range(3) if await connection.turn()]
        before = Record.read(await ana.record(table.id))
        await asyncio.to_thread(server.stop)
        with sqlite3.connect(tmp_path / "granada.sqlite") as database:
            database.execute("UPDATE tables SET rules = 0")
        database.close()
        await asyncio.to_thread(server.start)
        assert (await ana.table(table.id)).status == "playing"
        assert [mine.table.id for mine in await ana.my_tables()] == [table.id]
        with pytest.raises(Refused) as refused:
            async with ana.watch(table.id):
                pass
        assert refused.value.code == "other-rules"
        for ask in (ana.view(table.id), ana.log(table.id), ana.leave(table.id)):
            with pytest.raises(Refused) as refused:
                await ask
            assert (refused.value.status, refused.value.code) == (409, "other-rules")
        record = Record.read(await ana.record(table.id, "text"))
        assert record.header.rules == 0
        assert len(moves) == 3
        assert before.moves[: len(record.moves)] == record.moves[: len(before.moves)]
        assert len(record.moves) >= 3
        await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
        await ana.delete_account()
        assert sum("cannot be played on" in printed for printed in server.printed) == 1


async def test_days_pass_while_the_server_is_down_and_begin_anew_with_each_turn(
    server: ServerProcess, tmp_path: Path
) -> None:
    async with Client(server.address) as ana, Client(server.address) as ben:
        await ana.come("Ana")
        await ben.come("Ben")
        request = NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")], control=DaysPerMove(1))
        table = await ana.open(request)
        await ben.join(table.id)
        async with ana.watch(table.id) as one, ben.watch(table.id) as other:
            late, waiter = (one, other) if one.legal else (other, one)
            seat = late.viewer or 0
            with pytest.raises(Refused) as refused:
                await waiter.take_over(seat)
            assert refused.value.code == "time-left"
            await asyncio.to_thread(server.stop)
            with sqlite3.connect(tmp_path / "granada.sqlite") as connection:
                connection.execute(f"UPDATE tables SET started = started - {DAY}")
            connection.close()
            await asyncio.to_thread(server.start)
            await waiter.until(lambda: time_left(waiter)[seat] <= 0)
            await waiter.take_over(seat)
            await waiter.turn()
            await late.come_back()
            while waiter.legal:
                await waiter.move(waiter.legal[0])
            await late.turn()
            assert DAY - 60_000 < time_left(late)[seat] <= DAY
            assert time_left(late)[1 - seat] == DAY


def time_left(connection: Connection) -> tuple[int, ...]:
    assert connection.clock is not None
    return tuple(connection.clock.left)


async def test_a_server_that_is_told_to_stop_finishes_what_it_has_begun(server: ServerProcess) -> None:
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
        acknowledged: dict[int, str] = {}
        async with ana.watch(table.id) as connection:
            playing = asyncio.create_task(play_and_note(connection, 1, acknowledged))
            await connection.until(lambda: len(acknowledged) > 3)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
            await playing
        await check(ana, table.id, acknowledged)
