"""A dataset holds every decision of its games, and common libraries read it."""

import json
from pathlib import Path
from typing import Any

import pandas
import polars
import pyarrow.parquet as pq
import pytest
import typer
from typer.testing import CliRunner

import granada
from granada.arena.match import Match, play_games
from granada.commands.arena import arena
from granada.kernel.errors import BadOption
from granada.locale import Texts
from granada.research.dataset import Dataset
from granada.research.encoded import EncodedGame

app = typer.Typer()
app.command()(arena)


def played(game: str, players: int, count: int) -> list[granada.Record]:
    rules = granada.load(game)
    header = rules.new(players, 1).header
    kinds = ("random",) * players
    match = Match(
        game=game,
        edition=header.edition,
        rules=header.rules,
        kinds=kinds,
        options=header.options,
        seed=5,
        simulations=None,
        seconds=None,
    )
    return play_games(match, None, range(count)).records


def made(folder: Path, game: str, players: int, count: int) -> Dataset:
    records = played(game, players, count)
    dataset = Dataset(folder, granada.load(game), players, records[0].header.options)
    for record in records:
        dataset.add(record)
    dataset.close("the command")
    return dataset


def test_each_decision_is_what_the_seat_saw_and_did(tmp_path: Path) -> None:
    for game, players in (("alhambra", 3), ("sabika", 2)):
        folder = tmp_path / game
        made(folder, game, players, 2)
        decisions, games = pq.read_table(folder / "decisions").to_pylist(), pq.read_table(folder / "games").to_pylist()
        again = EncodedGame(game, players, {})
        for row in games:
            record = granada.Record.read(row["record"])
            assert granada.verify(record).scores == tuple(row["scores"])
            again.state = again.rules.begin(record)
            own = [each for each in decisions if each["game"] == row["game"]]
            assert [each["number"] for each in own] == list(range(row["moves"]))
            for each in own:
                seat = again.state.to_move
                assert seat is not None
                assert (each["seat"], each["bot"]) == (seat, "random")
                assert each["legal"] == again.actions(seat)
                assert each["observation"] == again.observe(seat)["observation"].tolist()
                assert f"{seat} {each['move']}" == record.moves[each["number"]]
                assert (each["score"], each["reward"]) == (row["scores"][seat], row["rewards"][seat])
                assert each["action"] in each["legal"]
                again.play(each["action"])
            assert again.state.over


def test_common_libraries_read_it(tmp_path: Path) -> None:
    dataset = made(tmp_path, "sabika", 2, 3)
    frame = pandas.read_parquet(tmp_path / "decisions", columns=["game", "action", "reward"])
    assert frame["game"].nunique() == 3
    table = polars.read_parquet(tmp_path / "games" / "*.parquet")
    assert table["moves"].sum() == len(frame)
    schema = pq.read_schema(tmp_path / "decisions" / "00000.parquet")
    facts = json.loads(schema.metadata[b"granada"])
    assert facts == dataset.facts()
    assert sum(_size(field) for field in facts["observation"]) == schema.field("observation").type.list_size


def test_hugging_face_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    datasets = pytest.importorskip("datasets")
    made(tmp_path / "data", "sabika", 2, 2)
    cache = str(tmp_path / "cache")
    decisions = datasets.load_dataset(str(tmp_path / "data"), "decisions", split="train", cache_dir=cache)
    games = datasets.load_dataset(str(tmp_path / "data"), "games", split="train", cache_dir=cache)
    assert len(decisions) == sum(games["moves"])
    assert decisions[0]["action"] in decisions[0]["legal"]


def _size(field: dict[str, Any]) -> int:
    size = 1
    for length in field["shape"]:
        size *= length
    return size


def test_the_card_says_what_it_is(tmp_path: Path) -> None:
    made(tmp_path, "alhambra", 2, 1)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    front, text = card.removeprefix("---\n").split("---\n", 1)
    assert "data_files: decisions/*.parquet" in front
    assert "board game alhambra with 2 players, played by bots of Granada, 1 in all" in text
    assert "the command" in text
    for field in [
        *pq.read_schema(tmp_path / "decisions" / "00000.parquet"),
        *pq.read_schema(tmp_path / "games" / "00000.parquet"),
    ]:
        assert f"| {field.name} | " in text


def test_files_have_few_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.research.dataset.GAMES_IN_A_FILE", 2)
    made(tmp_path, "sabika", 2, 5)
    counts = [pq.read_table(file).num_rows for file in sorted((tmp_path / "games").iterdir())]
    assert counts == [2, 2, 1]


def test_a_folder_that_is_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("")
    with pytest.raises(BadOption, match="empty folder"):
        Dataset(tmp_path, granada.load("sabika"), 2, {})


def run(*arguments: object) -> Any:
    usual = ("sabika", "random", "random", "--games", 2, "--seed", 1, "--jobs", 2)
    return CliRunner().invoke(app, list(map(str, (*usual, *arguments))), obj=Texts("en"), env={"COLUMNS": "120"})


def test_the_arena_makes_one_with_the_command_that_makes_it_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert run("--dataset", first).exit_code == 0
    assert run("--dataset", second).exit_code == 0
    for name in ("README.md", "decisions/00000.parquet", "games/00000.parquet"):
        assert (first / name).read_bytes() == (second / name).read_bytes()
    assert "    granada arena sabika random random --games 2 --seed 1" in (first / "README.md").read_text("utf-8")


def test_games_that_were_played_before_are_missed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert run("--out", file).exit_code == 0
    with pytest.raises(BadOption, match="has games already"):
        raise run("--out", file, "--games", 4, "--dataset", tmp_path / "data").exception
    assert not (tmp_path / "data").exists()
