"""The fourteen events of the advanced mode."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    ending,
    gained,
    has,
    options,
    play,
    points,
    position,
    saved_and_restored,
    settle,
)


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("buy gypsum", {"gypsum": 1}),
        ("buy marble", {"marble": 1, "dinars": -1}),
        ("buy ceramic", {"ceramic": 1, "dinars": -2}),
        ("buy-raw R2", {"silk": 1}),
        ("sell gypsum", {"gypsum": -1, "dinars": 2}),
        ("sell sugar", {"sugar": -1, "dinars": 4}),
        ("trade wood gypsum", {"wood": -1, "gypsum": 1, "dinars": 1}),
    ],
)
def test_1_makes_purchases_cheaper_and_sales_dearer_but_not_trades(text: str, changes: dict[str, int]) -> None:
    state = arrange(4, Own(stock="gypsum wood sugar"), event=1)
    act(state, "outer-1")
    assert gained(state, text) == changes


@pytest.mark.parametrize(("event", "change"), [(2, -1), (6, 1)])
def test_2_and_6_change_the_price_of_poems(event: int, change: int) -> None:
    for colour, cost in (("blue 1", 1), ("red 1", 2), ("grey C1", 4)):
        state = arrange(4, Own(dinars=5, stock="wood"), greys="C1", event=event)
        act(state, "inner-0", colour)
        assert has(state).get("dinars", 0) == 5 - cost - change


def test_3_earns_a_paria_more_for_each_good() -> None:
    state = arrange(4, Own(dinars=1, stock="sugar clothes"), cities={"fez": "R5"}, event=3)
    act(state, "middle-0", "export fez")
    changes = gained(state, "goods sugar clothes")
    assert (changes["pp"], changes["parias"]) == (3, 5)


def test_4_allows_the_same_material_several_times() -> None:
    state = arrange(4, Own(stock="gypsum gypsum wood wood"), event=4)
    act(state, "outer-3", "major 7")
    assert "with wood wood" in options(state)
    assert "with gypsum" not in options(state)  # gypsum is no extra of a major construction
    state = arrange(4, Own(stock="gypsum gypsum gypsum wood"), event=4)
    act(state, "outer-3", "minor 1")
    assert {"with gypsum", "with gypsum gypsum", "with gypsum wood"} <= set(options(state))
    state = arrange(4, Own(dinars=1, stock="wood wood"), event=4)
    act(state, "inner-0", "blue 1")
    assert gained(state, "with wood wood") == {"wood": -2, "pp": 4}


@pytest.mark.parametrize(("event", "due"), [(5, 1), (8, 3), (1, 2)])
def test_5_and_8_change_the_tribute(event: int, due: int) -> None:
    state = ending(2, Own(parias=9), event=event)
    assert options(state) == [f"parias {number}" for number in range(due + 1)]


def test_7_makes_each_material_worth_a_pp_less() -> None:
    state = arrange(4, Own(stock="gypsum wood ceramic"), event=7)
    act(state, "outer-3", "major 7", "with wood ceramic")
    assert points(state, "building") == 0 + 1 + 3
    state = arrange(4, Own(dinars=1, stock="wood marble"), event=7)
    act(state, "inner-0", "blue 1", "with wood marble")
    assert points(state, "carving") == 1 + 2


def test_7_and_blue_poem_10_balance_out() -> None:
    state = arrange(4, Own(dinars=2, stock="gypsum marble", blue="10"), event=7)
    act(state, "inner-0", "blue 1", "with gypsum marble")
    assert points(state, "carving") == 1 + 3


def test_9_makes_each_route_a_dinar_dearer() -> None:
    """Florence to Constantinople through Ragusa: 3 + 3."""
    state = arrange(4, Own(dinars=9, stock="sugar", ships="florence"), event=9)
    act(state, "middle-0")
    assert gained(state, "export constantinople")["dinars"] == -6


def test_10_makes_consolidating_cost_a_dinar() -> None:
    state = arrange(4, Own(dinars=1, ships="fez"), cities={"fez": "B1"}, event=10)
    act(state, "middle-1")
    assert gained(state, "consolidate fez") == {"dinars": -1}
    poor = arrange(4, Own(ships="fez"), raws="- - - - - -", event=10)
    assert "work merchant middle-1" not in options(poor)


def test_11_leaves_one_free_step() -> None:
    state = arrange(4, Own(dinars=2, workers={"builder-1": "outer-6"}), event=11)
    assert gained(state, "work builder-1 outer-0") == {"dinars": -1}


def test_12_makes_foreign_workers_cost_two() -> None:
    rival = Own(workers={"builder-1": "outer-0"})
    state = arrange(4, Own(dinars=4), rival, rival, event=12)
    assert gained(state, "work builder-1 outer-0") == {"dinars": -4}


@pytest.mark.parametrize(
    ("worker", "square", "kind", "cost"),
    [
        ("builder-1", "outer-1", "raw", 2),
        ("merchant", "middle-1", "raw", 1),
        ("merchant", "middle-1", "marble", 3),
        ("poet", "inner-1", "marble", 2),
    ],
)
def test_13_makes_secondary_actions_a_dinar_dearer(worker: str, square: str, kind: str, cost: int) -> None:
    state = arrange(4, Own(dinars=3), event=13)
    play(state, f"work {worker} {square}", f"secondary {kind}")
    assert has(state).get("dinars", 0) == 3 - cost


def test_14_asks_for_a_dinar_on_top_of_the_tribute_or_a_pp() -> None:
    state = ending(2, Own(parias=2, dinars=1), event=14)
    assert gained(state, "parias 2") == {"parias": -2, "dinars": -1}
    state = ending(2, Own(parias=2), event=14)
    assert gained(state, "parias 2") == {"parias": -2, "pp": -1}


@pytest.mark.parametrize("dinars", [0, 1])
def test_14_may_be_paid_with_a_seal(dinars: int) -> None:
    state = ending(2, Own(parias=2, seals=1, dinars=dinars), event=14)
    play(state, "parias 2")
    assert options(state) == ["seals 0", "seals 1"]
    assert gained(state, "seals 1") == {"seals": -1}


def test_14_leaves_it_to_the_player_whether_a_seal_or_a_pp_is_lost_without_a_dinar() -> None:
    state = ending(2, Own(parias=2, seals=1, blue="15"), event=14)
    play(state, "parias 1")
    paid = saved_and_restored(state)
    assert gained(paid, "seals 1") == {"seals": -1, "pp": 1}
    assert gained(state, "seals 0") == {"pp": -1}


def test_the_active_event_is_replaced_by_the_coming_one_after_rounds_two_and_four() -> None:
    for rounds, after in ((1, 5), (2, 7), (3, 5), (4, 7)):
        state = ending(2, Own(), event=5, next_events=[7], round=rounds)
        settle(state)
        assert position(state)["event"] == str(after)


def test_the_old_event_still_counts_for_the_tribute_before_the_change() -> None:
    state = ending(2, Own(parias=9), event=8, next_events=[5], round=2)
    assert options(state)[-1] == "parias 4"


def test_4_does_not_allow_a_material_that_is_used_up_as_the_base() -> None:
    state = arrange(4, Own(stock="gypsum"), event=4)
    act(state, "outer-3", "minor 1")
    assert options(state) == ["with nothing"]
