"""Records: of games that were played here, and imported ones."""

from functools import partial
from gzip import compress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.bots import kinds
from granada.games import game_of
from granada.kernel.chance import SEED_BITS
from granada.kernel.errors import BadRecord, GranadaError
from granada.kernel.faults import KernelFault
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.kernel.view import View
from granada.protocol.acting import MOST_MOVES
from granada.protocol.common import LONGEST_NAME
from granada.protocol.faults import ProtocolFault
from granada.protocol.live import LogEntry
from granada.protocol.patch import Change, difference
from granada.protocol.records import Import, Log, Position, Proof, Replay, ReplayEntry
from granada.protocol.tables import CLOSED, OVER
from granada.server.clock import now
from granada.server.database import Database
from granada.server.editions import checked_game, keep_edition
from granada.server.faults import ServerFault
from granada.server.people import Host, Person
from granada.server.schema import entries, tables
from granada.server.stored import StoredTable, read_entries, read_table
from granada.server.tables import (
    Beginning,
    check_somebody_plays,
    deciders_of,
    free_name,
    insert_table,
    nobody_else_plays,
    open_again,
    seat_row,
    seat_rows,
    table_row,
)
from granada.table import PERSON, Entry, EntryOutcome, Kind, NoClock, Seat, lasting_moves, walk

MOST_ENTRIES = 2000
"""Of a replay, in one answer."""
AT_ONCE = 500
"""Entries of a record that are written before others have their turn."""
ZIPPED = 4
"""How much: more takes much longer and saves little."""


def named_record(table: StoredTable, state: State) -> Record:
    """What everybody may see of the record now, with the names of those who sit at the table."""
    record = state.published_record()
    return msgspec.structs.replace(record, header=table.header(table.seat_names()))


async def record_without_rules(connection: AsyncConnection, table: StoredTable) -> Record:
    """The record of a game without its rules, made from the entries alone."""
    log = await read_entries(connection, table.key)
    moves = lasting_moves(log, table.kinds)
    if table.status != OVER:
        deciders = {row.number: row.deciders for row in await connection.execute(_deciders(table.key))}
        everybody = sum(1 << seat.seat for seat in table.seats)
        while moves and _may_be_secret(moves[-1].number, deciders, everybody):
            moves.pop()
    record = Record.of(
        table.header(table.seat_names()), table.seed, [f"{move.seat} {move.text}" for move in moves], table.scores
    )
    return record.published()


def _deciders(table_key: int) -> Select[tuple[int, int]]:
    return select(entries.c.number, entries.c.deciders).where(entries.c.table_key == table_key)


def _may_be_secret(number: int, deciders: dict[int, int], everybody: int) -> bool:
    """Whether several had to decide at the same time, and after this move some of them still had to."""
    before, after = deciders.get(number - 1, everybody), deciders[number]
    return before.bit_count() > 1 and after & ~before == 0


def log_for(table: StoredTable, log: list[Entry], viewer: int | None) -> bytes:
    """The log as this viewer may know it: a `Log` in JSON."""
    outcomes: list[EntryOutcome] = []
    game = beginning = table.beginning_of_game()
    for game in walk(beginning, log):
        outcomes += game.outcomes
    entries_for_viewer = tuple(
        LogEntry(entry.number, entry.public_kind, entry.seat, game.text_for(entry, viewer), events, taken_back)
        for entry, _, events, _, taken_back in outcomes
    )
    return msgspec.json.encode(Log(len(log), entries_for_viewer))


def replay(table: StoredTable, log: list[Entry], viewer: int | None, start: int) -> bytes:
    """What this viewer saw after that entry, and what has changed it since, entry by entry: a `Replay` in JSON."""
    game = table.beginning_of_game()
    first: View | None = None
    view: View | None = None
    changes: list[tuple[EntryOutcome, Change]] = []
    for entry in log:
        if first is None and entry.number > start:
            first = view = game.state.view(viewer)
        game = game.after(entry)
        if first is not None and len(changes) < MOST_ENTRIES:
            before, view = view, game.state.view(viewer)
            changes.append((game.outcomes[0], difference(before, view)))
    replayed = tuple(  # Only at the end it is known what is still a secret.
        ReplayEntry(
            entry.number,
            entry.public_kind,
            entry.seat,
            game.text_for(entry, viewer),
            events,
            change,
            entry.at,
            taken_back,
        )
        for (entry, _, events, _, taken_back), change in changes
    )
    return msgspec.json.encode(Replay(start, viewer, first or game.state.view(viewer), replayed, len(log)))


def zipped_replay(table: StoredTable, log: list[Entry], viewer: int | None, start: int) -> bytes:
    return compress(replay(table, log, viewer, start), ZIPPED)


def position(table: StoredTable, log: list[Entry], moves: int, viewer: int | None) -> bytes:
    """What this viewer saw after so many moves: a `Position` in JSON."""
    record = _record(table, log)
    if moves > len(record.moves):
        raise GranadaError(ServerFault.NOT_FOUND)
    view = table.rules_of_game().replay(record.until(moves)).view(viewer)
    return msgspec.json.encode(Position(len(log), moves, view))


def proof(table: StoredTable, log: list[Entry]) -> Proof:
    record = _record(table, log)
    state = table.rules_of_game().verify(record)
    return Proof(record.header.commitment, str(table.seed), state.played, state.scores)


def _record(table: StoredTable, log: list[Entry]) -> Record:
    """The whole record, with all that may be a secret."""
    moves = [f"{move.seat} {move.text}" for move in lasting_moves(log, table.kinds)]
    return Record.of(table.header(), table.seed, moves, table.scores)


class Checked(NamedTuple):
    """A record from elsewhere, whose every move follows the rules."""

    beginning: Beginning
    seats: tuple[str, ...]
    """The seats of its table."""
    moves: list[tuple[int, str]]
    """Seat and text."""
    deciders: list[int]
    """After each move, one bit for each seat."""
    result: tuple[tuple[int, ...], tuple[int, ...]] | None
    """Scores and winners, if the game is over."""


def checked(text: str, edition: str | None) -> Checked:
    record = Record.read(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(ProtocolFault.RECORD_TOO_LONG, most=MOST_MOVES)
    seed = record.known_seed()
    if seed.bit_length() > SEED_BITS:
        raise BadRecord(KernelFault.UNREADABLE_HEAD, line="seed")
    game = checked_game(game_of(record).id, edition)
    state = game.begin(record)
    beginning = Beginning(state.header, seed, deciders_of(state))
    moves, deciders = list[tuple[int, str]](), list[int]()
    for seat, move in game.walk(state, record.moves):
        moves.append((seat, str(move)))
        deciders.append(deciders_of(state))
    if record.over:
        game.check_result(record, state)
    result = (tuple(state.scores), tuple(state.winners)) if state.over else None
    return Checked(beginning, record.header.seats, moves, deciders, result)


async def bring_in(database: Database, host: Host, request: Import, checked: Checked) -> StoredTable:
    """A table with the game of the record. It is never listed or rated: its seed is known. The moves are written piece
    by piece, so that nobody else's move has to wait for all of them; until then the table is closed."""
    person, header = host.person, checked.beginning.header
    row = table_row(host, checked.beginning, public=request.public, control=NoClock())
    if request.seats and len(request.seats) != header.players:
        raise GranadaError(KernelFault.SEAT_COUNT, seats=len(request.seats), players=header.players)
    rows = seat_rows(header.game, request.seats, person) if request.seats else _seats_in(checked, person)
    if checked.result is None:
        check_somebody_plays(rows)
    row |= {"imported": True, "hints": nobody_else_plays(rows, person), "brought": size_of(request), "status": CLOSED}
    async with database.writing() as connection:
        row["edition_file"] = await keep_edition(connection, request.edition)
        table_id = await insert_table(connection, row, rows)
        key = (await read_table(connection, table_id)).key
    at = now()
    for first in range(0, len(checked.moves), AT_ONCE):
        await database.transact(partial(_write_moves, checked, key, at, range(first, first + AT_ONCE)))
    async with database.writing() as connection:
        if checked.result is None:
            await open_again(connection, key)
        else:
            scores, winners = checked.result
            result = {"status": OVER, "started": at, "ended": at, "scores": scores, "winners": winners}
            await connection.execute(update(tables).where(tables.c.key == key).values(result))
        return await read_table(connection, table_id)


def _write_moves(checked: Checked, table_key: int, at: int, which: range, connection: Connection) -> None:
    log = [
        {
            "table_key": table_key,
            "number": place + 1,
            "kind": Kind.MOVE.value,
            "seat": checked.moves[place][0],
            "text": checked.moves[place][1],
            "at": at,
            "key": "",
            "deciders": checked.deciders[place],
        }
        for place in which[: len(checked.moves) - which.start]
    ]
    connection.execute(insert(entries), log)


def size_of(request: Import) -> int:
    """In characters."""
    return len(request.record) + len(request.edition or "")


def _seats_in(checked: Checked, person: Person) -> list[dict[str, Any]]:
    """The seats of the record; the person who imports it plays those of people and of unknown bots, at one screen."""
    header = checked.beginning.header
    texts = checked.seats or ("",) * header.players
    rows, taken = [], list[str]()
    for number, seat in enumerate(Seat.read(text) for text in texts):
        name = free_name((seat.name or person.name)[:LONGEST_NAME], taken)
        taken.append(name)
        is_bot = seat.kind in kinds(header.game)
        rows.append(seat_row(number, seat.kind if is_bot else PERSON, name, None if is_bot else person.id))
    return rows
