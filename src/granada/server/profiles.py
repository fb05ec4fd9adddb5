"""The public profile of a person: games played and won, and ratings."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.answers.profiles import Finished, profile_of
from granada.kernel.errors import GranadaError
from granada.protocol.people import Profile, Standing
from granada.protocol.tables import OVER
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
        raise GranadaError(AnswerFault.NO_SUCH_PERSON)
    rated = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.person == person)
    standings = tuple(standing(*row) for row in (await connection.execute(rated)).all())
    return profile_of(
        person,
        row.name,
        await _finished(connection, person),
        registered=row.login is not None,
        since=row.since,
        standings=standings,
    )


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
        .where(seats.c.person == person, seats.c.former.is_(None), tables.c.status == OVER, ~tables.c.imported)
    )
    return [
        Finished(game, len(scores), seat in winners and not bot, None if bot else scores[seat], others)
        for game, scores, winners, seat, bot, others in await connection.execute(query)
    ]
