"""Measure Granada's server: one process on SQLite, as a host starts it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from granada_server import server
from granada_tables import open_tables
from load import Measure, Plan, megabytes_of, plan_asked_for, report
from uvloop import run

import granada


def stored_in(database: Path) -> int:
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, size = (connection.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
        return int(pages * size)


async def measure(game: str, plan: Plan) -> None:
    with TemporaryDirectory(prefix="granada-") as folder:
        database = Path(folder) / "granada.sqlite"
        with server(database) as (address, process):
            empty = megabytes_of(process)
            tables = await open_tables([address] * 2, game, plan.tables)
            measured = Measure("granada", game, process, empty, tables, lambda: stored_in(database))
            report(await measured.paced(plan.paced_seconds, plan.pause))
            report(await measured.closed(plan.closed_seconds, plan.at_once))


def main() -> None:
    plan = plan_asked_for()
    for game in granada.GAMES:
        run(measure(game, plan))


if __name__ == "__main__":
    main()
