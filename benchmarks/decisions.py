"""The clockwork every side of the search benchmark shares.

Each side runs in an environment of its own, so this module uses the standard library only."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import TypeVar

Position = TypeVar("Position")


@dataclass(frozen=True)
class Row:
    """One line of the result: one player of one game, deciding in many positions."""

    engine: str
    game: str
    players: int
    player: str
    decisions: int
    simulations_per_second: float | None
    """None where nothing is simulated, or where it is cut short."""
    median_ms: float | None
    p99_ms: float | None
    """None where no decision was made."""


def measure(
    *,
    engine: str,
    game: str,
    players: int,
    player: str,
    positions: Sequence[Position],
    decide: Callable[[Position], int],
) -> Row:
    """The processor time of a decision in every position: other programs on the machine do not count.

    `decide` returns how many simulations it took, 0 if that means nothing."""
    times: list[float] = []
    simulations = 0
    for position in positions:
        beginning = process_time()
        simulations += decide(position)
        times.append(process_time() - beginning)
    return Row(
        engine,
        game,
        players,
        player,
        len(times),
        simulations / sum(times) if simulations else None,
        1e3 * share(times, 0.5),
        1e3 * share(times, 0.99),
    )


def share(times: Sequence[float], part: float) -> float:
    """The time within which this part of the decisions was made."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def quick_asked() -> bool:
    """Read the command line of a side's script."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="few positions: rough figures")
    return bool(parser.parse_args().quick)


def report(row: Row) -> None:
    """Print one row as a line of JSON, at once: what was measured survives a later failure."""
    print(json.dumps(asdict(row)), flush=True)
