"""A server without a game, made of what ours is made of: uvicorn, Litestar, msgspec, and a durable write into SQLite.

Each move is written, and then everybody at the table hears of it in a message of 1 KB."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict, deque
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, WebSocket, websocket
from sqlalchemy import Connection
from uvloop import run

from granada.protocol import live
from granada.server.database import Database
from granada.server.listening import listen_at, server_for

FILLING = "x" * 850
MOVE = '{"n":%d,"key":"%s","type":"entry","question":"%s"}'

decode = msgspec.json.Decoder(live.AnyAsk).decode


def make_table(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE moves (game, number, text, key)")


class Seat:
    def __init__(self) -> None:
        self.waiting: deque[str] = deque()
        self.something_waits = asyncio.Event()

    def push(self, message: str) -> None:
        self.waiting.append(message)
        self.something_waits.set()

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            await self.something_waits.wait()
            while self.waiting:
                await socket.send({"type": "websocket.send", "text": self.waiting.popleft(), "bytes": None})
            self.something_waits.clear()


class Floor:
    """Writes what has come while the last transaction was under way, and tells it then."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables: defaultdict[int, set[Seat]] = defaultdict(set)
        self.waiting: list[tuple[int, live.Move]] = []
        self.something_waits = asyncio.Event()

    async def write_all(self) -> None:
        while True:
            await self.something_waits.wait()
            batch, self.waiting = self.waiting, []
            self.something_waits.clear()
            rows = msgspec.json.encode([(table, move.n, move.move, move.key) for table, move in batch]).decode()

            def write(connection: Connection, rows: str = rows) -> None:
                columns = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(4))
                connection.exec_driver_sql(f"INSERT INTO moves SELECT {columns} FROM json_each(?)", (rows,))

            await self.database.transact(write)
            for table, move in batch:
                for seat in self.tables[table]:
                    seat.push(MOVE % (move.n + 1, move.key, FILLING))

    async def serve(self, port: int) -> None:
        await self.database.transact(make_table)

        @websocket("/{table:int}")
        async def play(socket: WebSocket[Any, Any, Any], table: int) -> None:
            await socket.accept()
            seat = Seat()
            self.tables[table].add(seat)
            sending = asyncio.create_task(seat.send_all(socket))
            seat.push(MOVE % (0, "", FILLING))
            try:
                while (message := await socket.receive())["type"] == "websocket.receive":
                    move = decode(message["text"] or "")
                    assert isinstance(move, live.Move)
                    self.waiting.append((table, move))
                    self.something_waits.set()
            finally:
                sending.cancel()
                self.tables[table].discard(seat)

        writing = asyncio.create_task(self.write_all())
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await server_for(Litestar([play], logging_config=None)).serve([listen_at("127.0.0.1", port, shared=False)])
        writing.cancel()


async def main() -> None:
    port, file = int(sys.argv[1]), Path(sys.argv[2])
    await Floor(Database(f"sqlite:///{file}")).serve(port)


if __name__ == "__main__":
    run(main())
