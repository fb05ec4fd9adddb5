"""Every player is rated, sooner or later."""

import asyncio

import pytest
from sqlalchemy import select, update
from tests.server.conftest import guest, opened

from granada.protocol.tables import Joining
from granada.server.database import Database, DatabaseGone
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.ratings import rate_when_finished
from granada.server.schema import people, ratings, tables
from granada.server.services import Services
from granada.server.tables import join

pytestmark = pytest.mark.anyio


async def finished(services: Services, ana: Person) -> LiveTable:
    """A game that Ana has won against Ben; both are registered."""
    ben = await guest(services, "Ben")
    table = await opened(services, ana, "me", "open")
    await join(services.database, table.id, ben, Joining())
    over = {"status": "over", "scores": [20, 10], "winners": [0]}
    async with services.database.writing() as connection:
        await connection.execute(update(people).values(login=people.c.id))
        await connection.execute(update(tables).values(over))
    return table


async def rated(services: Services) -> list[str]:
    """All rated players, the strongest first."""
    async with services.database.reading() as connection:
        return list(await connection.scalars(select(ratings.c.person).order_by(ratings.c.mu.desc())))


async def test_a_game_that_ends_while_the_database_is_gone_is_rated_when_it_is_back(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = asyncio.Event()

    def gone(_database: Database) -> None:
        tried.set()
        raise DatabaseGone

    monkeypatch.setattr("granada.server.ratings.PAUSE", 0.05)
    table = await finished(services, ana)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Database, "writing", gone)
        rate_when_finished(services)
        services.registry.finished(table)
        await tried.wait()
        assert await rated(services) == []
    while len(await rated(services)) < 2:
        await asyncio.sleep(0.01)
    assert (await rated(services))[0] == ana.id
