"""Carving poems: prices, materials, the limit of major ones."""

import pytest
from tests.games.sabika.positions import Own, act, arrange, gained, on_display, options, play, points, position

FULL = "gypsum wood marble ceramic"


@pytest.mark.parametrize(
    ("blue", "red", "grey", "carve", "cost"),
    [
        ("", "", "", "blue 1", 1),
        ("", "", "", "red 1", 2),
        ("", "", "", "grey C1", 4),
        ("7", "", "", "blue 1", 2),
        ("7 9", "", "", "blue 1", 3),
        ("7", "", "", "red 1", 2),
        ("", "10", "", "red 1", 3),
        ("", "10 12", "", "red 1", 4),
        ("7", "10", "", "grey C1", 4),
        ("", "", "A1", "grey C1", 5),
    ],
)
def test_each_poem_of_a_colour_makes_the_next_one_of_it_dearer(
    blue: str, red: str, grey: str, carve: str, cost: int
) -> None:
    own = Own(dinars=cost, stock="wood", blue=blue, red=red, grey=grey)
    state = arrange(4, own, greys="C1")
    act(state, "inner-0")
    assert gained(state, carve) == {"dinars": -cost}
    if cost > 1:
        poor = arrange(4, Own(dinars=cost - 1, stock="wood", blue=blue, red=red, grey=grey), greys="C1")
        play(poor, "work poet inner-0")
        play(poor, *(["main"] if "main" in options(poor) else []))
        assert carve not in options(poor)


def test_a_base_that_is_not_ceramic_and_one_extra_of_another_kind_q07() -> None:
    state = arrange(4, Own(dinars=1, stock="gypsum gypsum wood marble ceramic", stores=["S23"]))
    act(state, "inner-0", "blue 1")
    assert set(options(state)) == {
        "with gypsum",
        "with wood",
        "with marble",
        "with gypsum wood",
        "with gypsum marble",
        "with wood marble",
        "with gypsum ceramic",
        "with wood ceramic",
        "with marble ceramic",
    }


def test_ceramic_alone_carves_nothing() -> None:
    state = arrange(4, Own(dinars=9, stock="ceramic"))
    play(state, "work poet inner-0")
    assert "main" not in options(state)


@pytest.mark.parametrize(("materials", "pp"), [("gypsum", 1), ("wood", 2), ("marble", 3), ("marble ceramic", 7)])
def test_materials_earn_their_pp(materials: str, pp: int) -> None:
    state = arrange(4, Own(dinars=1, stock=FULL))
    act(state, "inner-0", "blue 1", f"with {materials}")
    assert points(state, "carving") == pp


def test_a_card_is_carved_in_one_colour_and_its_place_stays_empty_until_the_end_of_the_round() -> None:
    state = arrange(4, Own(dinars=1, stock="wood"), poems="7 1 2 3 4")
    act(state, "inner-0", "blue 7", "with wood")
    assert on_display(state, "poems") == ["-", "1", "2", "3", "4"]
    own = position(state)["everyone"][0]
    assert (own["blue"], own["red"]) == (["7"], [])


def test_two_major_poems_are_the_most() -> None:
    state = arrange(4, Own(dinars=9, stock="wood", grey="A1 B1"))
    act(state, "inner-0")
    assert not [text for text in options(state) if text.startswith("grey")]
    state = arrange(4, Own(dinars=9, stock="wood", grey="A1"))
    act(state, "inner-0")
    assert [text for text in options(state) if text.startswith("grey")]


def test_a_major_poem_earns_nothing_now_and_is_not_replaced() -> None:
    state = arrange(4, Own(dinars=4, stock="wood"), greys="C1")
    greys = on_display(state, "greys")
    act(state, "inner-3", "grey C1")
    assert gained(state, "with wood") == {"wood": -1, "pp": 2}
    assert on_display(state, "greys") == [poem for poem in greys if poem != "C1"]


def test_a_blue_poem_takes_effect_after_the_payment_for_itself() -> None:
    state = arrange(4, Own(dinars=3, stock="wood"), poems="8 1 2 3 4")
    act(state, "inner-0")
    assert gained(state, "blue 8", "with wood") == {"dinars": -1, "wood": -1, "pp": 2}
