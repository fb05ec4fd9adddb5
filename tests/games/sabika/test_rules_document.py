"""What is written by hand in docs/rules/sabika.md agrees with the rules where a program can read both."""

import re
from pathlib import Path

import pytest
from tests.games.sabika.positions import arrange

from granada.games.sabika import GAME
from granada.games.sabika.content import CONTENT
from granada.games.sabika.effects import line
from granada.games.sabika.moves import VERBS

DOCS = Path(__file__).parents[3] / "docs"
DOCUMENT = (DOCS / "rules" / "sabika.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `([^`]+)` \|", DOCUMENT.partition("\n# Notation\n")[2], re.MULTILINE)


def test_the_notation_explains_every_kind_of_move_once() -> None:
    assert sorted(text.split()[0] for text in EXAMPLES) == sorted(verb for verb, _ in VERBS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_notation_are_understood(text: str) -> None:
    assert str(GAME.parse(arrange(4), text)) == text


def test_every_ruling_has_its_row() -> None:
    assert re.findall(r"^\| (Q\d\d) \|", DOCUMENT, re.MULTILINE) == [f"Q{number:02}" for number in range(1, 36)]


def test_rows_that_were_changed_for_balance_are_told_as_they_are_now() -> None:
    text = (DOCS / "editions.md").read_text(encoding="utf-8")
    poems = {poem.number: poem for poem in CONTENT.minor_poems}
    now = {
        "poem 17, blue": line(poems[17].blue),
        "poem 3, red": line([poems[3].red]),
        "major poem G2": line([poem.scoring for poem in CONTENT.major_poems if poem.label == "G2"]),
        "major tile 6": line([tile.bonus for tile in CONTENT.major_tiles if tile.number == 6]),
    }
    changed = re.findall(r"^\| ([^|]+) \| `[^`]+` \|[^`]*\| `([^`]+)` \|", text, re.MULTILINE)
    assert dict(changed) == now
