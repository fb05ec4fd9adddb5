"""Measure the bots of Granada and their search."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from decisions import measure, quick_asked, report

import granada
import granada.kernel.state
from granada.bots import make
from granada.bots.judges import judge_of
from granada.bots.master import MASTER
from granada.bots.search import Search
from granada.kernel.state import State

PLAYERS = {"alhambra": (2, 3, 4, 5, 6), "sabika": (1, 2, 3, 4)}
LEVELS = {"apprentice": 1, "master": 4, "grandmaster": 40}
"""The slower ones decide in one of so many positions."""

Position = tuple[State, int]


def positions(game: str, players: int, games: int) -> list[Position]:
    """All choices that came up in some games between apprentices."""
    found = []
    for seed in range(1, games + 1):
        state = granada.load(game).new(players=players, seed=seed)
        while (seat := state.to_move) is not None:
            if len(state.legal_codes(seat)) > 1:
                found.append((state.clone(), seat))
            state.play(make("apprentice", seed).choose(state.sample_hidden(seat, seed), seat), seat)
    return found


def simulate(position: Position) -> int:
    """A search of a fixed number of simulations: masters stop as soon as more of them cannot change their minds."""
    state, seat = position
    search = Search(state, seat, judge_of(state.header.game), 1, MASTER.exploration, MASTER.temperature, MASTER.urgency)
    simulations = MASTER.simulations_for(state.header.game, state.players) or 0
    search.run(simulations)
    return simulations


def choose(kind: str) -> Callable[[Position], int]:
    def decide(position: Position) -> int:
        state, seat = position
        make(kind, 1).choose(state, seat)
        return 0

    return decide


def main() -> None:
    if Path(granada.kernel.state.__file__).suffix == ".py":
        raise RuntimeError("this is plain Python; the search is only worth measuring compiled")
    quick = quick_asked()
    for game in granada.GAMES:
        for players in PLAYERS[game]:
            found = positions(game, players, 2 if quick else 8)
            for name, decide, step in [
                ("search", simulate, 4),
                *((kind, choose(kind), step) for kind, step in LEVELS.items()),
            ]:
                report(
                    measure(
                        engine="granada",
                        game=game,
                        players=players,
                        player=name,
                        positions=found[::step],
                        decide=decide,
                    )
                )


if __name__ == "__main__":
    main()
