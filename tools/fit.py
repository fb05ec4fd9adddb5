"""See how well the judge of a game foresees the final scores, and which weights would foresee them better.

python tools/fit.py sabika --games 400 --jobs 2      with PYTHONPATH=build/compiled, which is many times faster

Apprentices play, and now and then one of them makes any move, so that there are positions, too, which they avoid. Of
some positions it is noted what the judge expects for each seat, what came of it, and how the expectation changes with
each weight. Least squares then tell which changes would have explained the difference best, with a pull towards none.

That is advice, and nothing is written: a better forecast need not mean better play. tools/tune.py finds that out.
"""

import argparse
from functools import cache, partial
from multiprocessing import Pool
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import granada
from granada.bots.apprentice import Apprentice
from granada.bots.judge import Judge
from granada.bots.judges import judge_of, new_judge, weights_of
from granada.kernel.chance import Chance
from granada.kernel.state import State

STAGES = 4
LEAN = 0.05
"""A weight is changed by this share to see what depends on it."""
NOTED = 3
"""One turn of so many is noted."""
STRAY = 16
"""One move of so many is any legal one."""
PULL = 3.0
"""Towards weights as they are: the more, the fewer looks there are."""

Figures = NDArray[np.float64]


class Look(NamedTuple):
    """The figures of one seat in one position."""

    stage: int
    expected: float
    final: float
    slopes: tuple[float, ...]
    """The change of what is expected with each weight, for a change of it by its whole size."""


class Advice(NamedTuple):
    factors: Figures
    margins: Figures
    """The margins of 95 %."""


def names(game: str) -> list[str]:
    """What depends on a weight of zero is not seen by leaning on it."""
    return [name for name, weight in weights_of(game).items() if weight]


@cache
def leaning(game: str) -> list[Judge]:
    builtin = weights_of(game)
    return [new_judge(game, {**builtin, name: builtin[name] * (1 + LEAN)}) for name in names(game)]


def looks(game: str, players: int, deal: int) -> list[Look]:
    state, chance = granada.load(game).new(players=players, seed=deal), Chance(deal)
    bots = [Apprentice(deal * players + seat) for seat in range(players)]
    noted: list[State] = []
    turn = state.turn
    while (seat := state.to_move) is not None:
        if state.turn != turn and chance.below(NOTED) == 0:
            noted.append(state.clone())
        turn = state.turn
        if chance.below(STRAY) == 0:
            codes = state.legal_codes(seat)
            move = state.move(codes[chance.below(len(codes))])
        else:
            move = bots[seat].choose(state.sample_hidden(seat, state.played), seat)
        state.play(move, seat)
    return [look for position in noted for look in looks_at(position, state)]


def looks_at(position: State, end: State) -> list[Look]:
    game = position.header.game
    expected = judge_of(game).points(position)
    leant = [judge.points(position) for judge in leaning(game)]
    stage = STAGES * position.played // end.played
    return [
        Look(stage, expected[seat], final, tuple((points[seat] - expected[seat]) / LEAN for points in leant))
        for seat, final in enumerate(end.scores)
    ]


def advice(seen: list[Look]) -> Advice:
    """A stage in which all is expected too high or too low is taken as it is: that says nothing of single weights."""
    stages = np.array([look.stage for look in seen])
    slopes = np.array([look.slopes for look in seen])
    missed = np.array([look.final - look.expected for look in seen])
    for stage in set(stages):
        here = stages == stage
        spread = missed[here].std() or 1.0
        # What is noted early is uncertain anyhow, and tells less.
        slopes[here] = (slopes[here] - slopes[here].mean(axis=0)) / spread
        missed[here] = (missed[here] - missed[here].mean()) / spread
    pull = PULL * np.sqrt(len(seen)) * np.eye(slopes.shape[1])
    uncertainty = np.linalg.inv(slopes.T @ slopes + pull)
    return Advice(1 + uncertainty @ slopes.T @ missed, 1.96 * np.sqrt(np.diag(uncertainty)))


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="See how well the judge of a game foresees the final scores.")
    parser.add_argument("game", choices=granada.GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    with Pool(arguments.jobs) as workers:
        play = partial(looks, arguments.game, arguments.players)
        seen = [look for game in workers.imap_unordered(play, range(arguments.games)) for look in game]
    for stage in range(STAGES):
        missed = np.array([look.final - look.expected for look in seen if look.stage == stage])
        print(f"quarter {stage + 1}: final scores {missed.mean():+.1f} ± {missed.std():.1f}, {len(missed)} looks")
    for name, factor, margin in zip(names(arguments.game), *advice(seen), strict=True):
        print(f"{name} * {factor:.2f} ± {margin:.2f}")


if __name__ == "__main__":
    main()
