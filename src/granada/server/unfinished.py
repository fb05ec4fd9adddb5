"""Unfinished messages: what clients have sent over a WebSocket that is not a whole message yet.

Granian collects a message until it is complete, up to 64 MiB for each connection, and has no setting for that. So
whenever this process has grown, it asks the system how much each connection has received, and hangs up where much more
has come than there were messages. Only Linux tells; elsewhere the host has to limit the memory."""

import asyncio
import logging
import os
import socket
import struct
import sys
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeAlias

from granada.server.proxies import Address, parsed
from granada.server.rare_log import RareLog

PAUSE_S = 0.5
GROWTH = 32 * 1024 * 1024
"""Bytes by which the process must have grown to look for a reason."""
MOST_UNFINISHED = 256 * 1024
"""Bytes of one connection, with the request that opened it and with pings."""
FRAME = 14
"""Bytes at most with which a message is wrapped up."""
MEMORY = Path("/proc/self/statm")
FILES = Path("/proc/self/fd")
TCP_INFO_SIZE = 192
BYTES_RECEIVED = 128
"""Where the number stands in what Linux tells of a connection (tcpi_bytes_received)."""

Peer: TypeAlias = tuple[Address, int]
"""The address and port at the other end of a connection; with a proxy in between, those of the proxy."""

log = RareLog(logging.getLogger(__name__))


class Sender(Protocol):
    peer: Peer | None
    address: str
    """From where the client comes, for the log."""
    said: int
    """Bytes of all its whole messages."""

    def hang_up(self) -> None: ...


async def hang_up_on_unfinished(senders: Collection[Sender]) -> None:
    """As long as the process runs, on all of these who send too much that is no message."""
    if sys.platform != "linux":
        return
    size = _size()
    while True:
        await asyncio.sleep(PAUSE_S)
        grown = _size() - size
        if grown > GROWTH:
            check(senders, await asyncio.to_thread(received))
        if grown > GROWTH or grown < 0:
            size = _size()


def check(senders: Collection[Sender], received: dict[Peer, int]) -> None:
    for sender in list(senders):
        if sender.peer is None or received.get(sender.peer, 0) - sender.said <= MOST_UNFINISHED:
            continue
        log.warn(f"hung up on {sender.address}: it sends a message without end")
        sender.hang_up()


def received() -> dict[Peer, int]:
    """The bytes that each TCP connection of this process has received."""
    found: dict[Peer, int] = {}
    for file in list(FILES.iterdir()):
        with suppress(OSError):  # It is no such connection, or closed meanwhile.
            copy = os.dup(int(file.name))
            try:
                found.update(_received_by(copy))
            finally:
                os.close(copy)
    return found


def _received_by(file: int) -> dict[Peer, int]:
    connection = socket.socket(fileno=file)
    try:
        peer = peer_of(connection.getpeername())
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_SIZE) if peer else b""
    finally:
        connection.detach()
    return {peer: struct.unpack_from("Q", info, BYTES_RECEIVED)[0]} if peer else {}


def peer_of(name: object) -> Peer | None:
    """By what the system calls the other end, or Granian, for which ports are texts."""
    match name:
        case (str(host), int() | str() as port, *_) if address := parsed(host):
            return address, int(port)
    return None


def _size() -> int:
    return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
