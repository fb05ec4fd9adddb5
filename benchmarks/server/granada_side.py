"""Measure Granada's server: one process on SQLite, as a host starts it."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from asyncio import create_task, gather, sleep
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from load import Measure, Plan, Table, megabytes_of, plan_asked_for, report, until_all_are_seated
from uvloop import run

import granada
from granada.client import Client, NewTable, SeatRequest

PLAYERS = 2
AT_ONCE = 4
"""Tables that are being opened."""
PAUSE = 20.0
"""Seconds after which the server is told that one is still there; it waits longer than all measurements take."""


class Offered(msgspec.Struct):
    moves: list[str]


class Group(msgspec.Struct):
    choices: list[Offered]


class Asked(msgspec.Struct):
    groups: list[Group]


class Told(msgspec.Struct):
    """As much as is needed of what the server tells."""

    type: str
    n: int = -1
    question: Asked | None = None


decode = msgspec.json.Decoder(Told).decode


class GranadaTable(Table):
    """Random choices. As in the browser, the moves of a choice are one action."""

    def __init__(self, seed: int) -> None:
        super().__init__(PLAYERS)
        self._chance = random.Random(seed)
        self._choices: list[Sequence[Offered]] = [()] * PLAYERS

    def hear(self, seat: int, text: bytes) -> None:
        told = decode(text)
        if told.type in ("view", "entry"):
            groups = told.question.groups if told.question else ()
            self._choices[seat] = [choice for group in groups for choice in group.choices]
            self.seen(told.n)
        elif told.type == "refused":
            raise RuntimeError(text.decode())

    def move(self) -> bool:
        for seat, choices in enumerate(self._choices):
            if choices:
                moves = choices[int(self._chance.random() * len(choices))].moves
                self.moves = len(moves)
                what = f'"move","move":"{moves[0]}"' if len(moves) == 1 else f'"moves","moves":{json.dumps(moves)}'
                action = f'{{"type":{what},"seat":{seat},"n":{self.number},"key":"{self.number:012}"}}'
                self.sockets[seat].send(action.encode())
                return True
        return False


@contextmanager
def server(database: Path) -> Iterator[tuple[str, int]]:
    """The address and the number of the process."""
    options = ["--port", "0", "--database", f"sqlite:///{database}", "--no-limits", "--bot-workers", "1"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GRANADA_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "granada", "serve", *options], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    try:
        words = (word for line in process.stdout for word in line.split())
        yield next(word for word in words if word.startswith("http://")).rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait()


async def open_tables(address: str, game: str, count: int) -> list[Table]:
    host, port = address.removeprefix("http://").split(":")
    tables: list[Table] = []
    async with Client(address) as ana, Client(address) as ben:
        await ana.come("Ana")
        await ben.come("Ben")
        cookies = [";".join(f"{cookie.name}={cookie.value}" for cookie in who.http.cookies.jar) for who in (ana, ben)]

        async def open_some(seeds: Iterator[int]) -> None:
            for seed in seeds:
                info = await ana.open(NewTable(game=game, seats=[SeatRequest("me"), SeatRequest("open")]))
                await ben.join(info.id)
                table = GranadaTable(seed)
                for cookie in cookies:
                    await table.sit_down(host, int(port), f"/api/tables/{info.id}/live", f"Cookie: {cookie}\r\n")
                tables.append(table)

        staying = create_task(stay_at(tables))
        seeds = iter(range(count))
        await gather(*(open_some(seeds) for _ in range(AT_ONCE)))
        staying.cancel()
    await until_all_are_seated(tables)
    return tables


async def stay_at(tables: list[Table]) -> None:
    """Where many tables are opened, those that were first must not be taken for left."""
    while True:
        await sleep(PAUSE)
        for socket in (socket for table in tables for socket in table.sockets):
            socket.send(b'{"type":"ping"}')


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
            tables = await open_tables(address, game, plan.tables)
            measured = Measure("granada", game, process, empty, tables, lambda: stored_in(database))
            report(await measured.paced(plan.paced_seconds, plan.pause))
            report(await measured.closed(plan.closed_seconds, plan.at_once))


def main() -> None:
    plan = plan_asked_for()
    for game in granada.GAMES:
        run(measure(game, plan))


if __name__ == "__main__":
    main()
