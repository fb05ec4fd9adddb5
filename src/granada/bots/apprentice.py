"""Apprentice: imagines each move and the rest of the turn, and takes the one after which the position is best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.bot import Budget
from granada.bots.judge import Judge
from granada.bots.judges import LATEST, judge_of
from granada.bots.outlook import finish_turn, outlook
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import Move, State

MOST_MOVES: Final[i64] = 40
"""The most moves to imagine: of a long list the most promising ones."""


class Apprentice:
    def __init__(self, seed: int, judge: Judge | None = None, turns: int = 60, version: int = LATEST) -> None:
        """Usually so many turns are imagined, some for each move."""
        self.chance = Chance(seed)
        self.judge = judge
        self.version = version
        self.usual = Budget(simulations=turns)

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        judge = self.judge or judge_of(state.header.game, self.version)
        codes = shortlist(state, seat, judge)
        if len(codes) == 1:
            return state.move(codes[0])
        thinking = self.usual.as_asked(budget).begin()
        hopes = vec[float]([0.0 for _ in codes])
        while thinking.may_go_on():
            hopes = imagine(state, seat, codes, judge, self.chance, hopes)
            thinking.done += len(codes)
        return state.move(codes[most(hopes)])

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy, which see nothing of compiled objects."""
        return _again, (self.chance, self.judge, self.usual, self.version)


def _again(chance: Chance, judge: Judge | None, usual: Budget, version: int) -> Apprentice:
    bot = Apprentice(chance.seed, judge, version=version)
    bot.chance, bot.usual = chance, usual
    return bot


def shortlist(state: State, seat: i64, judge: Judge) -> vec[i64]:
    """The moves worth thinking about, the most promising first; if there are many, only those."""
    codes = judge.choices(state, seat)
    if len(codes) == 1:
        return codes
    promise = judge.promise(state, seat, codes)
    order = sorted([(-promise[index], index) for index in range(len(codes))])
    chosen = vec[i64]([])
    for _, index in order[:MOST_MOVES]:
        chosen = append(chosen, codes[index])
    return chosen


def imagine(state: State, seat: i64, codes: vec[i64], judge: Judge, chance: Chance, hopes: vec[float]) -> vec[float]:
    """Add to the hopes for each move what comes of it if hidden things lie in one way, the same for all moves."""
    sample = state.sample_hidden(seat, int(chance.below(RANGE)))
    for index in range(len(codes)):
        after = sample.clone()
        after.advance(codes[index], seat)
        finish_turn(after, state.turn, judge, chance)
        hopes[index] += outlook(after, judge)[seat]
    return hopes


def most(hopes: vec[float]) -> i64:
    best: i64 = 0
    for index in range(1, len(hopes)):
        if hopes[index] > hopes[best]:
            best = index
    return best
