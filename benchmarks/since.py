"""How fast the compiled build plays, searches and steps beside that of an older commit:
python benchmarks/since.py v0.1.0

Both are measured now. Prints tables in Markdown; ratios above 1 say that it has become faster.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sides import BENCHMARKS, COMPILED, ROOT, MeasureError, Row, Side, compiled

ROUNDS = 2


@dataclass(frozen=True)
class Part:
    """What is measured by one script, and by what its rows are known."""

    title: str
    folder: str
    names: tuple[str, ...]
    figures: dict[str, str]

    @property
    def script(self) -> Path:
        return BENCHMARKS / self.folder / "granada_side.py"


PARTS = (
    Part(
        "Playouts",
        "playouts",
        ("game", "players"),
        {"loop_moves_per_second": "loop", "moves_per_second": "driven", "games_per_second": "whole games"},
    ),
    Part("Search", "search", ("game", "players", "player"), {"simulations_per_second": "simulations"}),
    Part("Research", "research", ("game", "players", "way"), {"steps_per_second": "steps"}),
)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("commit", help="the older commit")
    parser.add_argument("--quick", action="store_const", const=["--quick"], default=[], help="short and rough")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        older = Path(folder, "older")
        git("worktree", "add", "--quiet", "--detach", str(older), arguments.commit)
        try:
            build: list[str | Path] = [sys.executable, older / "tools" / "compile.py", older / "build" / "compiled"]
            subprocess.run(build, cwd=older, check=True)
            compiled("granada compiled", BENCHMARKS / "playouts")
            for part in PARTS:
                compare(part, older / "build" / "compiled", arguments.commit, arguments.quick)
        finally:
            git("worktree", "remove", "--force", str(older))


def compare(part: Part, older: Path, commit: str, flags: list[str]) -> None:
    """Print the ratios of one part. An older commit may lack what it measures."""
    before, now = (Side(sys.executable, part.script, build) for build in (older, COMPILED))
    print(f"{part.title} now, beside {commit}:\n", flush=True)
    try:
        # They take turns: a busy moment of the machine then spoils one turn of one of them.
        rounds = [(before.rows(flags), now.rows(flags)) for _ in range(ROUNDS)]
    except MeasureError as error:
        print(f"They {error}.\n")
        return
    print(f"| {' | '.join((*part.names, *part.figures.values()))} |")
    print(f"|{'---|' * len(part.names)}{'--:|' * len(part.figures)}")
    old, new = (best(part, [rows[side] for rows in rounds]) for side in (0, 1))
    for name in sorted(new.keys() & old.keys()):
        ratios = (f"{new[name][figure] / old[name][figure]:.2f}" for figure in part.figures)
        print(f"| {' | '.join(map(str, (*name, *ratios)))} |")
    print(flush=True)


def best(part: Part, rounds: list[list[Row]]) -> dict[tuple[str | int, ...], Row]:
    """The best figures of each row; rows that lack a figure are left out."""
    found: dict[tuple[str | int, ...], Row] = {}
    for row in (row for rows in rounds for row in rows):
        if all(row[figure] for figure in part.figures):
            known = found.setdefault(tuple(row[name] for name in part.names), dict(row))
            known.update({figure: max(known[figure], row[figure]) for figure in part.figures})
    return found


def git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    try:
        main()
    except (MeasureError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
