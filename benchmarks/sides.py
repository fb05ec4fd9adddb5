"""What all benchmarks share: sides, that is, scripts which measure one engine each and print rows as lines of JSON.

Ratios are only worth something between figures of the same machine in the same minutes. So the peers are measured anew
in every run, each in an environment of its own (see peers.txt).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

BENCHMARKS = Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
ENVIRONMENTS = BENCHMARKS / ".envs"
PINS = BENCHMARKS / "peers.txt"
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

# Wide enough for the tables even where the output is a file or a pipe.
console = Console(width=None if sys.stdout.isatty() else 110, highlight=False)
progress = Console(stderr=True, style="dim", highlight=False)

Row = dict[str, Any]


class MeasureError(Exception):
    """One side cannot be measured here, or not to the end, and why. The others still can."""

    def __init__(self, reason: str, rows: Sequence[Row] = ()) -> None:
        super().__init__(reason)
        self.rows = rows


@dataclass(frozen=True)
class Side:
    """A script that prints rows, ready to run."""

    python: str | Path
    script: Path
    path: Path | None = None

    def rows(self, flags: Sequence[str]) -> list[Row]:
        path = os.pathsep.join(str(folder) for folder in (BENCHMARKS, self.path) if folder is not None)
        done = run([self.python, self.script, *flags], os.environ | {"PYTHONPATH": path})
        rows = [json.loads(line) for line in done.stdout.splitlines()]
        if done.returncode:
            raise MeasureError(f"cannot be measured: {reason(done)}", rows)
        return rows


Prepare = Callable[[str, Path], Side]
"""Makes a side ready, given its name and the folder of the benchmark."""


def peer(name: str, folder: Path) -> Side:
    """A peer, perhaps with extras, in its own environment, which is made on first use and when the pins change."""
    environment = ENVIRONMENTS / name
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    # Written last, so that an environment left half made is made again.
    stamp = environment / "made-for.txt"
    wanted = f"{sys.version}\n{PINS.read_text()}"
    if not stamp.exists() or stamp.read_text() != wanted:
        progress.print(f"making the environment of {name}")
        venv.create(environment, clear=True, with_pip=True)
        done = run([python, "-m", "pip", "install", "--quiet", "--constraint", PINS, name])
        if done.returncode:
            raise MeasureError(f"cannot be installed: {reason(done)}")
        stamp.write_text(wanted)
    return Side(python, folder / f"{name.partition('[')[0]}_side.py")


def plain(_name: str, folder: Path) -> Side:
    return Side(sys.executable, folder / "granada_side.py", PLAIN)


def compiled(_name: str, folder: Path) -> Side:
    """The compiled build; the compiler's script knows whether there is anything to do."""
    done = run([sys.executable, ROOT / "tools" / "compile.py", COMPILED])
    if done.returncode:
        raise MeasureError(f"cannot be compiled: {reason(done)}")
    return Side(sys.executable, folder / "granada_side.py", COMPILED)


def run(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def reason(done: subprocess.CompletedProcess[str]) -> str:
    """The line that says most: the first error of pip, which goes on to advice, or the exception."""
    lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
    by_pip = (line for line in lines if line.startswith("ERROR:"))
    by_python = (line for line in reversed(lines) if "Error" in line)
    return next(by_pip, None) or next(by_python, lines[-1])


def make_ready(sides: Mapping[str, Prepare], folder: Path) -> tuple[dict[str, Side], dict[str, str]]:
    """The sides that can be measured, and why others cannot. Installing and compiling come before anything is measured,
    so that the measurements lie close together."""
    ready: dict[str, Side] = {}
    missing: dict[str, str] = {}
    for name, prepare in sides.items():
        try:
            ready[name] = prepare(name, folder)
        except (MeasureError, OSError, subprocess.CalledProcessError) as error:
            missing[name] = str(error)
    return ready, missing


def asked(description: str, quick: str) -> argparse.Namespace:
    """What every benchmark can be asked for: rough figures, and a file with them."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--quick", action="store_const", const=["--quick"], default=[], help=f"{quick}: rough figures")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file, too")
    return parser.parse_args()


def show_missing(missing: Mapping[str, str]) -> None:
    """Print which sides were not measured, and why."""
    for name, trouble in missing.items():
        console.print(f"{name} {trouble}", style="yellow", markup=False, soft_wrap=True)


def write_figures(file: Path | None, figures: object) -> None:
    """Write the figures to the file of ``--json``, if there is one."""
    if file:
        file.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
