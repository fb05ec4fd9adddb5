"""Sabika in the terminal: drawn with colours, or in plain sentences."""

from collections.abc import Sequence

from granada.games.sabika import Sabika
from granada.kernel.game import Game
from granada.terminal.sabika.drawn import DrawnSabika
from granada.terminal.sabika.face import SabikaFace
from granada.terminal.sabika.plain import PlainSabika
from granada.terminal.screen import Screen


def face(game: Game, screen: Screen, names: Sequence[str]) -> SabikaFace:
    """The words of its components come from the edition that is played."""
    assert isinstance(game, Sabika)
    return PlainSabika(screen, names, game.book) if screen.plain else DrawnSabika(screen, names, game.book)
