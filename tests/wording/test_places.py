"""Places have names that can be seen: no coordinate of the engine is said to anybody."""

import re
from pathlib import Path

import pytest

import granada
from granada import locale
from granada.bots import RandomBot
from granada.games.sabika import Sabika
from granada.games.sabika.state import SabikaState
from granada.kernel.event import Event
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.words import Words

COORDINATE = re.compile(r"\b(?:[RM]\d|S\d\d|(?:outer|middle|inner)[ -]\d)\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_no_coordinate_is_said_in_a_whole_game(language: str, players: int) -> None:
    game = granada.load("sabika")
    assert isinstance(game, Sabika)
    state, bot = game.new(players=players, seed=5), RandomBot(5)
    words = Words(Texts(language), [f"P{seat}" for seat in range(players)], game.book)
    told: list[Event] = []
    said: set[str] = set()
    state.listen(told.append)
    while not state.over:
        seat = state.deciders[0]
        question = state.question(seat)
        assert question is not None
        said.add(words.saying.message(question.title))
        said.update(words.saying.message(step.label) for step in question.steps)
        said.update(words.saying.message(group.title) for group in question.groups)
        said.update(words.saying.label(choice) for choice in question.choices())
        state.play(bot.choose(state, seat), seat)
        said.update(words.saying.sentences(told))
        told.clear()
    assert len(said) > 300
    assert [text for text in said if COORDINATE.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_coordinate_is_said_in_tutorials_rules_and_pages(language: str) -> None:
    folder = Path(locale.__file__).parent / language
    said = [line for file in folder.glob("*-*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    said += (folder / "web.ftl").read_text(encoding="utf-8").splitlines()
    assert len(said) > 1000
    assert [text for text in said if COORDINATE.search(text)] == []


def test_squares_that_are_alike_are_told_apart_by_where_they_lie() -> None:
    game = granada.load("sabika")
    assert isinstance(game, Sabika)
    words = Words(Texts("en"), ["Ana", "Ben"], game.book)
    names = [words.square(name) for name in game.book.square_names]
    assert len(set(names)) == len(names)
    assert {"minor quarry", "market (upper right)", "market (lower left)"} <= set(names)


def test_only_resting_left_is_said() -> None:
    for seed in range(40):
        state, bot = granada.load("sabika").new(players=2, seed=seed), RandomBot(seed)
        assert isinstance(state, SabikaState)
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            question = state.question(seat)
            assert question is not None
            rests = all(str(move).startswith("rest") for move in moves)
            assert (question.title.id == "sabika-task-only-rest") == rests
            if rests:
                return
            state.play(bot.choose(state, seat), seat)
    raise AssertionError("nobody had to rest")
