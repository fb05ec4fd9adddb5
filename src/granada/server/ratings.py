"""Ratings: how strong registered people are, from the games that they have finished against each other."""

import asyncio
import logging
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.protocol.people import Standing
from granada.protocol.tables import OVER
from granada.server.database import DatabaseGone
from granada.server.live_table import LiveTable
from granada.server.profiles import CERTAINTY, MOST_LISTED, standing
from granada.server.schema import people, ratings, seats, tables
from granada.server.services import Services

MODEL = PlackettLuce()
PAUSE = 300.0
"""Seconds between looking for games that could not be rated when they ended."""

log = logging.getLogger(__name__)


def rate_when_finished(services: Services) -> None:
    """Rate a finished game at once, or when the database is back. Rate also games that were finished when the server
    ended before it could rate them."""

    def finished(table: LiveTable) -> None:
        services.registry.keep(asyncio.create_task(_rate_one(services, table.stored.key)))

    services.registry.when_finished = finished
    services.run(_rate_what_was_missed(services))


async def best(connection: AsyncConnection, game: str) -> list[tuple[str, str, Standing]]:
    """Id, name and standing of the strongest people."""
    query = (
        select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(ratings, ratings.c.person == people.c.id)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - CERTAINTY * ratings.c.sigma).desc())
        .limit(MOST_LISTED)
    )
    return [
        (person, name, standing(game, mu, sigma, games))
        for person, name, mu, sigma, games in (await connection.execute(query)).all()
    ]


async def _rate_what_was_missed(services: Services) -> None:
    unrated = select(tables.c.key).where(tables.c.status == OVER, ~tables.c.rated).order_by(tables.c.ended)
    while True:
        try:
            async with services.database.reading() as connection:
                keys = list(await connection.scalars(unrated))
            for key in keys:
                await _rate_one(services, key)
        except DatabaseGone:
            pass  # It has been logged.
        except Exception:
            log.exception("unrated games could not be looked for")
        await asyncio.sleep(PAUSE)


async def _rate_one(services: Services, table_key: int) -> None:
    try:
        async with services.database.writing() as connection:
            await _rate(connection, table_key)
    except DatabaseGone:
        pass  # It has been logged, and the table is rated later.
    except Exception:
        log.exception("table %d could not be rated", table_key)


async def _rate(connection: AsyncConnection, table_key: int) -> None:
    table = (await connection.execute(select(tables).where(tables.c.key == table_key).with_for_update())).one()
    if table.rated or table.status != OVER:
        return
    await connection.execute(update(tables).where(tables.c.key == table_key).values(rated=True))
    players = await _players(connection, table_key)
    if table.imported or len({player.person for player in players}) < len(players) or len(players) < 2:
        return
    known = select(ratings).where(ratings.c.game == table.game, ratings.c.person.in_([p.person for p in players]))
    # Everywhere in the same order, so that two games that end at once never wait for each other.
    in_order = known.order_by(ratings.c.person).with_for_update()
    before = {row.person: row for row in await connection.execute(in_order)}
    old = [
        MODEL.rating(mu=before[player.person].mu, sigma=before[player.person].sigma)
        if player.person in before
        else MODEL.rating()
        for player in players
    ]
    ranks = [_rank(player.seat, player.has_left, table.scores, table.winners) for player in players]
    new = MODEL.rate([[rating] for rating in old], ranks=[float(rank) for rank in ranks])
    for player, (rating,) in zip(players, new, strict=True):
        this = (ratings.c.person == player.person) & (ratings.c.game == table.game)
        await connection.execute(delete(ratings).where(this))
        games = before[player.person].games + 1 if player.person in before else 1
        row = {"person": player.person, "game": table.game, "mu": rating.mu, "sigma": rating.sigma, "games": games}
        await connection.execute(insert(ratings).values(row))


class Player(NamedTuple):
    seat: int
    person: str
    has_left: bool


async def _players(connection: AsyncConnection, table_key: int) -> list[Player]:
    """The registered people who began the game. A person who took a seat later is not rated."""
    query = select(seats.c.seat, seats.c.person, seats.c.stand_in, seats.c.former).where(seats.c.table_key == table_key)
    began = [
        Player(row.seat, row.former[0] if row.former else row.person, bool(row.stand_in or row.former))
        for row in await connection.execute(query)
    ]
    registered = select(people.c.id).where(
        people.c.id.in_([player.person for player in began]), people.c.login.is_not(None)
    )
    known = set(await connection.scalars(registered))
    return sorted((player for player in began if player.person in known), key=lambda player: player.person)


def _rank(seat: int, has_left: bool, scores: list[int], winners: list[int]) -> int:
    """Winners come first, then the others by their scores, and last the players who left."""
    if has_left:
        return len(scores) + 1
    return 0 if seat in winners else 1 + sum(score > scores[seat] for score in scores)
