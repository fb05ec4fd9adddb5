"""Bot: a player that chooses moves. Budget: how long it may think about a move."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Protocol

from granada.kernel.chance import Chance
from granada.kernel.state import Move, State


@dataclass(frozen=True)
class Budget:
    """What a bot may use for a decision: simulations and seconds, and until somebody says stop, whichever comes first.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> seat = state.deciders[0]
    >>> move = make("master", seed=1).choose(state.sample_hidden(seat, 1), seat, Budget(simulations=4))
    >>> move in state.legal_moves(seat)
    True
    """

    simulations: int | None = None
    seconds: float | None = None
    stopped: Callable[[], bool] | None = None
    clock: float | None = None
    """The seconds that the clock of the seat allows. A bot that knows how to use them thinks so long instead of as long
    as usual; no bot thinks longer."""

    def as_asked(self, asked: "Budget | None") -> "Budget":
        """The budget that was asked for instead of this usual one. If it says neither how many simulations nor how many
        seconds, these are as usual."""
        if asked is None:
            return self
        if asked.simulations is None and asked.seconds is None:
            return replace(self, stopped=asked.stopped, clock=asked.clock)
        return asked

    def begin(self) -> "Thinking":
        """Start to use the budget: its seconds count from now."""
        return Thinking(self, monotonic())


@dataclass
class Thinking:
    """A budget that is being used up.

    >>> thinking = Budget(simulations=2).begin()
    >>> thinking.may_go_on()
    True
    """

    budget: Budget
    began: float
    done: int = 0
    """Simulations so far."""

    def may_go_on(self) -> bool:
        """Whether anything of the budget is left."""
        budget = self.budget
        return (
            (budget.simulations is None or self.done < budget.simulations)
            and (budget.seconds is None or monotonic() - self.began < budget.seconds)
            and (budget.clock is None or monotonic() - self.began < budget.clock)
            and (budget.stopped is None or not budget.stopped())
        )


class Bot(Protocol):
    """A player that chooses moves.

    >>> class First:
    ...     def choose(self, state, seat, budget=None):
    ...         return state.legal_moves(seat)[0]
    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> seat = state.deciders[0]
    >>> state.play(First().choose(state, seat), seat)
    """

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        """A legal move for the seat, found within the budget, or within the bot's usual one.

        The state is a sample: it shows what the seat knows, and what is hidden from it is made up. The bot may do with
        it what it likes, and should draw samples of its own where it plans ahead: the one it was given is no more
        likely than others."""


class RandomBot:
    """Every legal move is as likely as any other.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> seat = state.deciders[0]
    >>> RandomBot(seed=1).choose(state, seat) in state.legal_moves(seat)
    True
    """

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        """A legal move by chance; it takes no time to think."""
        moves = state.legal_moves(seat)
        return moves[self.chance.below(len(moves))]
