"""What is counted in a finished game."""

from collections import Counter
from collections.abc import Sized

from granada.answers.table import Table
from granada.plugins import part
from granada.protocol.statistics import SeatStatistics, TableStatistics
from granada.table import Entry, EntryOutcome, add_lasting, walk


def table_statistics(table: Table, log: list[Entry]) -> TableStatistics:
    times = [0] * len(table.seats)
    at, taken_back = table.started or 0, 0
    moves: list[EntryOutcome] = []
    before = table.beginning_of_game()
    for after in walk(before, log):
        entry = after.outcomes[-1].entry
        for seat in before.state.deciders:
            times[seat] += max(0, entry.at - at)
        at = entry.at
        taken_back += max(0, before.state.played - after.state.played)
        add_lasting(moves, after)
        before = after
    by_seat = [[move for move in moves if move.entry.seat == seat] for seat in range(len(table.seats))]
    turns = [len({move.turn for move in own}) for own in by_seat]
    seats = (
        SeatStatistics(*each)
        for each in zip(map(len, by_seat), turns, times, _deeds(table.game, moves, times), strict=True)
    )
    return TableStatistics(len(moves), taken_back, (table.ended or at) - (table.started or at), tuple(seats))


def _deeds(game: str, moves: list[EntryOutcome], seats: Sized) -> list[dict[str, int]]:
    done = Counter((getattr(event, "seat", None), event.id) for move in moves for event in move.events)
    deeds: tuple[str, ...] = part(game, "deeds") or ()
    return [{deed: done[seat, deed] for deed in deeds if done[seat, deed]} for seat in range(len(seats))]
