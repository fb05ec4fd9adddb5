"""Administration: what the host of a server can do with people and tables, while it runs or not.

Running processes learn of it by the log of interventions."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.answers.names import clean_name, free_name
from granada.kernel.errors import GranadaError
from granada.protocol.tables import CLOSED, OPEN, PLAYING
from granada.server import people
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.interventions import note_intervention
from granada.server.names import login_of
from granada.server.people import Person
from granada.server.personal_data import forget, gathered
from granada.server.registry import TableRegistry
from granada.server.resets import LASTS_BY_HAND, new_reset
from granada.server.schema import people as people_table
from granada.server.schema import pushes, seats, sessions, tables
from granada.server.stored import locked_table
from granada.server.tables import leave_open
from granada.server.writer import Writer
from granada.table import PERSON

MOST_FOUND = 100


class FoundPerson(NamedTuple):
    id: str
    name: str
    registered: bool
    since: int
    disabled: bool
    silenced: bool
    moderator: bool


class FoundTable(NamedTuple):
    id: str
    game: str
    status: str
    opened: int
    seats: tuple[str, ...]


class FoundSession(NamedTuple):
    since: int
    until: int | None
    label: str


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """The database, which must have the tables of this version."""
    database = Database(address, create=False)
    try:
        if not await database.is_upgraded():
            raise GranadaError(ServerFault.DATABASE_TOO_OLD)
        yield database
    finally:
        await database.close()


# People.


async def find_people(database: Database, text: str) -> list[FoundPerson]:
    """The people with this text in their name, or with this id."""
    alike = people_table.c.name.icontains(text, autoescape=True)
    query = _found_people((alike | (people_table.c.id == text)) & ~people_table.c.gone)
    async with database.reading() as connection:
        return [FoundPerson(*row) for row in await connection.execute(query)]


async def find_person(database: Database, who: str) -> FoundPerson:
    """The person with this id, or the registered person with this name."""
    query = _found_people((people_table.c.id == who) | (people_table.c.login == login_of(who)))
    async with database.reading() as connection:
        row = (await connection.execute(query.where(~people_table.c.gone))).one_or_none()
    if row is None:
        raise GranadaError(AnswerFault.NO_SUCH_PERSON)
    return FoundPerson(*row)


async def rename(database: Database, who: str, name: str, moderator: str | None = None) -> None:
    person = await find_person(database, who)
    await people.rename(database, Person(person.id, person.name, person.registered, ""), name)
    detail = f"{person.name} → {clean_name(name)}"
    async with database.writing() as connection:
        await note_intervention(connection, "rename", person.id, detail=detail, moderator=moderator)


async def set_silenced(database: Database, who: str, *, silenced: bool, moderator: str | None = None) -> None:
    """A silenced person can neither chat, at any table, nor choose another name."""
    person = await find_person(database, who)
    kind = "silence" if silenced else "let-speak"
    async with database.writing() as connection:
        this = people_table.c.id == person.id
        await connection.execute(update(people_table).where(this).values(silenced=silenced))
        await note_intervention(connection, kind, person.id, moderator=moderator)


async def set_moderator(database: Database, who: str, *, moderator: bool) -> None:
    """Moderators handle reports, names and chats in the browser."""
    person = await find_person(database, who)
    if not person.registered:
        raise GranadaError(ServerFault.NO_PASSWORD)
    async with database.writing() as connection:
        this = people_table.c.id == person.id
        await connection.execute(update(people_table).where(this).values(moderator=moderator))
        await note_intervention(connection, "appoint" if moderator else "dismiss", person.id)


async def set_disabled(database: Database, who: str, *, disabled: bool) -> None:
    """A disabled person is signed out and cannot sign in. Others can let bots play on when clocks run down."""
    person = await find_person(database, who)
    async with database.writing() as connection:
        this = people_table.c.id == person.id
        await connection.execute(update(people_table).where(this).values(disabled=disabled))
        if disabled:
            await _sign_out(connection, person.id)
        await note_intervention(connection, "disable" if disabled else "enable", person.id)


async def erase(database: Database, who: str) -> None:
    """Bots take over in all games, and nothing identifies the person any more."""
    person = await find_person(database, who)
    async with database.reading() as connection:
        table_ids = await people.tables_of(connection, person.id)
    registry = TableRegistry(database, Writer(database), bot_workers=1, bus_address="")
    try:
        for table_id, status in table_ids.items():
            if status == OPEN:
                await leave_open(database, table_id, person.id)
            elif status == PLAYING and (table := await registry.table(table_id)).unplayable is None:
                await table.leave(person.id)
    finally:
        await registry.close()
    async with database.writing() as connection:
        await forget(connection, person.id)
        await note_intervention(connection, "erase", person.id)
        for table_id in table_ids:
            await note_intervention(connection, "erase", table_id=table_id)


async def export(database: Database, who: str) -> dict[str, Any]:
    """Everything that is stored of a person, without secrets."""
    person = await find_person(database, who)
    async with database.reading() as connection:
        return await gathered(connection, person.id)


async def sessions_of(database: Database, who: str) -> list[FoundSession]:
    person = await find_person(database, who)
    query = select(sessions.c.since, sessions.c.until, sessions.c.label).where(sessions.c.person == person.id)
    async with database.reading() as connection:
        rows = (await connection.execute(query.order_by(sessions.c.since))).all()
    return [FoundSession(since, until, label or "") for since, until, label in rows]


async def end_sessions(database: Database, who: str) -> None:
    """End all sessions of a person, in browsers and of bots."""
    person = await find_person(database, who)
    async with database.writing() as connection:
        await _sign_out(connection, person.id)
        await note_intervention(connection, "sign-out", person.id)


async def new_link(database: Database, who: str) -> str:
    """The secret of a link by which the person sets a new password."""
    person = await find_person(database, who)
    if not person.registered:
        raise GranadaError(ServerFault.NO_PASSWORD)
    async with database.writing() as connection:
        await note_intervention(connection, "password", person.id)
        return await new_reset(connection, person.id, LASTS_BY_HAND)


# Tables.


async def find_tables(database: Database, what: str) -> list[FoundTable]:
    """The table with this id, or the tables of this person."""
    async with database.reading() as connection:
        known = await connection.scalar(select(tables.c.key).where(tables.c.id == what))
    which: ColumnElement[bool] = tables.c.key == known
    if known is None:
        person = await find_person(database, what)
        which = tables.c.key.in_(select(seats.c.table_key).where(seats.c.person == person.id))
    query = select(tables.c.key, tables.c.id, tables.c.game, tables.c.status, tables.c.opened).where(which)
    async with database.reading() as connection:
        rows = (await connection.execute(query.order_by(tables.c.key.desc()).limit(MOST_FOUND))).all()
        at: dict[int, list[str]] = {row.key: [] for row in rows}
        sitting = select(seats.c.table_key, seats.c.name, seats.c.kind).where(seats.c.table_key.in_(at))
        for key, name, kind in await connection.execute(sitting.order_by(seats.c.table_key, seats.c.seat)):
            at[key].append(name or kind)
    return [FoundTable(row.id, row.game, row.status, row.opened, tuple(at[row.key])) for row in rows]


async def close_table(database: Database, table_id: str) -> None:
    """Close a table before its game begins, or end its game without a result."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status not in (OPEN, PLAYING):
            raise GranadaError(ServerFault.NOT_UNFINISHED)
        await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))
        await note_intervention(connection, "close", table_id=table_id)


async def hand_over(database: Database, table_id: str, seat: int, who: str) -> None:
    """Another person plays on at this seat."""
    person = await find_person(database, who)
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status not in (OPEN, PLAYING):
            raise GranadaError(ServerFault.NOT_UNFINISHED)
        taken = [other for other in table.seats if other.seat == seat and other.kind == PERSON]
        if not taken or (taken[0].person is None and table.status == OPEN):
            raise GranadaError(ServerFault.NOBODYS_SEAT, seat=seat + 1)
        name = free_name(person.name, [other.name for other in table.seats if other.seat != seat])
        here = (seats.c.table_key == table.key) & (seats.c.seat == seat)
        row = {"person": person.id, "name": name, "cleared": False, "left": False}
        await connection.execute(update(seats).where(here).values(row))
        await note_intervention(connection, "hand-over", person.id, table_id, str(seat))


def _found_people(which: ColumnElement[bool]) -> Any:
    registered = people_table.c.login.is_not(None)
    columns = (people_table.c[name] for name in ("since", "disabled", "silenced", "moderator"))
    return (
        select(people_table.c.id, people_table.c.name, registered, *columns)
        .where(which)
        .order_by(people_table.c.name)
        .limit(MOST_FOUND)
    )


async def _sign_out(connection: AsyncConnection, person: str) -> None:
    for table in (sessions, pushes):
        await connection.execute(delete(table).where(table.c.person == person))
