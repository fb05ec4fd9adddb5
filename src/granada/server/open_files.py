"""How many files and connections this process may have open at a time."""

import asyncio
import logging
import sys
from collections.abc import Sized
from pathlib import Path

from granada.server.limited_log import LimitedLog

MOST_CONNECTIONS = 20_000
RESERVED = 256
"""Files that the server opens for itself: the database, processes of bots, mail, push notices."""

FILES = Path("/dev/fd")
MANY = 1000
"""Connections that are no live ones; usual visitors have a few for a moment."""
PAUSE_S = 10.0

log = LimitedLog(logging.getLogger(__name__))

if sys.platform != "win32":
    import resource

    def raise_file_limit() -> None:
        """Allow as many open files as the system does; many systems allow 1024 at first."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + RESERVED
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if file_limit() < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

    def file_limit() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST_CONNECTIONS + RESERVED if soft == resource.RLIM_INFINITY else soft

else:

    def raise_file_limit() -> None:
        """Sockets are no files there."""

    def file_limit() -> int:
        return MOST_CONNECTIONS + RESERVED


def most_connections() -> int:
    """The most connections that leave enough files for the server itself."""
    return max(1, min(MOST_CONNECTIONS, file_limit() - RESERVED))


async def report_idle_connections(live: Sized) -> None:
    """They are closed after a while, but many of them are worth a look by the host."""
    while sys.platform != "win32":
        if await asyncio.to_thread(_open_files) - len(live) > MANY + RESERVED:
            log.warn(f"more than {MANY} connections are open that ask for nothing")
        await asyncio.sleep(PAUSE_S)


def _open_files() -> int:
    return sum(1 for _ in FILES.iterdir())
