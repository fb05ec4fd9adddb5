"""The common parts of the drawn and the plain Alhambra."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import Group, RenderableType

from granada.games.alhambra.events import MarketFilled, MoneyDrawn, Scored
from granada.games.alhambra.moves import parse
from granada.games.alhambra.view import AlhambraView, ScoreSheet
from granada.kernel.event import Event
from granada.kernel.state import State
from granada.kernel.view import View
from granada.terminal.asked import menu_of
from granada.terminal.menu import Choice, Menu
from granada.terminal.screen import Screen
from granada.wording.alhambra.printed import BUILDINGS, CURRENCIES, TILES, value
from granada.wording.alhambra.words import Words

HAND = "hand:"
CARDS = re.compile(r"\d(\+\d)*", re.ASCII)
"""Cards as in 9+2: the values of money have one digit."""
SEEN_ON_THE_BOARD = (MoneyDrawn, MarketFilled)


class AlhambraFace(ABC):
    def __init__(self, screen: Screen, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.words = Words(screen.texts, names, spoken=screen.plain)
        self.saying = self.words.saying

    @abstractmethod
    def sheet(self, sheet: ScoreSheet, title: str) -> RenderableType: ...

    def menu(self, state: State, seat: int) -> Menu:
        question = state.question(seat)
        assert question is not None
        return menu_of(question, parse, self.saying)

    def lines_of_moves(self, view: View, typed: str) -> list[str]:
        return lines_of_moves(alhambra(view), typed)

    def log(self, events: Sequence[Event]) -> RenderableType:
        return Group(*self.saying.sentences(events))

    def event_lines(self, view: View, events: Sequence[Event]) -> list[str]:
        """What the others did and what came of it, but not what can be seen on the board anyway."""
        sentences = self.saying.sentences(
            event
            for event in events
            if not isinstance(event, SEEN_ON_THE_BOARD) and getattr(event, "seat", None) != view.seat
        )
        if view.seat is not None and view.turn <= view.players:
            sentences.insert(0, self.words.first_player(alhambra(view)))
        return sentences

    def paying(self, view: AlhambraView) -> list[str]:
        """How far the payment has got, if there is one."""
        if view.phase != "payment" or view.wanted is None:
            return []
        name = currency_on_market(view, view.wanted)
        assert name is not None
        price = self.words.price(TILES[view.wanted].cost, name)
        paid = sum(map(value, view.paid))
        wanted = self.words.tile_as_object(view.wanted)
        return [self.texts.text("alhambra-paying", object=wanted, paid=paid, price=price)]

    def deciding(self, view: View) -> RenderableType:
        phase = alhambra(view).phase
        return Group(*(self.texts.text(f"phase-{phase}", player=self.words.name(seat)) for seat in view.deciders))

    def scoring(self, events: Sequence[Event]) -> RenderableType | None:
        scored = [event for event in events if isinstance(event, Scored)]
        sheets = [ScoreSheet(event.round, event.rows, event.counts) for event in scored]
        return Group(*(self.sheet(sheet, self.words.sheet_title(sheet)) for sheet in sheets)) if sheets else None

    def score_now(self, view: View) -> RenderableType:
        sheet = alhambra(view).if_scored_now
        if sheet is None:
            return self.texts.text("event-alhambra-game-over")
        return self.sheet(sheet, self.texts.text("alhambra-scoring-now-title", round=sheet.round))

    def result(self, view: View) -> RenderableType:
        seen = alhambra(view)
        sheets = [self.sheet(sheet, self.words.sheet_title(sheet)) for sheet in seen.sheets]
        return Group(*sheets, *self.points(seen), self.words.winners(seen))

    def points(self, view: AlhambraView) -> list[str]:
        """Everybody's points, Dirk's included."""
        scores = [*view.scores, *(() if view.dirk_score is None else (view.dirk_score,))]
        return [
            self.texts.text("points-of", player=self.words.name(row), points=points)
            for row, points in enumerate(scores)
        ]


def lines_of_moves(view: AlhambraView, typed: str) -> list[str]:
    """``buy TILE 9+2`` buys, pays these cards in the tile's currency and settles; all else is a move as it is."""
    line = typed.lower()
    match line.split():
        case ["buy", tile, cards] if (wanted := currency_on_market(view, tile)) and CARDS.fullmatch(cards):
            values = sorted(cards.split("+"), reverse=True)
            return [f"buy {tile}", *(f"pay {wanted}-{card}" for card in values), "settle"]
    return [line]


def currency_on_market(view: AlhambraView, tile: str) -> str | None:
    """What the tile is paid with; None if it is not on the market."""
    return CURRENCIES[view.market.index(tile)] if tile in view.market else None


def best_payment(menu: Menu | None, tile: str) -> Choice | None:
    """The first way to pay for a tile of the market that the menu offers."""
    choices = menu.numbered().values() if menu else ()
    return next((each for each in choices if each.moves and str(each.moves[0]) == f"buy {tile}"), None)


def cards_of(way: Choice) -> list[str]:
    """What it is paid with."""
    places = way.choice.places if way.choice else ()
    return [place.removeprefix(HAND) for place in places if place.startswith(HAND)]


def alhambra(view: View) -> AlhambraView:
    assert isinstance(view, AlhambraView)
    return view


def building_counts(view: AlhambraView, seat: int) -> dict[str, int]:
    return _count([placed.tile for placed in view.palaces[seat]])


def dirk_counts(view: AlhambraView) -> dict[str, int]:
    return _count(view.dirk or ())


def longest_wall(view: AlhambraView, seat: int) -> int:
    """The last column of a score sheet is the wall, in each scoring alike."""
    sheet = view.if_scored_now or view.sheets[-1]
    return sheet.rows[seat][-1]


def _count(tiles: Sequence[str]) -> dict[str, int]:
    kinds = [TILES[tile].building for tile in tiles]
    return {building: kinds.count(building) for building in BUILDINGS}
