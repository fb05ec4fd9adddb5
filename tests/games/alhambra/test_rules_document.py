"""What is written by hand in docs/rules/alhambra.md agrees with the rules where a program can read both."""

import re
from pathlib import Path

import pytest
from tests.games.alhambra.positions import new

from granada import locale
from granada.games.alhambra import GAME
from granada.games.alhambra.moves import VERBS

DOCUMENT = (Path(__file__).parents[3] / "docs" / "rules" / "alhambra.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `([^`]+)` \|", DOCUMENT.partition("\n# Notation\n")[2], re.MULTILINE)


def test_the_notation_explains_every_kind_of_move_once() -> None:
    assert sorted(text.split()[0] for text in EXAMPLES) == sorted(VERBS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_notation_are_understood(text: str) -> None:
    assert sorted(str(GAME.parse(new(), text)).split()) == sorted(text.split())


def test_nobody_is_told_that_acting_again_is_a_choice() -> None:
    """A player who pays exactly has to act again, so no text says that they may."""
    texts = [file.read_text(encoding="utf-8") for file in Path(locale.__file__).parent.glob("en/*.ftl")]
    assert not [text for text in [DOCUMENT, *texts] if "may act again" in text]
