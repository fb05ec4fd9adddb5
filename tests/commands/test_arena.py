"""The command, from what is typed to what is printed and kept."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner, Result

import granada.commands.arena as command
from granada.arena.match import Games, Match, Outcome, play_games
from granada.arena.matchfile import BadMatch
from granada.bots import BOTS, RandomBot
from granada.commands.arena import arena
from granada.commands.usage import WrongUsage
from granada.locale import LANGUAGES, Texts
from granada.table import CannotRead, CannotSave

app = typer.Typer()
app.command()(arena)


def run(*arguments: object, language: str = "en") -> Result:
    result = CliRunner().invoke(app, list(map(str, arguments)), obj=Texts(language), env={"COLUMNS": "120"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays: the seats win in turn."""

    def pretend(match: Match, _: str | None, numbers: range) -> Games:
        outcomes = [Outcome((number, *(7,) * (match.players - 1)), (number % match.players,)) for number in numbers]
        return Games(outcomes, {})

    monkeypatch.setattr(command, "play_games", pretend)


def match(*arguments: object, language: str = "en") -> Result:
    usual = ("alhambra", "random", "random", "random", "--games", 4, "--seed", 1, "--jobs", 1)
    return run(*usual, *arguments, language=language)


def verdict(*arguments: object) -> dict[str, Any]:
    printed = json.loads(match("--json", *arguments).stdout)["verdict"]
    for standing in printed["standings"]:
        standing.pop("pace")
    assert isinstance(printed, dict)
    return printed


def test_the_verdict_does_not_depend_on_the_number_of_processes() -> None:
    assert verdict("--jobs", 2) == verdict("--jobs", 1)


def test_the_json_keeps_its_names() -> None:
    printed = json.loads(match("--json").stdout)
    assert list(printed) == ["match", "verdict"]
    assert list(printed["match"]) == [
        "game",
        "edition",
        "rules",
        "kinds",
        "options",
        "seed",
        "simulations",
        "seconds",
    ]
    assert list(printed["verdict"]) == ["games", "deals", "seatings", "standings", "margins"]
    [standing] = printed["verdict"]["standings"]
    assert list(standing) == ["kind", "seats", "wins", "score", "score_interval", "skill", "pace"]
    assert list(standing["pace"]) == ["decisions", "mean", "p99", "slowest"]


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_show_the_figures_in_every_language(language: str) -> None:
    [standing] = verdict()["standings"]
    printed = match(language=language).stdout.replace(",", ".")
    assert f"{standing['score']:.2f}" in printed
    assert "random ×3" in printed  # noqa: RUF001


def test_games_are_rounded_up_to_whole_deals_and_kinds_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "rival", RandomBot)
    printed = run("sabika", "random", "rival", "--games", 11, "--seed", 1, "--jobs", 1).stdout
    assert "Sabika: random, rival; 12 games, seed 1" in printed
    assert "6 deals, each played in all 2 seatings" in printed
    assert "random – rival" in printed  # noqa: RUF001


def test_against_yusuf_one_bot_plays_alone_with_the_options_of_the_game() -> None:
    result = run("sabika", "random", "--option", "yusuf=hard", "--games", 3, "--seed", 1, "--jobs", 1, "--json")
    printed = json.loads(result.stdout)
    assert printed["match"]["options"] == {"events": "none", "yusuf": "hard"}
    assert printed["verdict"]["margins"] == []


# The file.


def test_the_same_command_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def counted(match: Match, edition: str | None, numbers: range) -> Games:
        if 3 in numbers and 3 not in played:
            played.append(3)
            raise KeyboardInterrupt
        played.extend(numbers)
        return play_games(match, edition, numbers)

    monkeypatch.setattr(command, "play_games", counted)
    file = tmp_path / "new" / "match.json"
    stopped = match("--games", 6, "--out", file)
    assert stopped.exit_code == 130
    assert stopped.stderr.startswith("Stopped after 3 games of 6.")
    assert str(file) in stopped.stderr.replace("\n", "")
    assert json.loads(file.read_text())["verdict"] is None
    match("--games", 6, "--out", file)
    assert played == [0, 1, 2, 3, 3, 4, 5]
    kept = json.loads(file.read_text())
    for standing in kept["verdict"]["standings"]:
        standing.pop("pace")
    assert kept["verdict"] == verdict("--games", 6)


def test_a_match_that_is_over_is_told_again_and_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    first = match("--out", file).stdout
    assert match("--out", file).stdout == first
    match("--out", file, "--games", 6)
    assert len(json.loads(file.read_text())["games"]["outcomes"]) == 6


def test_without_a_seed_a_kept_match_goes_on_with_its_own(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match("--out", file)
    run("alhambra", "random", "random", "random", "--games", 5, "--jobs", 1, "--out", file)
    assert json.loads(file.read_text())["match"]["seed"] == 1


def test_a_changed_command_is_refused_and_the_file_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match("--out", file)
    before = file.read_bytes()
    with pytest.raises(BadMatch, match="differs in seed"):
        match("--out", file, "--seed", 2)
    with pytest.raises(BadMatch, match="differs in simulations"):
        match("--out", file, "--simulations", 2)
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    with pytest.raises(BadMatch, match="letter"):
        match("--out", tmp_path / "letter")
    assert (tmp_path / "letter").read_text() == "Dear Ana"
    with pytest.raises(CannotRead):
        match("--out", tmp_path)
    with pytest.raises(CannotSave):
        match("--out", tmp_path / "letter" / "match.json")


# Stopping early, and the picture.


@pytest.mark.usefixtures("pretended")
def test_a_match_stops_when_the_intervals_are_narrow_enough_and_says_so(tmp_path: Path) -> None:
    """Equals win equally often in each deal, so that the interval is narrow soon."""
    file = tmp_path / "match.json"
    arguments = ("--games", 500, "--until-width", 0.2, "--out", file)
    result = match(*arguments)
    assert "Stopped early" in result.stdout
    assert len(json.loads(file.read_text())["games"]["outcomes"]) == 30
    assert match(*arguments).stdout == result.stdout
    assert "Stopped early" not in match("--games", 30, "--until-width", 0.2).stdout


@pytest.mark.parametrize("kinds", [["random", "random", "rival"], ["random"]])
def test_the_picture_is_drawn(tmp_path: Path, kinds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "rival", RandomBot)
    file = tmp_path / "match.svg"
    run("sabika", *kinds, "--games", 2, "--jobs", 1, "--plot", file)
    texts = [element.text for element in ElementTree.parse(file).iter() if element.text]
    assert any("random" in text for text in texts)
    with pytest.raises(CannotSave):
        run("sabika", *kinds, "--games", 2, "--jobs", 1, "--plot", tmp_path)


# The cluster.

TWO_MACHINES = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""
"""They go down when the input is closed."""


@pytest.mark.slow
def test_a_cluster_of_two_workers_plays_the_same_games() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", TWO_MACHINES],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as machines:
        assert machines.stdout is not None
        there = verdict("--games", 12, "--cluster", machines.stdout.readline().strip())
        machines.communicate()
    assert there == verdict("--games", 12)


# What cannot be.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "random", "random"], "chess"),
        (["alhambra", "genius", "random"], "genius.*random"),
        (["sabika", "buyer", "random"], "buyer.*random"),
        (["alhambra", "random"], "2, 3, 4, 5, 6, not 1"),
        (["sabika", "random", "--option", "yusuf=kind"], "usual, hard"),
        (["sabika", "random", "random", "--option", "yusuf=hard"], "yusuf.*hard.*only.* 1; here it is 2"),
        (["alhambra", "random", "random", "--option", "seed=1"], "seed"),
    ],
)
def test_what_does_not_exist_is_refused(arguments: list[str], sentence: str) -> None:
    with pytest.raises(WrongUsage, match=sentence):
        run(*arguments, "--games", 1, "--jobs", 1)
