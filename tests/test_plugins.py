"""A package can bring a game, which is then played like any other; a broken one takes nothing else down."""

from pathlib import Path

import pytest

from granada import GAMES as BUILT_IN_GAMES
from granada import load
from granada.bots import Budget, kinds, make
from granada.kernel.errors import BadOption
from granada.kernel.state import State
from granada.locale import LANGUAGES, Texts
from granada.plugins import plugins
from granada.table.hint import hint_for
from tests.plugged import EXAMPLE, Install, install, installed_by_pip, plugged
from tests.running import Granada, data_folder, granada

__all__ = ["data_folder", "granada", "install", "plugged"]

GAME = "alquerque"
LITTLE = Budget(simulations=60)


def test_a_game_is_found_by_its_entry_point(plugged: str) -> None:
    assert tuple(plugins()) == (*BUILT_IN_GAMES, plugged)
    assert load(plugged).new(2, seed=1).header.game == plugged
    assert kinds(plugged) == ("random", "novice", "apprentice", "master", "grandmaster")


def test_without_the_package_there_is_no_such_game() -> None:
    with pytest.raises(BadOption, match="no game"):
        load(GAME)


def test_its_words_are_in_every_language(plugged: str) -> None:
    names = {Texts(language).text(f"game-{plugged}") for language in LANGUAGES}
    assert names == {"Alquerque", "Алькерк"}


RULES = """
from tests.kernel.pearls import Pearls
class Other(Pearls):
    id = "{id}"
GAME = Other()
"""
PLUGIN = "from granada.plugins import Plugin\nPLUGIN = Plugin(rules='{game}.rules:GAME', words='{game}'{more})\n"
WORDS = "game-{game} = G\nabout-{game} = A\nrules-{game} = R\nnotation-{game} = N\nchoose-a-move = {{ $stolen }}\n"


def package(folder: Path, game: str, more: str = "") -> Path:
    """A plug-in of which everything is there."""
    home = folder / game
    home.mkdir()
    (home / "__init__.py").write_text(PLUGIN.format(game=game, more=more))
    (home / "rules.py").write_text(RULES.format(id=game))
    (home / "en.ftl").write_text(WORDS.format(game=game))
    return home


def test_a_language_that_is_missing_is_english_and_no_built_in_words_change(tmp_path: Path, install: Install) -> None:
    home = package(tmp_path, "divers")
    (home / "pl.ftl").write_text("game-divers = Nurkowie\n", encoding="utf-8")
    install("divers", "divers:PLUGIN")
    assert "divers" in plugins()
    polish, russian = Texts("pl"), Texts("ru")
    assert (polish.text("game-divers"), polish.text("about-divers")) == ("Nurkowie", "A")
    assert (russian.text("game-divers"), russian.text("about-divers")) == ("G", "A")
    assert polish.text("choose-a-move") == "Wybierz ruch"


def test_one_that_is_broken_is_left_out_with_a_line_and_the_others_are_played(
    tmp_path: Path, install: Install, caplog: pytest.LogCaptureFixture, granada: Granada
) -> None:
    package(tmp_path, "fails").joinpath("__init__.py").write_text("raise RuntimeError('it rains')")
    package(tmp_path, "leaves").joinpath("rules.py").write_text("raise SystemExit('no rules')")
    package(tmp_path, "misnamed").joinpath("rules.py").write_text(RULES.format(id="somebody"))
    package(tmp_path, "plain").joinpath("__init__.py").write_text("PLUGIN = 1")
    package(tmp_path, "partial", more=", judge='partial.rules:NOBODY'")
    package(tmp_path, "weightless", more=", judge='weightless.rules:GAME'")
    package(tmp_path, "garbled").joinpath("es.ftl").write_bytes(b"game-garbled = \xff")
    package(tmp_path, "silent").joinpath("en.ftl").unlink()
    package(tmp_path, "taciturn").joinpath("en.ftl").write_text("game-taciturn = T")
    package(tmp_path, "good")
    why = {
        "absent": "No module named 'absent'",
        "fails": "RuntimeError: it rains",
        "leaves": "SystemExit: no rules",
        "misnamed": "its rules call it 'somebody'",
        "plain": "plain:PLUGIN is no granada.plugins.Plugin",
        "partial": "has no attribute 'NOBODY'",
        "weightless": "there is no weights.toml beside its judge",
        "garbled": "UnicodeDecodeError",
        "silent": "en.ftl has no message game-silent",
        "taciturn": "en.ftl has no message about-taciturn",
        "Shout": "small letters and digits",
        BUILT_IN_GAMES[0]: "there is a game with this name already",
    }
    for game in (*why, "good"):
        install(game, f"{game}:PLUGIN")
    assert tuple(plugins()) == (*BUILT_IN_GAMES, "good")
    for game, reason in why.items():
        [line] = [line for line in caplog.messages if f"the game '{game}' of the package" in line]
        assert reason in line
        assert "is left out" in line
    run = granada("simulate", "good", "--players", 2, "--games", 1, "--jobs", 1, "--lang", "pl")
    assert run.code == 0
    assert len(run.err.splitlines()) == len(why)
    assert "Gra fails z pakietu fails-plugin jest pominięta" in run.err
    state = load("good").new(2, seed=1)
    assert make("apprentice", 1).choose(state, 0, LITTLE) in state.legal_moves(0)


# Bots without a judge.


def winner(kinds: tuple[str, str], seed: int) -> State:
    state = load(GAME).new(2, seed)
    players = [make(kind, seed + seat) for seat, kind in enumerate(kinds)]
    while (seat := state.to_move) is not None:
        state.play(players[seat].choose(state.sample_hidden(seat, state.played), seat, LITTLE), seat)
    return state


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("kind", ["apprentice", "master"])
def test_bots_without_a_judge_beat_those_who_do_not_think(kind: str) -> None:
    assert [winner((kind, "random"), 1).winners, winner(("random", kind), 2).winners] == [(0,), (1,)]
    assert winner((kind, "random"), 1).past_moves() == winner((kind, "random"), 1).past_moves()


def test_there_are_hints_without_a_judge(plugged: str) -> None:
    state = load(plugged).new(2, seed=1)
    hint = hint_for(state, 0, 1, lambda: True)
    assert str(hint.moves[0]) in [str(move) for move in state.legal_moves()]
    assert set(hint.gains) == {"scored"}


# In the terminal.


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_sentences(granada: Granada, language: str) -> None:
    seats = ("--seats", "human,random", "--seed", 1)
    run = granada("play", GAME, *seats, "--plain", "--lang", language, "--no-confirm", typed=["?", "h", *["1"] * 100])
    texts = Texts(language)
    assert run.code == 0, run.err
    assert texts.text("alquerque-view-dark") in run.out
    assert texts.text(f"notation-{GAME}") in run.out.replace("\n", " ")
    assert texts.text("winners", count=1, names="X").partition("X")[0] in run.out


@pytest.mark.usefixtures("plugged")
def test_the_picture_is_drawn_and_every_command_works(granada: Granada) -> None:
    typed = ["p", "s", "l", "n", "c1-c3", "b2-c3", "u", "1", "t", "q", ""]
    run = granada("play", GAME, "--seats", "human,random", "--seed", 1, "--no-confirm", typed=typed)
    assert run.code == 0, run.err
    assert "3 ○─○─·─●─●" in run.out
    assert "Light men (○)" in run.out
    assert "[1] " in run.out


# In the arena.


@pytest.mark.usefixtures("plugged")
def test_games_are_simulated_and_matches_are_played(granada: Granada) -> None:
    run = granada("simulate", GAME, "--players", 2, "--games", 20, "--seed", 1, "--jobs", 1)
    assert run.code == 0, run.err
    assert run.out.startswith("Alquerque: 20 games")
    run = granada("arena", GAME, "apprentice", "random", "--games", 4, "--seed", 1, "--jobs", 1, "--simulations", 20)
    assert run.code == 0, run.err
    assert "Alquerque" in run.out


# As people install it.


@pytest.mark.slow
def test_pip_installs_it_the_program_finds_it_and_its_own_tests_pass(tmp_path: Path) -> None:
    run = installed_by_pip(EXAMPLE, tmp_path)
    assert run("granada", "simulate", GAME, "--players", "2", "--games", "2", "--lang", "ru").startswith("Алькерк")
    assert "passed" in run("pytest", "--quiet", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))
