"""What everybody may know of a person: games played and won, and ratings."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import Fault, GranadaError
from granada.protocol.people import Profile, Standing
from granada.protocol.tables import OVER
from granada.server.schema import people, ratings, seats, tables

CERTAINTY = 3
"""Standard deviations below what is expected: few are worth less than that."""
MOST_LISTED = 100


def standing(game: str, mu: float, sigma: float, games: int) -> Standing:
    return Standing(game, round(mu - CERTAINTY * sigma, 2), round(mu, 3), round(sigma, 3), games)


async def read_profile(connection: AsyncConnection, person: str) -> Profile:
    found = select(people.c.name, people.c.login, people.c.since).where(people.c.id == person, ~people.c.gone)
    row = (await connection.execute(found)).one_or_none()
    if row is None:
        raise GranadaError(Fault.NO_SUCH_PERSON)
    finished = (
        select(tables.c.game, tables.c.winners, seats.c.seat)
        .join(seats, seats.c.table_key == tables.c.key)
        .where(seats.c.person == person, tables.c.status == OVER, ~tables.c.imported)
    )
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for game, winners, seat in await connection.execute(finished):
        played[game] = played.get(game, 0) + 1
        won[game] = won.get(game, 0) + (seat in winners)
    rated = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.person == person)
    standings = tuple(standing(*row) for row in (await connection.execute(rated)).all())
    return Profile(person, row.name, row.login is not None, row.since, played, won, standings)
