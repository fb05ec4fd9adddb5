"""Numbered games, played by several processes at once."""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Part = TypeVar("Part")

MOST_IN_A_CHUNK = 20
"""Few enough that a person who stops the games hardly waits, enough that sending them off costs nothing."""
CHUNKS_FOR_EACH_JOB = 4
"""At least so many, so that no process is left waiting for long at the end."""


def share_out(play: Callable[[range], Part], numbers: range, jobs: int) -> Generator[Part, None, None]:
    """What comes of the games, chunk by chunk, in order. Close the iterator to stop before the end."""
    chunks = split(numbers, jobs)
    if jobs == 1:
        yield from map(play, chunks)
        return
    # Never by fork: the progress bar runs in a thread, and a fork copies the locks that threads hold.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _prepare_worker)
    try:
        with _ctrl_c_ignored():
            parts = pool.map(play, chunks)
        yield from parts
    finally:
        pool.shutdown(cancel_futures=True)


def one_by_one(play: Callable[[range], Part], numbers: range, jobs: int) -> Generator[Part, None, None]:
    """What comes of the games, each by itself, in order. They may be long, and leave nothing behind but what they come
    to: if the iterator is closed before the end, those that are being played are broken off."""
    games = [numbers[place : place + 1] for place in range(len(numbers))]
    if min(jobs, len(games)) <= 1:
        yield from map(play, games)
        return
    others = active_children()
    pool = ProcessPoolExecutor(min(jobs, len(games)), get_context("spawn"), _prepare_worker)
    try:
        with _ctrl_c_ignored():
            parts = pool.map(play, games)
        yield from parts
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def split(numbers: range, jobs: int) -> list[range]:
    size = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (jobs * CHUNKS_FOR_EACH_JOB)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore it for good: a terminal tells all of them, but one must stop the others."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Once more: not every system hands it down.
    Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    """Otherwise a worker would wait for games for ever when the process that sends them was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
