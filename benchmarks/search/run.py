"""Searches and decisions of Granada's bots and of its peers, measured in one run: python benchmarks/search/run.py"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from decisions import Row  # noqa: E402
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

SIDES: dict[str, Prepare] = {"catanatron": peer, "open_spiel": peer, "granada compiled": compiled}

FEWEST_SIMULATIONS = 5_000
MOST_MS = {"apprentice": 5.0, "master": 1000.0}


def measure_all(flags: Sequence[str]) -> tuple[list[Row], dict[str, str]]:
    """The rows of all sides, and why a side has none or not all of its rows."""
    rows: list[Row] = []
    ready, missing = make_ready(SIDES, HERE)
    for name, side in ready.items():
        progress.print(f"measuring {name}")
        try:
            found = side.rows(flags)
        except MeasureError as error:
            found, missing[name] = list(error.rows), str(error)
        rows += [Row(**figures) for figures in found]
    return rows, missing


def figure(number: float | None, digits: int = 0) -> str:
    return "-" if number is None else f"{number:,.{digits}f}"


def show(rows: Sequence[Row], missing: dict[str, str]) -> None:
    table = Table(title="Searches and decisions on one core")
    for heading in ("engine", "game", "players", "player"):
        table.add_column(heading, no_wrap=True)
    for heading in ("simulations/s", "decisions", "median ms", "99 % ms"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row.engine,
            row.game,
            str(row.players),
            row.player,
            figure(row.simulations_per_second),
            str(row.decisions),
            figure(row.median_ms, 1),
            figure(row.p99_ms, 1),
        )
    console.print(table)
    show_missing(missing)


def show_bars(rows: Sequence[Row]) -> None:
    """For each promise the worst game and number of players."""
    table = Table(title="The project's bars")
    for heading in ("bar", "worst figure", ""):
        table.add_column(heading)
    own = [row for row in rows if row.engine == "granada"]
    rates = [row.simulations_per_second for row in own if row.simulations_per_second is not None]
    if rates:
        verdict = "[green]ok[/]" if min(rates) >= FEWEST_SIMULATIONS else "[red]below[/]"
        table.add_row(f"search ≥ {FEWEST_SIMULATIONS:,} simulations/s", figure(min(rates)), verdict)
    for player, limit in MOST_MS.items():
        times = [row.p99_ms for row in own if row.player == player and row.p99_ms is not None]
        if times:
            verdict = "[green]ok[/]" if max(times) <= limit else "[red]above[/]"
            table.add_row(f"{player} ≤ {limit:,.0f} ms for 99 %", figure(max(times), 1), verdict)
    console.print(table)


def main() -> None:
    arguments = asked("Compare the searches of Granada with those of its peers.", quick="few positions")
    rows, missing = measure_all(arguments.quick)
    show(rows, missing)
    show_bars(rows)
    write_figures(arguments.json, {"rows": [vars(row) for row in rows], "missing": missing})


if __name__ == "__main__":
    main()
