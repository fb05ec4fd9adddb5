"""Face: how one game looks and reads in the terminal: drawn, or in plain sentences."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import RenderableType

from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.kernel.view import View
from granada.plugins import part
from granada.terminal.generic import GenericFace
from granada.terminal.menu import Menu
from granada.terminal.screen import Screen
from granada.wording.saying import Saying


class Face(Protocol):
    saying: Saying
    """Messages and events in words."""

    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        """The whole position, what has happened, and what can be chosen."""

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        """A further menu of the same decision."""

    def deciding(self, view: View) -> RenderableType:
        """For spectators: which players have to decide, and what."""

    def menu(self, state: State, seat: int) -> Menu:
        """What the seat can choose now."""

    def lines_of_moves(self, view: View, typed: str) -> list[str]:
        """What a person has typed, as moves in canonical notation: shorthands are written out."""

    def log(self, events: Sequence[Event]) -> RenderableType:
        """Everything that happened, in sentences."""

    def scoring(self, events: Sequence[Event]) -> RenderableType | None:
        """The score sheets of the scorings among the events."""

    def score_now(self, view: View) -> RenderableType:
        """What everybody would get if the next scoring came now."""

    def everybody(self, view: View) -> RenderableType:
        """What each player has built and owns."""

    def result(self, view: View) -> RenderableType:
        """The end of the game: all scorings and the winners."""


def face_of(game: Game, screen: Screen, names: Sequence[str]) -> Face:
    """The face that a game brings, or one that can show any game."""
    make: Callable[[Game, Screen, Sequence[str]], Face] = part(game.id, "face") or GenericFace
    return make(game, screen, names)
