"""Why a move is not legal, and obstacles.

`AlhambraState.legal_codes` alone decides whether a move is legal; this module only finds the reason afterwards.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.alhambra.components import (
    COSTS,
    CURRENCIES,
    CURRENCY_NAMES,
    NO_TILE,
    TILE_NAMES,
    WALLS,
    currency_of,
)
from granada.games.alhambra.moves import (
    BUY,
    PASS,
    PAY,
    PLACE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    cards_of,
    cell_of,
    kind_of,
    place_code,
    thing_of,
    with_thing,
)
from granada.games.alhambra.palace import STEP, Palace, cell_name
from granada.games.alhambra.phase import ACTION, LAST_TILES, PAYMENT, PLACING, REDESIGNING
from granada.games.alhambra.reasons import AlhambraReason
from granada.kernel.choice import Message, Obstacle
from granada.kernel.errors import Reason
from granada.kernel.obstacles import Refusals

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


PHASES_OF = {
    TAKE: (ACTION,),
    BUY: (ACTION,),
    WITHDRAW: (ACTION,),
    USE: (ACTION,),
    PASS: (ACTION,),
    PAY: (PAYMENT,),
    SETTLE: (PAYMENT,),
    SWAP: (REDESIGNING,),
}
ELSEWHERE = (REDESIGNING, PLACING, LAST_TILES)


def explain(state: "AlhambraState", code: i64, seat: i64) -> str:
    """The reason why this move of a seat that may decide now is not legal."""
    kind = kind_of(code)
    if state.phase not in PHASES_OF.get(kind, ELSEWHERE):
        return Reason.NOT_NOW
    if kind == TAKE:
        return _take(state, code)
    if kind == BUY:
        on_market = thing_of(code) in state.market
        return AlhambraReason.TOO_DEAR if on_market else AlhambraReason.NOT_ON_MARKET
    if kind == PAY:
        return _pay(state, thing_of(code), seat)
    if kind == SETTLE:
        return AlhambraReason.PRICE_NOT_PAID
    if kind == WITHDRAW:
        return _withdraw(state.palaces[seat], thing_of(code))
    if kind == USE:
        in_reserve = thing_of(code) in state.reserves[seat]
        return AlhambraReason.FITS_NOWHERE if in_reserve else AlhambraReason.NOT_IN_RESERVE
    if kind == PASS:
        return AlhambraReason.CAN_ACT
    return _lay_down(state, code, seat)


def _take(state: "AlhambraState", code: i64) -> str:
    cards = cards_of(code)
    if any(cards.count(card) > state.display.count(card) for card in cards):
        return AlhambraReason.NOT_ON_DISPLAY
    return AlhambraReason.TOO_MUCH_MONEY


def _pay(state: "AlhambraState", card: i64, seat: i64) -> str:
    if currency_of(card) != state.currency_asked():
        return AlhambraReason.WRONG_CURRENCY
    if card not in state.hand(seat):
        return AlhambraReason.NOT_IN_HAND
    if state.paid and card > state.paid[-1]:
        return AlhambraReason.HIGH_CARDS_FIRST
    return AlhambraReason.PRICE_OUT_OF_REACH


def _withdraw(palace: Palace, tile: i64) -> str:
    cell = palace.cell_of(tile)
    if cell < 0:
        return AlhambraReason.NOT_IN_PALACE
    return AlhambraReason.LEAVES_HOLE if palace.is_enclosed(cell) else AlhambraReason.CUTS_OFF


def _lay_down(state: "AlhambraState", code: i64, seat: i64) -> str:
    kind, tile, palace = kind_of(code), thing_of(code), state.palaces[seat]
    if state.phase == REDESIGNING:
        if kind not in (PLACE, SWAP):
            return Reason.NOT_NOW
        if tile != state.wanted:
            return AlhambraReason.OTHER_TILE
    elif tile not in (state.bought if state.phase == PLACING else state.won[seat]):
        return AlhambraReason.NOT_BOUGHT
    if kind == PLACE:
        return _place(palace, tile, cell_of(code))
    if kind == SWAP:
        in_palace = palace.cell_of(thing_of(code, 1)) >= 0
        return AlhambraReason.WALLS_DO_NOT_MATCH if in_palace else AlhambraReason.NOT_IN_PALACE
    return Reason.NOT_NOW if state.players == 2 else AlhambraReason.NO_DIRK


def _place(palace: Palace, tile: i64, cell: i64) -> str:
    if not palace.is_empty(cell):
        return AlhambraReason.CELL_TAKEN
    if not palace.touches(cell):
        return AlhambraReason.NOT_ADJACENT
    if not palace.walls_match(WALLS[tile], cell):
        return AlhambraReason.WALLS_DO_NOT_MATCH
    if not palace.is_reached(cell):
        return AlhambraReason.NOT_REACHABLE
    return AlhambraReason.LEAVES_HOLE


# Where a person would try.

ELSEWHERE_IN_PALACE = "palace:"
"""All empty cells that touch no tile."""


def obstacles(state: "AlhambraState", seat: i64, codes: vec[i64]) -> tuple[Obstacle, ...]:
    """Everything on the board that cannot be chosen, by reason. Payments are offered whole, so nobody tries cards."""
    if state.phase == ACTION:
        return _refused_actions(state, seat, codes)
    tiles: list[int] = []
    for code in codes:
        if thing_of(code) not in tiles:
            tiles.append(int(thing_of(code)))
    refused: tuple[Obstacle, ...] = ()
    for tile in tiles:
        step = f"tile:{TILE_NAMES[tile]}" if len(tiles) > 1 else ""
        refused = (*refused, *_refused_cells(state, seat, tile, codes, step))
    far = Message(f"reason-{AlhambraReason.NOT_ADJACENT}")
    return (*refused, Obstacle(far, (ELSEWHERE_IN_PALACE,)))


def _refused_actions(state: "AlhambraState", seat: i64, codes: vec[i64]) -> tuple[Obstacle, ...]:
    """Tiles that are too dear, those that have to stay in the palace, and those that have to stay in the reserve."""
    refusals, palace = Refusals(), state.palaces[seat]
    for space in range(CURRENCIES):
        bought: i64 = state.market[space]
        if bought != NO_TILE and with_thing(BUY, bought) not in codes:
            missing = COSTS[bought] - state.sums[seat * CURRENCIES + space]
            reason = Message(f"why-{AlhambraReason.TOO_DEAR}", (f"{CURRENCY_NAMES[space]}-{missing}",))
            refusals.add(reason, f"market:{TILE_NAMES[bought]}")
    for cell in palace.cells[1:]:
        _try(state, seat, codes, with_thing(WITHDRAW, palace.tile_on(cell)), f"cell:{cell_name(cell)}", refusals)
    for tile in state.reserves[seat]:
        _try(state, seat, codes, with_thing(USE, tile), f"tile:{TILE_NAMES[tile]}", refusals)
    return refusals.obstacles()


def _refused_cells(state: "AlhambraState", seat: i64, tile: i64, codes: vec[i64], step: str) -> tuple[Obstacle, ...]:
    """The empty cells beside the palace on which the tile does not fit; in a redesign also the tiles for which it
    cannot be swapped."""
    refusals, palace = Refusals(), state.palaces[seat]
    tried: list[int] = []
    for cell in palace.cells:
        for direction in STEP:
            beside = cell + direction
            if palace.is_empty(beside) and beside not in tried:
                tried.append(int(beside))
                _try(state, seat, codes, place_code(tile, beside), f"cell:{cell_name(beside)}", refusals)
    if state.phase == REDESIGNING:
        for cell in palace.cells[1:]:
            code = with_thing(with_thing(SWAP, tile), palace.tile_on(cell), 1)
            _try(state, seat, codes, code, f"cell:{cell_name(cell)}", refusals)
    elif len(palace.sites(WALLS[tile])) == 0:
        refusals.add(Message(f"reason-{AlhambraReason.FITS_NOWHERE}"), f"tile:{TILE_NAMES[tile]}")
    return refusals.obstacles(step)


def _try(state: "AlhambraState", seat: i64, codes: vec[i64], code: i64, place: str, refusals: Refusals) -> None:
    if code not in codes:
        refusals.add(Message(f"reason-{explain(state, code, seat)}"), place)
