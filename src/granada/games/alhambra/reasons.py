"""The reasons why a move of Alhambra is not legal, each a word that every language has a sentence for."""

from enum import StrEnum


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
