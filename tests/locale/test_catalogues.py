"""The catalogues are complete, alike in all languages, and nothing in them is left over."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.faults import FAULTS

import granada
from granada.bots.judges import judge_of
from granada.games import load
from granada.games.alhambra import events
from granada.games.alhambra.content import CONTENT, SIDES
from granada.games.alhambra.phase import FIRST_BECAUSE, PHASES
from granada.games.alhambra.reasons import AlhambraReason
from granada.games.built_in import PLUGINS
from granada.games.sabika import events as sabika_events
from granada.games.sabika.content import CONTENT as SABIKA
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.player import SOURCES
from granada.games.sabika.reasons import SabikaReason
from granada.games.sabika.vocabulary import KEYS, TRIGGERS, ActionName, Building, Material
from granada.kernel.content_faults import FileFault
from granada.kernel.errors import Reason
from granada.kernel.event import Event
from granada.kernel.faults import Fault
from granada.locale import FALLBACK, LANGUAGES, Texts
from granada.table import FailureReason
from granada.wording.sabika.editor import EDITOR
from granada.wording.sabika.wording import key_id, trigger_id

GAMES = tuple(PLUGINS)
SOURCE = Path(granada.__file__).parent
WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
EVENTS = [
    kind
    for module in (events, sabika_events)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event)
]
MATERIAL_FILTERS = {f"uses={material}" for material in get_args(Material)} | set(get_args(Material))
"""The filters of triggers that share one text for all materials."""


def names_in(schema: object) -> Iterator[str]:
    """Every table, field, structure and value that a form for an edition shows."""
    if isinstance(schema, dict):
        yield from (str(value) for value in schema.get("enum", ()))
        yield from (name for name in schema.get("properties", ()))
        for part in schema.values():
            yield from names_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from names_in(part)


NOT_NAMED = {"type", "edition", "1", "2"}
FORM_NAMES = {re.sub(r"\W+", "-", name).strip("-") for name in names_in(EDITOR.schema())}
FORM_NAMES = {name for name in FORM_NAMES if name and name not in NOT_NAMED and not name.endswith("_provenance")}

FAMILIES: dict[str, Sequence[str]] = {
    "component": sorted(FORM_NAMES),
    "event": [str(kind.__struct_config__.tag) for kind in EVENTS if kind is not Event],
    "error": FAULTS,
    "content-fault": [*FileFault, *SabikaFault],
    "reason": [*Reason, *AlhambraReason, *SabikaReason],
    "building": [building.id for building in CONTENT.buildings],
    "currency": [currency.id for currency in CONTENT.currencies],
    "alhambra-side": list(SIDES),
    "alhambra-first": FIRST_BECAUSE,
    "phase": [phase for phase in PHASES if phase != "over"],
    "game": GAMES,
    "about": GAMES,
    "rules": GAMES,
    "notation": GAMES,
    "source": sorted({source for game in GAMES for source in judge_of(game).sources(load(game).new(2), 0)}),
    "bot-failure": list(FailureReason),
    "deed": [*events.DEEDS, *sabika_events.DEEDS],
    "sabika-action": get_args(ActionName),
    "sabika-building": get_args(Building),
    "sabika-city": [city.id for city in SABIKA.cities],
    "sabika-colour": [bonus.colour for bonus in SABIKA.balance_bonuses],
    "sabika-good": [good.id for good in SABIKA.goods],
    "sabika-material": get_args(Material),
    "sabika-mod": [key_id(key) for key in KEYS],
    "sabika-on": [
        trigger_id(event, chosen)
        for event, filters in TRIGGERS.items()
        for chosen in filters or (None,)
        if event == "secondary" or chosen not in MATERIAL_FILTERS
    ],
    "sabika-raw": [good.raw for good in SABIKA.goods],
    "sabika-region": sorted({city.region for city in SABIKA.cities}),
    "sabika-source": [*SOURCES, "total"],
    "sabika-web-does": sorted({*get_args(ActionName)} - {plain.id for plain in SABIKA.plain_actions}),
}
FORMS = {
    "building": ("object", "short"),
    "currency": ("amount", "plural"),
    "alhambra-side": ("short",),
    "source": ("because",),
}
FORMS |= {
    "sabika-action": ("do", "short"),
    "sabika-city": ("to", "in"),
    "sabika-good": ("object", "short"),
    "sabika-material": ("object", "short"),
    "sabika-raw": ("object", "short"),
    "sabika-region": ("place",),
}


def files(language: str) -> list[Path]:
    return sorted((SOURCE / "locale" / language).glob("*.ftl"))


@cache
def entries(language: str) -> list[ftl.EntryType]:
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files(language)]
    return [entry for resource in parsed for entry in resource.body]


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Every text by its id, and every further form by ID.FORM."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes}
    return found


class Findings(Visitor):
    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.selections.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_syntax_error(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_with_the_same_texts(language: str) -> None:
    assert [file.name for file in files(language)] == [file.name for file in files(FALLBACK)]
    assert patterns(language).keys() == patterns(FALLBACK).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_text_uses_the_same_variables_in_every_language(language: str) -> None:
    for name, pattern in patterns(language).items():
        assert Findings(pattern).variables == Findings(patterns(FALLBACK)[name]).variables, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_forms_of_the_language(language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for name, pattern in patterns(language).items():
        for keys in Findings(pattern).selections:
            assert keys & PLURALS <= forms, name
            assert len(keys) > 1, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_member_of_a_family_has_a_text_and_no_others_have(family: str, language: str) -> None:
    members = FAMILIES[family]
    wanted = {f"{family}-{member}" for member in members}
    wanted |= {f"{family}-{member}.{form}" for member in members for form in FORMS.get(family, ())}
    assert {name for name in patterns(language) if name.startswith(f"{family}-")} == wanted


@pytest.mark.parametrize("fault", FAULTS)
def test_errors_are_put_into_words_with_no_other_details_than_they_have(fault: Fault) -> None:
    details = {name for _, name, _, _ in Formatter().parse(fault.sentence) if name}
    wanted = Findings(patterns(FALLBACK)[f"error-{fault}"]).variables
    assert wanted <= details


def test_no_text_shows_what_a_library_says() -> None:
    """Errors call that ``detail``; tests/test_faults.py looks."""
    shown = {name for name, pattern in patterns(FALLBACK).items() if "detail" in Findings(pattern).variables}
    assert shown == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_buildings_differ_and_fit_into_a_cell(language: str) -> None:
    texts = Texts(language)
    short = [texts.text(f"building-{building.id}.short") for building in CONTENT.buildings]
    assert len(set(short)) == len(short)
    assert {len(name) for name in short} == {2}


def trees() -> Iterator[ast.AST]:
    for file in SOURCE.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


ASKERS = {"text", "say", "ask", "warn", "has", "busy", "Message"}
"""They ask for a text by their first argument."""
OF_PAGES = {"deed-"}
"""Pages of the web ask for them, by what the server tells."""
HELPED = {"Option", "Argument", "command", "Typer"}
"""Their help is the id of a text."""


def asked_for(call: ast.Call, askers: set[str]) -> list[ast.expr]:
    """What in this call can be the id of a text."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ASKERS:
        return call.args[:1]
    if name == "plain_text":  # After the language.
        return call.args[1:2]
    if name in HELPED:
        return [keyword.value for keyword in call.keywords if keyword.arg == "help"]
    return [*call.args, *(keyword.value for keyword in call.keywords)] if name in askers else []


def sources(
    value: ast.expr, function: ast.FunctionDef | ast.Module, seen: frozenset[str] = frozenset()
) -> Iterator[ast.expr]:
    """What the value may come from: a part of a collection, one side of a choice, or what a variable is given."""
    yield value
    match value:
        case ast.IfExp():
            parts = [value.body, value.orelse]
        case ast.Tuple() | ast.List():
            parts = value.elts
        case ast.Dict():
            parts = [key for key in value.keys if key] + value.values
        case ast.Subscript(value=collection) | ast.Call(func=ast.Attribute(value=collection, attr="items")):
            parts = [collection]
        case ast.Name() if isinstance(function, ast.FunctionDef) and value.id not in seen:
            parts = [given for name, given in given_in(function) if name == value.id]
            seen |= {value.id}
        case _:
            parts = []
    for part in parts:
        yield from sources(part, function, seen)


def given_in(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """The variables that the function assigns or runs through, and what it gives them."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.For | ast.comprehension):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            given = node.value if isinstance(node, ast.Assign) else node.iter
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            yield from ((name, given) for name in names)


@cache
def asked_texts() -> list[ast.expr]:
    """Everything that is asked for as a text, directly or by way of a function that hands on what it is given."""
    functions = [node for node in trees() if isinstance(node, ast.FunctionDef | ast.Module)]
    askers: set[str] = set()
    while True:
        found, before = [], len(askers)
        for function in functions:
            calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
            values = [value for call in calls for value in asked_for(call, askers)]
            asked = [source for value in values for source in sources(value, function)]
            found += asked
            if isinstance(function, ast.FunctionDef):
                taken = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
                if taken & {value.id for value in asked if isinstance(value, ast.Name)}:
                    askers.add(function.name)
        if len(askers) == before:
            return found


@cache
def web_source() -> str:
    files = sorted(file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte", ".json"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def web_words() -> set[str]:
    """All that stands in quotes in the web application, or is a key of an object: a text's id, or the end of one."""
    found = re.findall(r"""["'`]([\w.-]+)["'`]|\b(\w+):""", web_source())
    return {quoted or key for quoted, key in found}


@cache
def web_patterns() -> list[re.Pattern[str]]:
    """Ids that are put together from parts, as in `web-tab-${name}`: a group for each part."""
    templates = re.findall(r"`([a-z][\w-]*-(?:[\w.-]|\$\{[^}`]*\})+)`", web_source())
    return [re.compile(re.sub(r"\$\{[^}]*\}", "(.+?)", template)) for template in templates]


def test_every_text_is_used() -> None:
    """A text is used by its id, or by the beginning of it in an f-string and an end that the source or the content
    names."""
    ids = {value.value for value in asked_texts() if isinstance(value, ast.Constant)} | web_words()
    words = {node.value for node in trees() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    words |= web_words()
    ends = words | {member for members in FAMILIES.values() for member in members}
    beginnings = [value.values[0] for value in asked_texts() if isinstance(value, ast.JoinedStr)]
    prefixes = {str(beginning.value) for beginning in beginnings if isinstance(beginning, ast.Constant)}
    prefixes |= OF_PAGES

    def is_used(name: str) -> bool:
        parts = [found.groups() for pattern in web_patterns() if (found := pattern.fullmatch(name))]
        parts += [(name.removeprefix(prefix),) for prefix in prefixes if prefix and name.startswith(prefix)]
        return name in ids or any(ends.issuperset(some) for some in parts)

    assert [name for name in patterns(FALLBACK) if "." not in name and not is_used(name)] == []


def test_every_text_that_the_source_asks_for_exists() -> None:
    asked = set()
    for node in trees():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("text", "say", "warn", "ask", "busy"):
                asked |= {argument.value for argument in node.args[:1] if isinstance(argument, ast.Constant)}
            if node.func.attr in ("Option", "Argument", "command", "Typer"):
                helps = [keyword.value for keyword in node.keywords if keyword.arg == "help"]
                asked |= {value.value for value in helps if isinstance(value, ast.Constant)}
    assert len(asked) > 50
    assert sorted(str(name) for name in asked if name not in patterns(FALLBACK)) == []


def test_every_text_that_the_web_application_asks_for_exists() -> None:
    asked = set(re.findall(r"""\b(?:t|locale\.text)\(\s*["'`]([\w.-]+)["'`]""", web_source()))
    assert sorted(name for name in asked if name not in patterns(FALLBACK)) == []


def test_every_beginning_of_a_text_in_the_web_application_is_one() -> None:
    asked = set(re.findall(r"\b(?:t|locale\.text)\(\s*`([\w-]+-)\$\{", web_source()))
    assert sorted(begin for begin in asked if not any(name.startswith(begin) for name in patterns(FALLBACK))) == []
