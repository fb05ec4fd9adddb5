"""Hints at the keyboard: in the words of the menus, with the reason in points."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from granada.bots import BOTS, Budget, RandomBot
from granada.games import load as load_game
from granada.kernel.state import Move, State
from granada.locale import LANGUAGES, Texts
from granada.table import save
from granada.table.hint import ADVISER

PLAY = ("play", "--plain", "--seats", "Ana=human,random", "--seed", 42)
ADVISED = ["buy seraglio-8s", "pay dinar-9", "settle", "place seraglio-8s 1,0"]


@pytest.fixture
def wishful(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Hints advise one of these moves, or else the first one."""
    advised = list(ADVISED)

    class Wishful(RandomBot):
        def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
            legal = {str(move): move for move in state.legal_moves(seat)}
            return next((legal[move] for move in advised if move in legal), legal[min(legal)])

    monkeypatch.setitem(BOTS, ADVISER, Wishful)
    return advised


def sentences(out: str) -> str:
    return " ".join(out.split())


@pytest.mark.usefixtures("wishful")
@pytest.mark.parametrize("command", ["t", "hint", "HINT"])
def test_what_to_do_is_told_as_the_menus_tell_it(granada: Any, command: str) -> None:
    told = sentences(granada(*PLAY, typed=[command]).out)
    assert "A master would: - Buy seraglio 8 (wall south) for 8 dinars: 9 dinars, 1 over" in told
    assert "- Build seraglio 8 (wall south): 1 east" in told


@pytest.mark.usefixtures("wishful")
def test_a_hint_says_why_and_what_the_two_best_alternatives_give_up(granada: Any) -> None:
    told = sentences(granada(*PLAY, typed=["t"]).out)
    reasons = told[told.index("A master would:") :]
    assert "It makes you stronger in this kind of building: seraglio. " in reasons[: reasons.index("What it brings")]
    assert re.search(r"What it brings: .*seraglio \(\d+\.\d\)", reasons)
    assert re.search(r"What it costs: .*money for later \(\d+\.\d\)", reasons)
    assert len(re.findall(r"Or: [^:]+: .+?: (?:gives up: |about as good)", reasons)) == 2


@pytest.mark.usefixtures("wishful")
@pytest.mark.parametrize("how", [(), ("--plain",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_given_in_every_language(granada: Any, language: str, how: Sequence[str]) -> None:
    arguments = [argument for argument in PLAY if argument != "--plain"]
    told = granada(*arguments, *how, "--lang", language, typed=["hint"]).out
    assert Texts(language).text("hint-says") in told


def test_several_moves_that_are_one_choice_are_told_as_one(granada: Any, wishful: list[str]) -> None:
    wishful[1:2] = ["pay dinar-3", "pay dinar-6"]
    told = sentences(granada(*PLAY, typed=["t"]).out)
    assert "- Buy seraglio 8 (wall south) for 8 dinars: 6 + 3 dinars, 1 over - Build" in told


def test_a_bot_that_fails_gives_no_hint_and_the_game_goes_on(granada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, ADVISER, lambda _seed: None)
    run = granada(*PLAY, typed=["t", "s"])
    assert run.code == 0
    assert "There is no hint for this position." in run.out


@pytest.mark.usefixtures("wishful")
def test_a_saved_game_gets_a_hint_for_whoever_has_to_decide(granada: Any, kept: Callable[[], Path]) -> None:
    granada(*PLAY)
    run = granada("hint", kept())
    assert run.code == 0
    assert sentences(run.out).startswith("Ana: A master would: - Buy seraglio 8")


def test_a_game_that_is_over_gets_none(granada: Any, tmp_path: Path) -> None:
    state = load_game("alhambra").new(players=2, seed=1)
    while not state.over:
        state.play(min(state.legal_moves(), key=str))
    save(state.record(), tmp_path / "over.json")
    run = granada("hint", tmp_path / "over.json")
    assert (run.code, run.err) == (1, "There is no hint for this position.\n")
