"""Processes tell each other what has happened: nobody reads the database to learn it, as long as nothing is lost."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from tests.server.conftest import guest, next_move, opened
from tests.server.neighbours import Neighbours, neighbours, shown_at_both
from tests.server.process import sqlite_in
from tests.server.test_costs import count_messages

from granada.server import stored
from granada.server.bus import Bus, BusMessage
from granada.server.metrics import BUS_DROPPED

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def both(tmp_path: Path, redis: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Neighbours]:
    monkeypatch.setattr("granada.server.registry.LOOK_AROUND", 1000)
    async with neighbours(sqlite_in(tmp_path), redis) as both:
        yield both


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The keys of the tables whose entries have been read."""
    read: list[int] = []
    read_entries = stored.read_entries

    async def noted(connection: Any, table_key: int, after: int = 0) -> Any:
        read.append(table_key)
        return await read_entries(connection, table_key, after)

    monkeypatch.setattr("granada.server.live_table.read_entries", noted)
    return read


async def test_what_a_neighbour_has_written_is_adopted_without_a_look_at_the_database(
    both: Neighbours, read: list[int]
) -> None:
    ana, here, there = await shown_at_both(both, "me")
    read.clear()
    for number in range(1, 6):
        await here.act(ana.id, next_move(here, str(number)))
        while there.number < number:
            await asyncio.sleep(0.001)
    await there.act(ana.id, next_move(there, "back"))
    while here.number < 6:
        await asyncio.sleep(0.001)
    assert read == []
    assert here.started_game().state.dump() == there.started_game().state.dump()


async def test_what_was_not_heard_is_read_from_the_database(both: Neighbours, read: list[int]) -> None:
    ana, here, there = await shown_at_both(both, "me")
    read.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(both.one.registry.bus, "send", lambda _: None)
        for number in range(1, 4):
            await here.act(ana.id, next_move(here, str(number)))
    await here.act(ana.id, next_move(here, "4"))
    while there.number < 4:
        await asyncio.sleep(0.001)
    assert read == [here.stored.key]


async def test_a_process_listens_only_to_the_tables_that_are_in_its_memory(
    both: Neighbours, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listeners() -> int:
        async with Redis.from_url(redis) as client:
            ((_, count),) = await client.pubsub_numsub(f"granada:{here.id}")
            return int(count)

    _, here, there = await shown_at_both(both, "me")
    assert await listeners() == 2
    for connection in list(there.connections):
        there.go(connection)
    monkeypatch.setattr("granada.server.registry.UNUSED_FORGOTTEN_AFTER", -1)
    both.other.registry._forget_unused()
    while await listeners() != 1:
        await asyncio.sleep(0.001)
    assert both.other.registry.known(here.id) is None
    while here.presence.is_shared:
        await asyncio.sleep(0.001)
    assert both.one.registry.known(here.id) is here


async def test_what_waits_is_bounded_and_what_is_dropped_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.server.bus.MOST_WAITING", 10)
    bus = Bus("redis://127.0.0.1:1", lambda _: None)
    before = BUS_DROPPED._value.get()
    for _ in range(15):
        bus.send(BusMessage(table="table"))
    assert BUS_DROPPED._value.get() - before == 5
    await bus.close()


async def test_a_move_is_told_to_nobody_where_no_other_process_has_the_table(both: Neighbours) -> None:
    ana = await guest(both.one, "Ana")
    table = await opened(both.one, ana, "me")
    sent: list[BusMessage] = []
    count_messages(both.one.registry.bus, sent)
    for number in range(3):
        await table.act(ana.id, next_move(table, str(number)))
    assert not [message for message in sent if message.entries]


async def test_a_table_that_is_watched_elsewhere_is_soon_forgotten(
    both: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request for it alone costs nothing for long."""
    ana, here, there = await shown_at_both(both, "me")
    [connection] = there.connections
    there.go(connection)
    while not there.presence.is_shared:
        await asyncio.sleep(0.001)
    monkeypatch.setattr("granada.server.registry.FORGOTTEN_AFTER", -1)
    both.other.registry._forget_unused()
    both.one.registry._forget_unused()
    assert both.other.registry.known(here.id) is None
    assert both.one.registry.known(here.id) is here
    assert (await here.act(ana.id, next_move(here))).number == 1


async def test_a_process_that_begins_while_another_one_plays_misses_nothing(
    both: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await guest(both.one, "Ana")
    here = await opened(both.one, ana, "me")
    held: list[BusMessage] = []
    hear = both.one.registry.bus._hear
    monkeypatch.setattr(both.one.registry.bus, "_hear", held.append)
    there = await both.other.registry.table(here.id)
    while not held:
        await asyncio.sleep(0.001)
    await here.act(ana.id, next_move(here))  # The other process has read the table, and this one does not know it.
    assert (here.number, there.number) == (1, 0)
    for message in held:
        hear(message)
    while there.number < 1:
        await asyncio.sleep(0.001)


async def test_a_process_that_was_cut_off_reads_what_it_has_missed_as_soon_as_it_is_back(
    both: Neighbours, redis: str
) -> None:
    ana, here, there = await shown_at_both(both, "me")
    while not here.presence.is_shared:
        await asyncio.sleep(0.001)
    bus = both.other.registry.bus
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bus, "_hear", lambda _: None)
        await here.act(ana.id, next_move(here))
        async with Redis.from_url(redis) as client:
            await client.client_kill_filter(_type="pubsub")
    while there.number < 1:
        await asyncio.sleep(0.001)
