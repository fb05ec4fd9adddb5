"""What can be chosen in Alhambra: the legal moves in groups, payments worked out, tiles placed one after the other."""

import re
from collections.abc import Iterable, Sequence

from granada.games.alhambra.moves import parse
from granada.games.alhambra.view import AlhambraView
from granada.kernel.state import Move
from granada.terminal.alhambra.payment import currency_on_market, overpaid, payments
from granada.terminal.alhambra.words import Words
from granada.terminal.menu import Cell, Choice, Group, Menu

MOST_WAYS_AT_ONCE = 3
MOST_WAYS = 9
CARDS = re.compile(r"\d(\+\d)*", re.ASCII)
"""As in 9+2: the values of money have one digit."""


class Choices:
    def __init__(self, words: Words, view: AlhambraView, moves: Sequence[Move]) -> None:
        self.words = words
        self.texts = words.texts
        self.view = view
        self.moves: dict[str, list[Move]] = {}
        """The legal moves by their verb."""
        for move in moves:
            self.moves.setdefault(str(move).split()[0], []).append(move)

    def menu(self) -> Menu:
        if self.view.phase == "action":
            return self._actions()
        if self.view.phase == "payment":
            return self._payment()
        return self._sites()

    def _actions(self) -> Menu:
        return _menu(
            self._group("buy", self._purchases()),
            self._group("take", self._with_cards("take")),
            self._group("redesign", self._redesign()),
            self._group("pass", [self._choice(move, "alhambra-choose-pass") for move in self.moves.get("pass", [])]),
        )

    def _purchases(self) -> Iterable[Choice]:
        """For each tile the best payments, to be chosen at once, and a way to all others."""
        for move in self.moves.get("buy", []):
            tile = _words(move)[1]
            ways = payments(self.view, tile)
            exact = [way for way in ways if not overpaid(self.view, tile, way)]
            best = exact[:MOST_WAYS_AT_ONCE] or ways[:1]
            for way in best:
                yield Choice(self._purchase_label(tile, way), (move, *_paying(way)))
            if len(ways) > len(best):
                yield Choice(self.texts.text("alhambra-choose-other-payment", tile=self.words.tile(tile)), (move,))

    def _purchase_label(self, tile: str, way: Sequence[str]) -> str:
        return self.texts.text(
            "alhambra-choose-buy",
            tile=self.words.tile(tile),
            payment=self.words.payment(way),
            over=overpaid(self.view, tile, way),
        )

    def _payment(self) -> Menu:
        tile = self.view.wanted
        assert tile is not None
        ways = payments(self.view, tile)[:MOST_WAYS]
        exact = [Choice(self.words.payment(way), _paying(way)) for way in ways if not overpaid(self.view, tile, way)]
        more = [Choice(self.words.payment(way), _paying(way)) for way in ways if overpaid(self.view, tile, way)]
        return _menu(
            self._group(
                "settle", [self._choice(move, "alhambra-choose-settle") for move in self.moves.get("settle", [])]
            ),
            self._group("pay-exactly", exact),
            self._group("pay-more", more),
            self._group("pay-card-by-card", self._with_cards("pay")),
        )

    def _redesign(self) -> Iterable[Choice]:
        """There can be many, so they have a menu of their own."""
        removals = [
            self._tile_choice(move, tile, self._cell_of(tile))
            for move in self.moves.get("withdraw", [])
            for tile in _words(move)[1:]
        ]
        uses = [self._tile_choice(move, _words(move)[1]) for move in self.moves.get("use", [])]
        if removals or uses:
            menu = _menu(self._group("from-reserve", uses), self._group("to-reserve", removals))
            yield Choice(self.texts.text("alhambra-choose-redesign", count=len(removals) + len(uses)), then=menu)

    def _sites(self) -> Menu:
        """Tiles are placed one after the other: if there are several, first it is chosen which one."""
        by_tile: dict[str, list[Move]] = {}
        for verb in ("place", "swap", "reserve", "give"):
            for move in self.moves.get(verb, []):
                by_tile.setdefault(_words(move)[1], []).append(move)
        menus = {tile: self._sites_of(tile, moves) for tile, moves in by_tile.items()}
        if len(menus) == 1:
            return next(iter(menus.values()))
        first = [Choice(self.words.tile(tile), then=menu) for tile, menu in menus.items()]
        return _menu(self._group("which-tile", first))

    def _sites_of(self, tile: str, moves: Sequence[Move]) -> Menu:
        place, swap, rest = [], [], []
        for move in moves:
            verb, _, *where = _words(move)
            if verb == "place":
                cell = _cell(where[0])
                place.append(Choice(self.words.cell(*cell), (move,), cell=cell))
            elif verb == "swap":
                swap.append(self._tile_choice(move, where[0], self._cell_of(where[0])))
            else:
                rest.append(self._choice(move, f"alhambra-choose-{verb}"))
        name = self.words.tile_as_object(tile)
        return _menu(self._group("place", place, name), self._group("swap", swap, name), self._group("put-away", rest))

    def _with_cards(self, verb: str) -> list[Choice]:
        return [Choice(self.words.money(_words(move)[1:]), (move,)) for move in self.moves.get(verb, [])]

    def _choice(self, move: Move, label: str) -> Choice:
        return Choice(self.texts.text(label), (move,))

    def _tile_choice(self, move: Move, tile: str, cell: Cell | None = None) -> Choice:
        return Choice(self.words.tile(tile), (move,), cell=cell)

    def _group(self, kind: str, choices: Iterable[Choice], tile: str = "") -> Group:
        return Group(self.texts.text(f"alhambra-group-{kind}", object=tile), list(choices))

    def _cell_of(self, tile: str) -> Cell:
        assert self.view.seat is not None
        return next((it.east, it.north) for it in self.view.palaces[self.view.seat] if it.tile == tile)


def lines_of_moves(view: AlhambraView, typed: str) -> list[str]:
    """``buy TILE 9+2`` buys, pays these cards in the tile's currency and settles; all else is a move as it is."""
    line = typed.lower()
    match line.split():
        case ["buy", tile, cards] if (wanted := currency_on_market(view, tile)) and CARDS.fullmatch(cards):
            values = sorted(cards.split("+"), reverse=True)
            return [f"buy {tile}", *(f"pay {wanted}-{card}" for card in values), "settle"]
    return [line]


def _menu(*groups: Group) -> Menu:
    return Menu([group for group in groups if group.choices])


def _paying(way: Sequence[str]) -> tuple[Move, ...]:
    return tuple(parse(line) for line in [*(f"pay {card}" for card in way), "settle"])


def _words(move: Move) -> list[str]:
    return str(move).split()


def _cell(text: str) -> Cell:
    east, north = text.split(",")
    return int(east), int(north)
