"""People: guests, who only have a name, and registered people, who have a password too."""

import asyncio
import unicodedata
from collections.abc import Collection
from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import Fault, GranadaError
from granada.protocol.common import LONGEST_NAME
from granada.protocol.people import Token
from granada.server.clock import now
from granada.server.database import Database
from granada.server.schema import mails, messages, mutes, people, pushes, ratings, seats, sessions, silenced, tables

SECRET_BYTES = 32
ID_BYTES = 12
SESSION_LASTS = 365 * 24 * 60 * 60 * 1000
MOST_HASHING = 2
"""Passwords at a time: each takes much memory."""

HASHER = PasswordHasher()
_hashing = asyncio.Semaphore(MOST_HASHING)


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    registered: bool
    session: str
    """The digest of the secret by which they are known."""


def new_id() -> str:
    return token_urlsafe(ID_BYTES)


def clean_name(typed: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    written_out = unicodedata.normalize("NFKC", name)  # There are signs that stand for eighteen letters.
    if not (name and name.isprintable() and max(len(name), len(written_out)) <= LONGEST_NAME):
        raise GranadaError(Fault.BAD_NAME, longest=LONGEST_NAME)
    return name


def login_of(name: str) -> str:
    """Names that look alike are the same."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()


def digest_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


async def new_guest(connection: AsyncConnection, typed: str) -> str:
    """The id of somebody new."""
    person = new_id()
    await connection.execute(insert(people).values(id=person, name=clean_name(typed), since=now(), gone=False))
    return person


async def register(database: Database, person: str, typed: str, password: str) -> None:
    """A guest gets a password, and keeps all games."""
    name = clean_name(typed)
    hashed = await _hash(password)
    try:
        async with database.writing() as connection:
            guest = (people.c.id == person) & people.c.login.is_(None) & ~people.c.gone
            values = {"name": name, "login": login_of(name), "password": hashed}
            done = await connection.execute(update(people).where(guest).values(values))
            if done.rowcount != 1:
                raise GranadaError(Fault.ALREADY_REGISTERED)
    except IntegrityError:
        raise GranadaError(Fault.NAME_TAKEN, name=name) from None


async def check_password(database: Database, typed: str, password: str) -> str:
    """The id of the person with this name and password."""
    async with database.reading() as connection:
        query = select(people.c.id, people.c.password).where(people.c.login == login_of(typed))
        found = (await connection.execute(query)).one_or_none()
    # To check a password takes as long whether or not there is somebody of that name.
    if not await _fits(password, found.password if found else await _nobodys_hash()) or found is None:
        raise GranadaError(Fault.WRONG_PASSWORD)
    return str(found.id)


async def change_password(database: Database, person: Person, old: str, new: str) -> None:
    """All other sessions end."""
    await check_password(database, person.name, old)
    hashed = await _hash(new)
    async with database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))
        others = (sessions.c.person == person.id) & (sessions.c.digest != person.session)
        await connection.execute(delete(sessions).where(others))


async def rename(database: Database, person: Person, typed: str) -> None:
    """Everywhere, in past games too."""
    name = clean_name(typed)
    try:
        async with database.writing() as connection:
            login = {"login": login_of(name)} if person.registered else {}
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name, **login))
            own = (seats.c.person == person.id) & (seats.c.name == person.name)
            await connection.execute(update(seats).where(own).values(name=name))
            await connection.execute(update(messages).where(messages.c.person == person.id).values(name=name))
    except IntegrityError:
        raise GranadaError(Fault.NAME_TAKEN, name=name) from None


async def forget(connection: AsyncConnection, person: str) -> None:
    """Nothing tells any more who this was. The games stay, for the others who played them."""
    for table in (sessions, ratings, silenced, pushes, mails):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    await connection.execute(delete(messages).where(messages.c.person == person))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    await connection.execute(update(seats).where(seats.c.reserved == person).values(reserved=None))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    nobody = {"name": "", "login": None, "password": None, "gone": True}
    await connection.execute(update(people).where(people.c.id == person).values(nobody))


async def tables_of(connection: AsyncConnection, person: str) -> dict[str, str]:
    """The ids of the tables at which the person has a seat, and how they stand."""
    query = select(tables.c.id, tables.c.status).distinct().join(seats, seats.c.table_key == tables.c.key)
    rows = (await connection.execute(query.where(seats.c.person == person))).all()
    return {row.id: row.status for row in rows}


# Sessions.


async def new_session(connection: AsyncConnection, person: str, label: str | None = None) -> tuple[str, Token]:
    """The secret by which a browser, or with a label a bot, is known from now on."""
    secret, began = token_urlsafe(SECRET_BYTES), now()
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


async def person_with(database: Database, secret: str) -> Person | None:
    query = (
        select(people.c.id, people.c.name, people.c.login.is_not(None), sessions.c.digest)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest == digest_of(secret), or_(sessions.c.until.is_(None), sessions.c.until > now()))
    )
    async with database.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else Person(row[0], row[1], bool(row[2]), row[3])


async def sessions_among(connection: AsyncConnection, digests: Collection[str]) -> frozenset[str]:
    """Those by which people are still known."""
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
        raise GranadaError(Fault.NOT_FOUND)


async def _hash(password: str) -> str:
    async with _hashing:
        return await asyncio.to_thread(HASHER.hash, password)


async def _nobodys_hash() -> str:
    if not _NOBODYS:
        _NOBODYS.append(await _hash(token_urlsafe()))
    return _NOBODYS[0]


_NOBODYS: list[str] = []


async def _fits(password: str, hashed: str) -> bool:
    async with _hashing:
        try:
            return await asyncio.to_thread(HASHER.verify, hashed, password)
        except VerifyMismatchError:
            return False
