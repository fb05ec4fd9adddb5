"""Measure OpenSpiel, a C++ library with Python bindings; run in OpenSpiel's environment.

In OpenSpiel chance is a player, and the caller has to draw its moves. The time that takes counts, as
every engine has to deal and to roll, but these moves do not: a move is a decision of a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel
from measure import Uniform, effort_asked, measure, report

GAMES = ("gin_rummy", "backgammon", "hearts", "chess")

State = Any  # pyspiel.State: the bindings have no types.


def drive(state: State, uniform: Uniform, limit: int) -> int:
    moves = 0
    while moves < limit and not state.is_terminal():
        if state.is_chance_node():
            # Faster than random.choices, and than pyspiel.sample_action, which takes the list back to C++.
            rest = uniform()
            for outcome in state.chance_outcomes():
                rest -= outcome[1]
                if rest < 0:
                    break
            state.apply_action(outcome[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            moves += 1
    return moves


def loop(state: State, seed: int) -> Callable[[], State]:
    """OpenSpiel's own loop: the game and the random players in C++."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(state.num_players())]

    def play() -> State:
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    return play


def starter(game: Any) -> Callable[[int], State]:
    """The seed has nothing to decide: what chance does, deals included, is drawn move by move."""
    return lambda _seed: game.new_initial_state()


def decisions(state: State) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def main() -> None:
    effort = effort_asked()
    for name in GAMES:
        game = pyspiel.load_game(name)
        row = measure(
            engine="open_spiel",
            game=name,
            players=game.num_players(),
            start=starter(game),
            drive=drive,
            cloner=lambda state: state.clone,
            loop=loop,
            count=decisions,
            effort=effort,
        )
        report(row)


if __name__ == "__main__":
    main()
