"""``granada replay`` and ``granada verify``."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.records import FOLDER

from granada.kernel.chance import commitment
from granada.kernel.contribution import Contribution, combined, fresh_nonce
from granada.kernel.record import Record
from granada.locale import LANGUAGES, Texts
from granada.table import LocalTable, Seat, save
from granada.terminal.names import names_of


def change(file: Path, edit: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(file.read_text())
    edit(data)
    file.write_text(json.dumps(data))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = LocalTable.open("alhambra", [Seat("Zoe", "random"), Seat("Max", "random")], seed=5)
    table.let_bots_play()
    save(table.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_finished_game_is_shown_with_its_log_and_its_result(granada: Any, finished: Path) -> None:
    run = granada("replay", finished)
    assert run.code == 0
    assert "The second scoring takes place." in run.out
    assert "New money:" in run.out
    assert "Winner:" in run.out
    assert "Dirk" in run.out


@pytest.mark.parametrize("how", [(), ("--plain",)])
def test_any_position_of_a_game_can_be_shown(granada: Any, finished: Path, how: tuple[str, ...]) -> None:
    total = len(json.loads(finished.read_text())["moves"])
    run = granada("replay", finished, "--at", 0, *how)
    assert f"After 0 of {total} moves:" in run.out
    assert "has to choose an action." in run.out
    assert "Your money" not in run.out
    run = granada("replay", finished, "--at", -1, *how)
    assert f"After {total - 1} of {total} moves:" in run.out
    assert "Winner:" not in run.out
    assert granada("replay", finished, "--at", -total, *how).out == granada("replay", finished, "--at", 0, *how).out


def test_a_move_that_was_never_played_cannot_be_shown(granada: Any, finished: Path) -> None:
    for at in (100000, -100000):
        run = granada("replay", finished, "--at", at)
        assert run.code == 2
        assert "so --at must lie between" in run.err


def test_a_record_without_names_is_shown_with_numbers(granada: Any, finished: Path) -> None:
    change(finished, lambda data: data["header"].update(seats=[]))
    assert "Player 2" in granada("replay", finished).out
    assert granada("verify", finished).code == 0


@pytest.mark.parametrize("how", [(), ("--plain",)])
def test_names_in_a_record_cannot_command_the_terminal(granada: Any, finished: Path, how: tuple[str, ...]) -> None:
    change(finished, lambda data: data["header"].update(seats=["\x1b]0;x\x07Zoe\n=random", "Max\u202e=random"]))
    for command in (("replay", finished, *how), ("verify", finished), ("play", "--resume", finished, *how)):
        run = granada(*command)
        shown = (run.out + run.err).replace("\n", "")
        assert shown.isprintable(), command


def test_names_are_shown_with_only_what_is_printable() -> None:
    seats = [Seat("\x1b[31mZoe\n", "random"), Seat("", "random"), Seat("Łukasz 王", "human")]
    assert names_of(seats, Texts("en")) == ["�[31mZoe�", "Bot 2", "Łukasz 王"]


def test_a_record_in_text_form_is_read_as_well(granada: Any, tmp_path: Path) -> None:
    table = LocalTable.open("alhambra", [Seat("Zoe", "random"), Seat("Max", "random")], seed=5)
    table.let_bots_play()
    (tmp_path / "game.txt").write_text(table.record().to_text())
    assert granada("verify", tmp_path / "game.txt").code == 0


def test_a_good_record_is_proved_in_one_sentence(granada: Any, finished: Path) -> None:
    run = granada("verify", finished)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Proved: the seed fits the commitment")
    assert run.out.count("\n") == 1


def contribute(record: Record, *seats: int) -> Record:
    """The same game, to whose seed these seats have contributed."""
    nonces = [(seat, fresh_nonce()) for seat in seats]
    contributions = tuple(Contribution(seat, commitment(nonce), nonce) for seat, nonce in nonces)
    assert record.seed is not None
    promised = commitment(combined(record.seed, contributions))
    header = msgspec.structs.replace(record.header, commitment=promised, contributions=contributions)
    return msgspec.structs.replace(record, header=header)


def test_a_proof_names_those_who_have_contributed_to_the_shuffles(granada: Any, finished: Path) -> None:
    record = contribute(Record.read(finished.read_text()), 0, 1)
    finished.write_text(record.to_text())
    run = granada("verify", finished)
    assert run.code == 0
    assert "random numbers from Zoe, Max." in run.out
    finished.write_text(record.to_text().replace(record.header.contributions[1].nonce, fresh_nonce()))
    run = granada("verify", finished)
    assert (run.code, run.out) == (1, "")
    assert "random number of seat 1 does not fit" in run.err


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def other_scores(data: dict[str, Any]) -> None:
    data["scores"][0] += 1


def illegal_move(data: dict[str, Any]) -> None:
    data["moves"][10] = "0 pass"


def nonsense(data: dict[str, Any]) -> None:
    data["moves"][10] = "nonsense"


def unfinished(data: dict[str, Any]) -> None:
    data["moves"].pop()


def hidden_seed(data: dict[str, Any]) -> None:
    data["seed"] = None


def other_game(data: dict[str, Any]) -> None:
    data["header"]["game"] = "chess"


def other_rules(data: dict[str, Any]) -> None:
    data["header"]["rules"] = 99


def unknown_choice(data: dict[str, Any]) -> None:
    data["header"]["options"] = {"weather": "fine"}


def control_characters(data: dict[str, Any]) -> None:
    data["moves"][10] = "\x1b[31m\nnonsense"


def no_header(data: dict[str, Any]) -> None:
    del data["header"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_a_record_with_older_rules_is_refused_and_it_is_said_what_to_do(
    granada: Any, tmp_path: Path, command: str, language: str
) -> None:
    text = (FOLDER / "sabika-2-players.txt").read_text(encoding="utf-8")
    old = tmp_path / "old.txt"
    old.write_text(text.replace("\nrules 2\n", "\nrules 1\n"), encoding="utf-8")
    run = granada(*command.split(), old, "--lang", language)
    edition = "granada-1"
    sentence = Texts(language).text("error-other-rules", edition=edition, rules=1, edition_here=edition, rules_here=2)
    assert run.code != 0
    assert sentence in run.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "edit",
    [
        other_seed,
        other_scores,
        illegal_move,
        nonsense,
        unfinished,
        hidden_seed,
        other_game,
        other_rules,
        no_header,
        unknown_choice,
        control_characters,
    ],
)
def test_a_record_that_proves_nothing_is_refused_in_one_line_of_every_language(
    granada: Any, finished: Path, edit: Callable[[dict[str, Any]], None], language: str
) -> None:
    change(finished, edit)
    run = granada("verify", finished, "--lang", language)
    assert (run.code, run.out) == (1, "")
    assert run.err.count("\n") == 1
    assert "Traceback" not in run.err
    assert run.err.endswith(".\n")
    assert run.err[:-1].replace("\N{NO-BREAK SPACE}", " ").isprintable()
    assert edit is no_header or run.err.startswith(Texts(language).text("not-proved", why=""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_within_an_error_is_told_in_the_same_language(granada: Any, finished: Path, language: str) -> None:
    texts = Texts(language)
    change(finished, lambda data: data.update(moves=["0 pass"]))
    reason = texts.text("reason-alhambra-can-act")
    sentence = texts.text("error-move-against-rules", number=1, move="0 pass", reason=reason)
    assert granada("verify", finished, "--lang", language).err == texts.text("not-proved", why=sentence) + "\n"


def test_an_unfinished_game_can_be_shown_but_not_proved(granada: Any, tmp_path: Path) -> None:
    table = LocalTable.open("alhambra", [Seat("Ana", "human"), Seat("Max", "random")], seed=42)
    save(table.record(), tmp_path / "game.json")
    run = granada("verify", tmp_path / "game.json")
    assert run.code == 1
    assert "not over" in run.err
    assert granada("replay", tmp_path / "game.json").code == 0
