"""What everything costs and brings a player now: the figures of the rules, changed by the event and by blue poems."""

from typing import TYPE_CHECKING

import msgspec

from granada.games.sabika.book import MATERIALS
from granada.games.sabika.building import MATERIAL_PP
from granada.games.sabika.names import COLOURS
from granada.games.sabika.poems import CARVING_PP
from granada.games.sabika.possible import CONSOLIDATE_COST, ROUTE_COST, carve_cost
from granada.games.sabika.rounds import TRIBUTE, TRIBUTE_FEE
from granada.games.sabika.trade import EXPORT_BASE, EXPORT_PARIA
from granada.games.sabika.work import FOREIGN_COST, FREE_STEPS, REST_PP, SECONDARY_COST
from granada.games.sabika.workshop import BUY_COST, SELL_GAIN

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """Everything is named as in the view."""

    free_steps: int
    foreign: int
    """Dinars for each foreign worker on the square."""
    raw: dict[str, int]
    """Of a secondary action with a raw material, by ring."""
    marble: dict[str, int]
    """Of a secondary action with marble, by ring."""
    routes: dict[str, int]
    """The cheapest way to each city."""
    carve: dict[str, int]
    """By colour."""
    consolidate: int
    buy: dict[str, int]
    """Each material, and "raw" for any raw material."""
    sell: dict[str, int]
    """Each material, and "good" for any good."""
    building_pp: dict[str, int]
    """PP for each material used to build."""
    carving_pp: dict[str, int]
    """PP for each material used to carve."""
    export_pp: int
    """For each good before demand, and as many parias,"""
    export_parias: int
    """and these on top."""
    rest_pp: int
    """Lost by resting."""
    tribute: int
    """Parias due at the end of this round."""
    tribute_fee: int
    """Dinars due on top."""


def of(state: "SabikaState", seat: int) -> Prices:
    content, book = state.book.content, state.book
    change = state.change(seat, MATERIAL_PP)
    carving = change + state.change(seat, CARVING_PP)
    coming = content.round_track[state.round].tribute if state.round < len(content.round_track) else 0

    def number(key: int, base: int) -> int:
        return int(state.number(seat, key, base))

    def secondary(by_ring: dict[str, int]) -> dict[str, int]:
        return {ring: number(SECONDARY_COST, base) for ring, base in by_ring.items()}

    def material_pp(change: int) -> dict[str, int]:
        return {name: int(max(0, book.material_pp[kind] + change)) for kind, name in enumerate(MATERIALS)}

    raw_cost, marble_cost = content.work.raw_cost, content.work.marble_cost
    routes = state.route_costs(seat, state.change(seat, ROUTE_COST))
    return Prices(
        free_steps=number(FREE_STEPS, content.work.free_steps),
        foreign=number(FOREIGN_COST, content.work.foreign_cost),
        raw=secondary({"outer": raw_cost.master_builder, "middle": raw_cost.merchant}),
        marble=secondary({"middle": marble_cost.merchant, "inner": marble_cost.poet}),
        routes={name: int(routes[city]) for city, name in enumerate(book.city_names)},
        carve={name: int(carve_cost(state, seat, colour)) for colour, name in enumerate(COLOURS)},
        consolidate=number(CONSOLIDATE_COST, 0),
        buy={item: number(BUY_COST, price) for item, price in zip([*MATERIALS, "raw"], book.buy_price, strict=True)},
        sell={
            item: number(SELL_GAIN, price) for item, price in zip([*MATERIALS, "good"], book.sell_price, strict=True)
        },
        building_pp=material_pp(change),
        carving_pp=material_pp(carving),
        export_pp=number(EXPORT_BASE, content.export.base),
        export_parias=number(EXPORT_PARIA, 0),
        rest_pp=number(REST_PP, content.rest.pp),
        tribute=number(TRIBUTE, coming),
        tribute_fee=number(TRIBUTE_FEE, 0),
    )
