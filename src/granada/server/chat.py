"""What people say to each other at a table."""

from collections.abc import Collection
from contextlib import suppress

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import Fault, GranadaError
from granada.protocol import live
from granada.protocol.live import ChatMessage
from granada.server.clock import now
from granada.server.database import Database
from granada.server.schema import messages, mutes, people, silenced

REMEMBERED = 50
JOINER = "\u200d"
"""Shows nothing itself, but makes one picture of several: of a woman and a shrug, say."""


async def read_chat(connection: AsyncConnection, table_key: int) -> list[ChatMessage]:
    """The last messages, the oldest first."""
    is_registered = people.c.login.is_not(None)
    query = (
        select(messages.c.id, messages.c.person, messages.c.name, messages.c.text, messages.c.at, is_registered)
        .outerjoin(people, people.c.id == messages.c.person)
        .where(messages.c.table_key == table_key)
        .order_by(messages.c.id.desc())
        .limit(REMEMBERED)
    )
    return [ChatMessage(*row) for row in (await connection.execute(query)).all()][::-1]


async def write_chat(database: Database, table_key: int, person: str, name: str, said: live.Say) -> None:
    text = " ".join(said.text.split())
    shown = text.replace(JOINER, "")
    if not shown or not shown.isprintable():
        raise GranadaError(Fault.UNPRINTABLE_MESSAGE)
    row = {"table_key": table_key, "person": person, "name": name, "text": text, "at": now(), "key": said.key or None}
    with suppress(IntegrityError):  # It has come before.
        async with database.writing() as connection:
            if (await connection.execute(_silenced(table_key, person))).one_or_none() is not None:
                raise GranadaError(Fault.SILENCED)
            await connection.execute(insert(messages).values(row))


async def silence(connection: AsyncConnection, table_key: int, person: str) -> None:
    """Nobody hears this person at this table any more."""
    await let_speak(connection, table_key, person)
    await connection.execute(insert(silenced).values(table_key=table_key, person=person))


async def let_speak(connection: AsyncConnection, table_key: int, person: str) -> None:
    this = (silenced.c.table_key == table_key) & (silenced.c.person == person)
    await connection.execute(delete(silenced).where(this))


def _silenced(table_key: int, person: str) -> Select[tuple[str]]:
    return select(silenced.c.person).where(silenced.c.table_key == table_key, silenced.c.person == person)


async def read_muted(connection: AsyncConnection, person: str) -> frozenset[str]:
    return frozenset(await connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


async def read_all_muted(connection: AsyncConnection, people: Collection[str]) -> dict[str, frozenset[str]]:
    found = await connection.execute(select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(people)))
    muted: dict[str, frozenset[str]] = {}
    for person, other in found:
        muted[person] = muted.get(person, frozenset()) | {other}
    return muted


async def mute(connection: AsyncConnection, person: str, muted: str) -> None:
    await unmute(connection, person, muted)
    await connection.execute(insert(mutes).values(person=person, muted=muted))


async def unmute(connection: AsyncConnection, person: str, muted: str) -> None:
    await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
