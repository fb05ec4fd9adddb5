"""Granada's server, boardgame.io, and a server without a game, under the same load: python benchmarks/server/run.py"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from boardgame import boardgame  # noqa: E402
from load import CLOSED_LOOP, Row  # noqa: E402
from sides import (  # noqa: E402
    MeasureError,
    Prepare,
    Side,
    asked,
    compiled,
    console,
    make_ready,
    progress,
    show_missing,
    write_figures,
)

OURS = "granada"
FLOOR = "floor"
"""Built like ours, but without a game."""


@dataclass(frozen=True)
class Bar:
    """What the project aims at, for both games."""

    text: str
    figure: Callable[[Row], float]
    limit: float
    closed: bool
    at_least: bool = False
    digits: int = 0

    def worst(self, rows: Sequence[Row]) -> Row | None:
        own = [row for row in rows if row.server == OURS and (row.load == CLOSED_LOOP) is self.closed]
        return (min if self.at_least else max)(own, key=self.figure, default=None)

    def holds(self, row: Row) -> bool:
        return self.figure(row) >= self.limit if self.at_least else self.figure(row) <= self.limit


BARS = (
    Bar("closed loop ≥ 5,000 moves/s", lambda row: row.moves_per_second, 5000, closed=True, at_least=True),
    Bar("1,000 tables: 99 % ≤ 25 ms", lambda row: row.p99_ms, 25, closed=False),
    Bar("sent ≤ 1 KB per seat and move", lambda row: row.bytes_sent, 1024, closed=True),
    Bar("an open table ≤ 0.25 MB", lambda row: row.megabytes_per_table, 0.25, closed=False, digits=2),
    Bar("stored ≤ 0.5 KB per move", lambda row: row.bytes_stored or 0, 512, closed=True),
)


def floor(name: str, folder: Path) -> Side:
    return replace(compiled(name, folder), script=folder / "floor_side.py")


SIDES: dict[str, Prepare] = {"granada compiled": compiled, FLOOR: floor, "boardgame": boardgame}


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


def ratio(row: Row, rows: Sequence[Row]) -> float | None:
    """Moves per second as a multiple of the peer's at its fastest."""
    unit = max((other.moves_per_second for other in rows if other.server not in (OURS, FLOOR)), default=None)
    return None if unit is None else row.moves_per_second / unit


def show(rows: Sequence[Row], missing: dict[str, str]) -> None:
    for load in dict.fromkeys((row.tables, row.load) for row in rows):
        show_load([row for row in rows if (row.tables, row.load) == load])
    show_missing(missing)


def show_load(rows: Sequence[Row]) -> None:
    """The rows of one kind of load, of all servers."""
    table = Table(title=f"{rows[0].tables:,} tables of two players, {rows[0].load}")
    for heading in ("server", "game"):
        table.add_column(heading, no_wrap=True)
    headings = (
        "moves/s",
        "ratio",
        "actions/s",
        "50 % ms",
        "99 % ms",
        "CPU ms",
        "sent B",
        "stored B",
        "MB",
        "MB/table",
        "load CPU",
    )
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        times = ratio(row, rows)
        table.add_row(
            row.server,
            row.game,
            f"{row.moves_per_second:,.0f}",
            "-" if times is None else f"{times:.2f}",
            f"{row.actions_per_second:,.0f}",
            f"{row.p50_ms:.1f}",
            f"{row.p99_ms:.1f}",
            f"{row.cpu_ms_per_move:.2f}",
            f"{row.bytes_sent:,.0f}",
            "-" if row.bytes_stored is None else f"{row.bytes_stored:,.0f}",
            f"{row.megabytes:,.0f}",
            f"{row.megabytes_per_table:.2f}",
            f"{row.load_share:.0%}",
        )
    console.print(table)


def show_bars(rows: Sequence[Row]) -> None:
    table = Table(title="The project's bars")
    for heading in ("bar", "worst figure", "measured with", ""):
        table.add_column(heading)
    for bar in BARS:
        worst = bar.worst(rows)
        if worst is None:
            table.add_row(bar.text, "-", "", "not measured")
        else:
            verdict = "[green]ok[/]" if bar.holds(worst) else "[red]missed[/]"
            table.add_row(bar.text, f"{bar.figure(worst):,.{bar.digits}f}", worst.game, verdict)
    console.print(table)


def main() -> None:
    arguments = asked("Compare Granada's server with that of boardgame.io.", quick="fewer tables for a shorter time")
    rows, missing = measure_all(arguments.quick)
    show(rows, missing)
    show_bars(rows)
    write_figures(arguments.json, {"rows": [asdict(row) for row in rows], "missing": missing})


if __name__ == "__main__":
    main()
