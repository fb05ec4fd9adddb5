"""Random playouts of Granada and of its peers, measured in one run: python benchmarks/playouts/run.py"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from measure import Row
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
    plain,
    progress,
    show_missing,
    write_figures,
)

YARDSTICK = "catanatron"
# The sides take turns: a busy moment of the machine then spoils one turn of a side, not its figures.
ROUNDS = 2


@dataclass(frozen=True)
class Bar:
    """A speed that the project promises, for every game and every number of players."""

    text: str
    engine: str
    figure: Callable[[Row], float]
    limit: float
    at_least: bool = True

    def holds(self, row: Row) -> bool:
        return self.figure(row) >= self.limit if self.at_least else self.figure(row) <= self.limit

    def worst(self, rows: Sequence[Row]) -> Row | None:
        own = [row for row in rows if row.engine == self.engine]
        extreme = min if self.at_least else max
        return extreme(own, key=self.figure, default=None)


BARS = (
    Bar("compiled: loop ≥ 500 k moves/s", "granada compiled", lambda row: row.loop_moves_per_second, 500_000),
    Bar("compiled: driven ≥ 200 k moves/s", "granada compiled", lambda row: row.moves_per_second, 200_000),
    Bar("compiled: clone ≤ 2 µs", "granada compiled", lambda row: row.clone_us, 2, at_least=False),
    Bar("plain: driven ≥ 40 k moves/s", "granada plain", lambda row: row.moves_per_second, 40_000),
)


SIDES: dict[str, Prepare] = {
    "catanatron": peer,
    "open_spiel": peer,
    "granada plain": plain,
    "granada compiled": compiled,
}


def measure_all(flags: Sequence[str]) -> tuple[list[Row], dict[str, str]]:
    """The rows of all sides, and why a side has none or not all of its rows."""
    best: dict[tuple[str, str, int], Row] = {}
    ready, missing = make_ready(SIDES, HERE)
    for turn in range(1, ROUNDS + 1):
        for name, side in ready.items():
            if name in missing:
                continue
            progress.print(f"measuring {name}, round {turn} of {ROUNDS}")
            try:
                found = side.rows(flags)
            except MeasureError as error:
                found, missing[name] = list(error.rows), str(error)
            for row in [Row(**figures) for figures in found]:
                key = (row.engine, row.game, row.players)
                best[key] = better(best.get(key, row), row)
    if "granada compiled" in ready and not any(row.engine == "granada compiled" for row in best.values()):
        missing.setdefault("granada compiled", "was asked for, but plain Python was loaded")
    return list(best.values()), missing


def better(one: Row, other: Row) -> Row:
    """The best of each figure."""
    return replace(
        one,
        moves_per_second=max(one.moves_per_second, other.moves_per_second),
        loop_moves_per_second=max(one.loop_moves_per_second, other.loop_moves_per_second),
        clone_us=min(one.clone_us, other.clone_us),
        games_per_second=max(one.games_per_second, other.games_per_second),
    )


def yardstick(rows: Sequence[Row]) -> float | None:
    """Catanatron's best figure: whatever is compared with it, it is compared at its fastest."""
    return max((row.moves_per_second for row in rows if row.engine == YARDSTICK), default=None)


def ratio(row: Row, rows: Sequence[Row]) -> float | None:
    unit = yardstick(rows)
    return None if unit is None else row.moves_per_second / unit


def show(rows: Sequence[Row], missing: dict[str, str]) -> None:
    table = Table(title="Random playouts on one core")
    for heading in ("engine", "game"):
        table.add_column(heading, no_wrap=True)
    for heading in (
        "players",
        "loop\nmoves/s",
        "driven\nmoves/s",
        "clone\nµs",
        "driven, ratio\nto Catanatron",
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        times = ratio(row, rows)
        table.add_row(
            row.engine,
            row.game,
            str(row.players),
            f"{row.loop_moves_per_second:,.0f}",
            f"{row.moves_per_second:,.0f}",
            f"{row.clone_us:.2f}",
            "-" if times is None else f"{times:.2f}",
        )
    console.print(table)
    show_missing(missing)


def show_bars(rows: Sequence[Row]) -> None:
    table = Table(title="The project's bars")
    for heading in ("bar", "worst figure", "measured with", ""):
        table.add_column(heading)
    for bar in BARS:
        worst = bar.worst(rows)
        if worst is None:
            table.add_row(bar.text, "-", "", "not measured")
        else:
            verdict = "[green]ok[/]" if bar.holds(worst) else "[red]below[/]"
            value = bar.figure(worst)
            figure = f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
            table.add_row(bar.text, figure, f"{worst.game}, {worst.players} players", verdict)
    console.print(table)


def figures_of(rows: Sequence[Row], missing: dict[str, str]) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [asdict(row) | {"ratio": ratio(row, rows)} for row in rows],
        "missing": missing,
        "bars": {bar.text: worst and bar.holds(worst) for bar in BARS for worst in [bar.worst(rows)]},
    }


def main() -> None:
    arguments = asked("Compare random playouts of Granada with those of its peers.", quick="short repetitions")
    rows, missing = measure_all(arguments.quick)
    show(rows, missing)
    show_bars(rows)
    write_figures(arguments.json, figures_of(rows, missing))


if __name__ == "__main__":
    main()
