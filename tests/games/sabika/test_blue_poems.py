"""The blue halves of the minor poems: what they change as long as the game lasts."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    ending,
    finished,
    gained,
    has,
    options,
    play,
    points,
    settle,
)


def test_1_earns_two_dinars_in_every_income_phase() -> None:
    assert has(ending(2, Own(blue="1", parias=9)))["dinars"] == 2
    state = finished(2, Own(blue="1"))
    assert has(state)["dinars"] == 2


@pytest.mark.parametrize("start", [0, 1])
def test_1_earns_two_pp_for_the_start_player_also_when_the_token_stays_q23(start: int) -> None:
    state = ending(2, Own(blue="1", parias=9), start=start)
    settle(state)
    assert gained(state, "start 0") == {"pp": 2}


def test_1_earns_nothing_when_somebody_else_becomes_start_player_nor_at_the_end_of_the_game() -> None:
    state = ending(2, Own(blue="1", parias=9))
    settle(state)
    assert gained(state, "start 1") == {}
    assert points(finished(2, Own(blue="1")), "poems") == 0


def test_2_earns_two_dinars_and_two_pp_for_each_seal() -> None:
    state = arrange(4, Own(blue="2", dinars=1, stock="sugar"), cities={"fez": "R5"})
    act(state, "middle-0")
    assert gained(state, "export fez") == {"dinars": -1 + 2, "seals": 1, "pp": 2}


def test_2_earns_nothing_where_the_seal_is_gone() -> None:
    state = arrange(4, Own(blue="2", dinars=1, stock="sugar"), Own(ships="fez"))
    act(state, "middle-0")
    assert gained(state, "export fez") == {"dinars": -1}


def test_3_makes_a_third_step_free() -> None:
    state = arrange(4, Own(blue="3", workers={"builder-1": "outer-5"}))
    assert gained(state, "work builder-1 outer-0") == {}


def test_4_makes_foreign_workers_free() -> None:
    state = arrange(4, Own(blue="4"), Own(workers={"builder-1": "outer-0"}), Own(workers={"builder-1": "outer-0"}))
    assert gained(state, "work builder-1 outer-0") == {}


@pytest.mark.parametrize("kind", ["major 7", "minor 1"])
def test_5_earns_a_pp_and_a_paria_for_wood_in_a_construction(kind: str) -> None:
    for extras, more in (("with wood", 1), ("with marble", 0)):
        state = arrange(4, Own(blue="5", stock="gypsum wood marble"), minors="1 2 3 4")
        act(state, "outer-3", kind, extras, "dinars 0" if kind == "major 7" else "left")
        play(state, *(["dinars 3"] if kind == "major 7" else []))
        assert points(state, "poems") == more
        assert has(state).get("parias", 0) == more + (2 if kind == "major 7" else 0)


def test_5_earns_once_however_much_wood_an_event_allows() -> None:
    state = arrange(4, Own(blue="5", stock="wood wood wood", balance=1), minors="5 1 2 3", event=4)
    act(state, "outer-3", "minor 5")
    assert gained(state, "with wood wood", "left") == {"wood": -3, "pp": 6 + 1, "parias": 1}


def test_5_earns_nothing_for_wood_in_a_poem() -> None:
    state = arrange(4, Own(blue="5", dinars=2, stock="wood"), poems="10 1 2 3 4")
    act(state, "inner-0", "blue 10")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}


@pytest.mark.parametrize(
    ("worker", "square", "kind", "cost"),
    [
        ("builder-1", "outer-1", "raw", 0),
        ("merchant", "middle-1", "raw", 0),
        ("merchant", "middle-1", "marble", 1),
        ("poet", "inner-1", "marble", 0),
    ],
)
def test_6_makes_secondary_actions_a_dinar_cheaper(worker: str, square: str, kind: str, cost: int) -> None:
    state = arrange(4, Own(blue="6", dinars=3))
    play(state, f"work {worker} {square}", f"secondary {kind}")
    assert has(state)["dinars"] == 3 - cost


def test_7_earns_a_dinar_or_a_paria_for_each_raw_material_processed_in_any_way() -> None:
    state = arrange(4, Own(blue="7", stock="clay silk"))
    act(state, "middle-2", "process clay")
    assert gained(state, "dinars 1") == {"dinars": 1}
    assert gained(state, "process silk", "dinars 0") == {"silk": -1, "clothes": 1, "parias": 1}
    state = arrange(4, Own(blue="7", stock="clay"))
    play(state, "work merchant middle-1", "secondary raw")
    assert gained(state, "dinars 1") == {"dinars": 1}


def test_7_earns_nothing_for_goods_taken_as_goods() -> None:
    state = arrange(4, Own(blue="7", red="16"))
    act(state, "inner-2", "reactivate 16")
    assert gained(state, "good R0") == {"sugar": 1, "dinars": 3}


@pytest.mark.parametrize(("colour", "cost"), [("blue 10", 0), ("red 10", 0), ("grey A1", 2)])
def test_8_makes_poems_two_dinars_cheaper(colour: str, cost: int) -> None:
    state = arrange(4, Own(blue="8", dinars=2, stock="wood"), poems="10 1 2 3 4", greys="A1")
    act(state, "inner-0")
    assert gained(state, colour).get("dinars", 0) == -cost


def test_9_earns_two_pp_for_each_balance_and_each_step_of_favour() -> None:
    state = arrange(4, Own(blue="9", stock="gypsum"))
    act(state, "outer-3", "minor 1", "with nothing")
    assert gained(state, "right", "dinars 4") == {"balances": 1, "dinars": 4, "pp": 2}
    state = arrange(4, Own(blue="9", stock="gypsum", favour=6))
    act(state, "outer-3", "major 1", "with nothing", "favour 4")
    assert points(state, "poems") == 2


def test_10_allows_a_third_material_on_a_poem_and_earns_a_pp_for_each() -> None:
    state = arrange(4, Own(blue="10", dinars=2, stock="gypsum wood marble ceramic"))
    act(state, "inner-0", "blue 1")
    assert "with wood marble ceramic" in options(state)
    assert "with gypsum wood marble ceramic" not in options(state)
    assert gained(state, "with wood marble ceramic")["pp"] == (2 + 3 + 4) + 3


def test_10_does_not_help_to_carve_itself_nor_on_constructions() -> None:
    state = arrange(4, Own(dinars=2, stock="gypsum wood marble"), poems="10 1 2 3 4")
    act(state, "inner-0", "blue 10")
    assert "with gypsum wood marble" not in options(state)
    assert gained(state, "with wood marble")["pp"] == 5
    state = arrange(4, Own(blue="10", stock="gypsum wood"))
    act(state, "outer-3", "major 1", "with wood")
    assert points(state, "building") == 3


def test_11_makes_each_route_a_dinar_cheaper_and_earns_a_pp_for_each_export() -> None:
    """The way to Ragusa leads through Florence and Venice: 2 + 1 + 1, or 1 + 0 + 0 with the poem."""
    state = arrange(4, Own(blue="11", dinars=1, stock="sugar"), cities={"ragusa": "R5"})
    act(state, "middle-0")
    assert gained(state, "export ragusa", "goods sugar") == {
        "dinars": -1,
        "seals": 1,
        "sugar": -1,
        "pp": 1 + 1,
        "parias": 1,
        "ceramic": 1,
    }


def test_12_earns_two_dinars_and_two_pp_for_each_consolidation() -> None:
    state = arrange(4, Own(blue="12", ships="fez"), cities={"fez": "B1"})
    play(state, "work merchant middle-1", "main")
    assert gained(state, "consolidate fez") == {"dinars": 2, "pp": 2}


def test_13_adds_a_dinar_and_a_transaction_to_the_market() -> None:
    state = arrange(4, Own(blue="13", stock="wood wood wood"))
    play(state, "work builder-1 outer-1")
    assert gained(state, "main", "sell wood", "sell wood", "sell wood") == {"wood": -3, "dinars": 1 + 2 + 3 * 2}


def test_14_turns_the_pp_lost_by_resting_into_two_parias() -> None:
    state = arrange(4, Own(blue="14"))
    assert gained(state, "rest poet") == {"dinars": 3, "parias": 2}


def test_15_lowers_the_tribute_and_earns_a_pp_if_none_is_lost() -> None:
    state = ending(2, Own(blue="15", parias=4))
    assert options(state) == ["parias 0", "parias 1"]
    assert gained(state, "parias 1") == {"parias": -1, "pp": 1}
    state = ending(2, Own(blue="15", parias=4))
    assert gained(state, "parias 0") == {"pp": -1}


def test_15_earns_nothing_if_the_pp_is_lost_for_the_dinar_of_event_14() -> None:
    state = ending(2, Own(blue="15", parias=4), event=14)
    assert gained(state, "parias 1") == {"parias": -1, "pp": -1}
    state = ending(2, Own(blue="15", parias=4, dinars=1), event=14)
    assert gained(state, "parias 1") == {"parias": -1, "dinars": -1, "pp": 1}


def test_16_holds_two_goods_and_earns_a_pp_and_a_paria_for_each_q28() -> None:
    state = arrange(4, Own(blue="16", red="21"))
    act(state, "inner-2", "reactivate 21", "good R0")
    assert options(state) == ["keep storehouse", "keep poem"]
    assert gained(state, "keep poem") == {"boxed-sugar": 1, "pp": 1, "parias": 1}
    assert gained(state, "good R1", "keep storehouse") == {"pottery": 1, "pp": 2}


def test_16_takes_no_materials_and_no_third_good() -> None:
    full = Own(blue="16", stock="wood wood wood wood")
    state = arrange(4, full)
    act(state, "outer-0", "take gypsum")
    assert options(state) == ["discard wood", "refuse"]
    state = arrange(4, Own(blue="16", red="21", stock="boxed-sugar boxed-clothes"))
    act(state, "inner-2", "reactivate 21")
    assert gained(state, "good R0") == {"sugar": 1}


def test_16_is_filled_first_when_the_storehouses_are_full_and_again_after_a_discard() -> None:
    state = arrange(4, Own(blue="16", red="21", stock="wood wood wood wood boxed-sugar"))
    act(state, "inner-2", "reactivate 21")
    assert gained(state, "good R1") == {"boxed-pottery": 1, "pp": 1, "parias": 1}
    play(state, "good R2")
    assert options(state) == ["discard wood", "discard boxed-sugar", "discard boxed-pottery", "refuse"]
    assert gained(state, "discard boxed-sugar") == {"boxed-sugar": -1, "boxed-clothes": 1, "pp": 1 + 2, "parias": 1}


def test_16_goods_may_be_exported_and_sold() -> None:
    state = arrange(4, Own(blue="16", dinars=1, stock="boxed-sugar sugar"), cities={"fez": "R5"})
    act(state, "middle-0", "export fez")
    assert options(state) == ["goods sugar", "goods sugar boxed-sugar", "goods boxed-sugar"]
    state = arrange(4, Own(blue="16", stock="boxed-sugar"))
    act(state, "outer-1")
    assert gained(state, "sell boxed-sugar") == {"boxed-sugar": -1, "dinars": 3}


def test_16_counts_for_store_boxes() -> None:
    assert points(finished(2, Own(blue="16", grey="B2", stores=["S23"])), "major-poems") == 4 + 3 + 2


def test_17_earns_a_storehouse_bonus_after_each_storehouse_action() -> None:
    state = arrange(4, Own(blue="17", stores=["S09", "S12"]))
    act(state, "outer-2")
    assert gained(state, "activate 1", "activate 2") == {"dinars": 2, "parias": 2}
    state = arrange(4, Own(blue="17"), stores="S01 S02 S09 S03")
    act(state, "outer-2")
    assert gained(state, "expand S09 1", "activate 1") == {"pp": 1, "dinars": 2 + 2}


def test_18_allows_a_third_extra_and_earns_a_pp_and_a_dinar_for_each_construction() -> None:
    state = arrange(4, Own(blue="18", stock="gypsum wood marble ceramic", balance=1))
    act(state, "outer-3", "minor 1")
    assert gained(state, "with wood marble ceramic", "left") == {
        "gypsum": -1,
        "wood": -1,
        "marble": -1,
        "ceramic": -1,
        "pp": 10 + 1,
        "dinars": 1,
    }


def test_19_earns_three_pp_and_a_paria_for_ceramic_in_a_construction_or_a_poem() -> None:
    state = arrange(4, Own(blue="19", stock="gypsum ceramic", balance=1))
    act(state, "outer-3", "minor 1")
    assert gained(state, "with ceramic", "left") == {"gypsum": -1, "ceramic": -1, "pp": 5 + 3, "parias": 1}
    state = arrange(4, Own(blue="19", dinars=2, stock="gypsum ceramic"))
    act(state, "inner-0", "blue 1")
    assert gained(state, "with gypsum ceramic") == {"gypsum": -1, "ceramic": -1, "pp": 5 + 3, "parias": 1}


def test_20_doubles_the_base_of_exported_goods_and_demand_adds_one() -> None:
    state = arrange(4, Own(blue="20", dinars=1, stock="sugar clothes"), cities={"fez": "R5"})
    act(state, "middle-0", "export fez")
    assert gained(state, "goods sugar clothes") == {
        "sugar": -1,
        "clothes": -1,
        "pp": 2 + 3,
        "parias": 2 + 3,
        "ceramic": 1,
    }


def test_20_also_counts_for_the_good_of_red_poem_14() -> None:
    state = arrange(4, Own(blue="20", red="14", stock="sugar"), cities={"fez": "R5"})
    act(state, "inner-2", "reactivate 14", "ship fez")
    assert gained(state, "goods sugar") == {"sugar": -1, "pp": 2, "parias": 2}


@pytest.mark.parametrize("square", ["outer-0", "outer-4"])
def test_21_earns_a_raw_material_or_a_material_with_each_quarry(square: str) -> None:
    state = arrange(4, Own(blue="21", stores=["S23"]))
    act(state, square, *["take wood"] * 3)
    assert options(state) == ["option 1", "option 2"]
    assert gained(state.clone(), "option 1", "raw R1") == {"clay": 1}
    play(state, "option 2")
    assert options(state) == ["take gypsum", "take wood", "take marble"]
    assert gained(state, "take marble") == {"marble": 1}


def test_21_also_works_for_a_quarry_that_comes_as_a_bonus() -> None:
    state = arrange(4, Own(blue="21", red="15"))
    act(state, "inner-2", "reactivate 15", "quarry minor", *["take wood"] * 3)
    assert options(state) == ["option 1", "option 2"]


def test_22_earns_a_dinar_and_a_pp_for_reactivating_and_for_artisanal_labour() -> None:
    state = arrange(4, Own(blue="22", red="10"))
    play(state, "work poet inner-2", "main")
    assert gained(state, "reactivate 10") == {"pp": 3 + 1, "dinars": 2 + 1}
    state = arrange(4, Own(blue="22"))
    play(state, "work poet inner-1")
    assert gained(state, "main") == {"dinars": 3 + 1, "pp": 1}


# Carved inside an action, a poem is not paid for that action; for the next one it is.


def test_9_carved_as_the_bonus_of_a_balance_is_not_paid_for_it() -> None:
    own = Own(dinars=1, stock="gypsum gypsum wood")
    state = arrange(4, own, minors="3 4 1 2", poems="9 1 2 3 4", stores="S01 S02 S03 S04")
    act(state, "outer-3", "minor 3", "with nothing", "right", "option 2", "blue 9")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}
    play(state, *["rest poet"] * 3, "work builder-2 outer-7", "main", "minor 4", "with nothing")
    assert gained(state, "right", "expand S03 1") == {"balances": 1, "dinars": 1 + 3, "pp": 1 + 2}


def test_12_carved_by_consolidating_in_a_red_city_is_not_paid_for_it() -> None:
    state = arrange(4, Own(dinars=1, stock="wood", ships="fez"), cities={"fez": "R2"}, poems="12 1 2 3 4")
    act(state, "middle-1", "consolidate fez", "blue 12")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}


def test_12_carved_inside_a_construction_that_a_consolidation_brings_is_not_paid_for_it() -> None:
    own = Own(dinars=1, stock="gypsum wood", ships="fez")
    state = arrange(4, own, cities={"fez": "R1"}, minors="3 1 2 4", poems="12 1 2 3 4")
    act(state, "middle-1", "consolidate fez", "minor 3", "with nothing", "right", "option 2", "blue 12")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}


def test_22_carved_by_reactivating_is_not_paid_for_it() -> None:
    state = arrange(4, Own(dinars=1, stock="wood", red="18"), poems="22 1 2 3 4")
    act(state, "inner-2", "reactivate 18", "blue 22")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}


def test_22_is_paid_for_a_reactivation_inside_which_another_poem_is_carved() -> None:
    state = arrange(4, Own(dinars=2, stock="wood", blue="22", red="18"), poems="9 1 2 3 4")
    act(state, "inner-2", "reactivate 18", "blue 9")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2 + 1, "dinars": 1}


# Several at once.


def test_modifiers_apply_in_order_event_first_then_poems_q25() -> None:
    """Event 12 makes foreign workers cost two dinars, poem 4 then nothing; event 11 leaves a free step, poem 3 adds."""
    rival = Own(workers={"builder-1": "outer-0"})
    assert gained(arrange(4, Own(blue="4"), rival, event=12), "work builder-1 outer-0") == {}
    state = arrange(4, Own(blue="3", dinars=5, workers={"builder-1": "outer-5"}), event=11)
    assert gained(state, "work builder-1 outer-0") == {"dinars": -1}


def test_a_price_never_falls_below_zero_q25() -> None:
    state = arrange(4, Own(blue="8", dinars=1, stock="wood"), event=2)
    act(state, "inner-0")
    assert gained(state, "blue 1") == {}


def test_blue_poems_of_others_do_nothing() -> None:
    state = arrange(4, Own(), Own(blue="14"))
    assert gained(state, "rest poet") == {"dinars": 3, "pp": -1}
    assert "parias" not in has(state, 1)
