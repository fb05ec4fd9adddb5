"""Measure a server without a game: nothing that is built like ours can be faster."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from asyncio import sleep
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from load import Measure, Plan, Table, megabytes_of, plan_asked_for, report, until_all_are_seated
from uvloop import run

HERE = Path(__file__).resolve().parent
HOST = "127.0.0.1"
PLAYERS = 2
NUMBER = re.compile(rb'"n":(\d+)')


class FloorTable(Table):
    """Players take turns, one move each."""

    def hear(self, seat: int, text: bytes) -> None:
        found = NUMBER.search(text)
        assert found is not None
        self.seen(int(found[1]))

    def move(self) -> bool:
        seat = self.number % PLAYERS
        action = f'{{"type":"move","move":"take blue-3","seat":{seat},"n":{self.number},"key":"{self.number:012}"}}'
        self.sockets[seat].send(action.encode())
        return True


@contextmanager
def server(database: Path) -> Iterator[tuple[int, int]]:
    """The port and the number of the process."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port = trial.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, str(HERE / "floor_server.py"), str(port), str(database)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        process.stdout.readline()
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


async def until_it_listens(port: int) -> None:
    while True:
        with socket.socket() as trial:
            if not trial.connect_ex((HOST, port)):
                return
        await sleep(0.05)


async def measure(plan: Plan) -> None:
    with TemporaryDirectory(prefix="granada-") as folder, server(Path(folder) / "floor.sqlite") as (port, process):
        await until_it_listens(port)
        empty = megabytes_of(process)
        tables: list[Table] = []
        for number in range(plan.tables):
            table = FloorTable(PLAYERS)
            for _ in range(PLAYERS):
                await table.sit_down(HOST, port, f"/{number}")
            tables.append(table)
        await until_all_are_seated(tables)
        measured = Measure("floor", "no game", process, empty, tables, lambda: None)
        report(await measured.paced(plan.paced_seconds, plan.pause))
        report(await measured.closed(plan.closed_seconds, plan.at_once))


if __name__ == "__main__":
    run(measure(plan_asked_for()))
