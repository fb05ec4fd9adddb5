"""Whole games played through the command by always choosing the first choice."""

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from granada.locale import LANGUAGES, Texts
from granada.table import load

SEATS = ("--seats", "human,random,random")
FIRST_CHOICES = "1\n" * 3000
BOX_DRAWING = {chr(code) for code in range(0x2500, 0x2580)}


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "seats"),
    [*((language, "human,random") for language in LANGUAGES), ("en", "Ana=human,Bea=human,random,Zoe=random")],
)
def test_a_whole_game_is_told_in_sentences_that_fit_80_columns(
    granada: Any, kept: Callable[[], Path], language: str, seats: str
) -> None:
    run = granada(
        "play", "--plain", "--lang", language, "--seats", seats, "--seed", 3, "--no-confirm", typed=FIRST_CHOICES
    )
    assert (run.code, run.err) == (0, "")
    lines = [line for line in run.out.splitlines() if str(kept()) not in line]
    assert max(map(width, lines)) <= 80
    assert not set(run.out) & BOX_DRAWING
    assert "\x1b" not in run.out
    assert Texts(language).text("event-alhambra-scored", round=2) in run.out
    assert Texts(language).text("alhambra-scoring-title", round=3) in run.out
    assert load(kept()).over
    assert granada("verify", kept()).code == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_in_80_columns(granada: Any, kept: Callable[[], Path], language: str) -> None:
    run = granada("play", *SEATS, "--lang", language, "--seed", 3, "--no-confirm", typed=FIRST_CHOICES)
    assert (run.code, run.err) == (0, "")
    lines = [line for line in run.out.splitlines() if str(kept()) not in line]
    assert max(map(width, lines)) <= 80
    texts = Texts(language)
    for round in (1, 2, 3):
        assert texts.text("alhambra-scoring-title", round=round) in run.out
    scores = load(kept()).scores
    assert scores is not None
    for seat, points in enumerate(scores, 1):
        name = texts.text("name-person" if seat == 1 else "name-bot", number=seat)
        assert texts.text("points-of", player=name, points=points) in run.out
    assert "granada verify" in run.out


def test_a_game_without_people_is_played_to_its_end_at_once(granada: Any, kept: Callable[[], Path]) -> None:
    run = granada("play", "--seats", "random,random", "--seed", 1)
    assert run.code == 0
    assert "Bot 2:" in run.out
    assert "Dirk:" in run.out
    assert load(kept()).header.seats == ("Bot 1=random", "Bot 2=random")


def test_whoever_chooses_no_rivals_meets_novices(granada: Any, kept: Callable[[], Path]) -> None:
    granada("play", "--seed", 1, typed=["q", ""])
    assert [seat.partition("=")[2] for seat in load(kept()).header.seats] == ["human", "novice", "novice"]


@pytest.mark.slow
def test_the_same_seed_and_the_same_choices_give_the_same_game(granada: Any, data_folder: Path) -> None:
    for _ in range(2):
        granada("play", *SEATS, "--seed", 3, "--no-confirm", "--plain", typed=FIRST_CHOICES)
    first, second = map(load, data_folder.iterdir())
    assert first == second
