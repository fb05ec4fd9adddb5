"""Measure Granada's batches and its environment for PettingZoo."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from multiprocessing import Queue, get_context
from multiprocessing.synchronize import Barrier
from time import perf_counter

import numpy as np
from stepping import QUICK_SECONDS, SECONDS, Row, asked, measure, report

import granada
from granada.research import alhambra_v0, sabika_v0
from granada.research.batch import Batch

GAMES_AT_ONCE = 64
STEPS = 50
MODULES = {"alhambra": alhambra_v0, "sabika": sabika_v0}


def at_random(batch: Batch) -> Callable[[], int]:
    def step() -> int:
        for _ in range(STEPS):
            batch.step_at_random()
        return STEPS * GAMES_AT_ONCE

    return step


def chosen(batch: Batch) -> Callable[[], int]:
    """The actions come from Python, as those of a policy do. To choose them is on the clock, too."""
    rows = np.arange(GAMES_AT_ONCE)
    noise = np.random.default_rng(1).integers(1, 256, (97, *batch.masks.shape), np.uint8)
    count = 0

    def step() -> int:
        nonlocal count
        for _ in range(STEPS):
            count += 1
            actions = (noise[count % len(noise)] * batch.masks).argmax(axis=1)
            assert batch.masks[rows, actions].all()
            batch.step(actions)
        return STEPS * GAMES_AT_ONCE

    return step


def one_by_one(game: str, players: int) -> Callable[[], int]:
    """The environment for PettingZoo, without its wrappers that check the caller."""
    env = MODULES[game].raw_env(players=players)
    chance = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(STEPS):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return STEPS

    return step


def stepped_together(begin: Barrier, seconds: float, rates: Queue[float], game: str, seed: int) -> None:
    """Put the steps for a second by the clock on the wall, from when all processes are ready on."""
    step = at_random(Batch(game, GAMES_AT_ONCE, seed=seed))
    step()
    begin.wait()
    steps, beginning = 0, perf_counter()
    while perf_counter() - beginning < seconds:
        steps += step()
    rates.put(steps / (perf_counter() - beginning))


def main() -> None:
    arguments = asked()
    for game in MODULES:
        for players in granada.load(game).player_counts:
            make = partial(Batch, game, GAMES_AT_ONCE, players=players, seed=1)
            ways = {
                f"Batch({GAMES_AT_ONCE}), random": at_random(make()),
                f"Batch({GAMES_AT_ONCE}), chosen": chosen(make()),
            }
            if players in (1, 2):
                ways["PettingZoo, one game"] = one_by_one(game, players)
            for way, step in ways.items():
                report(measure(engine="granada", game=game, players=players, way=way, step=step, quick=arguments.quick))
    if arguments.processes > 1:
        side_by_side(arguments.processes, arguments.quick)


def side_by_side(processes: int, quick: bool) -> None:
    """The sum of what so many processes reach at the same time: not for a second of processor time, but of time."""
    context = get_context("spawn")
    for game in MODULES:
        begin, rates = context.Barrier(processes), context.Queue()
        seconds = QUICK_SECONDS if quick else SECONDS
        running = [
            context.Process(target=stepped_together, args=(begin, seconds, rates, game, seed))
            for seed in range(processes)
        ]
        for process in running:
            process.start()
        total = sum(rates.get() for _ in running)
        for process in running:
            process.join()
        report(Row("granada", game, 2, f"{processes} processes, Batch({GAMES_AT_ONCE}), random", total))


if __name__ == "__main__":
    main()
