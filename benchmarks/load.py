"""Load for a server of games: many tables in one process that costs little, and what the server makes of it.

A client on the same machine takes processor time from the server that it measures. So WebSockets are spoken here by
hand, and of the answers only as much is read as is needed for the next move."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import struct
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import cast

TEXT, CLOSE = 0x1, 0x8
LAST_FRAME, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""What a client sends must be masked; with zeros it stays as it is."""
SHORT, LONG = 126, 127
"""Lengths that say that the true one follows, in two or in eight bytes."""

CLOSED_LOOP = "closed loop"

TIMEOUT_S = 30.0
"""Seconds to wait for a greeting or for a move."""


@dataclass(frozen=True)
class Plan:
    """What all servers are asked to do."""

    tables: int = 1000
    pause: float = 2.0
    """Seconds between the moves of each table."""
    paced_seconds: float = 12.0
    at_once: int = 50
    """Tables in the closed loop."""
    closed_seconds: float = 6.0


QUICK = Plan(tables=200, paced_seconds=4.0, closed_seconds=4.0)


def plan_asked_for() -> Plan:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    return QUICK if parser.parse_args().quick else Plan()


class Socket(asyncio.Protocol):
    """A WebSocket. Of HTTP and of frames it knows what our servers use."""

    def __init__(self, request: str, on_text: Callable[[bytes], None]) -> None:
        self.received = 0
        """Bytes, since the greeting."""
        self.request = request
        self._rest = b""
        self._is_greeted = False
        self._transport: asyncio.Transport | None = None
        self._on_text = on_text
        self.on_close: Callable[[int], None] = _hangs_up
        """Called with the code."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        if not self._is_greeted:
            self._rest += data
            head, end, data = self._rest.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self._is_greeted, self._rest = True, b""
        self.received += len(data)
        data = self._rest + data
        at = 0
        while len(data) - at >= 2:
            kind, length, begin = data[at] & 0xF, data[at + 1], at + 2
            if length == SHORT:
                if len(data) < at + 4:
                    break
                length, begin = struct.unpack_from(">H", data, at + 2)[0], at + 4
            elif length == LONG:
                if len(data) < at + 10:
                    break
                length, begin = struct.unpack_from(">Q", data, at + 2)[0], at + 10
            if len(data) < begin + length:
                break
            at = begin + length
            if kind == TEXT:
                self._on_text(data[begin:at])
            elif kind == CLOSE:
                self.on_close(int.from_bytes(data[begin : begin + 2], "big"))
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        length = bytes((MASKED | len(text),)) if len(text) < SHORT else struct.pack(">BH", MASKED | SHORT, len(text))
        self._transport.write(bytes((LAST_FRAME | TEXT,)) + length + NO_MASK + text)


def _hangs_up(code: int) -> None:
    raise RuntimeError(f"the server hangs up: {code}")


class Table(ABC):
    """A game and a socket for each of its seats. All seats have seen `number`, or are waited for."""

    def __init__(self, players: int) -> None:
        self.sockets: list[Socket] = []
        self.number = 0
        self.missing = players
        """Seats that have not seen it yet."""
        self.moves = 1
        """The moves of the game in the action that was sent last."""
        self.sent = 0.0
        self.on_seen: Callable[[Table], None] = lambda _: None

    async def sit_down(self, host: str, port: int, path: str, headers: str = "") -> None:
        """Connect the next seat."""
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{headers}\r\n"
        )
        socket = Socket(request, partial(self.hear, len(self.sockets)))
        self.sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, host, port)

    @abstractmethod
    def hear(self, seat: int, text: bytes) -> None:
        """Call `seen` for whatever is new."""

    @abstractmethod
    def move(self) -> bool:
        """Send a move, or several as one action; False if the game is over."""

    def play(self) -> bool:
        self.sent = perf_counter()
        self.missing = len(self.sockets)
        return self.move()

    def seen(self, number: int) -> None:
        self.number = number
        self.missing -= 1
        if not self.missing:
            self.on_seen(self)


@dataclass(frozen=True)
class Row:
    """What was measured. Times of the processor are those of the server, and of this process as a share of one core."""

    server: str
    game: str
    tables: int
    load: str
    seconds: float
    moves: int
    moves_per_second: float
    actions_per_second: float
    """The rate of actions: of one move or of several that are written and told together. The latencies are those of
    actions."""
    p50_ms: float
    p99_ms: float
    cpu_ms_per_move: float
    load_share: float
    bytes_sent: float
    """For each seat and move."""
    bytes_stored: float | None
    """For each move."""
    megabytes: float
    megabytes_per_table: float
    """The memory with a connection for each seat; what the server takes without any tables is not in it."""


class Measure:
    """One server, with all of its tables."""

    def __init__(
        self,
        server: str,
        game: str,
        process: int,
        empty: float,
        tables: Sequence[Table],
        stored: Callable[[], int | None],
    ):
        self.server = server
        self.game = game
        self.process = process
        self.empty = empty
        """Megabytes that the server took before there were any tables."""
        self.tables = tables
        self.stored = stored
        self._latencies: list[float] = []
        self._moves = 0

    async def paced(self, seconds: float, pause: float) -> Row:
        """Every table makes a move each so many seconds, evenly spread, unless it still waits for the one before."""

        async def load() -> None:
            begin = perf_counter()
            gap = pause / len(self.tables)
            for turn in range(int(seconds / gap)):
                if (early := begin + turn * gap - perf_counter()) > 0:
                    await asyncio.sleep(early)
                table = self.tables[turn % len(self.tables)]
                if not table.missing:
                    table.play()
            await self._until_all_have_seen()

        return await self._measure(len(self.tables), f"a move every {pause:g} s", lambda _: None, load)

    async def closed(self, seconds: float, at_once: int) -> Row:
        """Let this number of tables each make its next move as soon as all seats have seen the last one. If a game is
        over, another table takes its place."""
        fresh = iter(self.tables)
        end = perf_counter() + seconds

        def go_on(table: Table | None) -> None:
            if perf_counter() >= end:
                return
            while table is None or not table.play():
                if table is not None:
                    table.missing = 0
                table = next(fresh, None)
                if table is None:
                    raise RuntimeError("all games are over: open more tables")

        async def load() -> None:
            for _ in range(at_once):
                go_on(None)
            await asyncio.sleep(seconds)
            await self._until_all_have_seen()

        return await self._measure(at_once, CLOSED_LOOP, go_on, load)

    async def _measure(self, tables: int, name: str, go_on: Callable[[Table], None], load: Callable[[], object]) -> Row:
        self._latencies, self._moves = [], 0

        def seen(table: Table) -> None:
            self._latencies.append(perf_counter() - table.sent)
            self._moves += table.moves
            go_on(table)

        for table in self.tables:
            table.on_seen = seen
        stored, received = self.stored(), self._received()
        begin, cpu, own_cpu = perf_counter(), cpu_of(self.process), process_time()
        await cast("asyncio.Future[None]", load())
        took = perf_counter() - begin
        cpu, own_cpu = cpu_of(self.process) - cpu, process_time() - own_cpu
        moves, actions, latencies = self._moves, len(self._latencies), sorted(self._latencies)
        after, megabytes = self.stored(), megabytes_of(self.process)
        return Row(
            server=self.server,
            game=self.game,
            tables=tables,
            load=name,
            seconds=took,
            moves=moves,
            moves_per_second=moves / took,
            actions_per_second=actions / took,
            p50_ms=latencies[actions // 2] * 1000,
            p99_ms=latencies[actions * 99 // 100] * 1000,
            cpu_ms_per_move=cpu * 1000 / moves,
            load_share=own_cpu / took,
            bytes_sent=(self._received() - received) / moves / len(self.tables[0].sockets),
            bytes_stored=None if after is None or stored is None else (after - stored) / moves,
            megabytes=megabytes,
            megabytes_per_table=(megabytes - self.empty) / len(self.tables),
        )

    async def _until_all_have_seen(self) -> None:
        end = perf_counter() + TIMEOUT_S
        while any(table.missing for table in self.tables):
            if perf_counter() > end:
                raise RuntimeError("a move was never answered")
            await asyncio.sleep(0.001)

    def _received(self) -> int:
        return sum(socket.received for table in self.tables for socket in table.sockets)


async def until_all_are_seated(tables: Sequence[Table]) -> None:
    end = perf_counter() + TIMEOUT_S
    while any(table.missing for table in tables):
        if perf_counter() > end:
            raise RuntimeError("a table was never shown")
        await asyncio.sleep(0.01)


def cpu_of(process: int) -> float:
    """Seconds that all threads of the process have had the processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of_tree(process: int) -> float:
    """The processor time of the process and of all that it has started, also of those that have ended."""
    parents: dict[int, list[int]] = {}
    seconds: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # It may have ended meanwhile.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(folder.name))
            seconds[int(folder.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    tree = [process]
    for member in tree:
        tree += parents.get(member, ())
    return sum(seconds.get(member, 0.0) for member in tree)


def megabytes_of(process: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def report(row: Row) -> None:
    sys.stdout.write(json.dumps(asdict(row)) + "\n")
    sys.stdout.flush()
