"""Every component of Sabika, and whatever an edition makes of the effect language, has its text in every language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import get_args

import msgspec
import pytest

from granada.games.sabika import effects as e
from granada.games.sabika.book import Book
from granada.games.sabika.content import CONTENT, read
from granada.games.sabika.packed import MOST_EXPORTED
from granada.games.sabika.parser import parse_clauses, parse_effect, parse_scoring
from granada.games.sabika.vocabulary import KEYS, TRIGGERS, ActionName, Building, Material, TallyName
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.editor import EDITOR
from granada.wording.sabika.wording import Wording
from granada.wording.sabika.words import Words

SHARED = {
    "es": {
        *("a", "bonus", "dinar", "era", "granada", "material", "no"),
        *("paria", "parias", "pp", "produce", "uses", "visible", "yusuf"),
    },
    "pl": {"dinar", "bonus", "pp", "region", "yusuf"},
}
"""Words that a language has in common with English, and those of Yusuf and PP."""


@cache
def wording(language: str, two: bool = False) -> Wording:
    return Wording(Texts(language), CONTENT, two=two)


@cache
def sentences(language: str) -> dict[str, str]:
    return {tree.where: wording(language).sentences(tree.nodes) for tree in CONTENT.trees()}


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_sentence_in_every_language(language: str) -> None:
    for where, text in sentences(language).items():
        assert text.endswith("."), where
        assert text[0] == text[0].upper(), where
        assert not re.search(r"[{}$]|  |\.\.|None", text), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_that_differ_have_sentences_that_differ(language: str) -> None:
    trees = {tree.where: e.line(tree.nodes) for tree in CONTENT.trees()}
    told = sentences(language)
    for where, tree in trees.items():
        alike = {trees[other] for other in trees if told[other] == told[where] and "match" not in other}
        assert alike <= {tree}, where


@pytest.mark.parametrize("language", ["es", "pl"])
def test_no_english_is_left_over(language: str) -> None:
    for where, text in sentences(language).items():
        assert words_of(text) & words_of(sentences("en")[where]) <= SHARED[language], where


def test_russian_is_written_in_its_own_letters() -> None:
    for where, text in sentences("ru").items():
        assert not re.search("[A-Za-z]", text), where


def everything_that_can_be_written() -> Iterator[tuple[e.Node, ...]]:
    """All of the effect language, with numbers that take different plural forms."""
    numbers = (1, 2, 5, 21)
    for key, signs in KEYS.items():
        for sign in signs:
            for n in (*numbers, 0) if sign == "=" else numbers:
                yield parse_clauses(f"mod({key},{sign}{1 if key == 'same_material' else n})")
    for event, filters in TRIGGERS.items():
        for chosen in filters or ("",):
            trigger = f"{event}({chosen})" if chosen else event
            yield parse_clauses(f"store(1,goods); on({trigger},pp(1)); on({trigger},pp(1),1/round)")
    for n in numbers:
        yield parse_clauses(f"store({n},goods)")
        for name in SIMPLE:
            yield (parse_effect(f"{name}({n})"),)
        for resource in ("dinar", *get_args(Material)):
            yield (parse_effect(f"pay({resource},{n},optional(gain({resource},{n})))"),)
        yield (parse_effect(f"per(set(boxes,presence),or(gain_choice(wood/marble,{n}),pp(1)),{n})"),)
    for n in range(1, int(MOST_EXPORTED) + 1):
        yield (parse_effect(f"place_ship({n})"),)
    for action in get_args(ActionName):
        yield (parse_effect(f"or(action({action}),then(mix(1),action({action}),pp(1)))"),)
    counts = [*get_args(TallyName), *(f"has[{building}]" for building in get_args(Building))]
    counts += ["presence", "presence[blue]", "presence[red]", "presence[europe]", "set(poems,has[tower])"]
    for count in (*counts, *(f"half({count})" for count in counts)):
        yield (parse_scoring(f"majority({count})"), parse_scoring(f"each({count},1,-)"))
        yield (parse_scoring(f"each(set({count},seals),2,5)"),)
        yield (parse_effect(f"per({count},pp(1),-)"),)


SIMPLE = [
    "mix",
    "raw",
    "good",
    "process",
    "paria",
    "pp",
    "lose_pp",
    "transactions",
    "favour",
    "favour_bonus",
    "city_bonus",
    "storehouse_bonus",
    "major_bonus",
    "red_city_action",
]


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_edition_writes_can_be_said(language: str, two: bool) -> None:
    told = wording(language, two)
    for nodes in everything_that_can_be_written():
        text = told.sentences(nodes)
        assert text.endswith(".")
        if language == "ru":
            assert not re.search("[A-Za-z]", text), nodes
        if all(isinstance(node, get_args(e.Effect)) for node in nodes):
            assert told.brief(nodes[0])


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("then(gain(dinar,2),action(storehouse))", "Gain 2 dinars, then carry out a storehouse action."),
        ("then(pp(1),paria(1),gain(dinar,1))", "Gain 1 PP, 1 paria and 1 dinar."),
        (
            "then(gain(dinar,1),per(majors,pp(2),3))",
            "Gain 1 dinar, then gain 2 PP for each major construction of yours",
        ),
        ("or(then(raw(1),good(1)),action(export))", "Choose: gain 1 raw material and 1 good, or carry out an export."),
        ("pay(marble,1,favour(1))", "You may pay 1 marble; if you do, go 1 step on the favour track."),
    ],
)
def test_effects_read_like_sentences(effect: str, text: str) -> None:
    assert wording("en").sentences([parse_effect(effect)]).startswith(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Gana 2 dinares y 1 cerámica vidriada, luego haz una acción de mercado."),
        ("pl", "Weź 2 dinary i 1 ceramikę, potem wykonaj akcję rynku."),
        ("ru", "Получите 2 динара и 1 изразец, затем выполните действие рынка."),
    ],
)
def test_effects_are_declined(language: str, text: str) -> None:
    effect = parse_effect("then(gain(dinar,2),gain(ceramic,1),action(market))")
    assert wording(language).sentences([effect]) == text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "wood, clay, to Florence, in Florence, 1 wood"),
        ("es", "madera, arcilla, a Florencia, en Florencia, 1 madera"),
        ("pl", "drewno, glinę, do Florencji, we Florencji, 1 drewno"),
        ("ru", "древесину, глину, во Флоренцию, во Флоренции, 1 древесина"),
    ],
)
def test_things_and_cities_stand_in_the_case_that_a_sentence_asks_for(language: str, told: str) -> None:
    words = Words(Texts(language), ["Ana"], Book(CONTENT))
    things = [words.item_as_object("wood"), words.item_as_object("clay")]
    places = [words.to_city("florence"), words.in_city("florence")]
    assert ", ".join([*things, *places, words.wording.alone("wood", 1)]) == told


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "1 sugar", "2 sugar"), ("pl", "1 cukier", "2 \N{MULTIPLICATION SIGN} cukier")],
)
def test_a_number_of_pieces_does_not_ask_for_a_form_that_names_do_not_have(
    language: str, one: str, several: str
) -> None:
    words = Words(Texts(language), ["Ana"], Book(CONTENT))
    assert (words.pieces("sugar", 1), words.pieces("sugar", 2)) == (one, several)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_only_an_edition_knows_are_used_as_they_are(language: str) -> None:
    text = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
    for ours, theirs in {
        '"sugar"': '"palm_honey"',
        '"sugar_cane"': '"date_palm"',
        '"tunis"': '"oran"',
        "Tunis": "Oran",
        "maghreb": "far_west",
        "amber": "sunset_red",
    }.items():
        text = text.replace(ours, theirs)
    book = Book(read(text))
    words = Words(Texts(language), ["Ana"], book)
    assert (words.good("palm_honey"), words.raw("date_palm"), words.item_short("date_palm")) == (
        "palm honey",
        "date palm",
        "date_",
    )
    assert words.city("oran") == "Oran"
    assert "Oran" in words.to_city("oran")
    assert words.item_as_object("date_palm") == "date palm"
    assert (words.region("oran"), words.colour("sunset_red")) == ("far west", "sunset red")
    assert "far_west" in words.effects(book.content.trade_cards[1].scoring)


def test_a_draft_is_said_with_its_own_figures_and_with_ours_for_those_that_cannot_be_read() -> None:
    def said(majority: object) -> str:
        poem = {"scoring": {"type": "majority", "count": {"type": "tally", "of": "seals"}}}
        return EDITOR.said(Texts("en"), {"majority": majority, "major_poems": [poem]})["major_poems.0.scoring"]

    ours = msgspec.to_builtins(CONTENT.majority)
    assert "14" in said(ours)
    assert said({**ours, "places": [13, 9, 6]}) == said(ours).replace("14", "13")
    assert said({**ours, "places": "many"}) == said(ours)
