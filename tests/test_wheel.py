"""The wheel as people get it: built, checked by the tools of the package index, installed alone, played and served."""

import asyncio
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest

from granada.client import Client, NewTable, SeatRequest
from tests.limits import HANG_S

ROOT = Path(__file__).parent.parent
CORE = {"granada", "librt", "msgspec", "mypy-extensions", "typing-extensions"}


def run(command: Sequence[str | Path], folder: Path = ROOT, **variables: str) -> str:
    """What it prints; nothing of this process is on its path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_is_sound_and_the_core_alone_plays(tmp_path: Path) -> None:
    """One test: what comes later needs what was made before."""
    wheel = built(tmp_path / "dist", "wheel")
    the_package_index_would_take(wheel)
    sources = built(tmp_path / "sources", "sdist")
    the_package_index_would_take(sources)
    the_sources_alone_give_the_same_package(sources, wheel, tmp_path / "unpacked")
    it_needs_nothing_of_the_system_but_its_libc(wheel)
    programs = installed(wheel, tmp_path / "environment")
    the_core_came_alone_and_plays_both_games(programs)
    with_the_libraries_of_the_server_it_serves_the_application(programs, tmp_path)


def built(folder: Path, target: str) -> Path:
    run([sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder])
    [made] = folder.iterdir()
    return made


def the_sources_alone_give_the_same_package(sources: Path, wheel: Path, folder: Path) -> None:
    """The slow parts are left out: they were built for the wheel from the same sources."""
    with tarfile.open(sources) as packed:
        packed.extractall(folder, filter="data")
    [project] = folder.iterdir()
    run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder / "wheel"],
        project,
        GRANADA_COMPILE="0",
        GRANADA_WEB="0",
    )
    [again] = (folder / "wheel").iterdir()
    assert package_in(again) == package_in(wheel)


def package_in(wheel: Path) -> set[str]:
    """The names of all files of the package that were not built."""
    with zipfile.ZipFile(wheel) as packed:
        names = (name for name in packed.namelist() if name.startswith("granada/"))
        return {name for name in names if not re.search(r"\.(so|pyd)$|^granada/server/(engine|static)/", name)}


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
    # Those of these tests: an extra brings nothing else, and to download them proves only that the index has them.
    libraries = sysconfig.get_path("purelib")
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
            asyncio.run(some_moves_are_played(address[0].rstrip("/")))
        finally:
            server.terminate()


async def some_moves_are_played(address: str) -> None:
    async with Client(address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
        async with ana.watch(table.id) as game:
            for _ in range(5):
                assert await game.turn()
                await game.move(game.legal[0])
