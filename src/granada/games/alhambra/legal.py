"""What may be done in Alhambra: every legal move, listed."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.alhambra.components import CARDS, COSTS, CURRENCIES, NO_TILE, VALUES, WALLS, value_of
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.moves import (
    BUY,
    GIVE,
    PASS,
    PAY,
    RESERVE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    place_code,
    with_thing,
)
from granada.games.alhambra.payment import highest_payable
from granada.games.alhambra.phase import ACTION, LAST_TILES, PAYMENT, PLACING, REDESIGNING

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState

MOST_FOR_SEVERAL: Final[i64] = CONTENT.money.most_for_several


def legal_codes(state: "AlhambraState", seat: i64) -> vec[i64]:
    codes = vec[i64]([])
    if state.phase == ACTION:
        codes = list_takes(state, codes)
        codes = list_purchases(state, codes, seat)
        codes = list_redesigns(state, codes, seat)
        if len(codes) == 0:
            codes = append(codes, PASS)
    elif state.phase == PAYMENT:
        codes = list_payments(state, codes, seat)
    elif state.phase == REDESIGNING:
        codes = list_sites(state, codes, seat, state.wanted)
        codes = list_swaps(state, codes, seat)
    elif state.phase == PLACING:
        for tile in state.bought:
            codes = list_sites(state, codes, seat, tile)
            codes = append(codes, with_thing(RESERVE, tile))
            if state.players == 2:
                codes = append(codes, with_thing(GIVE, tile))
    elif state.phase == LAST_TILES:
        for tile in state.won[seat]:
            codes = list_sites(state, codes, seat, tile)
            codes = append(codes, with_thing(RESERVE, tile))
    return codes


def list_takes(state: "AlhambraState", codes: vec[i64]) -> vec[i64]:
    """Any one card, or several that are worth no more than five together. Equal cards are the same choice."""
    cards = sorted(state.display)
    low: list[int] = []
    before = -1
    for card in cards:
        if card != before:
            codes = append(codes, with_thing(TAKE, card))
        if value_of(card) < MOST_FOR_SEVERAL:
            low.append(card)
        before = card
    for choice in range(3, 1 << len(low)):
        code, count, worth = TAKE, i64(0), i64(0)
        for index in range(len(low)):
            if choice >> index & 1:
                code = with_thing(code, low[index], count)
                worth += value_of(low[index])
                count += 1
        if count > 1 and worth <= MOST_FOR_SEVERAL and code not in codes:
            codes = append(codes, code)
    return codes


def list_purchases(state: "AlhambraState", codes: vec[i64], seat: i64) -> vec[i64]:
    for space in range(CURRENCIES):
        tile: i64 = state.market[space]
        if tile != NO_TILE and state.sums[seat * CURRENCIES + space] >= COSTS[tile]:
            codes = append(codes, with_thing(BUY, tile))
    return codes


def list_payments(state: "AlhambraState", codes: vec[i64], seat: i64) -> vec[i64]:
    """Cards of the right currency, none higher than the last one laid down, as long as the price stays within reach."""
    currency = state.currency_asked()
    owed = COSTS[state.wanted] - state.amount_paid()
    if owed <= 0:
        codes = append(codes, SETTLE)
    within_reach: i64 = 0
    for card in range(currency * VALUES, highest_payable(state, currency) + 1):
        held = state.hands[seat * CARDS + card]
        within_reach += held * value_of(card)
        if held > 0 and within_reach >= owed:
            codes = append(codes, with_thing(PAY, card))
    return codes


def list_redesigns(state: "AlhambraState", codes: vec[i64], seat: i64) -> vec[i64]:
    palace = state.palaces[seat]
    for cell in palace.removable():
        codes = append(codes, with_thing(WITHDRAW, palace.tile_on(cell)))
    for tile in state.reserves[seat]:
        if palace.can_use(WALLS[tile]):
            codes = append(codes, with_thing(USE, tile))
    return codes


def list_sites(state: "AlhambraState", codes: vec[i64], seat: i64, tile: i64) -> vec[i64]:
    for cell in state.palaces[seat].sites(WALLS[tile]):
        codes = append(codes, place_code(tile, cell))
    return codes


def list_swaps(state: "AlhambraState", codes: vec[i64], seat: i64) -> vec[i64]:
    palace = state.palaces[seat]
    for cell in palace.swap_sites(WALLS[state.wanted]):
        codes = append(codes, with_thing(with_thing(SWAP, state.wanted), palace.tile_on(cell), 1))
    return codes
