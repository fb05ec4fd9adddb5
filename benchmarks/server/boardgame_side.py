"""Measure a server of boardgame.io with a game of two players, which sends the whole state or a patch of it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load import Measure, Plan, Table, plan_asked_for, report, until_all_are_seated
from uvloop import run

HERE = Path(__file__).resolve().parent
HOST = "127.0.0.1"
PLAYERS = 2
GAMES = {"whole": "whole state", "patched": "patches"}

# Of Engine.IO and Socket.IO: what is needed, https://socket.io/docs/v4/socket-io-protocol.
OPENED, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
STATE_ID = re.compile(rb'"_stateID":(\d+)')
PATCHED = re.compile(rb'\["patch","[^"]*",\d+,(\d+)')


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
        elif text.startswith(EVENT):
            told = text[len(EVENT) + len(self._namespace) :]
            if found := PATCHED.match(told) or (STATE_ID.search(told) if b"matchData" not in told[:20] else None):
                self.seen(int(found[1]))

    def move(self) -> bool:
        seat = self.number % PLAYERS
        payload = f'{{"type":"take","args":[],"playerID":"{seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self._emit(seat, f'["update",{action},{self.number},"{self._match}","{seat}"]')
        return True

    def _emit(self, seat: int, event: str) -> None:
        self.sockets[seat].send(EVENT + self._namespace + event.encode())


@contextmanager
def server(modules: Path) -> Iterator[tuple[int, int]]:
    """The port and the number of the process."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port = trial.getsockname()[1]
    process = subprocess.Popen(
        ["node", str(HERE / "boardgame_server.cjs"), str(port)],
        stdout=subprocess.PIPE,
        text=True,
        env={"NODE_PATH": str(modules), "NODE_ENV": "production", "PATH": _path()},
    )
    assert process.stdout is not None
    try:
        while (line := process.stdout.readline()) and "ready" not in line:
            pass
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()
