"""The command, from what is typed to what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from granada.arena.series import Series
from granada.arena.tally import Tally
from granada.commands.simulate import simulate
from granada.commands.usage import WrongUsage
from granada.locale import LANGUAGES, Texts
from granada.table import CannotSave

app = typer.Typer()
app.command()(simulate)


def run(*arguments: str, language: str = "en") -> Result:
    arguments = ("alhambra", "--games", "4", "--seed", "1", "--jobs", "1", *arguments)
    result = CliRunner().invoke(app, arguments, obj=Texts(language), env={"COLUMNS": "120"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def figures(*arguments: str) -> dict[str, Any]:
    figures = json.loads(run("--json", *arguments).stdout)
    assert isinstance(figures, dict)
    return figures


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = figures("--jobs", "1"), figures("--jobs", "2")
    assert alone.pop("speed").keys() == together.pop("speed").keys()
    assert alone == together


def test_without_a_seed_every_run_is_another_one_and_tells_its_seed() -> None:
    arguments = ["--json", "--games", "1", "--jobs", "1"]
    seeds = {json.loads(CliRunner().invoke(app, arguments, obj=Texts("en")).stdout)["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_the_json_keeps_its_names() -> None:
    printed = figures("--players", "2")
    assert list(printed) == ["game", "edition", "players", "seed", "results", "speed"]
    assert list(printed["speed"]) == ["jobs", "seconds", "games_per_second", "moves_per_second"]
    results = printed["results"]
    assert list(results) == [
        "games",
        "turns",
        "moves",
        "seats",
        "turn_order",
        "shared_victory_share",
        "details",
    ]
    assert list(results["turns"]) == ["mean", "deviation", "min", "max"]
    assert list(results["seats"][0]) == ["score", "wins"]
    assert list(results["seats"][0]["wins"]) == ["share", "low", "high"]
    details = results["details"]
    assert list(details) == ["purchases", "exact_share", "reshuffle_share", "tiles_left", "points", "dirk"]
    assert list(details["points"]) == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall"]
    assert list(details["dirk"]) == ["score", "tiles_drawn", "tiles_given"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_tables_show_the_figures_in_every_language(language: str, players: int) -> None:
    results = figures("--players", str(players))["results"]
    printed = run("--players", str(players), language=language).stdout.replace(",", ".")
    for mean in (
        results["turns"]["mean"],
        results["details"]["purchases"]["mean"],
        *(seat["score"]["mean"] for seat in results["seats"]),
    ):
        assert f"{mean:.2f}" in printed
    assert (Texts(language).text("alhambra-dirk") in printed) == (players == 2)


def test_ctrl_c_stops_with_one_sentence_and_the_usual_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Series.play

    def interrupted(series: Series, numbers: range) -> Tally:
        if 3 in numbers:
            raise KeyboardInterrupt
        return play(series, numbers)

    monkeypatch.setattr(Series, "play", interrupted)
    result = run()
    assert result.exit_code == 130
    assert result.stdout == ""
    assert result.stderr == "Stopped after 2 games of 4.\n"


def test_no_more_processes_are_told_than_there_are_games() -> None:
    assert figures("--jobs", "64", "--games", "2")["speed"]["jobs"] == 2


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 game/s, 1 move/s", "2 games/s, 2 moves/s"),
        ("es", "1 partida/s, 1 jugada/s", "2 partidas/s, 2 jugadas/s"),
        ("pl", "1 partia/s, 1 ruch/s", "2 partie/s, 2 ruchy/s"),
        ("ru", "1 партия/с, 1 действие/с", "2 партии/с, 2 действия/с"),  # noqa: RUF001
    ],
)
def test_speeds_are_declined(language: str, one: str, two: str) -> None:
    texts = Texts(language)
    for number, speeds in ((1, one), (2, two)):
        assert texts.text("arena-speed", jobs=1, seconds="1", games=number, moves=number).endswith(speeds)


def test_one_game_is_enough_for_a_table() -> None:
    assert "1 game, 4 random players, seed 1" in run("--games", "1").stdout


def test_records_are_saved_into_a_folder_that_need_not_exist(tmp_path: Path) -> None:
    run("--games", "3", "--save", str(tmp_path / "new" / "folder"))
    names = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert names == [f"alhambra-4p-1-00000{number}.json" for number in (1, 2, 3)]


def test_records_of_an_earlier_run_are_not_overwritten(tmp_path: Path) -> None:
    run("--games", "2", "--save", str(tmp_path))
    with pytest.raises(WrongUsage, match="2 records already"):
        run("--games", "3", "--save", str(tmp_path))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotSave):
        run("--save", str(tmp_path / "file" / "folder"))


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(WrongUsage, match="chess"):
        CliRunner().invoke(app, ["chess"], obj=Texts("en"), catch_exceptions=False)


def test_a_wrong_number_of_players_is_refused_before_any_game_is_played() -> None:
    with pytest.raises(WrongUsage, match="2, 3, 4, 5, 6, not 7"):
        run("--players", "7")
