"""Games shared out over processes."""

from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from granada.arena.workers import MOST_IN_A_CHUNK, share_out, split


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
