"""The wheel as people get it: built, checked by the tools of the package index, installed alone, played and served."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.limits import HANG_S

ROOT = Path(__file__).parent.parent
CORE = {"granada", "librt", "msgspec", "mypy-extensions", "typing-extensions"}


def run(command: Sequence[str | Path], **variables: str) -> str:
    """What it prints; nothing of this process is on its path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_is_sound_and_the_core_alone_plays(tmp_path: Path) -> None:
    """One test: what comes later needs what was made before."""
    wheel = built(tmp_path / "dist", "wheel")
    the_package_index_would_take(wheel)
    the_package_index_would_take(built(tmp_path / "sources", "sdist"))
    it_needs_nothing_of_the_system_but_its_libc(wheel)
    programs = installed(wheel, tmp_path / "environment")
    the_core_came_alone_and_plays_both_games(programs)
    with_the_libraries_of_the_server_it_serves_the_application(programs, tmp_path)


def built(folder: Path, target: str) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder])
    [made] = folder.iterdir()
    return made


def installed(wheel: Path, folder: Path) -> Path:
    """The programs of an environment that has the wheel and what it depends on, and no extra."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run([programs / "python", "-m", "pip", "install", "--quiet", wheel])
    return programs


def the_package_index_would_take(file: Path) -> None:
    assert "PASSED" in run([sys.executable, "-m", "twine", "check", "--strict", file], NO_COLOR="1")


def it_needs_nothing_of_the_system_but_its_libc(wheel: Path) -> None:
    if sys.platform != "linux" or wheel.name.endswith("none-any.whl"):
        return  # auditwheel knows Linux only, and without a compiler the wheel is plain Python.
    said = run([sys.executable, "-m", "auditwheel", "show", wheel])
    assert re.search(r"manylinux_2_\d+_", said), said


def the_core_came_alone_and_plays_both_games(programs: Path) -> None:
    listed = run(
        [programs / "python", "-m", "pip", "list", "--format=freeze", "--exclude", "pip", "--exclude", "setuptools"]
    )
    assert {re.split("==| @", line)[0].replace("_", "-").lower() for line in listed.split("\n") if line} == CORE
    played = run([programs / "python", ROOT / "tools" / "try_wheel.py"])
    assert "alhambra: " in played
    assert "sabika: " in played
    assert str(programs.parent) in played


def with_the_libraries_of_the_server_it_serves_the_application(programs: Path, folder: Path) -> None:
    libraries = sysconfig.get_path("purelib")  # Those of these tests: an extra brings nothing else.
    command: list[str | Path] = [
        programs / "granada",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder / 'games.sqlite'}",
    ]
    variables = {**os.environ, "PYTHONPATH": libraries, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address
            with urlopen(address[0], timeout=HANG_S) as page:
                assert '<div id="app">' in page.read().decode()
        finally:
            server.terminate()
