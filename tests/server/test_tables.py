"""Finding people to play with."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event
from tests.server.conftest import Arrive, guest, next_move, opened
from tests.server.test_editions import MINE
from tests.server.test_records import half_a_game, play_first_moves

from granada.client import Connection, NewTable, Refused, SeatRequest
from granada.protocol.records import Import
from granada.protocol.tables import TableInfo
from granada.server.people import Person
from granada.server.services import Services
from granada.server.stored import StoredTable
from granada.server.tables import listed, tables_with
from granada.table import LiveClock

pytestmark = pytest.mark.anyio

FINISHED = Path(__file__).parents[1] / "records" / "alhambra-2-players.txt"
PEOPLE = [SeatRequest("me"), SeatRequest("open")]


async def test_the_game_begins_when_all_seats_are_taken(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatRequest("random")]))
    assert table.status == "open"
    assert table.id in [listed.id for listed in await ben.tables()]
    async with ana.watch(table.id) as connection:
        assert connection.view is None
        assert (await ben.join(table.id)).status == "playing"
        await connection.until(lambda: connection.view is not None)
        assert connection.viewer == 0
    assert table.id not in [listed.id for listed in await ben.tables()]
    assert table.id in [listed.id for listed in await ben.tables("playing")]


async def test_a_seat_is_given_once_however_many_come_at_once(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), *[SeatRequest("open")] * 2]))
    others = [await arrive(f"Guest {number}") for number in range(6)]
    answers = await asyncio.gather(*(other.join(table.id) for other in others), return_exceptions=True)
    refused = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 4
    assert set(refused) <= {"seat-taken", "already-started"}
    found = await ana.table(table.id)
    assert found.status == "playing"
    assert len({seat.person for seat in found.seats}) == 3


async def test_a_private_table_is_for_the_invited(arrive: Arrive) -> None:
    ana, ben, eve = await arrive("Ana"), await arrive("Ben"), await arrive("Eve")
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatRequest("open")], public=False))
    assert table.invitation is not None
    assert table.id not in [listed.id for listed in await ben.tables()]
    looks = (eve.table(table.id), eve.table(table.id, "guess"), eve.view(table.id), eve.record(table.id))
    for ask in (*looks, eve.join(table.id), eve.leave(table.id), eve.close(table.id), eve.rematch(table.id)):
        with pytest.raises(Refused) as refused:
            await ask
        assert (refused.value.status, refused.value.code) == (404, "no-such-table")
    with pytest.raises(Refused) as refused:
        async with eve.watch(table.id):
            pass
    assert refused.value.code == "no-such-table"
    assert (await ben.table(table.id, table.invitation)).invitation is None
    assert (await ben.join(table.id, invitation=table.invitation)).invitation == table.invitation
    async with eve.watch(table.id, invitation=table.invitation) as connection:
        assert connection.viewer is None


async def test_who_leaves_before_the_game_frees_the_seat_and_the_last_one_closes_the_table(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatRequest("open")]))
    await ben.join(table.id, seat=2)
    await ana.leave(table.id)
    found = await ben.table(table.id)
    assert [seat.name for seat in found.seats] == ["", "", "Ben"]
    await ben.leave(table.id)
    assert (await ben.table(table.id)).status == "closed"
    with pytest.raises(Refused) as refused:
        await ana.join(table.id)
    assert refused.value.code == "already-started"


async def test_who_does_not_sit_at_a_table_cannot_close_it_by_leaving(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("open")] * 2))
    await ben.leave(table.id)
    assert (await ana.table(table.id)).status == "open"


async def test_only_the_host_closes_a_table(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    with pytest.raises(Refused) as refused:
        await ben.close(table.id)
    assert (refused.value.status, refused.value.code) == (403, "not-the-host")
    await ana.close(table.id)
    assert (await ana.table(table.id)).status == "closed"


@pytest.mark.parametrize(
    ("new_table", "code"),
    [
        (NewTable(game="chess", seats=PEOPLE), "no-such-game"),
        (NewTable(game="alhambra", seats=PEOPLE[:1]), "player-count"),
        (NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("genius")]), "no-such-bot"),
        (NewTable(game="alhambra", seats=PEOPLE, options={"colour": "red"}), "no-such-option"),
        (NewTable(game="sabika", seats=PEOPLE, options={"events": "many"}), "no-such-choice"),
        (NewTable(game="sabika", seats=PEOPLE, options={"yusuf": "hard"}), "option-players"),
        (NewTable(game="sabika", seats=PEOPLE, options={"seed": "1"}), "no-such-option"),
        (NewTable(game="sabika", seats=PEOPLE, control=LiveClock(0)), "wrong-field"),
        (NewTable(game="sabika", seats=[SeatRequest("random")]), "nobody-plays"),
        (NewTable(game="sabika", seats=[]), "wrong-field"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    arrive: Arrive, new_table: NewTable, code: str
) -> None:
    ana = await arrive("Ana")
    with pytest.raises(Refused) as refused:
        await ana.open(new_table)
    assert (refused.value.status, refused.value.code) == (400, code)


async def test_an_option_that_is_none_is_refused_with_those_that_there_are(arrive: Arrive) -> None:
    """Whatever it is called: some names mean something to the server."""
    ana = await arrive("Ana")
    for option in ("colour", "seed", "players", "seats"):
        with pytest.raises(Refused) as refused:
            await ana.open(NewTable(game="sabika", seats=PEOPLE, options={option: "1"}))
        details = {"game": "sabika", "option": option, "options": ["events", "yusuf"]}
        assert refused.value.refusal.details == details


async def test_ones_tables_say_whose_turn_it_is(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    assert not (await ana.my_tables())[0].your_turn
    await ben.join(table.id)
    for _ in range(2):
        mine = [(await person.my_tables())[0] for person in (ana, ben)]
        mover, seat = (ana, 0) if mine[0].your_turn else (ben, 1)
        assert [each.your_turn for each in mine] == [seat == 0, seat == 1]
        assert mine[0].deciders == (seat,)
        async with mover.watch(table.id) as connection:
            while connection.legal:
                await connection.move(connection.legal[0])


async def test_ones_tables_are_read_without_the_rules_and_with_as_many_questions_however_many_they_are(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[int] = []
    for tables in (1, 3):
        for number in range(tables):
            played = await opened(services, ana, "me", edition=MINE)
            await opened(services, ana, "me", "open", edition=MINE)
            if number:
                await played.act(ana.id, next_move(played))
        monkeypatch.setattr(StoredTable, "rules_of_game", lambda _: pytest.fail("an edition was read"))
        asked: list[str] = []
        async with services.database.reading() as connection:
            event.listen(
                connection.sync_connection, "before_cursor_execute", lambda *told, asked=asked: asked.append(told[2])
            )
            mine = await tables_with(connection, ana.id)
        monkeypatch.undo()
        questions.append(len(asked))
    assert [(each.your_turn, each.deciders) for each in mine] == [(True, (0,))] * 4 + [(False, ())] * 4
    assert questions[0] == questions[1] <= 4


async def test_nobody_can_push_the_tables_of_others_off_the_list(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.tables.MOST_LISTED", 6)
    people = [await guest(services, name) for name in ("Ben", "Cleo", "Dan", "Eve")]
    honest = [await opened(services, host, "me", "open", origin=host.name) for host in (ana, people[0])]
    neighbour = await opened(services, people[1], "me", "open", origin="flood")
    flood = [await opened(services, host, "me", "open", origin="flood") for _ in range(5) for host in people[2:]]
    async with services.database.reading() as connection:
        found = await listed(connection, "open")
    shown = [*reversed([*honest, neighbour, *flood[-3:]])]
    assert [table.id for table in found] == [table.id for table in shown]


async def test_a_game_that_was_brought_in_is_not_listed(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    request = Import(record=half_a_game().to_text(), seats=[SeatRequest("me"), SeatRequest("open")], public=True)
    answer = await ana.http.post("/records", content=msgspec.json.encode(request))
    table = msgspec.json.decode(answer.content, type=TableInfo)
    assert (table.status, table.public, table.imported) == ("open", True, True)
    assert table.id not in [listed.id for listed in await ben.tables()]
    assert (await ben.table(table.id)).imported
    assert (await ben.join(table.id)).status == "playing"
    assert table.id not in [listed.id for listed in await ben.tables("playing")]


@pytest.mark.slow
async def test_the_time_that_has_run_out_lets_the_others_ask_for_a_bot(arrive: Arrive) -> None:
    async with under_time(arrive, seconds=1) as (mover, waiter):
        assert mover.viewer is not None
        while True:
            with suppress(Refused):
                await waiter.take_over(mover.viewer)
                break
            await asyncio.sleep(0.05)
        await waiter.turn()
        await mover.come_back()


@pytest.mark.slow
async def test_as_long_as_there_is_time_nobody_can_ask_for_a_bot(arrive: Arrive) -> None:
    async with under_time(arrive, seconds=3600) as (mover, waiter):
        assert mover.viewer is not None
        assert mover.clock is not None
        assert mover.clock.running == (mover.viewer,)
        with pytest.raises(Refused) as refused:
            await waiter.take_over(mover.viewer)
        assert refused.value.code == "time-left"


@asynccontextmanager
async def under_time(arrive: Arrive, seconds: int) -> AsyncIterator[tuple[Connection, Connection]]:
    """The seats that have to decide within so many seconds, and those that wait for that."""
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE, control=LiveClock(seconds)))
    await ben.join(table.id)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        yield (one, other) if one.legal else (other, one)


@pytest.mark.slow
async def test_who_plays_again_finds_the_others_at_the_same_table(arrive: Arrive) -> None:
    ana, ben, eve = await arrive("Ana"), await arrive("Ben"), await arrive("Eve")
    seats = [SeatRequest("me"), SeatRequest("open")]
    table = await ana.open(NewTable(game="sabika", seats=seats, options={"events": "random"}))
    with pytest.raises(Refused) as refused:
        await ana.rematch(table.id)
    assert refused.value.code == "not-over"
    await ben.join(table.id)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await asyncio.gather(play_first_moves(one), play_first_moves(other))
    new = await ana.rematch(table.id)
    assert (new.status, new.options["events"]) == ("open", "random")
    with pytest.raises(Refused):
        await eve.join(new.id)
    again = await ben.rematch(table.id)
    assert (again.id, again.status) == (new.id, "playing")
    assert (await ana.table(table.id)).rematch == new.id


async def test_bots_that_play_again_may_be_of_another_kind(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    over = await ana.bring_in(FINISHED.read_text(encoding="utf-8"), [SeatRequest("novice"), SeatRequest("me")])
    with pytest.raises(Refused) as refused:
        await ana.rematch(over.id, {0: "robot"})
    assert refused.value.code == "no-such-bot"
    again = await ana.rematch(over.id, {0: "apprentice", 1: "master"})
    assert [seat.kind for seat in again.seats] == ["apprentice", "human"]
