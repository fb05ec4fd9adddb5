"""Games shared out over processes."""

from contextlib import closing
from multiprocessing import active_children
from time import monotonic, sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.limits import HANG_S

from granada.arena.workers import MOST_IN_A_CHUNK, one_by_one, share_out, split


@given(st.integers(1, 5000), st.integers(1, 64))
def test_every_game_is_in_one_chunk(games: int, jobs: int) -> None:
    numbers = range(1, games + 1)
    chunks = split(numbers, jobs)
    assert [number for chunk in chunks for number in chunk] == list(numbers)
    assert all(1 <= len(chunk) <= MOST_IN_A_CHUNK for chunk in chunks)


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_parts_come_back(jobs: int) -> None:
    assert sum(share_out(sum, range(1, 101), jobs)) == 5050


def test_more_processes_than_games_do_no_harm() -> None:
    assert list(share_out(sum, range(1, 3), 8)) == [1, 2]


def test_games_can_be_stopped_half_way() -> None:
    with closing(share_out(sum, range(100_000), 2)) as parts:
        assert next(parts) == sum(range(MOST_IN_A_CHUNK))


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_come_back_one_by_one_in_order(jobs: int) -> None:
    assert list(one_by_one(sum, range(1, 5), jobs)) == [1, 2, 3, 4]
    assert list(one_by_one(sum, range(0), jobs)) == []


def doze(numbers: range) -> int:
    """Every game but the first takes for ever."""
    sleep(1000 * numbers[0])
    return numbers[0]


def test_long_games_are_broken_off() -> None:
    began = monotonic()
    with closing(one_by_one(doze, range(4), 2)) as games:
        assert next(games) == 0
    assert monotonic() - began < HANG_S
    assert active_children() == []
