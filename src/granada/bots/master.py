"""Master: a bot that searches."""

from collections.abc import Generator
from dataclasses import dataclass

from granada.bots.bot import Budget
from granada.bots.judge import Judge
from granada.bots.judges import LATEST, UNLEARNED, judge_of
from granada.bots.search import Search
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import Move, State
from granada.plugins import plugins

CHUNK = 32
"""The number of simulations between two looks at the clock."""


@dataclass(frozen=True)
class Level:
    """How a bot searches, and its usual budget."""

    name: str
    """The name that a game knows the level by: it says how many simulations the level needs to play well."""
    seconds: float
    exploration: float = 0.5
    temperature: float = 2.0
    urgency: float = 0.05
    simulations: int | None = None
    """The number of simulations; None: what the game says."""
    version: int = LATEST
    """The version of its judge."""
    most_by_clock: float | None = None
    """Seconds that it thinks at most if its clock allows that; None: it thinks as usual, whatever its clock allows."""

    def simulations_for(self, game: str, players: int) -> int | None:
        """None: as many as there is time for."""
        by_players = plugins()[game].simulations.get(self.name) if game in plugins() else None
        usual = by_players[min(players, len(by_players)) - 1] if by_players else None
        return self.simulations or usual

    def budget(self, game: str, players: int, asked: Budget | None) -> Budget:
        clock = asked.clock if asked else None
        if clock is not None and self.most_by_clock is not None:
            return Budget(seconds=min(clock, self.most_by_clock)).as_asked(asked)
        return Budget(self.simulations_for(game, players), self.seconds).as_asked(asked)


MASTER = Level("master", seconds=0.9)
GRANDMASTER = Level("grandmaster", seconds=3.0, most_by_clock=6.0)
PLAYOUTS = Level("playouts", seconds=0.9, simulations=50)
"""A level that plays so many games to their end: this takes at least about as long as a decision of a master."""
FORMER_MASTER = Level("master@1", seconds=0.9, version=UNLEARNED)
FORMER_GRANDMASTER = Level("grandmaster@1", seconds=3.0, version=UNLEARNED)


class Master:
    def __init__(self, seed: int, level: Level = MASTER, judge: Judge | None = None) -> None:
        self.chance = Chance(seed)
        self.level = level
        self.judge = judge

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        steps = self.choosing(state, seat, budget)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                move: Move = end.value
                return move

    def choosing(self, state: State, seat: int, budget: Budget | None = None) -> Generator[None, None, Move]:
        """Choose in steps, for a host that has other things to do meanwhile."""
        game = state.header.game
        judge = self.judge or judge_of(game, self.level.version)
        codes = judge.choices(state, seat)
        if len(codes) == 1:
            return state.move(codes[0])
        level = self.level
        budget = level.budget(game, state.players, budget)
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
            yield
        return state.move(search.best())
