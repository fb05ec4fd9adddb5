"""How a position looks: as the page of the terminal, in text with colours or as a picture of it."""

import unicodedata
from io import StringIO

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

from granada.kernel.game import Game
from granada.kernel.state import State
from granada.locale import Texts
from granada.terminal.face import face_of
from granada.terminal.screen import Screen

WIDTH, HEIGHT = 100, 60
"""The size of the page, in characters."""
CELL = (6, 11)
"""Pixels of a character in the font that Pillow brings."""
ENDS = {
    "LEFT": (0, 5),
    "RIGHT": (5, 5),
    "UP": (3, 0),
    "DOWN": (3, 10),
}
"""Where the strokes of a character that draws lines go, from the middle of its cell."""
BOTH = {"HORIZONTAL": ("LEFT", "RIGHT"), "VERTICAL": ("UP", "DOWN")}


def text_of(rules: Game, state: State) -> str:
    """The page that a spectator sees, with the colours of a terminal."""
    screen = _screen()
    with screen.console.capture() as capture:
        _show(rules, state, screen)
    return capture.get()


def picture_of(rules: Game, state: State) -> npt.NDArray[np.uint8]:
    """The same page as a picture: rows, columns, and red, green and blue."""
    screen = _screen()
    page = face_of(rules, screen, _names(state)).page(state.view(None), [], None)
    lines = screen.console.render_lines(page, pad=True)
    image = Image.new("RGB", (WIDTH * CELL[0], HEIGHT * CELL[1]), tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines[:HEIGHT]):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style or Style())
            for character in segment.text:
                _draw(pen, font, (column * CELL[0], row * CELL[1]), character, ink, paper)
                column += 1
    return np.asarray(image)


def _screen() -> Screen:
    screen = Screen(Texts("en"), plain=False)
    screen.console = Console(
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=WIDTH,
        height=HEIGHT,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    return screen


def _names(state: State) -> list[str]:
    return [f"player_{seat}" for seat in range(state.players)]


def _show(rules: Game, state: State, screen: Screen) -> None:
    screen.show(face_of(rules, screen, _names(state)).page(state.view(None), [], None))


def _colours(style: Style) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    ink = _colour(style.color, THEME.foreground_color)
    paper = _colour(style.bgcolor, THEME.background_color)
    return (paper, ink) if style.reverse else (ink, paper)


def _colour(colour: Color | None, usual: tuple[int, int, int]) -> tuple[int, int, int]:
    red, green, blue = usual if colour is None else colour.get_truecolor(THEME)
    return red, green, blue


def _draw(
    pen: ImageDraw.ImageDraw,
    font: ImageFont.ImageFont,
    at: tuple[int, int],
    character: str,
    ink: tuple[int, int, int],
    paper: tuple[int, int, int],
) -> None:
    """A character in its cell. The font has only those of Latin-1; lines are drawn as their names say."""
    x, y = at
    pen.rectangle((x, y, x + CELL[0] - 1, y + CELL[1] - 1), fill=paper)
    name = unicodedata.name(character, "")
    if name.startswith("BOX DRAWINGS"):
        for word in name.split():
            for end in BOTH.get(word, (word,) if word in ENDS else ()):
                pen.line((x + 3, y + 5, x + ENDS[end][0], y + ENDS[end][1]), fill=ink)
    elif character.strip():
        pen.text(at, character if ord(character) < 256 else "*", fill=ink, font=font)
