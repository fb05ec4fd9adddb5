"""During the game somebody new can play on at a seat that was left."""

import asyncio
from collections.abc import Awaitable

import pytest
from sqlalchemy import select, update
from tests.server.conftest import Arrive, guest, opened
from tests.server.test_people import PASSWORD, unique

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.tables import OVER, Joining
from granada.server.people import Person, register
from granada.server.profiles import read_profile
from granada.server.ratings import _rate
from granada.server.schema import ratings, tables
from granada.server.services import Services
from granada.server.tables import join
from granada.table import STAND_IN, Entry, Kind

pytestmark = pytest.mark.anyio

PEOPLE = [SeatRequest("me"), SeatRequest("open"), SeatRequest("open")]


async def refusal_of(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


async def three_at_a_table(arrive: Arrive, public: bool = True) -> tuple[list[Client], str]:
    people = [await arrive(name) for name in ("Ana", "Ben", "Cleo")]
    table = await people[0].open(NewTable(game="sabika", seats=PEOPLE, public=public))
    for person in people[1:]:
        await person.join(table.id, invitation=table.invitation)
    return people, table.id


async def test_it_goes_with_its_view_and_all_who_watch_hear_of_it(arrive: Arrive) -> None:
    (ana, ben, cleo), table = await three_at_a_table(arrive)
    dora = await arrive("Dora")
    async with ana.watch(table) as hers, ben.watch(table) as his, cleo.watch(table) as third:
        assert await refusal_of(dora.join(table)) == "already-started"
        await ben.leave(table)
        await hers.until(lambda: hers.table is not None and hers.table.seats[1].left)
        info = await dora.join(table, 1)
        assert (info.yours, info.seats[1].name, info.seats[1].stand_in, info.seats[1].left) == ((1,), "Dora", "", False)
        await hers.until(lambda: hers.table is not None and hers.table.seats[1].name == "Dora")
        await his.until(lambda: his.viewer is None)
        async with dora.watch(table) as new:
            assert new.viewer == 1
            # The bot may have chosen the starting tile for this seat.
            while not new.legal:
                for other in (hers, third):
                    if other.legal:
                        await other.move(other.legal[0])
                await asyncio.sleep(0.01)
            move = await new.move(new.legal[0])
            await his.until(lambda: his.n is not None and his.n >= move)
            assert his.view == (await dora.view(table)).view != new.view
        back = live.Return(seat=1, n=move, key="back")
        assert await refusal_of(ben.act(table, back)) == "not-your-seat"
        assert await refusal_of(ben.view(table, 1)) == "not-your-seat"
    assert await refusal_of(ben.join(table)) == "already-started"
    assert table in [mine.table.id for mine in await dora.my_tables()]
    assert table not in [mine.table.id for mine in await ben.my_tables()]


async def test_its_person_may_come_back_as_long_as_nobody_has_it(arrive: Arrive) -> None:
    (_, ben, _), table = await three_at_a_table(arrive)
    await ben.leave(table)
    async with ben.watch(table) as his:
        await his.come_back()
        await his.until(lambda: his.table is not None and not his.table.seats[1].left)
    assert await refusal_of((await arrive("Dora")).join(table)) == "already-started"


async def test_of_several_who_want_it_one_gets_it(arrive: Arrive) -> None:
    (_, ben, _), table = await three_at_a_table(arrive)
    await ben.leave(table)
    others = [await arrive(f"Guest {number}") for number in range(4)]
    answers = await asyncio.gather(*(other.join(table) for other in others), return_exceptions=True)
    assert sum(not isinstance(answer, Refused) for answer in answers) == 1


async def test_nobody_gets_to_see_two_hands_and_blocked_people_stay_out(arrive: Arrive) -> None:
    (ana, ben, cleo), table = await three_at_a_table(arrive, public=False)
    dora, eve = await arrive("Dora"), await arrive("Eve")
    await ben.leave(table)
    assert await refusal_of(dora.join(table)) == "no-such-table"
    invitation = (await ana.table(table)).invitation
    await cleo.block((await dora.me()).id)
    assert await refusal_of(dora.join(table, invitation=invitation)) == "kept-out"
    await eve.join(table, invitation=invitation)
    await cleo.leave(table)
    assert await refusal_of(ben.join(table, 2, invitation)) == "knows-a-hand"
    await eve.leave(table)
    assert (await ben.join(table, invitation=invitation)).yours == (1,)


async def test_a_late_person_keeps_the_seat(services: Services, ana: Person) -> None:
    table = await opened(services, ana, "me", "random")
    assert table.game is not None
    await table._append(table.game, table.game.after(Entry(table.number + 1, Kind.TAKEOVER, 0, STAND_IN, 1)))
    with pytest.raises(GranadaError) as refused:
        await table.take_seat(await guest(services, "Ben"), None)
    assert refused.value.code == "already-started"
    await table.leave(ana.id)
    await table.take_seat(await guest(services, "Ben"), None)
    assert table.stored.seats[0].name == "Ben"


async def test_what_its_last_person_sends_at_the_same_time_is_not_done_for_the_new_one(
    services: Services, ana: Person
) -> None:
    """One of two people is first; the other one is told that the seat is not theirs."""
    table = await opened(services, ana, "me", "random")
    await table.leave(ana.id)
    taking = table.take_seat(await guest(services, "Ben"), None)
    back = table.act(ana.id, live.Return(seat=0, n=table.number, key="back"))
    results = await asyncio.gather(taking, back, return_exceptions=True)
    codes = [result.code for result in results if isinstance(result, GranadaError)]
    assert codes in (["not-your-seat"], ["already-started"])
    assert table.game is not None
    assert (table.stored.seats[0].person == ana.id) == (codes == ["already-started"])


async def test_the_game_is_lost_for_those_who_left_and_not_rated_for_those_who_came(services: Services) -> None:
    people = []
    for name in ("Ana", "Ben", "Cleo"):
        person = await guest(services, name)
        await register(services.database, person.id, unique(name), PASSWORD)
        people.append(Person(person.id, person.name, True, ""))
    ana, ben, cleo = people
    table = await opened(services, ana, "me", "open")
    await join(services.database, table.id, ben, Joining())
    await services.registry.changed(table.id)
    await table.leave(ben.id)
    await table.take_seat(cleo, None)
    async with services.database.writing() as connection:
        over = {"status": OVER, "scores": [1, 9], "winners": [1], "ended": 2}
        await connection.execute(update(tables).where(tables.c.id == table.id).values(over))
        await _rate(connection, table.stored.key)
        found = {row.person: row.mu for row in await connection.execute(select(ratings))}
        assert found.keys() == {ana.id, ben.id}
        assert found[ana.id] > found[ben.id]
        assert (await read_profile(connection, cleo.id)).played == {}
