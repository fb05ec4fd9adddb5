"""Old games leave the list of a person; what others see and what was counted stays."""

import pytest
from sqlalchemy import select, update
from tests.server.conftest import Arrive, guest, opened
from tests.server.test_housekeeping import age

from granada.client import NewTable, Refused, SeatRequest
from granada.protocol.tables import Joining, MyTable
from granada.server.clearing import clear
from granada.server.housekeeping import OPEN_TABLES_WAIT, tidy_up
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.profiles import read_profile
from granada.server.quotas import unfinished
from granada.server.schema import entries, tables
from granada.server.services import Services
from granada.server.statistics import ServerStatistics
from granada.server.tables import join, tables_with

pytestmark = pytest.mark.anyio


async def listed(services: Services, person: Person) -> list[str]:
    async with services.database.reading() as connection:
        found: list[MyTable] = await tables_with(connection, person.id)
    return [mine.table.id for mine in found]


async def end(services: Services, table: LiveTable) -> None:
    """End the game as if it had been played to its end."""
    result = {"status": "over", "ended": 2, "scores": [5, 3], "winners": [0]}
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.key == table.stored.key).values(result))


async def test_a_finished_game_is_hidden_from_one_person_only_and_still_counts(services: Services, ana: Person) -> None:
    ben = await guest(services, "Ben")
    alone = await opened(services, ana, "me", "random", game="alhambra")
    both = await opened(services, ana, "me", "open", game="alhambra")
    await join(services.database, both.id, ben, Joining())
    for table in (alone, both):
        await end(services, table)

    async def counted() -> object:
        async with services.database.reading() as connection:
            results = [(await read_profile(connection, person.id)).results for person in (ana, ben)]
        return results, await ServerStatistics(services.database).read()

    before = await counted()
    assert await clear(services.database, ana.id, [alone.id, both.id, both.id]) == []
    assert (await listed(services, ana), await listed(services, ben)) == ([], [both.id])
    assert await counted() == before
    await age(services, 3 * OPEN_TABLES_WAIT)
    await tidy_up(services.database)
    assert await counted() == before


async def test_a_game_against_bots_ends_when_it_is_cleared_and_is_thrown_away(services: Services, ana: Person) -> None:
    table = await opened(services, ana, "me", "me", "random", game="alhambra")
    stays = await opened(services, ana, "me", "random", game="alhambra")
    assert await clear(services.database, ana.id, [table.id]) == [table.id]
    await services.registry.changed(table.id)
    assert table.game is None
    assert await listed(services, ana) == [stays.id]
    async with services.database.reading() as connection:
        assert await unfinished(connection, tables.c.host == ana.id) == 1
    assert await clear(services.database, ana.id, [table.id]) == []
    await age(services, 3 * OPEN_TABLES_WAIT)
    await tidy_up(services.database)
    async with services.database.reading() as connection:
        assert list(await connection.scalars(select(tables.c.id))) == [stays.id]
        assert set(await connection.scalars(select(entries.c.table_key))) <= {stays.stored.key}


async def test_nobody_ends_a_game_of_others_and_one_refusal_keeps_all(arrive: Arrive) -> None:
    ana, ben, eve = await arrive("Ana"), await arrive("Ben"), await arrive("Eve")
    alone = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    both = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")]))
    for client, table_id, code in (
        (ana, both.id, "not-started"),
        (eve, alone.id, "no-such-table"),
        (ana, "nowhere", "no-such-table"),
    ):
        with pytest.raises(Refused) as refused:
            await client.clear(table_id)
        assert refused.value.code == code
    await ben.join(both.id)
    with pytest.raises(Refused) as refused:
        await ana.clear(alone.id, both.id)
    assert refused.value.code == "others-play"
    async with ana.watch(alone.id) as connection:
        assert connection.table is not None
        assert connection.table.status == "playing"
        await ana.clear(alone.id)
        await connection.until(lambda: connection.table is not None and connection.table.status == "closed")
    assert [mine.table.id for mine in await ana.my_tables()] == [both.id]
