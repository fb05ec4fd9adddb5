"""Workers that end are replaced, however often that happens."""

import os
import signal
from errno import ENOMEM
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import sleep

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.process import ServerProcess, sqlite_in, workers_of

from granada.server import supervisor
from granada.server.supervisor import FIRST_PAUSE_S, LONG_LIFE_S, LONGEST_PAUSE_S, Worker


class EndedProcess:
    pid = 1
    exitcode = -signal.SIGKILL
    sentinel = 0

    def join(self) -> None:
        pass


def test_a_worker_that_ends_again_and_again_is_replaced_after_longer_and_longer_pauses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = 0.0
    monkeypatch.setattr(supervisor, "monotonic", lambda: time)
    monkeypatch.setattr(Worker, "start", lambda worker: setattr(worker, "_started", time))
    worker, pauses = Worker(1, lambda: None, ()), []
    for lived in [1.0] * 8 + [LONG_LIFE_S, 1.0]:
        worker.start()
        time += lived
        worker.ended(EndedProcess())  # type: ignore[arg-type]
        pauses.append(worker.start_at - time)
        time = worker.start_at
    assert pauses[:3] == [FIRST_PAUSE_S, 2 * FIRST_PAUSE_S, 4 * FIRST_PAUSE_S]
    assert pauses[7:] == [LONGEST_PAUSE_S, 0, FIRST_PAUSE_S]
    assert len(caplog.messages) == 10
    assert "worker 1 (process 1) has ended: SIGKILL" in caplog.messages[0]


def test_a_worker_that_cannot_start_is_started_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_process: SpawnProcess) -> None:
        raise OSError(ENOMEM, os.strerror(ENOMEM))

    monkeypatch.setattr(SpawnProcess, "start", fail)
    worker = Worker(1, lambda: None, ())
    worker.start()
    assert worker.process is None
    assert worker.start_at > 0
    assert "worker 1 cannot start" in caplog.messages[0]


@pytest.mark.slow
def test_a_server_whose_workers_die_twice_in_a_row_goes_on(redis: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path), "--workers", "2", "--bot-workers", "1", bus=redis) as server:
        for _ in range(2):
            before = served_by(server)
            for worker in before:
                os.kill(worker, signal.SIGKILL)
            while set(before) & set(served_by(server)):
                pass
        assert answered(server) == 200
        assert server.stop() == 0
    assert sum("has ended: SIGKILL" in line for line in server.printed) == 4


def served_by(server: ServerProcess) -> list[int]:
    """The workers, once there are two."""
    while len(workers := workers_of(server.process.pid)) < 2:
        assert server.process.poll() is None, "".join(server.printed)
        sleep(0.05)
    return workers


def answered(server: ServerProcess) -> int:
    """The process that answers, as soon as one listens."""
    while True:
        try:
            return httpx.get(f"{server.address}/api/games", timeout=HANG_S).status_code
        except httpx.TransportError:
            sleep(0.05)
