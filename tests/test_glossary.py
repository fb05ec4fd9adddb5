"""The glossary is short, and every place that it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MOST_TERMS = 40
ROW = re.compile(r"^\| (?P<term>[^|]+) \| (?P<meaning>[^|]+) \| `(?P<path>[^`]+)` `(?P<name>\w+)` \|$")

LINES = (ROOT / "docs/glossary.md").read_text("utf-8").splitlines()
ROWS = [line for line in LINES if line.startswith("| ")][1:]


def test_the_glossary_has_few_terms_and_each_once() -> None:
    terms = [row.split("|")[1].strip() for row in ROWS]
    assert 0 < len(terms) <= MOST_TERMS
    assert len(terms) == len(set(terms))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_a_term_lives_where_the_glossary_says(row: str) -> None:
    found = ROW.match(row)
    assert found, "a row is: term, meaning, `path` `name`"
    code = (ROOT / found["path"]).read_text("utf-8")
    name = re.escape(found["name"])
    assert re.search(rf"^\s*(export )?(class|def|type|interface|function) {name}\b|^{name}\b.*=", code, re.MULTILINE)


GAMES = sorted(path.parent for path in (ROOT / "src/granada/games").glob("*/content.py"))


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_constant_means_one_thing_in_all_modules_of_a_game(game: Path) -> None:
    places: dict[str, list[str]] = {}
    for module in sorted(game.glob("*.py")):
        for name in re.findall(r"^([A-Z][A-Z0-9_]*)(?:: [^=]+)? = ", module.read_text("utf-8"), re.MULTILINE):
            places.setdefault(name, []).append(module.name)
    assert len(places) > 50
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}
