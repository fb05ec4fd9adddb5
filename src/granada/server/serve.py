"""Starting and stopping the server: in this process, or in several."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import sleep

from granian import Granian
from granian.constants import Interfaces
from granian.server.embed import Server

from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.server.app import create_app, with_headers
from granada.server.bus import redis_at
from granada.server.database import Database
from granada.server.mail import Mailer
from granada.server.settings import Settings

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

BACKLOG = 1024
ORIGIN = re.compile(r"https?://[^/?#\s]+")
PAUSE = 0.05
SWITCH_INTERVAL = 0.001
"""Seconds. The threads that talk to the database need the processor often and shortly, and everybody waits for them."""


def serve(settings: Settings, when_ready: Callable[[str], None]) -> None:
    """Until somebody says stop. What has been begun by then is finished."""
    if settings.workers > 1 and not settings.bus:
        raise BadOption(Fault.BAD_SETTING, setting="workers", value=f"{settings.workers} (no bus)")
    if settings.mail and not settings.origin:
        raise BadOption(Fault.BAD_SETTING, setting="mail", value="… (no origin)")
    if settings.mail:
        Mailer(settings.mail, settings.mail_from)
    if settings.origin and not ORIGIN.fullmatch(settings.origin):
        raise BadOption(Fault.BAD_SETTING, setting="origin", value=settings.origin)
    if settings.bus:
        redis_at(settings.bus)
    settings = _with_address(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    run(_upgrade(settings))
    address = settings.origin or f"http://{_for_people(settings.host)}:{settings.port}/"
    Thread(target=_when_answered, args=(settings, lambda: when_ready(address)), daemon=True).start()
    if settings.workers > 1:
        _serve_in_processes(settings)
    else:
        run(_serve_here(settings))


async def _upgrade(settings: Settings) -> None:
    database = Database(settings.database)
    try:
        await database.upgrade()
    finally:
        await database.close()


async def _serve_here(settings: Settings) -> None:
    server = Server(
        with_headers(create_app(settings)),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    await server.serve()


def _serve_in_processes(settings: Settings) -> None:
    os.environ.update(settings.as_environment())
    server = Granian(
        "granada.server.app:create_app_from_environment",
        factory=True,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        backlog=BACKLOG,
        log_enabled=False,
        respawn_failed_workers=True,
    )
    server.serve()


def _when_answered(settings: Settings, when_ready: Callable[[], None]) -> None:
    """Somebody listens before the address is told."""
    while True:
        with suppress(OSError), socket.create_connection((_to_reach(settings.host), settings.port), timeout=1):
            break
        sleep(PAUSE)
    when_ready()


def _with_address(settings: Settings) -> Settings:
    """Whether anybody can be served there is found out now; names become addresses, and port 0 any that is free."""
    try:
        family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            if os.name == "posix":
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            host, port = trial.getsockname()[:2]
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise GranadaError(Fault.CANNOT_LISTEN, address=f"{settings.host}:{settings.port}", why=why) from None
    return settings.at(host, port)


def _to_reach(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::") else host


def _for_people(host: str) -> str:
    host = _to_reach(host)
    return f"[{host}]" if ":" in host else host
