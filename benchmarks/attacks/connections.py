"""Strangers open connections and say nothing, or begin messages that never end.

    PYTHONPATH=src python benchmarks/attacks/connections.py http://127.0.0.1:8000 --silent 5000
    PYTHONPATH=src python benchmarks/attacks/connections.py http://127.0.0.1:8000 --endless 30 --process 4711

The server must run on this machine. Prints how long a visitor waits before and meanwhile and, with the number of the
server's process, how much memory that has."""

from __future__ import annotations

import argparse
import base64
import os
import socket
import struct
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx

from granada.server.open_files import raise_file_limit

PART = b"x" * 1024 * 1024
PARTS = 60
LOOKS = 5
PAUSE_S = 8
TEXT, GOES_ON, MASKED_LONG = 0x01, 0x00, 0xFF


class Attack:
    def __init__(self, address: str, process: int) -> None:
        self.address, self.process = address, process
        parts = urlsplit(address)
        self.target = (parts.hostname or "", parts.port or 80)

    def look(self, when: str) -> None:
        began = monotonic()
        try:
            answer = str(httpx.get(f"{self.address}/api/games", timeout=30).status_code)
        except httpx.TransportError as error:
            answer = type(error).__name__
        print(f"{when}: a visitor has {answer} after {monotonic() - began:.2f} s{self._memory()}", flush=True)

    def silent(self, count: int) -> None:
        raise_file_limit()
        with ExitStack() as open_ones:
            for _ in range(count):
                connection = open_ones.enter_context(socket.socket())
                connection.setblocking(False)
                connection.connect_ex(self.target)
            for number in range(LOOKS):
                self.look(f"{number * PAUSE_S} s after {count} silent connections")
                sleep(PAUSE_S)

    def endless(self, count: int) -> None:
        with httpx.Client(base_url=f"{self.address}/api", headers={"x-granada": "attack"}) as host:
            host.post("/people/guest", json={"name": "Attacker"}).raise_for_status()
            request = {"game": "sabika", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = host.post("/tables", json=request).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
        with ExitStack() as open_ones:
            sockets = [open_ones.enter_context(self._connect(table, cookie)) for _ in range(count)]
            for number in range(PARTS):
                head = struct.pack("!BBQI", GOES_ON if number else TEXT, MASKED_LONG, len(PART), 0)
                sockets = [connection for connection in sockets if self._send(connection, head + PART)]
            print(f"{len(sockets)} of {count} messages go on after {PARTS} MiB")
            for number in range(LOOKS):
                self.look(f"{number * PAUSE_S} s after {count} messages without end")
                sleep(PAUSE_S)

    def _connect(self, table: str, cookie: str) -> socket.socket:
        key = base64.b64encode(os.urandom(16)).decode()
        connection = socket.create_connection(self.target)
        connection.settimeout(30)
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {self.target[0]}:{self.target[1]}\r\nCookie: {cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        connection.recv(4096)
        return connection

    @staticmethod
    def _send(connection: socket.socket, data: bytes) -> bool:
        try:
            connection.sendall(data)
        except OSError:
            return False
        return True

    def _memory(self) -> str:
        if not self.process:
            return ""
        told = dict(line.split(":", 1) for line in Path(f"/proc/{self.process}/status").read_text().splitlines())
        return f"; the server has {told['VmRSS'].strip()}, at most {told['VmHWM'].strip()}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--silent", type=int, default=0)
    parser.add_argument("--endless", type=int, default=0)
    parser.add_argument("--process", type=int, default=0)
    given = parser.parse_args()
    attack = Attack(given.address.rstrip("/"), given.process)
    for _ in range(3):
        attack.look("before")
    if given.silent:
        attack.silent(given.silent)
    if given.endless:
        attack.endless(given.endless)
