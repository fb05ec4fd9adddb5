"""The way of a click is short, and each step is a function in the file that docs/architecture.md names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MOST_STEPS = 12
PLACE = re.compile(r"`(?:(?P<of>\w+)\.)?(?P<name>[#\w]+)` \(`(?P<path>[^`]+)`\)")

PAGE = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## How a click flows")[2].partition("\n## ")[0]
STEPS = [[cell.strip() for cell in line.split("|")[1:3]] for line in PAGE.splitlines() if re.match(r"\| \d", line)]


def test_a_click_takes_few_steps() -> None:
    assert 0 < len(STEPS) <= MOST_STEPS
    assert [step.split()[0] for step, _ in STEPS] == [str(number) for number, _ in enumerate(STEPS, 1)]


@pytest.mark.parametrize("where", [where for _, where in STEPS], ids=[step for step, _ in STEPS])
def test_a_step_is_in_the_code_where_the_page_says(where: str) -> None:
    places = list(PLACE.finditer(where))
    assert places, "a step has functions: `Name.function` (`path`)"
    for place in places:
        file = ROOT / place["path"] if place["path"].startswith("web/") else ROOT / "src/granada" / place["path"]
        code = file.read_text("utf-8")
        name = re.escape(place["name"])
        function = rf"^\s*((async )?def {name}\(|(async |readonly )?{name}(\(| = ))"
        assert re.search(function, code, re.MULTILINE), place[0]
        assert place["of"] is None or re.search(rf"^(export )?class {place['of']}\b", code, re.MULTILINE), place[0]
