"""How fast the compiled build plays beside that of an older commit: python benchmarks/since.py v0.1.0

Both are measured now. Prints a table in Markdown; ratios above 1 say that it has become faster.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sides import BENCHMARKS, COMPILED, ROOT, MeasureError, Row, Side, compiled

SCRIPT = BENCHMARKS / "playouts" / "granada_side.py"
FIGURES = {"loop_moves_per_second": "loop", "moves_per_second": "driven", "games_per_second": "whole games"}
ROUNDS = 2


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
            compiled("granada compiled", SCRIPT.parent)
            before = Side(sys.executable, SCRIPT, older / "build" / "compiled")
            now = Side(sys.executable, SCRIPT, COMPILED)
            # They take turns: a busy moment of the machine then spoils one turn of one of them.
            rounds = [(before.rows(arguments.quick), now.rows(arguments.quick)) for _ in range(ROUNDS)]
        finally:
            git("worktree", "remove", "--force", str(older))
    print(f"Playouts now, beside those of {arguments.commit}:\n")
    print(f"| game | players | {' | '.join(FIGURES.values())} |\n|---|--:|{'--:|' * len(FIGURES)}")
    old, new = (best([rows[side] for rows in rounds]) for side in (0, 1))
    for game, players in sorted(new.keys() & old.keys()):
        ratios = (new[game, players][figure] / old[game, players][figure] for figure in FIGURES)
        print(f"| {game} | {players} | {' | '.join(f'{ratio:.2f}' for ratio in ratios)} |")


def best(rounds: list[list[Row]]) -> dict[tuple[str, int], Row]:
    found: dict[tuple[str, int], Row] = {}
    for row in (row for rows in rounds for row in rows):
        known = found.setdefault((row["game"], row["players"]), dict(row))
        known.update({figure: max(known[figure], row[figure]) for figure in FIGURES})
    return found


def git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    try:
        main()
    except (MeasureError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
