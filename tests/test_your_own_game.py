"""What docs/your-own-game.md shows is what the example is made of, and its commands work."""

import re
import shlex

import pytest

from granada.plugins import NEEDED, Plugin
from tests.plugged import EXAMPLE, install, plugged
from tests.running import Granada, data_folder, granada

__all__ = ["data_folder", "granada", "install", "plugged"]

PROJECT = EXAMPLE.parent.parent
PAGE = (PROJECT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)
FILES = {"python": "*.py", "toml": "pyproject.toml", "ftl": "*.ftl"}
MOST_LINES = 250
COMMANDS = "".join(text for language, text in SNIPPETS if language == "console").splitlines()


def test_every_snippet_is_a_part_of_the_example() -> None:
    shown = [(language, text) for language, text in SNIPPETS if language != "console"]
    assert len(shown) > 15
    for language, text in shown:
        files = [laid_out_alike(file.read_text(encoding="utf-8")) for file in EXAMPLE.rglob(FILES[language])]
        assert any(laid_out_alike(text) in file for file in files), text


def laid_out_alike(text: str) -> str:
    """Ruff lays out a snippet on the page as if it were a whole file: with other blank lines, and from the margin."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


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


def test_the_page_tells_of_every_part_and_of_every_necessary_message() -> None:
    assert [name for name in Plugin.__dataclass_fields__ if f"`{name}`" not in PAGE] == []
    assert [name for name in NEEDED if f"{name}-alquerque" not in PAGE and name != "rules"] == []


def test_the_rules_and_words_of_the_example_are_short() -> None:
    """All four languages count, without empty lines."""
    files = [*EXAMPLE.glob("alquerque/*.py"), *EXAMPLE.glob("alquerque/*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(files) == 6
    assert len(lines) <= MOST_LINES
