"""Servers of Granada and boardgame.io with PostgreSQL and Redis: python benchmarks/cluster/run.py"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from boardgame import boardgame  # noqa: E402
from cluster_rows import Cpu, Restart, Row  # noqa: E402
from sides import MeasureError, Prepare, asked, compiled, console, make_ready, progress, show_missing, write_figures  # noqa: E402
from sides import Row as Figures  # noqa: E402

OURS, PEER = "granada compiled", "boardgame"
SIDES: dict[str, Prepare] = {OURS: compiled, PEER: boardgame}

SQLITE, ONE, RESTING, BESIDE, UNRELATED = (
    "one, SQLite",
    "one",
    "one, and an idle one",
    "two, a table at one",
    "two, unrelated",
)
MACHINES = 10
CORES = 2
"""The processors of each machine of the estimate, which is like the one of our figures."""


@dataclass(frozen=True)
class Goal:
    text: str
    figure: float
    limit: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.figure >= self.limit if self.at_least else self.figure <= self.limit


def rows_of(figures: Sequence[Figures]) -> tuple[dict[str, Row], list[Restart]]:
    rows, restarts = {}, []
    for found in figures:
        cpus = {name: Cpu(**value) for name, value in found.items() if isinstance(value, dict)}
        if "setup" in found:
            rows[found["setup"]] = Row(**found | cpus)
        else:
            restarts.append(Restart(**found | cpus))
    return rows, restarts


def goals(rows: dict[str, Row], restarts: Sequence[Restart]) -> list[Goal]:
    found = [Goal(f"{restart.people:,} people come again: seconds", restart.seconds, 3) for restart in restarts]
    if {SQLITE, ONE} <= rows.keys():
        sqlite, one = rows[SQLITE].cpu, rows[ONE].cpu
        found += [
            Goal("moves per CPU second of SQLite, server alone", sqlite.total / one.servers, 0.8, at_least=True),
            Goal("the same, with PostgreSQL and Redis", sqlite.total / one.total, 0.8, at_least=True),
        ]
    if {ONE, BESIDE} <= rows.keys():
        found.append(Goal("CPU per move, two to one", rows[BESIDE].cpu.total / rows[ONE].cpu.total, 1.1))
    if {UNRELATED, BESIDE} <= rows.keys():
        # What two servers cost because they keep all cores busy is in both.
        share = rows[BESIDE].cpu.total / rows[UNRELATED].cpu.total
        found.append(Goal("CPU per move, two to two unrelated ones", share, 1.1))
    shared = [row for name, row in rows.items() if name != SQLITE]
    if shared:
        found += [
            Goal("statements per action, at most", max(row.statements or 0 for row in shared), 2),
            Goal("messages per action, at most", round(max(row.messages for row in shared), 3), 1),
        ]
    if {ONE, RESTING} <= rows.keys():
        # A tick of the system's clock is 10 ms, and an idle server is awake now and then.
        share = rows[RESTING].idle_servers_ms / rows[RESTING].cpu.total
        found.append(Goal("CPU of a server that shows no table, of all", share, 0.05))
    return found


def show_rows(side: str, rows: Sequence[Row]) -> None:
    table = Table(title=f"{side}: 40 tables of two people in a closed loop")
    table.add_column("servers", no_wrap=True)
    headings = ("moves/s", "99 % ms", "CPU ms", "PostgreSQL", "Redis", "statements", "messages", "empty", "per table")
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row.setup,
            f"{row.moves_per_second:,.0f}",
            f"{row.p99_ms:.0f}",
            f"{row.cpu.servers:.3f}",
            f"{row.cpu.postgres:.3f}",
            f"{row.cpu.redis:.3f}",
            "-" if row.statements is None else f"{row.statements:.2f}",
            f"{row.messages:.2f}",
            f"{row.empty.total:.1f}",
            f"{(row.idle.total - row.empty.total) / row.tables:.3f}",
        )
    console.print(table)


def show_goals(found: Sequence[Goal]) -> None:
    table = Table(title="Goals")
    for heading in ("", "figure", "goal", ""):
        table.add_column(heading, justify="right" if heading else "left")
    for goal in found:
        sign = "≥" if goal.at_least else "≤"
        verdict = "[green]ok[/]" if goal.holds else "[red]missed[/]"
        table.add_row(goal.text, f"{goal.figure:.2f}", f"{sign} {goal.limit:g}", verdict)
    console.print(table)


def show_estimate(row: Row) -> None:
    """Say what ten machines carry, from what a move costs where its table is at one server."""
    servers = MACHINES * CORES * 1000 / row.cpu.servers
    console.print(f"An estimate, from “{row.setup}”, with every core used up:")
    console.print(f"  {MACHINES} machines of {CORES} cores for servers carry {servers:,.0f} moves/s")
    console.print(f"  for these PostgreSQL needs {servers * row.cpu.postgres / 1000:.1f} cores")
    if row.cpu.redis:
        share = servers * row.cpu.redis / 1000
        console.print(
            f"  and Redis, which uses one core, {share:.0%} of it: it ends at {1000 / row.cpu.redis:,.0f} moves/s"
        )


def main() -> None:
    arguments = asked("Compare servers that share PostgreSQL and Redis with one on SQLite.", quick="for a shorter time")
    ready, missing = make_ready(SIDES, HERE)
    figures: dict[str, list[Figures]] = {name: [] for name in SIDES}
    for name, side in ready.items():
        progress.print(f"measuring {name}")
        try:
            figures[name] = side.rows(arguments.quick)
        except MeasureError as error:
            figures[name] = list(error.rows)
            missing[name] = str(error)
    rows, restarts = rows_of(figures[OURS])
    show_rows(OURS, list(rows.values()))
    show_rows(PEER, list(rows_of(figures[PEER])[0].values()))
    for restart in restarts:
        console.print(
            f"{restart.people:,} people, one of two servers stops: all at the other one after {restart.seconds:.1f} s, "
            f"nobody away for more than {restart.longest:.1f} s, {restart.lost} closed without the code for a restart; "
            f"processor time of both servers {restart.cpu.servers:.1f} s"
        )
    show_goals(goals(rows, restarts))
    if BESIDE in rows:
        show_estimate(rows[BESIDE])
    show_missing(missing)
    write_figures(arguments.json, {"rows": figures, "missing": missing})


if __name__ == "__main__":
    main()
