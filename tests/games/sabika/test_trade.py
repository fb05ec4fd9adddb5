"""Exporting and consolidating."""

import pytest
from tests.games.sabika.positions import Own, act, arrange, gained, has, options, play, position, refusal

# Export.


@pytest.mark.parametrize(
    ("city", "cost"),
    [
        ("fez", 1),
        ("algiers", 1),
        ("tunis", 2),
        ("florence", 2),
        ("venice", 3),
        ("ragusa", 4),
        ("cairo", 5),
        ("constantinople", 6),
        ("damascus", 6),
    ],
)
def test_the_cheapest_way_from_granada(city: str, cost: int) -> None:
    state = arrange(4, Own(dinars=cost, stock="sugar"))
    act(state, "middle-0")
    assert gained(state, f"export {city}")["dinars"] == -cost
    poor = arrange(4, Own(dinars=cost - 1, stock="sugar", seals=0))
    play(poor, "work merchant middle-0")
    if "main" in options(poor):
        play(poor, "main")
        assert f"export {city}" not in options(poor)


@pytest.mark.parametrize(("ships", "cost"), [("ragusa", 2), ("cairo+", 1), ("fez", 5), ("tunis constantinople", 2)])
def test_the_way_begins_in_the_nearest_city_with_a_ship_or_in_granada_q16(ships: str, cost: int) -> None:
    state = arrange(4, Own(dinars=9, stock="sugar", ships=ships))
    act(state, "middle-3")
    target = "damascus" if "constantinople" in ships or "cairo" in ships else "cairo"
    assert gained(state, f"export {target}")["dinars"] == -cost


def test_foreign_ships_do_not_shorten_the_way() -> None:
    state = arrange(4, Own(dinars=9, stock="sugar"), Own(ships="cairo+"))
    act(state, "middle-0")
    assert gained(state, "export cairo") == {"dinars": -5}


def test_no_export_to_a_city_where_one_has_a_ship() -> None:
    state = arrange(4, Own(dinars=9, stock="sugar", ships="fez algiers+"))
    act(state, "middle-0")
    assert not {"export fez", "export algiers"} & set(options(state))


def test_without_a_good_there_is_no_export() -> None:
    state = arrange(4, Own(dinars=9, stock="gypsum clay"))
    play(state, "work merchant middle-0")
    assert "main" not in options(state)


def test_the_first_ship_in_a_city_takes_its_seal_the_second_does_not() -> None:
    state = arrange(4, Own(dinars=9, stock="sugar"), Own(ships="fez"))
    act(state, "middle-0")
    assert "seals" in gained(state.clone(), "export algiers")
    assert "seals" not in gained(state, "export fez")
    assert not position(state)["cities"]["fez"]["seal"]


def test_a_seal_just_earned_does_not_pay_for_the_way() -> None:
    state = arrange(4, Own(stock="sugar"), raws="- - - - - -")
    assert "work merchant middle-3" not in options(state)


@pytest.mark.parametrize(
    ("goods", "worth"),
    [("sugar", 2), ("clothes", 2), ("pottery", 1), ("sugar clothes", 4), ("sugar sugar", 4), ("sugar pottery", 3)],
)
def test_one_or_two_goods_earn_a_pp_and_a_paria_each_and_demand_earns_more(goods: str, worth: int) -> None:
    """Red tile 1 asks for sugar and clothes, and gives 2 dinars."""
    state = arrange(4, Own(dinars=1, stock="sugar sugar clothes pottery"), cities={"fez": "R1"})
    act(state, "middle-0", "export fez")
    changes = gained(state, f"goods {goods}")
    assert (changes["pp"], changes["parias"], changes["dinars"]) == (worth, worth, 2)
    assert len(position(state)["used_tokens"]) == len(goods.split())


def test_at_least_one_good_and_at_most_two() -> None:
    state = arrange(4, Own(dinars=1, stock="sugar sugar sugar"))
    act(state, "middle-0", "export fez")
    assert options(state) == ["goods sugar", "goods sugar sugar"]


# Consolidate.


def test_only_ones_ships_on_the_left_can_be_consolidated() -> None:
    state = arrange(4, Own(ships="fez algiers+ cairo"), Own(ships="tunis"))
    act(state, "middle-1")
    assert options(state) == ["consolidate fez", "consolidate cairo"]
    play(state, "consolidate cairo")
    assert position(state)["everyone"][0]["ships"]["cairo"] == "settled"


def test_a_blue_city_gives_nothing_at_once() -> None:
    state = arrange(4, Own(ships="fez"), cities={"fez": "B2"})
    play(state, "work merchant middle-1", "main")
    assert gained(state, "consolidate fez") == {}


def test_ships_that_only_export_are_paid_nothing() -> None:
    state = arrange(4, Own(ships="fez"), Own(ships="fez"), cities={"fez": "B2"})
    act(state, "middle-1", "consolidate fez")
    assert has(state, 1) == {"pp": 5}


def test_an_impossible_action_of_a_red_city_is_lost_q21() -> None:
    state = arrange(4, Own(ships="fez"), cities={"fez": "R1"})
    act(state, "middle-1", "consolidate fez")
    assert options(state) == ["secondary raw", "end"]


def test_a_possible_action_of_a_red_city_must_be_carried_out_q21() -> None:
    state = arrange(4, Own(ships="fez"), cities={"fez": "R4"})
    act(state, "middle-1", "consolidate fez")
    assert options(state) == ["quarry minor", "quarry major"]
    assert refusal(state, "end") != ""


# City tiles.

BONUSES: dict[str, tuple[list[str], dict[str, int]]] = {
    "B1": (["take ceramic"], {"ceramic": 1}),
    "B2": ([], {"pp": 2, "dinars": 1}),
    "B3": (["buy wood", "sell wood"], {"dinars": -1 + 2, "parias": 1}),
    "B4": (["raw R0", "raw R2"], {"sugar_cane": 1, "silk": 1}),
    "B5": ([], {"gypsum": 1, "dinars": 1}),
    "B6": (["good R1"], {"pottery": 1}),
    "R1": ([], {"dinars": 2}),
    "R2": ([], {"marble": 1, "parias": 1}),
    "R3": (["dinars 1"], {"pp": 1, "dinars": 1}),
    "R4": ([], {"pp": 1, "parias": 1, "dinars": 1}),
    "R5": ([], {"ceramic": 1}),
    "R6": (["take wood"], {"pp": 1, "wood": 1}),
}


@pytest.mark.parametrize("tile", BONUSES)
def test_the_city_bonus_of_a_tile(tile: str) -> None:
    texts, expected = BONUSES[tile]
    state = arrange(4, Own(dinars=2, ships="fez"), cities={"fez": tile})
    act(state, "middle-2")
    assert gained(state, "city fez", *texts) == expected


DEMAND = {
    "B1": "clothes",
    "B2": "sugar",
    "B3": "pottery",
    "B4": "sugar pottery",
    "B5": "sugar clothes",
    "B6": "clothes pottery",
    "R1": "sugar clothes",
    "R2": "sugar",
    "R3": "clothes pottery",
    "R4": "pottery",
    "R5": "clothes",
    "R6": "sugar pottery",
}


@pytest.mark.parametrize("tile", DEMAND)
def test_the_goods_in_demand(tile: str) -> None:
    for good in ("sugar", "pottery", "clothes"):
        state = arrange(4, Own(red="14", stock=good), cities={"fez": tile})
        act(state, "inner-2", "reactivate 14", "ship fez")
        worth = 2 if good in DEMAND[tile].split() else 1
        assert gained(state, f"goods {good}") == {good: -1, "pp": worth, "parias": worth}


ACTIONS: dict[str, tuple[str, list[str], dict[str, int]]] = {
    "R1": ("gypsum", ["minor 1", "with nothing", "left"], {"gypsum": -1, "pp": 1}),
    "R2": ("gypsum", ["blue 1", "with gypsum"], {"dinars": -1, "gypsum": -1, "pp": 1}),
    "R3": ("sugar", ["export algiers", "goods sugar"], {"dinars": -1, "sugar": -1, "seals": 1, "pp": 1, "parias": 1}),
    "R4": ("", ["quarry major", *["take marble"] * 3], {"marble": 3}),
    "R5": ("", ["expand S01 1", "raw R0"], {"pp": 1, "wood": 1, "sugar_cane": 1}),
    "R6": ("clay", ["process clay", "stop"], {"clay": -1, "pottery": 1}),
}


@pytest.mark.parametrize("tile", ACTIONS)
def test_the_action_of_a_red_tile(tile: str) -> None:
    stock, texts, expected = ACTIONS[tile]
    own = Own(dinars=1, ships="fez", stock=stock, balance=4)
    algiers = "R5" if tile != "R5" else "R6"
    state = arrange(4, own, cities={"fez": tile, "algiers": algiers})
    act(state, "middle-4", "consolidate fez")
    changes = gained(state, *texts)
    if tile == "R3":  # red tile 5 in Algiers
        expected = expected | {"ceramic": 1}
    assert changes == expected


# Storehouse tiles.

STORES: dict[str, tuple[list[str], dict[str, int]]] = {
    "S01": (["raw R0"], {"wood": 1, "sugar_cane": 1}),
    "S02": (["good R0"], {"sugar": 1}),
    "S03": ([], {"dinars": 3}),
    "S04": (["raw R1", "process clay"], {"pottery": 1}),
    "S05": (["dinars 2"], {"dinars": 2, "parias": 1}),
    "S06": ([], {"pp": 1, "parias": 2}),
    "S07": ([], {"pp": 2, "dinars": 1}),
    "S08": (["city fez"], {"dinars": 2}),
    "S09": ([], {"dinars": 2}),
    "S10": ([], {"marble": 1}),
    "S11": (["raw R0"], {"sugar_cane": 1, "dinars": 1}),
    "S12": ([], {"parias": 2}),
    "S13": (["sell gypsum", "stop"], {"gypsum": -1, "dinars": 1}),
    "S14": (["process silk"], {"silk": -1, "clothes": 1, "dinars": 1}),
    "S15": ([], {"pp": 1, "dinars": 1}),
    "S16": (["sell gypsum"], {"gypsum": -1, "dinars": 1, "parias": 1}),
    "S17": ([], {"gypsum": 1, "dinars": 1}),
    "S18": ([], {"pp": 1, "parias": 1}),
    "S19": (["take wood"], {"wood": 1}),
    "S20": ([], {"wood": 1}),
    "S21": (["raw R0"], {"sugar_cane": 1}),
    "S22": (["process silk"], {"silk": -1, "clothes": 1}),
    "S23": ([], {"pp": 1}),
    "S24": (["dinars 0"], {"parias": 1}),
}
BOXES = {1: range(1, 9), 2: range(9, 19), 3: range(19, 25)}


@pytest.mark.parametrize("tile", STORES)
def test_the_bonus_of_a_storehouse_tile(tile: str) -> None:
    texts, expected = STORES[tile]
    own = Own(stock="gypsum silk", ships="fez", stores=[tile])
    state = arrange(4, own, cities={"fez": "R1"})
    act(state, "outer-2")
    assert gained(state, "activate 1", *texts) == expected


@pytest.mark.parametrize(("boxes", "numbers"), BOXES.items())
def test_the_boxes_of_storehouse_tiles(boxes: int, numbers: range) -> None:
    for number in numbers:
        state = arrange(4, Own(stores=[f"S{number:02}"]))
        assert state.view(0).everyone[0].boxes == 4 + boxes
