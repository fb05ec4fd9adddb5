"""Tables: opening, joining, leaving and playing again."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.bots import kinds
from granada.games import GAMES, load
from granada.kernel.chance import fresh_seed
from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.kernel.game import Game
from granada.protocol.tables import CLOSED, OPEN, OVER, PLAYING, Joining, MyTable, NewTable, SeatWish
from granada.server.clock import now
from granada.server.database import Database
from granada.server.editions import keep_edition
from granada.server.names import clean_name, numbered
from granada.server.people import Person, new_id, unclaimed_name
from granada.server.schema import entries, seats, tables
from granada.server.stored import StoredTable, info_for, read_table, read_tables
from granada.table import PERSON, TimeControl

ME = "me"
ANYBODY = "open"
SECRET_BYTES = 16
MOST_LISTED = 100


async def unfinished_of(connection: AsyncConnection, host: str) -> int:
    """How many tables somebody has opened that are not finished. Games that wait for other rules cannot be finished
    here, so they do not count."""
    can_go_on = or_(*((tables.c.game == game.id) & (tables.c.rules == game.rules) for game in map(load, GAMES)))
    unfinished = or_(tables.c.status == OPEN, (tables.c.status == PLAYING) & can_go_on)
    query = select(func.count()).select_from(tables).where(tables.c.host == host, unfinished)
    return await connection.scalar(query) or 0


async def open_table(connection: AsyncConnection, person: Person, wish: NewTable) -> str:
    """The id of a new table."""
    game = load(wish.game, wish.edition)
    seed = fresh_seed()
    header = game.new(len(wish.seats), seed, **_checked(game, wish.options)).header
    row = table_row(
        game=header.game,
        edition=header.edition,
        rules=header.rules,
        options=header.options,
        seed=seed,
        public=wish.public,
        control=wish.control,
        host=person.id,
    )
    rows = seat_rows(game.id, wish.seats, person)
    row["hints"] = nobody_else_plays(rows, person) if wish.hints is None else wish.hints
    row["edition_file"] = await keep_edition(connection, wish.edition)
    check_somebody_plays(rows)
    if not nobody_else_plays(rows, person):
        for seat in wish.seats:
            if seat.name:
                await unclaimed_name(connection, seat.name, person.id)
    return await insert_table(connection, row, rows)


def table_row(
    *,
    game: str,
    edition: str,
    rules: int,
    options: dict[str, str],
    seed: int,
    public: bool,
    control: TimeControl,
    host: str,
) -> dict[str, Any]:
    return {
        "id": new_id(),
        "game": game,
        "edition": edition,
        "rules": rules,
        "options": options,
        "seed": str(seed),
        "public": public,
        "invitation": token_urlsafe(SECRET_BYTES),
        "control": msgspec.to_builtins(control),
        "status": OPEN,
        "host": host,
        "imported": False,
        "opened": now(),
        "rated": False,
    }


async def insert_table(connection: AsyncConnection, row: dict[str, Any], seat_rows: Sequence[dict[str, Any]]) -> str:
    key: int = await connection.scalar(insert(tables).values(row).returning(tables.c.key))
    await connection.execute(insert(seats), [{"table_key": key, **seat} for seat in seat_rows])
    await _start_if_full(connection, key)
    return str(row["id"])


def seat_row(
    seat: int, kind: str, name: str = "", person: str | None = None, reserved: str | None = None
) -> dict[str, Any]:
    return {"seat": seat, "kind": kind, "name": name, "person": person, "reserved": reserved, "stand_in": ""}


async def join(database: Database, table_id: str, person: Person, joining: Joining) -> None:
    async with database.writing() as connection:
        table = await _locked(connection, table_id)
        if not table.may_be_seen_by(person.id, joining.invitation):
            raise GranadaError(Fault.NO_SUCH_TABLE)
        if table.status != OPEN:
            raise GranadaError(Fault.ALREADY_STARTED)
        if table.seats_of(person.id):
            return
        free = [seat for seat in table.seats if seat.is_open and seat.reserved in (None, person.id)]
        wanted = [seat for seat in free if joining.seat in (None, seat.seat)]
        if not wanted:
            raise GranadaError(Fault.SEAT_TAKEN)
        seat = min(wanted, key=lambda seat: (seat.reserved is None, seat.seat)).seat
        here = (seats.c.table_key == table.key) & (seats.c.seat == seat)
        name = free_name(person.name, [other.name for other in table.seats])
        await connection.execute(update(seats).where(here).values(person=person.id, name=name, reserved=None))
        await _start_if_full(connection, table.key)


async def leave_open(database: Database, table_id: str, person: str) -> None:
    """Leave a table at which the game has not begun. With the last person it closes."""
    async with database.writing() as connection:
        table = await _locked(connection, table_id)
        if table.status != OPEN:
            raise GranadaError(Fault.ALREADY_STARTED)
        if not any(person in (seat.person, seat.reserved) for seat in table.seats):
            return
        own = (seats.c.table_key == table.key) & (seats.c.person == person)
        await connection.execute(update(seats).where(own).values(person=None, name=""))
        kept = (seats.c.table_key == table.key) & (seats.c.reserved == person)
        await connection.execute(update(seats).where(kept).values(reserved=None))
        if not any(seat.person not in (None, person) for seat in table.seats):
            await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def close(database: Database, table_id: str, person: str) -> None:
    async with database.writing() as connection:
        table = await _locked(connection, table_id)
        if table.host != person:
            raise GranadaError(Fault.NOT_THE_HOST)
        if table.status != OPEN:
            raise GranadaError(Fault.ALREADY_STARTED)
        await connection.execute(update(tables).where(tables.c.key == table.key).values(status=CLOSED))


async def rematch(database: Database, table_id: str, person: Person) -> str:
    """The id of the table at which the same people play the same game again: who asks first opens it."""
    async with database.reading() as connection:
        table = await read_table(connection, table_id)
    if table.status != OVER:
        raise GranadaError(Fault.NOT_OVER)
    own = table.seats_of(person.id)
    if not own:
        raise GranadaError(Fault.NOT_AT_TABLE)
    if table.rematch is None:
        game, seed = await asyncio.to_thread(table.rules_of_game), fresh_seed()
        header = game.new(len(table.seats), seed, **table.options).header
        row = table_row(
            game=header.game,
            edition=header.edition,
            rules=header.rules,
            options=header.options,
            seed=seed,
            public=table.public,
            control=table.control,
            host=person.id,
        )
        rows = [
            seat_row(seat.seat, seat.kind, seat.name, person.id)
            if seat.seat in own
            else seat_row(seat.seat, seat.kind, reserved=seat.person)
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
        raise GranadaError(Fault.NO_SUCH_TABLE)
    await join(database, table.rematch, person, Joining())
    return table.rematch


async def listed(connection: AsyncConnection, status: str) -> list[StoredTable]:
    """The public tables, the latest ones first."""
    return await read_tables(connection, tables.c.public & (tables.c.status == status), MOST_LISTED)


async def tables_with(connection: AsyncConnection, person: str) -> list[MyTable]:
    """The tables of a person, those first at which they have to decide."""
    own = select(seats.c.table_key).where(or_(seats.c.person == person, seats.c.reserved == person))
    found = await read_tables(connection, tables.c.key.in_(own) & (tables.c.status != CLOSED), MOST_LISTED)
    mine = [await _my_table(connection, table, person) for table in found]
    return sorted(mine, key=lambda each: (not each.your_turn, each.table.status != PLAYING, -each.since))


async def _my_table(connection: AsyncConnection, table: StoredTable, person: str) -> MyTable:
    query = (
        select(entries.c.deciders, entries.c.at)
        .where(entries.c.table_key == table.key)
        .order_by(entries.c.number.desc())
        .limit(1)
    )
    last = (await connection.execute(query)).one_or_none() if table.status == PLAYING else None
    deciders: tuple[int, ...] = ()
    if last is not None:
        deciders = tuple(seat.seat for seat in table.seats if last.deciders >> seat.seat & 1)
    elif table.status == PLAYING:
        with suppress(GranadaError):  # With rules that are not known here, nobody has to decide.
            begun = await read_table(connection, table.id)
            deciders = await asyncio.to_thread(_first_deciders, begun)
    own = [seat for seat in table.seats if seat.person == person and not seat.stand_in]
    your_turn = table.has_rules_of_today and any(seat.seat in deciders for seat in own)
    since = last.at if last is not None else table.ended or table.started or table.opened
    return MyTable(info_for(table, person), deciders, your_turn, since)


def _first_deciders(table: StoredTable) -> tuple[int, ...]:
    """An edition of one's own takes a while to be read, in which others need not wait."""
    return table.rules_of_game().begin(table.beginning()).deciders


async def _locked(connection: AsyncConnection, table_id: str) -> StoredTable:
    """The table, which nobody else can change until this transaction ends."""
    await connection.execute(select(tables.c.key).where(tables.c.id == table_id).with_for_update())
    return await read_table(connection, table_id)


async def _start_if_full(connection: AsyncConnection, table_key: int) -> None:
    is_open = (seats.c.table_key == table_key) & (seats.c.kind == PERSON) & seats.c.person.is_(None)
    if (await connection.execute(select(seats.c.seat).where(is_open).limit(1))).one_or_none() is None:
        waiting = (tables.c.key == table_key) & (tables.c.status == OPEN)
        begun: dict[str, Any] = {"status": PLAYING, "started": now()}
        game = await connection.scalar(select(tables.c.game).where(waiting, ~tables.c.imported))
        if game is not None:  # The table may be older than the rules; an imported game has begun with its own.
            begun["rules"] = load(game).rules
        await connection.execute(update(tables).where(waiting).values(begun))


def seat_rows(game: str, wishes: Sequence[SeatWish], person: Person) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == ME:
            name = free_name(clean_name(wish.name) if wish.name else person.name, taken)
            taken.append(name)
            rows.append(seat_row(seat, PERSON, name, person.id))
        elif wish.kind == ANYBODY:
            rows.append(seat_row(seat, PERSON))
        elif wish.kind in kinds(game):
            rows.append(seat_row(seat, wish.kind))
        else:
            raise BadOption(Fault.NO_SUCH_BOT, bot=wish.kind, bots=kinds(game))
    return rows


def check_somebody_plays(rows: Sequence[dict[str, Any]]) -> None:
    """Bots alone would keep the server busy for nobody."""
    if all(row["kind"] != PERSON for row in rows):
        raise BadOption(Fault.NOT_UNDERSTOOD, detail="somebody must play")


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
            raise BadOption(Fault.NO_SUCH_OPTION, game=game.id, option=name, options=known)
    return options
