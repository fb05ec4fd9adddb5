"""What everything costs and brings a player now: the figures of the rules, changed by the event and by blue poems."""

from typing import TYPE_CHECKING

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


def of(state: "SabikaState", seat: i64) -> Prices:
    content, book = state.book.content, state.book
    change = state.modifier(seat, MATERIAL_PP)
    carving = change + state.modifier(seat, CARVING_PP)
    raw_cost, marble_cost = content.work.raw_cost, content.work.marble_cost
    tribute = _tribute(state, seat)
    missing = max(0, tribute - int(state.everyone[seat].parias))
    routes = state.route_costs(seat, state.modifier(seat, ROUTE_COST))
    return Prices(
        free_steps=_number(state, seat, FREE_STEPS, content.work.free_steps),
        foreign=_number(state, seat, FOREIGN_COST, content.work.foreign_cost),
        raw=_secondary(state, seat, {"outer": raw_cost.master_builder, "middle": raw_cost.merchant}),
        marble=_secondary(state, seat, {"middle": marble_cost.merchant, "inner": marble_cost.poet}),
        routes={name: int(routes[city]) for city, name in enumerate(book.city_names)},
        carve={name: int(carve_cost(state, seat, colour)) for colour, name in enumerate(COLOURS)},
        consolidate=_number(state, seat, CONSOLIDATE_COST, 0),
        buy={item: _number(state, seat, BUY_COST, book.buy_price[n]) for n, item in enumerate([*MATERIALS, "raw"])},
        sell={item: _number(state, seat, SELL_GAIN, book.sell_price[n]) for n, item in enumerate([*MATERIALS, "good"])},
        building_pp=_material_pp(book, change),
        extra_slots=_number(state, seat, CONSTRUCTION_SLOTS, content.construction.extra_slots),
        carving_pp=_material_pp(book, carving),
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
    """What the end of the round asks for; while it is collected, what this seat still has to pay."""
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


def _secondary(state: "SabikaState", seat: i64, by_ring: dict[str, int]) -> dict[str, int]:
    return {ring: _number(state, seat, SECONDARY_COST, base) for ring, base in by_ring.items()}


def _material_pp(book: Book, change: i64) -> dict[str, int]:
    return {name: int(max(0, book.material_pp[kind] + change)) for kind, name in enumerate(MATERIALS)}
