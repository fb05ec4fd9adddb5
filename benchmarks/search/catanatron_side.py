"""Measure what a simulation costs Catanatron's tree search; run in Catanatron's environment.

The player itself is not part of the released package, only of the repository. Each of its simulations plays one random
game to the end, from a copy, after adding a node to the tree. The copy and the random game are measured here: they set
the limit of what the player can reach. It makes no decision, so there are no decision times."""

from __future__ import annotations

from dataclasses import replace

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from decisions import measure, quick_asked, report

PLAYERS = (2, 4)


def positions(players: int, games: int) -> list[Game]:
    """Some choices that came up in random games."""
    found = []
    for seed in range(1, games + 1):
        game = Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)
        for move in range(200):
            if move % 20 == 0:
                found.append(game.copy())
            if game.winning_color() is not None:
                break
            game.play_tick()
    return found


def simulate(game: Game) -> int:
    game.copy().play()
    return 1


def main() -> None:
    games = 2 if quick_asked() else 10
    for players in PLAYERS:
        row = measure(
            engine="catanatron",
            game="catan",
            players=players,
            player="MCTS, at most",
            positions=positions(players, games),
            decide=simulate,
        )
        report(replace(row, median_ms=None, p99_ms=None))


if __name__ == "__main__":
    main()
