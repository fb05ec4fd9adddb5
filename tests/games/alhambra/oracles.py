"""The building rules once more, as slow and as plain as possible, to check the quick ones against.

A layout says which tile lies on which cell; cells are steps to the east and to the north of the fountain. Walls are
read from the content file, as letters.
"""

from granada.games.alhambra.components import FOUNTAIN
from granada.games.alhambra.content import CONTENT

Cell = tuple[int, int]
Layout = dict[Cell, int]
Corner = tuple[int, int]

HOME: Cell = (0, 0)
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
WALLS = {number: tile.walls for number, tile in enumerate(CONTENT.tiles)} | {FOUNTAIN: ""}
SHAPES = sorted({tile.walls for tile in CONTENT.tiles})


def neighbour(cell: Cell, side: str) -> Cell:
    east, north = STEPS[side]
    return cell[0] + east, cell[1] + north


def neighbours(cell: Cell) -> list[Cell]:
    return [neighbour(cell, side) for side in STEPS]


def box(layout: Layout, margin: int) -> set[Cell]:
    """All cells of the rectangle around the palace, and so many more on each side."""
    east, north = zip(*layout, strict=True)
    return {
        (x, y)
        for x in range(min(east) - margin, max(east) + margin + 1)
        for y in range(min(north) - margin, max(north) + margin + 1)
    }


def is_legal(layout: Layout) -> bool:
    return edges_match(layout) and all_within_reach(layout) and not has_hole(layout)


def edges_match(layout: Layout) -> bool:
    """Every edge between two tiles has a wall on both sides or on neither."""
    return all(
        (side in WALLS[tile]) == (OPPOSITE[side] in WALLS[layout[neighbour(cell, side)]])
        for cell, tile in layout.items()
        for side in STEPS
        if neighbour(cell, side) in layout
    )


def all_within_reach(layout: Layout) -> bool:
    """One can walk from the fountain to every tile without climbing a wall from either side."""
    reached, to_visit = {HOME}, [HOME]
    while to_visit:
        cell = to_visit.pop()
        for side in STEPS:
            ahead = neighbour(cell, side)
            if ahead not in layout or ahead in reached:
                continue
            if side not in WALLS[layout[cell]] and OPPOSITE[side] not in WALLS[layout[ahead]]:
                reached.add(ahead)
                to_visit.append(ahead)
    return reached == set(layout)


def has_hole(layout: Layout) -> bool:
    """Some empty cell cannot be left for the outside by steps to the four sides."""
    empty = box(layout, 1) - layout.keys()
    outside = min(empty)
    to_visit = [outside]
    empty.remove(outside)
    while to_visit:
        for ahead in neighbours(to_visit.pop()):
            if ahead in empty:
                empty.remove(ahead)
                to_visit.append(ahead)
    return bool(empty)


def legal_sites(layout: Layout, tile: int) -> set[Cell]:
    """All empty cells near the palace where the tile gives a legal palace."""
    return {cell for cell in box(layout, 2) - layout.keys() if is_legal(layout | {cell: tile})}


def legal_swaps(layout: Layout, tile: int) -> set[Cell]:
    return {cell for cell in layout if cell != HOME and is_legal(layout | {cell: tile})}


def legal_removals(layout: Layout) -> set[Cell]:
    return {cell for cell in layout if cell != HOME and is_legal(without(layout, cell))}


def without(layout: Layout, cell: Cell) -> Layout:
    return {other: tile for other, tile in layout.items() if other != cell}


def longest_wall(layout: Layout) -> int:
    """The longest trail over outer wall segments, each used once, found by trying all of them."""
    segments = outer_segments(layout)
    meeting: dict[Corner, list[int]] = {}
    for number, ends in enumerate(segments):
        for corner in ends:
            meeting.setdefault(corner, []).append(number)

    def longest_from(corner: Corner, used: frozenset[int]) -> int:
        return max(
            (
                1 + longest_from(other_end(segments[number], corner), used | {number})
                for number in meeting[corner]
                if number not in used
            ),
            default=0,
        )

    return max((longest_from(corner, frozenset()) for corner in meeting), default=0)


def other_end(segment: tuple[Corner, Corner], corner: Corner) -> Corner:
    return segment[1] if corner == segment[0] else segment[0]


def outer_segments(layout: Layout) -> list[tuple[Corner, Corner]]:
    """The walls with no tile behind them, each by its two ends. Cell 0,0 has its south-western corner at 0,0."""
    ends = {"n": ((0, 1), (1, 1)), "e": ((1, 0), (1, 1)), "s": ((0, 0), (1, 0)), "w": ((0, 0), (0, 1))}
    return [
        (
            (cell[0] + ends[side][0][0], cell[1] + ends[side][0][1]),
            (cell[0] + ends[side][1][0], cell[1] + ends[side][1][1]),
        )
        for cell, tile in layout.items()
        for side in WALLS[tile]
        if neighbour(cell, side) not in layout
    ]
