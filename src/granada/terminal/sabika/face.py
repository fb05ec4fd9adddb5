"""The common parts of the drawn and the plain Sabika."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType

from granada.games.sabika.book import Book
from granada.games.sabika.events import Changed, FinallyScored, GoodTaken, Processed, Scored, WishScored
from granada.games.sabika.moves import parse
from granada.games.sabika.player import SOURCES
from granada.games.sabika.view import SabikaView
from granada.kernel.event import Event
from granada.kernel.state import State
from granada.kernel.view import View
from granada.terminal.asked import menu_of
from granada.terminal.menu import Menu
from granada.terminal.screen import Screen
from granada.wording.sabika.words import Words

TURN_TASK = "turn"
CHANGES = (Scored, Changed)
SEEN = (Processed, GoodTaken, WishScored, FinallyScored)
"""What the changes say as well, or what has a page of its own."""


class Row(NamedTuple):
    label: str
    points: tuple[int, ...]
    """The points by seat; Yusuf's last."""


class SabikaFace(ABC):
    def __init__(self, screen: Screen, names: Sequence[str], book: Book) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.book = book
        self.words = Words(screen.texts, names, book)
        self.saying = self.words.saying

    @abstractmethod
    def sheet(self, title: str, rows: Sequence[Row]) -> RenderableType:
        """What has brought each player how many PP, and the sums."""

    def menu(self, state: State, seat: int) -> Menu:
        question = state.question(seat)
        assert question is not None
        board = self.book.boards[state.players - 1]
        return menu_of(question, lambda text: parse(text, self.book, board), self.saying)

    def lines_of_moves(self, view: View, typed: str) -> list[str]:
        """Ids of components have capital letters, so they may be typed in either case."""
        ids = [
            *(tile.id for tile in self.book.content.storehouse_tiles),
            *(poem.id for poem in self.book.content.major_poems),
            *self.book.boards[view.players - 1].raw_names,
        ]
        known = {name.lower(): name for name in ids}
        return [" ".join(known.get(word, word) for word in typed.lower().split())]

    def log(self, events: Sequence[Event]) -> RenderableType:
        return Group(*self.saying.sentences(events))

    def event_lines(self, view: SabikaView, events: Sequence[Event]) -> list[str]:
        """What the others did, what came of it, and what it brought oneself."""
        return self.saying.sentences(
            event
            for event in events
            if self.saying.has_sentence(event)
            and not isinstance(event, SEEN)
            and (isinstance(event, CHANGES) or getattr(event, "seat", None) != view.seat)
        )

    def deciding(self, view: View) -> RenderableType:
        message = "deciding" if all(sabika(view).has_chosen) else "sabika-choosing"
        return Group(*(self.texts.text(message, player=self.words.name(seat)) for seat in view.deciders))

    def scoring(self, events: Sequence[Event]) -> RenderableType | None:
        """The Sultan's wishes. The final scoring is part of the result."""
        scored = [event for event in events if isinstance(event, WishScored)]
        rows = [Row(self.words.wish(event.wish), event.points) for event in scored]
        return self.sheet(self.texts.text("sabika-sheet-wishes"), rows) if rows else None

    def score_now(self, view: View) -> RenderableType:
        seen = sabika(view)
        now = by_source([player.points for player in seen.everyone])
        if_over = by_source([player.if_over_now for player in seen.everyone])
        return Group(
            self.sheet(self.texts.text("sabika-sheet-now"), self._sources(now)),
            self.sheet(self.texts.text("sabika-sheet-if-over"), self._sources(if_over)),
        )

    def result(self, view: View) -> RenderableType:
        seen = sabika(view)
        points = by_source([player.points for player in seen.everyone])
        sheet = self.sheet(self.texts.text("sabika-sheet-final"), self._sources(points))
        return Group(self._final_scoring(seen), sheet, *self.points(seen), self.words.winners(seen))

    def _final_scoring(self, view: SabikaView) -> RenderableType:
        """Poem by poem, then what else is scored in the end."""
        poems = [poem for player in view.everyone for poem in player.grey]
        rows = [
            Row(
                self.texts.text("sabika-poem-grey", n=poem, text=self.words.grey(poem)).rstrip("."),
                tuple(player.greys_now.get(poem, 0) for player in view.everyone),
            )
            for poem in poems
        ]
        last = {
            source: tuple(player.points.get(source, 0) for player in view.everyone) for source in ("trade", "leftovers")
        }
        return self.sheet(self.texts.text("sabika-sheet-final-scoring"), [*rows, *self._sources(last)])

    def _sources(self, points: dict[str, tuple[int, ...]]) -> list[Row]:
        return [Row(self.texts.text(f"sabika-source-{source}"), numbers) for source, numbers in points.items()]

    def points(self, view: SabikaView) -> list[str]:
        """Everybody's points, Yusuf's included."""
        return [
            self.texts.text("points-of", player=self.words.name(seat), points=player.pp)
            for seat, player in enumerate(view.everyone)
        ]


def sabika(view: View) -> SabikaView:
    assert isinstance(view, SabikaView)
    return view


def by_source(points: Sequence[dict[str, int]]) -> dict[str, tuple[int, ...]]:
    """Where anybody has got PP from, and what it has brought each player."""
    sources = [source for source in SOURCES if any(source in of_one for of_one in points)]
    return {source: tuple(of_one.get(source, 0) for of_one in points) for source in sources}
