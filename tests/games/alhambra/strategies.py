"""What Hypothesis makes up: palaces grown by legal placements, removals and swaps."""

from dataclasses import dataclass, field

from hypothesis import strategies as st
from tests.games.alhambra.oracles import (
    HOME,
    SHAPES,
    WALLS,
    Cell,
    Layout,
    is_legal,
    legal_removals,
    legal_swaps,
    neighbours,
    without,
)

from granada.games.alhambra.components import FOUNTAIN, TILES
from granada.games.alhambra.components import WALLS as WALL_BITS
from granada.games.alhambra.palace import START, Palace, cell_at, cell_name

PLACE, REMOVE, SWAP = "place", "remove", "swap"
Step = tuple[str, int, int]


@dataclass
class Estate:
    """A palace, and the same as a layout, changed together. What is legal is up to the oracles."""

    palace: Palace = START
    layout: Layout = field(default_factory=lambda: {HOME: FOUNTAIN})

    def unused(self) -> list[int]:
        return [tile for tile in range(TILES) if tile not in self.layout.values()]

    def place(self, tile: int, cell: Cell) -> None:
        self.palace = self.palace.placed(tile, cell_at(*cell))
        self.layout = self.layout | {cell: tile}

    def remove(self, cell: Cell) -> None:
        self.palace = self.palace.removed(cell_at(*cell))
        self.layout = without(self.layout, cell)

    def swap(self, tile: int, cell: Cell) -> None:
        self.palace = self.palace.swapped(tile, cell_at(*cell))
        self.layout = self.layout | {cell: tile}

    def do(self, step: Step) -> None:
        """Take a step if it is possible at all: which tile and which cell, the numbers choose among the legal ones."""
        kind, tile_choice, cell_choice = step
        tile = self.unused()[tile_choice % len(self.unused())]
        if kind == REMOVE:
            cells = legal_removals(self.layout)
        elif kind == SWAP:
            cells = legal_swaps(self.layout, tile)
        else:
            beside = {cell for taken in self.layout for cell in neighbours(taken)} - self.layout.keys()
            cells = {cell for cell in beside if is_legal(self.layout | {cell: tile})}
        if cells:
            cell = sorted(cells)[cell_choice % len(cells)]
            if kind == REMOVE:
                self.remove(cell)
            elif kind == SWAP:
                self.swap(tile, cell)
            else:
                self.place(tile, cell)


def steps(kinds: tuple[str, ...] = (PLACE, PLACE, PLACE, PLACE, REMOVE, SWAP)) -> st.SearchStrategy[Step]:
    return st.tuples(st.sampled_from(kinds), st.integers(0, TILES - 1), st.integers(0, 99))


@st.composite
def estates(draw: st.DrawFn, most: int = 30) -> Estate:
    estate = Estate()
    for step in draw(st.lists(steps(), min_size=8, max_size=most)):
        estate.do(step)
    return estate


def shapes() -> st.SearchStrategy[str]:
    """The walls of a tile, as letters."""
    return st.sampled_from(SHAPES)


def tile_with(walls: str) -> int:
    """Some tile with these walls."""
    return next(tile for tile, shape in WALLS.items() if shape == walls)


def bits(walls: str) -> int:
    return WALL_BITS[tile_with(walls)]


def cell_from(number: int) -> Cell:
    """The cell that a palace knows by a number."""
    east, north = cell_name(number).split(",")
    return int(east), int(north)
