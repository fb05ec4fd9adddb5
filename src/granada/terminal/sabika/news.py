"""What happened, in sentences."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from granada.games.sabika import events
from granada.games.sabika.parser import parse_effect
from granada.games.sabika.view import SabikaView
from granada.kernel.event import Event
from granada.wording.sabika.words import ERAS, Words

AMOUNTS = {"dinars": "dinar", "parias": "paria", "seals": "seal", "favour": "favour"}
MINUS = "\N{MINUS SIGN}"
CHANGES = (events.Scored, events.Changed)
UNTOLD = (
    events.Acted,
    events.Paid,
    events.OptionChosen,
    events.MaterialTaken,
    events.MarbleTaken,
    events.RawTaken,
    events.Processed,
    events.GoodTaken,
    events.MinorTaken,
    events.PariaMoved,
    events.TributeDue,
    events.WishScored,
    events.WorkersWoke,
    events.SpacesRefilled,
    events.DisplayRefilled,
    events.StorehouseTilesRefilled,
    events.Reshuffled,
    events.FinallyScored,
)
"""What can be seen on the page, what the changes say as well, and what has a page of its own."""


class News:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def log(self, happened: Iterable[Event]) -> list[str]:
        """Everything, what has changed for one player in one sentence."""
        sentences = []
        for seat, group in groupby(happened, lambda event: event.seat if isinstance(event, CHANGES) else None):
            if seat is None:
                sentences += [self.sentence(event) for event in group]
            else:
                sentences.append(self._changed(seat, ", ".join(map(self._change, group))))
        return sentences

    def news(self, view: SabikaView, happened: Sequence[Event]) -> list[str]:
        """What the others did, what came of it, and what it brought oneself."""
        return self.log(
            event
            for event in happened
            if not isinstance(event, UNTOLD)
            and (isinstance(event, CHANGES) or getattr(event, "seat", None) != view.seat)
        )

    def sentence(self, event: Event) -> str:
        if isinstance(event, CHANGES):
            return self._changed(event.seat, self._change(event))
        return self.texts.text(f"event-{event.id}", **self._details(event))

    def _changed(self, seat: int, changes: str) -> str:
        return self.texts.text("event-sabika-changed", player=self.words.name(seat), changes=changes)

    def _change(self, event: Event) -> str:
        assert isinstance(event, CHANGES)
        if isinstance(event, events.Scored):
            source = self.texts.text(f"sabika-source-{event.source}")
            return self.texts.text("event-sabika-scored", points=_signed(event.pp, self.words.pp), source=source)
        if event.what in AMOUNTS:
            return _signed(event.by, lambda n: self.words.wording.alone(AMOUNTS[event.what], n))
        return _signed(event.by, lambda n: self.words.pieces(event.what, n))

    def _items(self, names: Iterable[str]) -> str:
        return self.words.listed([self.words.item(name) for name in names])

    def _details(self, event: Event) -> dict[str, str | int]:
        """Everything that a sentence about this event can need."""
        words = self.words
        details: dict[str, str | int] = {}
        if isinstance(seat := getattr(event, "seat", None), int):
            details["player"] = words.name(seat)
        if isinstance(worker := getattr(event, "worker", None), str):
            details["worker"] = words.worker(worker)
        if isinstance(square := getattr(event, "square", None), str):
            details["square"] = words.square(square)
        if isinstance(cost := getattr(event, "cost", None), int):
            details |= {"n": cost, "price": words.price(cost)}
        if isinstance(city := getattr(event, "city", None), str):
            details |= {"to_city": words.to_city(city), "in_city": words.in_city(city)}
        if isinstance(materials := getattr(event, "materials", None), tuple):
            details["materials"] = words.wording.all_of([words.item(material) for material in materials])
        if isinstance(action := getattr(event, "action", None), str):
            details["action"] = words.action(action)
        if isinstance(effect := getattr(event, "effect", None), str):
            details["effect"] = words.effect(parse_effect(effect))
        for plain in ("space", "kind", "into", "side", "round", "source", "display"):
            if isinstance(value := getattr(event, plain, None), str | int):
                details[plain] = value
        return details | self._own_details(event)

    def _own_details(self, event: Event) -> dict[str, str | int]:
        """What only this kind of event has."""
        words = self.words
        match event:
            case events.StartingTilesShown():
                told = [f"{words.name(seat)}: {tile}" for seat, tile in enumerate(event.tiles)]
                return {"tiles": ", ".join(told), "player": words.name(event.start)}
            case events.Paid():
                return {"price": self._all({words.dinars: event.dinars, words.seals: event.seals})}
            case events.BonusEarned():
                return {"name": self._component(event.source, event.name)}
            case events.MaterialTaken():
                return {"item": words.item_as_object(event.material)}
            case events.RawTaken():
                return {"item": words.item_as_object(event.raw)}
            case events.Processed():
                return {"raw": words.item_as_object(event.raw), "good": words.item_as_object(event.good)}
            case events.GoodTaken():
                return {"good": words.item_as_object(event.good)}
            case events.Sold():
                return {"item": words.item_as_object(event.item), "price": words.price(event.dinars)}
            case events.Bought() | events.Discarded() | events.YusufRemoved():
                return {"item": words.item_as_object(event.item)}
            case events.Refused():
                known = event.item is not None
                item = words.item_as_object(event.item) if event.item else ""
                return {"known": "yes" if known else "no", "item": item}
            case events.Exchanged():
                return {"give": words.item_as_object(event.give), "take": words.item_as_object(event.take)}
            case events.Expanded():
                return {"n": event.storehouse, "tile": words.store_tile(event.tile)}
            case events.Renewed():
                return {"cards": words.listed(event.cards)}
            case events.MajorBuilt():
                return {"tile": self._taken("majors", event.tile)}
            case events.MinorTaken():
                return {"card": self._taken("minors", event.card)}
            case events.MinorBuilt():
                return {"card": self._taken("minors", event.card), "balanced": "yes" if event.balanced else "no"}
            case events.GoodsExported():
                return {"goods": self._items(event.goods)}
            case events.RivalPaid():
                gain = self._all({words.dinars: event.dinars, words.pp: event.pp})
                return {"player": words.name(event.rival), "gain": gain}
            case events.Carved():
                return {"colour": event.colour, "poem": event.poem, "text": words.poem_text(event.colour, event.poem)}
            case events.Reactivated():
                return {"poem": event.poem, "text": words.red(event.poem)}
        return self._details_of_rounds(event)

    def _details_of_rounds(self, event: Event) -> dict[str, str | int]:
        words = self.words
        match event:
            case events.NarratorMoved() | events.PariaMoved():
                return {"n": event.space}
            case events.WishScored():
                wish = words.wish(event.wish)
                return {"wish": wish, "points": self._points(event.points)}
            case events.TributeDue():
                return {"parias": words.wording.alone("paria", event.parias)}
            case events.TributePaid():
                return {"amount": words.wording.alone(AMOUNTS[event.means], event.amount)}
            case events.TributeMissed():
                return {"parias": words.wording.alone("paria", event.parias), "pp": words.pp(event.pp)}
            case events.FeePaid():
                return {"n": event.pp, "price": words.dinars(event.dinars), "pp": words.pp(event.pp)}
            case events.EventChanged():
                coming = "" if event.coming is None else words.event(event.coming)
                now = words.event(event.number)
                return {"event": now, "coming": coming, "more": "yes" if coming else "no"}
            case events.WorkersWoke():
                return {"squares": words.listed([words.place(place) for place in event.sultan])}
            case events.SpacesRefilled():
                laid = event.raws | dict.fromkeys(event.marbles, "marble")
                told = [self.texts.text("sabika-at-space", what=self.words.item(i), space=s) for s, i in laid.items()]
                return {"items": words.listed(told)}
            case events.DisplayRefilled():
                return {"items": words.listed([self._taken(event.display, item) for item in event.laid.values()])}
            case events.StorehouseTilesRefilled():
                tiles = [self._taken("storehouse_tiles", tile) for tile in event.laid.values()]
                return {"items": words.listed(tiles)}
            case events.Reshuffled():
                return {"pile": event.pile if event.pile in ("bag", "minors") else "yusuf", "n": event.count}
            case events.EraChanged():
                removed = [self._taken("majors", tile) for tile in event.removed]
                return {"era": ERAS[event.era - 1], "items": words.listed(removed)}
            case events.StartPlayerNamed():
                return {"leader": words.name(event.seat), "player": words.name(event.start)}
            case events.YusufPlayed():
                played = words.rows.yusuf_cards[event.card]
                actions = ", ".join(map(words.action, played.actions)) or self.texts.text("sabika-no-action")
                return {"tile": event.tile, "card": event.card, "actions": actions}
            case events.YusufSkipped():
                return {"card": event.card}
            case events.YusufTook():
                return {"item": self._taken(event.display, event.item)}
            case events.FinallyScored():
                poems = [sum(points.values()) for points in event.major_poems]
                trade, leftovers = self._points(event.trade), self._points(event.leftovers)
                return {"poems": self._points(poems), "trade": trade, "leftovers": leftovers}
        return {}

    def _taken(self, display: str, item: str) -> str:
        """A component by its name. Poems have long texts, which are found elsewhere."""
        told = {
            "majors": self.words.major,
            "minors": self.words.minor,
            "storehouse_tiles": self.words.store_tile,
        }
        return told[display](item) if display in told else item

    def _all(self, amounts: dict[Callable[[int], str], int]) -> str:
        told = [say(number) for say, number in amounts.items() if number]
        return self.words.wording.all_of(told) if told else self.words.listed(told)

    def _component(self, source: events.Source, name: str) -> str:
        if source in ("city-bonus", "blue-city", "red-city"):
            return self.words.city(name)
        return self.words.colour(name) if source == "balance" else name

    def _points(self, points: Sequence[int]) -> str:
        return ", ".join(f"{self.words.name(seat)}: {number}" for seat, number in enumerate(points))


def _signed(number: int, amount: Callable[[int], str]) -> str:
    return f"{'+' if number > 0 else MINUS}{amount(abs(number))}"
