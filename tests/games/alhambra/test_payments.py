"""Payments: card by card from high to low, so that each can be entered in exactly one way."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.alhambra.positions import arrange, hand, options, play, position

from granada.games.alhambra.state import AlhambraState

PRICED = {2: "pavilion-2new", 6: "pavilion-6n", 10: "garden-10", 13: "tower-13e"}


def all_payments(state: AlhambraState, tile: str) -> list[tuple[str, ...]]:
    """Every payment that buy, pay and settle lead to, once for each way that leads there."""
    play(state, f"buy {tile}")
    found = []

    def go_on(state: AlhambraState) -> None:
        for text in options(state):
            if text == "settle":
                found.append(tuple(sorted(position(state)["paid"])))
            else:
                after = state.clone()
                play(after, text)
                go_on(after)

    go_on(state)
    return found


def all_sufficient_subsets(cards: list[str], price: int) -> set[tuple[str, ...]]:
    return {
        tuple(sorted(some))
        for count in range(1, len(cards) + 1)
        for some in combinations(cards, count)
        if sum(int(card.split("-")[1]) for card in some) >= price
    }


def check(dinars: str, price: int) -> None:
    state = arrange(hands={0: f"{dinars} ducat-9 florin-9"}, market={"dinar": PRICED[price]})
    wanted = all_sufficient_subsets(dinars.split(), price)
    payments = all_payments(state, PRICED[price]) if wanted else []
    assert Counter(payments) == Counter(wanted)


@pytest.mark.parametrize("price", PRICED)
@pytest.mark.parametrize(
    "dinars",
    [
        "dinar-9 dinar-9",
        "dinar-1 dinar-2 dinar-3 dinar-4 dinar-5",
        "dinar-5 dinar-5 dinar-5",
        "dinar-7 dinar-7 dinar-6 dinar-6 dinar-1",
        "dinar-1 dinar-1 dinar-1 dinar-2 dinar-2 dinar-9",
    ],
)
def test_every_sufficient_set_of_cards_can_be_paid_in_exactly_one_way(dinars: str, price: int) -> None:
    check(dinars, price)


@given(
    st.lists(st.integers(1, 9), max_size=7).filter(lambda values: all(values.count(value) <= 3 for value in values)),
    st.sampled_from(sorted(PRICED)),
)
def test_any_hand_offers_all_its_sufficient_sets_once(values: list[int], price: int) -> None:
    check(" ".join(f"dinar-{value}" for value in values), price)


def test_a_started_payment_can_always_be_finished() -> None:
    state = arrange(hands={0: "dinar-9 dinar-2 dinar-1"}, market={"dinar": "garden-10"})
    play(state, "buy garden-10")
    assert options(state) == ["pay dinar-9"]
    play(state, "pay dinar-9")
    assert options(state) == ["pay dinar-1", "pay dinar-2"]


def test_only_settling_spends_the_money_for_good() -> None:
    state = arrange(hands={0: "dinar-9 dinar-2"}, market={"dinar": "garden-10"})
    play(state, "buy garden-10", "pay dinar-9")
    assert position(state)["paid"] == ["dinar-9"]
    assert position(state)["discard"] == []
    assert hand(state, 0) == ["dinar-2"]
    play(state, "pay dinar-2", "settle")
    assert position(state)["discard"] == ["dinar-9", "dinar-2"]
    assert position(state)["bought"] == ["garden-10"]
