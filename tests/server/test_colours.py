"""The colours of the seats, which people choose before the game."""

import pytest
from tests.server.conftest import Arrive, opened

from granada.client import NewTable, Refused, SeatRequest
from granada.protocol.tables import TableInfo
from granada.server.people import Person
from granada.server.services import Services
from granada.server.stored import TableVersion, read_versions
from granada.server.tables import choose_colour

pytestmark = pytest.mark.anyio

WAITING = [SeatRequest("me"), SeatRequest("open"), SeatRequest("random"), SeatRequest("open")]


def colours(table: TableInfo) -> list[str]:
    return [seat.colour for seat in table.seats]


async def test_people_choose_what_no_other_person_has_and_bots_take_what_is_left(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=WAITING))
    assert colours(table) == ["blue", "red", "green", "yellow"]
    await ben.join(table.id, seat=1)
    async with ben.watch(table.id) as connection:
        assert colours(await ana.choose_colour(table.id, 0, "green")) == ["green", "red", "blue", "yellow"]
        await connection.until(
            lambda: connection.table is not None and colours(connection.table) == ["green", "red", "blue", "yellow"]
        )
    for client, seat, colour, code in (
        (ben, 1, "green", "colour-taken"),
        (ana, 0, "red", "colour-taken"),
        (ben, 0, "purple", "not-your-seat"),
        (ben, 3, "purple", "not-your-seat"),
        (await arrive("Eve"), 9, "purple", "not-your-seat"),
    ):
        with pytest.raises(Refused) as refused:
            await client.choose_colour(table.id, seat, colour)  # type: ignore[arg-type]
        assert refused.value.code == code
    assert colours(await ana.choose_colour(table.id, 0, "green")) == ["green", "red", "blue", "yellow"]
    assert colours(await ben.choose_colour(table.id, 1, "yellow")) == ["green", "yellow", "blue", "red"]
    await ben.leave(table.id)
    assert colours(await ana.table(table.id)) == ["green", "red", "blue", "yellow"]


async def test_who_sits_down_last_chooses_before_the_game_begins(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open", colour="pink")]))
    with pytest.raises(Refused) as refused:
        await ben.join(table.id, colour="blue")
    assert refused.value.code == "colour-taken"
    assert (await ana.table(table.id)).seats[1].person is None
    assert colours(await ben.join(table.id, colour="teal")) == ["blue", "teal"]


async def test_other_processes_notice_a_colour_without_being_told(services: Services, ana: Person) -> None:
    table = await opened(services, ana, "me", "open", game="alhambra")

    async def there() -> TableVersion:
        async with services.database.reading() as connection:
            return (await read_versions(connection, [table.stored.key]))[table.stored.key]

    assert await there() == table.version
    await choose_colour(services.database, table.id, ana.id, 0, "pink")
    assert await there() != table.version
    await table.catch_up()
    assert await there() == table.version


async def test_colours_stay_as_the_game_began_with_them_and_in_the_next_one(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    mine = SeatRequest("me", colour="purple")
    with pytest.raises(Refused) as refused:
        await ana.open(NewTable(game="alhambra", seats=[mine, SeatRequest("me", "Bo", "purple")]))
    assert refused.value.code == "colour-taken"
    table = await ana.open(NewTable(game="sabika", seats=[mine, SeatRequest("open")]))
    begun = await ben.join(table.id)
    assert (begun.status, colours(begun)) == ("playing", ["purple", "red"])
    with pytest.raises(Refused) as refused:
        await ben.choose_colour(table.id, 1, "grey")
    assert refused.value.code == "already-started"
    assert "purple" not in await ana.record(table.id)
