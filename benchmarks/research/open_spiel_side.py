"""Measure OpenSpiel, driven from Python with an observation and a mask for each decision; run in its environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from stepping import asked, measure, report

GAMES = ("connect_four", "gin_rummy", "hearts", "backgammon")
STEPS = 50


def one_by_one(game: Any) -> Callable[[], int]:
    chance = random.Random(1)
    state = game.new_initial_state()
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def step() -> int:
        nonlocal state
        steps = 0
        while steps < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                np.asarray(getattr(state, tensor)(state.current_player()), np.float32)
                mask = np.asarray(state.legal_actions_mask())
                state.apply_action(int(chance.choice(np.flatnonzero(mask))))
                steps += 1
        return steps

    return step


def main() -> None:
    quick = asked().quick
    for name in GAMES:
        game = pyspiel.load_game(name)
        step = one_by_one(game)
        report(
            measure(engine="open_spiel", game=name, players=game.num_players(), way="one game", step=step, quick=quick)
        )


if __name__ == "__main__":
    main()
