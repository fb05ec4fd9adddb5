"""Measure Granada; which build of it, plain or compiled, is a matter of PYTHONPATH."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from measure import Uniform, effort_asked, measure, report

import granada
import granada.kernel.state
from granada.kernel.chance import Chance
from granada.kernel.playout import playout
from granada.kernel.state import State

# The numbers of players worth a row; games without an entry are measured with all of theirs.
PLAYERS = {"alhambra": (2, 3, 4, 6)}


def build() -> str:
    """What was really loaded: asking for the compiled build does not make it one."""
    return "plain" if Path(granada.kernel.state.__file__).suffix == ".py" else "compiled"


def drive(state: State, uniform: Uniform, limit: int) -> int:
    played = 0
    while played < limit and not state.over:
        moves = state.legal_moves()
        state.play(moves[int(uniform() * len(moves))])
        played += 1
    return played


def loop(state: State, seed: int) -> Callable[[], int]:
    return partial(playout, state, Chance(seed))


def starter(game: str, players: int) -> Callable[[int], State]:
    return lambda seed: granada.load(game).new(players=players, seed=seed)


def main() -> None:
    effort = effort_asked()
    pairs = [
        (game, players) for game in granada.GAMES for players in PLAYERS.get(game, granada.load(game).player_counts)
    ]
    for game, players in pairs:
        row = measure(
            engine=f"granada {build()}",
            game=game,
            players=players,
            start=starter(game, players),
            drive=drive,
            cloner=lambda state: state.clone,
            loop=loop,
            count=int,
            effort=effort,
        )
        report(row)


if __name__ == "__main__":
    main()
