"""Games of bots, from which a judge can learn (tools/learn.py).

python tools/self_play.py alhambra --players 3 --seconds 60 --jobs 16      with PYTHONPATH=build/compiled

Apprentices play as many games as they can, with a stray move now and then. The inputs of the position after each turn
are kept in build/learn, together with the result of the game.
"""

import argparse
import json
from array import array
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from threading import Semaphore
from time import monotonic
from typing import NamedTuple

import granada
from granada.bots.apprentice import Apprentice
from granada.bots.judge import Judge
from granada.bots.judges import new_judge, weights_of
from granada.bots.net import HIDDEN, Net
from granada.kernel.chance import Chance

KEPT = Path(__file__).resolve().parent.parent / "build" / "learn"
STRAY = 24
"""One move of so many is any legal one."""
LONGEST_GAME = 5000
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


class Noted(NamedTuple):
    """The notes of one game."""

    inputs: bytes
    """The inputs of each noted position and each seat, as numbers of two bytes."""
    results: bytes
    """For each of these rows the share of the victory, and the lead at the end; as floats of four bytes."""
    positions: int


def play_one(game: str, players: int, deal: int) -> Noted:
    rules, chance = granada.load(game), Chance(deal)
    options = {
        option.name: option.choices[chance.below(len(option.choices))]
        for option in rules.options
        if option.is_for(players)
    }
    state = rules.new(players=players, seed=deal, **options)
    judge = learning_judge(game, players)
    bots = [Apprentice(deal * players + seat) for seat in range(players)]
    inputs, positions, turn = array("h"), 0, state.turn
    while (seat := state.to_move) is not None and state.played < LONGEST_GAME:
        if state.turn != turn:
            inputs.extend(max(LOWEST, min(HIGHEST, figure)) for figure in judge.forecast(state).inputs)
            positions += 1
        turn = state.turn
        codes = state.legal_codes(seat)
        if len(codes) == 1:
            move = state.move(codes[0])
        elif chance.below(STRAY) == 0:
            move = state.move(codes[chance.below(len(codes))])
        else:
            move = bots[seat].choose(state.sample_hidden(seat, state.played), seat)
        state.advance(move.code, seat)
    points = list(judge.points(state))
    results = array("f")
    for seat in range(players):
        lead = points[seat] - max(other for rival, other in enumerate(points) if rival != seat)
        results.extend((1 / len(state.winners) if seat in state.winners else 0.0, lead))
    return Noted(inputs.tobytes(), results.tobytes() * positions, positions)


def learning_judge(game: str, players: int) -> Judge:
    """It tells the inputs, whether it has learned anything yet or not: its net is blank."""
    judge = new_judge(game, weights_of(game))
    judge.nets = {players: Net([], [0] * HIDDEN, [0] * HIDDEN)}
    return judge


def play(game: str, players: int, seconds: float, jobs: int, first: int) -> None:
    """Games until the time is over; they are kept in two files."""
    KEPT.mkdir(parents=True, exist_ok=True)
    began, games, rows = monotonic(), 0, 0
    sizes: list[int] = []
    with Pool(jobs) as workers:
        path = KEPT / f"{game}-{players}"
        with path.with_suffix(".inputs").open("wb") as inputs, path.with_suffix(".results").open("wb") as results:
            ahead = Semaphore(3 * jobs)
            for noted in workers.imap(partial(play_one, game, players), deals(first, began + seconds, ahead)):
                ahead.release()
                inputs.write(noted.inputs)
                results.write(noted.results)
                sizes.append(noted.positions)
                games, rows = games + 1, rows + noted.positions
        path.with_suffix(".json").write_text(json.dumps({"games": games, "positions": rows, "sizes": sizes}))
    print(f"{game}, {players} players: {games} games, {rows} positions, {monotonic() - began:.0f} s", flush=True)


def deals(first: int, end: float, ahead: Semaphore) -> Iterator[int]:
    """Only a few ahead of the games that have been played."""
    deal = first
    while monotonic() < end:
        ahead.acquire()
        yield deal
        deal += 1


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play games from which the judge of a game can learn.")
    parser.add_argument("game", choices=granada.GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    play(arguments.game, arguments.players, arguments.seconds, arguments.jobs, arguments.first)


if __name__ == "__main__":
    main()
