"""Resets: a link by which a person who has forgotten their password sets a new one, once.

The link is sent by mail, or the host of the server hands it over (``granada admin people password``)."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.server.clock import now
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.known_places import forget_all
from granada.server.passwords import check_not_easy, hashed
from granada.server.people import digest_of, new_secret
from granada.server.schema import people, pushes, resets, sessions

HOUR = 60 * 60 * 1000
LASTS_BY_MAIL = HOUR
LASTS_BY_HAND = 24 * HOUR


async def new_reset(connection: AsyncConnection, person: str, lasts: int) -> str:
    """The secret of a new link. An older link of the same person does not work any more."""
    secret = new_secret()
    await connection.execute(delete(resets).where(resets.c.person == person))
    row = {"person": person, "digest": digest_of(secret), "until": now() + lasts}
    await connection.execute(insert(resets).values(row))
    return secret


async def is_reset_awaited(connection: AsyncConnection, secret: str) -> bool:
    unused = (resets.c.digest == digest_of(secret)) & (resets.c.until > now())
    return await connection.scalar(select(func.count()).where(unused)) != 0


async def reset_password(database: Database, secret: str, password: str) -> str:
    """The id of the person, who has this password now. All sessions and tokens end."""
    unused = (resets.c.digest == digest_of(secret)) & (resets.c.until > now())
    of_person = select(people.c.id, people.c.name).join(resets, resets.c.person == people.c.id)
    query = of_person.where(unused, ~people.c.disabled)
    async with database.reading() as connection:
        person = (await connection.execute(query)).one_or_none()
    if person is None:
        raise GranadaError(ServerFault.WRONG_LINK)
    check_not_easy(password, person.name)
    fresh = await hashed(password)
    async with database.writing() as connection:
        if (await connection.execute(delete(resets).where(unused))).rowcount != 1:
            raise GranadaError(ServerFault.WRONG_LINK)
        await connection.execute(update(people).where(people.c.id == person.id).values(password=fresh))
        for table in (sessions, pushes):
            await connection.execute(delete(table).where(table.c.person == person.id))
        await forget_all(connection, person.id)
    return str(person.id)


def link_for(origin: str, secret: str) -> str:
    """What follows # is in no log."""
    return f"{origin}/password#{secret}"
