"""Databases of older versions are turned into those of this one, with all that is in them."""

from importlib.resources import files
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.server.process import postgres, sqlite_in

import granada
from granada.answers.opening import deciders_of
from granada.answers.table import info_for
from granada.kernel.errors import GranadaError
from granada.server.database import Database
from granada.server.people import unclaimed_name
from granada.server.schema import metadata
from granada.server.stored import read_table

pytestmark = pytest.mark.anyio

PERSON = "INSERT INTO people (id, name, since, gone) VALUES ('ana', 'Ana', 1, false)"
TABLE = """
    INSERT INTO tables (key, id, game, edition, rules, options, seed, public, invitation, control, status, host,
        imported, opened, rated)
    VALUES (:key, :id, 'alhambra', :edition, :rules, '{}', '7', true, 'secret', '{"kind"\\: "none"}', :status, 'ana',
        false, 1, false)
"""
SEAT = "INSERT INTO seats (table_key, seat, name, kind, stand_in) VALUES (:table, :seat, '', 'human', '')"
ENTRY = "INSERT INTO entries VALUES (2, :number, 'move', :seat, '', 1, :key, 1)"
KEYS = ((0, "twice"), (0, "twice"), (0, ""), (0, "twice"), (1, "twice"), (0, "once"))
"""The keys of entries that an older version has written: an action that was sent twice was sometimes done twice."""


async def test_what_an_older_version_has_written_is_kept(tmp_path: Path) -> None:
    await check_upgrade(sqlite_in(tmp_path))


@pytest.mark.slow
async def test_what_an_older_version_has_written_to_postgres_is_kept() -> None:
    with postgres() as server:
        await check_upgrade(server.get_uri())


async def check_upgrade(address: str) -> None:
    database, game = Database(address), granada.load("alhambra")
    async with database.writing() as connection:
        await connection.run_sync(make_first_version)
        await connection.execute(text(PERSON))
        for key, (name, rules, status) in enumerate(
            (("table", 0, "open"), ("begun", game.rules, "playing"), ("other rules", 999, "playing")), 1
        ):
            row = {"key": key, "id": name, "edition": game.edition, "rules": rules, "status": status}
            await connection.execute(text(TABLE), row)
            await connection.execute(text(SEAT), [{"table": key, "seat": seat} for seat in (0, 1)])
        log = [{"number": number, "seat": seat, "key": key} for number, (seat, key) in enumerate(KEYS, 1)]
        await connection.execute(text(ENTRY), log)
    await database.upgrade()
    async with database.reading() as connection:
        info = info_for(await read_table(connection, "table"), "ana")
        differences = await connection.run_sync(
            lambda here: compare_metadata(MigrationContext.configure(here), metadata)
        )
        first = list(await connection.scalars(text("SELECT deciders FROM tables ORDER BY key")))
        keys = list(await connection.scalars(text("SELECT key FROM entries ORDER BY number")))
    await database.close()
    assert (info.game, info.host, info.hints, info.own_edition) == ("alhambra", "ana", False, False)
    assert differences == []
    assert first == [deciders_of(game.new(players=2, seed=7)), 0, 0]
    assert keys == ["twice", "", "", "", "twice", "once"]


REGISTERED = (
    "INSERT INTO people (id, name, login, password, since, gone) VALUES (:id, :name, :login, '', :since, false)"
)


async def test_names_that_were_registered_before_stay_and_look_like_those_that_came_first(tmp_path: Path) -> None:
    database = Database(sqlite_in(tmp_path))
    async with database.writing() as connection:
        await connection.run_sync(make_first_version)
        for since, name in enumerate(("Jos\u00e9", "Jose", "Ana")):
            values = {"id": f"id {since}", "name": name, "login": name.casefold(), "since": since}
            await connection.execute(text(REGISTERED), values)
    await database.upgrade()
    async with database.reading() as connection:
        for taken in ("JOS\u00c9", "jose", "\u0410na"):
            with pytest.raises(GranadaError):
                await unclaimed_name(connection, taken)
        assert await unclaimed_name(connection, "Jos\u00e9", "id 0") == "Jos\u00e9"
        with pytest.raises(GranadaError):
            await unclaimed_name(connection, "Jose", "id 1")
    await database.close()


def make_first_version(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(files("granada.server").joinpath("migrations")))
    command.upgrade(config, "0001")
