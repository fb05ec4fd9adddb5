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
