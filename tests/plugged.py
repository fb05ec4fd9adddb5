"""Plug-ins for tests: a package is installed for the process of the test and for those that it starts."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from granada import locale, plugins
from granada.plugins import GROUP
from tests.limits import LONGEST_S

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "alquerque"
"""Its modules can be imported by all tests (pyproject.toml); what a plug-in needs besides is an entry point."""

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Let there be a package that brings this game by this entry point. Its modules may lie in `tmp_path`."""

    def add(game: str, value: str) -> None:
        folder = tmp_path / f"{game}_plugin-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}-plugin\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[{GROUP}]\n{game} = {value}\n")
        forget()

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        yield add
    forget()


def forget() -> None:
    """What was found before is looked for anew."""
    plugins.forget()
    locale._read_catalogues.cache_clear()


@pytest.fixture
def plugged(install: Install) -> str:
    """The example is installed, as its project says."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(game, value)] = project["entry-points"][GROUP].items()
    install(game, value)
    return str(game)


def installed_by_pip(package: Path, target: Path) -> Callable[..., str]:
    """Install a package into a folder of its own. What is returned runs modules as programs that find it there, and
    never the example in the source tree."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", target, package], check=True, timeout=LONGEST_S)
    path = os.pathsep.join([str(target), *(folder for folder in sys.path if folder != str(EXAMPLE))])

    def run(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            timeout=LONGEST_S,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
