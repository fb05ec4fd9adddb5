"""Play the rungs of the ladder in docs/bots.md, and write its tables.

python tools/ladder.py play --jobs 16 --games 1000        with PYTHONPATH=build/compiled; goes on where it was stopped
python tools/ladder.py play --only 'sabika-2-*'           these rungs, by the names of their files
python tools/ladder.py tables                             what has been played so far, as Markdown
python tools/ladder.py picture docs/ladder.svg            and as a picture

The games of each rung are kept in benchmarks/ladder. They belong to one version of the bots: after a change, remove
them. When the rules of a game change, move its files to the folder `former`: they are shown, with the number of their
rules, until the rung is played again.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

import granada
from granada.arena.match import Match
from granada.arena.verdict import Standing, Verdict
from granada.commands.intervalplot import Plot

RESULTS = Path(__file__).resolve().parent.parent / "benchmarks" / "ladder"
FORMER = RESULTS / "former"
"""Games with earlier rules. The arena goes on with a file only under the same rules."""
SEED = 2027
LEVELS = ("random", "novice", "apprentice", "master", "grandmaster")
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
"""The levels of Yusuf, from the easiest on."""


class Result(msgspec.Struct):
    """What a file of the arena says, without the single games."""

    match: Match
    verdict: Verdict | None


class Rung(NamedTuple):
    game: str
    kinds: tuple[str, ...]
    """The stronger one first; it plays alone against all others."""
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        parts = [self.game, str(len(self.kinds)), *dict.fromkeys(self.kinds), *self.options]
        return "-".join(part.replace("=", "-") for part in parts)

    @property
    def file(self) -> Path:
        return RESULTS / f"{self.name}.json"

    @property
    def rivals(self) -> str:
        return self.kinds[1] if len(self.kinds) > 1 else ", ".join(("Yusuf", *self.options))


class Played(NamedTuple):
    rung: Rung
    rules: int
    games: int
    stronger: Standing
    weaker: Standing | None
    """None: a rival without a seat."""


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
    for game in granada.GAMES:
        yield Rung(game, ("master", "playouts"))


def play(only: str, jobs: int, games: int, slow_games: int) -> None:
    RESULTS.mkdir(exist_ok=True)
    asked_for = [rung for rung in rungs() if fnmatch(rung.name, only)]
    for rung in sorted(asked_for, key=lambda rung: SLOWEST in rung.kinds):
        asked = ["--games", str(slow_games if SLOWEST in rung.kinds else games), "--seed", str(SEED)]
        chosen = [part for option in rung.options for part in ("--option", option)]
        command = ["arena", rung.game, *rung.kinds, *asked, *chosen, "--jobs", str(jobs), "--out", str(rung.file)]
        print(*command, flush=True)
        subprocess.run([sys.executable, "-m", "granada", *command], check=True)


def played() -> Iterator[Played]:
    """The rungs that have been played to the end."""
    for rung in rungs():
        file = next((path for path in (rung.file, FORMER / rung.file.name) if path.exists()), None)
        result = msgspec.json.decode(file.read_bytes(), type=Result) if file else None
        if result is not None and result.verdict is not None:
            standings = {standing.kind: standing for standing in result.verdict.standings}
            weaker = standings[rung.kinds[-1]] if len(rung.kinds) > 1 else None
            yield Played(rung, result.match.rules, result.verdict.games, standings[rung.kinds[0]], weaker)


def tables() -> Iterator[str]:
    """A row for each rung; then the points of each level, by its rivals."""
    ladder = list(played())
    yield "| game | players | bot | against | rules | games | wins | 95 % interval | points | points of the rivals |"
    yield "|---|--:|---|---|--:|--:|--:|---|--:|--:|"
    for rung, rules, games, stronger, weaker in ladder:
        wins = f"{stronger.wins.share:.1%} | {stronger.wins.low:.1%} - {stronger.wins.high:.1%}"
        cells = f"{rung.game} | {len(rung.kinds)} | {stronger.kind} | {rung.rivals} | {rules} | {games:,} | {wins}"
        yield f"| {cells} | {stronger.score:.0f} | {'' if weaker is None else format(weaker.score, '.0f')} |"
    yield ""
    yield "| game | players | level | points among the level below | points among the level above |"
    yield "|---|--:|---|--:|--:|"
    usual = [each for each in ladder if set(each.rung.kinds) <= set(LEVELS) and not each.rung.options]
    for (game, players), group in groupby(usual, key=lambda each: (each.rung.game, len(each.rung.kinds))):
        below, above = {}, {}
        for each in group:
            below[each.stronger.kind] = f"{each.stronger.score:.0f}" + ("" if each.weaker else ", against Yusuf")
            if each.weaker is not None:
                above[each.weaker.kind] = f"{each.weaker.score:.0f}"
        for level in LEVELS:
            if level in below or level in above:
                yield f"| {game} | {players} | {level} | {below.get(level, '')} | {above.get(level, '')} |"


def picture() -> str:
    """The share of wins of each level against the one below, with its interval."""
    plot = Plot(
        "How often a level wins among bots of the level below",
        "The number of players, the level, and 95 % intervals. Dashed: the fair share. Alone: against Yusuf.",
    )
    ticks = [(tick / 4, f"{tick / 4:.0%}") for tick in range(5)]
    between_levels = [each for each in played() if set(each.rung.kinds) <= set(LEVELS) and not each.rung.options]
    for game, group in groupby(between_levels, key=lambda each: each.rung.game):
        rows = list(group)
        plot.panel(game.capitalize(), ticks, len(rows))
        for rung, rules, games, stronger, _ in rows:
            players = len(rung.kinds)
            mark = "" if rules == granada.load(game).rules else f", rules {rules}"
            wins, even = stronger.wins, 1 / players if players > 1 else None
            plot.row(f"{players}: {stronger.kind}{mark}", wins.share, wins, f"{wins.share:.0%} of {games:,}", even)
        plot.gap()
    return plot.finished()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the rungs of the ladder, and show them.")
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--only", default="*", help="the rungs to play, by the names of their files")
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--slow-games", type=int, default=100, help="of the slowest level")
    commands.add_parser("tables")
    commands.add_parser("picture").add_argument("file", type=Path)
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.only, asked.jobs, asked.games, asked.slow_games)
    elif asked.what == "tables":
        print("\n".join(tables()))
    else:
        asked.file.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
