"""The clockwork every side of the playout benchmark shares.

Each side runs in an environment of its own, so this module uses the standard library only.
A side says how to start, drive and copy its games; what is timed, and how, is decided here,
once, for everybody.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TypeVar

State = TypeVar("State")
Played = TypeVar("Played")

Uniform = Callable[[], float]
"""A source of numbers in [0, 1): the one source of random moves on every side."""

Drive = Callable[[State, Uniform, int], int]
"""Plays up to so many random moves from Python, move by move; returns how many were played."""

NO_LIMIT = 1 << 60
POSITIONS = 24


@dataclass(frozen=True)
class Effort:
    """How long to measure: every figure is the best of some repetitions of the same work."""

    seconds: float
    repetitions: int


FULL = Effort(seconds=0.6, repetitions=3)
QUICK = Effort(seconds=0.1, repetitions=2)


@dataclass(frozen=True)
class Row:
    """One line of the result: one engine playing one game."""

    engine: str
    game: str
    players: int
    moves_per_second: float
    """Driven from Python: list the legal moves, choose one, play it."""
    loop_moves_per_second: float
    """The rate in the engine's own playout loop."""
    clone_us: float
    games_per_second: float
    """Whole games in the engine's own loop, setting them up included."""
    moves_per_game: float


@dataclass(frozen=True)
class Playouts:
    games: int
    moves: int
    playing: float
    """Seconds spent playing, without setting up."""
    total: float
    """Seconds spent altogether."""

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.playing

    @property
    def games_per_second(self) -> float:
        return self.games / self.total

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games


def effort_asked() -> Effort:
    """Read the command line of a side's script."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="short and rough")
    return QUICK if parser.parse_args().quick else FULL


def report(row: Row) -> None:
    """Print one row as a line of JSON, at once: what was measured survives a later failure."""
    print(json.dumps(asdict(row)), flush=True)


def measure(
    *,
    engine: str,
    game: str,
    players: int,
    start: Callable[[int], State],
    drive: Drive[State],
    cloner: Callable[[State], Callable[[], object]],
    loop: Callable[[State, int], Callable[[], Played]],
    count: Callable[[Played], int],
    effort: Effort,
) -> Row:
    """Measure one game of one engine.

    `start(seed)` sets up a game and `cloner(state)` is the function that copies it. `loop(state, seed)`
    makes ready one playout in the engine's own loop; `count` finds the number of moves in what that
    playout returned, off the clock, as not every engine counts them itself.
    """

    def driven(seed: int) -> Callable[[], int]:
        state, uniform = start(seed), random.Random(seed).random
        return lambda: drive(state, uniform, NO_LIMIT)

    by_python = play_out(driven, int, effort)
    by_itself = play_out(lambda seed: loop(start(seed), seed), count, effort)
    return Row(
        engine=engine,
        game=game,
        players=players,
        moves_per_second=by_python.moves_per_second,
        loop_moves_per_second=by_itself.moves_per_second,
        clone_us=1e6 * clone_seconds(start, drive, cloner, effort),
        games_per_second=by_itself.games_per_second,
        moves_per_game=by_itself.moves_per_game,
    )


def play_out(
    prepare: Callable[[int], Callable[[], Played]], count: Callable[[Played], int], effort: Effort
) -> Playouts:
    """Time whole games; the best of several repetitions.

    Every repetition plays the games of the same seeds. Otherwise the best one would be that of the
    luckiest games, not that of the quietest moment of the machine.
    """

    def repetition(games: int) -> Playouts:
        moves, playing, total = 0, 0.0, 0.0
        # From 1: there are engines that take the seed 0 for no seed.
        for seed in range(1, games + 1):
            setting_up = perf_counter()
            play = prepare(seed)
            starting = perf_counter()
            played = play()
            ended = perf_counter()
            playing += ended - starting
            total += ended - setting_up
            moves += count(played)
        return Playouts(games, moves, playing, total)

    attempt = repetition(1)
    while attempt.playing < effort.seconds:
        # Short attempts say little about the speed; so approach the wanted length in steps.
        factor = min(8.0, 1.2 * effort.seconds / attempt.playing)
        attempt = repetition(int(attempt.games * factor) + 1)
    again = [repetition(attempt.games) for _ in range(effort.repetitions - 1)]
    return min([attempt, *again], key=lambda result: result.playing)


def clone_seconds(
    start: Callable[[int], State],
    drive: Drive[State],
    cloner: Callable[[State], Callable[[], object]],
    effort: Effort,
) -> float:
    """Time one copy of a position half-way through a game, on average over several games."""

    def halfway(seed: int) -> State:
        length = drive(start(seed), random.Random(seed).random, NO_LIMIT)
        state = start(seed)
        drive(state, random.Random(seed).random, length // 2)
        return state

    # The bound methods only: looking them up is no part of copying.
    clones = [cloner(halfway(seed)) for seed in range(1, POSITIONS + 1)]

    def repetition(rounds: int) -> float:
        starting = perf_counter()
        for _ in range(rounds):
            for clone in clones:
                clone()
        return perf_counter() - starting

    rounds = 1
    while (seconds := repetition(rounds)) < effort.seconds / 2:
        rounds *= 2
    best = min(seconds, *(repetition(rounds) for _ in range(effort.repetitions - 1)))
    return best / (rounds * len(clones))
