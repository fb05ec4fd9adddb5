"""Measure OpenSpiel's information-set Monte Carlo tree search, in C++ as the rules are; run in OpenSpiel's environment.

Each of its simulations plays one random game to the end. It can search few games without knowing what is hidden: gin
rummy is about as long as ours, euchre is short, and in hearts it crashes near the end of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from decisions import measure, quick_asked, report

GAMES = {"gin_rummy": 40, "euchre": 1}
"""One of so many positions is searched."""
SIMULATIONS = 800
UCT = 2.0

State = Any  # pyspiel.State: the bindings have no types.


def positions(game: Any) -> list[State]:
    """All choices that came up in some random games."""
    found = []
    for seed in range(1, 5):
        state, chance = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                found.append(state.clone())
            state.apply_action(chance.choice(actions))
    return found


def search(simulations: int) -> Callable[[State], int]:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, UCT, simulations, -1, final, False, False)

    def decide(state: State) -> int:
        bot.step(state)
        return simulations

    return decide


def main() -> None:
    simulations = SIMULATIONS // 8 if quick_asked() else SIMULATIONS
    for name, step in GAMES.items():
        game = pyspiel.load_game(name)
        report(
            measure(
                engine="open_spiel",
                game=name,
                players=game.num_players(),
                player=f"ISMCTS, {simulations}",
                positions=positions(game)[::step],
                decide=search(simulations),
            )
        )


if __name__ == "__main__":
    main()
