"""Moderation: what moderators do in the browser about names and chats. All of it is in the log of interventions."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.protocol.moderation import Intervention, Moderated, Said
from granada.protocol.people import Somebody
from granada.server.administration import find_person
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.interventions import note_intervention
from granada.server.reports import is_reported
from granada.server.schema import interventions, messages, people, tables

MOST_SAID = 50
MOST_SHOWN = 200


async def moderated(database: Database, who: str) -> Moderated:
    person = await find_person(database, who)
    async with database.reading() as connection:
        said = await _said_by(connection, person.id) if await is_reported(connection, person.id) else ()
    return Moderated(person.id, person.name, person.silenced, said)


async def remove_message(database: Database, number: int, moderator: str) -> str:
    """Its text is only in the log from now on. Returns the id of the table."""
    query = (
        select(messages.c.person, messages.c.text, tables.c.id)
        .join(tables, tables.c.key == messages.c.table_key)
        .where(messages.c.id == number, messages.c.text != "")
    )
    async with database.writing() as connection:
        found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise GranadaError(ServerFault.NO_SUCH_MESSAGE)
        person, text, table_id = found
        await connection.execute(update(messages).where(messages.c.id == number).values(text=""))
        await note_intervention(connection, "message", person, table_id, text, moderator)
    return str(table_id)


async def done_by_moderators(connection: AsyncConnection) -> list[Intervention]:
    """The last of it first."""
    moderator, person = people.alias(), people.alias()
    query = (
        select(interventions, moderator.c.name.label("moderator_name"), person.c.name.label("person_name"))
        .select_from(
            interventions.join(moderator, moderator.c.id == interventions.c.moderator).outerjoin(
                person, person.c.id == interventions.c.person
            )
        )
        .order_by(interventions.c.id.desc())
        .limit(MOST_SHOWN)
    )
    return [
        Intervention(
            row.id,
            row.at,
            Somebody(row.moderator, row.moderator_name),
            row.kind,
            Somebody(row.person, row.person_name) if row.person_name is not None else None,
            row.detail,
        )
        for row in await connection.execute(query)
    ]


async def _said_by(connection: AsyncConnection, person: str) -> tuple[Said, ...]:
    query = (
        select(messages.c.id, tables.c.id, messages.c.at, messages.c.text)
        .join(tables, tables.c.key == messages.c.table_key)
        .where(messages.c.person == person, messages.c.text != "")
        .order_by(messages.c.id.desc())
        .limit(MOST_SAID)
    )
    return tuple(Said(*row) for row in await connection.execute(query))
