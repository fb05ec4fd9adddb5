"""Outlook: each player's chance to win from an imagined position."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.judge import Judge
from granada.kernel.chance import Chance
from granada.kernel.state import State

LONGEST_TURN: Final[i64] = 200
"""Nobody imagines a turn with more moves than this."""
LONGEST_GAME: Final[i64] = 2000
"""Nobody imagines a game with more moves than this."""

DEVIATIONS: Final = 1.8
"""A logistic curve that is so much steeper has about the shape of the normal distribution."""

FOR_POINTS: Final = 0.1
FULL_LEAD: Final = 30.0
"""A small share goes by points alone, so that games which are as good as won or lost are still played properly."""


def finish_turn(state: State, turn: int, judge: Judge, chance: Chance) -> None:
    """Play on quickly, for everybody who has to decide, until this turn is over; to the end of the game if the judge
    can tell nothing before."""
    moves: i64 = 0
    most = LONGEST_GAME if judge.plays_out else LONGEST_TURN
    while (judge.plays_out or state.turn == turn) and moves < most:
        seat = state.to_move
        if seat is None:
            return
        codes = state.legal_codes(seat)
        state.advance(codes[0] if len(codes) == 1 else judge.quick(state, seat, codes, chance), seat)
        moves += 1


def outlook(state: State, judge: Judge) -> vec[float]:
    """For each seat something like its chance to win, between 0 and 1."""
    if state.to_move is None:
        points, chances = judge.points(state), shares(state)
    else:
        forecast = judge.forecast(state)
        points = forecast.points
        net = judge.nets.get(state.players)
        chances = net.chances(forecast.inputs) if net is not None else chances_by_lead(state, points, judge)
    hopes = vec[float]([])
    for seat in range(state.players):
        lead = points[seat] - best_rival(points, seat)
        hopes = append(hopes, (1 - FOR_POINTS) * chances[seat] + FOR_POINTS * logistic(lead / FULL_LEAD))
    return hopes


def shares(state: State) -> vec[float]:
    """The share of each seat in the victory."""
    winners = state.winners
    found = vec[float]([])
    for seat in range(state.players):
        found = append(found, 1.0 / len(winners) if seat in winners else 0.0)
    return found


def chances_by_lead(state: State, points: vec[float], judge: Judge) -> vec[float]:
    """The chances if nothing was learned: they follow from the lead over the best rival, and from what may still
    change."""
    slope = DEVIATIONS / judge.spread(state)
    found = vec[float]([])
    for seat in range(state.players):
        found = append(found, logistic(slope * (points[seat] - best_rival(points, seat))))
    return found


def best_rival(points: vec[float], seat: i64) -> float:
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def logistic(lead: float) -> float:
    if lead < -50:
        return 0.0
    return 1 / (1 + exp(-lead))
