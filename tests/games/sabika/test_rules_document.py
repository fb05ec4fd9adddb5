"""docs/rules/sabika.md and the rules say the same where both can be read by a program."""

import re
from pathlib import Path

import pytest
from tests.games.sabika.positions import arrange
from tests.test_lessons import WebTexts
from tools.lessons import said

from granada.games.sabika import GAME
from granada.games.sabika.content import CONTENT
from granada.games.sabika.effects import line
from granada.games.sabika.moves import VERBS

DOCS = Path(__file__).parents[3] / "docs"
DOCUMENT = (DOCS / "rules" / "sabika.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `([^`]+)` \|", DOCUMENT, re.MULTILINE)


def test_the_notation_explains_every_kind_of_move_once() -> None:
    assert sorted(text.split()[0] for text in EXAMPLES) == sorted(verb for verb, _ in VERBS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_notation_are_understood(text: str) -> None:
    assert str(GAME.parse(arrange(4), text)) == text


def test_every_ruling_has_its_row() -> None:
    assert re.findall(r"^\| (Q\d\d) \|", DOCUMENT, re.MULTILINE) == [f"Q{number:02}" for number in range(1, 36)]


def test_the_tributes_and_the_starting_dinars_are_those_of_the_content() -> None:
    tributes = " | ".join(str(space.tribute) for space in CONTENT.round_track[1:])
    dinars = " | ".join(str(place.dinars) for place in CONTENT.turn_order)
    assert f"| tribute | {tributes} |" in DOCUMENT
    assert f"| dinars | {dinars} |" in DOCUMENT


def test_the_market_is_that_of_the_content() -> None:
    for row in CONTENT.market:
        name = {"raw": "raw material"}.get(row.item, row.item)
        prices = " | ".join("-" if price is None else str(price) for price in (row.buy, row.sell))
        assert f"| {name} | {prices} |" in DOCUMENT


@pytest.mark.parametrize(
    ("count", "name"),
    [
        (len(CONTENT.city_tiles), "city tiles"),
        (len(CONTENT.major_tiles), "major construction tiles"),
        (len(CONTENT.minor_cards), "minor construction cards"),
        (len(CONTENT.minor_poems), "minor poems"),
        (len(CONTENT.major_poems), "major poems"),
        (len(CONTENT.storehouse_tiles), "storehouse tiles"),
        (len(CONTENT.starting_tiles), "starting tiles"),
        (len(CONTENT.wishes), "wishes"),
        (len(CONTENT.trade_cards), "trade cards"),
        (len(CONTENT.events), "events"),
    ],
)
def test_components_are_counted_right(count: int, name: str) -> None:
    assert re.search(rf"\b{count} {name}", DOCUMENT)


@pytest.mark.parametrize("table", ["balances", "favour", "wishes", "events"])
def test_components_say_in_the_document_what_they_say_in_the_game(table: str) -> None:
    rows = said("en")[table]
    assert "\n".join(f"| {row.name} | {row.text} |" for row in rows) in DOCUMENT


def test_the_document_and_the_rules_page_have_the_same_notes_on_cards() -> None:
    texts = WebTexts("en")
    for row in said("en")["notes"]:
        kind, number = row.name.split("-")
        name = f"{kind} card {number}" if kind == "trade" else f"{kind} poem {number}"
        assert f"| {name} | {row.text} | {texts.text(f'rule-sabika-note-{row.name}')} |" in DOCUMENT


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
