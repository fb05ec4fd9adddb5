"""The end of a round, step by step."""

import pytest
from tests.games.sabika.positions import (
    Own,
    arrange,
    difference,
    ending,
    gained,
    has,
    on_display,
    options,
    play,
    points,
    position,
    settle,
    squares,
    standing,
)

# Income.

INCOME: dict[str, tuple[str, list[str], dict[str, int]]] = {
    "B1": ("", [], {"dinars": 2}),
    "B2": ("", [], {"parias": 2}),
    "B3": ("", [], {"marble": 1}),
    "B4": ("", [], {"dinars": 1, "pp": 1}),
    "B5": ("clay", ["process clay"], {"clay": -1, "pottery": 1, "pp": 1}),
    "B6": ("", ["take wood"], {"wood": 1, "parias": 1}),
}


@pytest.mark.parametrize("tile", INCOME)
def test_a_blue_city_pays_who_has_consolidated_there(tile: str) -> None:
    stock, texts, expected = INCOME[tile]
    own = Own(ships="fez+", stock=stock, parias=9)
    before = has(arrange(2, own))
    state = ending(2, own, cities={"fez": tile})
    play(state, *texts)
    assert options(state) == ["parias 0", "parias 1", "parias 2"]
    assert difference(before, has(state)) == expected


def test_ships_that_only_export_and_red_cities_pay_no_income() -> None:
    state = ending(2, Own(ships="fez algiers+"), cities={"fez": "B1", "algiers": "R1"})
    assert has(state) == {"pp": 5 - 2}


def test_income_comes_before_wishes_and_tribute_in_turn_order() -> None:
    people = [Own(ships="fez+"), Own(ships="fez+"), Own(ships="fez+")]
    state = ending(3, *people, cities={"fez": "B6"}, start=1)
    assert state.to_move == 1
    assert options(state) == ["take gypsum", "take wood"]
    play(state, "take wood")
    assert state.to_move == 2
    play(state, "take wood")
    assert state.to_move == 0
    assert position(state)["round"] == 1
    play(state, "take wood")
    assert position(state)["round"] == 2
    assert options(state)[-1] == "parias 1"
    assert state.to_move == 1


# Wishes.

WISH_OWN = Own(
    majors="1 4 2 3",  # two palaces, a fountain, a door
    left="1 2",  # gardens
    right="13",  # a tower
    ships="fez algiers+ tunis",
    seals=2,
    blue="7 6",
    red="10",
    grey="A1",
)
WISHES = {
    "A1": 3 + 3,  # palace, garden
    "A2": 3,  # fountain, but no window
    "A3": 3 + 3,  # door, tower
    "B1": 3 * 2,
    "B2": 1 * 4,
    "B3": 2 * 3,
    "C1": 2 * 3,
    "C2": 1 * 4,
    "C3": 4 * 2,
}


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_pays_for_what_it_shows_once_for_each_type_of_building_q08(wish: str) -> None:
    others = [other for other in ("A1", "B1", "C1") if other[0] != wish[0]]
    state = ending(2, WISH_OWN, wishes=" ".join([wish, *others]))
    assert points(state, "wishes") == WISHES[wish]


def test_the_wish_goes_to_the_tower_and_all_wishes_there_are_scored() -> None:
    state = ending(2, WISH_OWN, wishes="B1 C3 A1", round=3)
    assert on_display(state, "tower") == ["B1", "C3"]
    assert points(state, "wishes") == 6 + 8


@pytest.mark.parametrize("rounds", [2, 4])
def test_no_wishes_are_scored_after_rounds_two_and_four(rounds: int) -> None:
    state = ending(2, WISH_OWN, round=rounds)
    assert points(state, "wishes") == 0


# Tribute.


@pytest.mark.parametrize(("rounds", "due"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_tribute_rises_from_two_to_six(rounds: int, due: int) -> None:
    state = ending(2, Own(parias=9), round=rounds)
    assert options(state) == [f"parias {number}" for number in range(due + 1)]


def test_four_ways_of_paying_mixed_freely() -> None:
    own = Own(parias=9, dinars=9, seals=3, pp=20)
    state = ending(2, own, round=4)
    assert options(state)[-1] == "parias 5"
    play(state, "parias 1")
    assert options(state) == ["dinars 0", "dinars 1", "dinars 2", "dinars 3", "dinars 4"]
    play(state, "dinars 2")
    assert options(state) == ["seals 0", "seals 1", "seals 2"]
    play(state, "seals 1")
    assert difference({"parias": 9, "dinars": 9, "seals": 3, "pp": 20}, has(state)) == {
        "parias": -1,
        "dinars": -4,
        "seals": -1,
        "pp": -1,
    }


@pytest.mark.parametrize(
    ("texts", "changes"),
    [
        (["parias 3"], {"parias": -3}),
        (["parias 0", "dinars 3"], {"dinars": -6}),
        (["parias 0", "dinars 0", "seals 3"], {"seals": -3}),
        (["parias 0", "dinars 0", "seals 0"], {"pp": -3}),
    ],
)
def test_each_way_alone(texts: list[str], changes: dict[str, int]) -> None:
    state = ending(2, Own(parias=5, dinars=7, seals=3), round=2)
    assert gained(state, *texts) == changes


def test_ways_that_are_impossible_are_not_asked_for_and_pp_always_pay_q10_q11() -> None:
    state = ending(2, Own(dinars=1, pp=0))
    assert has(state) == {"dinars": 1, "pp": -2}


def test_two_dinars_pay_for_one_paria() -> None:
    state = ending(2, Own(dinars=3), round=2)
    assert options(state) == ["dinars 0", "dinars 1"]
    assert gained(state, "dinars 1") == {"dinars": -2, "pp": -2}


def test_seals_spent_no_longer_count_for_the_wish_that_follows_q24() -> None:
    state = ending(2, Own(seals=3, parias=0), wishes="A1 B3 C1", round=2)
    play(state, "seals 3")
    assert points(state, "wishes") == 0
    assert "seals" not in has(state)


def test_everybody_pays_in_turn_order() -> None:
    state = ending(3, Own(parias=5), Own(parias=5), Own(parias=5), start=1)
    assert state.to_move == 1
    play(state, "parias 2")
    assert state.to_move == 2
    play(state, "parias 2")
    assert state.to_move == 0


# Getting up.


def test_all_workers_stand_up_where_they_are() -> None:
    state = ending(2, Own(workers={"merchant": "middle-2"}))
    settle(state)
    for seat in range(2):
        assert all(standing(state, seat))
    assert squares(state)[2] == "middle-2"


def test_the_sultans_workers_go_one_step_clockwise_around_their_rings() -> None:
    state = ending(2, sultan="outer-7 outer-0 middle-5 middle-1 inner-5 inner-0 outer-3 outer-4")
    settle(state)
    moved = "outer-0 outer-1 middle-0 middle-2 inner-0 inner-1 outer-4 outer-5"
    assert position(state)["sultan"] == moved.split()


# Maintenance.


def test_only_empty_spaces_are_filled_q03() -> None:
    state = ending(2, raws="clay - silk -", no_marble="M1", bag="sugar_cane sugar_cane silk")
    settle(state)
    assert on_display(state, "raws") == ["clay", "sugar_cane", "silk", "sugar_cane"]
    assert all(position(state)["marbles"].values())


def test_an_empty_bag_is_filled_from_the_discarded_tokens_q04() -> None:
    state = ending(2, raws="- - silk silk", bag="clay")
    used = len(position(state)["used_tokens"])
    settle(state)
    assert on_display(state, "raws")[0] == "clay"
    assert "-" not in on_display(state, "raws")
    assert position(state)["used_tokens"] == []
    assert len(position(state)["bag"]) == used - 1


def test_without_any_tokens_left_a_space_stays_empty_q04() -> None:
    sixteen = Own(stock=" ".join(["sugar"] * 8 + ["pottery"] * 8), stores=["S19 S20", "S21 S22"])
    eight = Own(stock=" ".join(["clothes"] * 8), stores=["S23 S24"])
    state = ending(2, sixteen, eight, raws="- - - -")
    settle(state)
    assert on_display(state, "raws") == ["-", "-", "-", "-"]


def test_displays_are_filled_up_and_storehouse_tiles_come_from_their_own_side() -> None:
    state = ending(
        2,
        minors="- 2 - 4",
        next_minors="13 14",
        poems="1 - 3",
        poem_deck="22",
        stores="S01 - - S04",
        store_piles=("S09 S10", "S11 S12"),
    )
    settle(state)
    assert on_display(state, "minors") == ["13", "2", "14", "4"]
    assert on_display(state, "poems") == ["1", "22", "3"]
    assert on_display(state, "storehouse_tiles") == ["S01", "S09", "S11", "S04"]


def test_an_empty_pile_of_storehouse_tiles_is_not_replaced_q12() -> None:
    state = ending(2, stores="- - S03 -", store_piles=("", "S11"))
    settle(state)
    assert on_display(state, "storehouse_tiles") == ["-", "-", "S03", "S11"]


def test_an_empty_deck_of_minor_poems_is_not_replaced_q12() -> None:
    one, two = (" ".join(map(str, range(first, first + 10))) for first in (1, 11))
    state = ending(2, Own(red=one), Own(red=two), poems="21 - 22")
    settle(state)
    assert on_display(state, "poems") == ["21", "-", "22"]


def test_major_poems_are_not_replaced() -> None:
    state = ending(2, Own(grey="A1"))
    settle(state)
    assert len(on_display(state, "greys")) == 3


def test_the_first_major_tiles_leave_at_the_era_change_after_round_two() -> None:
    for rounds, first in ((1, "1"), (2, "10")):
        state = ending(2, round=rounds)
        settle(state)
        assert on_display(state, "majors")[0] == first


# The start player.


def test_the_leader_on_the_paria_track_names_the_start_player() -> None:
    state = ending(3, Own(parias=5), Own(parias=9), Own(parias=7))
    settle(state)
    assert state.to_move == 1
    assert options(state) == ["start 0", "start 1", "start 2"]
    play(state, "start 2")
    assert position(state)["start"] == 2
    assert state.to_move == 2
    assert "rest poet" in options(state)


@pytest.mark.parametrize(("pile", "leader"), [([0, 1, 2], 2), ([2, 0, 1], 1), ([1, 2, 0], 0)])
def test_who_lies_on_top_of_the_pile_leads_q05(pile: list[int], leader: int) -> None:
    state = ending(3, Own(parias=5), Own(parias=5), Own(parias=5), pile=pile)
    settle(state)
    assert state.to_move == leader


def test_who_arrives_last_lies_on_top_also_moving_back_q05() -> None:
    state = ending(2, Own(parias=7), Own(parias=5), pile=[0, 1])
    play(state, "parias 2", "parias 0", "dinars 0")
    assert state.to_move == 0
    state = ending(2, Own(parias=5), Own(parias=5), pile=[1, 0])
    play(state, "parias 2", "parias 2")
    assert state.to_move == 1


def test_moving_forward_onto_a_token_also_puts_one_on_top_q05() -> None:
    state = ending(2, Own(ships="fez+", parias=3), Own(parias=5), cities={"fez": "B2"}, pile=[0, 1])
    settle(state)
    assert state.to_move == 0
