"""The command line itself: help, languages, and what it says when it was not understood."""

import os
import subprocess
import sys
from typing import Any

import pytest

from granada import cli
from granada.locale import LANGUAGES, Texts

SEATS = "play --plain --seats"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any) -> Any:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(line: str) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["granada", *line.split()])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return end.value.code, *capsys.readouterr()

    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "hint", "replay", "verify", "simulate", "arena"])
def test_help_is_given_in_every_language(run: Any, language: str, command: str) -> None:
    texts = Texts(language)
    code, out, _ = run(f"--lang {language} --help")
    assert code == 0
    assert texts.text(f"command-{command}")[:40] in out
    code, out, _ = run(f"{command} --help --lang={language}")
    assert code == 0
    assert texts.text("help-options") in out
    assert texts.text("help-help") in out
    assert "option-" not in out, "a help text was not put into words"


def test_the_language_of_the_system_is_used_unless_another_is_asked_for(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert Texts("pl").text("command-granada") in run("--help")[1]
    assert Texts("es").text("command-granada") in run("--help --lang es")[1]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--lang de play", "There is no language “de”."),
        ("play --lang", "There is no language “”."),
        ("play chess", "There is no game “chess”."),
        (f"{SEATS} human", "The number of players in this game can be 2, 3, 4, 5, 6, not 1."),
        (f"{SEATS} human,genius=genius", "There is no player of the kind “genius”."),
        (f"{SEATS} human,randm", "There is no player of the kind “randm”. The kinds are: human, random"),
        (f"{SEATS} ,", "There is no player of the kind “”."),
        (f"{SEATS} human,{'x' * 5000}", f"There is no player of the kind “{'x' * 199}…”"),
        (f"--lang {'x' * 5000} play", f"There is no language “{'x' * 199}…”"),
        (f"play {'x' * 5000}", f"There is no game “{'x' * 199}…”"),
        (f"{SEATS} Ana=human,Ana=human", "Every player needs a name that no other player has."),
        (f"{SEATS} human,{'x' * 31}=human", "A name can have at most 30 characters"),
        (f"{SEATS} human,B\x07b=human", "A name can have at most 30 characters"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_sentence(run: Any, line: str, sentence: str) -> None:
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "fault", "details"),
    [
        ("play --sead 3", "usage-no-such-option", {"option": "--sead", "command": "granada play"}),
        (
            "fly",
            "usage-no-such-command",
            {"commands": "play, hint, serve, replay, verify, simulate, arena, admin, content"},
        ),
        ("replay", "usage-missing", {"what": "FILE", "command": "granada replay"}),
        ("play --option air --seats", "usage-wrong-value", {"what": "--seats", "command": "granada"}),
        (
            "serve --port 99999",
            "usage-wrong-number",
            {"what": "--port", "range": "0…65535", "command": "granada serve"},
        ),
        ("arena --games 0", "usage-wrong-number", {"what": "--games", "range": "≥ 1", "command": "granada arena"}),
        ("serve --port", "usage-wrong-value", {"what": "--port", "command": "granada"}),
        ("replay one two", "usage-not-understood", {"command": "granada replay"}),
    ],
)
def test_a_command_that_was_not_understood_is_answered_in_words_of_ours(
    run: Any, line: str, fault: str, details: dict[str, str], language: str
) -> None:
    assert run(f"{line} --lang={language}") == (2, "", Texts(language).text(fault, **details) + "\n")


def test_without_a_command_help_is_shown(run: Any) -> None:
    code, out, err = run("")
    assert (code, err) == (2, "")
    assert Texts("en").text("command-granada") in out


@pytest.mark.parametrize("command", ["play --resume", "replay", "verify"])
def test_a_missing_file_is_said_in_one_sentence(run: Any, command: str) -> None:
    code, out, err = run(f"{command} /no/such/file.json")
    assert (code, out) == (1, "")
    assert err == "The file /no/such/file.json cannot be read: there is no such file.\n"


def test_the_package_can_be_run() -> None:
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "granada", "--help"]
    run = subprocess.run(command, capture_output=True, check=True, encoding="utf-8", env={**os.environ, **path})
    assert "play" in run.stdout


@pytest.mark.parametrize("typed", ["air", "=thin", "seed=3", "1st=2"])
def test_an_option_of_the_game_has_a_name_and_a_value(run: Any, typed: str) -> None:
    code, _, error = run(f"play --plain --option {typed}")
    assert code == 2
    assert "NAME=VALUE" in error


def test_an_option_that_the_game_does_not_have_is_refused(run: Any) -> None:
    code, _, error = run("play --plain --option air=thin")
    assert code == 2
    assert "no option “air”" in error
