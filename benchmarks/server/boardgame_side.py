"""Measure a server of boardgame.io, which keeps its matches in memory."""

from __future__ import annotations

from boardgame import GAMES, PLAYERS, BoardgameServer, open_tables
from load import Measure, Plan, megabytes_of, plan_asked_for, report
from uvloop import run


async def measure(name: str, plan: Plan) -> None:
    with BoardgameServer() as server:
        empty = megabytes_of(server.process.pid)
        tables = await open_tables([server.port] * PLAYERS, name, plan.tables)
        measured = Measure("boardgame.io", GAMES[name], server.process.pid, empty, tables, lambda: None)
        report(await measured.paced(plan.paced_seconds, plan.pause))
        report(await measured.closed(plan.closed_seconds, plan.at_once))


def main() -> None:
    plan = plan_asked_for()
    for name in GAMES:
        run(measure(name, plan))


if __name__ == "__main__":
    main()
