"""Editions at the command line: checked, played, replayed, proved and reported on."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from tests.running import Granada

import granada as library
from granada.games.sabika import GAME, edition
from granada.games.sabika.effects import Clause, Count, Effect, Scoring, name
from granada.games.sabika.vocabulary import KEYS, TRIGGERS, ActionName, TallyName
from granada.kernel.chance import Chance
from granada.kernel.errors import BadContent, BadOption, BadRecord
from granada.kernel.faults import KernelFault
from granada.kernel.playout import playout
from granada.locale import LANGUAGES
from granada.table import save

BUILT_IN = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
MINE = BUILT_IN.replace('edition = "granada-1"', 'edition = "mine"').replace('red = "mix(5)"', 'red = "mix(4)"')
DOCUMENT = Path(__file__).parents[2] / "docs" / "editions.md"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game that was played with my edition."""
    state = edition(MINE).new(players=2, seed=1, seats=["Ana=random", "Bo=random"])
    playout(state, Chance(1))
    save(state.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


# Checking.


def test_a_good_file_gets_one_sentence(granada: Granada, mine: Path) -> None:
    run = granada("content", "check", mine)
    assert (run.code, run.err) == (0, "")
    [sentence] = run.out.splitlines()
    total, *parts = map(int, re.findall(r"\d+", sentence))
    assert "“mine” is right" in sentence
    assert total == sum(parts)


def test_all_faults_are_told_each_with_its_row_and_counted(granada: Granada, mine: Path) -> None:
    text = MINE.replace('red = "mix(4)"', 'red = "mox(4)"').replace(
        "{ space = 1, tribute = 0,", "{ space = 1, tribute = -1,"
    )
    mine.write_text(text, encoding="utf-8")
    run = granada("content", "check", mine)
    assert (run.code, run.err) == (1, "")
    track, poem, count = run.out.splitlines()
    assert track == "round_track 1 tribute: a whole number from 0 to 9999 is expected, not -1"
    assert poem.startswith("minor_poems 1 red: ")
    assert count == "2 faults."


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_speaks_every_language(granada: Granada, mine: Path, language: str) -> None:
    assert "mine" in granada("--lang", language, "content", "check", mine).out


def test_what_is_no_edition_at_all_is_told_without_commanding_the_terminal(granada: Granada, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('edition = "a\\u001b[2J"\nstrange = 1\n', encoding="utf-8")
    run = granada("content", "check", tmp_path / "x.toml")
    assert run.code == 1
    assert "strange: there is no such field" in run.out
    assert "\x1b" not in run.out


def test_a_file_that_is_not_there_is_told(granada: Granada, tmp_path: Path) -> None:
    run = granada("content", "check", tmp_path / "none.toml")
    assert run.code == 1
    assert "there is no such file" in run.err


# Playing.


def test_an_edition_is_named_by_its_id_and_what_is_in_its_file() -> None:
    mine, other = library.load("sabika", MINE), library.load("sabika", MINE.replace('red = "mix(4)"', 'red = "mix(3)"'))
    assert re.fullmatch(r"mine\+[0-9a-f]{12}", mine.edition)
    assert mine.edition != other.edition
    assert mine.new(players=2, seed=1).header.edition == mine.edition
    assert library.load("sabika").edition == GAME.edition == "granada-1"


def test_the_components_of_the_edition_are_played_with() -> None:
    state = edition(MINE).new(players=2, seed=1)
    assert state.book.content.minor_poems[0].red != GAME.book.content.minor_poems[0].red
    assert edition(MINE).restore(state.dump()).book is state.book


def test_an_id_that_would_break_a_record_is_refused() -> None:
    for wrong in ("two words", "a\\nrules 2", "A", ""):
        with pytest.raises(BadContent, match=r"^edition: "):
            edition(MINE.replace('edition = "mine"', f'edition = "{wrong}"'))


def test_alhambra_has_no_editions() -> None:
    with pytest.raises(BadOption) as refused:
        library.load("alhambra", MINE)
    assert refused.value.code == KernelFault.NO_EDITIONS


def test_play_with_an_edition_that_is_wrong_tells_every_fault(granada: Granada, mine: Path) -> None:
    mine.write_text(MINE.replace("mix(4)", "mox(4)").replace("tribute = 5", "tribute = -5"), encoding="utf-8")
    run = granada("play", "sabika", "--edition", mine, "--seats", "human,random")
    assert run.code == 1
    assert "round_track 5 tribute: " in run.err
    assert "\nminor_poems 1 red: " in run.err


def test_who_leaves_is_told_how_to_resume_with_the_same_edition(granada: Granada, mine: Path) -> None:
    run = granada("play", "sabika", "--edition", mine, "--seats", "human,random", "--seed", 1, typed=["q", ""])
    assert run.out.splitlines()[-1].endswith(f"--edition {mine}")


def test_play_alhambra_with_an_edition_is_a_wrong_command(granada: Granada, mine: Path) -> None:
    run = granada("play", "alhambra", "--edition", mine)
    assert run.code == 2
    assert "no other editions" in run.err


# Records.


def test_a_record_is_proved_with_the_file_it_was_played_with(granada: Granada, record: Path, mine: Path) -> None:
    assert granada("verify", record, "--edition", mine).code == 0


def test_a_record_is_not_proved_without_its_file_or_with_another(granada: Granada, record: Path, mine: Path) -> None:
    mine.write_text(MINE + "# another file\n", encoding="utf-8")
    for arguments in ([], ["--edition", mine]):
        run = granada("verify", record, *arguments)
        assert run.code == 1
        assert re.search(r"played with the edition “mine\+[0-9a-f]{12}”", run.err)


def test_programs_replay_with_the_text_of_the_file(record: Path) -> None:
    played = library.Record.read(record.read_text(encoding="utf-8"))
    assert library.replay(played, MINE).scores == library.verify(played, MINE).scores == played.scores
    with pytest.raises(BadRecord) as refused:
        library.replay(played)
    assert refused.value.code == KernelFault.OTHER_RULES


# The balance report.


def test_the_report_names_every_component_and_draws_it(granada: Granada, mine: Path, tmp_path: Path) -> None:
    arguments = ["--games", 4, "--players", 2, "--seed", 1, "--jobs", 1, "--kind", "random", "--edition", mine]
    plot = tmp_path / "balance.svg"
    run = granada("content", "report", "sabika", *arguments, "--json", "--plot", plot)
    printed = json.loads(run.out)
    assert list(printed) == ["game", "edition", "players", "kind", "seed", "games", "results"]
    assert printed["edition"] == edition(MINE).edition
    kinds = {kind["kind"]: kind for kind in printed["results"]["kinds"]}
    assert len(kinds["export"]["components"]) == 9
    assert list(kinds["red-poem"]["components"][0]) == [
        "id",
        "text",
        "provenance",
        "available",
        "taken",
        "difference",
        "wins",
        "remark",
    ]
    labels = [node.text for node in ET.parse(plot).iter("{http://www.w3.org/2000/svg}text")]
    assert all(component["id"] in labels for kind in kinds.values() for component in kind["components"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_report_in_every_language(
    granada: Granada, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "130")
    arguments = ["--games", 3, "--players", 3, "--seed", 1, "--jobs", 1, "--kind", "random"]
    run = granada("--lang", language, "content", "report", "sabika", *arguments)
    assert run.code == 0
    assert "constantinople" in run.out
    assert "then(gain(wood,2),gain(" in run.out


def test_unknown_players_and_games_are_a_wrong_command(granada: Granada) -> None:
    run = granada("content", "report", "sabika", "--kind", "clever")
    assert (run.code, "random, novice, apprentice" in run.err) == (2, True)
    assert granada("content", "report", "alhambra").code == 2


@pytest.mark.parametrize("players", [1, 3])
def test_simulate_counts_in_sabika(granada: Granada, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "130")
    run = granada("simulate", "sabika", "--players", players, "--games", 3, "--seed", 1, "--jobs", 1)
    assert run.code == 0
    for words in ("Rests", "PP lost in tribute", "Trade card", "Minor constructions"):
        assert words in run.out
    assert (re.search(r"^ Yusuf +\d", run.out, re.MULTILINE) is not None) == (players == 1)


# The document.


def codes(heading: str) -> set[str]:
    """What is written as code in the first column of the table below a heading of docs/editions.md."""
    section = DOCUMENT.read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n#")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {code for cell in cells for code in re.findall(r"`([^`]*)`", cell)}


def names(kinds: object) -> set[str]:
    return {name(kind) for kind in get_args(kinds)}


@pytest.mark.parametrize(
    ("heading", "wanted"),
    [
        ("Effects", lambda: names(Effect)),
        ("Actions", lambda: {*get_args(ActionName)}),
        ("Counts", lambda: {*get_args(TallyName), *names(Count)} - {"tally"}),
        ("Clauses", lambda: names(Clause)),
        ("Triggers", lambda: {*TRIGGERS, *(chosen for filters in TRIGGERS.values() for chosen in filters)}),
        ("Numbers that mod changes", lambda: {*KEYS}),
        ("Scorings", lambda: names(Scoring)),
    ],
)
def test_the_document_lists_the_whole_effect_language(heading: str, wanted: Callable[[], set[str]]) -> None:
    assert {re.split(r"[(\[]", code)[0] if heading in WITH_ARGUMENTS else code for code in codes(heading)} == wanted()


WITH_ARGUMENTS = {"Effects", "Counts", "Clauses", "Scorings"}
