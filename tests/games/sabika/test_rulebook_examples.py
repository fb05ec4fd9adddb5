"""The examples that the rulebook itself works through, with its numbers."""

import pytest
from tests.games.sabika.positions import (
    Own,
    act,
    arrange,
    finished,
    gained,
    has,
    on_display,
    options,
    play,
    points,
    row,
    standing,
    verbs,
)

CHAIN = "algiers florence cairo ragusa constantinople venice"


def test_four_steps_onto_a_square_with_two_foreign_workers_cost_two_and_two_dinars() -> None:
    state = arrange(
        4,
        Own(dinars=4, workers={"builder-1": "outer-0"}),
        Own(workers={"builder-1": "outer-4"}),
        Own(workers={"builder-2": "outer-4"}),
    )
    assert gained(state, "work builder-1 outer-4") == {"dinars": -4}
    assert standing(state) == [False, True, True, True]
    assert options(state) == ["main"]


def test_the_same_move_with_three_dinars_is_refused() -> None:
    state = arrange(
        4,
        Own(dinars=3, workers={"builder-1": "outer-0"}),
        Own(workers={"builder-1": "outer-4"}),
        Own(workers={"builder-2": "outer-4"}),
    )
    assert "work builder-1 outer-4" not in options(state)


def test_a_second_clay_stays_on_the_rondel_and_the_first_becomes_pottery() -> None:
    state = arrange(4, Own(dinars=1, stock="clay"), raws="silk clay silk silk silk silk")
    play(state, "work builder-1 outer-1")
    assert gained(state, "secondary raw") == {"dinars": -1, "clay": -1, "pottery": 1}
    assert on_display(state, "raws")[1] == "clay"


def test_a_market_turn_earns_two_dinars_turns_wood_into_marble_and_sells_a_good_for_three() -> None:
    state = arrange(4, Own(stock="wood sugar"))
    play(state, "work builder-1 outer-1")
    assert gained(state, "main") == {"dinars": 2}
    assert gained(state, "trade wood marble") == {"wood": -1, "marble": 1}
    assert gained(state, "sell sugar") == {"sugar": -1, "dinars": 3}
    assert "sell" not in verbs(state)


def test_a_major_construction_of_gypsum_and_marble_earns_four_pp() -> None:
    state = arrange(4, Own(stock="gypsum marble"))
    act(state, "outer-3", "major 7")
    assert gained(state, "with marble") == {"gypsum": -1, "marble": -1, "pp": 4, "favour": 1}
    assert points(state, "building") == 4


def test_exporting_from_florence_through_ragusa_to_constantinople() -> None:
    state = arrange(
        4,
        Own(dinars=4, ships="florence", stock="clothes sugar"),
        cities={"constantinople": "B1"},
    )
    act(state, "middle-0")
    assert gained(state, "export constantinople") == {"dinars": -4, "seals": 1}
    assert gained(state, "goods clothes sugar") == {"clothes": -1, "sugar": -1, "pp": 3, "parias": 3}
    assert gained(state, "take ceramic") == {"ceramic": 1}


def test_consolidating_in_cairo_pays_the_two_who_were_earlier_and_gives_a_construction() -> None:
    state = arrange(
        4,
        Own(ships="cairo", stock="gypsum"),
        Own(ships="cairo+"),
        Own(ships="cairo+"),
        Own(ships="cairo"),
        cities={"cairo": "R1"},
    )
    act(state, "middle-1", "consolidate cairo")
    assert has(state, 1) == has(state, 2) == {"dinars": 1, "pp": 6}
    assert has(state, 3) == {"pp": 5}
    assert {"major 1", "minor 1"} <= set(options(state))
    play(state, "minor 1", "with nothing", "left")
    assert row(state) == ["1"]


def test_algiers_does_not_join_the_chain_of_five_for_poem_h4() -> None:
    assert points(finished(2, Own(ships=CHAIN, grey="H4")), "major-poems") == 5 * 3


def test_algiers_does_not_join_the_chain_of_five_for_trade_card_6() -> None:
    assert points(finished(2, Own(ships=CHAIN), trade=6), "trade") == 5 * 2


@pytest.mark.parametrize(
    ("majors", "pp"),
    [
        # Two players: the second place is left out.
        ((2, 1), 14),
        ((1, 1), 6),
        ((0, 0), 6),
        ((0, 1), 6),
        # Three.
        ((2, 1, 0), 14),
        ((1, 2, 0), 9),
        ((0, 1, 2), 6),
        ((2, 2, 0), 9),
        ((2, 2, 2), 9),
        ((1, 2, 1), 6),
        ((1, 2, 2), 6),
        # Four.
        ((3, 2, 1, 0), 14),
        ((2, 3, 1, 0), 9),
        ((1, 2, 3, 0), 6),
        ((0, 1, 2, 3), 0),
        ((1, 1, 0, 0), 9),
        ((1, 2, 1, 0), 6),
        ((1, 2, 3, 1), 0),
        ((1, 2, 2, 2), 0),
        ((1, 2, 1, 1), 6),
        ((1, 1, 1, 1), 9),
    ],
)
def test_a_majority_pays_14_9_and_6_and_for_a_tie_the_place_below(majors: tuple[int, ...], pp: int) -> None:
    tiles = iter(range(1, 22))
    people = [Own(majors=" ".join(str(next(tiles)) for _ in range(count))) for count in majors]
    people[0] = Own(majors=people[0].majors, grey="D1")
    assert points(finished(len(majors), *people), "major-poems") == pp
