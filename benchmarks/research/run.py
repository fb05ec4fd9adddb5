"""Many games stepped with observations, Granada's and those of its peers, measured in one run:
python benchmarks/research/run.py"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from sides import (  # noqa: E402
    MeasureError,
    Prepare,
    asked,
    compiled,
    console,
    make_ready,
    peer,
    progress,
    show_missing,
    write_figures,
)
from stepping import Row  # noqa: E402

SIDES: dict[str, Prepare] = {
    "pettingzoo[classic]": peer,
    "pgx": peer,
    "open_spiel": peer,
    "granada compiled": compiled,
}
FEWEST_STEPS = 200_000


def measure_all(flags: Sequence[str]) -> tuple[list[Row], dict[str, str]]:
    """The rows of all sides, and why a side has none or not all of its rows."""
    rows: list[Row] = []
    ready, missing = make_ready(SIDES, HERE)
    for name, side in ready.items():
        progress.print(f"measuring {name}")
        own = ["--processes", str(os.cpu_count())] if name.startswith("granada") else []
        try:
            found = side.rows([*flags, *own])
        except MeasureError as error:
            found, missing[name] = list(error.rows), str(error)
        rows += [Row(**figures) for figures in found]
    return rows, missing


def show(rows: Sequence[Row], missing: dict[str, str]) -> None:
    fastest = max((row.steps_per_second for row in rows if row.engine != "granada"), default=None)
    table = Table(title="Steps with an observation and a mask, for a second of one core")
    for heading in ("engine", "game", "players", "way"):
        table.add_column(heading, no_wrap=True)
    for heading in ("steps/s", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        ratio = "-" if fastest is None else f"{row.steps_per_second / fastest:.2f}"
        table.add_row(row.engine, row.game, str(row.players), row.way, f"{row.steps_per_second:,.0f}", ratio)
    console.print(table)
    show_missing(missing)


def show_bar(rows: Sequence[Row]) -> None:
    """For the promise the worst game and number of players."""
    rates = [row.steps_per_second for row in rows if row.engine == "granada" and row.way.startswith("Batch")]
    if rates:
        verdict = "[green]ok[/]" if min(rates) >= FEWEST_STEPS else "[red]below[/]"
        console.print(f"worst batch: {min(rates):,.0f} steps/s, {FEWEST_STEPS:,} wanted: {verdict}")


def main() -> None:
    arguments = asked("Compare stepping many games with Granada's peers.", quick="short repetitions")
    rows, missing = measure_all(arguments.quick)
    show(rows, missing)
    show_bar(rows)
    write_figures(arguments.json, {"rows": [vars(row) for row in rows], "missing": missing})


if __name__ == "__main__":
    main()
