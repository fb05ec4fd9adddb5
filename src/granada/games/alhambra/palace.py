"""Palace: the Alhambra of one player, and the building rules.

A palace never changes: building, removing and swapping give a new one, so that copies of a game can share palaces, and
what was once found out about a palace stays known.

Cells are numbered in rows of WIDTH, wide enough for every tile of the game in one line from the fountain in any
direction. A set of sides or walls is a number with one bit for each of north, east, south and west.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from granada.games.alhambra.components import FOUNTAIN, TILES, WALLS

WIDTH: Final[i64] = 128
FOUNTAIN_CELL: Final[i64] = 64 * WIDTH + 64
EMPTY: Final[i64] = 255

UNKNOWN: Final[i64] = -1

SIDE_COUNT: Final[i64] = 4
ALL_SIDES: Final[i64] = (1 << SIDE_COUNT) - 1
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])
AROUND: Final = vec[i64]([-WIDTH, 1 - WIDTH, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -1 - WIDTH])
"""The eight cells around a cell, clockwise from the north."""
NEAR: Final = vec[i64](sorted([0, *AROUND]))
"""A cell and the eight around it, in order."""

# Only some rows around the fountain are kept, more when the palace grows beyond them: most palaces stay small.
FIRST_ROWS: Final[i64] = 17
MORE_ROWS: Final[i64] = 8
MARGIN: Final[i64] = 2 * WIDTH
"""How near to the first or the last kept row a tile may come: the cells around it, and those around them, are kept."""

BARE_GROUND: Final = vec[u8]([u8(EMPTY) for _ in range(WIDTH * WIDTH)])
BLANK: Final = vec[u8]([u8(0) for _ in range(WIDTH * WIDTH)])


def _faced_sides(ring: int) -> int:
    return sum(1 << side for side in range(SIDE_COUNT) if ring >> 2 * side & 1)


def _fitting(sides: int, walls: int) -> int:
    """All sets of walls that show exactly these walls on these sides, one bit for each set."""
    return sum(1 << fit for fit in range(ALL_SIDES + 1) if fit & sides == walls)


def _runs(ring: int) -> int:
    """How many unbroken runs the cells in the ring form."""
    return sum(1 for place in range(8) if ring >> place & 1 and not ring >> (place + 1) % 8 & 1)


FACED_SIDES: Final = vec[i64]([_faced_sides(ring) for ring in range(256)])
RUNS: Final = vec[i64]([_runs(ring) for ring in range(256)])
"""What follows for a cell from its ring: which of the eight cells around it have a tile, one bit for each."""

# A key: the sides on which an open cell faces tiles, and the walls that these show there.
KEY_BITS: Final[i64] = 2 * SIDE_COUNT
KEY: Final[i64] = (1 << KEY_BITS) - 1
FITTING: Final = vec[i64]([_fitting(sides, walls) for sides in range(ALL_SIDES + 1) for walls in range(ALL_SIDES + 1)])
"""The tiles that fit, by key."""

# An edge: a place on the ground, and a side of the tile there.
SIDE_BITS: Final[i64] = 2
SIDE_MASK: Final[i64] = (1 << SIDE_BITS) - 1


def cell_at(east: int, north: int) -> int:
    return FOUNTAIN_CELL + east - north * WIDTH


def cell_name(cell: int) -> str:
    """Steps to the east and to the north of the fountain, as in 2,-1."""
    return f"{cell % WIDTH - FOUNTAIN_CELL % WIDTH},{FOUNTAIN_CELL // WIDTH - cell // WIDTH}"


def cell_from_name(name: str) -> int:
    east, north = name.split(",")
    if abs(int(east)) > TILES or abs(int(north)) > TILES:
        raise ValueError(f"no palace reaches as far as {name}")
    return cell_at(int(east), int(north))


class Palace:
    def __init__(self, ground: vec[u8], base: i64, cells: vec[i64]) -> None:
        self.ground = ground
        """The tile on each cell, or EMPTY."""
        self.base: i64 = base
        """The cell that the ground begins with."""
        self.cells = cells
        """The cells with a tile, the fountain first."""

        self.open: vec[i64] = vec[i64]([])
        """The empty cells that can be walked onto and leave no hole, in order, each with the walls it asks for."""

        # What has been found out about this palace so far.
        self._usable: i64 = UNKNOWN
        self._removable_known: bool = False
        self._removable: vec[i64] = vec[i64]([])
        self._longest_wall: i64 = UNKNOWN

    def tile_on(self, cell: i64) -> i64:
        return i64(self.ground[cell - self.base])

    def cell_of(self, tile: i64) -> i64:
        """The cell of a tile, -1 if it is not here."""
        for cell in self.cells:
            if i64(self.ground[cell - self.base]) == tile:
                return cell
        return -1

    # Changes. Whether they are allowed is asked below.

    def placed(self, tile: i64, cell: i64) -> "Palace":
        twin = self._twin()
        while not MARGIN <= cell - twin.base < len(twin.ground) - MARGIN:
            twin._keep_more_rows()
        twin.ground[cell - twin.base] = u8(tile)
        twin.cells = append(twin.cells, cell)
        twin._find_open_cells(self.open, cell)
        return twin

    def removed(self, cell: i64) -> "Palace":
        twin = self._twin()
        twin.ground[cell - twin.base] = u8(EMPTY)
        twin.cells = remove(twin.cells, cell)
        twin._find_open_cells(self.open, cell)
        return twin

    def swapped(self, tile: i64, cell: i64) -> "Palace":
        twin = self._twin()
        twin.ground[cell - twin.base] = u8(tile)
        twin._find_open_cells(self.open, cell)
        return twin

    # Placing a tile on an empty cell.

    def sites(self, walls: i64) -> vec[i64]:
        """The empty cells where a tile with these walls may be placed."""
        found = vec[i64]([])
        for key in self.open:
            if walls & (key >> SIDE_COUNT & ALL_SIDES) == key & ALL_SIDES:
                found = append(found, key >> KEY_BITS)
        return found

    def is_empty(self, cell: i64) -> bool:
        return self.cell_is_far(cell) or self.tile_on(cell) == EMPTY

    def cell_is_far(self, cell: i64) -> bool:
        """Whether the cell is so far from every tile that its surroundings are not even kept."""
        return not WIDTH < cell - self.base < len(self.ground) - WIDTH - 1

    def touches(self, cell: i64) -> bool:
        """Whether the cell has a tile on at least one side."""
        return not self.cell_is_far(cell) and self._faced_sides(cell) != 0

    def walls_match(self, walls: i64, cell: i64) -> bool:
        """Every shared edge has either two walls or none."""
        sides = self._faced_sides(cell)
        return walls & sides == self._faced_walls(cell, sides)

    def is_reached(self, cell: i64) -> bool:
        """One can walk from a tile onto this cell: at least one shared edge has no wall."""
        sides = self._faced_sides(cell)
        return sides != self._faced_walls(cell, sides)

    def leaves_hole(self, cell: i64) -> bool:
        """A tile here would cut off empty cells from the outside, for which corners are no openings.

        The tiles around the cell must form one unbroken run: between two runs there are two gaps, and the tile would
        close one of them for good.
        """
        return RUNS[self._ring(cell)] > 1

    # Redesigning.

    def swap_sites(self, walls: i64) -> vec[i64]:
        """The cells whose tile may be swapped for one with these walls.

        Only the result is judged. As the new tile meets every neighbour with the same edges as the old one, nothing
        else can break.
        """
        found = vec[i64]([])
        for cell in self.cells[1:]:
            changed = walls ^ WALLS[self.tile_on(cell)]
            if changed & self._faced_sides(cell) == 0:
                found = append(found, cell)
        return found

    def can_use(self, walls: i64) -> bool:
        """Whether a tile with these walls can be placed or swapped in anywhere."""
        if self._usable == UNKNOWN:
            self._find_usable()
        return self._usable >> walls & 1 != 0

    def is_enclosed(self, cell: i64) -> bool:
        """Whether there are tiles on all four sides: a tile removed from here would leave a hole."""
        return self._faced_sides(cell) == ALL_SIDES

    def removable(self) -> vec[i64]:
        """The cells whose tile may be removed: all others stay within reach of the fountain, and no hole is left."""
        if not self._removable_known:
            self._find_removable()
        return self._removable

    # The rules for a palace that was not built move by move.

    def obeys_rules(self) -> bool:
        """Every tile matches its neighbours and can be reached on foot, and no empty cell is enclosed."""
        walk = _Walk(self)
        walk.enter(FOUNTAIN_CELL - self.base, -1)
        if walk.count != len(self.cells):
            return False
        for cell in self.cells:
            if not self.walls_match(WALLS[self.tile_on(cell)], cell):
                return False
        return self._has_no_hole()

    # Scoring.

    def longest_wall(self) -> i64:
        """The most wall segments in a row along the outside. A ring of walls without a gap counts whole."""
        if self._longest_wall == UNKNOWN:
            self._longest_wall = self._measure_wall()
        return self._longest_wall

    def wall_line(self) -> list[tuple[int, int]]:
        """The longest wall as a line: where it begins, turns and ends. If it closes, its end is its beginning; empty
        if there is no wall. A corner is given in steps east and south of the north-west corner of the fountain."""
        start = self._first_edge()
        # A stretch may go over the place where the walk began, so it begins after a gap where there is one.
        first = self._next_edge(start)
        while self._is_walled(first) and first != start:
            first = self._next_edge(first)
        edge = first
        best = vec[i64]([])
        stretch = vec[i64]([])
        while True:
            edge = self._next_edge(edge)
            stretch = append(stretch, edge) if self._is_walled(edge) else vec[i64]([])
            if len(stretch) > len(best):
                best = stretch[:]
            if edge == first:
                break
        line: list[tuple[int, int]] = []
        before: i64 = -1
        for edge in best:
            if edge & SIDE_MASK != before:
                line.append(self._corner(edge, edge & SIDE_MASK))
            before = edge & SIDE_MASK
        if len(best) > 0:
            last = best[-1]
            line.append(self._corner(last, (last + 1) & SIDE_MASK))
        return line

    # Details.

    def _twin(self) -> "Palace":
        return Palace(self.ground[:], self.base, self.cells[:])

    def _keep_more_rows(self) -> None:
        """Widen the ground to the north and to the south."""
        more = MORE_ROWS * WIDTH
        wider = BARE_GROUND[: len(self.ground) + 2 * more]
        for cell in self.cells:
            wider[cell - self.base + more] = self.ground[cell - self.base]
        self.ground = wider
        self.base -= more

    def _ring(self, cell: i64) -> i64:
        """Which of the eight cells around have a tile, one bit for each, clockwise from the north."""
        ground, here = self.ground, cell - self.base
        ring: i64 = 0
        bit: i64 = 1
        for step in AROUND:
            if ground[here + step] != EMPTY:
                ring |= bit
            bit <<= 1
        return ring

    def _faced_sides(self, cell: i64) -> i64:
        """The sides of the cell on which a tile lies."""
        ground, here = self.ground, cell - self.base
        sides: i64 = 0
        bit: i64 = 1
        for step in STEP:
            if ground[here + step] != EMPTY:
                sides |= bit
            bit <<= 1
        return sides

    def _faced_walls(self, cell: i64, sides: i64) -> i64:
        """The faced sides on which the neighbour shows a wall."""
        ground, here = self.ground, cell - self.base
        walls: i64 = 0
        for side in range(SIDE_COUNT):
            if sides >> side & 1 and WALLS[i64(ground[here + STEP[side]])] >> OPPOSITE[side] & 1:
                walls |= 1 << side
        return walls

    def _find_open_cells(self, before: vec[i64], changed: i64) -> None:
        """Only on and around a cell where something has changed can cells become open, or be so no longer."""
        near = vec[i64]([])
        for step in NEAR:
            key = self._open_key(changed + step)
            if key >= 0:
                near = append(near, key)
        found = vec[i64]([])
        index: i64 = 0
        for key in before:
            if (key >> KEY_BITS) - changed in NEAR:
                continue
            while index < len(near) and near[index] < key:
                found = append(found, near[index])
                index += 1
            found = append(found, key)
        for rest in range(index, len(near)):
            found = append(found, near[rest])
        self.open = found

    def _open_key(self, cell: i64) -> i64:
        """The cell, the sides on which it faces tiles and the walls these show; -1 if nothing can be placed here."""
        if self.ground[cell - self.base] != EMPTY:
            return -1
        ring = self._ring(cell)
        sides = FACED_SIDES[ring]
        if sides == 0 or RUNS[ring] > 1:
            return -1
        walls = self._faced_walls(cell, sides)
        return -1 if walls == sides else cell << KEY_BITS | sides << SIDE_COUNT | walls

    def _find_usable(self) -> None:
        usable: i64 = 0
        for key in self.open:
            usable |= FITTING[key & KEY]
        for cell in self.cells[1:]:
            sides = self._faced_sides(cell)
            usable |= FITTING[sides << SIDE_COUNT | WALLS[self.tile_on(cell)] & sides]
        self._usable = usable

    def _find_removable(self) -> None:
        walk = _Walk(self)
        walk.enter(FOUNTAIN_CELL - self.base, -1)
        for cell in self.cells[1:]:
            if not walk.needed[cell - self.base] and not self.is_enclosed(cell):
                self._removable = append(self._removable, cell)
        self._removable_known = True

    def _has_no_hole(self) -> bool:
        """Whether the palace has no hole, by Euler's formula: tiles less shared edges plus squares of four make 1,
        unless they go around something. Two tiles that only touch at a corner always enclose something on one side or
        the other.

        Two tiles that only touch at a corner always enclose something on one side or the other.
        """
        euler: i64 = 0
        for cell in self.cells:
            east = not self.is_empty(cell + 1)
            south = not self.is_empty(cell + WIDTH)
            southeast = not self.is_empty(cell + WIDTH + 1)
            southwest = not self.is_empty(cell + WIDTH - 1)
            if (southeast and not east and not south) or (southwest and not south and self.is_empty(cell - 1)):
                return False
            euler += 1
            if east:
                euler -= 1
            if south:
                euler -= 1
            if east and south and southeast:
                euler += 1
        return euler == 1

    # The outside, clockwise from the north side of the northernmost tile. There are no holes, so it is one
    # walk.

    def _first_edge(self) -> i64:
        northernmost = self.cells[0]
        for cell in self.cells:
            northernmost = min(northernmost, cell)
        return (northernmost - self.base) << SIDE_BITS

    def _next_edge(self, edge: i64) -> i64:
        here, side = edge >> SIDE_BITS, edge & SIDE_MASK
        ahead = here + STEP[(side + 1) & SIDE_MASK]
        if self.ground[ahead + STEP[side]] != EMPTY:
            return (ahead + STEP[side]) << SIDE_BITS | (side - 1) & SIDE_MASK
        if self.ground[ahead] != EMPTY:
            return ahead << SIDE_BITS | side
        return here << SIDE_BITS | (side + 1) & SIDE_MASK

    def _is_walled(self, edge: i64) -> bool:
        return WALLS[i64(self.ground[edge >> SIDE_BITS])] >> (edge & SIDE_MASK) & 1 != 0

    def _corner(self, edge: i64, number: i64) -> tuple[int, int]:
        """One of the four corners of the edge's tile, clockwise from the north-west."""
        cell = (edge >> SIDE_BITS) + self.base
        east = cell % WIDTH - FOUNTAIN_CELL % WIDTH + (1 if number in (1, 2) else 0)
        south = cell // WIDTH - FOUNTAIN_CELL // WIDTH + (1 if number >= 2 else 0)
        return int(east), int(south)

    def _measure_wall(self) -> i64:
        """Follow the outside once around."""
        start = self._first_edge()
        edge = start
        length: i64 = 0
        longest: i64 = 0
        before_first_gap: i64 = -1
        while True:
            if self._is_walled(edge):
                length += 1
                longest = max(longest, length)
            else:
                if before_first_gap < 0:
                    before_first_gap = length
                length = 0
            edge = self._next_edge(edge)
            if edge == start:
                break
        if before_first_gap < 0:
            return length
        return max(longest, length + before_first_gap)


class _Walk:
    """A walk from the fountain through all tiles, which finds those that others cannot be reached without."""

    def __init__(self, palace: Palace) -> None:
        self.ground = palace.ground
        self.entered: vec[u8] = BLANK[: len(palace.ground)]
        """When each tile was first entered, counted from 1."""
        self.needed: vec[u8] = BLANK[: len(palace.ground)]
        self.count: i64 = 0

    def enter(self, here: i64, came_from: i64) -> i64:
        """Walk on from this tile; the earliest entered tile that can be reached from here without turning back."""
        self.count += 1
        now = self.count
        self.entered[here] = u8(now)
        earliest = now
        walls = WALLS[i64(self.ground[here])]
        for side in range(SIDE_COUNT):
            ahead = here + STEP[side]
            if walls >> side & 1 or self.ground[ahead] == EMPTY or ahead == came_from:
                continue
            if self.entered[ahead]:
                earliest = min(earliest, i64(self.entered[ahead]))
            else:
                reached = self.enter(ahead, here)
                earliest = min(earliest, reached)
                if reached >= now:
                    self.needed[here] = u8(1)
        return earliest


def _only_the_fountain() -> Palace:
    ground = BARE_GROUND[: FIRST_ROWS * WIDTH]
    base = FOUNTAIN_CELL - FIRST_ROWS // 2 * WIDTH - WIDTH // 2
    ground[FOUNTAIN_CELL - base] = u8(FOUNTAIN)
    palace = Palace(ground, base, vec[i64]([FOUNTAIN_CELL]))
    palace._find_open_cells(vec[i64]([]), FOUNTAIN_CELL)
    return palace


START: Final = _only_the_fountain()
"""The palace that every player begins with."""
