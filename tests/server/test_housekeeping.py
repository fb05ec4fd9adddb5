"""What is thrown away, and what is kept."""

import pytest
from sqlalchemy import select, update
from tests.server.conftest import guest, next_move, opened

from granada.server.chat import mute
from granada.server.editions import keep_edition
from granada.server.house import House
from granada.server.housekeeping import GUESTS_STAY, OPEN_TABLES_WAIT, tidy_up
from granada.server.people import Person, new_session
from granada.server.schema import editions, entries, people, sessions, tables

pytestmark = pytest.mark.anyio


async def age(house: House, milliseconds: int) -> None:
    """As if everything had happened so much earlier."""
    async with house.database.writing() as connection:
        for column in (people.c.since, tables.c.opened, sessions.c.until):
            await connection.execute(update(column.table).values({column.name: column - milliseconds}))


async def left(house: House) -> tuple[set[str], list[str], int]:
    """The names of people, how all tables stand, and the number of sessions."""
    async with house.database.reading() as connection:
        names = set(await connection.scalars(select(people.c.name)))
        stand = list(await connection.scalars(select(tables.c.status).order_by(tables.c.key)))
        return names, stand, len((await connection.execute(select(sessions.c.id))).all())


async def test_only_what_nobody_will_ask_for_again_is_thrown_away(house: House, ana: Person) -> None:
    ben, cleo = await guest(house, "Ben"), await guest(house, "Cleo")
    game = await opened(house, ana, "me")
    await game.act(ana.id, next_move(game))
    await opened(house, cleo, "me", "open")
    async with house.database.writing() as connection:
        for person in (ana, ben, cleo):
            await new_session(connection, person.id)
        await mute(connection, ana.id, ben.id)
        await mute(connection, ben.id, ana.id)
        await keep_edition(connection, "of nobody")
    everybody = {"Ana", "Ben", "Cleo"}
    await tidy_up(house.database)
    assert await left(house) == (everybody, ["playing", "open"], 3)
    await age(house, max(GUESTS_STAY, OPEN_TABLES_WAIT) + 1000)
    await tidy_up(house.database)
    assert await left(house) == (everybody - {"Ben"}, ["playing", "closed"], 2)
    await age(house, 400 * 24 * 60 * 60 * 1000)
    for _ in range(2):
        await tidy_up(house.database)
    assert await left(house) == ({"Ana"}, ["playing"], 0)
    async with house.database.reading() as connection:
        assert await connection.scalar(select(entries.c.number)) == 1
        assert (await connection.execute(select(editions))).all() == []
