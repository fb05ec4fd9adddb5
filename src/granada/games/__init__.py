"""The games of the house."""

from importlib import import_module

from granada.kernel.errors import BadOption
from granada.kernel.game import Game

GAMES = ("alhambra",)


def load(game: str) -> Game:
    """The rules of a game, by its id."""
    if game not in GAMES:
        raise BadOption(f"there is no game {game!r}; the games are: {', '.join(GAMES)}")
    rules: Game = import_module(f"granada.games.{game}").GAME
    return rules
