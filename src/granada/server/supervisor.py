"""Supervisor: starts the worker processes of a server, and replaces each one that ends.

A worker that ends soon after its start, again and again, is replaced after a growing pause, so that an error neither
ends the server nor fills the log."""

import logging
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from types import FrameType

from granada.server.metrics import forget_process

FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0
LONG_LIFE_S = 60.0
"""A worker that has run for so long is replaced at once."""
STOP_TIMEOUT_S = 60.0

log = logging.getLogger(__name__)


class Worker:
    """One place for a process, and the process that has it now, if any."""

    def __init__(self, number: int, target: Callable[..., None], arguments: tuple[object, ...]) -> None:
        self.number = number
        self.process: SpawnProcess | None = None
        self.start_at = 0.0
        """The time to start the next process, on the monotonic clock."""
        self._target = target
        self._arguments = arguments
        self._started = 0.0
        self._pause_s = 0.0

    def start(self) -> None:
        self._started = monotonic()
        # A fork would copy the threads of this process in whatever state they are.
        process = get_context("spawn").Process(target=self._target, args=(self.number, *self._arguments))
        try:
            process.start()
        except OSError as error:
            self._replace(f"cannot start ({error.strerror})")
        else:
            self.process = process

    def ended(self, process: SpawnProcess) -> None:
        process.join()
        self.process = None
        if process.pid is not None:
            forget_process(process.pid)
        self._replace(f"(process {process.pid}) has ended: {_cause(process.exitcode)}")

    def _replace(self, what: str) -> None:
        if monotonic() - self._started >= LONG_LIFE_S:
            self._pause_s = 0.0
        else:
            self._pause_s = min(max(FIRST_PAUSE_S, 2 * self._pause_s), LONGEST_PAUSE_S)
        self.start_at = monotonic() + self._pause_s
        log.error("worker %d %s; another one starts in %.0f s", self.number, what, self._pause_s)


def supervise(workers: int, target: Callable[..., None], *arguments: object) -> None:
    """Keep the workers running until somebody says stop (SIGINT, SIGTERM). Each worker gets its number, from 1."""
    places = [Worker(number, target, arguments) for number in range(1, workers + 1)]
    awake, signalled = socket.socketpair()
    with closing(awake), closing(signalled), _Stop(signalled) as stop:
        while not stop.asked():
            for worker in places:
                if worker.process is None and worker.start_at <= monotonic():
                    worker.start()
            running = {worker.process.sentinel: worker for worker in places if worker.process is not None}
            pauses = [worker.start_at - monotonic() for worker in places if worker.process is None]
            ready = wait([awake, *running], max(0.0, min(pauses)) if pauses else None)
            for sentinel, worker in running.items():
                if sentinel in ready and not stop.asked() and worker.process is not None:
                    worker.ended(worker.process)
        _stop_all([worker.process for worker in places if worker.process is not None])


class _Stop:
    """Whether a signal has asked to stop. The signal also ends waiting."""

    def __init__(self, wake: socket.socket) -> None:
        self._asked = False
        self._wake = wake

    def __enter__(self) -> "_Stop":
        self._wake.setblocking(False)
        signal.set_wakeup_fd(self._wake.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(-1)

    def asked(self) -> bool:
        return self._asked

    def _ask(self, _number: int, _frame: FrameType | None) -> None:
        self._asked = True


def _stop_all(processes: list[SpawnProcess]) -> None:
    """They finish what they have begun, unless that takes too long."""
    for process in processes:
        process.terminate()
    until = monotonic() + STOP_TIMEOUT_S
    for process in processes:
        process.join(max(0.0, until - monotonic()))
        if process.is_alive():
            log.error("process %s does not stop and is killed", process.pid)
            process.kill()
            process.join()


def _cause(exit_code: int | None) -> str:
    if exit_code is not None and exit_code < 0:
        return signal.Signals(-exit_code).name
    return f"exit status {exit_code}"
