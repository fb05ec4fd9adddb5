"""The end of the game: its order, major poems, trade cards, leftovers and the winner."""

import pytest
from tests.games.sabika.positions import (
    Own,
    ending,
    finished,
    gained,
    has,
    on_display,
    options,
    play,
    points,
    position,
    settle,
)

MAJOR_POEMS: dict[str, tuple[Own, int]] = {
    "A1": (Own(blue="7", red="10"), 14),
    "A2": (Own(blue="7 6", red="10"), 2 * 4),  # it counts itself
    "A3": (Own(blue="7 6", red="10 12 13"), 7),  # one grey
    "B1": (Own(stores=["S23"]), 14),
    "B2": (Own(stores=["S23", "S24 S09"]), 4 + 3 + 3 + 2),
    "C1": (Own(left="1"), 14),
    "C2": (Own(left="1 2", right="3"), 3 * 3),
    "C3": (Own(balances=3), 3 * 4),
    "D1": (Own(majors="1"), 14),
    "D2": (Own(majors="1 2 10"), 3 * 3),
    "E1": (Own(majors="1", left="1"), 14),
    "E2": (Own(majors="1 2 3", left="1 2"), 2 * 4),
    "F1": (Own(dinars=20), 14),
    "F2": (Own(seals=3), 3 * 4),
    "G1": (Own(favour=2), 14),
    "G2": (Own(favour=4), 3 * 4),
    "H1": (Own(ships="fez"), 14),
    "H2": (Own(ships="fez algiers cairo"), 2 * 4),
    "H3": (Own(ships="fez+ algiers cairo+"), 2 * 4),
    "H4": (Own(ships="fez algiers tunis florence damascus"), 4 * 3),
}


@pytest.mark.parametrize("poem", MAJOR_POEMS)
def test_a_major_poem_pays_its_owner(poem: str) -> None:
    own, expected = MAJOR_POEMS[poem]
    state = finished(2, Own(**{**own.__dict__, "grey": poem}))
    assert points(state, "major-poems") == expected
    assert points(state, "major-poems", 1) == 0


LIMITS: dict[str, tuple[Own, int]] = {
    "A2": (Own(blue="1 2 3 4", red="5 6 7 8"), 14),
    "A3": (Own(blue="1 2 3", red="5 6 7", grey="H3"), 14),
    "B2": (Own(stores=["S19 S20", "S21 S22", "S23 S24"]), 14),
    "C2": (Own(left="1 2 3 4 5 6"), 15),
    "C3": (Own(balances=6), 16),
    "D2": (Own(majors="1 2 3 4 5 6"), 15),
    "E2": (Own(majors="1 2 3 4 5", left="1 2 3 4 5"), 16),
    "F2": (Own(seals=5), 16),
    "G2": (Own(favour=6), 15),
    "H2": (Own(ships="fez cairo venice"), 12),
    "H3": (Own(ships="fez+ algiers+ tunis+ florence+ venice+"), 16),
    "H4": (Own(ships="fez algiers tunis florence venice ragusa"), 15),
}


@pytest.mark.parametrize("poem", LIMITS)
def test_a_major_poem_has_a_limit(poem: str) -> None:
    own, expected = LIMITS[poem]
    state = finished(2, Own(**{**own.__dict__, "grey": f"{own.grey} {poem}"}))
    assert points(state, "major-poems") == expected


TRADE = {
    1: ("florence venice cairo", 2 * 3),
    2: ("fez algiers+ florence", 2 * 3),
    3: ("cairo+ damascus fez", 2 * 5),
    4: ("fez algiers cairo+", 1 * 3),
    5: ("fez algiers cairo+", 2 * 3),
    6: ("fez algiers cairo+", 2 * 2),
    7: ("fez algiers cairo+", 1 * 3),
    8: ("fez algiers cairo+", 2 * 3),
}


@pytest.mark.parametrize("card", TRADE)
def test_a_trade_card_pays_everybody(card: int) -> None:
    ships, expected = TRADE[card]
    tiles = {"fez": "B1", "algiers": "R1", "cairo": "R2"}
    state = finished(3, Own(), Own(ships=ships), trade=card, cities=tiles)
    assert points(state, "trade", 1) == expected
    assert points(state, "trade", 0) == 0


@pytest.mark.parametrize(
    ("ships", "linked"),
    [
        ("florence venice ragusa constantinople cairo", 5),  # branching at Ragusa: no path visits all of them
        ("florence venice ragusa constantinople cairo algiers", 5),  # Granada links nothing
        ("fez florence", 1),
        ("algiers tunis florence", 3),
    ],
)
def test_linked_ships_count_with_branches_and_without_granada(ships: str, linked: int) -> None:
    state = finished(2, Own(ships=ships, grey="H4"), trade=6)
    assert (points(state, "major-poems"), points(state, "trade")) == (3 * linked, 2 * linked)


@pytest.mark.parametrize(
    ("own", "pp"),
    [
        (Own(seals=2), 2),
        (Own(stock="sugar pottery clothes"), 3),
        (Own(stock="marble marble"), 2),
        (Own(stock="ceramic"), 1),
        (Own(stock="gypsum wood clay"), 0),
        (Own(dinars=5), 2),
        (Own(dinars=1), 0),
        (Own(blue="16", stock="boxed-sugar"), 1),
        (Own(seals=1, dinars=2, stock="marble sugar ceramic wood"), 5),
    ],
)
def test_leftovers(own: Own, pp: int) -> None:
    assert points(finished(2, own), "leftovers") == pp


def test_the_order_is_income_wishes_tribute_and_then_the_scoring_q30() -> None:
    state = ending(2, Own(ships="fez+", dinars=9, grey="F1"), cities={"fez": "B6"}, round=5, wishes="A1 B1 C1")
    assert options(state) == ["take gypsum", "take wood"]
    assert points(state, "wishes") == 0
    play(state, "take wood")
    assert on_display(state, "tower") == ["A1", "B1", "C1"]
    assert points(state, "wishes") == 2
    assert points(state, "major-poems") == 0
    play(state, "parias 0", "dinars 4")
    settle(state)
    assert state.over
    assert points(state, "major-poems") == 6  # 1 dinar against 3
    assert points(state, "leftovers") == 0


def test_there_is_no_maintenance_and_no_new_start_player() -> None:
    state = finished(2, Own(parias=9), raws="- clay clay clay", no_marble="M0")
    assert state.over
    assert on_display(state, "raws")[0] == "-"
    assert not position(state)["marbles"]["M0"]


def test_f1_compares_dinars_before_they_become_pp_q30() -> None:
    state = finished(2, Own(dinars=20, grey="F1"))
    assert (points(state, "major-poems"), points(state, "leftovers")) == (14, 10)


def test_most_pp_win() -> None:
    assert finished(3, Own(pp=10), Own(pp=30), Own(pp=20)).winners == (1,)


def test_a_tie_is_broken_by_constructions_of_both_kinds() -> None:
    state = finished(3, Own(pp=30, majors="2"), Own(pp=30, majors="5", left="13"), Own(majors="8"))
    assert state.scores[0] == state.scores[1]
    assert state.winners == (1,)


def test_who_is_still_tied_shares_the_victory() -> None:
    state = finished(3, Own(pp=30), Own(pp=30), Own(pp=5))
    assert state.winners == (0, 1)


@pytest.mark.parametrize(
    ("own", "his", "winners"),
    [("2 3", "5", (0,)), ("2", "5", (0,)), ("2", "5 6", ())],
    ids=["more constructions", "shared", "fewer constructions"],
)
def test_with_as_many_pp_as_yusuf_constructions_decide_and_a_shared_victory_is_won(
    own: str, his: str, winners: tuple[int, ...]
) -> None:
    state = finished(1, Own(pp=30, majors=own), Own(pp=30, majors=his), wishes="A1 B1 C1")
    assert state.everyone[0].pp == state.everyone[1].pp
    assert state.winners == winners


def test_only_the_owner_scores_a_major_poem_but_everybody_is_compared() -> None:
    state = finished(3, Own(grey="D1"), Own(majors="1 2"), Own(majors="3"))
    assert [points(state, "major-poems", seat) for seat in range(3)] == [6, 0, 0]


def test_the_score_is_the_sum_of_its_sources() -> None:
    state = finished(2, Own(dinars=7, seals=2, grey="A2", ships="florence"))
    own = state.view(None).everyone[0]
    assert own.pp == sum(own.points.values()) == has(state)["pp"]
    assert gained(state) == {}
