"""The names of registered people are theirs alone, and everybody sees whose they are."""

import pytest
from tests.server.conftest import Arrive, guest
from tests.server.test_people import PASSWORD, unique

from granada.client import NewTable, Refused, SeatWish
from granada.kernel.errors import GranadaError
from granada.server.house import House
from granada.server.names import looks_of
from granada.server.people import Person, register, rename

pytestmark = pytest.mark.anyio


def are_alike(one: str, other: str) -> bool:
    return not set(looks_of(one)).isdisjoint(looks_of(other))


@pytest.mark.parametrize(
    "other",
    [
        "ANA MARIA",
        "Ana  Maria",
        "AnaMaria",
        "Ana-Mari\u00e4.",
        "\u0410n\u0430 M\u0430r\u0456\u0430",
        "\u0391n\u03b1 M\u03b1r\u03b9a",
        "\uff21na Maria",
        "\U0001d400\U0001d427\U0001d41a Maria",
        "Ana M\u0251ria",
    ],
)
def test_names_that_people_would_take_for_the_same_look_alike(other: str) -> None:
    assert are_alike(other, "Ana Mar\u00eda")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "lan"), ("Bill", "BiIl"), ("Bill", "Bi1l"), ("Bob", "B0b"), ("Morn", "Mom"), ("\u0141ukasz", "Lukasz")],
)
def test_letters_that_are_taken_for_others_look_alike(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Ana 2"), ("Ilia", "Lila"), ("Ana", "Anna"), ("Ian", "Lan")])
def test_names_that_nobody_would_mix_up_stay_apart(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_a_name_without_letters_is_known_by_its_signs() -> None:
    assert not are_alike("\u2605\u2605", "\u2606\u2606")
    assert are_alike("\u2605\u2605", "\u2605\u2605")


async def test_nobody_takes_the_name_of_somebody_registered_or_one_that_looks_like_it(
    house: House, ana: Person
) -> None:
    ben = await guest(house, "Ben")
    early = await guest(house, "\u0410na")
    await register(house.database, ana.id, "Ana", PASSWORD)
    for taken in ("Ana", "an\u00e1", "\u0410n\u0430"):
        with pytest.raises(GranadaError, match="looks like"):
            await guest(house, taken)
        with pytest.raises(GranadaError, match="looks like"):
            await rename(house.database, ben, taken)
        with pytest.raises(GranadaError, match="looks like"):
            await register(house.database, ben.id, taken, PASSWORD)
    # Who had the name before keeps it, as a guest.
    with pytest.raises(GranadaError, match="looks like"):
        await register(house.database, early.id, early.name, PASSWORD)
    await register(house.database, early.id, "Ana Two", PASSWORD)
    await rename(house.database, Person(ana.id, "Ana", True, ""), "an\u00e1")
    await guest(house, "Anna")


async def test_seats_and_messages_tell_who_is_registered(arrive: Arrive) -> None:
    ana, ben, name = await arrive("Ana"), await arrive("Ben"), unique("Ana")
    seats = [SeatWish("me"), SeatWish("me", "Cleo"), SeatWish("open"), SeatWish("apprentice")]
    table = await ana.open(NewTable(game="alhambra", seats=seats))
    await ben.join(table.id)
    async with ben.watch(table.id) as line:
        assert line.table is not None
        assert [seat.registered for seat in line.table.seats] == [False] * 4
        await ana.register(name, PASSWORD)
        await line.until(lambda: line.table is not None and line.table.seats[0].name == name)
        assert [seat.registered for seat in line.table.seats] == [True, False, False, False]
        async with ana.watch(table.id) as hers:
            await hers.say("It is me")
            await line.say("And me")
            await line.until(lambda: len(line.chat) == 2)
        assert [(message.name, message.registered) for message in line.chat] == [(name, True), ("Ben", False)]
    listed = next(each for each in await ben.tables("playing") if each.id == table.id)
    assert listed.seats == line.table.seats


async def test_who_shares_a_screen_may_be_called_anything_where_nobody_else_plays(arrive: Arrive) -> None:
    ana, ben, name = await arrive("Ana"), await arrive("Ben"), unique("Ana")
    await ana.register(name, PASSWORD)
    here = [SeatWish("me"), SeatWish("me", name.upper())]
    table = await ben.open(NewTable(game="alhambra", seats=here))
    assert [seat.registered for seat in table.seats] == [False, False]
    with pytest.raises(Refused) as refused:
        await ben.open(NewTable(game="alhambra", seats=[*here, SeatWish("open")]))
    assert (refused.value.status, refused.value.code) == (409, "name-taken")
    await ana.open(NewTable(game="alhambra", seats=[SeatWish("me", name), SeatWish("open")]))
