"""Measure PettingZoo's own classic games; run in PettingZoo's environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from stepping import asked, measure, report

GAMES = ("connect_four_v3", "chess_v6", "texas_holdem_v4", "texas_holdem_no_limit_v6")
STEPS = 50


def one_by_one(env: Any) -> Callable[[], int]:
    chance = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(STEPS):
            seen, _, over, truncated, info = env.last()
            if over or truncated:
                env.reset()
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
        return STEPS

    return step


def main() -> None:
    quick = asked().quick
    for game in GAMES:
        env = import_module(f"pettingzoo.classic.{game}").raw_env()
        players = len(env.possible_agents)
        step = one_by_one(env)
        report(measure(engine="pettingzoo", game=game, players=players, way="one game", step=step, quick=quick))


if __name__ == "__main__":
    main()
