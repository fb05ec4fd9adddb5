"""The end of the game (points 23 to 25)."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.alhambra.positions import arrange, buy, hand, options, play, position, refusal

from granada.games.alhambra.state import AlhambraState

MARKET = {"florin": "pavilion-8", "dirham": "seraglio-9", "dinar": "arcades-7es", "ducat": "tower-12"}


def before_the_last_purchase(hands: Mapping[int, str], players: int = 3, bag: str = "", **more: Any) -> AlhambraState:
    """Seat 0 can buy the arcades for eight dinars; the bag may be empty."""
    hands = {**hands, 0: f"dinar-8 {hands.get(0, '')}"}
    return arrange(players, hands=hands, market=MARKET, bag=bag, **more)


def after_the_last_purchase(hands: Mapping[int, str], players: int = 3, **more: Any) -> AlhambraState:
    state = before_the_last_purchase(hands, players, **more)
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    return state


# When it comes.


def test_an_empty_bag_with_four_tiles_on_the_market_does_not_end_the_game() -> None:
    state = before_the_last_purchase({})
    play(state, f"take {position(state)['display'][0]}")
    assert not state.over
    assert state.to_move == 1
    assert position(state)["phase"] == "action"


def test_the_last_tile_of_the_bag_does_not_end_the_game_if_it_fills_the_market() -> None:
    state = after_the_last_purchase({1: "florin-9"}, bag="garden-10")
    assert position(state)["bag"] == []
    assert position(state)["phase"] == "action"
    assert state.to_move == 1


def test_the_game_ends_when_the_market_cannot_be_filled() -> None:
    state = after_the_last_purchase({1: "florin-9"})
    assert position(state)["phase"] == "last-tiles"
    assert state.deciders == (1,)


def test_the_market_is_filled_as_far_as_possible_before_the_last_tiles_are_handed_out() -> None:
    state = before_the_last_purchase({0: "ducat-9 ducat-3", 1: "dinar-1", 2: "ducat-1"}, bag="garden-10")
    buy(state, "tower-12", "ducat-9", "ducat-3")
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es", "reserve tower-12")
    assert position(state)["won"] == [[], ["garden-10"], []]
    assert position(state)["market"] == ["pavilion-8", "seraglio-9", None, None]


def test_the_round_is_not_played_out() -> None:
    state = after_the_last_purchase({1: "florin-9"}, seat=0)
    assert refusal(state, f"take {position(state)['display'][0]}", seat=1) == "not-now"


# The last tiles.


def test_each_last_tile_goes_to_who_alone_has_most_money_of_its_currency() -> None:
    state = after_the_last_purchase({0: "florin-9", 1: "florin-5 florin-5 dirham-1", 2: "ducat-2 dirham-2"})
    assert position(state)["won"] == [[], ["pavilion-8"], ["seraglio-9", "tower-12"]]


def test_one_player_may_get_several_last_tiles() -> None:
    state = after_the_last_purchase({2: "florin-1 dirham-1 ducat-1"})
    assert position(state)["won"] == [[], [], ["pavilion-8", "seraglio-9", "tower-12"]]


def test_price_does_not_matter_and_nothing_is_paid() -> None:
    state = after_the_last_purchase({1: "ducat-1"})
    assert position(state)["won"][1] == ["tower-12"]
    assert hand(state, 1) == ["ducat-1"]


def test_the_sum_decides_not_the_number_of_cards() -> None:
    state = after_the_last_purchase({1: "ducat-1 ducat-1 ducat-2", 2: "ducat-9"})
    assert position(state)["won"][2] == ["tower-12"]


def test_money_spent_on_the_last_purchase_does_not_count() -> None:
    state = before_the_last_purchase({0: "ducat-9 ducat-9 ducat-1", 1: "ducat-2"}, bag="")
    buy(state, "tower-12", "ducat-9", "ducat-9")
    play(state, "reserve tower-12")
    assert position(state)["market"] == ["pavilion-8", "seraglio-9", None, None]
    assert position(state)["won"] == [["arcades-7es"], [], []]


def test_a_last_tile_stays_on_the_market_if_several_have_equally_much() -> None:
    state = after_the_last_purchase({0: "ducat-5", 1: "ducat-5", 2: "ducat-3 florin-1"})
    assert position(state)["won"] == [[], [], ["pavilion-8"]]
    assert position(state)["market"][3] == "tower-12"


def test_a_last_tile_stays_on_the_market_if_nobody_has_its_currency() -> None:
    state = after_the_last_purchase({})
    assert state.over
    assert position(state)["market"] == ["pavilion-8", "seraglio-9", None, "tower-12"]


# Placing them.


def test_winners_may_build_their_last_tiles_by_the_rules_or_reserve_them() -> None:
    state = after_the_last_purchase({1: "ducat-1"}, palaces={1: {"tower-13e": "1,0"}})
    assert set(options(state)) == {
        "place tower-12 0,1",
        "place tower-12 0,-1",
        "place tower-12 -1,0",
        "place tower-12 1,1",
        "place tower-12 1,-1",
        "reserve tower-12",
    }


def test_nobody_redesigns_or_buys_at_the_end() -> None:
    state = after_the_last_purchase(
        {1: "ducat-1 florin-9"}, palaces={1: {"tower-13e": "1,0"}}, reserves={1: "garden-10"}
    )
    for move in ("withdraw tower-13e", "use garden-10", "buy seraglio-9", "take dinar-9", "pass"):
        assert refusal(state, move) == "not-now"


def test_last_tiles_cannot_be_given_to_dirk() -> None:
    state = after_the_last_purchase({1: "ducat-1"}, players=2)
    assert not [text for text in options(state) if text.startswith("give")]
    assert refusal(state, "give tower-12") == "not-now"


def test_winners_may_place_in_any_order_with_the_same_outcome() -> None:
    hands = {0: "florin-1", 1: "dirham-1", 2: "ducat-1"}
    moves = {0: "place pavilion-8 1,0", 1: "reserve seraglio-9", 2: "place tower-12 0,1"}
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = after_the_last_purchase(hands)
        assert state.deciders == (0, 1, 2)
        for arrived, seat in enumerate(order):
            assert set(state.deciders) == set(order[arrived:])
            play(state, moves[seat], seat=seat)
        ends.append((position(state), state.scores, state.winners))
    assert ends[0] == ends[1] == ends[2]


def test_who_has_placed_everything_decides_no_more() -> None:
    state = after_the_last_purchase({0: "florin-1", 2: "ducat-1"})
    play(state, "place tower-12 1,0", seat=2)
    assert state.deciders == (0,)
    assert refusal(state, "reserve tower-12", seat=2) == "not-your-turn"


def test_the_game_is_over_when_all_last_tiles_are_placed() -> None:
    state = after_the_last_purchase({1: "ducat-1"})
    play(state, "place tower-12 1,0")
    assert state.over
    assert state.to_move is None
    assert state.deciders == ()
    assert state.legal_moves() == []
    assert state.scores == (0, 21, 0)
    assert state.winners == (1,)


def test_last_tiles_that_were_built_count_in_the_third_scoring() -> None:
    state = after_the_last_purchase({0: "ducat-1"}, palaces={1: {"tower-11": "1,0"}})
    play(state, "place tower-12 1,0")
    assert state.scores == (17, 17, 0)


# Winners.


@pytest.mark.parametrize(
    ("scored", "winners"), [((5, 7, 3), (1,)), ((7, 5, 7), (0, 2)), ((4, 4, 4), (0, 1, 2)), ((0, 0, 0), (0, 1, 2))]
)
def test_most_points_win_and_equal_points_share_the_victory(scored: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = before_the_last_purchase({}, scored={1: scored})
    assert state.winners == ()
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert state.scores == scored
    assert state.winners == winners


def test_the_third_scoring_is_announced_even_if_an_earlier_one_was_skipped() -> None:
    state = after_the_last_purchase({1: "ducat-1"})
    view = state.view(0)
    assert view.phase == "last-tiles"
    assert view.sheets == ()
    assert view.if_scored_now is not None
    assert view.if_scored_now.round == 3
    assert view.next_scoring is None
