"""Majorities and walls (points 21 and 22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.alhambra.positions import arrange, grown, play, points_for

from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.scoring import majority, richest

TABLE = {
    "pavilion": ([1], [8, 1], [16, 8, 1]),
    "seraglio": ([2], [9, 2], [17, 9, 2]),
    "arcades": ([3], [10, 3], [18, 10, 3]),
    "chambers": ([4], [11, 4], [19, 11, 4]),
    "garden": ([5], [12, 5], [20, 12, 5]),
    "tower": ([6], [13, 6], [21, 13, 6]),
}


def owners_of(building: str, counts: tuple[int, ...]) -> dict[int, dict[str, str]]:
    """Palaces in which the seats have so many buildings of this kind."""
    open_first = sorted(
        (tile.id for tile in CONTENT.tiles if tile.building == building), key=lambda name: (len(name), name)
    )
    palaces = {}
    for seat, count in enumerate(counts):
        palaces[seat] = grown(" ".join(open_first[:count]))
        open_first = open_first[count:]
    return palaces


@pytest.mark.parametrize("building", TABLE)
def test_each_building_has_its_points_for_first_second_and_third_place(building: str) -> None:
    state = arrange(4, palaces=owners_of(building, (3, 2, 1)))
    for round, points in enumerate(TABLE[building], 1):
        assert points_for(building, state, round) == (*points, *[0] * (4 - len(points)))


@pytest.mark.parametrize(
    ("round", "towers", "points"),
    [
        (1, (2, 1, 0), (6, 0, 0)),
        (1, (1, 1, 0), (3, 3, 0)),
        (1, (1, 1, 1), (2, 2, 2)),
        (1, (2, 2, 2, 2), (1, 1, 1, 1)),
        (1, (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),
        (2, (3, 2, 1), (13, 6, 0)),
        (2, (2, 2, 1), (9, 9, 0)),
        (2, (2, 2, 2), (6, 6, 6)),
        (2, (2, 2, 2, 2), (4, 4, 4, 4)),
        (2, (3, 1, 1), (13, 3, 3)),
        (2, (2, 1, 1, 1), (13, 2, 2, 2)),
        (2, (3, 2, 1, 1), (13, 6, 0, 0)),
        (3, (4, 3, 2, 1), (21, 13, 6, 0)),
        (3, (2, 2, 1), (17, 17, 6)),
        (3, (2, 2, 1, 1), (17, 17, 3, 3)),
        (3, (2, 2, 2, 1), (13, 13, 13, 0)),
        (3, (2, 2, 2, 2), (10, 10, 10, 10)),
        (3, (3, 2, 2), (21, 9, 9)),
        (3, (3, 2, 2, 1), (21, 9, 9, 0)),
        (3, (2, 1, 1, 1), (21, 6, 6, 6)),
        (3, (3, 2, 1, 1, 1), (21, 13, 2, 2, 2)),
        (3, (1, 1, 1, 1, 1, 1), (6, 6, 6, 6, 6, 6)),
        (3, (1, 0, 0), (21, 0, 0)),
        (3, (0, 0, 0), (0, 0, 0)),
    ],
)
def test_tied_players_share_the_points_of_their_places_rounded_down(
    round: int, towers: tuple[int, ...], points: tuple[int, ...]
) -> None:
    state = arrange(len(towers), palaces=owners_of("tower", towers))
    assert points_for("tower", state, round) == points


def test_two_tied_for_most_pavilions_get_nothing_in_the_first_scoring() -> None:
    state = arrange(palaces=owners_of("pavilion", (2, 2)))
    assert points_for("pavilion", state, 1) == (0, 0, 0)


def test_tiles_in_the_reserve_do_not_count() -> None:
    state = arrange(palaces=owners_of("tower", (1,)), reserves={1: "garden-10 tower-9ne tower-9nw"})
    assert points_for("tower", state, 1) == (6, 0, 0)
    assert points_for("garden", state, 3) == (0, 0, 0)


def test_prices_do_not_count() -> None:
    state = arrange(palaces={0: {"tower-13e": "1,0"}, 1: {"tower-7new": "0,1"}})
    assert points_for("tower", state, 1) == (3, 3, 0)


@given(st.lists(st.integers(0, 5), min_size=2, max_size=7), st.lists(st.integers(1, 21), min_size=1, max_size=3))
def test_majorities_are_what_handing_out_place_by_place_gives(counts: list[int], points: list[int]) -> None:
    """Line the owners up, hand each place's points to its owner, then pool and split among equals."""
    line = sorted((owner for owner, count in enumerate(counts) if count), key=lambda owner: -counts[owner])
    handed = dict(zip(line, points + [0] * len(line), strict=False))
    for owner, count in enumerate(counts):
        equals = [other for other in line if counts[other] == count]
        wanted = sum(handed[other] for other in equals) // len(equals) if count else 0
        assert majority(counts, points)[owner] == wanted


def test_nobody_is_richest_when_several_are_or_nobody_has_anything() -> None:
    assert richest([3, 5, 4]) == 1
    assert richest([5, 5, 4]) == -1
    assert richest([0, 0, 0]) == -1


# Walls.

RING = {"pavilion-2new": "0,1", "arcades-4nes": "1,0", "seraglio-3esw": "0,-1", "chambers-5nsw": "-1,0"}


@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_player_gets_a_point_for_each_segment_of_the_longest_wall_in_every_scoring(round: int) -> None:
    state = arrange(palaces={0: {"pavilion-2new": "0,1"}, 1: {"tower-9ne": "0,1"}, 2: {"tower-13e": "1,0"}})
    assert [row[-1] for row in state.score_sheet(round)] == [3, 2, 1]


def test_segments_count_not_tiles() -> None:
    state = arrange(palaces={0: {"pavilion-2new": "0,1"}})
    assert state.score_sheet(1)[0][-1] == 3


def test_a_closed_ring_of_twelve_counts_twelve() -> None:
    state = arrange(palaces={0: RING})
    assert state.score_sheet(3)[0][-1] == 12


def test_nothing_can_be_added_to_a_palace_inside_a_closed_wall() -> None:
    state = arrange(palaces={0: RING}, reserves={0: "tower-11"})
    play(state, "use tower-11")
    assert {str(move).split()[0] for move in state.legal_moves()} == {"swap"}


def test_the_open_side_of_the_fountain_interrupts_a_wall() -> None:
    """Tiles on neighbouring sides of it join their walls at its corner, tiles on opposite sides do not."""
    neighbours = {"pavilion-2new": "0,1", "arcades-4nes": "1,0"}
    assert arrange(palaces={0: neighbours}).score_sheet(1)[0][-1] == 6
    opposite = {"pavilion-2new": "0,1", "seraglio-3esw": "0,-1"}
    assert arrange(palaces={0: opposite}).score_sheet(1)[0][-1] == 3


def test_two_walls_back_to_back_are_worth_nothing() -> None:
    palace = {"pavilion-7e": "1,0", "arcades-9": "1,1", "arcades-10": "2,1", "seraglio-7w": "2,0"}
    assert arrange(palaces={0: palace}).score_sheet(1)[0][-1] == 0


def test_a_palace_of_the_fountain_alone_has_no_wall() -> None:
    assert [row[-1] for row in arrange().score_sheet(1)] == [0, 0, 0]


def test_the_sheet_that_would_be_scored_now_is_shown_at_any_time() -> None:
    state = arrange(palaces=owners_of("tower", (2, 1)))
    sheet = state.view(None).if_scored_now
    assert sheet is not None
    assert (sheet.round, sheet.rows) == (1, state.score_sheet(1))
