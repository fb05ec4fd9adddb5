"""What everything costs and brings a player now: the figures of the rules, changed by the event and by blue poems."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import tasks as t
from granada.games.sabika.book import MATERIALS, Book
from granada.games.sabika.building import CONSTRUCTION_SLOTS, MATERIAL_PP
from granada.games.sabika.names import COLOURS
from granada.games.sabika.poems import CARVING_PP
from granada.games.sabika.possible import CONSOLIDATE_COST, ROUTE_COST, carve_cost
from granada.games.sabika.trade import EXPORT_BASE, EXPORT_PARIA
from granada.games.sabika.tribute import TRIBUTE_DUE, TRIBUTE_FEE
from granada.games.sabika.view import Prices
from granada.games.sabika.work import FOREIGN_COST, FREE_STEPS, REST_PP, SECONDARY_COST
from granada.games.sabika.workshop import BUY_COST, SELL_GAIN

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


PRICES_KEPT: Final = 4096
"""The number of prices that are stored: they change seldom and are not computed for each view."""
OF_RAW: Final = ("outer", "middle")
"""The rings with secondary actions that give a raw material."""
OF_MARBLE: Final = ("middle", "inner")

kept: Final[dict[object, Prices]] = {}
"""The prices by what they follow from."""


def of(state: "SabikaState", seat: i64) -> Prices:
    """They follow from the event, from the poems and ships of the player, and from the tribute. While these are the
    same, the prices are the same object."""
    player, tribute = state.everyone[seat], _tribute(state, seat)
    missing = max(0, tribute - int(player.parias))
    carved = (player.blue, len(player.red), len(player.grey))
    ships = tuple([int(ship) for ship in player.ships])
    reasons = (state.book, int(state.event), carved, ships, tribute, missing)
    prices = kept.get(reasons)
    if prices is None:
        if len(kept) >= PRICES_KEPT:
            kept.clear()
        prices = kept[reasons] = _found(state, seat, tribute, missing)
    return prices


def _found(state: "SabikaState", seat: i64, tribute: int, missing: int) -> Prices:
    content, book = state.book.content, state.book
    change = state.modifier(seat, MATERIAL_PP)
    raw_cost, marble_cost = content.work.raw_cost, content.work.marble_cost
    routes = state.route_costs(seat, state.modifier(seat, ROUTE_COST))
    raw = _numbers(state, seat, SECONDARY_COST, [raw_cost.master_builder, raw_cost.merchant])
    marble = _numbers(state, seat, SECONDARY_COST, [marble_cost.merchant, marble_cost.poet])
    buy = _numbers(state, seat, BUY_COST, book.buy_price)
    sell = _numbers(state, seat, SELL_GAIN, book.sell_price)
    return Prices(
        free_steps=_number(state, seat, FREE_STEPS, content.work.free_steps),
        foreign=_number(state, seat, FOREIGN_COST, content.work.foreign_cost),
        raw=dict(zip(OF_RAW, raw, strict=True)),
        marble=dict(zip(OF_MARBLE, marble, strict=True)),
        routes={name: int(routes[city]) for city, name in enumerate(book.city_names)},
        carve={name: int(carve_cost(state, seat, colour)) for colour, name in enumerate(COLOURS)},
        consolidate=_number(state, seat, CONSOLIDATE_COST, 0),
        buy=dict(zip([*MATERIALS, "raw"], buy, strict=True)),
        sell=dict(zip([*MATERIALS, "good"], sell, strict=True)),
        building_pp=_material_pp(book, change),
        extra_slots=_number(state, seat, CONSTRUCTION_SLOTS, content.construction.extra_slots),
        carving_pp=_material_pp(book, change + state.modifier(seat, CARVING_PP)),
        export_pp=_number(state, seat, EXPORT_BASE, content.export.base),
        export_parias=_number(state, seat, EXPORT_PARIA, 0),
        rest_pp=_number(state, seat, REST_PP, content.rest.pp),
        tribute=tribute,
        tribute_fee=_number(state, seat, TRIBUTE_FEE, 0),
        tribute_missing=missing,
        missing_dinars=missing * content.tribute.dinars,
        missing_pp=missing * content.tribute.pp,
    )


def _number(state: "SabikaState", seat: i64, key: i64, base: i64) -> int:
    return int(state.modified(seat, key, base))


def _tribute(state: "SabikaState", seat: i64) -> int:
    """The tribute at the end of the round; while it is collected, the part that this seat still has to pay."""
    track = state.book.content.round_track
    asked: i64 = state.round
    tasks = state.pending()
    for place in range(0, len(tasks), t.TASK):
        if tasks[place] == t.TRIBUTE_PART and tasks[place + t.SEAT_AT] == seat:
            return int(tasks[place + t.FIGURE_AT])
        if tasks[place] == t.TRIBUTE and tasks[place + t.SEAT_AT] == seat:
            asked = state.round - 1
        elif tasks[place] == t.NARRATOR:
            asked = state.round
    return _number(state, seat, TRIBUTE_DUE, track[asked].tribute) if asked < len(track) else 0


def _numbers(state: "SabikaState", seat: i64, key: i64, bases: Iterable[int]) -> tuple[int, ...]:
    return tuple([_number(state, seat, key, base) for base in bases])


def _material_pp(book: Book, change: i64) -> dict[str, int]:
    return {name: int(max(0, book.material_pp[kind] + change)) for kind, name in enumerate(MATERIALS)}
