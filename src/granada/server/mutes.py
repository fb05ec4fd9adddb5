"""Mutes and blocks. What a muted person says is hidden; a blocked person is also kept away from one's tables."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.protocol.people import Somebody
from granada.server.schema import mutes, people


async def read_muted(connection: AsyncConnection, person: str) -> frozenset[str]:
    return frozenset(await connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


async def read_all_muted(connection: AsyncConnection, people: Collection[str]) -> dict[str, frozenset[str]]:
    found = await connection.execute(select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(people)))
    muted: dict[str, frozenset[str]] = {}
    for person, other in found:
        muted[person] = muted.get(person, frozenset()) | {other}
    return muted


async def mute(connection: AsyncConnection, person: str, muted: str, *, blocked: bool = False) -> None:
    await unmute(connection, person, muted)
    await connection.execute(insert(mutes).values(person=person, muted=muted, blocked=blocked))


async def unmute(connection: AsyncConnection, person: str, muted: str) -> None:
    await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


async def read_blocked(connection: AsyncConnection, person: str) -> list[Somebody]:
    query = (
        select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted == people.c.id)
        .where(mutes.c.person == person, mutes.c.blocked)
        .order_by(people.c.name, people.c.id)
    )
    return [Somebody(*row) for row in await connection.execute(query)]


async def read_apart(connection: AsyncConnection, person: str) -> frozenset[str]:
    """The people who have blocked this person, or whom this person has blocked."""
    theirs = select(mutes.c.person).where(mutes.c.muted == person, mutes.c.blocked)
    own = select(mutes.c.muted).where(mutes.c.person == person, mutes.c.blocked)
    return frozenset([*await connection.scalars(theirs), *await connection.scalars(own)])


async def is_blocked_by(connection: AsyncConnection, person: str, others: Collection[str]) -> bool:
    """Whether one of the others has blocked this person."""
    query = select(mutes.c.person).where(mutes.c.muted == person, mutes.c.person.in_(others), mutes.c.blocked)
    return (await connection.execute(query.limit(1))).one_or_none() is not None
