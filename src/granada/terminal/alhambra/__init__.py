"""Alhambra in the terminal: drawn with colours and walls, or in plain sentences."""

from collections.abc import Sequence

from granada.kernel.game import Game
from granada.terminal.alhambra.drawn import DrawnAlhambra
from granada.terminal.alhambra.face import AlhambraFace
from granada.terminal.alhambra.plain import PlainAlhambra
from granada.terminal.screen import Screen


def face(_: Game, screen: Screen, names: Sequence[str]) -> AlhambraFace:
    return PlainAlhambra(screen, names) if screen.plain else DrawnAlhambra(screen, names)
