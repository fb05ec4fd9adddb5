"""What a move costs beside the rules: statements for the database, and messages to other processes. And what it costs
when many people come at once."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import event
from tests.server.conftest import next_move
from tests.server.neighbours import Neighbours, neighbours, shown_at_both

from granada.server.bus import Bus, BusMessage
from granada.server.database import Database
from granada.server.people import new_session

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOVES = 10
MOST_STATEMENTS = 2
MOST_MESSAGES = 1
PEOPLE = 50
MOST_STATEMENTS_OF_CROWD = 20


@pytest.fixture
async def both(database: str, redis: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Neighbours]:
    monkeypatch.setattr("granada.server.registry.LOOK_AROUND", 1000)
    monkeypatch.setattr("granada.server.registry.RENEW_EVERY_S", 1000)
    async with neighbours(database, redis) as both:
        yield both


def count_statements(database: Database, counted: list[str]) -> None:
    for engine in (database.engine, database._for_moves._engine):
        event.listen(
            getattr(engine, "sync_engine", engine), "before_cursor_execute", lambda *told: counted.append(told[2])
        )


def count_messages(bus: Bus, counted: list[BusMessage]) -> None:
    send = bus.send

    def counting(message: BusMessage) -> None:
        counted.append(message)
        send(message)

    bus.send = counting  # type: ignore[method-assign]


async def test_a_move_takes_two_statements_and_one_message_at_most_wherever_it_is_seen(both: Neighbours) -> None:
    ana, here, there = await shown_at_both(both, "me")
    while not all(table.presence._here_sent for table in (here, there)):
        await asyncio.sleep(0.01)
    statements: list[str] = []
    messages: list[BusMessage] = []
    for services in both:
        count_statements(services.database, statements)
        count_messages(services.registry.bus, messages)
    for number in range(1, MOVES + 1):
        await here.act(ana.id, next_move(here, f"key{number}"))
        while there.number < number:
            await asyncio.sleep(0.001)
    assert any("INSERT" in statement for statement in statements)
    assert len(statements) <= MOST_STATEMENTS * MOVES, statements
    assert len(messages) <= MOST_MESSAGES * MOVES, messages


async def test_a_crowd_that_comes_at_once_is_looked_up_together(both: Neighbours) -> None:
    """A crowd comes so from a process that stops."""
    ana, here, _ = await shown_at_both(both, "me")
    async with both.one.database.writing() as connection:
        secrets = [(await new_session(connection, ana.id))[0] for _ in range(PEOPLE)]

    async def come(secret: str) -> None:
        person = await both.other.person_with(secret)
        assert person is not None
        table = await both.other.registry.table(here.id)
        await both.other.muted_by(person.id)
        await table.chat.recent()

    statements: list[str] = []
    count_statements(both.other.database, statements)
    await asyncio.gather(*map(come, secrets))
    assert 0 < len(statements) <= MOST_STATEMENTS_OF_CROWD, statements
