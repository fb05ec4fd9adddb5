"""What may become of games on a server."""

import asyncio
import gc
from threading import Event
from typing import Any
from weakref import ref

import pytest
from sqlalchemy import select, update
from tests.limits import HANG_S
from tests.server.conftest import guest, next_move, opened

from granada.answers.opening import beginning_again
from granada.answers.table import played_again
from granada.games import load
from granada.kernel.errors import GranadaError
from granada.kernel.record import Record
from granada.protocol import acting, live
from granada.protocol.tables import OVER, Joining
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.quotas import unfinished
from granada.server.records import read_record_without_rules
from granada.server.routes.live import LiveConnection
from granada.server.schema import entries, tables
from granada.server.services import Services
from granada.server.stored import read_table
from granada.server.tables import join, listed, tables_with

pytestmark = pytest.mark.anyio


async def forgotten(services: Services, table: LiveTable) -> None:
    """Forget the table, as if the server had been started again."""
    del services.registry._tables[table.id]


async def test_nobody_takes_back_for_ever(table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "MOST_OTHER_ENTRIES", 20)
    for number in range(0, 20, 2):
        await table.act(ana.id, next_move(table, f"move {number}"))
        await table.act(ana.id, live.Propose(seat=0, n=number + 1, key=f"back {number}", moves=1))
    await table.act(ana.id, next_move(table, "move"))
    for again in (live.Propose(seat=0, n=21, key="more", moves=1), live.Undo(seat=0, n=21, key="more")):
        with pytest.raises(GranadaError) as refused:
            await table.act(ana.id, again)
        assert refused.value.code == "only-moves"
    await table.act(ana.id, next_move(table, "next"))
    assert table.number == 22


async def test_no_game_is_played_for_ever(table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "MOST_MOVES", 2)
    for key in ("first", "second"):
        await table.act(ana.id, next_move(table, key))
    with pytest.raises(GranadaError) as refused:
        await table.act(ana.id, next_move(table, "third"))
    assert refused.value.code == "record-too-long"


async def test_while_a_long_game_is_read_others_go_on(
    services: Services, table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await opened(services, ana, "me")
    go_on = Event()

    def take_long(*table: Any) -> Any:
        assert go_on.wait(HANG_S)
        return played_again(*table)

    monkeypatch.setattr("granada.server.live_table.played_again", take_long)
    await forgotten(services, table)
    reading = asyncio.create_task(services.registry.table(table.id))
    assert (await other.act(ana.id, next_move(other))).number == 1
    assert not reading.done()
    go_on.set()
    assert (await reading).game is not None


@pytest.fixture
async def waiting(services: Services, ana: Person) -> LiveTable:
    """A game of an older version of the rules, in which the first of two has chosen in secret."""
    table = await opened(services, ana, "me", "me")
    await table.act(ana.id, next_move(table, "1"))
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table.id).values(rules=0))
    await forgotten(services, table)
    return await services.registry.table(table.id)


async def test_a_game_with_other_rules_waits_and_says_so(
    services: Services, waiting: LiveTable, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        with pytest.raises(GranadaError) as refused:
            await waiting.act(ana.id, live.Move(seat=1, n=1, key="2", move="rest"))
        assert refused.value.code == "other-rules"
        await waiting.catch_up()
    async with services.database.reading() as connection:
        [mine] = await tables_with(connection, ana.id)
        assert (mine.table.id, mine.table.status, mine.your_turn) == (waiting.id, "playing", False)
        assert await unfinished(connection, tables.c.host == ana.id) == 0
    assert not services.registry.bots.play_at(waiting)
    assert "cannot be played on" not in caplog.text


async def test_the_record_of_a_game_with_other_rules_is_there(services: Services, waiting: LiveTable) -> None:
    async with services.database.reading() as connection:
        record = await read_record_without_rules(connection, waiting.stored)
        assert (record.header.rules, record.moves, record.seed) == (0, (), None)
    async with services.database.writing() as connection:
        await connection.execute(update(entries).values(deciders=4))  # Somebody who had not to before.
        record = await read_record_without_rules(connection, waiting.stored)
        chosen = await connection.scalar(select(entries.c.text))
    assert record.moves == (f"0 {chosen}",)
    assert Record.read(record.to_text()) == record


async def test_a_finished_game_with_other_rules_is_listed_with_its_result(
    services: Services, waiting: LiveTable
) -> None:
    over = {"status": OVER, "ended": 1, "scores": [40, 30], "winners": [0]}
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == waiting.id).values(over))
        assert waiting.stored.host is not None
        for found in (
            await listed(connection, OVER),
            [m.table for m in await tables_with(connection, waiting.stored.host)],
        ):
            assert [(each.id, each.scores) for each in found] == [(waiting.id, [40, 30])]


async def test_a_table_that_was_opened_before_an_upgrade_begins_with_the_rules_of_today(
    services: Services, ana: Person
) -> None:
    table = await opened(services, ana, "me", "open")
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table.id).values(rules=0, deciders=0))
    await forgotten(services, table)
    await join(services.database, table.id, await guest(services, "Ben"), Joining())
    begun = await services.registry.table(table.id)
    assert begun.started_game().state.header.rules == load("sabika").rules
    async with services.database.reading() as connection:
        assert [mine.your_turn for mine in await tables_with(connection, ana.id)] == [True]
    assert (await begun.act(ana.id, next_move(begun))).number == 1


async def test_no_table_is_opened_again_with_options_that_are_refused_now(services: Services, ana: Person) -> None:
    table = await opened(services, ana, "me", "me")
    over = {"status": OVER, "options": {"events": "none", "yusuf": "hard"}}
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table.id).values(over))
        stored = await read_table(connection, table.id)
    with pytest.raises(GranadaError) as refused:
        beginning_again(stored)
    assert refused.value.code == "option-players"


async def test_a_table_that_is_forgotten_leaves_the_memory_at_once(services: Services, ana: Person) -> None:
    """All objects are collected too seldom to wait for that."""
    table = await opened(services, ana, "me")
    connection = LiveConnection(ana, 0, frozenset())
    table.enter(connection)
    await table.act(ana.id, next_move(table))
    await table.chat.tell_new()
    await table.catch_up()
    table.go(connection)
    gone = ref(table)
    gc.disable()
    try:
        services.registry._forget(table)
        del table
        while gone() is not None:  # What is under way still holds it for a moment.
            await asyncio.sleep(0.01)
    finally:
        gc.enable()
