"""Yusuf, the opponent in games for one: his cards, the special cases, and what the player decides for him."""

from typing import Any

import pytest
from tests.games.sabika.positions import (
    CITIES,
    Own,
    act,
    arrange,
    choosing,
    difference,
    ending,
    finished,
    has,
    on_display,
    options,
    play,
    points,
    position,
    restore,
    row,
    settle,
    squares,
    standing,
)

from granada.games.sabika import GAME
from granada.games.sabika.state import SabikaState

HIM = Own(ships="fez+ tunis", majors="2 3", right="5", blue="7", seals=1)


def his(state: SabikaState) -> dict[str, Any]:
    own: dict[str, Any] = position(state)["everyone"][1]
    return own


def ships(state: SabikaState) -> dict[str, int]:
    """His cities: 1 where he exports, 2 where he has consolidated."""
    return {city: 2 if ship == "settled" else 1 for city, ship in his(state)["ships"].items()}


def cards(state: SabikaState, pile: str) -> list[int]:
    """How many cards are left in his decks, or in the discards."""
    return [len(cards) for cards in position(state)["yusuf"][pile].values()]


def turn(cards: str, him: Own = HIM, **more: Any) -> SabikaState:
    """The player has rested, and Yusuf has played the first of the cards."""
    more.setdefault("trade", 7)
    state = arrange(1, Own(), him, yusuf_cards=cards, **more)
    play(state, "rest poet")
    return state


# Setting up.


def test_he_has_no_coins_no_storehouses_and_four_boxes() -> None:
    state = GAME.new(1, seed=1)
    assert state.view(None).everyone[1].boxes == 4
    own = position(state)["everyone"][1]
    assert (own["dinars"], own["balance_card"], own["points"]) == (0, None, {"start": 5})
    assert cards(state, "decks") == [12, 7, 7]
    assert len(position(state)["yusuf"]["worker_tiles"]) == 4


def test_hard_he_begins_with_ten_pp() -> None:
    assert position(GAME.new(1, seed=1, yusuf="hard"))["everyone"][1]["points"] == {"start": 10}


@pytest.mark.parametrize(("trade", "city"), [(1, "florence"), (3, "cairo")])
def test_his_first_ship_has_consolidated_in_the_nearest_matching_city_and_he_has_its_seal(
    trade: int, city: str
) -> None:
    state = choosing("2 4", players=1, trade=trade)
    play(state, "choose 2")
    assert ships(state)[city] == 2
    assert his(state)["seals"] >= 1
    assert not position(state)["cities"][city]["seal"]


@pytest.mark.parametrize("trade", [2, 6, 7, 8])
def test_the_player_decides_where_his_first_ship_goes_if_two_cities_are_equally_near_q33(trade: int) -> None:
    state = choosing("2 4", players=1, trade=trade)
    play(state, "choose 2")
    assert state.to_move == 0
    assert options(state) == ["yusuf fez", "yusuf algiers"]
    play(state, "yusuf algiers")
    assert ships(state)["algiers"] == 2
    assert "fez" not in ships(state) or ships(state)["fez"] == 1


def test_he_begins_the_first_round() -> None:
    state = choosing("2 4", players=1, trade=1)
    play(state, "choose 2")
    assert len(position(state)["yusuf"]["worker_tiles"]) == 3
    assert position(state)["yusuf"]["card"] is not None


# His cards.

CARDS = {
    # card: square, his PP, parias, steps of favour, seals
    "B01": ("outer-3", 3, 0, 1, 0),
    "B02": ("outer-7", 2, 1, 1, 0),
    "B03": ("outer-4", 2, 1, 1, 0),
    "B04": ("outer-0", 4, 0, 0, 0),
    "B05": ("outer-3", 3, 0, 0, 0),
    "B06": ("outer-7", 2, 1, 0, 0),
    "B07": ("outer-2", 2, 1, 0, 0),
    "B08": ("outer-6", 2, 0, 0, 0),  # a PP for each of two major constructions
    "B09": ("outer-6", 1, 0, 0, 0),
    "B10": ("outer-2", 0, 0, 1, 0),
    "B11": ("outer-1", 1, 2, 0, 0),  # a PP for his minor construction
    "B12": ("outer-5", 3, 2, 0, 0),
    "M1": ("middle-0", 2, 3, 0, 1),
    "M2": ("middle-3", 2, 2, 0, 1),
    "M3": ("middle-5", 1, 3, 0, 1),
    "M4": ("middle-1", 2, 2, 0, 0),
    "M5": ("middle-4", 2, 2, 0, 0),  # a PP for each of two consolidated cities
    "M6": ("middle-0", 0, 0, 0, 1),
    "M7": ("middle-2", 2, 3, 0, 0),  # a PP for each of two cities
    "P1": ("inner-0", 4, 0, 0, 0),
    "P2": ("inner-3", 4, 0, 0, 0),
    "P3": ("inner-0", 3, 1, 0, 0),
    "P4": ("inner-3", 2, 2, 0, 0),
    "P5": ("inner-5", 0, 0, 0, 0),
    "P6": ("inner-2", 1, 1, 0, 0),  # a PP for his poem
    "P7": ("inner-1", 3, 2, 0, 0),
}
DISCARDS = {
    "B01": ("R1", ""),
    "B02": ("R3", ""),
    "B11": ("R0", ""),
    "B12": ("R2", ""),
    "M1": ("", "M0"),
    "M3": ("R3", ""),
    "M4": ("R0", ""),
    "M5": ("R2", "M2"),
    "M7": ("R1", "M1"),
    "P1": ("", "M0"),
    "P6": ("", "M1"),
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_moves_a_worker_and_scores(card: str) -> None:
    square, pp, parias, favour, seals = CARDS[card]
    state = turn(card)
    worker = {"B": 0, "M": 2, "P": 3}[card[0]]
    assert squares(state, 1)[worker] == square
    assert not standing(state, 1)[worker]
    if card == "M6":
        play(state, "yusuf tunis")
    expected = {"pp": pp, "parias": parias, "favour": favour, "seals": seals}
    assert difference({"pp": 5, "seals": 1}, has(state, 1)) == {name: n for name, n in expected.items() if n}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_discards_only_the_pieces_that_it_shows_q34(card: str) -> None:
    raw, marble = DISCARDS.get(card, ("", ""))
    state = turn(card)
    missing = [f"R{space}" for space, token in enumerate(on_display(state, "raws")) if token == "-"]
    assert missing == raw.split()
    assert [space for space, there in position(state)["marbles"].items() if not there] == marble.split()
    assert len(position(state)["used_tokens"]) == len(missing)


def test_a_piece_that_is_gone_already_is_not_discarded() -> None:
    state = turn("M5", raws="clay clay - clay", no_marble="M2")
    assert position(state)["used_tokens"] == []


def test_his_workers_move_free_of_cost() -> None:
    state = turn("B03", Own(workers={"builder-1": "outer-5", "builder-2": "outer-6"}))
    assert squares(state, 1)[:2] == ["outer-5", "outer-4"]
    assert "dinars" not in has(state, 1)


# Moving.


def test_a_worker_already_there_just_lies_down() -> None:
    state = turn("M2", Own(workers={"merchant": "middle-3"}))
    assert (squares(state, 1)[2], standing(state, 1)[2]) == ("middle-3", False)


@pytest.mark.parametrize(
    ("one", "two", "moved"),
    [("outer-1", "outer-5", 0), ("outer-5", "outer-1", 1), ("outer-4", "outer-3", 0), ("outer-5", "outer-6", 1)],
)
def test_of_two_standing_builders_the_nearer_one_clockwise_goes(one: str, two: str, moved: int) -> None:
    """Card B03 leads to outer-4."""
    state = turn("B03", Own(workers={"builder-1": one, "builder-2": two}))
    assert not standing(state, 1)[moved]
    assert standing(state, 1)[1 - moved]


def test_a_builder_who_would_meet_the_other_one_draws_again() -> None:
    him = Own(workers={"builder-1": "outer-3", "builder-2": "outer-0"}, lying="builder-1")
    state = turn("B01 B03", him)
    assert squares(state, 1)[1] == "outer-4"
    assert cards(state, "discards") == [2, 0, 0]
    assert has(state, 1)["pp"] == 5 + 2  # only the second card counts


def test_an_empty_deck_is_shuffled_anew() -> None:
    dump: dict[str, Any] = arrange(1, Own(), HIM, yusuf_cards="P7", trade=7).dump()
    where = dump["position"]["yusuf"]
    where["discards"]["poet"], where["decks"]["poet"] = where["decks"]["poet"], []
    state = restore(dump)
    play(state, "rest poet")
    assert cards(state, "decks")[2] == 6
    assert cards(state, "discards")[2] == 1


# Building.


def test_he_builds_the_highest_desired_major_tile_of_the_era_and_takes_no_bonus() -> None:
    """The Sultan wishes for palaces and gardens; palaces are 1, 4 and 7."""
    state = turn("B01")
    assert his(state)["majors"] == ["2", "3", "7"]
    state = turn("B01", round=3)
    assert his(state)["majors"][-1] == "19"
    state = turn("B01", wishes="B1 A3 C1")
    assert his(state)["majors"][-1] == "9"  # a door


def test_without_a_desired_major_tile_he_takes_the_highest_of_the_era() -> None:
    state = turn("B01", majors="5 6 10")
    assert his(state)["majors"][-1] == "6"


def test_without_any_major_tile_only_the_score_counts_q14() -> None:
    state = turn("B01", majors="10 11")
    assert difference({"pp": 5, "seals": 1}, has(state, 1)) == {"pp": 3}


def test_his_favour_stops_at_the_last_space() -> None:
    assert has(turn("B01", Own(favour=6)), 1)["favour"] == 6


@pytest.mark.parametrize(
    ("minors", "taken"),
    [
        ("1 2 3 4", "3"),  # the right column from the top
        ("1 2 13 4", "4"),
        ("1 2 13 14", "1"),  # then the left column
        ("13 2 14 15", "2"),
        ("13 14 15 16", "15"),  # none desired: the first in that order
        ("13 14 - 16", "16"),
        ("13 14 - -", "13"),
    ],
)
def test_he_looks_for_minor_cards_from_the_right_column_and_from_the_top_q01(minors: str, taken: str) -> None:
    state = turn("B04", Own(), minors=minors)
    assert row(state, 1) == [taken]
    assert "balances" not in has(state, 1)


@pytest.mark.parametrize(
    ("card", "stores", "taken"),
    [
        ("B07", "S01 S02 S09 S23", "S23"),
        ("B07", "S01 S02 S23 S09", "S23"),
        ("B07", "S01 S02 S21 S22", "S21"),  # equal: the nearer one
        ("B08", "S01 S19 S09 S23", "S19"),
        ("B07", "S01 S19 - -", "S19"),  # none here: the other side
    ],
)
def test_he_takes_the_storehouse_tile_with_most_boxes_next_to_his_square(card: str, stores: str, taken: str) -> None:
    state = turn(card, Own(), stores=stores)
    assert position(state)["yusuf"]["storehouse_tiles"] == [taken]
    assert state.view(None).everyone[1].boxes == 4 + (2 if taken == "S09" else 3)


def test_without_storehouse_tiles_the_action_is_left_out_q14() -> None:
    dump: dict[str, Any] = arrange(1, Own(), Own(), yusuf_cards="B07").dump()
    where = dump["position"]
    tiles = where["storehouse_tiles"]
    where["yusuf"]["storehouse_tiles"] = [*tiles["left"], *tiles["right"]]
    where["storehouse_tiles"] = {"left": [None, None], "right": [None, None]}
    state = restore(dump)
    play(state, "rest poet")
    assert has(state, 1) == {"pp": 7, "parias": 1}


# Ships.


def test_he_exports_to_the_nearest_city_with_a_seal_that_matches() -> None:
    state = turn("M2", Own(ships="florence+"), trade=1)
    assert ships(state) == {"florence": 2, "venice": 1}
    assert has(state, 1)["seals"] == 1
    assert not position(state)["cities"]["venice"]["seal"]


def test_he_takes_no_city_bonus_and_exports_no_goods() -> None:
    state = turn("M2", Own(ships="florence+"), trade=1, cities={"venice": "B2"})
    assert has(state, 1) == {"pp": 5 + 2, "parias": 2, "seals": 1}


def test_matching_cities_without_a_seal_come_before_others_with_one() -> None:
    state = turn("M2", Own(ships="florence+"), trade=1, seals="fez algiers")
    assert ships(state) == {"florence": 2, "venice": 1}
    assert "seals" not in has(state, 1)


def test_without_a_matching_city_he_goes_to_one_with_a_seal() -> None:
    state = turn("M2", Own(ships="florence+ venice ragusa"), trade=1, seals="cairo damascus")
    assert ships(state)["cairo"] == 1


def test_without_matching_cities_and_seals_the_player_chooses_among_the_nearest() -> None:
    state = turn("M2", Own(ships="florence+ venice ragusa"), trade=1, seals="")
    assert options(state) == ["yusuf fez", "yusuf algiers"]
    play(state, "yusuf fez")
    assert ships(state)["fez"] == 1


def test_the_player_decides_between_cities_equally_near() -> None:
    state = turn("M2", Own(ships="cairo+"), trade=2)
    assert state.to_move == 0
    assert options(state) == ["yusuf fez", "yusuf algiers"]
    assert points(state, "yusuf", 1) == 0
    play(state, "yusuf algiers")
    assert points(state, "yusuf", 1) == 2


@pytest.mark.parametrize(
    ("trade", "start", "city"),
    [
        (1, "fez+", "florence"),
        (2, "fez+", "algiers"),
        (3, "fez+", "cairo"),
        (4, "fez+", "algiers"),
        (5, "fez+", "tunis"),
        (6, "cairo+", "damascus"),
        (7, "fez+", "algiers"),
        (8, "fez+", "florence"),
    ],
)
def test_which_cities_match_a_trade_card_q33(trade: int, start: str, city: str) -> None:
    tiles = {"fez": "R1", "algiers": "B1", "tunis": "R2"}
    assert ships(turn("M2", Own(ships=start), trade=trade, cities=tiles))[city] == 1


def test_he_ignores_what_events_do_to_routes_and_tribute() -> None:
    state = turn("M2", Own(ships="florence+"), trade=1, event=9)
    assert ships(state)["venice"] == 1
    state = ending(1, Own(parias=12), Own(parias=9), event=8)
    settle(state)
    assert has(state, 1)["parias"] == 7


def test_with_ships_everywhere_an_export_is_left_out() -> None:
    state = turn("M2", Own(ships=" ".join(CITIES)))
    assert has(state, 1) == {"pp": 7, "parias": 2}


def test_he_consolidates_a_ship_in_a_matching_city() -> None:
    state = turn("M4", Own(ships="fez florence"), trade=1)
    assert ships(state) == {"fez": 1, "florence": 2}


def test_the_player_decides_where_he_consolidates() -> None:
    state = turn("M4", Own(ships="fez cairo"), trade=7)
    assert options(state) == ["yusuf fez", "yusuf cairo"]
    play(state, "yusuf cairo")
    assert ships(state) == {"fez": 1, "cairo": 2}


def test_without_a_matching_ship_he_does_not_consolidate_and_only_the_score_counts_q13() -> None:
    state = turn("M4", Own(ships="tunis cairo"), trade=1)
    assert ships(state) == {"tunis": 1, "cairo": 1}
    assert has(state, 1) == {"pp": 7, "parias": 2}


def test_without_a_ship_to_consolidate_only_the_score_counts_q13() -> None:
    state = turn("M4", Own(ships="fez+"))
    assert has(state, 1) == {"pp": 7, "parias": 2}


def test_a_red_city_gives_him_no_action() -> None:
    state = turn("M4", Own(ships="fez"), cities={"fez": "R4"})
    assert "rest merchant" in options(state)


def test_who_consolidates_after_him_pays_him_two_pp() -> None:
    state = arrange(1, Own(ships="fez"), Own(ships="fez+"), cities={"fez": "B1"}, yusuf_cards="P5")
    act(state, "middle-1", "consolidate fez")
    assert has(state, 1) == {"pp": 7}


def test_consolidating_after_the_player_he_pays_a_dinar_and_a_pp() -> None:
    state = arrange(1, Own(ships="fez+"), Own(ships="fez"), yusuf_cards="M4", trade=7)
    play(state, "rest poet")
    assert has(state) == {"dinars": 3 + 1, "pp": 5 - 1 + 1}


# Poems.


def test_he_carves_a_minor_poem_a_major_one_and_so_on() -> None:
    state = turn("P5", Own(), poems="3 22 7")
    assert (his(state)["blue"], his(state)["grey"]) == (["22"], [])
    state = turn("P5", Own(blue="3"), greys="A1 D2 H3 B1")
    assert len(his(state)["blue"]) == 1
    assert on_display(state, "greys") == ["A1", "B1", "D2"]  # H3 is the last in the alphabet
    state = turn("P5", Own(blue="3", grey="A1"), poems="4 5 6")
    assert his(state)["blue"] == ["3", "6"]
    state = turn("P5", Own(blue="3 4", grey="A1"))
    assert len(his(state)["grey"]) == 2


def test_after_two_major_poems_he_carves_only_minor_ones() -> None:
    state = turn("P5", Own(blue="3 4 5", grey="A1 B1"), poems="6 7 8")
    assert his(state)["blue"] == ["3", "4", "5", "8"]
    assert len(his(state)["grey"]) == 2


def test_his_minor_poems_have_no_effect() -> None:
    """Poem 1 would pay the start player, 16 would have boxes."""
    him = Own(blue="1 16", parias=9)
    assert arrange(1, Own(), him).view(None).everyone[1].boxes == 4
    state = ending(1, Own(), him)
    settle(state)
    assert position(state)["start"] == 1
    assert points(state, "poems", 1) == 0


# The end of a round and of the game.


def test_he_has_no_income() -> None:
    state = ending(1, Own(parias=9), Own(ships="fez+", parias=5), cities={"fez": "B2"})
    settle(state)
    assert has(state, 1)["parias"] == 5 - 2


def test_he_pays_tribute_in_parias_and_then_in_pp_never_with_seals() -> None:
    state = ending(1, Own(parias=9), Own(parias=1, seals=3))
    settle(state)
    assert has(state, 1)["pp"] == 5 - 1
    assert has(state, 1)["seals"] == 3


@pytest.mark.parametrize(("wish", "pp"), [("A1", 3), ("B1", 4), ("B2", 4), ("B3", 3), ("C1", 6), ("C2", 8), ("C3", 6)])
def test_he_scores_wishes_and_his_minor_poems_count_as_blue_and_as_red_q06(wish: str, pp: int) -> None:
    him = Own(ships="fez+ tunis", majors="1 2", blue="7 8", grey="A1", seals=1)
    others = [other for other in ("A2", "B1", "C1") if other[0] != wish[0]]
    state = ending(1, Own(), him, wishes=" ".join([wish, *others]))
    settle(state)
    assert points(state, "wishes", 1) == pp


def test_leading_on_the_paria_track_he_is_start_player() -> None:
    state = ending(1, Own(), Own(parias=9))
    settle(state)
    assert position(state)["start"] == 1
    assert standing(state, 1).count(False) == 1
    assert len(position(state)["yusuf"]["worker_tiles"]) == 3


def test_leading_oneself_one_decides_who_starts() -> None:
    state = ending(1, Own(parias=9), Own())
    settle(state)
    assert options(state) == ["start 0", "start 1"]
    play(state, "start 0")
    assert len(position(state)["yusuf"]["worker_tiles"]) == 4
    assert all(standing(state, 1))


@pytest.mark.parametrize(("minors", "greys", "pp"), [("7 8", "A3", 7), ("7", "A3", 0), ("7 8 9", "A3 H3", 7)])
def test_two_minor_poems_and_a_major_one_are_a_trio_for_a3_q06(minors: str, greys: str, pp: int) -> None:
    state = finished(1, Own(), Own(blue=minors, grey=greys))
    assert points(state, "major-poems", 1) == pp


def test_four_minor_poems_and_two_major_ones_are_two_trios() -> None:
    assert points(finished(1, Own(), Own(blue="7 8 9 10", grey="A3 H3")), "major-poems", 1) == 14


def test_each_of_his_minor_constructions_is_a_balance_for_c3() -> None:
    assert points(finished(1, Own(), Own(right="1 2 3", grey="C3")), "major-poems", 1) == 12


def test_majorities_are_compared_as_between_two_q02() -> None:
    assert points(finished(1, Own(), Own(majors="1", grey="D1")), "major-poems", 1) == 14
    assert points(finished(1, Own(majors="1", grey="D1"), Own(majors="2 3")), "major-poems", 0) == 6


def test_of_leftovers_he_has_only_seals_and_scores_the_trade_card() -> None:
    state = finished(1, Own(), Own(seals=2, ships="fez+ tunis+"), trade=7)
    assert (points(state, "leftovers", 1), points(state, "trade", 1)) == (2, 6)


def test_against_him_one_can_lose_alone() -> None:
    assert finished(1, Own(pp=5), Own(pp=50)).winners == ()
    assert finished(1, Own(pp=50), Own(pp=5)).winners == (0,)
