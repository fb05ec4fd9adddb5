"""Why a move is refused. `refusal` also checks that the state has not changed."""

from collections.abc import Callable

import pytest
from tests.games.alhambra.positions import (
    BLOCK,
    IN_A_ROW,
    about_to_place,
    about_to_redesign,
    arrange,
    buy,
    play,
    position,
    refusal,
)

from granada.games.alhambra import GAME
from granada.games.alhambra.reasons import AlhambraReason
from granada.games.alhambra.state import AlhambraState
from granada.kernel.errors import IllegalMove, Reason

DISPLAY = "florin-2 dirham-4 dinar-9 ducat-9"
CLOSED = {
    "pavilion-6n": "0,1",
    "pavilion-7e": "1,0",
    "seraglio-8s": "0,-1",
    "seraglio-7w": "-1,0",
    "pavilion-5nw": "-1,1",
    "seraglio-4ne": "1,1",
    "pavilion-4es": "1,-1",
    "pavilion-3sw": "-1,-1",
}
"""Three by three tiles with a wall all around them."""


def choosing() -> AlhambraState:
    return arrange(
        hands={0: "dinar-9 dinar-5 dinar-2 dinar-1"},
        display=DISPLAY,
        market={"dinar": "pavilion-6n", "ducat": "tower-11"},
        palaces={0: IN_A_ROW},
        reserves={0: "tower-12", 1: "tower-13e"},
    )


def paying(*cards: str) -> AlhambraState:
    state = choosing()
    play(state, "buy pavilion-6n", *(f"pay {card}" for card in cards))
    return state


def paying_from_five() -> AlhambraState:
    return paying("dinar-5")


def enclosed() -> AlhambraState:
    return arrange(palaces={0: BLOCK})


def closed() -> AlhambraState:
    return arrange(palaces={0: CLOSED}, reserves={0: "arcades-4nes"})


def redesigning() -> AlhambraState:
    return about_to_redesign("tower-13e", IN_A_ROW, market={"dinar": "pavilion-6n"})


def placing() -> AlhambraState:
    return about_to_place("tower-13e", IN_A_ROW)


def placing_beside_walls() -> AlhambraState:
    return about_to_place("tower-10w", {"pavilion-7e": "1,0"})


def placing_around_a_gap() -> AlhambraState:
    palace = {tile: cell for tile, cell in BLOCK.items() if tile not in ("pavilion-8", "arcades-9", "arcades-10")}
    return about_to_place("pavilion-8", palace)


def handing_out() -> AlhambraState:
    state = arrange(
        hands={0: "dinar-8", 1: "ducat-1"},
        market={"dinar": "arcades-7es", "ducat": "tower-12"},
        palaces={1: IN_A_ROW},
        reserves={1: "tower-11"},
        bag="",
    )
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    return state


def over() -> AlhambraState:
    state = handing_out()
    play(state, "reserve tower-12")
    return state


Refused = tuple[Callable[[], AlhambraState], str, str]

REFUSALS: list[Refused] = [
    (choosing, "take dinar-8", AlhambraReason.NOT_ON_DISPLAY),
    (choosing, "take florin-2 florin-2", AlhambraReason.NOT_ON_DISPLAY),
    (choosing, "take florin-2 dirham-4", AlhambraReason.TOO_MUCH_MONEY),
    (choosing, "take dinar-9 ducat-9", AlhambraReason.TOO_MUCH_MONEY),
    (choosing, "buy garden-12s", AlhambraReason.NOT_ON_MARKET),
    (choosing, "buy tower-12", AlhambraReason.NOT_ON_MARKET),
    (choosing, "buy tower-11", AlhambraReason.TOO_DEAR),
    (choosing, "withdraw tower-12", AlhambraReason.NOT_IN_PALACE),
    (choosing, "withdraw garden-10", AlhambraReason.CUTS_OFF),
    (choosing, "use tower-11", AlhambraReason.NOT_IN_RESERVE),
    (choosing, "use tower-13e", AlhambraReason.NOT_IN_RESERVE),
    (choosing, "pass", AlhambraReason.CAN_ACT),
    (choosing, "pay dinar-9", Reason.NOT_NOW),
    (choosing, "settle", Reason.NOT_NOW),
    (choosing, "swap tower-12 garden-11", Reason.NOT_NOW),
    (choosing, "place tower-12 3,0", Reason.NOT_NOW),
    (choosing, "reserve tower-12", Reason.NOT_NOW),
    (choosing, "give tower-12", Reason.NOT_NOW),
    (paying, "pay ducat-9", AlhambraReason.WRONG_CURRENCY),
    (paying, "pay dinar-8", AlhambraReason.NOT_IN_HAND),
    (paying, "pay dinar-2", AlhambraReason.PRICE_OUT_OF_REACH),
    (paying, "settle", AlhambraReason.PRICE_NOT_PAID),
    (paying, "take florin-2", Reason.NOT_NOW),
    (paying, "buy tower-11", Reason.NOT_NOW),
    (paying, "withdraw garden-11", Reason.NOT_NOW),
    (paying, "pass", Reason.NOT_NOW),
    (paying_from_five, "pay dinar-9", AlhambraReason.HIGH_CARDS_FIRST),
    (paying_from_five, "pay dinar-5", AlhambraReason.NOT_IN_HAND),
    (paying_from_five, "settle", AlhambraReason.PRICE_NOT_PAID),
    (enclosed, "withdraw pavilion-8", AlhambraReason.LEAVES_HOLE),
    (closed, "use arcades-4nes", AlhambraReason.FITS_NOWHERE),
    (redesigning, "place tower-11 3,0", AlhambraReason.OTHER_TILE),
    (redesigning, "swap tower-11 garden-11", AlhambraReason.OTHER_TILE),
    (redesigning, "swap tower-13e tower-11", AlhambraReason.NOT_IN_PALACE),
    (redesigning, "swap tower-13e garden-10", AlhambraReason.WALLS_DO_NOT_MATCH),
    (redesigning, "place tower-13e 2,0", AlhambraReason.CELL_TAKEN),
    (redesigning, "reserve tower-13e", Reason.NOT_NOW),
    (redesigning, "take florin-9", Reason.NOT_NOW),
    (placing, "place tower-12 3,0", AlhambraReason.NOT_BOUGHT),
    (placing, "reserve garden-10", AlhambraReason.NOT_BOUGHT),
    (placing, "place tower-13e 0,0", AlhambraReason.CELL_TAKEN),
    (placing, "place tower-13e 1,0", AlhambraReason.CELL_TAKEN),
    (placing, "place tower-13e 3,1", AlhambraReason.NOT_ADJACENT),
    (placing, "place tower-13e 0,40", AlhambraReason.NOT_ADJACENT),
    (placing, "place tower-13e 0,-40", AlhambraReason.NOT_ADJACENT),
    (placing, "place tower-13e 54,-54", AlhambraReason.NOT_ADJACENT),
    (placing, "place tower-13e -54,54", AlhambraReason.NOT_ADJACENT),
    (placing, "place tower-13e -1,0", AlhambraReason.WALLS_DO_NOT_MATCH),
    (placing, "give tower-13e", AlhambraReason.NO_DIRK),
    (placing, "swap tower-13e garden-10", Reason.NOT_NOW),
    (placing, "take florin-9", Reason.NOT_NOW),
    (placing_beside_walls, "place tower-10w 2,0", AlhambraReason.NOT_REACHABLE),
    (placing_around_a_gap, "place pavilion-8 1,1", AlhambraReason.LEAVES_HOLE),
    (handing_out, "reserve tower-11", AlhambraReason.NOT_BOUGHT),
    (handing_out, "place tower-12 1,0", AlhambraReason.CELL_TAKEN),
    (handing_out, "use tower-11", Reason.NOT_NOW),
    (handing_out, "give tower-12", AlhambraReason.NO_DIRK),
    (over, "reserve tower-12", Reason.GAME_OVER),
    (over, "pass", Reason.GAME_OVER),
]


@pytest.mark.parametrize(
    ("arranged", "move", "reason"), REFUSALS, ids=[f"{row[0].__name__}: {row[1]}" for row in REFUSALS]
)
def test_a_refused_move_says_why_and_changes_nothing(
    arranged: Callable[[], AlhambraState], move: str, reason: str
) -> None:
    assert refusal(arranged(), move) == reason


def test_every_reason_of_alhambra_is_given_somewhere_above() -> None:
    assert {reason for _, _, reason in REFUSALS} >= set(AlhambraReason)


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_a_move_out_of_turn_is_refused(seat: int) -> None:
    assert refusal(choosing(), "take florin-2", seat=seat) == Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "dance",
        "take",
        "take dinar-10",
        "take dinar-0",
        "take scoring-1",
        "take tower-11",
        "take florin-1 florin-1 florin-1 dinar-1 dinar-1",
        "buy",
        "buy dinar-9",
        "buy tower-14",
        "buy tower-11 tower-12",
        "pay",
        "pay dinar-1 dinar-2",
        "settle tower-11",
        "pass now",
        "withdraw fountain",
        "swap tower-11",
        "swap tower-11 fountain",
        "place tower-11",
        "place tower-11 here",
        "place tower-11 1",
        "place tower-11 1,2,3",
        "place tower-11 +1,0",
        "place tower-11 01,0",
        "place tower-11 1, 0",
        "place tower-11 99,0",
        "place tower-11 0,-99",
        "place 1,0 tower-11",
        "Buy tower-11",
        "tower-11 buy",
    ],
)
def test_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    assert refusal(choosing(), text) == Reason.NOT_UNDERSTOOD


def test_a_refusal_knows_the_move_and_the_seat() -> None:
    state = choosing()
    with pytest.raises(IllegalMove) as refused:
        state.play(GAME.parse(state, "buy tower-11"), 0)
    assert (refused.value.move, refused.value.seat) == ("buy tower-11", 0)


def test_every_move_that_is_not_listed_is_refused_with_a_reason() -> None:
    """No listed move is refused, and what was legal a move ago is not taken for legal now."""
    for arranged in (choosing, paying, redesigning, placing, handing_out):
        state = arranged()
        listed = {str(move) for move in state.legal_moves()}
        others = {move for _, move, _ in REFUSALS} - listed
        for move in others:
            assert refusal(state, move)
        for move in listed:
            twin = state.clone()
            play(twin, move)
            assert position(twin) != position(state)
