"""The names of registered people are theirs alone, and everybody sees whose they are."""

import pytest
from tests.server.conftest import Arrive, guest
from tests.server.test_people import PASSWORD, unique

from granada.client import NewTable, Refused, SeatRequest
from granada.kernel.errors import GranadaError
from granada.server.names import looks_of
from granada.server.people import Person, register, rename
from granada.server.services import Services

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
    services: Services, ana: Person
) -> None:
    ben = await guest(services, "Ben")
    early = await guest(services, "\u0410na")
    await register(services.database, ana.id, "Ana", PASSWORD)
    for taken in ("Ana", "an\u00e1", "\u0410n\u0430"):
        with pytest.raises(GranadaError, match="looks like"):
            await guest(services, taken)
        with pytest.raises(GranadaError, match="looks like"):
            await rename(services.database, ben, taken)
        with pytest.raises(GranadaError, match="looks like"):
            await register(services.database, ben.id, taken, PASSWORD)
    # A guest who had the name before keeps it.
    with pytest.raises(GranadaError, match="looks like"):
        await register(services.database, early.id, early.name, PASSWORD)
    await register(services.database, early.id, "Ana Two", PASSWORD)
    await rename(services.database, Person(ana.id, "Ana", True, ""), "an\u00e1")
    await guest(services, "Anna")


async def test_seats_and_messages_tell_who_is_registered(arrive: Arrive) -> None:
    ana, ben, name = await arrive("Ana"), await arrive("Ben"), unique("Ana")
    seats = [SeatRequest("me"), SeatRequest("me", "Cleo"), SeatRequest("open"), SeatRequest("apprentice")]
    table = await ana.open(NewTable(game="alhambra", seats=seats))
    await ben.join(table.id)
    async with ben.watch(table.id) as connection:
        assert connection.table is not None
        assert [seat.registered for seat in connection.table.seats] == [False] * 4
        await ana.register(name, PASSWORD)
        await connection.until(lambda: connection.table is not None and connection.table.seats[0].name == name)
        assert [seat.registered for seat in connection.table.seats] == [True, False, False, False]
        async with ana.watch(table.id) as hers:
            await hers.say("It is me")
            await connection.say("And me")
            await connection.until(lambda: len(connection.chat) == 2)
        assert [(message.name, message.registered) for message in connection.chat] == [(name, True), ("Ben", False)]
    listed = next(each for each in await ben.tables("playing") if each.id == table.id)
    assert listed.seats == connection.table.seats


async def test_who_shares_a_screen_may_be_called_anything_where_nobody_else_plays(arrive: Arrive) -> None:
    ana, ben, name = await arrive("Ana"), await arrive("Ben"), unique("Ana")
    await ana.register(name, PASSWORD)
    here = [SeatRequest("me"), SeatRequest("me", name.upper())]
    table = await ben.open(NewTable(game="alhambra", seats=here))
    assert [seat.registered for seat in table.seats] == [False, False]
    with pytest.raises(Refused) as refused:
        await ben.open(NewTable(game="alhambra", seats=[*here, SeatRequest("open")]))
    assert (refused.value.status, refused.value.code) == (409, "name-taken")
    await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me", name), SeatRequest("open")]))
