"""What a player does in a turn: taking money, buying, placing (points 5 to 10)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.alhambra.positions import (
    about_to_place,
    arrange,
    buy,
    hand,
    options,
    play,
    position,
    refusal,
    verbs,
)

MONEY = [f"{currency}-{value}" for currency in ("florin", "dirham", "dinar", "ducat") for value in range(1, 10)]


def takes(display: str) -> list[str]:
    return sorted(text for text in options(arrange(display=display)) if text.startswith("take"))


# Taking money.


def test_any_single_card_may_be_taken() -> None:
    assert takes("florin-9 dirham-8 dinar-7 ducat-6") == [
        "take dinar-7",
        "take dirham-8",
        "take ducat-6",
        "take florin-9",
    ]


def test_several_cards_of_any_currency_may_be_taken_if_they_are_worth_five_at_most() -> None:
    assert takes("florin-1 florin-2 dinar-2 ducat-4") == [
        "take dinar-2",
        "take ducat-4",
        "take florin-1",
        "take florin-1 dinar-2",
        "take florin-1 ducat-4",
        "take florin-1 florin-2",
        "take florin-1 florin-2 dinar-2",
        "take florin-2",
        "take florin-2 dinar-2",
    ]


def test_even_all_four_cards_may_be_taken() -> None:
    state = arrange(display="florin-1 florin-1 dinar-1 ducat-2")
    play(state, "take florin-1 florin-1 dinar-1 ducat-2")
    assert hand(state, 0) == ["florin-1", "florin-1", "dinar-1", "ducat-2"]


def test_equal_cards_are_one_choice_not_two() -> None:
    assert takes("dinar-2 dinar-2 dinar-2 ducat-9") == ["take dinar-2", "take dinar-2 dinar-2", "take ducat-9"]


@given(st.lists(st.sampled_from(MONEY), max_size=4).filter(lambda cards: all(cards.count(card) <= 3 for card in cards)))
def test_of_any_display_every_single_card_and_every_set_worth_five_at_most_may_be_taken(cards: list[str]) -> None:
    sets = {
        tuple(sorted(some, key=MONEY.index))
        for count in range(1, len(cards) + 1)
        for some in combinations(cards, count)
        if count == 1 or sum(int(card[-1]) for card in some) <= 5
    }
    assert takes(" ".join(cards)) == sorted(" ".join(("take", *some)) for some in sets)


def test_a_single_card_may_be_worth_more_than_five_but_two_may_not() -> None:
    state = arrange(display="florin-1 dirham-5 dinar-9 ducat-9")
    assert "take florin-1 dirham-5" not in options(state)
    assert "take dirham-5" in options(state)


def test_taking_money_ends_the_turn_and_the_display_is_full_again() -> None:
    state = arrange(display="florin-1 dirham-2 dinar-9 ducat-9", next_cards="dinar-5 dinar-6")
    play(state, "take florin-1 dirham-2")
    assert state.to_move == 1
    assert position(state)["display"] == ["dinar-9", "ducat-9", "dinar-5", "dinar-6"]


# Buying.


@pytest.mark.parametrize("currency", ["florin", "dirham", "dinar", "ducat"])
def test_a_tile_costs_money_of_its_market_space_only(currency: str) -> None:
    everything_else = " ".join(
        f"{other}-9 {other}-9" for other in ("florin", "dirham", "dinar", "ducat") if other != currency
    )
    state = arrange(hands={0: everything_else, 1: f"{currency}-7"}, market={currency: "arcades-7es"})
    assert "buy arcades-7es" not in options(state)
    play(state, "take " + position(state)["display"][0])
    assert "buy arcades-7es" in options(state)


def test_a_tile_can_be_bought_only_with_enough_money() -> None:
    assert "buy tower-13e" not in options(arrange(hands={0: "dinar-9 dinar-3"}, market={"dinar": "tower-13e"}))
    assert "buy tower-13e" in options(arrange(hands={0: "dinar-9 dinar-4"}, market={"dinar": "tower-13e"}))


def test_paying_too_much_is_allowed_although_the_exact_price_was_possible() -> None:
    state = arrange(hands={0: "dinar-7 dinar-8"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-8")
    assert verbs(state) == {"place", "reserve"}


def test_superfluous_cards_may_be_paid_on_top_of_the_price() -> None:
    state = arrange(hands={0: "dinar-7 dinar-3 dinar-1"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-7", "dinar-3", "dinar-1")
    assert hand(state, 0) == []
    assert verbs(state) == {"place", "reserve"}


def test_paid_cards_go_to_the_discard_at_once() -> None:
    state = arrange(hands={0: "dinar-7 dinar-2"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-7")
    assert position(state)["discard"] == ["dinar-7"]
    assert hand(state, 0) == ["dinar-2"]


def test_after_an_exact_payment_the_player_acts_again_and_cannot_stop_there() -> None:
    state = arrange(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-7")
    assert state.to_move == 0
    assert verbs(state) == {"take"}


def test_nothing_is_refilled_during_a_turn() -> None:
    state = arrange(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"})
    before = position(state)
    buy(state, "arcades-7es", "dinar-7")
    after = position(state)
    assert after["market"][2] is None
    assert after["bag"] == before["bag"]
    play(state, f"take {after['display'][0]}")
    assert len(position(state)["display"]) == 3
    assert position(state)["deck"] == before["deck"]
    play(state, "reserve arcades-7es")
    assert None not in position(state)["market"]
    assert len(position(state)["display"]) == 4


# Placing.


def test_bought_tiles_are_placed_only_at_the_end_of_the_turn() -> None:
    state = arrange(hands={0: "dinar-7"}, market={"dinar": "arcades-7es"})
    buy(state, "arcades-7es", "dinar-7")
    assert refusal(state, "place arcades-7es -1,0") == "not-now"
    play(state, f"take {position(state)['display'][0]}")
    play(state, "place arcades-7es 1,0")
    assert position(state)["palaces"][0] == [["arcades-7es", "1,0"]]


def test_a_tile_bought_in_this_turn_cannot_be_used_for_redesigning_in_it() -> None:
    state = arrange(
        hands={0: "dinar-7"},
        market={"dinar": "arcades-7es"},
        palaces={0: {"pavilion-4es": "1,0"}},
        reserves={0: "pavilion-6n"},
    )
    buy(state, "arcades-7es", "dinar-7")
    assert {text for text in options(state) if "arcades-7es" in text} == set()
    assert {text for text in options(state) if text.startswith("use")} == {"use pavilion-6n"}


def test_several_bought_tiles_may_be_placed_in_any_order() -> None:
    """The cell of the second tile touches nothing but the first, whichever of the two that is."""
    for order in (("tower-11", "tower-12"), ("tower-12", "tower-11")):
        state = arrange(hands={0: "dinar-9 dinar-2 ducat-9 ducat-9"}, market={"dinar": "tower-11", "ducat": "tower-12"})
        buy(state, "tower-11", "dinar-9", "dinar-2")
        buy(state, "tower-12", "ducat-9", "ducat-9")
        play(state, f"place {order[0]} 1,0")
        assert state.to_move == 0
        play(state, f"place {order[1]} 2,0")
        assert state.to_move == 1
        assert position(state)["palaces"][0] == [[order[0], "1,0"], [order[1], "2,0"]]


def test_a_tile_may_be_reserved_although_it_could_be_built() -> None:
    state = about_to_place("tower-11")
    assert "place tower-11 1,0" in options(state)
    play(state, "reserve tower-11")
    assert position(state)["reserves"][0] == ["tower-11"]


def test_the_reserve_has_no_limit() -> None:
    most = " ".join(name for name in arrange().census() if name.startswith(("garden", "tower", "chambers")))
    state = about_to_place("arcades-9", reserves={0: most})
    play(state, "reserve arcades-9")
    assert len(position(state)["reserves"][0]) == 32


def test_a_placed_tile_needs_an_open_side_towards_the_palace() -> None:
    state = about_to_place("pavilion-2new")
    assert {text for text in options(state) if "place" in text} == {"place pavilion-2new 0,1"}


def test_a_turn_goes_round_the_table() -> None:
    state = arrange(4, seat=2)
    order = []
    for _ in range(5):
        order.append(state.to_move)
        play(state, f"take {position(state)['display'][0]}")
    assert order == [2, 3, 0, 1, 2]
