"""Drawing a palace: tiles as cells of a grid, walls as thick lines, numbers on cells that can be chosen."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from granada.games.alhambra.content import SIDES
from granada.terminal.menu import Cell
from granada.wording.alhambra.printed import TILES
from granada.wording.alhambra.words import Words

FOUNTAIN: Final = "fountain"
FOUNTAIN_SIGN: Final = "≈≈"
INSIDE: Final = 4
"""How many characters of a cell lie between its borders."""

NONE, OPEN, WALL = 0, 1, 2
"""What lies on an edge: nothing, the open side of a tile, or a wall."""

STYLES: Final = {
    "pavilion": "bright_white on #1f5fa8",
    "seraglio": "bright_white on #a82828",
    "arcades": "bright_white on #7d5226",
    "chambers": "black on #dcdcdc",
    "garden": "bright_white on #2b7a37",
    "tower": "bright_white on #7a3a9a",
    FOUNTAIN: "bold bright_cyan",
}
WALL_STYLE: Final = "bold bright_yellow"
OPEN_STYLE: Final = "dim"
MARK_STYLE: Final = "bold black on bright_green"


def tile_style(tile: str) -> str:
    return STYLES[FOUNTAIN if tile == FOUNTAIN else TILES[tile].building]


def draw(tiles: Mapping[Cell, str], marks: Mapping[Cell, int], words: Words) -> Text:
    """The tiles, north at the top, with the numbers of choices on or beside them."""
    cells = [*tiles, *marks]
    columns = range(min(east for east, _ in cells), max(east for east, _ in cells) + 1)
    rows = range(max(north for _, north in cells), min(north for _, north in cells) - 1, -1)
    drawing = Text(no_wrap=True)
    for north in (*rows, rows[-1] - 1):
        for east in columns:
            _corner(drawing, tiles, east, north)
            _line(drawing, _edge(tiles, east, north, "n"), "─━", INSIDE)
        _corner(drawing, tiles, columns[-1] + 1, north)
        if north in rows:
            drawing.append("\n")
            for east in columns:
                _line(drawing, _edge(tiles, east, north, "w"), "│┃", 1)
                _inside(drawing, tiles.get((east, north)), marks.get((east, north)), words)
            _line(drawing, _edge(tiles, columns[-1] + 1, north, "w"), "│┃", 1)
            drawing.append("\n")
    return drawing


def draw_tile(tile: str, words: Words) -> Text:
    return draw({(0, 0): tile}, {}, words)


def _inside(drawing: Text, tile: str | None, mark: int | None, words: Words) -> None:
    if mark is not None:
        drawing.append(f"{f'[{mark}]':^{INSIDE}}", style=MARK_STYLE)
    elif tile is None:
        drawing.append(" " * INSIDE)
    else:
        drawing.append(f"{FOUNTAIN_SIGN if tile == FOUNTAIN else words.short(tile):^{INSIDE}}", style=tile_style(tile))


def _line(drawing: Text, edge: int, signs: str, length: int) -> None:
    if edge == NONE:
        drawing.append(" " * length)
    else:
        drawing.append(signs[edge - 1] * length, style=WALL_STYLE if edge == WALL else OPEN_STYLE)


def _corner(drawing: Text, tiles: Mapping[Cell, str], east: int, north: int) -> None:
    """The north-west corner of a cell, where four edges meet."""
    edges = (
        _edge(tiles, east, north + 1, "w"),
        _edge(tiles, east, north, "n"),
        _edge(tiles, east, north, "w"),
        _edge(tiles, east - 1, north, "n"),
    )
    style = WALL_STYLE if WALL in edges else OPEN_STYLE
    drawing.append(CORNERS[edges], style=style)


def _edge(tiles: Mapping[Cell, str], east: int, north: int, side: str) -> int:
    """What lies on the north or west edge of a cell. Where two tiles meet, both have a wall there or neither has."""
    beyond = (east, north + 1) if side == "n" else (east - 1, north)
    opposite = SIDES[(SIDES.index(side) + 2) % len(SIDES)]
    here = _side_of(tiles.get((east, north)), side)
    return max(here, _side_of(tiles.get(beyond), opposite))


def _side_of(tile: str | None, side: str) -> int:
    if tile is None:
        return NONE
    return WALL if tile != FOUNTAIN and side in TILES[tile].walls else OPEN


def _read_corners() -> dict[tuple[int, int, int, int], str]:
    """The box-drawing characters by the weights of their arms up, right, down and left. Unicode's names say them, as in
    DOWN HEAVY AND RIGHT LIGHT, or HEAVY DOWN AND RIGHT, or LIGHT LEFT AND HEAVY RIGHT."""
    arms = {"UP": "u", "RIGHT": "r", "DOWN": "d", "LEFT": "l", "VERTICAL": "ud", "HORIZONTAL": "rl"}
    weights = {"LIGHT": OPEN, "HEAVY": WALL}
    corners = {(NONE, NONE, NONE, NONE): " "}
    for code in range(0x2500, 0x2580):
        name = unicodedata.name(chr(code)).removeprefix("BOX DRAWINGS ")
        if not set(name.split()) <= {*arms, *weights, "AND"}:
            continue
        weight, weight_of = NONE, dict.fromkeys("urdl", NONE)
        for part in name.split(" AND "):
            weight = next((weights[word] for word in part.split() if word in weights), weight)
            weight_of |= {arm: weight for word in part.split() for arm in arms.get(word, "")}
        corners[weight_of["u"], weight_of["r"], weight_of["d"], weight_of["l"]] = chr(code)
    return corners


CORNERS: Final = _read_corners()
