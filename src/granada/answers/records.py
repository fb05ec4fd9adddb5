"""Records, logs, replays and proofs of a game, made from its table and its log."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from granada.answers.editions import checked_game
from granada.answers.faults import AnswerFault
from granada.answers.names import free_name
from granada.answers.opening import Beginning, NewSeat, deciders_of
from granada.answers.table import Table
from granada.bots import kinds
from granada.games import game_of
from granada.kernel.chance import SEED_BITS
from granada.kernel.contribution import combined
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
from granada.protocol.records import Log, Position, Proof, Replay, ReplayEntry
from granada.protocol.statistics import Sheet
from granada.protocol.tables import OVER
from granada.protocol.telling import clock_at
from granada.table import PERSON, Entry, EntryOutcome, LiveGame, Seat, lasting_moves, walk

MOST_ENTRIES = 2000
"""The most entries of a replay in one answer."""


def position_now(game: LiveGame, viewer: int | None, at: int) -> Position:
    """The game as it is now, for this viewer."""
    state = game.state
    return Position(game.number, state.played, state.view(viewer), game.question(viewer), clock_at(game, at))


def sheet_of(game: LiveGame) -> Sheet:
    """The points of each seat, scoring by scoring."""
    view = game.state.view(None)
    return Sheet(game.number, view.over, view.rival, view.scorings())


def named_record(table: Table, state: State) -> Record:
    """What everybody may see of the record now, with the names of the people at the table."""
    record = state.published_record()
    return msgspec.structs.replace(record, header=table.header(table.seat_names()))


def record_without_rules(table: Table, log: Sequence[Entry], deciders: Mapping[int, int]) -> Record:
    """The record of a game without its rules, from its entries and the seats that had to decide after each (bits)."""
    moves = lasting_moves(log, table.kinds)
    if table.status != OVER:
        everybody = sum(1 << seat.seat for seat in table.seats)
        while moves and _may_be_secret(moves[-1].number, deciders, everybody):
            moves.pop()
    record = Record.of(
        table.header(table.seat_names()), table.seed, [f"{move.seat} {move.text}" for move in moves], table.scores
    )
    return record.published()


def whole_record(table: Table, log: list[Entry]) -> Record:
    """The record with the seed and all that may be a secret: only with it a game can be played on elsewhere."""
    return msgspec.structs.replace(_record(table, log), header=table.header(table.seat_names()))


def _may_be_secret(number: int, deciders: Mapping[int, int], everybody: int) -> bool:
    """Whether several had to decide at the same time, and after this move some of them still had to."""
    before, after = deciders.get(number - 1, everybody), deciders[number]
    return before.bit_count() > 1 and after & ~before == 0


def log_for(table: Table, log: list[Entry], viewer: int | None) -> bytes:
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


def replay(table: Table, log: list[Entry], viewer: int | None, start: int) -> bytes:
    """What this viewer saw after that entry, and what has changed it since, entry by entry: a `Replay` in JSON."""
    game = beginning = table.beginning_of_game()
    first: View | None = game.state.view(viewer) if start == 0 else None
    view = first
    changes: list[tuple[EntryOutcome, Change]] = []
    for game in walk(beginning, log, by_entry=True):
        if view is not None and len(changes) < MOST_ENTRIES:
            before, view = view, game.state.view(viewer)
            changes.append((game.outcomes[0], difference(before, view)))
        elif game.number == start:
            first = view = game.state.view(viewer)
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


def position(table: Table, log: list[Entry], moves: int, viewer: int | None) -> bytes:
    """What this viewer saw after so many moves: a `Position` in JSON."""
    record = _record(table, log)
    if moves > len(record.moves):
        raise GranadaError(AnswerFault.NOT_FOUND)
    view = table.rules_of_game().replay(record.until(moves)).view(viewer)
    return msgspec.json.encode(Position(len(log), moves, view))


def proof(table: Table, log: list[Entry]) -> Proof:
    record = _record(table, log)
    state = table.rules_of_game().verify(record)
    header = record.header
    return Proof(header.commitment, str(table.seed), state.played, state.scores, header.contributions)


def _record(table: Table, log: list[Entry]) -> Record:
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
    """The deciders after each move, one bit for each seat."""
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
    number = combined(seed, record.header.contributions)
    beginning = Beginning(state.header, number, deciders_of(state))
    moves, deciders = list[tuple[int, str]](), list[int]()
    for seat, move in game.walk(state, record.moves):
        moves.append((seat, str(move)))
        deciders.append(deciders_of(state))
    if record.over:
        game.check_result(record, state)
    result = (tuple(state.scores), tuple(state.winners)) if state.over else None
    return Checked(beginning, record.header.seats, moves, deciders, result)


def with_contributions(seats: Sequence[NewSeat], checked: Checked) -> list[NewSeat]:
    """The same seats, with what those of the record have contributed to its seed."""
    of_seat = {each.seat: each for each in checked.beginning.header.contributions}
    return [
        msgspec.structs.replace(seat, commitment=each.commitment, nonce=each.nonce)
        if (each := of_seat.get(seat.seat))
        else seat
        for seat in seats
    ]


def seats_in(checked: Checked, person: str, person_name: str) -> list[NewSeat]:
    """The seats of the record; the person who imports it plays those of people and of unknown bots, at one screen."""
    header = checked.beginning.header
    texts = checked.seats or ("",) * header.players
    new, taken = [], list[str]()
    for number, seat in enumerate(Seat.read(text) for text in texts):
        name = free_name((seat.name or person_name)[:LONGEST_NAME], taken)
        taken.append(name)
        is_bot = seat.kind in kinds(header.game)
        new.append(NewSeat(number, seat.kind if is_bot else PERSON, name, None if is_bot else person))
    return new
