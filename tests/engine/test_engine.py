"""The engine for browsers, in Node.js: it plays the same games as this Python, is small, and the same from anywhere."""

import shutil
from pathlib import Path

from tests.engine import games
from tests.engine.conftest import Engine, build
from tools.compile import ROOT

GAMES = Path(games.__file__)
MOST_BYTES = 5_000_000
COMPILED_ANEW = 8
"""One of so many files."""


def test_whole_games_and_words_are_those_of_this_python(engine: Engine) -> None:
    whole = 2_000
    played, said = engine.run("granada.zip", GAMES, f"[played(2, {whole}), said()]")
    assert played == games.played(2, whole)
    assert said == games.said()


def test_the_plain_variant_plays_the_same(engine: Engine) -> None:
    engine.needs_compiler()
    assert engine.run("granada-plain.zip", GAMES, "played(1, 12)") == games.played(1, 12)


def test_the_compiled_modules_are_those_that_run(engine: Engine) -> None:
    engine.needs_compiler()
    where = "__import__('granada.kernel.state').kernel.state.__file__"
    assert engine.run("granada.zip", GAMES, where).endswith(".so")
    assert engine.run("granada-plain.zip", GAMES, where).endswith(".pyc")


def test_what_is_sent_is_small(engine: Engine) -> None:
    sent = [engine.folder / f"{file['name']}.br" for file in engine.told["files"]]
    assert sum(file.stat().st_size for file in sent) <= MOST_BYTES


def test_the_description_names_every_file(engine: Engine) -> None:
    there = {path.name: path.stat().st_size for path in engine.folder.iterdir() if path.suffix not in (".br", ".gz")}
    told = [*engine.told["files"], *filter(None, [engine.told["spare"]])]
    assert {file["name"]: file["bytes"] for file in told} == there


def test_another_folder_gives_the_same_files(engine: Engine, tmp_path: Path) -> None:
    other = tmp_path / "another place"
    for name in ("requirements", "src/granada", "tools"):
        shutil.copytree(ROOT / name, other / name, ignore=shutil.ignore_patterns("__pycache__", "static", "engine"))
    shutil.copytree(ROOT / "web", other / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copyfile(ROOT / "pyproject.toml", other / "pyproject.toml")
    (other / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    # What was downloaded and compressed is used again. What was compiled from the same C is, too, but for some of it:
    # the compiler does not know which file it compiles.
    here, there = ROOT / "build" / "engine", other / "build" / "engine"
    (there / "objects").mkdir(parents=True)
    for name in ("tools", "libraries", "compressed"):
        if (here / name).exists():
            (there / name).symlink_to(here / name)
    for number, made in enumerate(sorted((here / "objects").glob("*"))):
        if number % COMPILED_ANEW:
            shutil.copyfile(made, there / "objects" / made.name)
    assert build(tmp_path / "engine", other).told == engine.told
