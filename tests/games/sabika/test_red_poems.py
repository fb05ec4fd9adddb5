"""The red halves of the minor poems, each read again by Reactivate, and the rules of reading them."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    ending,
    gained,
    has,
    on_display,
    options,
    play,
    position,
)

OWNED = Own(dinars=4, stock="gypsum sugar", stores=["S09", "S12"], ships="fez algiers+", majors="2 3", balance=4)
"""Fez has red tile 1 (a City Bonus of 2 dinars, construction), Algiers red tile 4 (1 PP, 1 paria, 1 dinar; quarry)."""

RED: dict[int, tuple[list[str], dict[str, int]]] = {
    1: (["dinars 2"], {"dinars": 2, "parias": 3}),
    2: (["raw R2"], {"ceramic": 1, "silk": 1}),
    3: (["minor 1", "with nothing", "left"], {"gypsum": -1, "pp": 1}),
    4: (["bonus 1"], {"pp": 2 + 1, "dinars": 2}),
    5: (["dinars 2"], {"pp": 2, "favour": 1, "dinars": 2}),
    6: (["export tunis", "goods sugar"], {"dinars": -1 + 1, "sugar": -1, "pp": 2 + 2, "parias": 2, "seals": 1}),
    7: (["take marble", "take wood"], {"marble": 1, "wood": 1, "pp": 1}),
    8: (["sell sugar", "stop"], {"pp": 1, "dinars": 2 + 3, "sugar": -1}),
    9: (["city fez", "city algiers"], {"dinars": 2 + 1, "pp": 1, "parias": 1}),
    10: ([], {"pp": 3, "dinars": 2}),
    11: (["expand S23 3"], {"parias": 1, "pp": 1 + 1}),
    12: (["raw R2", "process silk"], {"clothes": 1, "pp": 2}),
    13: (["consolidate fez", "minor 1", "with nothing", "left"], {"gypsum": -1, "pp": 1}),
    14: (["ship cairo", "goods sugar"], {"sugar": -1, "pp": 1, "parias": 1}),
    15: (["quarry minor", "take wood", "take wood", "take wood"], {"dinars": 1, "wood": 3}),
    16: (["good R2"], {"clothes": 1, "dinars": 3}),
    17: (["act algiers", "quarry major", "take marble", "take marble", "take wood"], {"marble": 2, "wood": 1}),
    18: (["blue 1", "with gypsum"], {"dinars": -1, "gypsum": -1, "pp": 1}),
    19: ([], {"dinars": 1, "pp": 2 * 2}),
    20: ([], {"ceramic": 1, "pp": 2}),
    21: (["good R0", "good R2"], {"sugar": 1, "clothes": 1, "pp": 2}),
    22: ([], {"pp": 2 * 2}),
}


@pytest.mark.parametrize("poem", RED)
def test_a_red_poem_brings_what_it_says(poem: int) -> None:
    texts, expected = RED[poem]
    own = Own(**{**OWNED.__dict__, "red": str(poem)})
    tiles = {"fez": "R1", "algiers": "R4", "tunis": "B2", "cairo": "R5"}
    state = arrange(4, own, cities=tiles, stores="S23 S01 S02 S03", poems="1 20 21 22 19")
    play(state, "work poet inner-2", "main")
    changes = gained(state, f"reactivate {poem}", *texts)
    assert changes == {name: number for name, number in expected.items() if number}
    assert {"secondary marble", "end"} <= set(options(state))


def test_red_poem_4_leaves_the_tile_on_the_board_and_takes_one_of_the_current_era() -> None:
    state = arrange(4, Own(red="4"), round=3)
    act(state, "inner-2", "reactivate 4")
    assert options(state) == [f"bonus {tile}" for tile in range(10, 22)]
    play(state, "bonus 16")
    assert "16" in on_display(state, "majors")
    assert "favour" not in has(state)


def test_red_poem_6_is_lost_where_nothing_can_be_exported_q21() -> None:
    state = arrange(4, Own(red="6", dinars=5))
    play(state, "work poet inner-2", "main")
    assert gained(state, "reactivate 6") == {}


def test_red_poem_9_takes_the_bonuses_of_two_different_cities_or_of_the_only_one() -> None:
    state = arrange(4, Own(red="9", ships="fez"), cities={"fez": "R1"})
    act(state, "inner-2", "reactivate 9")
    assert options(state) == ["city fez"]
    assert gained(state, "city fez") == {"dinars": 2}


def test_red_poem_14_leaves_the_seal_and_gives_no_city_bonus_but_counts_demand_q27() -> None:
    state = arrange(4, Own(red="14", stock="sugar sugar"), cities={"damascus": "B2"})
    act(state, "inner-2", "reactivate 14", "ship damascus")
    assert options(state) == ["goods nothing", "goods sugar"]
    assert gained(state, "goods sugar") == {"sugar": -1, "pp": 2, "parias": 2}
    assert position(state)["everyone"][0]["ships"] == {"damascus": "exporting"}
    assert position(state)["cities"]["damascus"]["seal"]


def test_the_seal_left_behind_by_red_poem_14_goes_to_the_next_who_exports_there_q27() -> None:
    state = arrange(4, Own(dinars=9, stock="sugar"), Own(ships="fez"), seals="fez algiers", cities={"fez": "R5"})
    act(state, "middle-0")
    assert gained(state, "export fez")["seals"] == 1


def test_red_poem_14_may_go_without_goods_and_its_ship_can_be_consolidated() -> None:
    state = arrange(4, Own(red="14"), cities={"damascus": "R4"})
    act(state, "inner-2", "reactivate 14", "ship damascus")
    play(state, *["rest poet"] * 3)
    act(state, "middle-1")
    assert "consolidate damascus" in options(state)


def test_red_poem_17_needs_a_red_city_with_presence_consolidated_or_not_whose_action_is_possible() -> None:
    own = Own(red="17", ships="fez algiers+ tunis")
    state = arrange(4, own, cities={"fez": "R1", "algiers": "R4", "tunis": "B2"})
    act(state, "inner-2", "reactivate 17")
    assert options(state) == ["act algiers"]  # nothing to build with in Fez, and Tunis is blue


@pytest.mark.parametrize(("majors", "pp"), [("", 0), ("1", 2), ("1 2 3 4", 6)])
def test_red_poem_19_counts_at_most_three_major_constructions(majors: str, pp: int) -> None:
    state = arrange(4, Own(red="19", majors=majors))
    play(state, "work poet inner-2", "main", "reactivate 19")
    assert has(state)["pp"] == 5 + pp


def test_red_poem_22_counts_at_most_three_cities() -> None:
    state = arrange(4, Own(red="22", ships="fez algiers tunis cairo+"))
    act(state, "inner-2", "reactivate 22")
    assert has(state)["pp"] == 5 + 6


def test_the_paria_track_has_no_end_q11() -> None:
    state = arrange(4, Own(red="1", parias=30))
    act(state, "inner-2", "reactivate 1", "dinars 0")
    assert has(state)["parias"] == 35


# Reading and reading again.


def test_a_red_poem_has_its_effect_as_soon_as_it_is_carved() -> None:
    state = arrange(4, Own(dinars=2, stock="gypsum"), poems="10 1 2 3 4")
    act(state, "inner-0")
    assert gained(state, "red 10") == {"dinars": -2}
    assert gained(state, "with gypsum") == {"gypsum": -1, "pp": 1 + 3, "dinars": 2}


def test_a_poem_cannot_be_read_again_while_it_is_being_read_q22() -> None:
    """No component of ours gives Reactivate as a bonus, so the position is made by hand."""
    state = arrange(4, Own(red="1 10"))
    nested = state.clone()
    state.resolving = 1 << 9
    act(state, "inner-2")
    assert options(state) == ["reactivate 1"]
    nested.resolving = 1 << 9 | 1
    assert "work poet inner-5" not in options(nested)


def test_after_it_is_over_a_poem_can_be_read_again() -> None:
    state = arrange(4, Own(red="10"))
    act(state, "inner-2", "reactivate 10")
    assert state.resolving == 0


def test_reactivate_chooses_among_ones_own_red_poems() -> None:
    state = arrange(4, Own(red="1 10"), Own(red="22"))
    act(state, "inner-2")
    assert options(state) == ["reactivate 1", "reactivate 10"]


def test_red_poems_do_nothing_at_the_end_of_the_round() -> None:
    state = ending(2, Own(red="10"))
    assert has(state)["pp"] == 5 - 2


def test_red_poem_12_processes_up_to_two() -> None:
    state = arrange(4, Own(red="12", stock="clay sugar_cane"))
    act(state, "inner-2", "reactivate 12", "raw R2", "process clay")
    assert options(state) == ["process sugar_cane", "process silk", "stop"]
    assert gained(state.clone(), "process silk") == {"silk": -1, "clothes": 1, "pp": 2}
    assert gained(state, "stop") == {"pp": 2}
