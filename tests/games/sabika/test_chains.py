"""Bonuses that bring bonuses: of any depth, and saved in the middle."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    gained,
    has,
    options,
    play,
    position,
    saved_and_restored,
    verbs,
)

CHAIN = [
    "work merchant middle-1",
    "main",
    "consolidate fez",  # red tile 1: a construction
    "minor 2",
    "with nothing",
    "right",  # azure: an export
    "option 2",
    "export algiers",
    "goods sugar",  # blue tile 6: a good
    "good R5",
]


def tiles() -> dict[str, str]:
    return {"fez": "R1", "algiers": "B6"}


def test_a_consolidation_builds_makes_a_balance_exports_and_earns_a_good() -> None:
    state = arrange(4, Own(dinars=1, ships="fez", stock="gypsum sugar wood wood", blue="2"), cities=tiles())
    play(state, *CHAIN[:-1])
    assert has(state) == {"pp": 5 + 1 + 2 + 1, "parias": 1, "dinars": 2, "seals": 1, "wood": 2, "balances": 1}
    play(state, "good R5")
    assert has(state)["clothes"] == 1


def test_the_chain_goes_on_after_each_step_is_saved_and_restored() -> None:
    own = Own(dinars=1, ships="fez", stock="gypsum sugar wood wood", blue="2")
    direct, stored = arrange(4, own, cities=tiles()), arrange(4, own, cities=tiles())
    for text in CHAIN:
        play(direct, text)
        play(stored, text)
        stored = saved_and_restored(stored)
        assert position(stored) == position(direct)
        assert options(stored) == options(direct)
    assert "end" in options(stored)


def test_a_balance_exports_to_a_city_whose_bonus_is_a_good_for_which_there_is_no_room() -> None:
    own = Own(dinars=1, stock="gypsum sugar wood wood", blue="18 19", red="3", ships="fez", stores=["S01"])
    state = arrange(4, own, cities=tiles(), minors="2 1 3 4")
    act(state, "inner-2", "reactivate 3", "minor 2", "with nothing", "right", "option 2", "export algiers")
    play(state, "goods sugar")
    full = saved_and_restored(state)
    play(full, "good R2")
    assert has(full)["clothes"] == 1
    crowded = arrange(4, Own(stock="wood wood wood wood", red="16"))
    act(crowded, "inner-2", "reactivate 16", "good R2")
    crowded = saved_and_restored(crowded)
    assert options(crowded) == ["discard wood", "refuse"]
    assert gained(crowded, "discard wood") == {"wood": -1, "clothes": 1, "dinars": 3}


def test_a_red_poem_may_carve_a_red_poem_that_builds_whose_balance_carves_another() -> None:
    own = Own(dinars=9, stock="gypsum gypsum wood wood", red="18")
    state = arrange(4, own, poems="3 10 1 2 4", minors="15 1 2 4")
    act(state, "inner-2", "reactivate 18", "red 3", "with wood")  # 3: a minor construction
    state = saved_and_restored(state)
    play(state, "minor 15", "with nothing", "right", "option 2")  # violet: carve
    play(state, "red 10", "with wood")
    assert state.resolving == 0
    assert position(state)["everyone"][0]["red"] == ["18", "3", "10"]
    assert {"end"} <= set(options(state))


def test_poem_18_is_not_read_again_while_it_is_being_resolved_but_the_chain_ends() -> None:
    own = Own(dinars=9, stock="gypsum wood marble", red="18")
    state = arrange(4, own, poems="10 1 2 4 5")
    act(state, "inner-2", "reactivate 18")
    assert state.view(0).resolving == ("18",)
    play(state, "red 10", "with wood")
    assert state.resolving == 0


def test_favour_by_a_poem_gives_a_raw_material_that_becomes_a_good_that_pays() -> None:
    """Poem 5 steps to space 2: a raw material, of a kind held, whose good goes into poem 16 and pays by poem 7."""
    own = Own(favour=1, red="5", blue="16 7", stock="clay")
    state = arrange(4, own)
    act(state, "inner-2", "reactivate 5", "favour 2", "raw R1", "keep poem")
    state = saved_and_restored(state)
    play(state, "dinars 1")
    assert has(state) == {"pp": 5 + 2 + 1, "parias": 1, "dinars": 2, "favour": 2, "boxed-pottery": 1}


@pytest.mark.parametrize("event", [None, 4])
def test_whatever_is_being_decided_can_be_saved(event: int | None) -> None:
    own = Own(
        dinars=9,
        seals=2,
        stock="gypsum wood sugar clay",
        stores=["S13"],
        ships="fez algiers",
        red="4",
        blue="17",
    )
    state = arrange(4, own, cities={"fez": "R5", "algiers": "B3"}, event=event)
    act(state, "middle-1", "consolidate fez")
    while "end" not in verbs(state) and state.to_move == 0:
        again = saved_and_restored(state)
        assert options(again) == options(state)
        again.play(again.legal_moves()[0])
        state.play(state.legal_moves()[0])
        assert position(again) == position(state)
