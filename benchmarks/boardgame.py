"""boardgame.io with a game of two players, which sends the whole state or a patch of it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from asyncio import sleep, timeout
from collections.abc import Sequence
from pathlib import Path

from load import TIMEOUT_S, Table
from sides import ENVIRONMENTS, MeasureError, Side, progress, reason, run

PACKAGES = ("boardgame.io@0.50.2", "bgio-postgres@1.0.16", "redis@6.3.1")
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

    def __init__(self, name: str, match: str) -> None:
        super().__init__(PLAYERS)
        self._namespace = f"/{name},".encode()
        self._match = match

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


class BoardgameServer:
    """Serves until the end of the block, from memory or from PostgreSQL and Redis."""

    def __init__(self, database: str = "", bus: str = "") -> None:
        with socket.socket() as trial:
            trial.bind((HOST, 0))
            self.port: int = trial.getsockname()[1]
        self.process = subprocess.Popen(
            ["node", str(Path(__file__).with_name("boardgame_server.cjs")), str(self.port), database, bus],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"NODE_PATH": str(MODULES), "NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        while (line := self.process.stdout.readline()) and "ready" not in line:
            pass

    def __enter__(self) -> BoardgameServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


async def open_tables(ports: Sequence[int], name: str, count: int) -> list[Table]:
    """Two people, each at a server of its own or at the same one, and what they play."""
    tables: list[Table] = []
    for number in range(count):
        table = BoardgameTable(name, "-".join(map(str, (*ports, number))))
        async with timeout(TIMEOUT_S):
            for seated, port in enumerate(ports, 1):
                await table.sit_down(HOST, port, "/socket.io/?EIO=4&transport=websocket")
                while table.missing > PLAYERS - seated:  # The first one makes the match.
                    await sleep(0.001)
        tables.append(table)
    return tables


def boardgame(name: str, folder: Path) -> Side:
    """Node and npm are the system's; what npm installs stays in the environment."""
    environment, wanted = ENVIRONMENTS / name, " ".join(PACKAGES)
    stamp = environment / "made-for.txt"
    if not (stamp.exists() and stamp.read_text() == wanted):
        if not (shutil.which("node") and shutil.which("npm")):
            raise MeasureError("cannot be installed: there is no node or no npm")
        progress.print(f"installing {wanted}")
        shutil.rmtree(environment, ignore_errors=True)
        environment.mkdir(parents=True)
        done = run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", environment, *PACKAGES])
        if done.returncode:
            raise MeasureError(f"cannot be installed: {reason(done)}")
        stamp.write_text(wanted)
    return Side(sys.executable, folder / "boardgame_side.py")
