"""The main actions of the workshop and the market: quarries, storehouses, market, produce, artisanal labour."""

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
    refusal,
    squares,
    standing,
    verbs,
)

# Quarries.


@pytest.mark.parametrize(("square", "kinds"), [("outer-0", ["gypsum", "wood"]), ("outer-4", ["wood", "marble"])])
def test_a_quarry_gives_three_of_two_kinds_in_any_mix(square: str, kinds: list[str]) -> None:
    state = arrange(4)
    act(state, square)
    assert options(state) == [f"take {kind}" for kind in kinds]
    one, other = kinds
    assert gained(state, f"take {one}", f"take {one}", f"take {other}") == {one: 2, other: 1}
    assert state.to_move == 1


def test_three_of_the_same_kind_are_allowed() -> None:
    state = arrange(4)
    act(state, "outer-4")
    assert gained(state, *["take marble"] * 3) == {"marble": 3}


def test_a_quarry_as_a_bonus_may_be_either_one_q20() -> None:
    state = arrange(4, Own(red="15"))
    act(state, "inner-2", "reactivate 15")
    assert options(state) == ["quarry minor", "quarry major"]
    play(state, "quarry major")
    assert options(state) == ["take wood", "take marble"]


# Storehouses.


def test_each_storehouse_square_reaches_the_tiles_of_its_side() -> None:
    state = arrange(4, stores="S01 S02 S03 S04")
    play(right := state.clone(), "work builder-1 outer-2", "main")
    assert options(right) == ["expand S03 1", "expand S04 1"]
    play(left := state.clone(), "work builder-1 outer-6", "main")
    assert options(left) == ["expand S01 1", "expand S02 1"]


def test_the_first_tile_on_a_storehouse_earns_one_pp_the_second_two() -> None:
    state = arrange(4, Own(stores=["S23"]), stores="S01 S02 S12 S09")
    first = state.clone()
    act(first, "outer-2", "expand S12 2")
    assert points(first, "storehouses") == 1
    assert has(first) == {"pp": 6, "parias": 2}
    act(state, "outer-2", "expand S09 1")
    assert points(state, "storehouses") == 2
    assert has(state) == {"pp": 7, "dinars": 2}


def test_a_storehouse_takes_two_tiles_and_no_more() -> None:
    state = arrange(4, Own(stores=["S23 S24", "S22"]))
    act(state, "outer-2")
    assert [text for text in options(state) if text.startswith("expand S03")] == ["expand S03 2", "expand S03 3"]
    full = arrange(4, Own(stores=["S05 S06", "S07 S08", "S09 S10", "S11 S12"]))
    act(full, "outer-2")
    assert verbs(full) == {"activate"}


def test_activating_earns_the_bonus_of_a_topmost_tile_only() -> None:
    state = arrange(4, Own(stores=["S09 S12", "S23"]))
    act(state, "outer-6")
    assert [text for text in options(state) if text.startswith("activate")] == ["activate 1", "activate 2"]
    assert gained(state.clone(), "activate 1") == {"parias": 2}
    assert gained(state, "activate 2") == {"pp": 1}
    assert points(state, "storehouses") == 0


def test_starting_storehouses_cannot_be_activated() -> None:
    state = arrange(4)
    act(state, "outer-6")
    assert verbs(state) == {"expand"}


def test_a_storehouse_action_without_a_worker_reaches_all_four_tiles_q19() -> None:
    state = arrange(4, Own(red="11"))
    act(state, "inner-2", "reactivate 11")
    assert options(state) == [f"expand S0{number} 1" for number in (1, 2, 3, 4)]


def test_a_tile_taken_is_not_replaced_before_the_end_of_the_round() -> None:
    state = arrange(4)
    act(state, "outer-2", "expand S03 1")
    assert on_display(state, "storehouse_tiles") == ["S01", "S02", "-", "S04"]


# The market.


@pytest.mark.parametrize(("material", "price"), [("gypsum", 1), ("wood", 1), ("marble", 2), ("ceramic", 3)])
def test_prices_of_materials(material: str, price: int) -> None:
    state = arrange(4, Own(dinars=1))
    act(state, "outer-1")
    assert gained(state, f"buy {material}") == {"dinars": -price, material: 1}


@pytest.mark.parametrize(
    ("item", "price"),
    [("gypsum", 1), ("wood", 2), ("marble", 3), ("ceramic", 4), ("sugar", 3), ("pottery", 3), ("clothes", 3)],
)
def test_what_sales_earn(item: str, price: int) -> None:
    state = arrange(4, Own(stock=item))
    act(state, "outer-5")
    assert gained(state, f"sell {item}") == {"dinars": price, item: -1}


@pytest.mark.parametrize(
    ("give", "take", "dinars"),
    [
        ("gypsum", "wood", 0),
        ("wood", "marble", 0),
        ("marble", "ceramic", 0),
        ("wood", "gypsum", 1),
        ("marble", "wood", 1),
        ("ceramic", "marble", 1),
    ],
)
def test_neighbours_are_traded_and_a_dinar_comes_with_the_lower_one(give: str, take: str, dinars: int) -> None:
    state = arrange(4, Own(stock=give))
    act(state, "outer-1")
    expected = {give: -1, take: 1} | ({"dinars": dinars} if dinars else {})
    assert gained(state, f"trade {give} {take}") == expected


def test_only_neighbours_in_the_table_are_traded() -> None:
    state = arrange(4, Own(stock="gypsum ceramic"))
    act(state, "outer-1")
    trades = [text for text in options(state) if text.startswith("trade")]
    assert trades == ["trade gypsum wood", "trade ceramic marble"]


def test_a_raw_material_is_bought_from_the_rondel_for_a_dinar() -> None:
    state = arrange(4)
    act(state, "outer-1")
    assert gained(state, "buy-raw R2") == {"dinars": -1, "silk": 1}
    assert on_display(state, "raws")[2] == "-"


def test_raw_materials_cannot_be_sold() -> None:
    state = arrange(4, Own(stock="clay"))
    act(state, "outer-1")
    assert "sell" not in verbs(state)


def test_at_most_two_transactions_and_none_is_fine() -> None:
    state = arrange(4, Own(dinars=9))
    act(state, "outer-1", "buy wood", "buy wood")
    assert options(state) == ["secondary raw", "end"]
    state = arrange(4)
    play(state, "work builder-1 outer-1", "main")
    assert gained(state, "stop") == {}


def test_what_cannot_be_paid_is_not_offered() -> None:
    state = arrange(4)
    act(state, "outer-1")
    assert "buy marble" in options(state)
    assert "buy ceramic" not in options(state)


# Produce.


def test_produce_gives_a_city_bonus_and_processes_two_in_either_order() -> None:
    own = Own(ships="fez algiers+", stock="clay silk sugar_cane")
    state = arrange(4, own, cities={"fez": "R1", "algiers": "R4"})
    act(state, "middle-2")
    assert options(state) == ["city fez", "city algiers", "process sugar_cane", "process clay", "process silk"]
    assert gained(state, "city fez") == {"dinars": 2}
    assert options(state) == ["process sugar_cane", "process clay", "process silk", "stop"]
    assert gained(state, "process clay", "process silk") == {"clay": -1, "silk": -1, "pottery": 1, "clothes": 1}
    assert "process sugar_cane" not in options(state)

    state = arrange(4, own, cities={"fez": "R1", "algiers": "R4"})
    act(state, "middle-2", "process clay", "stop")
    assert options(state) == ["city fez", "city algiers", "stop"]
    assert gained(state, "city algiers") == {"pp": 1, "parias": 1, "dinars": 1}


def test_one_of_the_two_halves_of_produce_is_enough() -> None:
    state = arrange(4, Own(stock="clay"))
    act(state, "middle-2")
    assert options(state) == ["process clay"]
    play(state, "process clay")
    assert has(state)["pottery"] == 1
    state = arrange(4, Own(ships="fez", stock="clay"), cities={"fez": "R1"})
    act(state, "middle-2", "city fez", "stop")
    assert has(state) == {"pp": 5, "dinars": 2, "clay": 1}


def test_produce_needs_a_ship_or_a_raw_material() -> None:
    state = arrange(4, raws="- - - - - -")
    assert refusal(state, "work merchant middle-2") != ""


# Artisanal labour.


@pytest.mark.parametrize(
    ("blue", "red", "grey", "dinars"),
    [("", "", "", 3), ("7", "", "", 3), ("7", "6", "", 4), ("7", "6", "A1", 4), ("7 8", "6 9", "A1 B1", 6)],
)
def test_artisanal_labour_earns_three_dinars_and_one_for_every_two_poems(
    blue: str, red: str, grey: str, dinars: int
) -> None:
    state = arrange(4, Own(blue=blue, red=red, grey=grey))
    play(state, "work poet inner-1")
    assert gained(state, "main") == {"dinars": dinars}


def test_a_worker_comes_to_lie_and_the_square_is_remembered() -> None:
    state = arrange(4)
    act(state, "outer-0", "take wood", "take wood", "take wood")
    assert squares(state) == ["outer-0", None, None, None]
    assert standing(state) == [False, True, True, True]
