"""How a position looks: as the page of the terminal, in text with colours or as a picture of it."""

import unicodedata
from collections.abc import Iterator
from io import StringIO

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
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
"""The size of the page, in characters; a picture is only as high as what is on it."""
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
SHAPES = {
    "•": ("", "", " ###", " ###", " ###"),
    "…": ("", "", "", "", "", "", "# # #"),
    "←": ("", "  #", " #", "#####", " #", "  #"),
    "→": ("", "  #", "   #", "#####", "   #", "  #"),
    "↑": ("  #", " ###", "# # #", "  #", "  #", "  #", "  #"),
    "↓": ("  #", "  #", "  #", "  #", "# # #", " ###", "  #"),
    "↖": ("", "####", "##", "# #", "#  #", "    #"),
    "↗": ("", " ####", "   ##", "  # #", " #  #", "#"),
    "↘": ("", "#", " #  #", "  # #", "   ##", " ####"),
    "↙": ("", "    #", "#  #", "# #", "##", "####"),
    "↻": (" ## #", "#  ##", "# ###", "#", "#   #", " ###"),
    "≈": ("", " #  #", "# ##", "", " #  #", "# ##"),
    "■": ("", "#####", "#####", "#####", "#####", "#####"),
    "□": ("", "#####", "#   #", "#   #", "#   #", "#####"),
    "▲": ("", "  #", "  #", " ###", " ###", "#####", "#####"),
    "▼": ("", "#####", "#####", " ###", " ###", "  #", "  #"),
    "▶": ("#", "##", "####", "#####", "####", "##", "#"),
    "◁": ("    #", "  # #", " #  #", "#   #", " #  #", "  # #", "    #"),
    "○": ("", " ###", "#   #", "#   #", "#   #", " ###"),
    "◆": ("  #", " ###", " ###", "#####", " ###", " ###", "  #"),
    "◇": ("  #", " # #", " # #", "#   #", " # #", " # #", "  #"),
    "♔": ("  #", " ###", "  #", "## ##", "# # #", "#   #", "#####"),
    "♛": ("", "# # #", "# # #", "#####", " ###", " ###", "#####"),
    "⚑": ("##", "####", "#####", "####", "##", "#", "#"),
    "⛵": ("  #", "  ##", "  ###", "  ####", "  #", "######", " ####"),
    "✦": ("  #", "  #", " ###", "#####", " ###", "  #", "  #"),
    "✶": ("# # #", " ###", "  #", "#####", "  #", " ###", "# # #"),
}
"""How the symbols of the pages look that the font lacks."""
TOP = 2
"""Where in its cell a shape begins."""


def rendered(rules: Game, state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """What an environment returns for this render mode. In the mode "human" the page is printed."""
    if mode == "rgb_array":
        return picture_of(rules, state)
    if mode == "ansi":
        return text_of(rules, state)
    if mode == "human":
        print(text_of(rules, state))
    return None


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
    image = Image.new("RGB", (WIDTH * CELL[0], len(lines) * CELL[1]), tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style or Style())
            for character in segment.text:
                _draw(pen, font, (column * CELL[0], row * CELL[1]), character, ink, paper)
                column += cell_len(character)
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
    """A character in its cell. The font has only those of Latin-1; lines and digits in circles are drawn as their names
    say."""
    x, y = at
    cell = (x, y, x + CELL[0] * cell_len(character) - 1, y + CELL[1] - 1)
    pen.rectangle(cell, fill=paper)
    name = unicodedata.name(character, "")
    if name.startswith("BOX DRAWINGS"):
        for end, more in _strokes(name):
            left, right = sorted((x + 3, x + ENDS[end][0]))
            top, bottom = sorted((y + 5, y + ENDS[end][1]))
            pen.rectangle((left, top, max(right, left + more), max(bottom, top + more)), fill=ink)
    elif "CIRCLED DIGIT" in name:
        is_full = "NEGATIVE" in name
        pen.rectangle(cell, fill=ink if is_full else paper, outline=ink)
        pen.text(at, str(unicodedata.digit(character)), fill=paper if is_full else ink, font=font)
    elif character in SHAPES:
        for row, dots in enumerate(SHAPES[character], y + TOP):
            pen.point([(column, row) for column, dot in enumerate(dots, x) if dot != " "], fill=ink)
    elif character.strip():
        pen.text(at, character if ord(character) < 256 else "*", fill=ink, font=font)


def _strokes(name: str) -> Iterator[tuple[str, int]]:
    """The strokes of a character that draws lines, and how much wider than usual each is. What is said of one part, as
    in "heavy down and right", is meant of all."""
    parts = [part.split() for part in name.removeprefix("BOX DRAWINGS ").split(" AND ")]
    for part in parts:
        is_heavy = "HEAVY" in (part if {"HEAVY", "LIGHT"} & set(part) else parts[0])
        for word in part:
            for end in BOTH.get(word, (word,) if word in ENDS else ()):
                yield end, int(is_heavy)
