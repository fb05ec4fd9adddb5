"""Tables: opening, joining, leaving and playing again."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.bots import kinds
from granada.bots.faults import BotFault
from granada.games import load
from granada.kernel.chance import fresh_seed
from granada.kernel.errors import BadOption, GranadaError
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Header
from granada.kernel.state import State
from granada.protocol.tables import CLOSED, OPEN, OVER, PLAYING, Colour, Joining, MyTable, NewTable, SeatRequest
from granada.server.clock import now
from granada.server.colours import check_colours_differ
from granada.server.database import Database
from granada.server.editions import checked_game, keep_edition
from granada.server.faults import ServerFault
from granada.server.names import clean_name, numbered
from granada.server.people import Host, Person, new_id, unclaimed_name
from granada.server.schema import seats, tables
from granada.server.stored import StoredTable, info_for, read_table, read_tables
from granada.server.waiting import decisions_at
from granada.table import PERSON, TimeControl

ME = "me"
ANYBODY = "open"
SECRET_BYTES = 16
MOST_LISTED = 100
MOST_LOOKED_AT = 2000
"""Of public tables, to find those that are listed."""


class Beginning(NamedTuple):
    """What a table knows of its game before the first move. To find it out, an edition has to be read."""

    header: Header
    seed: int
    deciders: int
    """One bit for each seat."""


def beginning_of(request: NewTable) -> Beginning:
    game, seed = checked_game(request.game, request.edition), fresh_seed()
    state = game.new(len(request.seats), seed, **_checked(game, request.options))
    return Beginning(state.header, seed, deciders_of(state))


def beginning_again(table: StoredTable) -> Beginning:
    """Of another game of the same kind."""
    seed = fresh_seed()
    state = table.rules_of_game().new(len(table.seats), seed, **table.options)
    return Beginning(state.header, seed, deciders_of(state))


def deciders_of(state: State) -> int:
    return sum(1 << seat for seat in state.deciders)


async def open_table(connection: AsyncConnection, host: Host, request: NewTable, beginning: Beginning) -> str:
    """The id of a new table."""
    row = table_row(host, beginning, public=request.public, control=request.control)
    rows = seat_rows(beginning.header.game, request.seats, host.person)
    row["hints"] = nobody_else_plays(rows, host.person) if request.hints is None else request.hints
    row["edition_file"] = await keep_edition(connection, request.edition)
    row["brought"] = len(request.edition or "")
    check_somebody_plays(rows)
    if not nobody_else_plays(rows, host.person):
        for seat in request.seats:
            if seat.name:
                await unclaimed_name(connection, seat.name, host.person.id)
    return await insert_table(connection, row, rows)


def table_row(host: Host, beginning: Beginning, *, public: bool, control: TimeControl) -> dict[str, Any]:
    header = beginning.header
    return {
        "id": new_id(),
        "game": header.game,
        "edition": header.edition,
        "rules": header.rules,
        "options": header.options,
        "seed": str(beginning.seed),
        "deciders": beginning.deciders,
        "public": public,
        "invitation": token_urlsafe(SECRET_BYTES),
        "control": msgspec.to_builtins(control),
        "status": OPEN,
        "host": host.person.id,
        "origin": host.origin,
        "imported": False,
        "opened": now(),
        "rated": False,
    }


async def insert_table(connection: AsyncConnection, row: dict[str, Any], seat_rows: Sequence[dict[str, Any]]) -> str:
    key: int = await connection.scalar(insert(tables).values(row).returning(tables.c.key))
    await connection.execute(insert(seats), [{"table_key": key, **seat} for seat in seat_rows])
    await _start_if_full(connection, key)
    return str(row["id"])


async def open_again(connection: AsyncConnection, table_key: int) -> None:
    """A closed table, whose game begins if all are there."""
    await connection.execute(update(tables).where(tables.c.key == table_key).values(status=OPEN))
    await _start_if_full(connection, table_key)


def seat_row(
    seat: int,
    kind: str,
    name: str = "",
    person: str | None = None,
    *,
    reserved: str | None = None,
    colour: Colour | None = None,
) -> dict[str, Any]:
    who = {"seat": seat, "kind": kind, "name": name, "person": person, "reserved": reserved}
    return {**who, "stand_in": "", "colour": colour}


async def join(database: Database, table_id: str, person: Person, joining: Joining) -> None:
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if not table.may_be_seen_by(person.id, joining.invitation):
            raise GranadaError(ServerFault.NO_SUCH_TABLE)
        if table.status != OPEN:
            raise GranadaError(ServerFault.ALREADY_STARTED)
        if table.seats_of(person.id):
            return
        free = [seat for seat in table.seats if seat.is_open and seat.reserved in (None, person.id)]
        wanted = [seat for seat in free if joining.seat in (None, seat.seat)]
        if not wanted:
            raise GranadaError(ServerFault.SEAT_TAKEN)
        seat = min(wanted, key=lambda seat: (seat.reserved is None, seat.seat)).seat
        here = (seats.c.table_key == table.key) & (seats.c.seat == seat)
        name = free_name(person.name, [other.name for other in table.seats])
        await connection.execute(update(seats).where(here).values(person=person.id, name=name, reserved=None))
        if joining.colour is not None:
            await _paint(connection, table, seat, joining.colour)
        await _start_if_full(connection, table.key)


async def choose_colour(database: Database, table_id: str, person: str, seat: int, colour: Colour) -> None:
    """Before the game. Bots and seats that are still free give way."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status != OPEN:
            raise GranadaError(ServerFault.ALREADY_STARTED)
        if seat not in table.seats_of(person):
            raise GranadaError(ServerFault.NOT_YOUR_SEAT, seat=seat)
        await _paint(connection, table, seat, colour)


async def _paint(connection: AsyncConnection, table: StoredTable, seat: int, colour: Colour) -> None:
    if any(other.colour == colour and other.person is not None for other in table.seats if other.seat != seat):
        raise GranadaError(ServerFault.COLOUR_TAKEN, colour=colour)
    here = seats.c.table_key == table.key
    await connection.execute(update(seats).where(here, seats.c.colour == colour).values(colour=None))
    await connection.execute(update(seats).where(here, seats.c.seat == seat).values(colour=colour))


async def leave_open(database: Database, table_id: str, person: str) -> None:
    """Leave a table at which the game has not begun. With the last person it closes."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status != OPEN:
            raise GranadaError(ServerFault.ALREADY_STARTED)
        if not any(person in (seat.person, seat.reserved) for seat in table.seats):
            return
        own = (seats.c.table_key == table.key) & (seats.c.person == person)
        await connection.execute(update(seats).where(own).values(person=None, name="", colour=None))
        kept = (seats.c.table_key == table.key) & (seats.c.reserved == person)
        await connection.execute(update(seats).where(kept).values(reserved=None))
        if not any(seat.person not in (None, person) for seat in table.seats):
            await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def close(database: Database, table_id: str, person: str) -> None:
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.host != person:
            raise GranadaError(ServerFault.NOT_THE_HOST)
        if table.status != OPEN:
            raise GranadaError(ServerFault.ALREADY_STARTED)
        await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def rematch(
    database: Database, table_id: str, host: Host, begin: Callable[[StoredTable], Awaitable[Beginning]]
) -> str:
    """The id of the table at which the same people play the same game again: who asks first opens it."""
    person = host.person
    async with database.reading() as connection:
        table = await read_table(connection, table_id)
    if table.status != OVER:
        raise GranadaError(KernelFault.NOT_OVER)
    own = table.seats_of(person.id)
    if not own:
        raise GranadaError(ServerFault.NOT_AT_TABLE)
    if table.rematch is None:
        row = table_row(host, await begin(table), public=table.public, control=table.control)
        rows = [
            seat_row(seat.seat, seat.kind, seat.name, person.id, colour=seat.chosen_colour)
            if seat.seat in own
            else seat_row(seat.seat, seat.kind, reserved=seat.person, colour=seat.chosen_colour)
            for seat in table.seats
        ]
        try:
            async with database.writing() as connection:
                again = {"rematch_of": table.key, "hints": table.hints, "edition_file": table.edition_file}
                return await insert_table(connection, row | again, rows)
        except IntegrityError:  # Somebody else was faster.
            async with database.reading() as connection:
                table = await read_table(connection, table_id)
    if table.rematch is None:
        raise GranadaError(ServerFault.NO_SUCH_TABLE)
    await join(database, table.rematch, person, Joining())
    return table.rematch


async def listed(connection: AsyncConnection, status: str) -> list[StoredTable]:
    """Public tables, the latest ones first. Of many, the latest of each address, and there of each host: nobody can
    push the tables of others off the list. Imported games are not listed, because the importer knows everything
    hidden."""
    public = tables.c.public & (tables.c.status == status) & ~tables.c.imported
    latest = (
        select(tables.c.key, tables.c.host, tables.c.origin)
        .where(public)
        .order_by(tables.c.key.desc())
        .limit(MOST_LOOKED_AT)
        .subquery()
    )
    newest_first = latest.c.key.desc()
    of_host = func.row_number().over(partition_by=latest.c.host, order_by=newest_first).label("of_host")
    by_host = select(latest, of_host).subquery()
    address = func.coalesce(by_host.c.origin, by_host.c.host)
    in_turn = func.row_number().over(partition_by=address, order_by=(by_host.c.of_host, by_host.c.key.desc()))
    fair = select(by_host.c.key).order_by(in_turn, by_host.c.key.desc()).limit(MOST_LISTED).subquery()
    return await read_tables(connection, tables.c.key.in_(select(fair.c.key)), MOST_LISTED)


async def tables_with(connection: AsyncConnection, person: str) -> list[MyTable]:
    """The tables of a person, those first at which they have to decide."""
    sits = (seats.c.person == person) & ~seats.c.cleared
    own = select(seats.c.table_key).where(or_(sits, seats.c.reserved == person))
    found = await read_tables(connection, tables.c.key.in_(own) & (tables.c.status != CLOSED), MOST_LISTED)
    decisions = await decisions_at(connection, [table.key for table in found])
    mine = [_my_table(table, person, *decisions.get(table.key, (0, None))) for table in found]
    return sorted(mine, key=lambda each: (not each.your_turn, each.table.status != PLAYING, -each.since))


def _my_table(table: StoredTable, person: str, bits: int, since: int | None) -> MyTable:
    deciders = tuple(seat.seat for seat in table.seats if bits >> seat.seat & 1)
    own = [seat for seat in table.seats if seat.person == person and not seat.stand_in]
    your_turn = table.has_rules_of_today and any(seat.seat in deciders for seat in own)
    return MyTable(info_for(table, person), deciders, your_turn, since or table.ended or table.opened)


async def locked_table(connection: AsyncConnection, table_id: str) -> StoredTable:
    """The table, which nobody else can change until this transaction ends."""
    await connection.execute(select(tables.c.key).where(tables.c.id == table_id).with_for_update())
    return await read_table(connection, table_id)


async def _start_if_full(connection: AsyncConnection, table_key: int) -> None:
    is_open = (seats.c.table_key == table_key) & (seats.c.kind == PERSON) & seats.c.person.is_(None)
    if (await connection.execute(select(seats.c.seat).where(is_open).limit(1))).one_or_none() is None:
        waiting = (tables.c.key == table_key) & (tables.c.status == OPEN)
        begun: dict[str, Any] = {"status": PLAYING, "started": now()}
        table_id = await connection.scalar(select(tables.c.id).where(waiting, ~tables.c.imported))
        if table_id is not None:  # The table may be older than the rules; an imported game has begun with its own.
            begun |= await _rules_of_today(await read_table(connection, table_id))
        await connection.execute(update(tables).where(waiting).values(begun))


async def _rules_of_today(table: StoredTable) -> dict[str, int]:
    """What changes at a table that is older than the rules."""
    if table.has_rules_of_today:
        return {}
    table.rules = load(table.game).rules
    return {"rules": table.rules, "deciders": await asyncio.to_thread(_first_deciders, table)}


def _first_deciders(table: StoredTable) -> int:
    try:
        return deciders_of(table.rules_of_game().begin(table.beginning()))
    except GranadaError:  # With options that are refused today, nobody has to decide.
        return 0


def seat_rows(game: str, requests: Sequence[SeatRequest], person: Person) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, request in enumerate(requests):
        if request.kind == ME:
            name = free_name(clean_name(request.name) if request.name else person.name, taken)
            taken.append(name)
            rows.append(seat_row(seat, PERSON, name, person.id, colour=request.colour))
        elif request.kind == ANYBODY:
            rows.append(seat_row(seat, PERSON, colour=request.colour))
        elif request.kind in kinds(game):
            rows.append(seat_row(seat, request.kind, colour=request.colour))
        else:
            raise BadOption(BotFault.NO_SUCH_BOT, bot=request.kind, bots=kinds(game))
    check_colours_differ([request.colour for request in requests])
    return rows


def check_somebody_plays(rows: Sequence[dict[str, Any]]) -> None:
    """Bots alone would keep the server busy for nobody."""
    if all(row["kind"] != PERSON for row in rows):
        raise BadOption(ServerFault.NOBODY_PLAYS)


def nobody_else_plays(rows: Sequence[dict[str, Any]], person: Person) -> bool:
    """Hints spoil the game of nobody."""
    return all(row["person"] == person.id for row in rows if row["kind"] == PERSON)


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, or where somebody else has it the name with a number."""
    return next(free for free in numbered(name) if free not in taken)


def _checked(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Options are passed by name, and these names are taken."""
    for name in ("players", "seed", "seats"):
        if name in options:
            known = tuple(sorted(option.name for option in game.options))
            raise BadOption(KernelFault.NO_SUCH_OPTION, game=game.id, option=name, options=known)
    return options
