"""What happened, in sentences."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from granada.games.sabika import events
from granada.games.sabika.book import ACTIONS, MATERIALS, WORKERS
from granada.games.sabika.view import SabikaView
from granada.kernel.event import Event
from granada.terminal.sabika.words import Words

AMOUNTS = {"pp": "pp", "dinars": "dinar", "parias": "paria", "seals": "seal", "favour": "favour"}
MINUS = "\N{MINUS SIGN}"
UNTOLD = (events.Acted, events.FinallyScored)
"""What follows says it better: the deeds of an action, or the score sheet."""


class News:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def log(self, happened: Iterable[Event]) -> list[str]:
        """Everything, what has changed for one player in one sentence."""
        sentences = []
        for seat, group in groupby(happened, lambda event: event.seat if isinstance(event, events.Changed) else None):
            if seat is None:
                sentences += [self.sentence(event) for event in group]
            else:
                changes = ", ".join(self._change(event) for event in group if isinstance(event, events.Changed))
                sentences.append(self._changed(seat, changes))
        return sentences

    def news(self, view: SabikaView, happened: Sequence[Event]) -> list[str]:
        """What the others did, what came of it, and what it brought oneself."""
        return self.log(
            event
            for event in happened
            if not isinstance(event, UNTOLD)
            and (isinstance(event, events.Changed) or getattr(event, "seat", None) != view.seat)
        )

    def sentence(self, event: Event) -> str:
        if isinstance(event, events.Changed):
            return self._changed(event.seat, self._change(event))
        return self.texts.text(f"event-{event.id}", **self._details(event))

    def _changed(self, seat: int, changes: str) -> str:
        return self.texts.text("event-sabika-changed", player=self.words.name(seat), changes=changes)

    def _change(self, event: events.Changed) -> str:
        sign, number = "+" if event.by > 0 else MINUS, abs(event.by)
        if event.what in MATERIALS:
            return f"{sign}{self.words.wording.amount(event.what, number)}"
        if event.what in AMOUNTS:
            return f"{sign}{self.words.wording.amount(AMOUNTS[event.what], number)}"
        return f"{sign}{number} {self._item(event.what)}"

    def _item(self, name: str) -> str:
        """A material, a good or a raw material, by its name."""
        book = self.words.book
        if name in MATERIALS:
            return self.words.material(MATERIALS.index(name))
        if name in book.raw_names:
            return self.words.raw(book.raw_names.index(name))
        boxed = name.removeprefix("boxed-")
        if boxed in book.good_names:
            good = self.words.good(book.good_names.index(boxed))
            return good if boxed == name else self.texts.text("sabika-boxed", good=good)
        return name

    def _items(self, names: Iterable[str]) -> str:
        return self.words.listed([self._item(name) for name in names])

    def _details(self, event: Event) -> dict[str, str | int]:
        """Everything that a sentence about this event can need."""
        words, book, content = self.words, self.words.book, self.words.content
        details: dict[str, str | int] = {}
        if isinstance(seat := getattr(event, "seat", None), int):
            details["player"] = words.name(seat)
        if isinstance(worker := getattr(event, "worker", None), str):
            details["worker"] = words.worker(WORKERS.index(worker))
        if isinstance(square := getattr(event, "square", None), str):
            details["square"] = words.square(book.square_names.index(square))
        if isinstance(cost := getattr(event, "cost", None), int):
            details |= {"n": cost, "price": words.price(cost)}
        if isinstance(city := getattr(event, "city", None), str):
            details["city"] = words.city(book.city_names.index(city))
        if isinstance(materials := getattr(event, "materials", None), tuple):
            details["materials"] = self._items(materials)
        match event:
            case events.StartingTilesShown():
                told = [f"{words.name(seat)}: {tile}" for seat, tile in enumerate(event.tiles)]
                details |= {"tiles": ", ".join(told), "player": words.name(event.start)}
            case events.Acted():
                details["action"] = words.action(ACTIONS.index(event.action))
            case events.SecondaryActed():
                details["kind"] = event.kind
            case events.Bought() | events.Sold() | events.Discarded():
                item = event.item
                spaces = book.boards[len(words.names) - 1].raw_names
                details["item"] = self.texts.text("sabika-space", space=item) if item in spaces else self._item(item)
            case events.Exchanged():
                details |= {"give": self._item(event.give), "take": self._item(event.take)}
            case events.Expanded() | events.Activated():
                tiles = [tile.id for tile in content.storehouse_tiles]
                details["tile"] = words.store_tile(tiles.index(event.tile))
            case events.MajorBuilt():
                details["tile"] = words.major([str(tile.number) for tile in content.major_tiles].index(event.tile))
            case events.MinorBuilt():
                card = [str(card.number) for card in content.minor_cards].index(event.card)
                balanced = "yes" if event.balanced else "no"
                details |= {"card": words.minor(card), "side": event.side, "balanced": balanced}
            case events.FavourChosen():
                bonus = words.effect(content.favour_track[event.space - 1].bonus)
                details |= {"n": event.space, "bonus": bonus}
            case events.GoodsExported():
                details["goods"] = self._items(event.goods)
            case events.Carved():
                details |= {"colour": event.colour, "poem": event.poem, "text": self._poem(event.colour, event.poem)}
            case events.Reactivated():
                details |= {"poem": event.poem, "text": self._poem("red", event.poem)}
            case events.NarratorMoved():
                details["n"] = event.space
            case events.WishScored():
                wish = [wish.id for wish in content.wishes].index(event.wish)
                details |= {"wish": words.wish(wish), "points": self._points(event.points)}
            case events.EventChanged():
                numbers = [row.number for row in content.events]
                details["event"] = words.event(numbers.index(event.number))
            case events.RoundBegan():
                details["round"] = event.round
            case events.YusufPlayed():
                (played,) = [row for row in content.yusuf_cards if row.id == event.card]
                actions = [words.action(ACTIONS.index(action)) for action in played.actions]
                details |= {"card": event.card, "actions": words.listed(actions)}
            case events.FinallyScored():
                details |= {"poems": self._points(event.major_poems), "trade": self._points(event.trade)}
                details["leftovers"] = self._points(event.leftovers)
        return details

    def _poem(self, colour: str, poem: str) -> str:
        content = self.words.content
        if colour == "grey":
            return self.words.grey([row.id for row in content.major_poems].index(poem))
        number = [str(row.number) for row in content.minor_poems].index(poem)
        return self.words.blue(number) if colour == "blue" else self.words.red(number)

    def _points(self, points: Sequence[int]) -> str:
        return ", ".join(f"{self.words.name(seat)} {number}" for seat, number in enumerate(points))
