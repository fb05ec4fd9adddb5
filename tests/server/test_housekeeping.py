"""What is thrown away, and what is kept."""

import pytest
from sqlalchemy import insert, select, update
from tests.server.conftest import ORIGIN, guest, next_move, opened

from granada.server.editions import keep_edition
from granada.server.housekeeping import GUESTS_STAY, OPEN_TABLES_WAIT, ORIGINS_STAY, STUDIES_STAY, tidy_up
from granada.server.mutes import mute
from granada.server.people import Person, new_session
from granada.server.schema import editions, entries, people, sessions, tables
from granada.server.services import Services

pytestmark = pytest.mark.anyio


async def age(services: Services, milliseconds: int) -> None:
    """Let everything have happened so much earlier."""
    async with services.database.writing() as connection:
        for column in (people.c.since, tables.c.opened, sessions.c.until):
            await connection.execute(update(column.table).values({column.name: column - milliseconds}))


async def left(services: Services) -> tuple[set[str], list[str], int]:
    """The names of people, how all tables stand, and the number of sessions."""
    async with services.database.reading() as connection:
        names = set(await connection.scalars(select(people.c.name)))
        stand = list(await connection.scalars(select(tables.c.status).order_by(tables.c.key)))
        return names, stand, len((await connection.execute(select(sessions.c.id))).all())


async def test_only_what_nobody_will_ask_for_again_is_thrown_away(services: Services, ana: Person) -> None:
    ben, cleo = await guest(services, "Ben"), await guest(services, "Cleo")
    game = await opened(services, ana, "me")
    await game.act(ana.id, next_move(game))
    await opened(services, cleo, "me", "open")
    async with services.database.writing() as connection:
        for person in (ana, ben, cleo):
            await new_session(connection, person.id)
        await mute(connection, ana.id, ben.id)
        await mute(connection, ben.id, ana.id)
        await keep_edition(connection, "of nobody")
    everybody = {"Ana", "Ben", "Cleo"}
    await tidy_up(services.database)
    assert await left(services) == (everybody, ["playing", "open"], 3)
    await age(services, max(GUESTS_STAY, OPEN_TABLES_WAIT) + 1000)
    await tidy_up(services.database)
    assert await left(services) == (everybody - {"Ben"}, ["playing", "closed"], 2)
    await age(services, 400 * 24 * 60 * 60 * 1000)
    for _ in range(2):
        await tidy_up(services.database)
    assert await left(services) == ({"Ana"}, ["playing"], 0)
    async with services.database.reading() as connection:
        assert await connection.scalar(select(entries.c.number)) == 1
        assert (await connection.execute(select(editions))).all() == []


async def test_what_a_guest_has_brought_in_to_study_is_kept_for_a_while_and_what_was_played_for_ever(
    services: Services, ana: Person
) -> None:
    game = await opened(services, ana, "me")
    await game.act(ana.id, next_move(game))
    over = {"status": "over", "imported": True, "started": 1, "ended": 1}
    studied, played_on, closed = [await opened(services, ana, "me", "open") for _ in range(3)]
    async with services.database.writing() as connection:
        for table, values in (
            (studied, over),
            (played_on, over | {"ended": 2}),
            (closed, {"status": "closed", "imported": True}),
        ):
            await connection.execute(update(tables).where(tables.c.id == table.id).values(values))
            row = {"number": 1, "kind": "move", "seat": 0, "text": "", "at": 1, "key": "", "deciders": 1}
            await connection.execute(insert(entries).values(row | {"table_key": table.stored.key}))
    await tidy_up(services.database)
    assert (await left(services))[1] == ["playing", "over", "over", "closed"]
    await age(services, STUDIES_STAY + 1000)
    await tidy_up(services.database)
    assert (await left(services))[1] == ["playing", "over", "closed"]
    await age(services, OPEN_TABLES_WAIT)
    await tidy_up(services.database)
    assert (await left(services))[1] == ["playing", "over"]


async def test_where_a_table_was_opened_from_is_forgotten_when_the_game_is_over(
    services: Services, ana: Person
) -> None:
    table = await opened(services, ana, "me")
    finished = await opened(services, ana, "me")
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == finished.id).values(status="over"))
    await age(services, ORIGINS_STAY + 1000)
    await tidy_up(services.database)
    async with services.database.reading() as connection:
        origins = (await connection.execute(select(tables.c.id, tables.c.origin))).all()
    assert dict(map(tuple, origins)) == {table.id: ORIGIN, finished.id: None}
