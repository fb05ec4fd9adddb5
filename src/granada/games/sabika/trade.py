"""Trade by ship: exporting goods to cities and consolidating there."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import key, trigger
from granada.games.sabika.gains import fire
from granada.games.sabika.moves import CONSOLIDATE_IN, EXPORT_TO, GOODS, SHIP_TO
from granada.games.sabika.packed import count_in, counted, encode, kind_of, least_of, limits, most_of, thing_of
from granada.games.sabika.player import (
    EXPORTING,
    FROM_BONUSES,
    FROM_EXPORTS,
    FROM_RIVALS,
    GOODS_AT,
    KINDS_OF_GOODS,
    SETTLED,
)
from granada.games.sabika.possible import CONSOLIDATE_COST, ROUTE_COST
from granada.games.sabika.reasons import SabikaReason, plain, too_dear
from granada.games.sabika.tasks import Kind, declare
from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

EXPORT_BASE: Final = key("export_base")
EXPORT_PARIA: Final = key("export_paria")
GAINED_SEAL: Final = trigger("gain_seal")
EXPORTED: Final = trigger("export")
HAS_CONSOLIDATED: Final = trigger("consolidate")
KINDS_KEPT: Final[i64] = 2 * KINDS_OF_GOODS
"""Goods in storehouses, and the same in the boxes of a poem."""


class ExportingTo(Kind):
    """The city to which goods are exported."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        player = state.everyone[seat]
        costs = state.route_costs(seat, state.modifier(seat, ROUTE_COST))
        for city in range(len(state.city_tiles)):
            if not player.is_present(city) and costs[city] <= player.means():
                codes = append(codes, encode(EXPORT_TO, city))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        city = thing_of(code)
        state.add(t.ARRIVING, seat, city)
        state.charge(seat, state.route_costs(seat, state.modifier(seat, ROUTE_COST))[city])

    def tried(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for city in range(len(state.city_tiles)):
            codes = append(codes, encode(EXPORT_TO, city))
        return codes

    def why_not(self, state: "SabikaState", seat: i64, figure: i64, other: i64, code: i64) -> Message | None:
        if kind_of(code) != EXPORT_TO:
            return None
        if state.everyone[seat].is_present(thing_of(code)):
            return plain(SabikaReason.SHIP_THERE)
        return too_dear(state, seat, state.route_costs(seat, state.modifier(seat, ROUTE_COST))[thing_of(code)])


declare(t.EXPORTING_TO, ExportingTo("export", lies=t.ON_TOP), part=t.MAP_PART, rule="export")


class Arriving(Kind):
    """A ship comes to its city."""

    def work(self, state: "SabikaState", seat: i64, city: i64, other: i64, source: i64) -> bool:
        """The first ship in a city takes its seal. Then goods are exported, and the City Bonus is earned."""
        state.drop()
        player = state.everyone[seat]
        player.sail(city, EXPORTING)
        fire(state, seat, EXPORTED)
        state.add(t.NODE, seat, state.book.city_bonus[state.city_tiles[city]], 0, FROM_BONUSES)
        state.add(t.EXPORTED_GOODS, seat, city, limits(1, state.book.content.export.goods))
        if state.take_seal(city, seat):
            fire(state, seat, GAINED_SEAL)
        return True

    def fits(self, state: "SabikaState", seat: i64, city: i64, other: i64) -> bool:
        return not state.everyone[seat].is_present(city)


declare(t.ARRIVING, Arriving("arrive", "city", lies=t.UNDER_PAYMENT))


class FreeShip(Kind):
    """A ship to any city, with so many goods at most."""

    def work(self, state: "SabikaState", seat: i64, goods: i64, other: i64, source: i64) -> bool:
        if len(self.moves(state, seat, goods, other, vec[i64]([]))) > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, goods: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for city in range(len(state.city_tiles)):
            if not state.everyone[seat].is_present(city):
                codes = append(codes, encode(SHIP_TO, city))
        return codes

    def decide(self, state: "SabikaState", seat: i64, goods: i64, other: i64, source: i64, code: i64) -> None:
        """No cost, no seal and no City Bonus."""
        city = thing_of(code)
        state.everyone[seat].sail(city, EXPORTING)
        state.add(t.EXPORTED_GOODS, seat, city, limits(0, goods))


declare(t.FREE_SHIP, FreeShip("free-ship", "number", lies=t.ON_TOP), part=t.MAP_PART, rule="export")


class ExportedGoods(Kind):
    """Which goods are exported."""

    def work(self, state: "SabikaState", seat: i64, city: i64, limits: i64, source: i64) -> bool:
        if state.everyone[seat].goods() > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, city: i64, limits: i64, codes: vec[i64]) -> vec[i64]:
        if least_of(limits) == 0:
            codes = append(codes, encode(GOODS, 0))
        stock = state.everyone[seat].stock
        for first in range(KINDS_KEPT):
            if stock[GOODS_AT + first] == 0:
                continue
            codes = append(codes, encode(GOODS, counted(first, 1)))
            if most_of(limits) > 1:
                for second in range(first, KINDS_KEPT):
                    if stock[GOODS_AT + second] > (1 if first == second else 0):
                        codes = append(codes, encode(GOODS, counted(first, 1) + counted(second, 1)))
        return codes

    def decide(self, state: "SabikaState", seat: i64, city: i64, limits: i64, source: i64, code: i64) -> None:
        points, parias = export_worth(state, seat, city, thing_of(code))
        for kind in range(KINDS_KEPT):
            count = count_in(thing_of(code), kind)
            if count > 0:
                state.use_up(seat, GOODS_AT + kind, count)
        state.gain_pp(seat, points, FROM_EXPORTS)
        state.move_paria(seat, parias)

    def fits(self, state: "SabikaState", seat: i64, city: i64, limits: i64) -> bool:
        return state.everyone[seat].is_present(city)

    def title(self, state: "SabikaState", city: i64, limits: i64) -> tuple[object, ...]:
        return (state.book.city_names[city],)


declare(
    t.EXPORTED_GOODS, ExportedGoods("goods", "city", "goods", words={"city": "city"}), part=t.MAP_PART, rule="export"
)


def export_worth(state: "SabikaState", seat: i64, city: i64, goods: i64) -> tuple[i64, i64]:
    """The PP and the parias that a set of goods brings in a city."""
    export, demands = state.book.content.export, state.book.demands[state.city_tiles[city]]
    base = state.modified(seat, EXPORT_BASE, export.base)
    more_parias = state.modified(seat, EXPORT_PARIA, 0)
    points: i64 = 0
    parias: i64 = 0
    for kind in range(KINDS_KEPT):
        count = count_in(goods, kind)
        if count > 0:
            worth = base + (export.demand if demands[kind % KINDS_OF_GOODS] else 0)
            points += count * worth
            parias += count * (worth + more_parias)
    return points, parias


# Consolidating.


class Consolidating(Kind):
    """The city where a ship is consolidated."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for city in range(len(state.city_tiles)):
            if state.everyone[seat].ships[city] == EXPORTING:
                codes = append(codes, encode(CONSOLIDATE_IN, city))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        state.add(t.CONSOLIDATION, seat, thing_of(code))
        state.charge(seat, state.modified(seat, CONSOLIDATE_COST, 0))

    def tried(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for city in range(len(state.city_tiles)):
            codes = append(codes, encode(CONSOLIDATE_IN, city))
        return codes

    def why_not(self, state: "SabikaState", seat: i64, figure: i64, other: i64, code: i64) -> Message | None:
        if kind_of(code) != CONSOLIDATE_IN:
            return None
        waiting = state.everyone[seat].ships[thing_of(code)] == EXPORTING
        return plain(SabikaReason.NOT_AVAILABLE if waiting else SabikaReason.NO_SHIP_WAITING)


declare(t.CONSOLIDATING, Consolidating("consolidate", lies=t.ON_TOP), part=t.MAP_PART, rule="consolidate")


class Consolidation(Kind):
    """A ship is consolidated."""

    def work(self, state: "SabikaState", seat: i64, city: i64, other: i64, source: i64) -> bool:
        """Players with a consolidated ship here earn something; a red city gives its action at once."""
        state.drop()
        book = state.book
        state.everyone[seat].sail(city, SETTLED)
        for rival in range(len(state.everyone)):
            if rival != seat and state.everyone[rival].ships[city] == SETTLED:
                pay_rival(state, rival, city)
        fire(state, seat, HAS_CONSOLIDATED)
        tile = state.city_tiles[city]
        if book.is_red[tile]:
            state.add(t.NODE, seat, book.consolidation[tile], 0, FROM_BONUSES)
        return True

    def fits(self, state: "SabikaState", seat: i64, city: i64, other: i64) -> bool:
        return state.everyone[seat].ships[city] == EXPORTING


declare(t.CONSOLIDATION, Consolidation("consolidation", "city", lies=t.UNDER_PAYMENT))


def pay_rival(state: "SabikaState", rival: i64, city: i64) -> None:
    paid = state.book.content.consolidate
    points: i64 = state.book.content.yusuf.rival_pp if state.is_yusuf(rival) else paid.rival_pp
    dinars: i64 = 0 if state.is_yusuf(rival) else paid.rival_dinars
    state.gain_pp(rival, points, FROM_RIVALS)
    state.everyone[rival].dinars += dinars
    if state.listener is not None:
        state.listener(events.RivalPaid(state.book.city_names[city], int(rival), int(dinars), int(points)))
