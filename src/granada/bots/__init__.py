"""Players that choose moves."""

from collections.abc import Callable

from granada.bots.alhambra.buyer import Buyer
from granada.bots.apprentice import Apprentice
from granada.bots.bot import Bot, Budget, RandomBot, Thinking
from granada.bots.faults import BotFault
from granada.bots.master import GRANDMASTER, Master
from granada.kernel.errors import BadOption

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "Thinking", "kinds", "make"]

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "apprentice": Apprentice,
    "master": Master,
    "grandmaster": lambda seed: Master(seed, GRANDMASTER),
    "buyer": Buyer,
}
"""The kinds of bots by name, each made from a seed."""

AT_HOME: dict[str, str] = {"buyer": "alhambra"}
"""The game of those who know only one."""


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play this game."""
    return tuple(kind for kind in BOTS if AT_HOME.get(kind, game) == game)


def make(kind: str, seed: int) -> Bot:
    if kind not in BOTS:
        raise BadOption(BotFault.NO_SUCH_BOT, bot=kind, bots=tuple(BOTS))
    return BOTS[kind](seed)
