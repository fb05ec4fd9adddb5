"""Play the rungs of the ladder in docs/bots.md, and write its tables.

python tools/ladder.py play --jobs 16 --games 1000        with PYTHONPATH=build/compiled; goes on where it was stopped
python tools/ladder.py tables                             what has been played so far, as Markdown

The games of each rung are kept in benchmarks/ladder. They belong to one version of the bots: after a change, remove
them.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

import granada

RESULTS = Path(__file__).resolve().parent.parent / "benchmarks" / "ladder"
SEED = 2027
LEVELS = ("random", "apprentice", "master", "grandmaster")
SLOWEST = "grandmaster"
"""Fewer games are asked of it."""
DIFFICULTIES = (
    (),
    ("events=3-0",),
    ("events=2-1",),
    ("events=1-2",),
    ("events=0-3",),
    ("events=0-3", "yusuf=hard"),
)
"""Of Yusuf, from the easiest on."""


class Rung(NamedTuple):
    game: str
    kinds: tuple[str, ...]
    """The stronger one first; it plays alone against all others."""
    options: tuple[str, ...] = ()

    @property
    def file(self) -> Path:
        parts = [self.game, str(len(self.kinds)), *dict.fromkeys(self.kinds), *self.options]
        return RESULTS / ("-".join(part.replace("=", "-") for part in parts) + ".json")


def rungs() -> Iterator[Rung]:
    for game in granada.GAMES:
        for players in granada.load(game).player_counts:
            if players == 1:
                yield from (Rung(game, (level,), options) for level in LEVELS[1:] for options in DIFFICULTIES)
                continue
            for weaker, stronger in pairwise(LEVELS):
                yield Rung(game, (stronger, *[weaker] * (players - 1)))
    yield Rung("alhambra", ("apprentice", "buyer"))
    yield Rung("alhambra", ("master", "buyer"))


def play(jobs: int, games: int, slow_games: int) -> None:
    RESULTS.mkdir(exist_ok=True)
    for rung in sorted(rungs(), key=lambda rung: SLOWEST in rung.kinds):
        asked = ["--games", str(slow_games if SLOWEST in rung.kinds else games), "--seed", str(SEED)]
        chosen = [part for option in rung.options for part in ("--option", option)]
        command = ["arena", rung.game, *rung.kinds, *asked, *chosen, "--jobs", str(jobs), "--out", str(rung.file)]
        print(*command, flush=True)
        subprocess.run([sys.executable, "-m", "granada", *command], check=True)


class Share(msgspec.Struct):
    share: float
    low: float
    high: float


class Standing(msgspec.Struct):
    kind: str
    wins: Share
    score: float


class Verdict(msgspec.Struct):
    games: int
    standings: list[Standing]


class Kept(msgspec.Struct):
    verdict: Verdict | None


def tables() -> Iterator[str]:
    """A row for each rung that has been played to the end."""
    yield "| game | players | who | against | games | wins | 95 % interval | points |"
    yield "|---|--:|---|---|--:|--:|---|--:|"
    for rung in rungs():
        if not rung.file.exists():
            continue
        verdict = msgspec.json.decode(rung.file.read_bytes(), type=Kept).verdict
        if verdict is None:
            continue
        (first,) = [standing for standing in verdict.standings if standing.kind == rung.kinds[0]]
        rivals = rung.kinds[1] if len(rung.kinds) > 1 else ", ".join(("Yusuf", *rung.options))
        wins = f"{first.wins.share:.1%} | {first.wins.low:.1%} - {first.wins.high:.1%}"
        who = f"{rung.game} | {len(rung.kinds)} | {first.kind} | {rivals}"
        yield f"| {who} | {verdict.games:,} | {wins} | {first.score:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the rungs of the ladder, and write its tables.")
    parser.add_argument("what", choices=("play", "tables"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--slow-games", type=int, default=100, help="of the slowest level")
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.jobs, asked.games, asked.slow_games)
    else:
        print("\n".join(tables()))


if __name__ == "__main__":
    main()
