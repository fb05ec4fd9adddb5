"""Games are played without the libraries of the extras, and commands say what is missing."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from granada.commands.missing import EXTRAS, sentence_about_missing
from granada.locale import LANGUAGES, Texts, plain_text

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"
LIBRARIES = sorted(set().union(*EXTRAS.values()))
HIDE = "import sys; sys.modules.update(dict.fromkeys({!r}));"
"""These libraries cannot be imported after this."""
PLAY = """
import granada
from granada.bots import make
for game in granada.GAMES:
    state = granada.load(game).new(players=2, seed=1)
    master = make("master", 1)
    state.play(master.choose(state.sample_hidden(state.deciders[0], 1), state.deciders[0]))
    while not state.over:
        state.play(min(state.legal_moves(), key=str))
    assert granada.verify(state.record()).scores == state.scores
    print(game)
"""
RUN = "from granada.__main__ import main; main()"


def without_extras(
    code: str, *arguments: str, hidden: Sequence[str] = LIBRARIES, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden) + code, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_core_plays_whole_games_and_proves_them() -> None:
    done = without_extras(PLAY)
    assert done.returncode == 0, done.stderr
    assert {"alhambra", "sabika"} <= set(done.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(["simulate", "alhambra"], "terminal"), (["serve"], "server"), (["--help"], "terminal")],
)
def test_a_command_says_which_extra_it_needs(arguments: list[str], extra: str) -> None:
    done = without_extras(RUN, *arguments)
    assert done.returncode == 1
    assert f"pip install 'granada[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_dataset_needs_the_extra_for_research(tmp_path: Path) -> None:
    written = ["sabika", "random", "random", "--games", "1", "--jobs", "1", "--dataset", str(tmp_path / "data")]
    done = without_extras(RUN, "arena", *written, hidden=sorted(EXTRAS["research"]))
    assert done.returncode == 1
    assert "pip install 'granada[research]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_in_the_language_of_the_person(language: str) -> None:
    words = plain_text(language, "missing-extra", extra="server")
    assert words == Texts(language).text("missing-extra", extra="server")
    assert without_extras(RUN, "serve", "--lang", language).stderr == f"{words}\n"


@pytest.mark.parametrize(
    ("library", "extra"), [("asyncpg", "postgres"), ("redis.asyncio", "redis"), ("ray", "cluster")]
)
def test_a_library_that_few_servers_need_has_an_extra_of_its_own(library: str, extra: str) -> None:
    assert f"granada[{extra}]" in str(sentence_about_missing(library, ["serve"], {}))


def test_a_library_of_no_extra_is_not_excused() -> None:
    assert sentence_about_missing("msgspec", ["serve"], {}) is None


def test_the_extras_are_those_of_the_package() -> None:
    """Libraries are compared by the names that they are imported by, as far as they are installed."""
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    imported_as: dict[str, set[str]] = {}
    for module, distributions in packages_distributions().items():
        for distribution in distributions:
            imported_as.setdefault(_plain(distribution), set()).add(module)
    for extra, requirements in declared.items():
        wanted = {_plain(re.split(r"[\[<>=; ]", requirement)[0]) for requirement in requirements} - {"granada"}
        for distribution in wanted:
            assert imported_as.get(distribution, EXTRAS[extra]) & EXTRAS[extra], (extra, distribution)
        assert len(EXTRAS[extra]) == len(wanted)


def _plain(distribution: str) -> str:
    return re.sub(r"[._]", "-", distribution).lower()
