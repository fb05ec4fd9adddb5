"""Find better weights for the judge of a game by self-play.

python tools/tune.py alhambra --jobs 16 --generations 60      with PYTHONPATH=build/compiled, which is many times faster

CMA-ES, an evolution strategy, tries weights around the best ones it knows. Each try plays against the built-in
weights, in every seat of the same deals as the other tries of its generation, so that luck is the same for all. After
each generation everything is kept in build/tune, and the same command goes on from there. At the end the best weights
and the built-in ones play on the same new deals, and the better ones go into weights.toml.
"""

import argparse
import pickle
import re
from collections.abc import Iterable
from functools import cache
from math import exp, sqrt
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from pathlib import Path
from typing import NamedTuple

import cma  # type: ignore[import-untyped]

import granada
from granada.bots import Bot
from granada.bots.apprentice import Apprentice
from granada.bots.judge import Judge
from granada.bots.judges import new_judge, weights_of
from granada.bots.master import Level, Master

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "tune"
FIRST_STEP = 0.25
"""How far the first tries go from the built-in weights, as a share of each."""
FULL_LEAD = 20.0
LONGEST_GAME = 5000
MATCH = 1_000_000
"""The deals of the match at the end have numbers of their own."""

Weights = tuple[tuple[str, float], ...]


class Trial(NamedTuple):
    """One game of some weights, in one seat, against the built-in ones in all others."""

    game: str
    players: int
    deal: int
    seat: int
    simulations: int
    weights: Weights


def success(trial: Trial) -> float:
    """The success between 0 and 1: half for the victory, half for the lead, which says more where games are few."""
    state = granada.load(trial.game).new(players=trial.players, seed=trial.deal)
    builtin = tuple(weights_of(trial.game).items())
    judges = [judge(trial.game, trial.weights if seat == trial.seat else builtin) for seat in range(trial.players)]
    while (seat := state.to_move) is not None and state.played < LONGEST_GAME:
        bot = player(judges[seat], trial.simulations, trial.deal * LONGEST_GAME + state.played)
        state.play(bot.choose(state.sample_hidden(seat, state.played), seat), seat)
    points = judges[trial.seat].points(state)
    lead = points[trial.seat] - max(figure for seat, figure in enumerate(points) if seat != trial.seat)
    won = 1 / len(state.winners) if trial.seat in state.winners else 0.0
    return (won + 1 / (1 + exp(-lead / FULL_LEAD))) / 2


@cache
def judge(game: str, weights: Weights) -> Judge:
    return new_judge(game, dict(weights))


def player(judge: Judge, simulations: int, seed: int) -> Bot:
    """Weights are tuned by apprentices, which use nothing else, or by masters with little time."""
    return (
        Master(seed, Level("tuned", seconds=60, simulations=simulations), judge)
        if simulations
        else Apprentice(seed, judge)
    )


class Tuner:
    def __init__(self, arguments: argparse.Namespace, workers: Workers) -> None:
        self.arguments = arguments
        self.workers = workers
        self.builtin = weights_of(arguments.game)
        kept = set(arguments.keep)
        # Weights keep their sign: each is multiplied by a factor, and a weight of zero has nothing to multiply.
        self.names = [name for name, weight in self.builtin.items() if weight and name not in kept]

    def weights(self, logs: Iterable[float]) -> Weights:
        tried = dict(zip(self.names, logs, strict=True))
        return tuple((name, weight * exp(tried.get(name, 0.0))) for name, weight in self.builtin.items())

    def successes(self, tries: list[Weights], first_deal: int, deals: int) -> list[list[float]]:
        """What each of these weights achieved in every seat of the same deals."""
        asked = self.arguments
        trials = [
            Trial(asked.game, players, deal, seat, asked.simulations, weights)
            for weights in tries
            for players in asked.players
            for deal in range(first_deal, first_deal + deals)
            for seat in range(players)
        ]
        found = self.workers.map(success, trials, chunksize=4)
        share = len(trials) // len(tries)
        return [found[start : start + share] for start in range(0, len(trials), share)]

    def search(self, file: Path) -> Weights:
        asked = self.arguments
        if file.exists():
            builtin, strategy = pickle.loads(file.read_bytes())
            if builtin != self.builtin:
                raise SystemExit(f"{file} began with other built-in weights; remove it, or take another --seed")
            print(f"going on after generation {strategy.countiter}")
        else:
            # CMA-ES draws from numpy's generator, which takes the seed 0 for no seed.
            options = {"popsize": asked.tries, "seed": asked.seed, "verbose": -9}
            strategy = cma.CMAEvolutionStrategy([0.0] * len(self.names), FIRST_STEP, options)
        while strategy.countiter < asked.generations:
            points = strategy.ask()
            first_deal = 1 + strategy.countiter * asked.deals
            found = self.successes([self.weights(point) for point in points], first_deal, asked.deals)
            means = [sum(results) / len(results) for results in found]
            strategy.tell(points, [-mean for mean in means])
            file.write_bytes(pickle.dumps((self.builtin, strategy)))
            print(
                f"generation {strategy.countiter}: mean {sum(means) / len(means):.3f}, best {max(means):.3f}, "
                f"step {strategy.sigma:.3f}",
                flush=True,
            )
        return self.weights(strategy.result.xfavorite)


def is_clearly_better(found: list[list[float]]) -> bool:
    """Whether the first of two did better than the second, game by game, with a confidence of 95 %."""
    gains: list[float] = [new - old for new, old in zip(*found, strict=True)]
    mean = sum(gains) / len(gains)
    deviation = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    margin = 1.96 * deviation / sqrt(len(gains))
    print(f"better than the built-in weights by {mean:+.3f} ± {margin:.3f} over {len(gains)} games")
    return mean > margin


def write(game: str, weights: Weights) -> None:
    """Put the figures into the file, and leave everything else in it as it is."""
    file = ROOT / "src" / "granada" / "bots" / game / "weights.toml"
    text = file.read_text(encoding="utf-8")
    for name, weight in weights:
        text = re.sub(rf"^{name} = \S+", f"{name} = {weight:.4g}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Find better weights for the judge of a game by self-play.")
    parser.add_argument("game", choices=granada.GAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2], help="tables of these sizes")
    parser.add_argument("--simulations", type=int, default=0, help="let masters play with so many, not apprentices")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--tries", type=int, default=16, help="in each generation")
    parser.add_argument("--deals", type=int, default=24, help="for each try, all seats of each")
    parser.add_argument("--match", type=int, default=500, help="deals of the match at the end")
    parser.add_argument("--keep", nargs="*", default=[], metavar="WEIGHT", help="leave these as they are")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{arguments.game}-{arguments.seed}.pickle"
    with Pool(arguments.jobs) as workers:
        tuner = Tuner(arguments, workers)
        best = tuner.search(file)
        for name, weight in best:
            print(f"{name} = {weight:.4g}")
        builtin = tuple(tuner.builtin.items())
        better = is_clearly_better(tuner.successes([best, builtin], MATCH, arguments.match))
    if better:
        write(arguments.game, best)
        print("written to weights.toml")


if __name__ == "__main__":
    main()
