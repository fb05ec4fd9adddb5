"""Master: a bot that searches."""

from dataclasses import dataclass

from granada.bots.bot import Budget
from granada.bots.judge import Judge
from granada.bots.judges import judge_of
from granada.bots.search import Search
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import Move, State
from granada.plugins import plugins

CHUNK = 32
"""So many simulations are run between two looks at the clock."""


@dataclass(frozen=True)
class Level:
    """How a bot searches, and its usual budget."""

    name: str
    """By which a game says how many simulations it takes to play it well; some ask for more of them than others."""
    seconds: float
    exploration: float = 0.5
    temperature: float = 2.0
    urgency: float = 0.05
    simulations: int | None = None
    """If it shall not be what the game says."""

    def simulations_for(self, game: str) -> int | None:
        """None: as many as there is time for."""
        usual = plugins()[game].simulations if game in plugins() else {}
        return self.simulations or usual.get(self.name)


MASTER = Level("master", seconds=0.9)
GRANDMASTER = Level("grandmaster", seconds=3.0)


class Master:
    def __init__(self, seed: int, level: Level = MASTER, judge: Judge | None = None) -> None:
        self.chance = Chance(seed)
        self.level = level
        self.judge = judge

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        game = state.header.game
        judge = self.judge or judge_of(game)
        codes = judge.choices(state, seat)
        if len(codes) == 1:
            return state.move(codes[0])
        level = self.level
        budget = Budget(level.simulations_for(game), level.seconds).as_asked(budget)
        search = Search(
            state,
            seat,
            judge,
            int(self.chance.below(RANGE)),
            level.exploration,
            level.temperature,
            level.urgency,
        )
        thinking = budget.begin()
        while thinking.may_go_on():
            rest = CHUNK if budget.simulations is None else budget.simulations - thinking.done
            search.run(min(CHUNK, rest))
            thinking.done += min(CHUNK, rest)
            if budget.simulations is not None and search.is_settled(budget.simulations - thinking.done):
                break
        return state.move(search.best())
