"""How long each seat may still think."""

import pytest

from granada.table import Clocks, DaysPerMove, LiveClock, NoClock, TimeControl

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


def test_only_the_clocks_of_those_who_have_to_decide_run() -> None:
    clocks = Clocks.start(LiveClock(60), 3, [1], at=1000)
    assert clocks.left_at(11_000) == (60_000, 50_000, 60_000)
    after = clocks.after_move(11_000, [0, 2])
    assert after.left_at(12_000) == (59_000, 50_000, 59_000)


def test_a_finished_turn_adds_the_increment_once() -> None:
    clocks = Clocks.start(LiveClock(60, increment=5), 2, [0], at=0)
    still = clocks.after_move(1000, [0])
    assert still.left == (59_000, 60_000)
    assert still.after_move(2000, [1], ends_turn_of=0).left == (63_000, 60_000)


@pytest.mark.parametrize(("control", "left"), [(LiveClock(60, increment=5), 64_000), (DaysPerMove(3), 3 * DAY)])
def test_who_has_the_next_turn_too_has_finished_one(control: TimeControl, left: int) -> None:
    clocks = Clocks.start(control, 1, [0], at=0)
    assert clocks.after_move(1000, [0], ends_turn_of=0).left == (left,)


def test_who_takes_a_turn_back_gives_the_increment_back() -> None:
    clocks = Clocks.start(LiveClock(60, increment=5), 2, [0], at=0)
    for whose in (0, 1, 0, 1):
        clocks = clocks.after_move(0, [whose], ends_turn_of=0)
        clocks = clocks.after_move(0, [whose]).after_taking_back(0, [0], moves=2)
    assert clocks.left == (60_000, 60_000)


def test_turns_that_all_agree_to_take_back_have_brought_nothing() -> None:
    clocks = before = Clocks.start(LiveClock(60, increment=5), 2, [0], at=0)
    for turn in range(6):
        clocks = clocks.after_move(0, [1 - turn % 2], ends_turn_of=turn % 2)
    assert clocks.left == (75_000, 75_000)
    assert clocks.after_taking_back(0, [0], moves=6) == before


def test_days_are_given_anew_for_each_turn() -> None:
    clocks = Clocks.start(DaysPerMove(3), 2, [0], at=0)
    assert clocks.left_at(2 * DAY) == (DAY, 3 * DAY)
    assert clocks.after_move(2 * DAY, [1], ends_turn_of=0).left == (3 * DAY, 3 * DAY)


def test_who_let_the_days_run_down_has_all_of_them_in_the_next_turn() -> None:
    clocks = Clocks.start(DaysPerMove(3), 2, [0], at=0).switched(4 * DAY, [])  # A bot takes over,
    clocks = clocks.after_move(4 * DAY, [1])  # and plays the turn.
    assert clocks.after_move(5 * DAY, [0], ends_turn_of=1).left_at(6 * DAY) == (2 * DAY, 3 * DAY)


@pytest.mark.parametrize("next_one", [0, 1])
def test_who_takes_a_turn_back_has_the_days_of_before(next_one: int) -> None:
    clocks = Clocks.start(DaysPerMove(3), 2, [0], at=0).after_move(2 * DAY, [next_one], ends_turn_of=0)
    assert clocks.left_at(2 * DAY + HOUR)[next_one] == 3 * DAY - HOUR
    assert clocks.after_taking_back(2 * DAY + HOUR, [0], moves=1).left == (DAY, 3 * DAY)


@pytest.mark.parametrize(("at", "has_run_out"), [(59_999, False), (60_000, True), (HOUR, True)])
def test_a_clock_runs_out_at_zero(at: int, has_run_out: bool) -> None:
    clocks = Clocks.start(LiveClock(60), 2, [0], at=0)
    assert clocks.has_run_out(0, at) == has_run_out
    assert not clocks.has_run_out(1, at)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    assert not Clocks.start(NoClock(), 2, [0], at=0).has_run_out(0, 1000 * DAY)


def test_a_machine_whose_time_is_behind_gives_nobody_more_time() -> None:
    clocks = Clocks.start(LiveClock(60), 2, [0], at=10_000).after_move(5000, [0])
    assert clocks.left_at(10_000) == (60_000, 60_000)


def test_a_bot_uses_a_share_of_what_a_live_clock_leaves_it_and_no_other_clock_hurries_it() -> None:
    clocks = Clocks.start(LiveClock(80), 2, [0], at=0)
    assert (clocks.for_decision(0, at=0), clocks.for_decision(0, at=40_000)) == (2.0, 1.0)
    assert clocks.for_decision(0, at=90_000) == 0
    assert clocks.for_decision(1, at=90_000) == 2.0
    assert Clocks.start(NoClock(), 2, [0], at=0).for_decision(0, at=0) is None
    assert Clocks.start(DaysPerMove(3), 2, [0], at=0).for_decision(0, at=0) is None
