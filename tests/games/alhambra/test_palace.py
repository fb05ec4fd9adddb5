"""Palaces built on purpose: rings, long lines, holes."""

from itertools import product

import pytest
from tests.games.alhambra.oracles import HOME, SHAPES, WALLS, Cell, longest_wall
from tests.games.alhambra.positions import about_to_redesign, arrange, options
from tests.games.alhambra.strategies import Estate, bits, cell_from

from granada.games.alhambra.components import TILE_NAMES
from granada.games.alhambra.palace import START, cell_at

AROUND_THE_FOUNTAIN: dict[Cell, str] = {(0, 1): "new", (1, 0): "nes", (0, -1): "esw", (-1, 0): "nsw"}


def build(estate: Estate, walls: str, cell: Cell) -> None:
    """Place some unused tile with these walls, by the rules."""
    tile = next(tile for tile in estate.unused() if WALLS[tile] == walls)
    assert cell in [cell_from(number) for number in estate.palace.sites(bits(walls))]
    estate.place(tile, cell)


def rectangle(width: int, height: int, fountain: Cell) -> Estate:
    """A palace with a wall all around it; the fountain is so many cells from its south-western corner."""
    cells = [(x - fountain[0], y - fountain[1]) for x in range(width) for y in range(height)]
    west, south = cells[0]
    east, north = cells[-1]
    estate = Estate()
    for cell in sorted(cells, key=lambda cell: abs(cell[0]) + abs(cell[1])):
        if cell != HOME:
            edges = {"n": cell[1] == north, "e": cell[0] == east, "s": cell[1] == south, "w": cell[0] == west}
            build(estate, "".join(side for side in edges if edges[side]), cell)
    return estate


RECTANGLES = [
    (width, height, fountain)
    for width, height in product(range(3, 7), repeat=2)
    for fountain in ((1, 1), (width - 2, height - 2), (width // 2, height // 2))
    if (width - 2) * (height - 2) <= 11
]


def test_any_tile_that_opens_towards_the_fountain_may_be_placed_beside_it() -> None:
    for walls in SHAPES:
        cells = {cell_from(cell) for cell in START.sites(bits(walls))}
        assert cells == {
            cell for side, cell in {"n": (0, -1), "e": (-1, 0), "s": (0, 1), "w": (1, 0)}.items() if side not in walls
        }


def test_nothing_of_the_first_palace_can_be_removed_or_swapped() -> None:
    assert list(START.removable()) == []
    assert [list(START.swap_sites(bits(walls))) for walls in SHAPES] == [[]] * len(SHAPES)
    assert START.longest_wall() == 0


def test_the_smallest_ring_of_walls_has_twelve_segments() -> None:
    estate = Estate()
    for cell, walls in AROUND_THE_FOUNTAIN.items():
        build(estate, walls, cell)
    assert estate.palace.longest_wall() == longest_wall(estate.layout) == 12
    assert [list(estate.palace.sites(bits(walls))) for walls in SHAPES] == [[]] * len(SHAPES)


@pytest.mark.parametrize(("width", "height", "fountain"), RECTANGLES)
def test_a_ring_around_a_rectangle_counts_whole_and_closes_the_palace(width: int, height: int, fountain: Cell) -> None:
    estate = rectangle(width, height, fountain)
    assert estate.palace.longest_wall() == 2 * (width + height)
    assert [list(estate.palace.sites(bits(walls))) for walls in SHAPES] == [[]] * len(SHAPES)


@pytest.mark.parametrize(("width", "height", "fountain"), RECTANGLES)
def test_a_ring_with_one_gap_is_one_shorter_wherever_the_gap_is(width: int, height: int, fountain: Cell) -> None:
    estate = rectangle(width, height, fountain)
    ring = estate.layout
    gaps = 0
    for cell, tile in ring.items():
        for less in [WALLS[tile].replace(side, "") for side in WALLS[tile]]:
            substitute = next((other for other in estate.unused() if WALLS[other] == less), None)
            if substitute is not None:
                gaps += 1
                opened = estate.palace.swapped(substitute, cell_at(*cell))
                assert opened.longest_wall() == 2 * (width + height) - 1
    assert gaps >= 2


def test_a_ring_with_two_gaps_counts_its_longer_part() -> None:
    estate = rectangle(5, 3, (2, 1))
    for cell in ((-1, 1), (0, 1)):
        spare = next(tile for tile in estate.unused() if WALLS[tile] == "")
        estate.swap(spare, cell)
    assert estate.palace.longest_wall() == longest_wall(estate.layout) == 14
    spare = next(tile for tile in estate.unused() if WALLS[tile] == "")
    estate.swap(spare, (0, -1))
    assert estate.palace.longest_wall() == longest_wall(estate.layout) == 7


def test_a_wall_goes_on_around_an_inner_corner() -> None:
    estate = Estate()
    build(estate, "new", (0, 1))
    build(estate, "nes", (1, 0))
    assert estate.palace.longest_wall() == 6


def test_walls_that_do_not_touch_do_not_add_up() -> None:
    estate = Estate()
    build(estate, "new", (0, 1))
    build(estate, "esw", (0, -1))
    assert estate.palace.longest_wall() == 3


def test_a_hole_of_several_cells_is_a_hole() -> None:
    estate = Estate()
    for cell in ((1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2)):
        build(estate, "", cell)
    assert estate.palace.leaves_hole(cell_at(0, 1))
    assert not estate.palace.leaves_hole(cell_at(2, 1))


def test_corners_are_no_openings() -> None:
    """The last tile would leave an empty cell that touches the outside only at its corner."""
    estate = Estate()
    for cell in ((1, 0), (2, 0), (2, 1), (0, 1), (0, 2)):
        build(estate, "", cell)
    assert estate.palace.leaves_hole(cell_at(1, 2))


def line_of_thirty(estate: Estate, *, vertical: bool) -> list[Cell]:
    """Thirty tiles in one line, the most there can be: only 18 tiles are open to both sides of a line.

    Five times a wall crosses it, and a way leads around the wall in the north. A vertical line is the same turned about
    the diagonal.
    """
    line: list[Cell] = []

    def lay(walls: str, east: int, north: int) -> None:
        cell = (north, east) if vertical else (east, north)
        turned = {"n": "e", "e": "n", "s": "w", "w": "s"} if vertical else {}
        letters = {turned.get(side, side) for side in walls}
        build(estate, "".join(side for side in "nesw" if side in letters), cell)
        if north == 0:
            line.append(cell)

    lay("w", -1, 0)
    at = 1
    for _ in range(5):
        lay("es", at, 0)
        lay("nw", at, 1)
        lay("ne", at + 1, 1)
        lay("sw", at + 1, 0)
        at += 2
    for walls in [""] * 10 + ["n"] * 4 + ["s"] * 4:
        lay(walls, at, 0)
        at += 1
    lay("e", at, 0)
    return line


@pytest.mark.parametrize("vertical", [False, True])
def test_thirty_tiles_in_one_line_are_no_problem(*, vertical: bool) -> None:
    estate = Estate()
    line = line_of_thirty(estate, vertical=vertical)
    assert len(line) == 30
    assert line[-1] == ((0, 29) if vertical else (29, 0))
    assert estate.palace.longest_wall() == longest_wall(estate.layout)
    assert cell_at(*line[-1]) in estate.palace.removable()
    assert cell_at(*line[-2]) not in estate.palace.removable()


@pytest.mark.parametrize("vertical", [False, True])
def test_a_game_goes_on_at_the_end_of_a_line_of_thirty_tiles(*, vertical: bool) -> None:
    estate = Estate()
    end = line_of_thirty(estate, vertical=vertical)[-1]
    palace = {
        TILE_NAMES[tile]: f"{cell[0]},{cell[1]}" for cell, tile in estate.layout.items() if cell not in (HOME, end)
    }
    last = TILE_NAMES[estate.layout[end]]
    state = about_to_redesign(last, palace)
    assert f"place {last} {end[0]},{end[1]}" in options(state)
    assert arrange(palaces={0: palace | {last: f"{end[0]},{end[1]}"}}).score_sheet(1)[0][-1] == longest_wall(
        estate.layout
    )
