"""The catalogues are complete, alike in all languages, and nothing in them is left over."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import granada
from granada.games.alhambra import events
from granada.games.alhambra.content import CONTENT, SIDES
from granada.games.alhambra.explain import AlhambraReason
from granada.games.alhambra.phase import FIRST_BECAUSE, PHASES
from granada.kernel.errors import Fault, Reason
from granada.kernel.event import Event
from granada.locale import FALLBACK, LANGUAGES, Texts

SOURCE = Path(granada.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
FAMILIES: dict[str, Sequence[str]] = {
    "event": [str(kind.__struct_config__.tag) for kind in EVENTS if kind is not Event],
    "error": list(Fault),
    "reason": [*Reason, *AlhambraReason],
    "building": [building.id for building in CONTENT.buildings],
    "currency": [currency.id for currency in CONTENT.currencies],
    "alhambra-side": list(SIDES),
    "alhambra-first": FIRST_BECAUSE,
    "phase": [phase for phase in PHASES if phase != "over"],
    "rules": list(granada.GAMES),
}
FORMS = {"building": ("object", "short"), "currency": ("amount", "plural"), "alhambra-side": ("short",)}


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


@pytest.mark.parametrize("fault", Fault)
def test_errors_are_put_into_words_with_no_other_details_than_they_have(fault: Fault) -> None:
    details = {name for _, name, _, _ in Formatter().parse(fault.sentence) if name}
    wanted = Findings(patterns(FALLBACK)[f"error-{fault}"]).variables
    assert wanted <= details


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_buildings_differ_and_fit_into_a_cell(language: str) -> None:
    texts = Texts(language)
    short = [texts.text(f"building-{building.id}.short") for building in CONTENT.buildings]
    assert len(set(short)) == len(short)
    assert {len(name) for name in short} == {2}


def trees() -> Iterator[ast.AST]:
    for file in SOURCE.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def test_every_text_is_used() -> None:
    """By its id, or by the beginning of it in an f-string and an end that the source or the content names."""
    words = {node.value for node in trees() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    ends = words | {member for members in FAMILIES.values() for member in members}
    beginnings = {
        node.values[0].value
        for node in trees()
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant)
    }
    prefixes = tuple(str(beginning) for beginning in beginnings if str(beginning).endswith("-"))

    def is_used(name: str) -> bool:
        return name in words or any(
            name.startswith(prefix) and name.removeprefix(prefix) in ends for prefix in prefixes
        )

    assert [name for name in patterns(FALLBACK) if "." not in name and not is_used(name)] == []


def test_every_text_that_the_source_asks_for_exists() -> None:
    asked = set()
    for node in trees():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("text", "say", "warn", "ask"):
                asked |= {argument.value for argument in node.args[:1] if isinstance(argument, ast.Constant)}
            if node.func.attr in ("Option", "Argument", "command", "Typer"):
                helps = [keyword.value for keyword in node.keywords if keyword.arg == "help"]
                asked |= {value.value for value in helps if isinstance(value, ast.Constant)}
    assert len(asked) > 50
    assert sorted(str(name) for name in asked if name not in patterns(FALLBACK)) == []
