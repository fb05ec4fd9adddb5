"""docs/your-own-game.md builds a whole package, which is the example, and its commands work."""

import re
import shlex
from collections import defaultdict
from pathlib import Path

import pytest

from granada.plugins import NEEDED, Plugin
from tests.plugged import EXAMPLE, install, installed_by_pip, plugged
from tests.running import Granada, data_folder, granada

__all__ = ["data_folder", "granada", "install", "plugged"]

PROJECT = EXAMPLE.parent.parent
PAGE = (PROJECT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"^```\w+ title=\"(.+?)\"\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = "".join(re.findall(r"^```console\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)).splitlines()
WHOLE = ("pyproject.toml", "alquerque/__init__.py", "alquerque/rules.py", "alquerque/en.ftl")
"""The files that the page shows completely."""
TESTS = "tests/test_alquerque.py"
MOST_LINES = 250


def files_of_the_page() -> dict[str, str]:
    """The pieces of each file, in the order of the page."""
    files = defaultdict[str, list[str]](list)
    for name, text in PIECES:
        files[name].append(text)
    return {name: "\n".join(pieces) for name, pieces in files.items()}


def lines(text: str) -> list[str]:
    """Pieces do not tell how many empty lines are between them."""
    return [line for line in text.splitlines() if line]


def of_the_example(name: str) -> list[str]:
    return lines((EXAMPLE / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", WHOLE)
def test_the_pieces_of_a_file_are_the_whole_file_of_the_example(name: str) -> None:
    assert lines(files_of_the_page()[name]) == of_the_example(name)


def test_of_other_files_the_page_shows_a_part() -> None:
    assert PAGE.count("```") == 2 * (len(PIECES) + 1), "a piece does not name its file"
    others = {name: lines(text) for name, text in files_of_the_page().items() if name not in WHOLE}
    assert set(others) == {"alquerque/pl.ftl", TESTS}
    for name, shown in others.items():
        start = of_the_example(name).index(shown[0])
        assert of_the_example(name)[start:][: len(shown)] == shown


@pytest.mark.slow
def test_the_pieces_of_the_page_alone_are_a_package_that_works(tmp_path: Path) -> None:
    package = tmp_path / "package"
    for name, text in files_of_the_page().items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    run = installed_by_pip(package, tmp_path / "installed")
    assert run("granada", "simulate", "alquerque", "--players", "2", "--games", "2").startswith("Alquerque: 2 games")
    assert "passed" in run("pytest", "--quiet", "-p", "no:cacheprovider", str(package / TESTS))


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("granada ")])
def test_the_commands_work(granada: Granada, command: str) -> None:
    fewer = ["--jobs", "1", *(["--simulations", "8"] if " arena " in command else [])]
    _, *arguments = shlex.split(command)
    run = granada(*arguments, *(fewer if " play " not in command else ()), typed=["1", "q", ""])
    assert run.code == 0, run.err


def test_what_is_installed_is_the_example() -> None:
    [command] = [command for command in COMMANDS if command.startswith("pip ")]
    assert (PROJECT / command.split()[-1]).resolve() == EXAMPLE


@pytest.mark.parametrize("page", ["your-own-game.md", "architecture.md"])
def test_every_part_of_a_plugin_is_in_a_table(page: str) -> None:
    text = (PROJECT / "docs" / page).read_text(encoding="utf-8")
    rows = "".join(line for line in text.splitlines() if line.startswith("|"))
    assert [name for name in Plugin.__dataclass_fields__ if f"`{name}`" not in rows] == []


def test_the_page_tells_of_every_necessary_message() -> None:
    assert [name for name in NEEDED if f"{name}-alquerque" not in PAGE and name != "rules"] == []


def test_the_rules_and_words_of_the_example_are_short() -> None:
    """All four languages count, without empty lines."""
    files = [*EXAMPLE.glob("alquerque/*.py"), *EXAMPLE.glob("alquerque/*.ftl")]
    assert len(files) == 6
    assert sum(len(lines(file.read_text(encoding="utf-8"))) for file in files) <= MOST_LINES
