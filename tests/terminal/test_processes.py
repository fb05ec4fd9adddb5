"""The command as its own process: killed, interrupted, and in a real terminal."""

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.limits import HANG_S

from granada.table import LocalTable, Seat, load, save

COMMAND = [sys.executable, "-m", "granada"]
PROMPT = "what do you do"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        "LINES": "40",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


class Terminal:
    """A process in a pseudo-terminal, and what it has shown so far."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            # Tests that run in the background may ignore it, and their children would, too.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, text: str, times: int = 1) -> None:
        deadline = time.monotonic() + HANG_S
        while self.shown.count(text) < times:
            ready, _, _ = select.select([self.ours], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not come:\n{self.shown}"
            self.shown += os.read(self.ours, 65536).decode(errors="ignore")

    def interrupt_until(self, text: str) -> None:
        """A signal between the prompt and the reading of the line waits for a key, as in any Python: send it again."""
        deadline = time.monotonic() + HANG_S
        while time.monotonic() < deadline:
            os.kill(self.process.pid, signal.SIGINT)
            while select.select([self.ours], [], [], 2)[0]:
                self.shown += os.read(self.ours, 65536).decode(errors="ignore")
                if text in self.shown:
                    return
        raise AssertionError(f"{text!r} did not come:\n{self.shown}")

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def open_terminal(opened: list[Terminal], environment: dict[str, str], *arguments: str) -> Terminal:
    opened.append(Terminal(list(arguments), environment))
    return opened[-1]


def test_a_real_terminal_gets_colours_a_fresh_page_and_a_prompt(
    terminals: list[Terminal], environment: dict[str, str]
) -> None:
    terminal = open_terminal(terminals, environment, "play", "--seed", "42", "--seats", "Ana=human,random")
    terminal.wait_for(PROMPT)
    assert "\x1b[2J" in terminal.shown
    assert re.search(r"\x1b\[[0-9;]*48;", terminal.shown), "no background colours"
    assert "━" in terminal.shown
    terminal.type("buy seraglio-8s 9\n")
    terminal.wait_for(PROMPT, 2)
    assert "Build seraglio 8 (S)" in terminal.shown
    terminal.type("\x04")
    terminal.wait_for("granada play --resume")
    assert terminal.process.wait(10) == 0


def test_an_interrupted_game_is_kept(terminals: list[Terminal], environment: dict[str, str], tmp_path: Path) -> None:
    terminal = open_terminal(terminals, environment, "play", "--seed", "42", "--seats", "Ana=human,random")
    terminal.wait_for(PROMPT)
    terminal.type("buy seraglio-8s\n")
    terminal.wait_for(PROMPT, 2)
    terminal.interrupt_until("granada play --resume")
    assert terminal.process.wait(10) == 0
    [file] = (tmp_path / "granada").iterdir()
    assert load(file).moves == ("0 buy seraglio-8s",)


def test_the_screen_and_what_scrolled_out_of_it_are_wiped_between_people(
    terminals: list[Terminal], environment: dict[str, str]
) -> None:
    terminal = open_terminal(
        terminals, environment, "play", "--seed", "42", "--seats", "Ana=human,Bea=human", "--no-confirm"
    )
    terminal.wait_for("Ana, press Enter")
    terminal.type("\n")
    terminal.wait_for("Ana, " + PROMPT)
    terminal.type("take florin-2\n")
    terminal.wait_for("Bea, press Enter")
    since_the_move = terminal.shown[terminal.shown.rindex("take florin-2") :]
    assert "\x1b[3J" in since_the_move
    assert "Your money" not in since_the_move


def test_a_killed_game_goes_on_where_it_was(environment: dict[str, str], tmp_path: Path) -> None:
    play = [*COMMAND, "play", "--plain", "--seed", "42", "--seats", "Ana=human,random"]
    with subprocess.Popen(play, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("buy seraglio-8s\npay dinar-9\n")
        game.stdin.flush()
        while "9 of 8 dinars paid" not in game.stdout.readline():
            assert game.poll() is None
        game.kill()
    [file] = (tmp_path / "granada").iterdir()
    assert load(file).moves == ("0 buy seraglio-8s", "0 pay dinar-9")
    resume = [*COMMAND, "play", "--plain", "--resume", str(file)]
    run = subprocess.run(resume, input="settle\n", capture_output=True, text=True, env=environment, check=True)
    assert "9 of 8 dinars paid for seraglio 8" in run.stdout
    assert load(file).moves[-1] == "0 settle"


def test_hands_are_pushed_out_of_sight_where_nothing_can_be_wiped(
    terminals: list[Terminal], environment: dict[str, str]
) -> None:
    dumb = {**environment, "TERM": "dumb"}
    seats = ("--seats", "Ana=human,Bea=human")
    terminal = open_terminal(terminals, dumb, "play", "--seed", "42", *seats, "--no-confirm")
    terminal.wait_for("Ana, press Enter")
    terminal.type("\n")
    terminal.wait_for("Ana, " + PROMPT)
    terminal.type("take florin-2\n")
    terminal.wait_for("Bea, press Enter")
    since_the_move = terminal.shown[terminal.shown.rindex("take florin-2") :]
    assert since_the_move.count("\n") >= 40
    assert "\x1b" not in terminal.shown


def test_input_that_is_not_text_is_a_move_that_does_not_exist(environment: dict[str, str]) -> None:
    play = [*COMMAND, "play", "--plain", "--seed", "42", "--seats", "human,random"]
    run = subprocess.run(play, input=b"\xff\xfe\ns\n", capture_output=True, env=environment, check=True)
    assert b"There is no such move." in run.stdout
    assert b"If the first scoring came now" in run.stdout


def test_without_any_input_the_game_is_left(environment: dict[str, str]) -> None:
    line = f"{shlex.join(COMMAND)} play --plain --seed 42 --seats human,random <&-"
    run = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment, check=True)
    assert "granada play --resume" in run.stdout


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = LocalTable.open("alhambra", [Seat("Zoe", "random"), Seat("Max", "random")], seed=5)
    table.let_bots_play()
    save(table.record(), tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_output_that_goes_nowhere_is_said_in_one_sentence(
    environment: dict[str, str], finished: Path, command: str
) -> None:
    for where in (">/dev/full", ">&-"):
        line = f"{shlex.join(COMMAND)} {command} {finished} {where}"
        run = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment, check=False)
        assert run.returncode == 1, where
        assert run.stderr.startswith("The file /dev/stdout cannot be written: "), where
        assert run.stderr.count("\n") == 1, where


@pytest.mark.slow
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_closed_pipe_is_no_news(environment: dict[str, str], finished: Path, command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        line = [*COMMAND, command, str(finished)]
        run = subprocess.run(line, stdout=pipe, stderr=subprocess.PIPE, env=environment, check=False)
    assert (run.returncode, run.stderr) == (1, b"")
