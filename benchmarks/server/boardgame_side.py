"""Measure a server of boardgame.io with a game of two players, which sends the whole state or a patch of it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load import Measure, Plan, Table, megabytes_of, plan_asked_for, report, until_all_are_seated
from sides import ENVIRONMENTS
from uvloop import run

HERE = Path(__file__).resolve().parent
MODULES = ENVIRONMENTS / "boardgame" / "node_modules"
HOST = "127.0.0.1"
PLAYERS = 2
GAMES = {"whole": "whole state", "patched": "patches"}

# Of Engine.IO and Socket.IO: what is needed, https://socket.io/docs/v4/socket-io-protocol.
OPENED, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
NUMBER = re.compile(rb'\["patch","[^"]*",\d+,(\d+)|"_stateID":(\d+)')
"""The number of the state, in each form in which it comes."""


class BoardgameTable(Table):
    """Players take turns, one move each."""

    def __init__(self, name: str, match: int) -> None:
        super().__init__(PLAYERS)
        self._namespace = f"/{name},".encode()
        self._match = f"match-{match}"

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(OPENED):
            self.sockets[seat].send(CONNECT + self._namespace)
        elif text.startswith(PING):
            self.sockets[seat].send(PONG)
        elif text.startswith(CONNECT):
            self._emit(seat, f'["sync","{self._match}","{seat}",null,{PLAYERS}]')
        elif found := NUMBER.search(text):  # Messages about other players come in the same way, and have none.
            self.seen(int(found[1] or found[2]))

    def move(self) -> bool:
        seat = self.number % PLAYERS
        payload = f'{{"type":"take","args":[],"playerID":"{seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self._emit(seat, f'["update",{action},{self.number},"{self._match}","{seat}"]')
        return True

    def _emit(self, seat: int, event: str) -> None:
        self.sockets[seat].send(EVENT + self._namespace + event.encode())


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """The port and the number of the process."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port = trial.getsockname()[1]
    process = subprocess.Popen(
        ["node", str(HERE / "boardgame_server.cjs"), str(port)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"NODE_PATH": str(MODULES), "NODE_ENV": "production"},
    )
    assert process.stdout is not None
    try:
        while (line := process.stdout.readline()) and "ready" not in line:
            pass
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


async def open_tables(port: int, name: str, count: int) -> list[Table]:
    tables: list[Table] = []
    for match in range(count):
        table = BoardgameTable(name, match)
        for _ in range(PLAYERS):
            await table.sit_down(HOST, port, "/socket.io/?EIO=4&transport=websocket")
        tables.append(table)
    await until_all_are_seated(tables)
    return tables


async def measure(name: str, plan: Plan) -> None:
    with server() as (port, process):
        empty = megabytes_of(process)
        tables = await open_tables(port, name, plan.tables)
        measured = Measure("boardgame.io", GAMES[name], process, empty, tables, lambda: None)
        report(await measured.paced(plan.paced_seconds, plan.pause))
        report(await measured.closed(plan.closed_seconds, plan.at_once))


def main() -> None:
    plan = plan_asked_for()
    for name in GAMES:
        run(measure(name, plan))


if __name__ == "__main__":
    main()
