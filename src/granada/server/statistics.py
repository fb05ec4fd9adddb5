"""Statistics of all games that were finished here."""

import asyncio
import logging
from time import monotonic
from typing import Any

from sqlalchemy import Float, Select, cast, func, select

from granada.protocol.statistics import GameStatistics
from granada.protocol.tables import OVER
from granada.server.database import Database
from granada.server.schema import tables

FRESH = 60.0
"""Seconds for which the statistics of the server are good enough."""

log = logging.getLogger(__name__)


class ServerStatistics:
    """Statistics of all finished games. They are counted again now and then, once for all clients; until then the old
    answer is given."""

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
