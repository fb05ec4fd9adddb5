"""Chaos: faults of all kinds while people play, and whether anything was lost."""

import argparse
import asyncio
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from tests.chaos.cluster import Cluster, cluster
from tests.chaos.faults import FAULTS, Fault
from tests.chaos.lanes import Lane
from tests.limits import HANG_S
from tests.server.process import postgres

LANES = (
    ("alhambra", ("me", "open")),
    ("sabika", ("me", "open")),
    ("sabika", ("me", "random")),
    ("alhambra", ("me", "random", "random")),
)
TOGETHER = 0.25
"""The share of the faults that come together with another one."""
QUIET_S = 0.3
"""The pause between two faults."""


@dataclass
class Report:
    seed: int
    wanted: int
    """How many faults were asked for."""
    faults: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """The seconds from the end of each fault until play went on everywhere, by kind."""
    acknowledged: int = 0
    games: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{'fault':18}{'times':>6}{'longest until play went on':>29}"]
        for kind, times in sorted(self.faults.items()):
            lines.append(f"{kind:18}{len(times):6}{max(times):27.1f} s")
        count = sum(map(len, self.faults.values()))
        if count < self.wanted:
            lines.append(f"{self.wanted - count} of the {self.wanted} faults were not begun")
        lines += [f"{count} faults (seed {self.seed}), {self.acknowledged} actions acknowledged in {self.games} games"]
        return "\n".join([*lines, *(f"WRONG: {what}" for what in self.wrong or ["nothing"])])


async def run(faults: int, seed: int, seconds: float) -> Report:
    """Begin this number of faults, or as many as the time allows."""
    chance, report = Random(seed), Report(seed, faults)
    with TemporaryDirectory(prefix="granada-chaos-") as folder, postgres() as database:
        async with cluster(database, Path(folder), chance) as made:
            lanes = [Lane(made, game, seats, chance) for game, seats in LANES]
            playing = [asyncio.create_task(lane.play()) for lane in lanes]
            try:
                await _inflict(made, lanes, faults, monotonic() + seconds, chance, report)
            except TimeoutError:
                report.wrong.append("play does not go on")
            else:
                for lane in lanes:
                    await lane.end()
                await asyncio.gather(*playing)
            finally:
                for task in playing:
                    task.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
            report.wrong += [repr(error) for error in ended if isinstance(error, Exception)]
            await _check(made, lanes, report)
    return report


async def _inflict(
    made: Cluster, lanes: Sequence[Lane], faults: int, until: float, chance: Random, report: Report
) -> None:
    kinds: list[Fault] = []
    done = 0
    await _go_on(lanes)
    while done < faults and monotonic() < until:
        if len(kinds) < 2:
            kinds += chance.sample(FAULTS, len(FAULTS))  # Each kind as often as any other.
        together = [kinds.pop() for _ in range(2 if chance.random() < TOGETHER else 1)]
        await asyncio.gather(*(fault(made, chance) for fault in together))
        ended = monotonic()
        await _go_on(lanes)
        for fault in together:
            report.faults[fault.__name__.replace("_", " ")].append(monotonic() - ended)
        done += len(together)
        await asyncio.sleep(chance.uniform(0, QUIET_S))


async def _go_on(lanes: Sequence[Lane]) -> None:
    """Wait until something more is acknowledged in each lane."""
    before = [lane.acknowledged for lane in lanes]
    async with asyncio.timeout(HANG_S):
        while any(lane.acknowledged <= count for lane, count in zip(lanes, before, strict=True)):
            await asyncio.sleep(0.02)


async def _check(made: Cluster, lanes: Sequence[Lane], report: Report) -> None:
    for lane in lanes:
        report.acknowledged += lane.acknowledged
        report.games += len(lane.played)
        report.wrong += lane.faults
        for table, history in lane.played.items():
            found = history.faults(await made.rows(table), await made.heard(table))
            report.wrong += [f"{table}: {what}" for what in found]
    for node in made.nodes:
        printed = "".join(node.server.printed)
        if "Traceback" in printed:
            report.wrong.append(f"an error that nobody expected:\n{printed[printed.index('Traceback') - 300 :][:3000]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None, help="the same one again means the same faults again")
    parser.add_argument("--seconds", type=float, default=2 * 3600, help="no new fault after so many seconds")
    arguments = parser.parse_args()
    seed = Random().getrandbits(32) if arguments.seed is None else arguments.seed
    report = asyncio.run(run(arguments.faults, seed, arguments.seconds))
    sys.stdout.write(f"{report}\n")
    sys.exit(bool(report.wrong))


if __name__ == "__main__":
    main()
