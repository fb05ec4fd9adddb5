"""The games of the house."""

from importlib import import_module

from granada.kernel.errors import BadOption, BadRecord, Fault
from granada.kernel.game import Game
from granada.kernel.record import Record

GAMES = ("alhambra",)


def load(game: str) -> Game:
    """The rules of a game, by its id."""
    if game not in GAMES:
        raise BadOption(Fault.NO_SUCH_GAME, game=game, games=GAMES)
    rules: Game = import_module(f"granada.games.{game}").GAME
    return rules


def game_of(record: Record) -> Game:
    """The rules of the game that a record is of."""
    try:
        return load(record.header.game)
    except BadOption as error:
        raise BadRecord(Fault.IMPOSSIBLE_HEADER, why=error) from None
