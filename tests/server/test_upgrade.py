"""A database that the first version has made is played on with."""

import json
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.server.process import ServerProcess

import granada
from granada.client import Client
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.server import migrations
from granada.server.database import Database
from granada.server.passwords import HASHER
from granada.server.people import digest_of
from granada.server.schema import metadata

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOVES = 6


def begun() -> State:
    state = granada.load("alhambra").new(players=2, seed=42)
    for _ in range(MOVES):
        state.play(state.legal_moves()[0])
    return state


async def fill(address: str, state: State) -> None:
    database, header = Database(address), state.header
    script = Path(__file__).with_name("old_database.sql").read_text(encoding="utf-8")
    script = script.format(
        password=HASHER.hash("correct horse"),
        digest=digest_of("ben"),
        game=header.game,
        edition=header.edition,
        rules=header.rules,
        options=json.dumps(header.options),
    )
    script = script.replace(" KEY,", " INTEGER NOT NULL," if database.is_sqlite else " SERIAL NOT NULL,")
    script = script.replace(" ROWS;", " WITHOUT ROWID;" if database.is_sqlite else ";")
    async with database.writing() as connection:
        for statement in script.split(";\n"):
            if statement.strip():
                await connection.exec_driver_sql(statement)
        for number, line in enumerate(state.past_moves(), 1):
            seat, _, move = line.partition(" ")
            row = {"number": number, "seat": int(seat), "text": move}
            values = "1, :number, 'move', :seat, :text, 1700000000000, '', 1"
            await connection.execute(text(f"INSERT INTO entries VALUES ({values})"), row)
    await database.close()


async def revision(address: str) -> str:
    database = Database(address)
    async with database.reading() as connection:
        found = str(await connection.scalar(text("SELECT version_num FROM alembic_version")))
    await database.close()
    return found


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_what_the_migrations_make_is_what_the_server_expects(database: str) -> None:
    upgraded = Database(database)
    await upgraded.upgrade()
    async with upgraded.reading() as connection:
        assert await connection.run_sync(differences) == []
    await upgraded.close()


async def test_an_old_database_is_played_on_with(database: str) -> None:
    state = begun()
    await fill(database, state)
    assert await revision(database) == "0001"
    with ServerProcess(database, "--no-limits") as server:
        async with Client(server.address) as ana, Client(server.address) as ben:
            assert (await ana.sign_in("Ana", "correct horse")).id == "ana"
            ben.http.cookies.set("granada", "ben")
            assert (await ben.me()).muted == ("ana",)
            assert (await ben.profile("ana")).standings[0].games == 3
            assert [mine.table.id for mine in await ben.my_tables()] == ["old-table"]
            async with ana.watch("old-table") as one, ben.watch("old-table") as other:
                await one.until(lambda: bool(one.chat))
                assert [message.text for message in one.chat] == ["Hello from long ago"]
                for _ in range(10):
                    mover = one if one.legal else other
                    number = await mover.move(mover.legal[0])
                    for seat in (one, other):
                        await seat.until(lambda seat=seat, number=number: (seat.n or 0) >= number)  # type: ignore[misc]
                await one.say("Hello again")
            record = Record.read(await ana.record("old-table"))
        assert server.stop() == 0
    assert record.moves[:MOVES] == tuple(state.past_moves())
    assert len(record.moves) == MOVES + 10
    newest = ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head()
    assert await revision(database) == newest
