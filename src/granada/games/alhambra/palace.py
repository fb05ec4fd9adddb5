"""Palace: the Alhambra of one player, and the building rules.

A palace never changes: building, removing and swapping give a new one, so that copies of a game can share palaces, and
what was once found out about a palace stays known.

Cells are numbered in rows of WIDTH, wide enough for every tile of the game in one line from the fountain in any
direction. A set of sides or walls is a number with one bit for each of north, east, south and west.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from granada.games.alhambra.components import FOUNTAIN, WALLS

WIDTH: Final[i64] = 128
FOUNTAIN_CELL: Final[i64] = 64 * WIDTH + 64
EMPTY: Final[i64] = 255

ALL_SIDES: Final[i64] = 15
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])
AROUND: Final = vec[i64]([-WIDTH, 1 - WIDTH, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -1 - WIDTH])
"""The eight cells around a cell, clockwise from the north."""

UNKNOWN: Final[i64] = 0
NO: Final[i64] = 1
YES: Final[i64] = 2
ALL_UNKNOWN: Final = vec[u8]([u8(UNKNOWN) for _ in range(ALL_SIDES + 1)])

BARE_GROUND: Final = vec[u8]([u8(EMPTY) for _ in range(WIDTH * WIDTH)])


NOWHERE: Final = vec[u8]([u8(0) for _ in range(WIDTH * WIDTH)])


def cell_at(east: int, north: int) -> int:
    return FOUNTAIN_CELL + east - north * WIDTH


def cell_name(cell: int) -> str:
    """Steps to the east and to the north of the fountain, as in 2,-1."""
    return f"{cell % WIDTH - FOUNTAIN_CELL % WIDTH},{FOUNTAIN_CELL // WIDTH - cell // WIDTH}"


def cell_from_name(name: str) -> int:
    east, north = name.split(",")
    if abs(int(east)) >= WIDTH // 2 - 1 or abs(int(north)) >= WIDTH // 2 - 1:
        raise ValueError(f"no palace reaches as far as {name}")
    return cell_at(int(east), int(north))


class Palace:
    def __init__(self, ground: vec[u8], cells: vec[i64]) -> None:
        self.ground = ground
        """The tile on each cell, or EMPTY."""
        self.cells = cells
        """The cells with a tile, the fountain first."""

        # What has been found out about this palace so far.
        self._surveyed: bool = False
        self._open_cells: vec[i64] = vec[i64]([])
        self._open_faced: vec[i64] = vec[i64]([])
        self._open_walls: vec[i64] = vec[i64]([])
        self._usable: vec[u8] = ALL_UNKNOWN[:]
        self._removable_known: bool = False
        self._removable: vec[i64] = vec[i64]([])
        self._longest_wall: i64 = -1

    def tile_on(self, cell: i64) -> i64:
        return i64(self.ground[cell])

    def cell_of(self, tile: i64) -> i64:
        """The cell of a tile, -1 if it is not here."""
        for cell in self.cells:
            if i64(self.ground[cell]) == tile:
                return cell
        return -1

    # Changes. Whether they are allowed is asked below.

    def placed(self, tile: i64, cell: i64) -> "Palace":
        twin = self._twin()
        twin.ground[cell] = u8(tile)
        twin.cells = append(twin.cells, cell)
        return twin

    def removed(self, cell: i64) -> "Palace":
        twin = self._twin()
        twin.ground[cell] = u8(EMPTY)
        twin.cells = remove(twin.cells, cell)
        return twin

    def swapped(self, tile: i64, cell: i64) -> "Palace":
        twin = self._twin()
        twin.ground[cell] = u8(tile)
        return twin

    # Placing a tile on an empty cell.

    def sites(self, walls: i64) -> vec[i64]:
        """The empty cells where a tile with these walls may be placed."""
        if not self._surveyed:
            self._survey()
        found = vec[i64]([])
        index: i64 = 0
        for cell in self._open_cells:
            if walls & self._open_faced[index] == self._open_walls[index]:
                found = append(found, cell)
            index += 1
        return found

    def is_empty(self, cell: i64) -> bool:
        return i64(self.ground[cell]) == EMPTY

    def touches(self, cell: i64) -> bool:
        """Whether the cell has a tile on at least one side."""
        return self._faced_sides(cell) != 0

    def walls_match(self, walls: i64, cell: i64) -> bool:
        """Every shared edge has either two walls or none."""
        return walls & self._faced_sides(cell) == self._faced_walls(cell)

    def is_reached(self, cell: i64) -> bool:
        """One can walk from a tile onto this cell: at least one shared edge has no wall."""
        return self._faced_sides(cell) != self._faced_walls(cell)

    def leaves_hole(self, cell: i64) -> bool:
        """A tile here would cut off empty cells from the outside. Corners are no openings.

        Around the cell, tiles must form one unbroken run, counting a corner only where it joins two sides: if there were
        two runs, one of the two gaps between them would be closed for good.
        """
        changes: i64 = 0
        before = self.ground[cell + AROUND[7]] != EMPTY
        for step in AROUND:
            now = self.ground[cell + step] != EMPTY
            if now != before:
                changes += 1
            before = now
        return changes > 2

    # Redesigning.

    def is_enclosed(self, cell: i64) -> bool:
        """Whether there are tiles on all four sides: a tile removed from here would leave a hole."""
        return self._faced_sides(cell) == ALL_SIDES

    def swap_sites(self, walls: i64) -> vec[i64]:
        """The cells whose tile may be swapped for one with these walls.

        Only the result is judged. As the new tile meets every neighbour with the same edges as the old one, nothing
        else can break.
        """
        found = vec[i64]([])
        for cell in self.cells:
            if cell != FOUNTAIN_CELL and (walls ^ WALLS[i64(self.ground[cell])]) & self._faced_sides(cell) == 0:
                found = append(found, cell)
        return found

    def can_use(self, walls: i64) -> bool:
        """Whether a tile with these walls can be placed or swapped in anywhere."""
        if self._usable[walls] == UNKNOWN:
            useful = len(self.sites(walls)) > 0 or len(self.swap_sites(walls)) > 0
            self._usable[walls] = u8(YES) if useful else u8(NO)
        return self._usable[walls] == YES

    def removable(self) -> vec[i64]:
        """The cells whose tile may be removed: every other tile stays within reach of the fountain, and no hole is left."""
        if not self._removable_known:
            self._find_removable()
        return self._removable

    # Scoring.

    def longest_wall(self) -> i64:
        """The most wall segments in a row along the outside. A ring of walls without a gap counts whole."""
        if self._longest_wall < 0:
            self._longest_wall = self._measure_wall()
        return self._longest_wall

    # Details.

    def _twin(self) -> "Palace":
        return Palace(self.ground[:], self.cells[:])

    def _faced_sides(self, cell: i64) -> i64:
        """The sides of the cell on which a tile lies."""
        sides: i64 = 0
        for side in range(4):
            if self.ground[cell + STEP[side]] != EMPTY:
                sides |= 1 << side
        return sides

    def _faced_walls(self, cell: i64) -> i64:
        """The sides of the cell on which a neighbour shows it a wall."""
        walls: i64 = 0
        for side in range(4):
            neighbour = i64(self.ground[cell + STEP[side]])
            if neighbour != EMPTY and WALLS[neighbour] >> OPPOSITE[side] & 1:
                walls |= 1 << side
        return walls

    def _survey(self) -> None:
        """Find the empty cells that can be walked onto and leave no hole, and what walls each asks for."""
        for tile_cell in self.cells:
            for step in STEP:
                cell = tile_cell + step
                if self.ground[cell] == EMPTY and cell not in self._open_cells:
                    faced, walls = self._faced_sides(cell), self._faced_walls(cell)
                    if faced != walls and not self.leaves_hole(cell):
                        self._open_cells = append(self._open_cells, cell)
                        self._open_faced = append(self._open_faced, faced)
                        self._open_walls = append(self._open_walls, walls)
        self._surveyed = True

    def _find_removable(self) -> None:
        walk = _Walk(self.ground)
        walk.enter(FOUNTAIN_CELL, -1)
        for cell in self.cells:
            if cell != FOUNTAIN_CELL and not walk.needed[cell] and not self.is_enclosed(cell):
                self._removable = append(self._removable, cell)
        self._removable_known = True

    def _measure_wall(self) -> i64:
        """Follow the outside clockwise, once around, from the north side of the northernmost tile."""
        start = self.cells[0]
        for tile_cell in self.cells:
            start = min(start, tile_cell)
        cell, side = start, i64(0)
        length: i64 = 0
        longest: i64 = 0
        before_first_gap: i64 = -1
        while True:
            if WALLS[i64(self.ground[cell])] >> side & 1:
                length += 1
                longest = max(longest, length)
            else:
                if before_first_gap < 0:
                    before_first_gap = length
                length = 0
            ahead = cell + STEP[(side + 1) & 3]
            if self.ground[ahead + STEP[side]] != EMPTY:
                cell, side = ahead + STEP[side], (side + 3) & 3
            elif self.ground[ahead] != EMPTY:
                cell = ahead
            else:
                side = (side + 1) & 3
            if cell == start and side == 0:
                break
        if before_first_gap < 0:
            return length
        return max(longest, length + before_first_gap)


class _Walk:
    """A walk from the fountain through all tiles, which finds those that others cannot be reached without."""

    def __init__(self, ground: vec[u8]) -> None:
        self.ground = ground
        self.entered: vec[u8] = NOWHERE[:]
        """When each tile was first entered, counted from 1."""
        self.needed: vec[u8] = NOWHERE[:]
        self.count: i64 = 0

    def enter(self, cell: i64, came_from: i64) -> i64:
        """Walk on from this tile; the earliest entered tile that can be reached from here without turning back."""
        self.count += 1
        now = self.count
        self.entered[cell] = u8(now)
        earliest = now
        walls = WALLS[i64(self.ground[cell])]
        for side in range(4):
            ahead = cell + STEP[side]
            if walls >> side & 1 or self.ground[ahead] == EMPTY or ahead == came_from:
                continue
            if self.entered[ahead]:
                earliest = min(earliest, i64(self.entered[ahead]))
            else:
                reached = self.enter(ahead, cell)
                earliest = min(earliest, reached)
                if reached >= now:
                    self.needed[cell] = u8(1)
        return earliest


def _only_the_fountain() -> Palace:
    ground = BARE_GROUND[:]
    ground[FOUNTAIN_CELL] = u8(FOUNTAIN)
    return Palace(ground, vec[i64]([FOUNTAIN_CELL]))


START: Final = _only_the_fountain()
"""The palace that every player begins with."""
