"""Measure Catanatron, an engine for Catan in plain Python; run in Catanatron's environment."""

from __future__ import annotations

from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]
from measure import Uniform, effort_asked, measure, report

PLAYERS = (2, 4)


def drive(game: Game, uniform: Uniform, limit: int) -> int:
    moves = 0
    while moves < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        # Without validation, which is faster: the action comes from the list it would be looked up in.
        game.execute(actions[int(uniform() * len(actions))], validate_action=False)
        moves += 1
    return moves


def loop(game: Game, _seed: int) -> Callable[[], Game]:
    """Catanatron's own loop; it draws from the generator that Game(seed=...) has just seeded."""

    def play() -> Game:
        game.play()
        return game

    return play


def starter(players: int) -> Callable[[int], Game]:
    colours = list(Color)[:players]
    return lambda seed: Game([RandomPlayer(colour) for colour in colours], seed=seed)


def main() -> None:
    effort = effort_asked()
    for players in PLAYERS:
        row = measure(
            engine="catanatron",
            game="catan",
            players=players,
            start=starter(players),
            drive=drive,
            cloner=lambda game: game.copy,
            loop=loop,
            count=lambda game: len(game.state.actions),
            effort=effort,
        )
        report(row)


if __name__ == "__main__":
    main()
