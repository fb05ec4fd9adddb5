"""Handing over: all live connections to a table go to the same one of several workers.

The system spreads new connections over the workers as it likes. The one that gets the connection to a table of another
worker passes its socket on, before anything is answered. Each table has an order of all workers, and belongs to the
first one that takes connections: while that one is replaced, everybody comes to the next one."""

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

LARGEST_HEAD = 128 * 1024
"""Bytes of a request that is passed on."""
MOST_AT_ONCE: Final = 100
"""Connections that are taken before others have their turn."""
FULL_PAUSE_S: Final = 0.02
MOST_TRIES: Final = 50
"""The most attempts to give a connection to a worker that has too many to take."""
LIVE = re.compile(r"/api/tables/([^/]+)/live")
IS_POSSIBLE = hasattr(socket, "send_fds")

log = logging.getLogger(__name__)


class HandingOver:
    """Workers are numbered from 1. Each has a socket in a folder that only they know."""

    def __init__(self, folder: Path, number: int, workers: int) -> None:
        self._folder = folder
        self._number = number
        self._workers = workers
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)

    def is_elsewhere(self, path: str) -> bool:
        """Whether another worker should serve this path."""
        return self._order(path)[:1] not in ([], [self._number])

    async def give(self, path: str, head: bytes, connection: socket.socket) -> bool:
        """Whether another worker serves this connection from now on."""
        for number in self._order(path):
            if number == self._number:
                break
            if await self._give_to(number, head, connection):
                return True
        return False

    def take(self, accept: Callable[[socket.socket, bytes], None]) -> None:
        """What others pass on, from now on."""
        place = self._folder / str(self._number)
        place.unlink(missing_ok=True)  # Of a process that was killed.
        self._socket.bind(str(place))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive, accept)

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        (self._folder / str(self._number)).unlink(missing_ok=True)
        self._socket.close()

    def _order(self, path: str) -> list[int]:
        """The order of the workers for a table. Without one of them it stays as it is (rendezvous hashing)."""
        if (found := LIVE.fullmatch(path)) is None:
            return []
        return sorted(range(1, self._workers + 1), key=partial(_rank, found[1]))

    async def _give_to(self, number: int, head: bytes, connection: socket.socket) -> bool:
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))]
        for _ in range(MOST_TRIES):
            try:
                # Not by send_fds, which forgets the address in Python 3.11.
                self._socket.sendmsg([head], files, 0, str(self._folder / str(number)))
            except BlockingIOError:
                await asyncio.sleep(FULL_PAUSE_S)
            except OSError as error:
                log.debug("worker %d takes no connection", number, exc_info=error)
                return False
            else:
                return True
        return False

    def _receive(self, accept: Callable[[socket.socket, bytes], None]) -> None:
        with suppress(BlockingIOError):
            for _ in range(MOST_AT_ONCE):
                head, files, _, _ = socket.recv_fds(self._socket, LARGEST_HEAD, 1)
                for file in files:
                    accept(socket.socket(fileno=file), head)


def _rank(table_id: str, number: int) -> bytes:
    return blake2b(f"{table_id} {number}".encode(), digest_size=8).digest()
