"""What the games of a match say about the bots that played it."""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from granada.arena.match import Games, Match, Outcome, Pace, deals_of
from granada.arena.numbers import Estimate, Rate, mean_of, rate_of

FEWEST_DEALS = 30
"""A match of fewer deals does not stop because an interval looks narrow: its width is itself an estimate."""
BETWEEN_LOOKS = 10
"""Deals."""
TAIL = 0.99


class PaceReport(msgspec.Struct, frozen=True):
    """Seconds for each decision that was not forced."""

    decisions: int
    mean: float
    p99: float
    slowest: float


class Skill(msgspec.Struct, frozen=True):
    """A rating after Plackett and Luce (openskill): everybody begins with 25."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one kind of bot fared. Where several of it play, these are the figures of each of them."""

    kind: str
    seats: int
    wins: Rate
    score: float
    score_interval: Estimate | None
    skill: Skill | None
    """Unknown of a bot that plays alone."""
    pace: PaceReport | None
    """Unknown if it never had a choice."""


class Margin(msgspec.Struct, frozen=True):
    """The points by which one kind was better than another in the same deals."""

    kind: str
    rival: str
    mean: float
    interval: Estimate | None


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a match says about its bots.

    >>> verdict_on(match, play_games(match, None, range(4))).deals
    2
    """

    games: int
    deals: int
    seatings: int
    standings: tuple[Standing, ...]
    """The standings in the order in which the kinds were named."""
    margins: tuple[Margin, ...]


def verdict_on(match: Match, games: Games) -> Verdict:
    """The verdict on all deals that have been played in every seating: at least one.

    >>> verdict = verdict_on(match, play_games(match, None, range(4)))
    >>> [standing.kind for standing in verdict.standings]
    ['random', 'buyer']
    """
    deals = list(deals_of(match, games.outcomes))
    kinds = list(dict.fromkeys(match.kinds))
    scores = {kind: [_mean_score(match, kind, deal) for deal in deals] for kind in kinds}
    skills = _skills(match, [outcome for deal in deals for outcome in deal])
    return Verdict(
        games=len(deals) * len(match.seatings),
        deals=len(deals),
        seatings=len(match.seatings),
        standings=tuple(
            Standing(
                kind=kind,
                seats=match.kinds.count(kind),
                wins=rate_of(win_shares(match, kind, deals)),
                score=fmean(scores[kind]),
                score_interval=mean_of(scores[kind]),
                skill=skills.get(kind),
                pace=_report_on(games.paces.get(kind, Pace())),
            )
            for kind in kinds
        ),
        margins=tuple(_margin(kind, rival, scores) for kind, rival in combinations(kinds, 2)),
    )


def is_narrow_enough(match: Match, outcomes: list[Outcome], width: float) -> bool:
    """Whether the intervals of all win rates are so narrow that the match may end here. This is checked now
    and then. It depends on the width of the intervals alone, not on the leader, so stopping favours nobody."""
    played, unfinished = divmod(len(outcomes), len(match.seatings))
    if unfinished or played < FEWEST_DEALS or played % BETWEEN_LOOKS:
        return False
    deals = list(deals_of(match, outcomes))
    rates = [rate_of(win_shares(match, kind, deals)) for kind in set(match.kinds)]
    return all(rate.high - rate.low <= width for rate in rates)


def win_shares(match: Match, kind: str, deals: Sequence[Sequence[Outcome]]) -> list[float]:
    """For each deal, the share of its games that a player of this kind has won."""
    return [fmean(outcome.win_share(seat) for outcome, seat in _seats_of(match, kind, deal)) for deal in deals]


def _mean_score(match: Match, kind: str, deal: Sequence[Outcome]) -> float:
    return fmean(outcome.scores[seat] for outcome, seat in _seats_of(match, kind, deal))


def _seats_of(match: Match, kind: str, deal: Sequence[Outcome]) -> list[tuple[Outcome, int]]:
    """Each game of the deal, with each seat where this kind sat."""
    return [
        (outcome, seat)
        for outcome, seating in zip(deal, match.seatings, strict=True)
        for seat, player in enumerate(seating)
        if match.kinds[player] == kind
    ]


def _margin(kind: str, rival: str, scores: dict[str, list[float]]) -> Margin:
    differences = [ours - theirs for ours, theirs in zip(scores[kind], scores[rival], strict=True)]
    return Margin(kind, rival, fmean(differences), mean_of(differences))


def _skills(match: Match, outcomes: Sequence[Outcome]) -> dict[str, Skill]:
    """Every player is rated after each game; a kind that several play gets the mean of their ratings."""
    if match.players == 1:
        return {}
    model = PlackettLuce()
    ratings = [model.rating() for _ in match.kinds]
    for number, outcome in enumerate(outcomes):
        seating = match.seatings[number % len(match.seatings)]
        ranks = [float(rank) for rank in _ranks(outcome)]
        rated = model.rate([[ratings[player]] for player in seating], ranks=ranks)
        for player, [rating] in zip(seating, rated, strict=True):
            ratings[player] = rating
    return {
        kind: Skill(
            fmean(rating.mu for rating, of in zip(ratings, match.kinds, strict=True) if of == kind),
            fmean(rating.sigma for rating, of in zip(ratings, match.kinds, strict=True) if of == kind),
        )
        for kind in match.kinds
    }


def _ranks(outcome: Outcome) -> list[int]:
    """The place of each seat: winners first, as ties may have been broken, then by points."""
    keys = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _report_on(pace: Pace) -> PaceReport | None:
    if not pace.decisions:
        return None
    return PaceReport(pace.decisions, pace.seconds / pace.decisions, pace.percentile(TAIL), pace.slowest)
