"""The words of Alhambra: tiles, money and places, in the language of the texts."""

from collections.abc import Callable, Sequence

from granada.games.alhambra.content import SIDES
from granada.games.alhambra.view import AlhambraView, NextScoring, ScoreSheet
from granada.locale import Texts
from granada.wording.alhambra.forms import FORMS
from granada.wording.alhambra.printed import TILES, currency, value
from granada.wording.saying import Saying


class Words:
    def __init__(self, texts: Texts, names: Sequence[str], *, spoken: bool) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.spoken = spoken
        """Whether sides are named in full, as one says them."""
        self.saying = Saying(texts, FORMS, self.name, self.thing)

    def thing(self, kind: str, name: str) -> str:
        """A component by its kind and its name in the view."""
        return THINGS[kind](self, name)

    def name(self, row: int) -> str:
        """The owner of a row of a score sheet: Dirk's row comes after those of the seats."""
        return self.names[row] if row < len(self.names) else self.texts.text("alhambra-dirk")

    # Things.

    def building(self, building: str) -> str:
        return self.texts.text(f"building-{building}")

    def short(self, tile: str) -> str:
        """A text short enough for a cell of the drawing."""
        return self.texts.text(f"building-{TILES[tile].building}.short") + str(TILES[tile].cost)

    def tile(self, tile: str) -> str:
        return self._tile(tile, "")

    def tile_as_object(self, tile: str) -> str:
        """The form after a verb, as in "Ana buys the tower"."""
        return self._tile(tile, ".object")

    def _tile(self, tile: str, form: str) -> str:
        facts = TILES[tile]
        building = self.texts.text(f"building-{facts.building}{form}")
        if not facts.walls:
            return self.texts.text("alhambra-tile", building=building, cost=facts.cost)
        return self.texts.text("alhambra-tile-walled", building=building, cost=facts.cost, walls=self.walls(tile))

    def walls(self, tile: str) -> str:
        walls = TILES[tile].walls
        if self.spoken:
            sides = ", ".join(self.texts.text(f"alhambra-side-{side}") for side in walls)
            return self.texts.text("alhambra-walls", count=len(walls), sides=sides)
        return "".join(self.texts.text(f"alhambra-side-{side}.short") for side in SIDES if side in walls)

    def tiles(self, tiles: Sequence[str]) -> str:
        return ", ".join(map(self.tile, tiles)) or self.texts.text("nothing")

    def money(self, cards: Sequence[str]) -> str:
        """Cards one by one, as in "2 florins, 1 dirham"."""
        return ", ".join(self.payment([card]) for card in cards) or self.texts.text("nothing")

    def payment(self, cards: Sequence[str]) -> str:
        """Cards of one currency, as in "9 + 2 dinars"."""
        values = " + ".join(str(value(card)) for card in cards)
        return self.texts.text(f"currency-{currency(cards[0])}.amount", cards=values, amount=sum(map(value, cards)))

    def currency(self, name: str) -> str:
        return self.texts.text(f"currency-{name}")

    def price(self, amount: int, name: str) -> str:
        return self.texts.text(f"currency-{name}.amount", cards=str(amount), amount=amount)

    def cell(self, east: int, north: int) -> str:
        """Steps from the fountain, as in "2 east, 1 south"."""
        steps = []
        if east:
            steps.append(self.texts.text("alhambra-steps-east" if east > 0 else "alhambra-steps-west", steps=abs(east)))
        if north:
            steps.append(
                self.texts.text("alhambra-steps-north" if north > 0 else "alhambra-steps-south", steps=abs(north))
            )
        return ", ".join(steps)

    # Sentences.

    def first_player(self, view: AlhambraView) -> str:
        return self.texts.text(f"alhambra-first-{view.first_because}", player=self.names[view.first])

    def next_scoring(self, view: AlhambraView) -> str:
        coming: NextScoring | None = view.next_scoring
        if coming is None:
            return self.texts.text("alhambra-last-scoring-at-the-end")
        if coming.soonest == coming.latest:
            return self.texts.text("alhambra-next-scoring-known", round=coming.round, cards=coming.latest)
        return self.texts.text(
            "alhambra-next-scoring", round=coming.round, soonest=coming.soonest, latest=coming.latest
        )

    def sheet_title(self, sheet: ScoreSheet) -> str:
        return self.texts.text("alhambra-scoring-title", round=sheet.round)

    def winners(self, view: AlhambraView) -> str:
        names = ", ".join(self.names[seat] for seat in view.winners)
        return self.texts.text("winners", count=len(view.winners), names=names)


THINGS: dict[str, Callable[[Words, str], str]] = {
    "tile": Words.tile,
    "object": Words.tile_as_object,
    "money": lambda words, card: words.payment([card]),
    "payment": lambda words, cards: words.payment(cards.split("+")),
    "cell": lambda words, cell: words.cell(*map(int, cell.split(","))),
}
"""The kinds of what a message can name."""
