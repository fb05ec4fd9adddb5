"""The clockwork every side of the research benchmark shares.

Each side runs in an environment of its own, so this module uses the standard library only."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time

SECONDS = 1.5
QUICK_SECONDS = 0.3
REPETITIONS = 3


@dataclass(frozen=True)
class Row:
    """One line of the result: one game, stepped in one way."""

    engine: str
    game: str
    players: int
    way: str
    """How it is stepped: which function, and how many games at once."""
    steps_per_second: float
    """Decisions of players, with the observation and the mask of each, for a second of processor time of all
    threads."""


def measure(*, engine: str, game: str, players: int, way: str, step: Callable[[], int], quick: bool) -> Row:
    """`step` plays a little and says how many decisions that were. The best of some repetitions counts."""
    step()  # What is only done once, such as compiling, is not on the clock.
    best = 0.0
    for _ in range(REPETITIONS):
        steps, beginning, end = 0, process_time(), perf_counter() + (QUICK_SECONDS if quick else SECONDS)
        while perf_counter() < end:
            steps += step()
        best = max(best, steps / (process_time() - beginning))
    return Row(engine, game, players, way, best)


def asked() -> argparse.Namespace:
    """Read the command line of a side's script."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="short repetitions: rough figures")
    parser.add_argument("--processes", type=int, default=1, help="how many processes step games at the same time")
    return parser.parse_args()


def report(row: Row) -> None:
    """Print one row as a line of JSON, at once: what was measured survives a later failure."""
    print(json.dumps(asdict(row)), flush=True)
