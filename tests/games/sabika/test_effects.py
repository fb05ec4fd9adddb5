"""The effect language: text to tree and back, and what is said about a text that is not in it."""

import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.sabika.strategies import (
    clause_lists,
    counts,
    effect_trees,
    matches,
    scoring_lists,
    scorings,
)

from granada.games.sabika import effects
from granada.games.sabika.content import CONTENT
from granada.games.sabika.effects import (
    PP,
    Action,
    Count,
    Each,
    Effect,
    Gain,
    GainChoice,
    Has,
    Majority,
    Match,
    Mod,
    On,
    Or,
    Per,
    Presence,
    Raw,
    Sets,
    Store,
    Tally,
    Then,
    Trigger,
    line,
    name,
    walk,
)
from granada.games.sabika.parser import (
    BadEffect,
    parse_clauses,
    parse_count,
    parse_effect,
    parse_effects,
    parse_match,
    parse_scoring,
    parse_scorings,
)
from granada.games.sabika.vocabulary import KEYS, TRIGGERS

TEXT = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")


def fault(parse: Callable[[str], object], text: str) -> str:
    with pytest.raises(BadEffect) as bad:
        parse(text)
    return str(bad.value)


# There and back.


def test_every_text_of_the_content_comes_back_from_its_tree() -> None:
    data = tomllib.loads(TEXT)
    written = [
        row[field]
        for table, rows in CONTENT.lists()
        for row in data[table]
        for field in rows[0].__struct_fields__
        if field == "match" or "(" in str(row.get(field))
    ]
    assert [line(nodes) for _, nodes, _ in CONTENT.trees()] == written
    assert len(written) == 219


@given(effect_trees())
def test_effects_come_back(tree: Effect) -> None:
    assert parse_effect(str(tree)) == tree


@given(counts())
def test_counts_come_back(tree: Count) -> None:
    assert parse_count(str(tree)) == tree


@pytest.mark.slow
@settings(max_examples=40)  # The trees in them are the same as above.
@given(clause_lists())
def test_clauses_come_back(trees: effects.Clauses) -> None:
    assert parse_clauses(line(trees)) == trees


@given(scorings())
def test_a_scoring_comes_back(tree: effects.Scoring) -> None:
    assert parse_scoring(str(tree)) == tree


@given(scoring_lists())
def test_scorings_come_back(trees: effects.Scorings) -> None:
    assert parse_scorings(line(trees)) == trees


@given(matches())
def test_what_yusuf_looks_for_comes_back(tree: Match) -> None:
    assert parse_match(str(tree)) == tree


@given(effect_trees())
def test_a_tree_survives_json(tree: Effect) -> None:
    assert msgspec.json.decode(msgspec.json.encode(tree), type=Effect) == tree


@given(
    st.lists(st.sampled_from(("gain", "pp", "then", "(", ")", ",", "dinar", "1", "-", " ", "[", ";", "?")), max_size=9)
)
def test_whatever_is_read_comes_back_and_all_else_is_refused(tokens: list[str]) -> None:
    text = "".join(tokens)
    with suppress(BadEffect):
        assert str(parse_effect(text)) == text.replace(" ", "")


def test_an_empty_list_of_effects_has_no_text() -> None:
    assert parse_effects(" ") == ()
    assert line(()) == ""


def test_spaces_do_not_matter() -> None:
    assert parse_effect(" then ( gain( dinar , 1 ),pp(2) ) ") == parse_effect("then(gain(dinar,1),pp(2))")


# Trees.


def test_an_effect_is_a_tree() -> None:
    assert parse_effect("or(then(raw(1),gain_choice(gypsum/wood,2)),action(export))") == Or(
        (Then((Raw(1), GainChoice(("gypsum", "wood"), 2))), Action("export"))
    )
    assert parse_effect("per(half(poems),gain(dinar,1),-)") == Per(effects.Half(Tally("poems")), Gain("dinar", 1), None)


def test_a_clause_is_a_tree() -> None:
    assert parse_clauses("store(2,goods); on(store_here,pp(1),1/round); mod(extra_slots(carve),+1)") == (
        Store(2),
        On(Trigger("store_here", None), PP(1), True),
        Mod("extra_slots(carve)", "+", 1),
    )
    (clause,) = parse_clauses("on(construct(uses=wood),pp(1))")
    assert clause == On(Trigger("construct", "uses=wood"), PP(1), False)


def test_a_scoring_is_a_tree() -> None:
    assert parse_scoring("majority(presence[europe])") == Majority(Presence("europe"))
    assert parse_scoring("each(set(has[door],seals),4,16)") == Each(Sets((Has("door"), Tally("seals"))), 4, 16)
    assert parse_scoring("each(presence,3,-)") == Each(Presence(None), 3, None)


def test_a_walk_meets_every_part() -> None:
    tree = parse_effect("then(pp(1),per(half(poems),pay(wood,1,mix(2)),3))")
    assert [name(type(node)) for node in walk(tree)] == ["then", "pp", "per", "half", "tally", "pay", "mix"]


def test_the_vocabulary_is_closed() -> None:
    assert len(get_args(Effect)) == 23
    assert len(TRIGGERS) == 22
    assert len(KEYS) == 18


# What is wrong.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gian(dinar,1)", "position 1: found 'gian', expected an effect: gain, gain_choice, mix,"),
        ("", "position 1: found the end, expected an effect: gain,"),
        ("on(income,pp(1))", "position 1: found 'on', expected an effect: gain,"),
        ("Gain(dinar,1)", "position 1: found 'Gain', expected an effect: gain,"),
        ("gain(stone,1)", "position 6: found 'stone', expected a resource: dinar, gypsum, wood, marble, ceramic"),
        ("gain(1,dinar)", "position 6: found '1', expected a resource: dinar,"),
        ("gain(dinar,x)", "position 12: found 'x', expected a number from 1 to 99"),
        ("pp(0)", "position 4: found '0', expected a number from 1 to 99"),
        ("pp(-1)", "position 4: found '-', expected a number from 1 to 99"),
        ("pp(100)", "position 4: found '100', expected a number from 1 to 99"),
        ("place_ship(3)", "position 12: found '3', expected a number from 1 to 2"),
        ("pp(٣)", "position 4: found '٣', expected a number from 1 to 99"),
        ("gain(dinar)", "position 11: gain takes 2 arguments, not 1"),
        ("gain(dinar,1,2)", "position 13: gain takes no more arguments than 2"),
        ("pp(1,2)", "position 5: pp takes no more arguments than 1"),
        ("pp()", "position 4: found ')', expected a number from 1 to 99"),
        ("pp", "position 3: found the end, expected '('"),
        ("pp(1", "position 5: found the end, expected ')'"),
        ("pp(1))", "position 6: found ')', expected the end"),
        ("pp(1); pp(2)", "position 6: found ';', expected the end"),
        ("pp{1}", "position 3: found '{', expected '('"),
        ("then(pp(1))", "position 11: one part is not enough here, there must be two or more"),
        ("then(pp(1),2)", "position 12: found '2', expected an effect: gain,"),
        ("gain_choice(wood,1)", "position 13: a choice needs two or more different materials"),
        ("gain_choice(wood/wood,1)", "position 13: a choice needs two or more different materials"),
        ("gain_choice(wood/dinar,1)", "position 18: found 'dinar', expected a material: gypsum,"),
        ("action(build)", "position 8: found 'build', expected an action: minor_quarry,"),
        ("per(peoms,pp(1),-)", "position 5: found 'peoms', expected a count: poems,"),
        ("per(poems,pp(1))", "position 16: per takes 3 arguments, not 2"),
        ("per(poems,pp(1),x)", "position 17: found 'x', expected a number from 1 to 99"),
        ("per(has[house],pp(1),-)", "position 9: found 'house', expected a building: palace, fountain, door, garden,"),
        ("per(has,pp(1),-)", "position 8: found ',', expected '['"),
        ("per(presence[],pp(1),-)", "position 14: found ']', expected a region, blue or red"),
        ("per(presence[Fez],pp(1),-)", "position 14: found 'Fez', expected a region, blue or red"),
        ("per(set(poems),pp(1),-)", "position 14: one part is not enough here"),
        ("optional(" * 21, "nested more than 20 deep"),
        ("per(" + "half(" * 21, "nested more than 20 deep"),
    ],
)
def test_a_wrong_effect_is_refused_with_the_reason(text: str, message: str) -> None:
    assert message in fault(parse_effect, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pp(1)", "position 1: found 'pp', expected a clause: on, mod, store"),
        ("mod(tribute,+1);", "position 17: found the end, expected a clause: on, mod, store"),
        ("on(dawn,pp(1))", "position 4: found 'dawn', expected a trigger: income,"),
        ("on(income)", "position 10: on takes 2 arguments, not 1"),
        ("on(income,pp(1),2/round)", "position 17: found '2', expected '1'"),
        ("on(income,pp(1),1/turn)", "position 19: found 'turn', expected 'round'"),
        ("on(income(any),pp(1))", "position 10: income takes no filter"),
        ("on(carve,pp(1))", "position 9: carve needs a filter: any, blue, red, grey"),
        ("on(carve(green),pp(1))", "position 10: found 'green', expected a filter of carve: any, blue, red, grey"),
        ("on(construct(uses=stone),pp(1))", "position 14: found 'uses=stone', expected a filter of construct: any,"),
        ("on(spend(dinar),pp(1))", "position 10: found 'dinar', expected a filter of spend: gypsum,"),
        ("on(tribute(paid),pp(1))", "position 12: found 'paid', expected a filter of tribute: no_pp_lost"),
        ("on(store_here,pp(1))", "on(store_here,..) needs a store(..) in the same text"),
        ("on(favour,favour(1))", "position 4: favour would trigger itself without end"),
        ("on(quarry,then(pp(1),action(minor_quarry)))", "position 4: quarry would trigger itself without end"),
        ("on(market,action(market))", "position 4: market would trigger itself without end"),
        ("mod(taxes,+1)", "position 5: found 'taxes', expected a number to change: free_steps,"),
        ("mod(extra_slots,+1)", "position 5: found 'extra_slots', expected a number to change: free_steps,"),
        ("mod(extra_slots(export),+1)", "position 5: found 'extra_slots(export)', expected a number to change:"),
        ("mod(tribute)", "position 12: mod takes 2 arguments, not 1"),
        ("mod(tribute,1)", "position 13: found '1', expected a sign: +, -, ="),
        ("mod(tribute,+0)", "position 14: found '0', expected a number from 1 to 99"),
        ("mod(tribute,+1,+1)", "position 15: mod takes no more arguments than 2"),
        ("mod(same_material,+1)", "position 19: same_material cannot be changed with +, only with ="),
        ("mod(same_material,=2)", "position 19: same_material can only become =1"),
        ("mod(material_pp(all),=1)", "position 22: material_pp(all) cannot be changed with =, only with +, -"),
        ("store(2)", "position 8: store takes 2 arguments, not 1"),
        ("store(2,wood)", "position 9: found 'wood', expected 'goods'"),
        ("store(0,goods)", "position 7: found '0', expected a number from 1 to 99"),
    ],
)
def test_a_wrong_clause_is_refused_with_the_reason(text: str, message: str) -> None:
    assert message in fault(parse_clauses, text)


def test_a_clause_may_repeat_its_trigger_once_a_round() -> None:
    (clause,) = parse_clauses("on(quarry,action(quarry),1/round)")
    assert clause == On(Trigger("quarry", None), Action("quarry"), True)


@pytest.mark.parametrize(
    ("parse", "text", "message"),
    [
        (parse_scoring, "most(poems)", "position 1: found 'most', expected a scoring: majority, each"),
        (parse_scoring, "each(poems,2)", "position 13: each takes 3 arguments, not 2"),
        (parse_scoring, "majority(pp(1))", "position 10: found 'pp', expected a count: poems,"),
        (parse_scorings, "", "position 1: found the end, expected a scoring: majority, each"),
        (parse_count, "poems poems", "position 7: found 'poems', expected the end"),
        (parse_effects, "pp(1);", "position 7: found the end, expected an effect: gain,"),
        (parse_match, "near", "position 1: found 'near', expected a kind of city: any, city, linked, new_region"),
        (parse_match, "city", "position 5: found the end, expected '['"),
        (parse_match, "any[blue]", "position 4: found '[', expected the end"),
    ],
)
def test_other_wrong_texts_are_refused_with_the_reason(parse: Callable[[str], object], text: str, message: str) -> None:
    assert message in fault(parse, text)
