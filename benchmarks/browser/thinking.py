"""How long bots think about positions of whole games. It runs here and, as text, in the browser."""

import json
from time import perf_counter

import granada
from granada.bots import make
from granada.bots.asking import choose
from granada.bots.master import CHUNK
from granada.browser.thinking import MOST_SECONDS
from granada.kernel.state import State


def positions(game: str, players: int, count: int) -> list[tuple[State, int]]:
    """Positions with a choice, this number of them, from everywhere in a game of apprentices."""
    found, state = [], granada.load(game).new(players=players, seed=players)
    while (seat := state.to_move) is not None:
        if len(state.legal_codes(seat)) > 1:
            found.append((state.clone(), seat))
        state.play(make("apprentice", 1).choose(state.sample_hidden(seat, 1), seat), seat)
    return [found[place * len(found) // count] for place in range(count)]


def decision(kind: str, state: State, seat: int, most_seconds: float | None) -> tuple[float, int]:
    """Its milliseconds, and how many simulations were done, rounded up to whole chunks."""
    done = 0

    def stopped() -> bool:
        nonlocal done
        done += CHUNK
        return False

    sample, began = state.sample_hidden(seat, 1), perf_counter()
    choose(kind, 1, sample, seat, stopped, most_seconds)
    return 1e3 * (perf_counter() - began), done


def thought(game: str, players: int, kind: str, count: int, bounded: bool) -> str:
    """This number of decisions, each with its time and simulations; `bounded` as in the browser."""
    bound = MOST_SECONDS.get(kind) if bounded else None
    return json.dumps([decision(kind, state, seat, bound) for state, seat in positions(game, players, count)])


if __name__ == "__main__":
    import sys

    for line in sys.stdin:
        game, players, kind, count = line.split()
        print(thought(game, int(players), kind, int(count), bounded=False), flush=True)
