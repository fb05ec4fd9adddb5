"""Pictures of positions show what the page of the terminal shows."""

import random
import unicodedata
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageDraw, ImageFont

import granada
from granada.kernel.state import State
from granada.research.picture import CELL, _draw, picture_of, text_of

INK, PAPER = (255, 255, 255), (0, 0, 0)


def drawn(character: str) -> npt.NDArray[np.uint8]:
    image = Image.new("RGB", (2 * CELL[0], CELL[1]), PAPER)
    _draw(ImageDraw.Draw(image), ImageFont.load_default_imagefont(), (0, 0), character, INK, PAPER)
    return np.asarray(image)


def positions(game: str, players: int) -> Iterator[State]:
    state, chance = granada.load(game).new(players, 3), random.Random(1)
    while not state.over and state.played < 300:
        if state.played % 60 == 0:
            yield state
        state.play(chance.choice(state.legal_moves()))


@pytest.mark.parametrize(("game", "players"), [("alhambra", 3), ("sabika", 1), ("sabika", 3)])
def test_different_symbols_look_different(game: str, players: int) -> None:
    texts = [text_of(granada.load(game), state) for state in positions(game, players)]
    symbols = {character for text in texts for character in text if character.isprintable() and character != " "}
    assert [symbol for symbol in symbols if np.array_equal(drawn(symbol), drawn("*")) and symbol != "*"] == []
    pictures = {symbol: drawn(symbol) for symbol in symbols}
    pairs = combinations(symbols, 2)
    assert [(one, other) for one, other in pairs if np.array_equal(pictures[one], pictures[other])] == []


def test_heavy_lines_are_wider_than_light_ones() -> None:
    for light, heavy in ("─━", "│┃", "┌┏", "┘┛", "┐┑", "┑┓"):
        assert np.count_nonzero(drawn(light)) < np.count_nonzero(drawn(heavy)), unicodedata.name(heavy)


@pytest.mark.parametrize("game", granada.GAMES)
def test_a_picture_ends_with_its_page(game: str) -> None:
    rules = granada.load(game)
    for state in positions(game, 3):
        lines = text_of(rules, state).splitlines()
        picture = picture_of(rules, state)
        assert picture.shape[0] <= len(lines) * CELL[1]
        assert np.ptp(picture[-4 * CELL[1] :], axis=(0, 1)).any(), "the last lines are empty"
