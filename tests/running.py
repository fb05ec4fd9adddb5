"""What the tests of the terminal and of the commands share: the program, run in this process with piped
input."""

import io
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from granada.cli import main


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str


Granada = Callable[..., Run]


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept, instead of the person's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "granada"


@pytest.fixture
def granada(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Granada:  # noqa: ARG001
    """Run ``granada`` with these arguments, and type these lines."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: object, typed: str | list[str] = "") -> Run:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "argv", ["granada", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
            try:
                main()
                code: object = 0
            except SystemExit as end:
                code = end.code
        return Run(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def kept(data_folder: Path) -> Callable[[], Path]:
    """The file that the only game so far is kept in."""

    def find() -> Path:
        [file] = data_folder.iterdir()
        return file

    return find
