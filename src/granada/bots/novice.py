"""Novice: somebody in their first games. Looks at a few moves that seem good, thinks of their own points alone, and
misjudges them."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.apprentice import most, shortlist
from granada.bots.bot import Budget
from granada.bots.judge import Judge
from granada.bots.judges import judge_of
from granada.bots.outlook import finish_turn
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import Move, State

MOST_MOVES: Final[i64] = 8
"""Only so many moves are considered, the most promising at first sight."""
MISJUDGEMENT: Final = 0.06
"""The error in the judgement of a move, as a share of what may still change until the end of the game."""


class Novice:
    """Never thinks for long, whatever the budget."""

    def __init__(self, seed: int, judge: Judge | None = None) -> None:
        self.chance = Chance(seed)
        self.judge = judge

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        judge = self.judge or judge_of(state.header.game)
        codes = shortlist(state, seat, judge)[:MOST_MOVES]
        if len(codes) == 1:
            return state.move(codes[0])
        return state.move(codes[most(misjudged(state, seat, codes, judge, self.chance))])


def misjudged(state: State, seat: i64, codes: vec[i64], judge: Judge, chance: Chance) -> vec[float]:
    """The expected points of the seat after each move, with an error. The errors are distributed so that a move that is
    worse by the size of the misjudgement is chosen e times less often."""
    sample = state.sample_hidden(seat, int(chance.below(RANGE)))
    size = MISJUDGEMENT * judge.spread(state)
    hopes = vec[float]([])
    for code in codes:
        after = sample.clone()
        after.advance(code, seat)
        finish_turn(after, state.turn, judge, chance)
        error = -size * log(-log((float(chance.below(RANGE)) + 0.5) / float(RANGE)))
        hopes = append(hopes, judge.points(after)[seat] + error)
    return hopes
