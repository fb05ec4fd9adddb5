"""Finding people to play with."""

import asyncio

import pytest
from tests.server.conftest import Arrive
from tests.server.test_records import play_first_moves

from granada.client import NewTable, Refused, SeatWish
from granada.table import LiveClock

pytestmark = pytest.mark.anyio

PEOPLE = [SeatWish("me"), SeatWish("open")]


async def test_the_game_begins_when_all_seats_are_taken(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatWish("random")]))
    assert table.status == "open"
    assert table.id in [listed.id for listed in await ben.tables()]
    async with ana.watch(table.id) as line:
        assert line.view is None
        assert (await ben.join(table.id)).status == "playing"
        await line.until(lambda: line.view is not None)
        assert line.eyes == 0
    assert table.id not in [listed.id for listed in await ben.tables()]
    assert table.id in [listed.id for listed in await ben.tables("playing")]


async def test_a_seat_is_given_once_however_many_come_at_once(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatWish("me"), *[SeatWish("open")] * 2]))
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
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatWish("open")], public=False))
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
    async with eve.watch(table.id, invitation=table.invitation) as line:
        assert line.eyes is None


async def test_who_leaves_before_the_game_frees_the_seat_and_the_last_one_closes_the_table(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[*PEOPLE, SeatWish("open")]))
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
    table = await ana.open(NewTable(game="alhambra", seats=[SeatWish("open")] * 2))
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
    ("wish", "code"),
    [
        (NewTable(game="chess", seats=PEOPLE), "no-such-game"),
        (NewTable(game="alhambra", seats=PEOPLE[:1]), "player-count"),
        (NewTable(game="alhambra", seats=[SeatWish("me"), SeatWish("genius")]), "no-such-bot"),
        (NewTable(game="alhambra", seats=PEOPLE, options={"colour": "red"}), "no-such-option"),
        (NewTable(game="sabika", seats=PEOPLE, options={"events": "many"}), "no-such-choice"),
        (NewTable(game="sabika", seats=PEOPLE, options={"yusuf": "hard"}), "option-players"),
        (NewTable(game="sabika", seats=PEOPLE, options={"seed": "1"}), "no-such-option"),
        (NewTable(game="sabika", seats=PEOPLE, control=LiveClock(0)), "not-understood"),
        (NewTable(game="sabika", seats=[SeatWish("random")]), "not-understood"),
        (NewTable(game="sabika", seats=[]), "not-understood"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(arrive: Arrive, wish: NewTable, code: str) -> None:
    ana = await arrive("Ana")
    with pytest.raises(Refused) as refused:
        await ana.open(wish)
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
        async with mover.watch(table.id) as line:
            while line.legal:
                await line.move(line.legal[0])


@pytest.mark.slow
async def test_the_time_that_has_run_out_lets_the_others_ask_for_a_bot(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE, control=LiveClock(1)))
    await ben.join(table.id)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        mover, waiter = (one, other) if one.legal else (other, one)
        assert mover.eyes is not None
        assert mover.clock is not None
        assert mover.clock.running == (mover.eyes,)
        with pytest.raises(Refused) as refused:
            await waiter.take_over(mover.eyes)
        assert refused.value.code == "time-left"
        await asyncio.sleep(1.05)
        await waiter.take_over(mover.eyes)
        await waiter.turn()
        await mover.come_back()


@pytest.mark.slow
async def test_who_plays_again_finds_the_others_at_the_same_table(arrive: Arrive) -> None:
    ana, ben, eve = await arrive("Ana"), await arrive("Ben"), await arrive("Eve")
    seats = [SeatWish("me"), SeatWish("open")]
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
