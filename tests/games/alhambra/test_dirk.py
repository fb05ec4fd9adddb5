"""Two players and Dirk (points 26 to 31)."""

import pytest
from tests.games.alhambra.positions import (
    about_to_place,
    about_to_redesign,
    arrange,
    buy,
    grown,
    listen,
    new,
    options,
    play,
    points_for,
    position,
    refusal,
)

NINES = "florin-9 dirham-9 dinar-9 ducat-9"
MANY = (
    "arcades-4nes arcades-5nw arcades-6sw arcades-6ne arcades-7es arcades-8n arcades-8e "
    "chambers-5nsw chambers-6es chambers-7sw chambers-7ne chambers-8nw"
)


def test_dirk_begins_with_six_open_tiles_beside_a_full_market() -> None:
    state = new(2)
    start = position(state)
    assert len(start["dirk"]) == 6
    assert state.view(None).dirk == tuple(start["dirk"])
    assert None not in start["market"]
    assert len(start["bag"]) == 54 - 6 - 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_is_no_dirk_with_more_players(players: int) -> None:
    state = new(players)
    assert position(state)["dirk"] == []
    assert state.view(None).dirk is None
    assert state.view(None).dirk_score is None
    assert len(state.score_sheet(1)) == players
    assert state.dirk_score == 0


def test_dirk_is_ranked_like_a_player_and_takes_points_away() -> None:
    state = arrange(
        2, palaces={0: grown("tower-11 tower-12"), 1: grown("tower-13e")}, dirk="tower-9ne tower-9es tower-9nw"
    )
    assert points_for("tower", state, 1) == (0, 0, 6)
    assert points_for("tower", state, 2) == (6, 0, 13)
    assert points_for("tower", state, 3) == (13, 6, 21)


def test_dirk_shares_ties_with_players() -> None:
    state = arrange(2, palaces={0: grown("tower-11"), 1: grown("tower-13e")}, dirk="tower-9ne")
    assert points_for("tower", state, 2) == (6, 6, 6)


def test_dirk_gets_nothing_for_walls() -> None:
    state = arrange(2, dirk="pavilion-2new arcades-4nes seraglio-3esw chambers-5nsw")
    assert state.score_sheet(3)[2][-1] == 0


def test_dirk_draws_after_the_first_scoring_not_before_it() -> None:
    state = arrange(2, display=NINES, next_cards="scoring-1", next_tiles="tower-9ne tower-9es tower-9nw")
    play(state, "take florin-9")
    assert position(state)["dirk"][:3] == ["tower-9ne", "tower-9es", "tower-9nw"]
    assert len(position(state)["dirk"]) == 6
    assert state.dirk_score == 0


def test_a_sheet_counts_what_dirk_had_when_it_was_scored() -> None:
    state = arrange(
        2,
        palaces={0: grown("tower-11 tower-12")},
        dirk="garden-10",
        display=NINES,
        next_cards="scoring-1",
        next_tiles="tower-9ne tower-9es tower-9nw",
    )
    play(state, "take florin-9")
    (sheet,) = state.view(None).sheets
    assert sheet.counts == ((0, 0, 0, 0, 0, 2), (0,) * 6, (0, 0, 0, 0, 1, 0))
    now = state.view(None).if_scored_now
    assert now is not None
    assert now.counts[2][5] >= 3


def test_the_market_is_full_before_dirk_draws() -> None:
    state = arrange(
        2,
        hands={0: "dinar-7"},
        market={"dinar": "garden-7nsw"},
        display=NINES,
        next_cards="scoring-1",
        bag="tower-12 " + MANY,
    )
    buy(state, "garden-7nsw", "dinar-7")
    play(state, "take florin-9", "reserve garden-7nsw")
    assert position(state)["market"][2] == "tower-12"
    assert "tower-12" not in position(state)["dirk"]


@pytest.mark.parametrize(("in_bag", "drawn"), [(12, 6), (6, 6), (5, 5), (1, 1), (0, 0)])
def test_dirk_draws_six_after_the_first_scoring_or_all_that_are_left(in_bag: int, drawn: int) -> None:
    bag = " ".join(MANY.split()[:in_bag])
    state = arrange(2, display=NINES, next_cards="scoring-1", bag=bag)
    play(state, "take florin-9")
    assert len(position(state)["dirk"]) == drawn
    assert len(position(state)["bag"]) == in_bag - drawn


@pytest.mark.parametrize(("in_bag", "drawn"), [(12, 4), (11, 3), (3, 1), (2, 0), (0, 0)])
def test_dirk_draws_a_third_of_the_bag_after_the_second_scoring_rounded_down(in_bag: int, drawn: int) -> None:
    bag = " ".join(MANY.split()[:in_bag])
    state = arrange(2, display=NINES, next_cards="scoring-2", bag=bag, scored={1: (0, 0, 0)})
    play(state, "take florin-9")
    assert len(position(state)["dirk"]) == drawn
    assert len(position(state)["bag"]) == in_bag - drawn


def test_dirk_draws_nothing_after_the_third_scoring() -> None:
    state = arrange(2, hands={0: "dinar-8"}, market={"dinar": "arcades-7es"}, bag="", dirk="tower-12")
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert state.over
    assert position(state)["dirk"] == ["tower-12"]


def test_after_dirk_has_emptied_the_bag_the_game_goes_on_until_the_next_purchase() -> None:
    state = arrange(
        2,
        hands={1: "dinar-8"},
        display=NINES,
        next_cards="scoring-1",
        market={"dinar": "arcades-7es"},
        bag="tower-12 tower-11",
    )
    play(state, "take florin-9")
    assert position(state)["bag"] == []
    assert position(state)["phase"] == "action"
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert position(state)["phase"] == "last-tiles"


def test_dirk_draws_nothing_when_the_market_could_not_be_filled_in_the_same_refill() -> None:
    state = arrange(
        2,
        hands={0: "dinar-7", 1: "ducat-1"},
        market={"dinar": "arcades-7es", "ducat": "tower-12"},
        display=NINES,
        next_cards="scoring-1",
        bag="",
    )
    heard = listen(state)
    buy(state, "arcades-7es", "dinar-7")
    play(state, "take florin-9", "give arcades-7es")
    assert position(state)["dirk"] == ["arcades-7es"]
    assert "alhambra-dirk-drew" not in [event.id for event in heard]
    assert position(state)["phase"] == "last-tiles"


# Giving.


def test_any_tile_bought_in_this_turn_may_be_given_to_dirk_one_by_one() -> None:
    state = arrange(
        2, hands={0: "dinar-7 ducat-9"}, market={"dinar": "arcades-7es", "ducat": "seraglio-7w"}, dirk="tower-12"
    )
    buy(state, "arcades-7es", "dinar-7")
    buy(state, "seraglio-7w", "ducat-9")
    play(state, "give seraglio-7w")
    assert state.to_move == 0
    assert "reserve arcades-7es" in options(state)
    play(state, "place arcades-7es 1,0")
    assert position(state)["dirk"] == ["tower-12", "seraglio-7w"]


def test_a_given_tile_counts_for_dirk_at_once() -> None:
    state = arrange(
        2, hands={0: "dinar-9 dinar-2"}, market={"dinar": "tower-11"}, display=NINES, next_cards="scoring-1"
    )
    buy(state, "tower-11", "dinar-9", "dinar-2")
    play(state, "take florin-9", "give tower-11")
    assert state.dirk_score == 6


def test_nothing_from_the_reserve_may_be_given_to_dirk() -> None:
    state = about_to_redesign("tower-11", players=2)
    assert not [text for text in options(state) if text.startswith("give")]
    assert refusal(state, "give tower-11") == "not-now"


def test_with_more_players_nothing_can_be_given_to_dirk() -> None:
    state = about_to_place("tower-11")
    assert refusal(state, "give tower-11") == "alhambra-no-dirk"


# Dirk's own score.


def test_dirks_points_are_counted_but_only_people_win() -> None:
    state = arrange(
        2, hands={0: "dinar-8"}, market={"dinar": "arcades-7es"}, bag="", dirk="tower-12", scored={1: (3, 5, 90)}
    )
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert state.dirk_score == 90 + 21
    assert state.view(None).dirk_score == 111
    assert state.scores == (3, 5)
    assert state.winners == (1,)


def test_dirk_takes_no_part_in_the_last_tiles() -> None:
    state = arrange(2, hands={0: "dinar-8"}, market={"dinar": "arcades-7es"}, bag="")
    buy(state, "arcades-7es", "dinar-8")
    play(state, "reserve arcades-7es")
    assert state.over
    assert position(state)["dirk"] == []
