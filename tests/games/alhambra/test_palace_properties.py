"""The quick building rules against the slow ones, on palaces of all kinds (points 13 to 17 and 22)."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.alhambra import oracles
from tests.games.alhambra.oracles import HOME, SHAPES, STEPS, Layout, box, is_legal, neighbours
from tests.games.alhambra.strategies import PLACE, Estate, Step, bits, cell_from, estates, shapes, steps, tile_with

from granada.games.alhambra.components import FOUNTAIN, TILES
from granada.games.alhambra.palace import START, Palace, cell_at


def everything_known(palace: Palace) -> tuple[object, ...]:
    """All answers of a palace, whatever the order in which it was built."""
    return (
        sorted(palace.removable()),
        palace.longest_wall(),
        [(sorted(palace.sites(bits(walls))), sorted(palace.swap_sites(bits(walls)))) for walls in SHAPES],
    )


@given(estates(), shapes())
def test_a_tile_may_be_placed_exactly_where_the_result_is_a_legal_palace(estate: Estate, walls: str) -> None:
    sites = [cell_from(cell) for cell in estate.palace.sites(bits(walls))]
    assert sorted(sites) == sorted(oracles.legal_sites(estate.layout, tile_with(walls)))


@given(estates(), shapes())
def test_a_tile_may_be_swapped_exactly_where_the_result_is_a_legal_palace(estate: Estate, walls: str) -> None:
    sites = [cell_from(cell) for cell in estate.palace.swap_sites(bits(walls))]
    assert sorted(sites) == sorted(oracles.legal_swaps(estate.layout, tile_with(walls)))


@given(estates())
def test_a_tile_is_of_use_if_it_may_be_placed_or_swapped_in_somewhere(estate: Estate) -> None:
    palace = estate.palace
    for walls in SHAPES:
        useful = [*palace.sites(bits(walls)), *palace.swap_sites(bits(walls))]
        assert palace.can_use(bits(walls)) == bool(useful)


@given(estates())
def test_a_tile_may_be_removed_exactly_where_the_rest_is_a_legal_palace(estate: Estate) -> None:
    removable = [cell_from(cell) for cell in estate.palace.removable()]
    assert sorted(removable) == sorted(oracles.legal_removals(estate.layout))


@given(estates())
def test_the_longest_wall_is_the_longest_trail_of_outer_segments(estate: Estate) -> None:
    assert estate.palace.longest_wall() == oracles.longest_wall(estate.layout)


@given(estates())
def test_the_line_of_the_longest_wall_runs_along_outer_walls_and_is_as_long(estate: Estate) -> None:
    # From the north-west corner of the fountain southward, to the oracle's northward from its south-west corner.
    line = [(east, 1 - south) for east, south in estate.palace.wall_line()]
    segments = [
        frozenset({(x, y), (x + (end_x > x) - (end_x < x), y + (end_y > y) - (end_y < y))})
        for (start_x, start_y), (end_x, end_y) in pairwise(line)
        for x, y in _corners_between(start_x, start_y, end_x, end_y)
    ]
    assert set(segments) <= {frozenset(segment) for segment in oracles.outer_segments(estate.layout)}
    assert len(segments) == len(set(segments)) == oracles.longest_wall(estate.layout)


def _corners_between(start_x: int, start_y: int, end_x: int, end_y: int) -> list[tuple[int, int]]:
    """The corners on a straight stretch of a line, its end left out."""
    length = abs(end_x - start_x) + abs(end_y - start_y)
    return [
        (start_x + (end_x - start_x) * done // length, start_y + (end_y - start_y) * done // length)
        for done in range(length)
    ]


@given(estates(most=40), shapes())
def test_each_building_rule_by_itself(estate: Estate, walls: str) -> None:
    palace, layout, tile = estate.palace, estate.layout, tile_with(walls)
    for cell in box(layout, 1) - layout.keys():
        number = cell_at(*cell)
        beside = [side for side in STEPS if oracles.neighbour(cell, side) in layout]
        open_towards = [
            side
            for side in beside
            if oracles.OPPOSITE[side] not in oracles.WALLS[layout[oracles.neighbour(cell, side)]]
        ]
        assert palace.touches(number) == bool(beside)
        assert palace.walls_match(bits(walls), number) == oracles.edges_match(layout | {cell: tile})
        assert palace.is_reached(number) == bool(open_towards)
        assert palace.leaves_hole(number) == oracles.has_hole(layout | {cell: tile})


@given(estates())
def test_a_palace_knows_what_lies_where(estate: Estate) -> None:
    for cell, tile in estate.layout.items():
        assert estate.palace.tile_on(cell_at(*cell)) == tile
        assert estate.palace.cell_of(tile) == cell_at(*cell)
    for tile in estate.unused():
        assert estate.palace.cell_of(tile) == -1


@given(estates(), st.randoms(use_true_random=False))
def test_the_order_in_which_a_palace_was_built_does_not_matter(estate: Estate, order: random.Random) -> None:
    cells = [cell for cell in estate.layout if cell != HOME]
    order.shuffle(cells)
    rebuilt = START
    for cell in cells:
        rebuilt = rebuilt.placed(estate.layout[cell], cell_at(*cell))
    assert everything_known(rebuilt) == everything_known(estate.palace)


@given(st.lists(steps(), max_size=12))
def test_a_palace_never_changes(taken: list[Step]) -> None:
    """A palace stays as it was while copies of it are built on."""
    estate = Estate()
    kept = [(estate.palace, everything_known(estate.palace), estate.layout)]
    for step in taken:
        estate.do(step)
        kept.append((estate.palace, everything_known(estate.palace), estate.layout))
    for palace, known, layout in kept:
        assert everything_known(palace) == known
        assert {cell_from(cell) for tile in layout.values() if (cell := palace.cell_of(tile)) != -1} == set(layout)


@pytest.mark.slow
@given(st.lists(steps((PLACE,)), min_size=28, max_size=34))
def test_large_palaces_obey_the_same_rules(taken: list[Step]) -> None:
    estate = Estate()
    for step in taken:
        estate.do(step)
    assert is_legal(estate.layout)
    assert {cell_from(cell) for cell in estate.palace.removable()} == oracles.legal_removals(estate.layout)
    assert estate.palace.longest_wall() == oracles.longest_wall(estate.layout)


@given(estates())
def test_tiles_never_meet_at_a_corner_alone(estate: Estate) -> None:
    """So the outside of a palace is one closed line, and no corner of it belongs to more than two wall segments."""
    assert not [
        (cell, other)
        for cell in estate.layout
        for other in _diagonal(estate.layout, cell)
        if not set(neighbours(cell)) & set(neighbours(other)) & estate.layout.keys()
    ]


def _diagonal(layout: Layout, cell: tuple[int, int]) -> list[tuple[int, int]]:
    east, north = cell
    return [other for x in (-1, 1) for y in (-1, 1) if (other := (east + x, north + y)) in layout]


OPEN_TILES = [number for number, walls in oracles.WALLS.items() if walls == "" and number != FOUNTAIN]
FIELD = [(east, north) for east in (-1, 0, 1) for north in (-1, 0, 1, 2) if (east, north) != HOME]


@st.composite
def any_layouts(draw: st.DrawFn) -> Layout:
    """Tiles strewn around the fountain, mostly without walls, so that reach and holes matter as often as edges."""
    cells = draw(st.lists(st.sampled_from(FIELD), unique=True, max_size=10))
    walled = draw(st.lists(st.integers(0, TILES - 1), unique=True, max_size=2))
    tiles = [*walled, *(tile for tile in OPEN_TILES if tile not in walled)]
    return {HOME: FOUNTAIN} | dict(zip(cells, tiles, strict=False))


@given(any_layouts() | estates().map(lambda estate: estate.layout))
def test_a_palace_obeys_the_rules_exactly_if_the_slow_ones_say_so(layout: Layout) -> None:
    palace = START
    for cell, tile in layout.items():
        if cell != HOME:
            palace = palace.placed(tile, cell_at(*cell))
    assert palace.obeys_rules() == is_legal(layout)
