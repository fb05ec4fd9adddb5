"""Starting and stopping the server: in this process, or in several."""

import asyncio
import errno
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing import parent_process
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import sleep

from granada.kernel.errors import BadOption, GranadaError
from granada.server.app import create_app, with_headers
from granada.server.bus import redis_at
from granada.server.clock import beginning, count_from
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.handing_over import IS_POSSIBLE, HandingOver
from granada.server.listening import listen_at, server_for
from granada.server.logs import FORMATS, start_logging
from granada.server.mail import Mailer
from granada.server.metrics import shared_folder
from granada.server.open_files import raise_file_limit
from granada.server.proxies import networks
from granada.server.settings import Settings
from granada.server.supervisor import supervise
from granada.table import obstacle

if sys.platform == "win32":
    from asyncio import run

    STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK)
else:
    from uvloop import run

    STOPPING = (signal.SIGINT, signal.SIGTERM)

ORIGIN = re.compile(r"https?://[^/?#\s]+")
PAUSE = 0.05
TIMEOUT_S = 10.0
NOWHERE = {errno.EADDRINUSE: ServerFault.ADDRESS_IN_USE, errno.EADDRNOTAVAIL: ServerFault.NOT_OUR_ADDRESS}
"""Why the system lets nobody listen at an address."""
SWITCH_INTERVAL = 0.001
"""Seconds. The threads that talk to the database need the processor often and shortly, and everybody waits for them."""


def serve(settings: Settings, when_ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop, then finish the requests that have begun."""
    if settings.workers > 1 and not settings.bus:
        raise BadOption(ServerFault.BAD_SETTING, setting="workers", value=f"{settings.workers} (no bus)")
    if settings.mail and not settings.origin:
        raise BadOption(ServerFault.BAD_SETTING, setting="mail", value="… (no origin)")
    if settings.mail:
        Mailer(settings.mail, settings.mail_from)
    if settings.origin and not ORIGIN.fullmatch(settings.origin):
        raise BadOption(ServerFault.BAD_SETTING, setting="origin", value=settings.origin)
    networks(settings.proxies)
    if settings.log not in FORMATS:
        raise BadOption(ServerFault.BAD_SETTING, setting="log", value=settings.log)
    if settings.bus:
        redis_at(settings.bus)
    settings = _with_address(settings)
    start_logging(settings.log)
    raise_file_limit()
    run(_upgrade(settings))
    address = settings.origin or f"http://{_for_people(settings.host)}:{settings.port}/"
    Thread(target=_when_answered, args=(settings, lambda: when_ready(address)), daemon=True).start()
    if settings.workers > 1:
        with shared_folder(), TemporaryDirectory(prefix="granada-workers-") as folder:
            supervise(settings.workers, _serve_as_worker, settings, beginning(), Path(folder))
    else:
        _serve_here(settings)


async def _upgrade(settings: Settings) -> None:
    database = Database(settings.database)
    try:
        await database.upgrade()
    finally:
        await database.close()


def _serve_here(settings: Settings, handing_over: HandingOver | None = None) -> None:
    sys.setswitchinterval(SWITCH_INTERVAL)
    run(_serve(settings, handing_over))


def _serve_as_worker(number: int, settings: Settings, beginning: float, folder: Path) -> None:
    """Serve in a process of its own. It ends with the process that has started it: if that one was killed, nobody could
    start the server again as long as the worker holds its port."""
    start_logging(settings.log)
    count_from(beginning)
    Thread(target=_end_with_parent, daemon=True).start()
    _serve_here(settings, HandingOver(folder, number, settings.workers) if IS_POSSIBLE else None)


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


async def _serve(settings: Settings, handing_over: HandingOver | None = None) -> None:
    server = server_for(with_headers(create_app(settings), settings), handing_over)
    loop = asyncio.get_running_loop()
    # Not the handlers of the loop: on Windows it has none.
    for number in STOPPING:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(server.stop))
    await server.serve([listen_at(settings.host, settings.port, shared=settings.workers > 1)])


def _when_answered(settings: Settings, when_ready: Callable[[], None]) -> None:
    """The address is told after an answer has come from there: of several processes, one is enough."""
    while True:
        with (
            suppress(OSError, HTTPException),
            closing(HTTPConnection(_to_reach(settings.host), settings.port, timeout=TIMEOUT_S)) as connection,
        ):
            connection.request("HEAD", "/")
            connection.getresponse()
            break
        sleep(PAUSE)
    when_ready()


def _with_address(settings: Settings) -> Settings:
    """Whether anybody can be served there is found out now; names become addresses, and port 0 any that is free."""
    try:
        with listen_at(settings.host, settings.port, shared=False) as trial:
            host, port = trial.getsockname()[:2]
    except OSError as error:
        there = f"{settings.host}:{settings.port}"
        raise GranadaError(ServerFault.CANNOT_LISTEN, address=there, why=_obstacle(error)) from None
    except OverflowError:
        raise BadOption(ServerFault.BAD_SETTING, setting="port", value=settings.port) from None
    return settings.at(host, port)


def _obstacle(error: OSError) -> GranadaError:
    if isinstance(error, socket.gaierror):
        return GranadaError(ServerFault.NO_SUCH_HOST)
    if error.errno in NOWHERE:
        return GranadaError(NOWHERE[error.errno])
    return obstacle(error)


def _to_reach(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::") else host


def _for_people(host: str) -> str:
    host = _to_reach(host)
    return f"[{host}]" if ":" in host else host
