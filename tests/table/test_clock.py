"""How long each seat may still think."""

import pytest

from granada.table import Clocks, DaysPerMove, LiveClock, NoClock

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


def test_only_the_clocks_of_those_who_have_to_decide_run() -> None:
    clocks = Clocks.start(LiveClock(60), 3, [1], at=1000)
    assert clocks.left_at(11_000) == (60_000, 50_000, 60_000)
    after = clocks.after(11_000, [0, 2], taken_back=False)
    assert after.left_at(12_000) == (59_000, 50_000, 59_000)


def test_a_finished_turn_adds_the_increment_once() -> None:
    clocks = Clocks.start(LiveClock(60, increment=5), 2, [0], at=0)
    still = clocks.after(1000, [0], taken_back=False)
    assert still.left == (59_000, 60_000)
    assert still.after(2000, [1], taken_back=False).left == (63_000, 60_000)


def test_who_takes_a_turn_back_gives_the_increment_back() -> None:
    clocks = Clocks.start(LiveClock(60, increment=5), 2, [0], at=0)
    for _ in range(3):
        clocks = clocks.after(0, [1], taken_back=False).after(0, [0], taken_back=True)
    assert clocks.left == (60_000, 60_000)


def test_days_are_given_anew_for_each_turn() -> None:
    clocks = Clocks.start(DaysPerMove(3), 2, [0], at=0)
    assert clocks.left_at(2 * DAY) == (DAY, 3 * DAY)
    assert clocks.after(2 * DAY, [1], taken_back=False).left == (3 * DAY, 3 * DAY)


@pytest.mark.parametrize(("at", "has_run_out"), [(59_999, False), (60_000, True), (HOUR, True)])
def test_a_clock_runs_out_at_zero(at: int, has_run_out: bool) -> None:
    clocks = Clocks.start(LiveClock(60), 2, [0], at=0)
    assert clocks.has_run_out(0, at) == has_run_out
    assert not clocks.has_run_out(1, at)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    assert not Clocks.start(NoClock(), 2, [0], at=0).has_run_out(0, 1000 * DAY)


def test_a_machine_whose_time_is_behind_gives_nobody_more_time() -> None:
    clocks = Clocks.start(LiveClock(60), 2, [0], at=10_000).after(5000, [0], taken_back=False)
    assert clocks.left_at(10_000) == (60_000, 60_000)
