"""What is acknowledged is in the database, and what is not in the database has not happened."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import Connection, Executable, func, insert, select
from tests.server.conftest import ORIGIN, next_move, opened
from tests.server.test_records import half_a_game

from granada.answers.records import checked
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.records import Import
from granada.server.database import CONNECTIONS, CONNECTIONS_TO_POSTGRES, Database, DatabaseGone, Work
from granada.server.live_table import LiveTable
from granada.server.people import Host, Person
from granada.server.records import bring_in
from granada.server.schema import entries
from granada.server.services import Services
from granada.server.stored import read_entries
from granada.server.tables import tables_with
from granada.server.writer import WriteConflict, Writer
from granada.table import Entry, EntryOutcome, Kind, Stale

pytestmark = pytest.mark.anyio


class FailingDatabase(Database):
    """Fails when it is told to: before anything is written, or after everything is."""

    fails = ""

    async def _work(self, do: Callable[[Work], Awaitable[None]], work: Work) -> None:
        if self.fails == "before":
            raise DatabaseGone
        await super()._work(do, work)
        if self.fails == "after":
            raise DatabaseGone


@pytest.fixture(autouse=True)
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.server.services.Database", FailingDatabase)


async def written(services: Services, table: LiveTable) -> list[Entry]:
    async with services.database.reading() as connection:
        return await read_entries(connection, table.stored.key)


def some_move(number: int) -> EntryOutcome:
    return EntryOutcome(Entry(number, Kind.MOVE, 0, "x", 0), 1, (), (0,))


async def test_what_is_acknowledged_is_in_the_database(services: Services, table: LiveTable, ana: Person) -> None:
    for number in range(1, 6):
        assert (await table.act(ana.id, next_move(table, str(number)))).number == number
        assert [entry.number for entry in await written(services, table)] == list(range(1, number + 1))


async def test_what_could_not_be_written_has_not_happened(services: Services, table: LiveTable, ana: Person) -> None:
    before = table.game
    services.database.fails = "before"  # type: ignore[attr-defined]
    with pytest.raises(DatabaseGone):
        await table.act(ana.id, next_move(table))
    assert table.game is before
    services.database.fails = ""  # type: ignore[attr-defined]
    assert (await table.act(ana.id, next_move(table))).number == 1
    assert len(await written(services, table)) == 1


async def test_what_was_written_although_the_database_failed_has_happened_once(
    services: Services, table: LiveTable, ana: Person
) -> None:
    move = next_move(table)
    services.database.fails = "after"  # type: ignore[attr-defined]
    with pytest.raises(DatabaseGone):
        await table.act(ana.id, move)
    services.database.fails = ""  # type: ignore[attr-defined]
    assert (await table.act(ana.id, move)).number == 1
    assert table.number == 1
    assert len(await written(services, table)) == 1


async def test_in_doubt_others_see_what_happened_without_anybody_asking(
    services: Services, table: LiveTable, ana: Person
) -> None:
    services.database.fails = "after"  # type: ignore[attr-defined]
    with pytest.raises(DatabaseGone):
        await table.act(ana.id, next_move(table))
    services.database.fails = ""  # type: ignore[attr-defined]
    while table.number < 1:
        await asyncio.sleep(0.05)


async def test_a_move_whose_sender_has_gone_is_finished(services: Services, table: LiveTable, ana: Person) -> None:
    moving = asyncio.create_task(table.act(ana.id, next_move(table)))
    await asyncio.sleep(0)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    while table.number < 1:
        await asyncio.sleep(0.001)
    assert len(await written(services, table)) == 1
    assert (await table.act(ana.id, next_move(table, "next"))).number == 2


async def test_another_process_that_was_faster_is_caught_up_with(
    services: Services, table: LiveTable, ana: Person
) -> None:
    move = next_move(table)
    row = {"table_key": table.stored.key, "number": 1, "kind": "move", "seat": 0, "text": move.move, "at": 1}
    async with services.database.writing() as connection:
        await connection.execute(insert(entries).values(row | {"key": "other", "deciders": 1}))
    with pytest.raises(Stale):
        await table.act(ana.id, move)
    assert table.number == 1
    assert (await table.act(ana.id, next_move(table))).number == 2


async def test_the_same_action_written_by_another_process_is_known(
    services: Services, table: LiveTable, ana: Person
) -> None:
    move = next_move(table)
    row = {"table_key": table.stored.key, "number": 1, "kind": "move", "seat": 0, "text": move.move, "at": 1}
    async with services.database.writing() as connection:
        await connection.execute(insert(entries).values(row | {"key": move.key, "deciders": 1}))
    assert (await table.act(ana.id, move)).number == 1


async def test_a_key_means_the_same_action_whatever_its_sender_has_seen_since(
    services: Services, table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = next_move(table, "first")
    await table.act(ana.id, first)
    for number in range(2, 5):
        await table.act(ana.id, next_move(table, str(number)))
    again = next_move(table, "first")
    assert await table.act(ana.id, again) == (1, True)
    table.connections._teller._recent.clear()  # As after many more moves.
    assert await table.act(ana.id, again) == (1, True)
    assert await table.act(ana.id, first) == (1, True)
    table.connections._teller._recent.clear()
    # Whatever a process believes, the database takes a key once.
    monkeypatch.setattr("granada.server.live_table.find_entry", lambda *_: asyncio.sleep(0))
    monkeypatch.setattr("granada.server.live_table.MOST_TRIES", 2)
    with pytest.raises(GranadaError) as refused:
        await table.act(ana.id, again)
    assert refused.value.code == "internal-error"
    assert [entry.key for entry in await written(services, table)] == ["first", "2", "3", "4"]


async def test_a_key_belongs_to_its_seat_and_table(services: Services, ana: Person) -> None:
    tables = [await opened(services, ana, "me", "me") for _ in range(2)]
    for table in tables:
        game = table.started_game()
        assert game.state.deciders == (0, 1)
        for seat in (0, 1):
            move = str(game.state.legal_moves(seat)[0])
            await table.act(ana.id, live.Move(seat=seat, n=0, key="key", move=move))
    assert [table.number for table in tables] == [2, 2]


async def test_moves_are_written_while_readers_have_taken_all_connections(
    services: Services, table: LiveTable, ana: Person
) -> None:
    connections = 2 * CONNECTIONS if services.database.is_sqlite else CONNECTIONS_TO_POSTGRES
    async with AsyncExitStack() as stack:
        for _ in range(connections):
            await stack.enter_async_context(services.database.reading())
        assert (await table.act(ana.id, next_move(table))).number == 1


async def test_one_entry_that_cannot_be_written_does_not_keep_others_from_it(
    services: Services, table: LiveTable
) -> None:
    writer = services.registry.writer
    key = table.stored.key

    def write(number: int) -> Any:
        return writer.append(key, [some_move(number)])

    await write(1)
    answers = await asyncio.gather(write(2), write(1), write(3), write(1), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), WriteConflict, type(None), WriteConflict]
    assert [entry.number for entry in await written(services, table)] == [1, 2, 3]


async def test_one_entry_that_breaks_a_transaction_does_not_keep_others_from_being_written(
    services: Services, table: LiveTable
) -> None:
    def write(number: int, *also: Executable) -> Any:
        return services.registry.writer.append(table.stored.key, [some_move(number)], also)

    answers = await asyncio.gather(
        write(1), write(2, insert(entries).values(nonsense=1)), write(3), return_exceptions=True
    )
    assert [getattr(answer, "code", None) for answer in answers] == [None, "internal-error", None]
    assert [entry.number for entry in await written(services, table)] == [1, 3]


async def test_many_entries_are_written_in_few_transactions(
    services: Services, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = []
    write = Writer._write

    async def counted(self: Writer, batch: Any) -> None:
        batches.append(len(batch))
        await write(self, batch)

    monkeypatch.setattr(Writer, "_write", counted)
    key = table.stored.key
    writes = [services.registry.writer.append(key, [some_move(n)]) for n in range(1, 101)]
    await asyncio.gather(*writes)
    assert sum(batches) == 100
    assert len(batches) <= 3
    async with services.database.reading() as connection:
        assert len((await connection.execute(select(entries.c.number))).all()) == 100


async def test_a_record_is_written_piece_by_piece_and_is_there_when_all_of_it_is(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.records.AT_ONCE", 7)
    request = Import(record=half_a_game().to_text())
    found, host = checked(request.record, None), Host(ana, ORIGIN)
    transact, pieces = services.database.transact, list[int]()

    async def counted(work: Callable[[Connection], None]) -> None:
        await transact(work)
        async with services.database.reading() as connection:
            pieces.append(await connection.scalar(select(func.count()).select_from(entries)) or 0)
            assert await tables_with(connection, ana.id) == []

    monkeypatch.setattr(services.database, "transact", counted)
    stored = await bring_in(services.database, host, request, found)
    assert pieces == [7, 14, 21, 28, 30]
    assert stored.status == "playing"
    async with services.database.reading() as connection:
        assert [mine.table.id for mine in await tables_with(connection, ana.id)] == [stored.id]
    services.database.fails = "before"  # type: ignore[attr-defined]
    with pytest.raises(DatabaseGone):
        await bring_in(services.database, host, request, found)
    async with services.database.reading() as connection:
        assert [mine.table.id for mine in await tables_with(connection, ana.id)] == [stored.id]


async def test_a_table_at_which_a_bot_thinks_is_not_forgotten(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.registry.MOST_BYTES", 1)
    monkeypatch.setattr("granada.server.registry.FORGOTTEN_AFTER", -1)
    monkeypatch.setattr(services.registry.bots.quick, "think", lambda *_: asyncio.Event().wait())
    tables = [await opened(services, ana, *kinds) for kinds in (("random", "me"), ("me", "me"), ("me", "me"))]
    assert [services.registry.known(table.id) is table for table in tables] == [True, False, True]
