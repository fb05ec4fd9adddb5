"""Records: of what was played here, and of what was played elsewhere and is brought in."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.bots import kinds
from granada.games import game_of
from granada.kernel.chance import SEED_BITS
from granada.kernel.errors import BadRecord, Fault, GranadaError
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.protocol.common import LONGEST_NAME
from granada.protocol.live import Happened
from granada.protocol.patch import difference
from granada.protocol.records import Import, Replay, Step
from granada.protocol.tables import OVER
from granada.server.clock import now
from granada.server.editions import checked_game, keep_edition
from granada.server.live_table import MOST_MOVES
from granada.server.people import Person
from granada.server.schema import entries, tables
from granada.server.stored import StoredTable, read_entries
from granada.server.tables import (
    check_somebody_plays,
    free_name,
    insert_table,
    nobody_else_plays,
    seat_row,
    seat_rows,
    table_row,
)
from granada.table import PERSON, Entry, Kind, NoClock, Seat, lasting_moves
from granada.table import LiveGame as Sitting

MOST_STEPS = 2000
"""Of a replay, in one answer."""


def named_record(table: StoredTable, state: State) -> Record:
    """What everybody may see of the record now, with the names of those who sit at the table."""
    record = state.published_record()
    return msgspec.structs.replace(record, header=table.header(table.seat_names()))


async def record_without_rules(connection: AsyncConnection, table: StoredTable) -> Record:
    """The same, of a game whose rules are not known here any more, told from its entries alone."""
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


def history(table: StoredTable, log: list[Entry], eyes: int | None) -> tuple[Happened, ...]:
    """Everything that has happened, as these eyes may know it."""
    told: list[tuple[Entry, tuple[Event, ...]]] = []
    for _, entry, after in sittings(table, log):
        told.append((entry, after.happened[-1].events))
    return tuple(
        Happened(entry.number, entry.kind, entry.seat, after.text_for(entry, eyes), events) for entry, events in told
    )


def replay(table: StoredTable, log: list[Entry], eyes: int | None, start: int) -> Replay:
    """What these eyes saw after that entry, and what has changed it since."""
    sitting = _beginning(table)
    for entry in log[:start]:
        sitting = sitting.after(entry)
    first = view = sitting.state.view(eyes)
    changes = []
    for entry in log[start : start + MOST_STEPS]:
        sitting = sitting.after(entry)
        before, view = view, sitting.state.view(eyes)
        changes.append((entry, sitting.happened[-1].events, difference(before, view)))
    for entry in log[start + MOST_STEPS :]:  # Only at the end it is known what is still a secret.
        sitting = sitting.after(entry)
    steps = (
        Step(entry.number, entry.kind, entry.seat, sitting.text_for(entry, eyes), events, change, entry.at)
        for entry, events, change in changes
    )
    return Replay(start, eyes, first, tuple(steps), len(log))


def sittings(table: StoredTable, log: list[Entry]) -> Iterator[tuple[Sitting, Entry, Sitting]]:
    """The game before and after each entry."""
    before = _beginning(table)
    for entry in log:
        after = before.after(entry)
        yield before, entry, after
        before = after


def _beginning(table: StoredTable) -> Sitting:
    return Sitting.begin(table.rules_of_game(), table.beginning(), table.kinds, table.control, table.started or 0)


def state_after(game: Game, record: Record, moves: int) -> State:
    return game.replay(record.until(moves))


class Checked:
    """A record from elsewhere, whose every move follows the rules."""

    def __init__(self, text: str, edition: str | None) -> None:
        self.record = Record.read(text)
        if len(self.record.moves) > MOST_MOVES:
            raise BadRecord(Fault.RECORD_TOO_LONG, most=MOST_MOVES)
        if self.record.known_seed().bit_length() > SEED_BITS:
            raise BadRecord(Fault.UNREADABLE_HEAD, detail="seed")
        game = checked_game(game_of(self.record).id, edition)
        self.state = game.begin(self.record)
        self.deciders: list[int] = []
        """After each move, one bit for each seat."""
        self.moves: list[tuple[int, str]] = []
        for seat, move in game.walk(self.state, self.record.moves):
            self.moves.append((seat, str(move)))
            self.deciders.append(sum(1 << decider for decider in self.state.deciders))
        if self.record.over:
            game.check_result(self.record, self.state)


async def bring_in(connection: AsyncConnection, person: Person, wish: Import, checked: Checked) -> str:
    """The id of a table with the game of the record. It is never rated: its seed is known."""
    record, state = checked.record, checked.state
    header = state.header
    row = table_row(
        game=header.game,
        edition=header.edition,
        rules=header.rules,
        options=header.options,
        seed=record.known_seed(),
        public=wish.public,
        control=NoClock(),
        host=person.id,
    )
    if wish.seats and len(wish.seats) != header.players:
        raise GranadaError(Fault.SEAT_COUNT, seats=len(wish.seats), players=header.players)
    rows = seat_rows(header.game, wish.seats, person) if wish.seats else _seats_in(record, person)
    if not state.over:
        check_somebody_plays(rows)
    edition_file = await keep_edition(connection, wish.edition)
    known = {"imported": True, "hints": nobody_else_plays(rows, person), "edition_file": edition_file}
    table_id = await insert_table(connection, row | known, rows)
    key = await connection.scalar(select(tables.c.key).where(tables.c.id == table_id))
    at = now()
    log = [
        {
            "table_key": key,
            "number": number,
            "kind": Kind.MOVE.value,
            "seat": seat,
            "text": move,
            "at": at,
            "key": "",
            "deciders": deciders,
        }
        for number, ((seat, move), deciders) in enumerate(zip(checked.moves, checked.deciders, strict=True), 1)
    ]
    if log:
        await connection.execute(insert(entries), log)
    if state.over:
        result = {"status": OVER, "started": at, "ended": at, "scores": state.scores, "winners": state.winners}
        await connection.execute(update(tables).where(tables.c.key == key).values(result))
    return table_id


def _seats_in(record: Record, person: Person) -> list[dict[str, Any]]:
    """Who sat at the table of the record; people and bots unknown here are played at the screen of who asks."""
    texts = record.header.seats or ("",) * record.header.players
    rows, taken = [], list[str]()
    for number, seat in enumerate(Seat.read(text) for text in texts):
        name = free_name((seat.name or person.name)[:LONGEST_NAME], taken)
        taken.append(name)
        is_bot = seat.kind in kinds(record.header.game)
        rows.append(seat_row(number, seat.kind if is_bot else PERSON, name, None if is_bot else person.id))
    return rows
