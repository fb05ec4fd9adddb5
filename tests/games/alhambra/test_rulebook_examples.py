"""The examples that the rulebook itself works through, in its order."""

import pytest
from tests.games.alhambra.positions import (
    about_to_place,
    arrange,
    buy,
    grown,
    hand,
    new,
    options,
    play,
    points_for,
    position,
    refusal,
)

from granada.games.alhambra.reasons import AlhambraReason


def test_the_two_left_cards_together_or_one_of_the_two_right_may_be_taken() -> None:
    state = arrange(display="dinar-2 florin-3 ducat-7 dirham-9")
    takes = [text for text in options(state) if text.startswith("take")]
    assert "take florin-3 dinar-2" in takes
    assert {"take ducat-7", "take dirham-9"} <= set(takes)
    assert not [text for text in takes if len(text.split()) > 2 and text != "take florin-3 dinar-2"]


def test_a_garden_for_ten_bought_with_eleven_dinars_ends_the_turn_without_change() -> None:
    state = arrange(hands={0: "dinar-8 dinar-3"}, market={"dinar": "garden-10"})
    buy(state, "garden-10", "dinar-8", "dinar-3")
    assert hand(state, 0) == []
    assert options(state)[-1] == "reserve garden-10"
    play(state, "reserve garden-10")
    assert state.to_move == 1


def test_the_second_space_is_refilled_before_the_fourth() -> None:
    state = arrange(
        hands={0: "dirham-8 ducat-9"},
        market={"dirham": "garden-8ne", "ducat": "arcades-7es"},
        next_tiles="tower-12 seraglio-9",
    )
    first, _, third, _ = position(state)["market"]
    buy(state, "garden-8ne", "dirham-8")
    buy(state, "arcades-7es", "ducat-9")
    play(state, "reserve garden-8ne", "reserve arcades-7es")
    assert position(state)["market"] == [first, "tower-12", third, "seraglio-9"]


def test_most_chambers_are_worth_four_points_in_the_first_scoring() -> None:
    state = arrange(palaces={0: grown("chambers-10 chambers-11"), 2: grown("chambers-9s")})
    assert points_for("chambers", state, 1) == (4, 0, 0)


def test_most_towers_are_worth_thirteen_points_in_the_second_scoring_and_second_most_six() -> None:
    state = arrange(palaces={1: grown("tower-11 tower-12 tower-9ne"), 2: grown("tower-10w")})
    assert points_for("tower", state, 2) == (0, 13, 6)


def test_kostya_and_nina_with_four_towers_each_get_nine_points_each() -> None:
    kostya, nina = "tower-11 tower-12 tower-11n tower-13e", "tower-11s tower-8nes tower-10w tower-7new"
    state = arrange(palaces={0: grown(kostya), 1: grown(nina)})
    assert points_for("tower", state, 2) == (9, 9, 0)


def test_pavilions_are_worth_sixteen_eight_and_one_in_the_third_scoring() -> None:
    state = arrange(
        palaces={
            0: grown("pavilion-8"),
            1: grown("pavilion-7e pavilion-6n pavilion-5nw"),
            2: grown("pavilion-4es pavilion-3sw"),
        }
    )
    assert points_for("pavilion", state, 3) == (1, 16, 8)


def test_only_the_longest_outer_wall_of_eight_counts_not_the_shorter_one_nor_the_inner_one() -> None:
    walled = {
        "pavilion-5nw": "-1,1",
        "pavilion-6n": "0,1",
        "seraglio-4ne": "1,1",
        "seraglio-7w": "-1,0",
        "arcades-8e": "1,0",
        "pavilion-7e": "1,-1",
        "seraglio-5sw": "0,-1",  # its west wall and the next tile's east wall are an inner wall
        "pavilion-4es": "-1,-1",
    }
    state = arrange(palaces={0: walled})
    assert [row[-1] for row in state.score_sheet(1)] == [8, 0, 0]


def test_two_exact_purchases_then_a_redesign_then_both_tiles_are_placed() -> None:
    state = arrange(
        hands={0: "dinar-9 dinar-2 ducat-7"},
        market={"dinar": "tower-11", "ducat": "arcades-7es"},
        palaces={0: {"garden-10": "1,0"}},
        reserves={0: "garden-12s"},
    )
    buy(state, "tower-11", "dinar-9", "dinar-2")
    buy(state, "arcades-7es", "ducat-7")
    play(state, "use garden-12s", "swap garden-12s garden-10")
    assert state.to_move == 0
    play(state, "place tower-11 2,0", "reserve arcades-7es")
    assert state.to_move == 1
    assert position(state)["palaces"][0] == [["garden-12s", "1,0"], ["tower-11", "2,0"]]
    assert position(state)["reserves"][0] == ["garden-10", "arcades-7es"]


def test_a_wall_must_not_meet_an_open_side() -> None:
    state = about_to_place("tower-10w")
    assert refusal(state, "place tower-10w 1,0") == AlhambraReason.WALLS_DO_NOT_MATCH


def test_a_tower_that_cannot_be_reached_on_foot_must_not_be_placed() -> None:
    state = about_to_place("tower-10w", {"pavilion-7e": "1,0"})
    assert refusal(state, "place tower-10w 2,0") == AlhambraReason.NOT_REACHABLE


def test_a_tile_must_not_be_joined_by_a_corner_only() -> None:
    state = about_to_place("tower-11")
    assert refusal(state, "place tower-11 1,1") == AlhambraReason.NOT_ADJACENT


def test_arcades_must_not_enclose_an_empty_space() -> None:
    around = {
        "pavilion-8": "1,0",
        "seraglio-9": "2,0",
        "garden-10": "2,1",
        "garden-11": "2,2",
        "tower-11": "1,2",
        "tower-12": "0,2",
    }
    state = about_to_place("arcades-9", around)
    assert refusal(state, "place arcades-9 0,1") == AlhambraReason.LEAVES_HOLE


@pytest.mark.parametrize("last", ["take florin-9", "withdraw garden-10"])
def test_four_exact_purchases_and_a_fifth_action_are_the_most_in_one_turn(last: str) -> None:
    state = arrange(
        hands={0: "florin-6 dirham-7 dinar-8 ducat-9 ducat-2"},
        display="florin-9 dirham-9 dinar-9 ducat-9",
        market={"florin": "pavilion-6n", "dirham": "seraglio-7w", "dinar": "arcades-8e", "ducat": "tower-9nw"},
        palaces={0: {"garden-10": "1,0"}},
    )
    buy(state, "pavilion-6n", "florin-6")
    buy(state, "seraglio-7w", "dirham-7")
    buy(state, "arcades-8e", "dinar-8")
    buy(state, "tower-9nw", "ducat-9")
    play(state, last)
    assert {text.split()[0] for text in options(state)} == {"place", "reserve"}
    play(state, *(f"reserve {tile}" for tile in ("pavilion-6n", "seraglio-7w", "arcades-8e", "tower-9nw")))
    assert state.to_move == 1


def test_two_players_play_with_72_money_cards() -> None:
    currencies = ("florin", "dirham", "dinar", "ducat")
    copies = [count for name, count in new(2).census().items() if name.startswith(currencies)]
    assert copies == [2] * 36


def test_dirk_begins_with_six_tiles_gets_six_more_and_then_a_third_of_the_bag() -> None:
    assert len(position(new(2))["dirk"]) == 6
    cards = "scoring-1 florin-1 florin-2 florin-3 florin-4 scoring-2"
    state = arrange(2, display="florin-9 dirham-9 dinar-9 ducat-9", next_cards=cards)
    in_bag = len(position(state)["bag"])
    play(state, "take florin-9")
    assert len(position(state)["dirk"]) == 6
    play(state, "take dirham-9", "take dinar-9", "take ducat-9", "take florin-1")
    assert len(position(state)["dirk"]) == 6 + (in_bag - 6) // 3


def test_a_tile_may_be_given_to_dirk() -> None:
    state = about_to_place("tower-11", players=2)
    play(state, "give tower-11")
    assert position(state)["dirk"] == ["tower-11"]
    assert state.to_move == 1
