"""Whether a main action or an effect is possible, and what it costs at least."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika.book import MATERIALS, key
from granada.games.sabika.packed import holds
from granada.games.sabika.player import EXPORTING, NO_TILE, STOREHOUSES, TILES_EACH

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

IMPOSSIBLE: Final[i64] = -1
BLUE: Final[i64] = 0
RED: Final[i64] = 1
GREY: Final[i64] = 2
PLACES_OF_PILE: Final[i64] = 2

CARVE_COST: Final = key("carve_cost")
ROUTE_COST: Final = key("route_cost")
CONSOLIDATE_COST: Final = key("consolidate_cost")


def can_act(state: "SabikaState", seat: i64, action: i64, pile: i64) -> bool:
    needed = need(state, seat, action, pile)
    return needed != IMPOSSIBLE and needed <= state.everyone[seat].means()


def need(state: "SabikaState", seat: i64, action: i64, pile: i64) -> i64:
    """The dinars without which the action is impossible; IMPOSSIBLE if no money would help."""
    player = state.everyone[seat]
    if action == b.STOREHOUSE:
        return 0 if can_expand(state, seat, pile) or has_store_bonus(state, seat) else IMPOSSIBLE
    if action == b.CONSTRUCTION:
        return 0 if can_build_major(state, seat) or can_build_minor(state, seat) else IMPOSSIBLE
    if action == b.MAJOR_CONSTRUCTION:
        return 0 if can_build_major(state, seat) else IMPOSSIBLE
    if action == b.MINOR_CONSTRUCTION:
        return 0 if can_build_minor(state, seat) else IMPOSSIBLE
    if action == b.EXPORT:
        return _need_to_export(state, seat)
    if action == b.CONSOLIDATE:
        for ship in player.ships:
            if ship == EXPORTING:
                return state.modified(seat, CONSOLIDATE_COST, 0)
        return IMPOSSIBLE
    if action == b.PRODUCE:
        return 0 if player.presence() > 0 or player.raws() > 0 else IMPOSSIBLE
    if action == b.CARVE:
        return _need_to_carve(state, seat)
    if action == b.REACTIVATE:
        for poem in player.red:
            if not holds(state.resolving, poem):
                return 0
        return IMPOSSIBLE
    return 0


def can_expand(state: "SabikaState", seat: i64, pile: i64) -> bool:
    player = state.everyone[seat]
    for storehouse in range(STOREHOUSES):
        if player.expansions(storehouse) < TILES_EACH:
            for place in range(len(state.store_tiles)):
                if reaches(pile, place) and state.store_tiles[place] != NO_TILE:
                    return True
            return False
    return False


def reaches(pile: i64, place: i64) -> bool:
    """Whether a worker at a pile can reach a place of the storehouse tiles; without a worker, all of them."""
    return pile == b.ANY_PILE or place // PLACES_OF_PILE == pile


def has_any(places: vec[i64]) -> bool:
    """Whether something lies on one of the places."""
    for item in places:
        if item >= 0:
            return True
    return False


def has_store_bonus(state: "SabikaState", seat: i64) -> bool:
    player = state.everyone[seat]
    for storehouse in range(STOREHOUSES):
        if player.visible_tile(storehouse) != NO_TILE:
            return True
    return False


def can_build_major(state: "SabikaState", seat: i64) -> bool:
    if state.everyone[seat].stock[state.book.major_base] > 0:
        era = state.era
        for tile in state.majors:
            if state.book.major_era[tile] == era:
                return True
    return False


def can_build_minor(state: "SabikaState", seat: i64) -> bool:
    player = state.everyone[seat]
    for card in state.minors:
        if card >= 0 and player.stock[state.book.minor_base[card]] > 0:
            return True
    return False


def _need_to_export(state: "SabikaState", seat: i64) -> i64:
    player = state.everyone[seat]
    cheapest = IMPOSSIBLE
    if player.goods() > 0:
        costs = state.route_costs(seat, state.modifier(seat, ROUTE_COST))
        for city in range(len(costs) - 1):
            if not player.is_present(city) and (cheapest == IMPOSSIBLE or costs[city] < cheapest):
                cheapest = costs[city]
    return cheapest


def _need_to_carve(state: "SabikaState", seat: i64) -> i64:
    player = state.everyone[seat]
    if not has_carving_material(state, seat):
        return IMPOSSIBLE
    cheapest = IMPOSSIBLE
    if has_any(state.poems):
        cheapest = min(carve_cost(state, seat, BLUE), carve_cost(state, seat, RED))
    if state.greys and len(player.grey) < state.book.most_grey:
        grey = carve_cost(state, seat, GREY)
        cheapest = grey if cheapest == IMPOSSIBLE else min(cheapest, grey)
    return cheapest


def has_carving_material(state: "SabikaState", seat: i64) -> bool:
    stock, bases = state.everyone[seat].stock, state.book.carve_bases
    for material in range(len(MATERIALS)):
        if stock[material] > 0 and holds(bases, material):
            return True
    return False


def carve_cost(state: "SabikaState", seat: i64, colour: i64) -> i64:
    player, book = state.everyone[seat], state.book
    carved: i64 = len(player.blue) if colour == BLUE else len(player.red) if colour == RED else len(player.grey)
    return state.modified(seat, CARVE_COST, book.carve_costs[colour] + carved * book.carve_step)


def can_do(state: "SabikaState", seat: i64, node: i64) -> bool:
    """Whether an effect would bring anything at all."""
    book, player = state.book, state.everyone[seat]
    kind = book.kinds[node]
    if kind == b.ACTION:
        return can_act(state, seat, book.figures[node], b.ANY_PILE)
    if kind == b.THEN or kind == b.OR:
        for part in book.inside[node]:
            if can_do(state, seat, part):
                return True
        return False
    if kind == b.RAW or kind == b.GOOD:
        return has_any(state.raws)
    if kind == b.PROCESS:
        return player.raws() > 0
    if kind == b.CITY_BONUS:
        return player.presence() > 0
    if kind == b.STOREHOUSE_BONUS:
        return has_store_bonus(state, seat)
    return True
