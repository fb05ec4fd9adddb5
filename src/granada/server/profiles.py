"""The public profile of a person: games played and won, and ratings."""

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.protocol.people import Profile, Results, Standing, Tally
from granada.protocol.tables import OVER
from granada.server.faults import ServerFault
from granada.server.schema import people, ratings, seats, tables
from granada.table import PERSON

CERTAINTY = 3
"""Standard deviations below what is expected: few are worth less than that."""
MOST_LISTED = 100


def standing(game: str, mu: float, sigma: float, games: int) -> Standing:
    return Standing(game, round(mu - CERTAINTY * sigma, 2), round(mu, 3), round(sigma, 3), games)


async def read_profile(connection: AsyncConnection, person: str) -> Profile:
    found = select(people.c.name, people.c.login, people.c.since).where(people.c.id == person, ~people.c.gone)
    row = (await connection.execute(found)).one_or_none()
    if row is None:
        raise GranadaError(ServerFault.NO_SUCH_PERSON)
    results = _results(await _finished(connection, person))
    games = sorted({each.game for each in results})
    played = {game: sum(each.played for each in results if each.game == game) for game in games}
    won = {game: sum(each.won for each in results if each.game == game) for game in games}
    rated = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.person == person)
    standings = tuple(standing(*row) for row in (await connection.execute(rated)).all())
    return Profile(person, row.name, row.login is not None, row.since, played, won, standings, results)


class Finished(NamedTuple):
    game: str
    players: int
    won: bool
    score: int | None
    """None if it was left to a bot."""
    others: int
    """How many other people played."""


async def _finished(connection: AsyncConnection, person: str) -> list[Finished]:
    other = seats.alias()
    others = (
        select(func.count())
        .where(other.c.table_key == tables.c.key, other.c.kind == PERSON, other.c.person.is_distinct_from(person))
        .scalar_subquery()
    )
    query = (
        select(tables.c.game, tables.c.scores, tables.c.winners, seats.c.seat, seats.c.stand_in, others)
        .join(seats, seats.c.table_key == tables.c.key)
        .where(seats.c.person == person, tables.c.status == OVER, ~tables.c.imported)
    )
    return [
        Finished(game, len(scores), seat in winners and not bot, None if bot else scores[seat], others)
        for game, scores, winners, seat, bot, others in await connection.execute(query)
    ]


def _results(finished: Sequence[Finished]) -> tuple[Results, ...]:
    def kind(each: Finished) -> tuple[str, int]:
        return each.game, each.players

    found = []
    for (game, players), group in groupby(sorted(finished, key=kind), kind):
        alike = list(group)
        scores = [each.score for each in alike if each.score is not None]
        people = [each for each in alike if each.others]
        bots = [each for each in alike if not each.others]
        found.append(
            Results(
                game=game,
                players=players,
                played=len(alike),
                won=sum(each.won for each in alike),
                mean=round(fmean(scores), 2) if scores else None,
                best=max(scores, default=None),
                against_people=_tally(people),
                against_bots=_tally(bots),
            )
        )
    return tuple(found)


def _tally(games: Sequence[Finished]) -> Tally:
    return Tally(len(games), sum(each.won for each in games))
