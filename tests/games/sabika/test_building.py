"""Major and minor constructions, the Sultan's favour, architectural balances."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    gained,
    has,
    on_display,
    options,
    play,
    points,
    position,
    refusal,
    row,
)

from granada.games.sabika.content import CONTENT

FULL = "gypsum wood marble ceramic"
ALL = " ".join(str(card) for card in range(5, 37))
"""The minor cards that are not on display."""

# Materials.


def test_a_major_construction_needs_gypsum() -> None:
    state = arrange(4, Own(stock="wood marble ceramic"), minors="1 2 3 4")
    assert "work builder-1 outer-3" not in options(state)


def test_up_to_two_extras_of_different_kinds_on_a_major_construction() -> None:
    state = arrange(4, Own(stock="gypsum gypsum wood marble ceramic", stores=["S23"]))
    act(state, "outer-3", "major 7")
    assert set(options(state)) == {
        "with nothing",
        "with wood",
        "with marble",
        "with ceramic",
        "with wood marble",
        "with wood ceramic",
        "with marble ceramic",
    }


def test_a_minor_construction_takes_extras_of_all_four_kinds_but_never_its_base_again() -> None:
    state = arrange(4, Own(stock="wood wood gypsum marble ceramic", stores=["S23"]), minors="5 - - -")
    act(state, "outer-3", "minor 5")
    assert set(options(state)) == {
        "with nothing",
        "with gypsum",
        "with marble",
        "with ceramic",
        "with gypsum marble",
        "with gypsum ceramic",
        "with marble ceramic",
    }


@pytest.mark.parametrize(
    ("extras", "pp"), [("nothing", 1), ("wood", 3), ("marble", 4), ("ceramic", 5), ("wood ceramic", 7)]
)
def test_materials_are_worth_1_2_3_and_4_pp(extras: str, pp: int) -> None:
    state = arrange(4, Own(stock=FULL))
    act(state, "outer-3", "major 7", f"with {extras}")
    assert points(state, "building") == pp


@pytest.mark.parametrize(("card", "base"), [("1", "gypsum"), ("5", "wood"), ("9", "marble")])
def test_a_minor_card_needs_the_material_printed_on_it(card: str, base: str) -> None:
    state = arrange(4, Own(stock=base), minors="1 5 9 21")
    act(state, "outer-7")
    minors = [text for text in options(state) if text.startswith("minor")]
    assert f"minor {card}" in minors
    assert all(CONTENT.minor_cards[int(text.split()[1]) - 1].base == base for text in minors)
    play(state, f"minor {card}", "with nothing")
    assert points(state, "building") == {"gypsum": 1, "wood": 2, "marble": 3}[base]


# Eras.


def test_in_the_first_era_only_the_first_nine_major_tiles_are_built() -> None:
    for rounds, first, last in ((1, 1, 9), (2, 1, 9), (3, 10, 21), (5, 10, 21)):
        state = arrange(4, Own(stock="gypsum"), round=rounds)
        act(state, "outer-3")
        majors = [int(text.split()[1]) for text in options(state) if text.startswith("major")]
        assert majors == list(range(first, last + 1))


# Renewing the minor cards.


def test_renewing_costs_a_dinar_earns_a_pp_and_shows_four_new_cards_once_a_turn_q32() -> None:
    state = arrange(4, Own(dinars=2, stock="gypsum"), minors="1 2 3 4", next_minors="13 14 15 16")
    act(state, "outer-3")
    assert gained(state, "renew") == {"dinars": -1, "pp": 1}
    assert on_display(state, "minors") == ["13", "14", "15", "16"]
    assert position(state)["minor_discard"] == ["1", "2", "3", "4"]
    assert "renew" not in options(state)
    assert {"minor 13", "major 1"} <= set(options(state))


def test_renewing_is_possible_again_in_the_next_turn() -> None:
    state = arrange(
        4,
        Own(dinars=2, stock="gypsum"),
        Own(dinars=2, stock="gypsum"),
        next_minors="13 14 15 16",
    )
    act(state, "outer-3", "renew", "minor 13", "with nothing", "left")
    play(state, "end")
    assert state.to_move == 1
    act(state, "outer-7")
    assert "renew" in options(state)


def test_renewing_before_a_bonus_construction_counts_for_the_same_turn_q32() -> None:
    own = Own(dinars=2, stock="gypsum gypsum", red="3")
    state = arrange(4, own, next_minors="13 14 15 16")
    act(state, "inner-2", "reactivate 3")
    assert "renew" in options(state)
    own = Own(dinars=2, stock="gypsum gypsum", ships="fez")
    state = arrange(4, own, cities={"fez": "R1"})
    act(state, "middle-1", "consolidate fez", "renew")
    assert "renew" not in options(state)


def test_cards_are_reshuffled_when_the_deck_is_empty_q12() -> None:
    state = arrange(4, Own(dinars=1, stock="gypsum"), minor_discard=ALL)
    act(state, "outer-3", "renew")
    assert "-" not in on_display(state, "minors")
    assert len(position(state)["minor_deck"]) == 32
    assert position(state)["minor_discard"] == []


# The Sultan's favour.

FAVOUR = {
    1: (["dinars 1"], {"dinars": 1, "parias": 1}),
    2: (["raw R2"], {"silk": 1, "dinars": 1}),
    3: (["take marble"], {"marble": 1}),
    4: ([], {"pp": 2, "parias": 1}),
    5: ([], {"ceramic": 1, "dinars": 1}),
}


@pytest.mark.parametrize("space", FAVOUR)
def test_a_step_on_the_favour_track_gives_the_bonus_of_the_new_space(space: int) -> None:
    """Red poem 5 gives 2 PP and a step."""
    texts, expected = FAVOUR[space]
    state = arrange(4, Own(red="5", favour=space - 1))
    act(state, "inner-2", "reactivate 5")
    chosen = [f"favour {space}"] if space > 1 else []
    before = has(state)
    assert before["favour"] == space
    assert gained(state, *chosen, *texts) == expected


@pytest.mark.parametrize("space", FAVOUR)
def test_or_the_bonus_of_any_earlier_space_also_from_the_last_one_for_a_pp_more(space: int) -> None:
    texts, expected = FAVOUR[space]
    for favour in (5, 6):
        state = arrange(4, Own(red="5", favour=favour, pp=0))
        act(state, "inner-2", "reactivate 5")
        assert has(state)["favour"] == 6
        assert has(state)["pp"] == 2 + 1
        assert options(state) == [f"favour {number}" for number in range(1, 6)]
        assert gained(state, f"favour {space}", *texts) == expected


def test_a_major_construction_gives_favour_first_and_then_its_own_bonus() -> None:
    state = arrange(4, Own(stock="gypsum", favour=3))
    act(state, "outer-3", "major 1", "with nothing")
    assert has(state) == {"pp": 6, "favour": 4}
    assert gained(state, "favour 4") == {"pp": 2 + 1, "parias": 1, "dinars": 2}
    assert "1" not in on_display(state, "majors")
    assert position(state)["everyone"][0]["majors"] == ["1"]


MAJORS = {
    1: ([], {"pp": 1, "dinars": 2}),
    2: (["raw R0", "raw R1"], {"sugar_cane": 1, "clay": 1, "dinars": 1}),
    3: (["take wood", "take gypsum"], {"wood": 1, "gypsum": 1}),
    4: ([], {"pp": 1, "parias": 2}),
    5: (["good R1"], {"pottery": 1, "dinars": 1}),
    6: (["buy wood", "sell wood"], {"dinars": -1 + 2 + 2}),
    7: (["dinars 1"], {"dinars": 1, "parias": 2}),
    8: (["raw R1", "process clay"], {"pottery": 1, "dinars": 1}),
    9: ([], {"marble": 1, "dinars": 1}),
    10: ([], {"pp": 2, "dinars": 1}),
    11: (["good R1"], {"pottery": 1, "parias": 1}),
    12: ([], {"ceramic": 1, "pp": 1}),
    13: ([], {"dinars": 2, "parias": 1}),
    14: (["city fez"], {"dinars": 2}),
    15: (["stop"], {"dinars": 2}),
    16: ([], {"pp": 3}),
    17: (["good R1"], {"pottery": 1, "pp": 1}),
    18: (["activate 1"], {"pp": 2 + 1}),
    19: ([], {"dinars": 3}),
    20: (["raw R1"], {"clay": 1, "pp": 2}),
    21: (["take wood"], {"wood": 1, "pp": 1}),
}


@pytest.mark.parametrize("tile", MAJORS)
def test_a_major_tile_gives_its_bonus(tile: int) -> None:
    """Built with gypsum alone; the step of favour brings two parias."""
    texts, bonus = MAJORS[tile]
    own = Own(dinars=1, stock="gypsum", ships="fez", stores=["S23"])
    state = arrange(4, own, round=1 if tile < 10 else 3, cities={"fez": "R1"})
    act(state, "outer-3")
    expected = {"gypsum": bonus.get("gypsum", 0) - 1, "pp": bonus.get("pp", 0) + 1} | {
        "parias": bonus.get("parias", 0) + 2,
        "favour": 1,
    }
    changes = gained(state, f"major {tile}", "with nothing", "dinars 0", *texts)
    assert changes == {name: number for name, number in (bonus | expected).items() if number}


# Balances.

BALANCES = {
    # A card for the right of the balance card, whose half there is wild: its left half decides.
    "amber": ("1", ["dinars 3"], {"dinars": 3, "parias": 1}),
    "azure": ("2", ["option 1", "raw R0", "good R1"], {"sugar_cane": 1, "pottery": 1}),
    "violet": ("3", ["option 1"], {"gypsum": 1, "ceramic": 1}),
    "emerald": ("4", ["expand S09 1"], {"dinars": 1 + 2, "pp": 1}),
}


@pytest.mark.parametrize("colour", BALANCES)
def test_the_wild_half_makes_an_artwork_of_any_colour_q31(colour: str) -> None:
    card, texts, bonus = BALANCES[colour]
    state = arrange(4, Own(dinars=2, stock="gypsum wood sugar"), stores="S09 S02 S03 S04")
    act(state, "outer-3", f"minor {card}", "with nothing")
    assert gained(state, "right", *texts) == bonus | {"balances": 1}


def test_an_azure_artwork_may_be_an_export_instead() -> None:
    state = arrange(4, Own(dinars=2, stock="gypsum sugar"), cities={"fez": "R5"})
    act(state, "outer-3", "minor 2", "with nothing", "right", "option 2")
    changes = gained(state, "export fez", "goods sugar")
    assert changes == {"dinars": -1, "seals": 1, "sugar": -1, "pp": 1, "parias": 1, "ceramic": 1}


def test_a_violet_artwork_may_be_a_poem_instead() -> None:
    state = arrange(4, Own(dinars=1, stock="gypsum wood"))
    act(state, "outer-3", "minor 3", "with nothing", "right", "option 2", "blue 1")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}


def test_a_part_that_is_impossible_is_not_offered() -> None:
    """There is no export without goods: raw material and good come at once."""
    state = arrange(4, Own(dinars=1, stock="gypsum"))
    act(state, "outer-3", "minor 2", "with nothing", "right")
    assert options(state)[0] == "raw R0"


@pytest.mark.parametrize(("balance", "makes"), [(1, False), (2, True), (3, False), (4, False)])
def test_the_left_half_of_the_balance_card_is_an_ordinary_colour_q31(balance: int, makes: bool) -> None:
    """Card 1 is amber on the left and azure on the right."""
    state = arrange(4, Own(stock="gypsum", balance=balance))
    act(state, "outer-3", "minor 1", "with nothing", "left")
    assert ("balances" in has(state)) == makes


def test_halves_of_the_same_colour_make_an_artwork_at_either_end_of_the_row() -> None:
    # Row: 14 (azure|emerald), balance card, 13 (amber|violet).
    own = Own(stock="gypsum", left="14", right="13")
    state = arrange(4, own, minors="1 2 3 4")
    act(state, "outer-3", "minor 1", "with nothing")  # amber | azure
    left, right = state.clone(), state.clone()
    play(left, "left")
    assert has(left)["balances"] == 2
    play(right, "right")
    assert has(right)["balances"] == 1
    assert row(left) == ["1", "14", "13"]
    assert row(right) == ["14", "13", "1"]


def test_without_an_artwork_there_is_no_bonus() -> None:
    state = arrange(4, Own(stock="gypsum", balance=1))
    act(state, "outer-3", "minor 1", "with nothing")
    assert gained(state, "left") == {}


def test_a_card_must_be_on_display() -> None:
    state = arrange(4, Own(stock="gypsum"))
    act(state, "outer-3")
    assert refusal(state, "minor 25") != ""


def test_a_single_card_or_tile_is_enough_to_go_and_build() -> None:
    for majors, minors in (("", "1 - - -"), ("1", "- - - -")):
        state = arrange(4, Own(stock="gypsum"), majors=majors, minors=minors)
        assert "work builder-1 outer-3" in options(state)
    assert "work builder-1 outer-3" not in options(arrange(4, Own(stock="gypsum"), majors="", minors="- - - -"))
