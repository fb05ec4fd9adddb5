"""What the program is called in commands that a person may copy."""

import sys
from pathlib import Path

import pytest

from granada.commands.program import program


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where ``make play`` has put the command, seen from the folder above."""
    file = tmp_path / ".venv" / "bin" / "granada"
    file.parent.mkdir(parents=True)
    file.touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.setattr(sys, "argv", [str(file)])
    return file


@pytest.mark.usefixtures("installed")
def test_a_command_that_no_shell_finds_is_named_with_its_folder() -> None:
    assert program() == [".venv/bin/granada"]


def test_from_its_own_folder_it_is_named_with_a_dot(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(installed.parent)
    assert program() == ["./granada"]


def test_a_command_that_the_shell_finds_is_named_alone(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program() == ["granada"]


def test_a_module_is_named_as_it_was_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/granada/__main__.py"])
    assert program()[1:] == ["-m", "granada"]
