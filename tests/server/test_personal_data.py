"""What is stored of a person is handed out, and removed when they want it."""

import json

import pytest
from sqlalchemy import Table, insert, select, update
from tests.server.conftest import guest, opened
from tests.server.test_people import PASSWORD

from granada.protocol.tables import Joining
from granada.server import administration
from granada.server.chat import silence
from granada.server.housekeeping import GUESTS_STAY, tidy_up
from granada.server.moderation import remove_message
from granada.server.mutes import mute
from granada.server.people import Person, new_session, register
from granada.server.personal_data import forget
from granada.server.reports import write_report
from granada.server.resets import new_reset
from granada.server.schema import (
    familiar,
    interventions,
    mails,
    messages,
    metadata,
    people,
    pushes,
    ratings,
    seats,
    tables,
    webhooks,
)
from granada.server.services import Services
from granada.server.tables import join

pytestmark = pytest.mark.anyio

MARK = "zorro"
"""Whatever tells something of the person has this in it."""
SECRET = "secret"
NAME, LATER_NAME = f"{MARK} one", f"{MARK} two"
ABOUT = "about somebody"
"""What others have written about the person."""


async def test_everything_that_is_stored_of_a_person_is_handed_out_without_secrets_and_without_others(
    services: Services,
) -> None:
    person, moderator, other = await with_everything(services)
    assert set(await where(services, person.id)) >= {"people.id", *naming_people()}
    found = await administration.export(services.database, person.id)
    assert found["person"]["name"] == LATER_NAME
    empty = [kind for kind, rows in found.items() if not rows]
    assert empty == []
    told = json.dumps(found)
    for kind, texts in {
        "sessions": ["my bot"],
        "mails": [f"{MARK}@example.org"],
        "pushes": [f"https://{MARK}.example/push"],
        "webhooks": [f"https://{MARK}.example/hook"],
        "mutes": [other],
        "messages": [f"{MARK} says"],
        "reports_written": [f"{MARK} complains", other],
        "reports_about": [ABOUT],
        "interventions": [f"{NAME} → {LATER_NAME}", f"{MARK} swears"],
        "seats": [LATER_NAME],
    }.items():
        assert all(json.dumps(text)[1:-1] in json.dumps(found[kind]) for text in texts), kind
    async with services.database.reading() as connection:
        ids = list(await connection.scalars(select(tables.c.id).order_by(tables.c.key)))
    assert [table["id"] for table in found["tables"]] == ids
    assert [[row["table"] for row in found[kind]] for kind in ("seats_left", "seats_kept_free")] == [[ids[1]], [ids[2]]]
    assert SECRET not in told
    assert "argon2" not in told
    assert moderator not in told
    assert json.dumps([found[kind] for kind in ("reports_about", "interventions")]).count(other) == 0


async def test_nothing_that_identifies_a_person_is_left_when_they_are_forgotten(services: Services) -> None:
    person, _, _ = await with_everything(services)
    assert await where(services, MARK)
    async with services.database.writing() as connection:
        await forget(connection, person.id)
    assert await where(services, MARK) == []
    assert await where(services, ABOUT) == []
    assert await where(services, person.id) == ["interventions.moderator", "interventions.person", "people.id"]
    async with services.database.reading() as connection:
        kinds = select(interventions.c.kind).where(interventions.c.person == person.id)
        assert {*await connection.scalars(kinds)} == {"rename", "message"}


async def test_others_stay_as_they_were_when_somebody_is_forgotten(services: Services, ana: Person) -> None:
    ben, cleo = await guest(services, "Ben"), await guest(services, "Cleo")
    table = await opened(services, ana, "me", "open")
    await join(services.database, table.id, ben, Joining())
    await services.registry.changed(table.id)
    await table.leave(ben.id)
    await table.take_seat(cleo, None)
    await administration.rename(services.database, cleo.id, "Clea")
    async with services.database.writing() as connection:
        await forget(connection, ana.id)
    async with services.database.reading() as connection:
        sitting = select(seats.c.name, seats.c.person, seats.c.former).order_by(seats.c.seat)
        assert [tuple(row) for row in await connection.execute(sitting)] == [
            ("", None, None),
            ("Clea", cleo.id, [ben.id]),
        ]
        assert await connection.scalar(select(interventions.c.detail)) == "Cleo → Clea"


async def test_a_guest_who_is_thrown_away_leaves_no_name_in_the_log(services: Services) -> None:
    person = await guest(services, NAME)
    await administration.rename(services.database, person.id, LATER_NAME)
    async with services.database.writing() as connection:
        await connection.execute(update(people).values(since=people.c.since - GUESTS_STAY - 1000))
    await tidy_up(services.database)
    assert await where(services, MARK) == []


async def with_everything(services: Services) -> tuple[Person, str, str]:
    """Somebody of whom everything is stored that can be; and the ids of a moderator and of somebody else."""
    database, person = services.database, await guest(services, NAME)
    moderator, other = (await guest(services, "Mona")).id, await guest(services, "Ben")
    await register(database, person.id, NAME, PASSWORD)
    table = await opened(services, person, "me", "random")
    left = await opened(services, other, "me", "open")
    await join(database, left.id, person, Joining())
    await services.registry.changed(left.id)
    await left.leave(person.id)
    await left.take_seat(await guest(services, "Cleo"), None)
    kept = await opened(services, other, "me", "open")
    of_table = {"table_key": table.stored.key, "person": person.id, "name": NAME, "at": 1}
    async with database.writing() as connection:
        await new_session(connection, person.id, "my bot")
        await new_reset(connection, person.id, 1)
        await mute(connection, person.id, other.id)
        await mute(connection, other.id, person.id)
        await silence(connection, table.stored.key, person.id)
        await write_report(connection, person.id, other.id, f"{MARK} complains")
        await write_report(connection, other.id, person.id, ABOUT)
        for row in (
            insert(messages).values(id=1, text=f"{MARK} swears", **of_table),
            insert(messages).values(id=2, text=f"{MARK} says", **of_table),
            insert(familiar).values(person=person.id, digest=SECRET, at=1),
            insert(ratings).values(person=person.id, game="sabika", mu=1, sigma=1, games=1),
            insert(mails).values(
                person=person.id,
                address=f"{MARK}@example.org",
                language="en",
                confirmed=True,
                code=SECRET,
                until=1,
                unsubscribe=SECRET,
            ),
            insert(pushes).values(
                digest=SECRET,
                person=person.id,
                endpoint=f"https://{MARK}.example/push",
                p256dh=SECRET,
                auth=SECRET,
                language="en",
                since=1,
            ),
            insert(webhooks).values(
                id="hook",
                person=person.id,
                kind="json",
                endpoint=f"https://{MARK}.example/hook",
                key=SECRET,
                language="en",
                since=1,
            ),
            update(seats).where(seats.c.table_key == kept.stored.key, seats.c.seat == 1).values(reserved=person.id),
        ):
            await connection.execute(row)
    await remove_message(database, 1, moderator)
    await administration.rename(database, person.id, LATER_NAME, moderator)
    await administration.rename(database, other.id, "Benno", person.id)
    return person, moderator, other.id


def naming_people() -> list[str]:
    """The columns that name a person."""
    return [
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column is people.c.id for key in column.foreign_keys)
    ] + ["interventions.person", "interventions.moderator", "seats.former"]


async def where(services: Services, text: str) -> list[str]:
    """The columns in which there is this text, whatever its case."""

    async def holding(table: Table) -> set[str]:
        rows = (await connection.execute(select(*table.columns))).all()
        return {
            f"{table.name}.{column.name}"
            for row in rows
            for column, value in zip(table.columns, row, strict=True)
            if text.casefold() in str(value).casefold()
        }

    async with services.database.reading() as connection:
        return sorted(set().union(*[await holding(table) for table in metadata.sorted_tables]))
