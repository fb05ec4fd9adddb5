"""Why a move is not legal, in a word that every language has a sentence for.

What is legal is decided by `AlhambraState.legal_codes` alone; this only finds the reason afterwards.
"""

from enum import StrEnum
from typing import TYPE_CHECKING

from granada.games.alhambra.components import WALLS, currency_of
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
    thing_of,
)
from granada.games.alhambra.palace import Palace
from granada.games.alhambra.phase import ACTION, LAST_TILES, PAYMENT, PLACING, REDESIGNING
from granada.kernel.errors import Reason

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


class AlhambraReason(StrEnum):
    NOT_ON_DISPLAY = "alhambra-not-on-display"
    TOO_MUCH_MONEY = "alhambra-too-much-money"
    NOT_ON_MARKET = "alhambra-not-on-market"
    TOO_DEAR = "alhambra-too-dear"
    WRONG_CURRENCY = "alhambra-wrong-currency"
    NOT_IN_HAND = "alhambra-not-in-hand"
    HIGH_CARDS_FIRST = "alhambra-high-cards-first"
    PRICE_OUT_OF_REACH = "alhambra-price-out-of-reach"
    PRICE_NOT_PAID = "alhambra-price-not-paid"
    NOT_IN_PALACE = "alhambra-not-in-palace"
    NOT_IN_RESERVE = "alhambra-not-in-reserve"
    NOT_BOUGHT = "alhambra-not-bought"
    OTHER_TILE = "alhambra-other-tile"
    CUTS_OFF = "alhambra-cuts-off"
    LEAVES_HOLE = "alhambra-leaves-hole"
    FITS_NOWHERE = "alhambra-fits-nowhere"
    WALLS_DO_NOT_MATCH = "alhambra-walls-do-not-match"
    CELL_TAKEN = "alhambra-cell-taken"
    NOT_ADJACENT = "alhambra-not-adjacent"
    NOT_REACHABLE = "alhambra-not-reachable"
    NO_DIRK = "alhambra-no-dirk"
    CAN_ACT = "alhambra-can-act"


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


def explain(state: "AlhambraState", code: int, seat: int) -> str:
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


def _take(state: "AlhambraState", code: int) -> str:
    cards = cards_of(code)
    if any(cards.count(card) > state.display.count(card) for card in cards):
        return AlhambraReason.NOT_ON_DISPLAY
    return AlhambraReason.TOO_MUCH_MONEY


def _pay(state: "AlhambraState", card: int, seat: int) -> str:
    if currency_of(card) != state.currency_asked():
        return AlhambraReason.WRONG_CURRENCY
    if card not in state.hand(seat):
        return AlhambraReason.NOT_IN_HAND
    if state.paid and card > state.paid[-1]:
        return AlhambraReason.HIGH_CARDS_FIRST
    return AlhambraReason.PRICE_OUT_OF_REACH


def _withdraw(palace: Palace, tile: int) -> str:
    cell = palace.cell_of(tile)
    if cell < 0:
        return AlhambraReason.NOT_IN_PALACE
    return AlhambraReason.LEAVES_HOLE if palace.is_enclosed(cell) else AlhambraReason.CUTS_OFF


def _lay_down(state: "AlhambraState", code: int, seat: int) -> str:
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


def _place(palace: Palace, tile: int, cell: int) -> str:
    if not palace.is_empty(cell):
        return AlhambraReason.CELL_TAKEN
    if not palace.touches(cell):
        return AlhambraReason.NOT_ADJACENT
    if not palace.walls_match(WALLS[tile], cell):
        return AlhambraReason.WALLS_DO_NOT_MATCH
    if not palace.is_reached(cell):
        return AlhambraReason.NOT_REACHABLE
    return AlhambraReason.LEAVES_HOLE
