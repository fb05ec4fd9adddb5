"""A face for any game: what its view holds, as a picture or as a table, and what can be chosen, as a list."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.kernel.view import PicturedView, View
from granada.terminal.asked import menu_of
from granada.terminal.menu import Menu
from granada.terminal.screen import Screen
from granada.wording import saying_of
from granada.wording.viewed import Viewed

GAP = 3


class GenericFace:
    def __init__(self, game: Game, screen: Screen, names: Sequence[str]) -> None:
        self.game = game
        self.screen = screen
        self.texts = screen.texts
        self.names = tuple(names)
        self.saying = saying_of(game.id, screen.texts, names)
        self.viewed = Viewed(game.id, screen.texts)

    def page(self, view: View, events: Sequence[Event], menu: Menu | None) -> RenderableType:
        others = [event for event in events if getattr(event, "seat", None) != view.seat]
        lines: list[RenderableType] = ["", *self.saying.sentences(others), *self._position(view)]
        return Group(*lines, *(self._menu(menu) if menu else ()))

    def submenu(self, view: View, menu: Menu) -> RenderableType:
        return Group("", *self._menu(menu))

    def deciding(self, view: View) -> RenderableType:
        return Group(*(self.texts.text("deciding", player=self.names[seat]) for seat in view.deciders))

    def menu(self, state: State, seat: int) -> Menu:
        question = state.question(seat)
        assert question is not None
        return menu_of(question, lambda text: self.game.parse(state, text), self.saying)

    def lines_of_moves(self, view: View, typed: str) -> list[str]:
        return [typed]

    def log(self, events: Sequence[Event]) -> RenderableType:
        return Group(*self.saying.sentences(events))

    def scoring(self, events: Sequence[Event]) -> RenderableType | None:
        return None

    def score_now(self, view: View) -> RenderableType:
        return Group(*self._points(view))

    def everybody(self, view: View) -> RenderableType:
        return self._table(view)

    def result(self, view: View) -> RenderableType:
        names = ", ".join(self.names[seat] for seat in view.winners)
        return Group(*self._position(view), self.texts.text("winners", count=len(view.winners), names=names))

    def _position(self, view: View) -> Iterator[RenderableType]:
        """Drawn as a picture, if the game has one; for screen readers always as a table."""
        yield f"{self.texts.text('turn', turn=view.turn)}."
        if isinstance(view, PicturedView) and not self.screen.plain:
            yield Group("", *map(Text, view.picture), "")
        else:
            yield self._table(view)
        yield from self._points(view)

    def _points(self, view: View) -> list[str]:
        return [
            self.texts.text("points-of", player=self.names[seat], points=points)
            for seat, points in enumerate(view.scores)
        ]

    def _table(self, view: View) -> RenderableType:
        rows = self.viewed.rows(view)
        if self.screen.plain:
            return Group(*(f"{label}: {value}." for label, value in rows))
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for label, value in rows:
            table.add_row(label, value)
        return table

    def _menu(self, menu: Menu) -> Iterator[RenderableType]:
        number = 1
        for group in menu.groups:
            yield Text(f"{group.title}:", style="bold")
            for choice in group.choices:
                yield f"{number}: {choice.label}." if self.screen.plain else f"  [{number}] {choice.label}"
                number += 1
