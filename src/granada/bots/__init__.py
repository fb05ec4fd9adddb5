"""Players that choose moves."""

from collections.abc import Callable
from typing import Protocol

from granada.kernel.chance import Chance
from granada.kernel.errors import BadOption, Fault
from granada.kernel.state import Move, State


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> Move:
        """A legal move for the seat.

        The state is one that the seat cannot tell from the true one: what is hidden from it may lie otherwise there.
        The bot may do with it what it likes."""


class RandomBot:
    """Every legal move is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.legal_moves(seat)
        return moves[self.chance.below(len(moves))]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""The kinds of bots by name, each made from a seed."""


def make(kind: str, seed: int) -> Bot:
    if kind not in BOTS:
        raise BadOption(Fault.NO_SUCH_BOT, bot=kind, bots=tuple(BOTS))
    return BOTS[kind](seed)
