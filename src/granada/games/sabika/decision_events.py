"""Events of decisions, and of the changes that they have brought, by comparing before and after."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.sabika import events
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.building import WILD, halves
from granada.games.sabika.names import COLOURS, named, names_of
from granada.games.sabika.packed import kind_of, other_of, thing_of
from granada.games.sabika.player import BOXED_AT, GOODS_AT, KINDS_OF_GOODS, RAWS_AT, SOURCES, Player
from granada.games.sabika.possible import CONSOLIDATE_COST, ROUTE_COST
from granada.games.sabika.stack import numbers
from granada.games.sabika.work import move_cost, secondary_cost, space_of
from granada.games.sabika.workshop import BUY_COST, GOOD_PRICE, RAW_PRICE, SELL_GAIN
from granada.kernel.event import Event

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

PLAIN: dict[int, Callable[..., Event]] = {
    m.REST: events.Rested,
    m.TAKE: events.MaterialTaken,
    m.TRADE: events.Exchanged,
    m.DISCARD: events.Discarded,
    m.SHIP_TO: events.ShipPlaced,
    m.REACTIVATE_POEM: events.Reactivated,
}
"""Events that have the words of their move."""


def changes(state: "SabikaState", before: list[Player]) -> list[Event]:
    """For each player what has become more or less since. Goods count wherever they are kept."""
    found: list[Event] = []
    items = names_of(state.book).items
    for seat in range(len(state.everyone)):
        old, new = before[seat], state.everyone[seat]
        for place, source in enumerate(SOURCES):
            if new.points[place] != old.points[place]:
                found.append(events.Scored(seat, source, int(new.points[place] - old.points[place])))
        _add_change(found, seat, "dinars", new.dinars - old.dinars)
        _add_change(found, seat, "parias", new.parias - old.parias)
        _add_change(found, seat, "seals", new.seals - old.seals)
        _add_change(found, seat, "favour", new.favour - old.favour)
        for item in range(BOXED_AT):
            more = new.stock[item] - old.stock[item]
            if item >= GOODS_AT:
                boxed = item + KINDS_OF_GOODS
                more += new.stock[boxed] - old.stock[boxed]
            _add_change(found, seat, items[item], more)
        for item in range(RAWS_AT, len(new.stock)):
            _add_change(found, seat, items[item], new.stock[item] - old.stock[item])
    return found


def _add_change(found: list[Event], seat: int, what: str, more: i64) -> None:
    if more != 0:
        found.append(events.Changed(seat, what, int(more)))


def decision(state: "SabikaState", code: int, seat: int) -> Event | None:
    """The event of a move that is about to be played; small steps on the way to something larger have none."""
    kind = kind_of(code)
    words = str(state.move(code)).split()[1:]
    if kind in PLAIN:
        return PLAIN[kind](seat, *words)
    make = EVENTS.get(kind)
    return None if make is None else make(state, seat, code, words)


def _chosen(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    return events.StartingTileChosen(seat)


def _worked(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    worker, square = words
    return events.Worked(seat, worker, square, int(move_cost(state, seat, thing_of(code), other_of(code))))


def _secondary(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    kind, square = thing_of(code), numbers(state)[-1].figure
    spaces = state.board.marble_names if kind else state.board.raw_names
    cost = int(secondary_cost(state, seat, square, kind))
    return events.SecondaryActed(seat, words[0], spaces[space_of(state, square, kind)], cost)


def _bought(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    cost = state.modified(seat, BUY_COST, state.book.buy_price[thing_of(code)])
    return events.Bought(seat, words[0], int(cost), None)


def _bought_raw(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    cost = state.modified(seat, BUY_COST, state.book.buy_price[RAW_PRICE])
    return events.Bought(seat, state.book.raw_names[state.raws[thing_of(code)]], int(cost), words[0])


def _sold(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    price = state.book.sell_price[min(thing_of(code), GOOD_PRICE)]
    return events.Sold(seat, words[0], int(state.modified(seat, SELL_GAIN, price)))


def _refused(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    wanted = names_of(state.book).items[numbers(state)[-1].figure] if numbers(state)[-1].kind == t.MAKE_ROOM else None
    return events.Refused(seat, wanted)


def _option(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    part = state.book.inside[numbers(state)[-1].figure][thing_of(code)]
    return events.OptionChosen(seat, str(state.book.trees[part]))


def _accepted(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    return events.OfferAccepted(seat, str(state.book.trees[numbers(state)[-1].figure]))


def _declined(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    return events.OfferDeclined(seat, str(state.book.trees[numbers(state)[-1].figure]))


def _expanded(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    tile, storehouse = words
    return events.Expanded(seat, tile, int(storehouse))


def _renewed(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    cards = [card for card in state.minors if card != EMPTY]
    return events.Renewed(seat, named(names_of(state.book).minors, cards))


def _with_materials(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    task, _, figure, colour, _ = numbers(state)[-1]
    materials = tuple(word for word in words if word != m.NO_ITEMS)
    names, content = names_of(state.book), state.book.content
    if task == t.MAJOR_MATERIALS:
        return events.MajorBuilt(seat, names.majors[figure], (content.construction.base, *materials))
    if task == t.MINOR_MATERIALS:
        return events.MinorTaken(seat, names.minors[figure], (content.minor_cards[figure].base, *materials))
    poems = names.greys if COLOURS[colour] == "grey" else names.poems
    return events.Carved(seat, COLOURS[colour], poems[figure], materials)


def _minor_built(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    card, side = numbers(state)[-1].figure, kind_of(code)
    half, at_end = halves(state, seat, card, side)
    number = names_of(state.book).minors[card]
    return events.MinorBuilt(seat, number, "left" if side == m.LEFT else "right", at_end in (half, WILD))


def _exported(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    cost = state.route_costs(seat, state.modifier(seat, ROUTE_COST))[thing_of(code)]
    return events.Exported(seat, words[0], int(cost))


def _goods(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event | None:
    if words == [m.NO_ITEMS]:
        return None
    return events.GoodsExported(seat, state.book.city_names[numbers(state)[-1].figure], tuple(words))


def _consolidated(state: "SabikaState", seat: int, code: int, words: list[str]) -> Event:
    return events.Consolidated(seat, words[0], int(state.modified(seat, CONSOLIDATE_COST, 0)))


EVENTS: dict[int, Callable[["SabikaState", int, int, list[str]], Event | None]] = {
    m.CHOOSE: _chosen,
    m.WORK: _worked,
    m.SECONDARY: _secondary,
    m.BUY: _bought,
    m.BUY_RAW: _bought_raw,
    m.SELL: _sold,
    m.REFUSE: _refused,
    m.OPTION: _option,
    m.ACCEPT: _accepted,
    m.DECLINE: _declined,
    m.EXPAND: _expanded,
    m.RENEW: _renewed,
    m.WITH: _with_materials,
    m.LEFT: _minor_built,
    m.RIGHT: _minor_built,
    m.EXPORT_TO: _exported,
    m.GOODS: _goods,
    m.CONSOLIDATE_IN: _consolidated,
}
