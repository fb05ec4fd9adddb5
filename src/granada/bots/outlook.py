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
"""And nobody a game with more moves than this."""

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
    points = judge.points(state)
    over = state.to_move is None
    winners = state.winners if over else ()
    slope = 0.0 if over else DEVIATIONS / judge.spread(state)
    hopes = vec[float]([])
    for seat in range(state.players):
        lead = points[seat] - best_rival(points, seat)
        if not over:
            chance = logistic(slope * lead)
        elif seat in winners:
            chance = 1.0 / len(winners)
        else:
            chance = 0.0
        hopes = append(hopes, (1 - FOR_POINTS) * chance + FOR_POINTS * logistic(lead / FULL_LEAD))
    return hopes


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
