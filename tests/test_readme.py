import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.dead_links import dead_links
from tools.rules_pages import CATALOGUES, GAMES, PAGES, page

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(snippet, "README.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+, \d+\) \(\d(, \d)*,?\)\n", capsys.readouterr().out)


@pytest.mark.slow
def test_the_bot_of_ten_minutes_beats_the_random_one(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(snippet, "write-a-bot.md", "exec"), {})
    greedy, at_random = map(int, re.findall(r"\d+", capsys.readouterr().out))
    assert greedy > at_random


@pytest.mark.slow
def test_the_site_is_built_and_has_no_dead_links() -> None:
    zensical = Path(sys.executable).with_name("zensical")
    command: list[str | Path] = [zensical, "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    site = ROOT / "build" / "site"
    assert list(dead_links(site)) == []
    assert "granada.verify" in (site / "reference" / "index.html").read_text(encoding="utf-8")
    rules = (site / "rules" / "sabika" / "index.html").read_text(encoding="utf-8")
    assert "Each purchase at the market costs 1 dinar less." in rules


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_site_are_those_of_the_application(game: str) -> None:
    """`python tools/rules_pages.py` writes them anew."""
    kept = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert kept == page(game)
    catalogue = (CATALOGUES / f"rules-{game}.ftl").read_text(encoding="utf-8")
    words = re.findall(r"[^\W_]+", " ".join(re.findall(r"^    (?![.{}\[*])(.*)", catalogue, re.MULTILINE)))
    assert set(words) - set(re.findall(r"[^\W_]+", kept)) <= {"n"}


def test_the_rules_of_sabika_have_its_events_and_the_notes_on_its_cards() -> None:
    kept = (PAGES / "sabika.md").read_text(encoding="utf-8")
    events = kept.split("## Events")[1].split("\n## ")[0]
    assert len(re.findall(r"^\| \d+ \|", events, re.MULTILINE)) == 14
    assert "| red poem 4 |" in kept.split("## Notes on single cards")[1].split("\n## ")[0]


def test_the_pages_named_in_the_readme_exist() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    assert [link for link in links if not (Path(__file__).parent.parent / link).exists()] == []
