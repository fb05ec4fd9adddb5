"""Statistics: of one game, and of all games that were finished here."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sized
from time import monotonic
from typing import Any

from sqlalchemy import Float, Select, cast, func, select

from granada.plugins import part
from granada.protocol.statistics import GameStatistics, SeatStatistics, TableStatistics
from granada.protocol.tables import OVER
from granada.server.database import Database
from granada.server.schema import tables
from granada.server.stored import StoredTable
from granada.table import Entry, EntryOutcome, add_lasting, walk

FRESH = 60.0
"""Seconds for which the statistics of the server are good enough."""

log = logging.getLogger(__name__)


def table_statistics(table: StoredTable, log: list[Entry]) -> TableStatistics:
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


class ServerStatistics:
    """Of all finished games, counted anew now and then, once for all who ask. Meanwhile the old answer is given."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._counted: list[GameStatistics] | None = None
        self._counting: asyncio.Task[list[GameStatistics]] | None = None
        self._at = -FRESH

    async def read(self) -> list[GameStatistics]:
        if self._counting is None and self._at < monotonic() - FRESH:
            self._counting = asyncio.create_task(self._count())
            self._counting.add_done_callback(self._done)
        if self._counted is None and self._counting is not None:
            return await asyncio.shield(self._counting)
        return self._counted or []

    async def close(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            await asyncio.wait([self._counting])

    def _done(self, counting: asyncio.Task[list[GameStatistics]]) -> None:
        self._counting = None
        if counting.cancelled():
            return
        if counting.exception() is not None:
            log.warning("the statistics of the server could not be counted", exc_info=counting.exception())
        else:
            self._counted, self._at = counting.result(), monotonic()

    async def _count(self) -> list[GameStatistics]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(_all_scores(self._database.is_sqlite))).all()
        return [GameStatistics(row.game, row.players, row.games, round(row.mean, 2), int(row.best)) for row in rows]


def _all_scores(is_sqlite: bool) -> Select[Any]:
    """For each game and number of players: how many games, and the mean and the best of their scores."""
    elements = func.json_each(tables.c.scores) if is_sqlite else func.json_array_elements_text(tables.c.scores)
    scores = elements.table_valued("value", joins_implicitly=True)
    score = cast(scores.c.value, Float)
    players = func.json_array_length(tables.c.scores).label("players")
    counted = (
        func.count(tables.c.key.distinct()).label("games"),
        func.avg(score).label("mean"),
        func.max(score).label("best"),
    )
    return (
        select(tables.c.game, players, *counted)
        .select_from(tables, scores)
        .where(tables.c.status == OVER, ~tables.c.imported)
        .group_by(tables.c.game, players)
        .order_by(tables.c.game, players)
    )
