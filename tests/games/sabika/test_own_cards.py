"""Effects and triggers that our components do not use, but an edition may: on poems made up for the purpose."""

from importlib.resources import files

import pytest
from tests.games.sabika.positions import Own, act, arrange, ending, gained, has, options, play, settle

from granada.games.sabika import Sabika, edition

TEXT = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
RED_10 = 'red = "then(pp(3),gain(dinar,2))"'
BLUE_3 = 'blue = "mod(free_steps,+1)"'


def with_red(effect: str) -> Sabika:
    """The game with this effect on the red half of poem 10."""
    assert RED_10 in TEXT
    return edition(TEXT.replace(RED_10, f'red = "{effect}"'))


def with_blue(clauses: str) -> Sabika:
    """The game with these clauses on the blue half of poem 3."""
    assert BLUE_3 in TEXT
    return edition(TEXT.replace(BLUE_3, f'blue = "{clauses}"'))


def test_an_optional_effect_may_be_declined() -> None:
    state = arrange(4, Own(red="10"), game=with_red("optional(lose_pp(2))"))
    act(state, "inner-2", "reactivate 10")
    assert options(state) == ["accept", "decline"]
    assert gained(state.clone(), "decline") == {}
    assert gained(state, "accept") == {"pp": -2}


def test_an_effect_for_dinars_is_paid_if_one_likes_and_can() -> None:
    game = with_red("pay(dinar,2,pp(5))")
    state = arrange(4, Own(red="10", dinars=3), game=game)
    act(state, "inner-2", "reactivate 10")
    assert gained(state.clone(), "decline") == {}
    assert gained(state, "accept") == {"dinars": -2, "pp": 5}
    poor = arrange(4, Own(red="10", dinars=1), game=game)
    play(poor, "work poet inner-2", "main")
    assert gained(poor, "reactivate 10") == {}


def test_an_effect_for_a_material() -> None:
    state = arrange(4, Own(red="10", stock="wood wood"), game=with_red("pay(wood,2,pp(5))"))
    act(state, "inner-2", "reactivate 10")
    assert gained(state, "accept") == {"wood": -2, "pp": 5}


def test_two_steps_of_favour_give_a_bonus_each() -> None:
    state = arrange(4, Own(red="10"), game=with_red("favour(2)"))
    act(state, "inner-2", "reactivate 10", "dinars 2")
    assert options(state) == ["favour 1", "favour 2"]
    assert has(state) == {"pp": 5, "dinars": 2, "favour": 2}


def test_bonuses_of_two_tiles_are_those_of_two_different_tiles() -> None:
    state = arrange(4, Own(red="10", stores=["S09", "S12"]), game=with_red("storehouse_bonus(2)"))
    act(state, "inner-2", "reactivate 10", "activate 2")
    assert options(state) == ["activate 1"]
    state = arrange(4, Own(red="10"), majors="1 4 7", game=with_red("major_bonus(2)"))
    act(state, "inner-2", "reactivate 10", "bonus 1")
    assert options(state) == ["bonus 4", "bonus 7"]


def test_reactivate_as_a_bonus_never_reads_the_poem_that_gives_it_q22() -> None:
    """Poem 17 takes the action of a red city, which reactivates."""
    game = edition(TEXT.replace("action(produce)", "action(reactivate)"))
    state = arrange(4, Own(red="17 1", ships="fez"), cities={"fez": "R6"}, game=game)
    act(state, "inner-2", "reactivate 17", "act fez")
    assert options(state) == ["reactivate 1"]
    alone = arrange(4, Own(red="17", ships="fez"), cities={"fez": "R6"}, game=game)
    play(alone, "work poet inner-2", "main")
    assert gained(alone, "reactivate 17") == {}


def test_a_free_ship_is_lost_where_one_has_ships_everywhere() -> None:
    everywhere = "fez algiers tunis florence venice ragusa constantinople cairo damascus"
    state = arrange(4, Own(red="14", ships=everywhere))
    play(state, "work poet inner-2", "main")
    assert gained(state, "reactivate 14") == {}


def test_entering_an_occupied_square() -> None:
    game = with_blue("on(enter_occupied,pp(2))")
    state = arrange(4, Own(blue="3", dinars=1), Own(workers={"builder-1": "outer-0"}), game=game)
    assert gained(state.clone(), "work builder-1 outer-0") == {"dinars": -1, "pp": 2}
    assert gained(state, "work builder-1 outer-4") == {}


def test_once_a_round() -> None:
    game = with_blue("on(rest,pp(3),1/round)")
    state = arrange(2, Own(blue="3"), Own(lying="builder-1 builder-2 merchant poet"), game=game)
    assert gained(state, "rest poet") == {"dinars": 3, "pp": -1 + 3}
    assert gained(state, "rest merchant") == {"dinars": 3, "pp": -1}
    state = ending(2, Own(blue="3", parias=9), game=game)
    settle(state)
    play(state, "start 0")
    assert gained(state, "rest poet") == {"dinars": 3, "pp": -1 + 3}


@pytest.mark.parametrize(
    ("trigger", "texts"),
    [
        ("secondary(any)", ["work merchant middle-1", "secondary raw"]),
        ("secondary(raw)", ["work merchant middle-1", "secondary raw"]),
        ("secondary(marble)", ["work poet inner-1", "secondary marble"]),
        ("produce", ["work merchant middle-2", "main", "process clay"]),
        ("carve(red)", ["work poet inner-0", "main", "red 20", "with wood"]),
        ("carve(grey)", ["work poet inner-0", "main", "grey C1", "with wood"]),
        ("construct(major)", ["work builder-1 outer-3", "main", "major 4", "with nothing", "dinars 0"]),
        ("construct(minor)", ["work builder-1 outer-3", "main", "minor 1", "with nothing", "left"]),
        ("spend(wood)", ["work builder-1 outer-3", "main", "minor 1", "with wood", "left"]),
    ],
)
def test_every_trigger_calls_a_poem(trigger: str, texts: list[str]) -> None:
    own = Own(blue="3", dinars=9, stock="gypsum wood clay", stores=["S23"], balance=4)
    poems = "20 1 2 4 5"
    called, plain = (
        arrange(4, own, poems=poems, greys="C1", game=with_blue(f"on({clause},paria(7))"))
        for clause in (trigger, "income")
    )
    play(called, *texts)
    play(plain, *texts)
    assert has(called)["parias"] == has(plain).get("parias", 0) + 7


@pytest.mark.parametrize(
    ("trigger", "printed", "texts"),
    [
        ("storehouse", 'id = "S03", boxes = 1, bonus = "gain(dinar,3)"', ["outer-6", "expand S03 1"]),
        ("produce", 'demand = ["sugar", "clothes"], bonus = "gain(dinar,2)"', ["middle-2", "city fez"]),
        ("export", 'demand = ["sugar", "clothes"], bonus = "gain(dinar,2)"', ["middle-0", "export fez", "goods sugar"]),
        ("favour", 'space = 1, bonus = "mix(2)"', ["outer-3", "major 5", "with nothing"]),
    ],
)
def test_no_action_pays_a_poem_that_is_carved_inside_it(trigger: str, printed: str, texts: list[str]) -> None:
    """The effect that is printed there is a carving in this edition."""
    text = TEXT.replace(BLUE_3, f'blue = "on({trigger},paria(7))"')
    assert text.count(printed) == 1
    game = edition(text.replace(printed, printed.rpartition(' = "')[0] + ' = "action(carve)"'))
    own = Own(dinars=9, stock="gypsum wood sugar", ships="" if trigger == "export" else "fez")
    state = arrange(4, own, cities={"fez": "R1"}, seals="", stores="S03", game=game)
    act(state, *texts)
    assert gained(state, "blue 3", "with wood") == {"dinars": -1, "wood": -1, "pp": 2}


def test_a_construction_that_becomes_impossible_by_renewing_is_lost() -> None:
    state = arrange(4, Own(dinars=1, stock="wood"), minors="5 1 2 3", next_minors="4 13 14 15")
    act(state, "outer-3", "renew")
    assert state.to_move == 1
    assert has(state) == {"pp": 6, "wood": 1}


def test_two_actions_of_red_cities_are_those_of_two_cities() -> None:
    game = with_red("red_city_action(2)")
    state = arrange(4, Own(red="10", ships="fez algiers"), cities={"fez": "R4", "algiers": "R5"}, game=game)
    act(state, "inner-2", "reactivate 10", "act algiers", "expand S03 1")
    assert options(state) == ["act fez"]


def test_effects_piled_up_without_measure_come_to_an_end() -> None:
    pile = "pp(1)"
    for _ in range(6):
        pile = f"per(dinars,{pile},-)"
    state = arrange(4, Own(red="10", dinars=200), game=with_red(pile))
    act(state, "inner-2", "reactivate 10")
    assert 0 < has(state)["pp"] < 1000
    assert options(state)


def test_an_effect_without_limit_is_repeated_99_times_at_most() -> None:
    state = arrange(4, Own(red="10", dinars=200), game=with_red("per(dinars,pp(1),-)"))
    act(state, "inner-2")
    assert gained(state, "reactivate 10") == {"pp": 99}


# Figures of the rules that an edition may change.


def with_figure(old: str, new: str) -> Sabika:
    assert old in TEXT
    return edition(TEXT.replace(old, new))


def test_major_constructions_may_have_another_base() -> None:
    game = with_figure('base = "gypsum" # of', 'base = "wood" # of')
    without = arrange(4, Own(stock="gypsum marble ceramic"), minors="5 6 7 8", game=game)
    assert "work builder-1 outer-3" not in options(without)
    state = arrange(4, Own(stock="gypsum wood wood marble"), game=game)
    act(state, "outer-3", "major 7")
    assert set(options(state)) == {"with nothing", "with gypsum", "with marble", "with gypsum marble"}
    play(state, "with gypsum")
    assert has(state)["wood"] == 1
    assert "gypsum" not in has(state)


def test_poems_may_be_carved_in_other_materials() -> None:
    game = with_figure('bases = ["gypsum", "wood", "marble"]', 'bases = ["ceramic"]')
    without = arrange(4, Own(dinars=9, stock="gypsum wood marble"), game=game)
    play(without, "work poet inner-0")
    assert "main" not in options(without)
    state = arrange(4, Own(dinars=9, stock="gypsum ceramic"), game=game)
    act(state, "inner-0", "blue 1")
    assert set(options(state)) == {"with ceramic", "with gypsum ceramic"}


def test_what_rivals_are_paid_may_differ() -> None:
    game = with_figure("rival_pp = 1\nrival_dinars = 1", "rival_pp = 3\nrival_dinars = 4")
    state = arrange(4, Own(ships="fez"), Own(ships="fez+"), cities={"fez": "B2"}, game=game)
    act(state, "middle-1", "consolidate fez")
    assert has(state, 1) == {"pp": 8, "dinars": 4}


def test_what_yusuf_is_paid_may_differ() -> None:
    game = with_figure("rival_pp = 2", "rival_pp = 6")
    state = arrange(1, Own(ships="fez"), Own(ships="fez+"), cities={"fez": "B1"}, yusuf_cards="P5", game=game)
    act(state, "middle-1", "consolidate fez")
    assert has(state, 1) == {"pp": 11}
