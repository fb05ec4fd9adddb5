"""Bonuses that are chosen: one of several effects, an offer, or the bonuses of other components."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.moves import ACCEPT, ACT_IN, ACTIVATE, BONUS_OF, CITY, DECLINE, OPTION
from granada.games.sabika.names import effects_of
from granada.games.sabika.packed import encode, holds, kind_of, only, thing_of
from granada.games.sabika.player import STOREHOUSES
from granada.games.sabika.possible import can_do
from granada.games.sabika.tasks import Kind, declare

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


class OneOf(Kind):
    """One of several effects."""

    def work(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
        possible = vec[i64]([])
        for part in state.book.inside[node]:
            if can_do(state, seat, part):
                possible = append(possible, part)
        if len(possible) > 1:
            return False
        state.drop()
        if len(possible) > 0:
            state.add(t.NODE, seat, possible[0], 0, source)
        return True

    def moves(self, state: "SabikaState", seat: i64, node: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for number in range(len(state.book.inside[node])):
            if can_do(state, seat, state.book.inside[node][number]):
                codes = append(codes, encode(OPTION, number))
        return codes

    def decide(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
        state.add(t.NODE, seat, state.book.inside[node][thing_of(code)], 0, source)

    def fits(self, state: "SabikaState", seat: i64, node: i64, other: i64) -> bool:
        return state.book.kinds[node] == b.OR


declare(t.PART, OneOf("option", "written", lies=t.ON_TOP))


class Offer(Kind):
    """An effect that may be declined."""

    def moves(self, state: "SabikaState", seat: i64, node: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        return append(append(codes, encode(ACCEPT)), encode(DECLINE))

    def decide(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
        if kind_of(code) == ACCEPT:
            state.add(t.NODE, seat, state.book.inside[node][0], 0, source)

    def fits(self, state: "SabikaState", seat: i64, node: i64, other: i64) -> bool:
        return state.book.kinds[node] == b.OPTIONAL

    def title(self, state: "SabikaState", node: i64, other: i64) -> tuple[object, ...]:
        return (effects_of(state.book)[node],)


declare(t.OFFER, Offer("offer", "written", lies=t.ON_TOP, words={"effect": "effect"}))


class OfferForPay(Offer):
    """An effect that must be paid for."""

    def work(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
        resource: i64 = state.book.figures[node]
        price: i64 = state.book.others[node]
        player = state.everyone[seat]
        if (player.means() if resource == b.DINAR else player.stock[resource]) >= price:
            return False
        state.drop()
        return True

    def decide(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
        if kind_of(code) == ACCEPT:
            state.add(t.NODE, seat, state.book.inside[node][0], 0, source)
            resource: i64 = state.book.figures[node]
            if resource == b.DINAR:
                state.charge(seat, state.book.others[node])
            else:
                state.use_up(seat, resource, state.book.others[node])

    def fits(self, state: "SabikaState", seat: i64, node: i64, other: i64) -> bool:
        return state.book.kinds[node] == b.PAY


declare(t.OFFER_FOR_PAY, OfferForPay("offer-for-pay", "written", lies=t.ON_TOP, words={"effect": "effect"}))


# Bonuses of other components. Each may be chosen once.


class EachOnce(Kind):
    """A number of bonuses; each component is chosen only once."""

    def __init__(self, name: str, components: str, move: i64) -> None:
        super().__init__(name, "number", components)
        self.move: i64 = move

    def components(self, state: "SabikaState", seat: i64, used: i64) -> list[int]:
        """The components that can still be chosen."""
        return []

    def bonus(self, state: "SabikaState", seat: i64, component: i64) -> i64:
        """The node of its effect."""
        return 0

    def work(self, state: "SabikaState", seat: i64, left: i64, used: i64, source: i64) -> bool:
        if left > 0 and self.components(state, seat, used):
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, left: i64, used: i64, codes: vec[i64]) -> vec[i64]:
        for component in self.components(state, seat, used):
            codes = append(codes, encode(self.move, component))
        return codes

    def decide(self, state: "SabikaState", seat: i64, left: i64, used: i64, source: i64, code: i64) -> None:
        """The bonus of the component, and then the same choice among the others."""
        component = thing_of(code)
        state.add(self.number, seat, left - 1, used | only(component), source)
        state.add(t.NODE, seat, self.bonus(state, seat, component), 0, source)


class CityBonuses(EachOnce):
    """City Bonuses of cities with presence."""

    def components(self, state: "SabikaState", seat: i64, used: i64) -> list[int]:
        return cities_for_bonus(state, seat, used)

    def bonus(self, state: "SabikaState", seat: i64, city: i64) -> i64:
        return state.book.city_bonus[state.city_tiles[city]]


declare(t.CITY_BONUSES, CityBonuses("city-bonuses", "cities", CITY), part=t.MAP_PART, rule="trade")


def cities_for_bonus(state: "SabikaState", seat: i64, used: i64) -> list[int]:
    player = state.everyone[seat]
    return [city for city in range(len(state.city_tiles)) if player.is_present(city) and not holds(used, city)]


class StorehouseBonuses(EachOnce):
    """Bonuses of the visible tiles on one's storehouses."""

    def components(self, state: "SabikaState", seat: i64, used: i64) -> list[int]:
        return stores_for_bonus(state, seat, used)

    def bonus(self, state: "SabikaState", seat: i64, store: i64) -> i64:
        return state.book.store_bonus[state.everyone[seat].visible_tile(store)]


declare(t.STOREHOUSE_BONUSES, StorehouseBonuses("storehouse-bonuses", "storehouses", ACTIVATE), rule="storehouses")


def stores_for_bonus(state: "SabikaState", seat: i64, used: i64) -> list[int]:
    player = state.everyone[seat]
    return [store for store in range(STOREHOUSES) if player.visible_tile(store) >= 0 and not holds(used, store)]


class MajorBonuses(EachOnce):
    """Bonuses of major tiles that nobody has built."""

    def components(self, state: "SabikaState", seat: i64, used: i64) -> list[int]:
        return [tile for tile in state.majors if state.book.major_era[tile] == state.era and not holds(used, tile)]

    def bonus(self, state: "SabikaState", seat: i64, tile: i64) -> i64:
        return state.book.major_bonus[tile]


declare(t.MAJOR_BONUSES, MajorBonuses("major-bonuses", "majors", BONUS_OF), part=t.DISPLAYS_PART)


class RedCityActions(EachOnce):
    """Actions of red cities with presence, if they are possible."""

    def components(self, state: "SabikaState", seat: i64, used: i64) -> list[int]:
        book = state.book
        return [
            city
            for city in cities_for_bonus(state, seat, used)
            if book.is_red[state.city_tiles[city]] and can_do(state, seat, book.consolidation[state.city_tiles[city]])
        ]

    def bonus(self, state: "SabikaState", seat: i64, city: i64) -> i64:
        return state.book.consolidation[state.city_tiles[city]]


declare(t.RED_CITY_ACTIONS, RedCityActions("red-cities", "cities", ACT_IN), part=t.MAP_PART, rule="consolidate")
