"""People: guests have only a name, registered people also a password."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_letters, digits
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.answers.names import clean_name
from granada.kernel.errors import GranadaError
from granada.protocol.people import Token
from granada.server.clock import now
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.names import login_of, looks_of
from granada.server.passwords import check_not_easy, dummy_hash, fits, hashed
from granada.server.schema import (
    looks,
    messages,
    people,
    pushes,
    resets,
    seats,
    sessions,
    tables,
)

SECRET_BYTES = 32
ID_LENGTH = 16
ID_LETTERS = ascii_letters + digits
"""An id has no signs: a shell would take one that begins with "-" for an option."""
SESSION_LASTS = 365 * 24 * 60 * 60 * 1000


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    registered: bool
    session: str
    """The digest of the secret by which they are known."""
    moderator: bool = False


class Host(NamedTuple):
    """A person who opens a table, and the address."""

    person: Person
    origin: str
    """A digest of the address."""


def new_id() -> str:
    return "".join(choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    return token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


async def new_guest(connection: AsyncConnection, typed: str) -> str:
    """The id of somebody new."""
    name = await unclaimed_name(connection, typed)
    person = new_id()
    await connection.execute(insert(people).values(id=person, name=name, since=now(), gone=False))
    return person


async def unclaimed_name(connection: AsyncConnection, typed: str, person: str | None = None) -> str:
    """The name, unless it looks like the name of another registered person."""
    name = clean_name(typed)
    same = select(people.c.id).where(people.c.login == login_of(name))
    alike = select(looks.c.person).where(looks.c.look.in_(looks_of(name)))
    if {*await connection.scalars(same), *await connection.scalars(alike)} - {person}:
        raise GranadaError(ServerFault.NAME_TAKEN, name=name)
    return name


async def register(database: Database, person: str, typed: str, password: str) -> None:
    """A guest gets a password, and keeps all games."""
    check_not_easy(password, typed)
    secret = await hashed(password)
    async with _taking_name(database, person, typed) as (connection, name):
        guest = (people.c.id == person) & people.c.login.is_(None) & ~people.c.gone
        values = {"login": login_of(name), "password": secret}
        if (await connection.execute(update(people).where(guest).values(values))).rowcount != 1:
            raise GranadaError(ServerFault.ALREADY_REGISTERED)
        await _claim_looks(connection, person, name)


async def person_called(connection: AsyncConnection, typed: str) -> str | None:
    """The id of the person who is registered with this name."""
    found: str | None = await connection.scalar(select(people.c.id).where(people.c.login == login_of(typed)))
    return found


async def check_password(database: Database, typed: str, password: str) -> str:
    """The id of the person with this name and password."""
    async with database.reading() as connection:
        query = select(people.c.id, people.c.password, people.c.disabled).where(people.c.login == login_of(typed))
        found = (await connection.execute(query)).one_or_none()
    # To check a password takes as long whether or not there is somebody of that name.
    if not await fits(password, found.password if found else await dummy_hash()) or found is None:
        raise GranadaError(ServerFault.WRONG_PASSWORD)
    if found.disabled:
        raise GranadaError(ServerFault.DISABLED)
    return str(found.id)


async def change_password(database: Database, person: Person, old: str, new: str) -> None:
    """All other sessions end."""
    await check_password(database, person.name, old)
    check_not_easy(new, person.name)
    secret = await hashed(new)
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(password=secret))
        others = (sessions.c.person == person.id) & (sessions.c.digest != person.session)
        await connection.execute(delete(sessions).where(others))
        await connection.execute(delete(resets).where(resets.c.person == person.id))


async def rename(database: Database, person: Person, typed: str) -> None:
    async with _taking_name(database, person.id, typed) as (connection, name):
        if person.registered:
            values = {"login": login_of(name)}
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            await _claim_looks(connection, person.id, name)


@asynccontextmanager
async def _taking_name(database: Database, person: str, typed: str) -> AsyncIterator[tuple[AsyncConnection, str]]:
    """Give the person this name everywhere, in past games too, together with what else is done in the transaction."""
    try:
        async with database.writing() as connection:
            name = await unclaimed_name(connection, typed, person)
            before = select(people.c.name).where(people.c.id == person).scalar_subquery()
            own = (seats.c.person == person) & (seats.c.name == before)
            await connection.execute(update(seats).where(own).values(name=name))
            await connection.execute(update(messages).where(messages.c.person == person).values(name=name))
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            yield connection, name
    except IntegrityError:  # Somebody else has taken it in this moment.
        raise GranadaError(ServerFault.NAME_TAKEN, name=clean_name(typed)) from None


async def _claim_looks(connection: AsyncConnection, person: str, name: str) -> None:
    """Nobody else can have a name that looks like this one."""
    await connection.execute(delete(looks).where(looks.c.person == person))
    await connection.execute(insert(looks), [{"look": look, "person": person} for look in looks_of(name)])


async def tables_of(connection: AsyncConnection, person: str) -> dict[str, str]:
    """The ids of the tables at which the person has a seat, and how they stand."""
    query = select(tables.c.id, tables.c.status).distinct().join(seats, seats.c.table_key == tables.c.key)
    rows = (await connection.execute(query.where(seats.c.person == person))).all()
    return {row.id: row.status for row in rows}


# Sessions.


async def new_session(connection: AsyncConnection, person: str, label: str | None = None) -> tuple[str, Token]:
    """The secret by which a browser, or with a label a bot, is known from now on."""
    secret, began = new_secret(), now()
    until = began + SESSION_LASTS if label is None else None
    token = Token(new_id(), label or "", began)
    row = {
        "digest": digest_of(secret),
        "person": person,
        "id": token.id,
        "label": label,
        "since": began,
        "until": until,
    }
    await connection.execute(insert(sessions).values(row))
    return secret, token


async def read_people(connection: AsyncConnection, digests: Collection[str]) -> dict[str, Person]:
    """The people who are known by the secrets with these digests."""
    query = (
        select(people.c.id, people.c.name, people.c.login.is_not(None), sessions.c.digest, people.c.moderator)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest.in_(digests), or_(sessions.c.until.is_(None), sessions.c.until > now()))
    )
    found = await connection.execute(query)
    return {row[3]: Person(row[0], row[1], bool(row[2]), row[3], row[4]) for row in found}


async def sessions_among(connection: AsyncConnection, digests: Collection[str]) -> frozenset[str]:
    """The digests by which people are still known."""
    lasts = or_(sessions.c.until.is_(None), sessions.c.until > now())
    return frozenset(await connection.scalars(select(sessions.c.digest).where(sessions.c.digest.in_(digests), lasts)))


async def end_session(connection: AsyncConnection, person: Person) -> None:
    await connection.execute(delete(sessions).where(sessions.c.digest == person.session))


async def end_browser_sessions(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.label.is_(None)))
    await connection.execute(delete(pushes).where(pushes.c.person == person))


async def tokens_of(connection: AsyncConnection, person: str) -> list[Token]:
    query = (
        select(sessions.c.id, sessions.c.label, sessions.c.since)
        .where(sessions.c.person == person, sessions.c.label.is_not(None))
        .order_by(sessions.c.since)
    )
    return [Token(*row) for row in (await connection.execute(query)).all()]


async def end_token(connection: AsyncConnection, person: str, token: str) -> None:
    which = (sessions.c.person == person) & (sessions.c.id == token) & sessions.c.label.is_not(None)
    if (await connection.execute(delete(sessions).where(which))).rowcount == 0:
        raise GranadaError(AnswerFault.NOT_FOUND)
