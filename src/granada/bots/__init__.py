"""Players that choose moves."""

from collections.abc import Callable

from granada.bots.apprentice import Apprentice
from granada.bots.bot import Bot, Budget, RandomBot, Thinking
from granada.bots.faults import BotFault
from granada.bots.judges import UNLEARNED
from granada.bots.master import FORMER_GRANDMASTER, FORMER_MASTER, GRANDMASTER, PLAYOUTS, Master
from granada.bots.novice import Novice
from granada.bots.playouts import PlayoutJudge
from granada.kernel.errors import BadOption
from granada.plugins import plugins, resolve

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "Thinking", "all_kinds", "kinds", "make", "playable"]

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "novice": Novice,
    "apprentice": Apprentice,
    "master": Master,
    "grandmaster": lambda seed: Master(seed, GRANDMASTER),
}
"""The kinds of bots that can play any game, each made from a seed."""

YARDSTICKS: dict[str, Callable[[int], Bot]] = {
    "playouts": lambda seed: Master(seed, PLAYOUTS, PlayoutJudge()),
    "apprentice@1": lambda seed: Apprentice(seed, version=UNLEARNED),
    "master@1": lambda seed: Master(seed, FORMER_MASTER),
    "grandmaster@1": lambda seed: Master(seed, FORMER_GRANDMASTER),
}
"""Bots to compare the others with: a search that knows nothing of the game and plays imagined games at random to their
end, and the bots of earlier versions. They can be named, but they are not offered."""


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play this game.

    >>> kinds("sabika")
    ('random', 'novice', 'apprentice', 'master', 'grandmaster')
    """
    return (*BOTS, *(plugins()[game].bots if game in plugins() else ()))


def playable(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play this game, with those that are there only for comparison.

    >>> "master@1" in playable("sabika")
    True
    """
    return (*kinds(game), *YARDSTICKS)


def all_kinds() -> tuple[str, ...]:
    """The kinds of bots that can play at least one game.

    >>> set(kinds("sabika")) <= set(all_kinds())
    True
    """
    return (*BOTS, *YARDSTICKS, *_specialists())


def make(kind: str, seed: int) -> Bot:
    """A bot of this kind. With the same seed it plays the same games.

    >>> isinstance(make("random", seed=1), RandomBot)
    True
    """
    if (built_in := BOTS.get(kind) or YARDSTICKS.get(kind)) is not None:
        return built_in(seed)
    specialists = _specialists()
    if kind not in specialists:
        raise BadOption(BotFault.NO_SUCH_BOT, bot=kind, bots=all_kinds())
    bot: Bot = resolve(specialists[kind])(seed)
    return bot


def _specialists() -> dict[str, str]:
    """The bots that can play only one game, by where they are found."""
    return {kind: where for plugin in plugins().values() for kind, where in plugin.bots.items()}
