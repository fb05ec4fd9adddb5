"""Profiles: what somebody has done in finished games."""

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from granada.answers.table import Table
from granada.protocol.people import Profile, Results, Standing, Tally
from granada.table import PERSON


class Finished(NamedTuple):
    game: str
    players: int
    won: bool
    score: int | None
    """None if it was left to a bot."""
    others: int
    """How many other people played."""


def results_of(table: Table, person: str) -> list[Finished]:
    """The result of each seat that the person has at a table, once its game is over. Imported games do not count."""
    if table.scores is None or table.winners is None or table.imported:
        return []
    others = sum(seat.kind == PERSON and seat.person != person for seat in table.seats)
    return [
        Finished(
            table.game,
            len(table.seats),
            seat.seat in table.winners and not seat.stand_in,
            None if seat.stand_in else table.scores[seat.seat],
            others,
        )
        for seat in table.seats
        if seat.person == person
    ]


def profile_of(
    person: str,
    name: str,
    finished: Sequence[Finished],
    *,
    registered: bool,
    since: int,
    standings: Sequence[Standing] = (),
) -> Profile:
    results = _results(finished)
    games = sorted({each.game for each in results})
    played = {game: sum(each.played for each in results if each.game == game) for game in games}
    won = {game: sum(each.won for each in results if each.game == game) for game in games}
    return Profile(person, name, registered, since, played, won, tuple(standings), results)


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
