"""The time of the server goes on evenly, whatever happens to the clock of the machine."""

import time

import pytest

from granada.server import clock

DAY_S = 24 * 60 * 60


def test_the_time_is_that_of_the_machine_when_the_server_starts() -> None:
    clock.count_from(time.time() - clock._counted())
    assert abs(clock.now() - time.time() * 1000) < DAY_S * 1000


@pytest.mark.parametrize("jump", [DAY_S, -DAY_S])
def test_a_jump_of_the_clock_of_the_machine_moves_nothing(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    before, true_time = clock.now(), time.time
    monkeypatch.setattr(time, "time", lambda: true_time() + jump)
    assert before <= clock.now() < before + DAY_S * 1000


def test_a_worker_that_starts_after_a_jump_has_the_time_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_beginning", clock.beginning())
    before, told = clock.now(), clock.beginning()
    clock.count_from(told + DAY_S)  # What a process finds that starts after the jump,
    clock.count_from(told)  # and what its parent tells it.
    assert before <= clock.now() < before + DAY_S * 1000
