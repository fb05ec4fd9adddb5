"""What everything costs and brings a player now: the figures of the rules, changed by the event and by blue poems."""

from typing import TYPE_CHECKING

import msgspec

from granada.games.sabika.book import MATERIALS
from granada.games.sabika.building import MATERIAL_PP
from granada.games.sabika.poems import CARVING_PP
from granada.games.sabika.possible import BLUE, CONSOLIDATE_COST, GREY, RED, ROUTE_COST, carve_cost
from granada.games.sabika.rounds import TRIBUTE, TRIBUTE_FEE
from granada.games.sabika.trade import EXPORT_BASE, EXPORT_PARIA
from granada.games.sabika.work import FOREIGN_COST, FREE_STEPS, REST_PP, SECONDARY_COST
from granada.games.sabika.workshop import BUY_COST, SELL_GAIN

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    free_steps: int
    foreign: int
    """Dinars for each foreign worker on the square."""
    raw: tuple[int, ...]
    """Of a secondary action with a raw material, by ring; 0 where there is none."""
    marble: tuple[int, ...]
    routes: tuple[int, ...]
    """The cheapest way to each city."""
    carve: tuple[int, ...]
    """Blue, red and grey."""
    consolidate: int
    buy: tuple[int, ...]
    """Each material, and a raw material."""
    sell: tuple[int, ...]
    """Each material, and a good."""
    building_pp: tuple[int, ...]
    """PP for each material used to build."""
    carving_pp: tuple[int, ...]
    export_pp: int
    """For each good before demand, and as many parias,"""
    export_parias: int
    """and these on top."""
    rest_pp: int
    tribute: int
    """Parias due at the end of this round."""
    tribute_fee: int


def of(state: "SabikaState", seat: int) -> Prices:
    content, book = state.book.content, state.book
    change = state.change(seat, MATERIAL_PP)
    carving = change + state.change(seat, CARVING_PP)
    coming = content.round_track[state.round].tribute if state.round < len(content.round_track) else 0

    def number(key: int, base: int) -> int:
        return int(state.number(seat, key, base))

    def secondary(by_ring: tuple[int, int, int]) -> tuple[int, ...]:
        return tuple(number(SECONDARY_COST, base) for base in by_ring)

    raw_cost, marble_cost = content.work.raw_cost, content.work.marble_cost
    routes = state.change(seat, ROUTE_COST)
    return Prices(
        free_steps=number(FREE_STEPS, content.work.free_steps),
        foreign=number(FOREIGN_COST, content.work.foreign_cost),
        raw=secondary((raw_cost.master_builder, raw_cost.merchant, 0)),
        marble=secondary((0, marble_cost.merchant, marble_cost.poet)),
        routes=tuple(int(state.route_cost(seat, city, routes)) for city in range(len(state.city_tiles))),
        carve=tuple(int(carve_cost(state, seat, colour)) for colour in (BLUE, RED, GREY)),
        consolidate=number(CONSOLIDATE_COST, 0),
        buy=tuple(number(BUY_COST, price) for price in book.buy_price),
        sell=tuple(number(SELL_GAIN, price) for price in book.sell_price),
        building_pp=tuple(int(max(0, book.material_pp[kind] + change)) for kind in range(len(MATERIALS))),
        carving_pp=tuple(int(max(0, book.material_pp[kind] + carving)) for kind in range(len(MATERIALS))),
        export_pp=number(EXPORT_BASE, content.export.base),
        export_parias=number(EXPORT_PARIA, 0),
        rest_pp=number(REST_PP, content.rest.pp),
        tribute=number(TRIBUTE, coming),
        tribute_fee=number(TRIBUTE_FEE, 0),
    )
