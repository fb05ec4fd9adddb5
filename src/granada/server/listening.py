"""Listening: connections from outside, by uvicorn, and what it does not limit by itself.

A client must say what it wants within a time and within a size, and there are never more connections than the process
has files for. How large a body may be, and how long it may take, is for the application (`granada.server.app`)."""

import asyncio
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from granada.server.open_files import most_connections

BACKLOG = 1024
LARGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
LARGEST_FRAME = 64 * 1024
"""Bytes of a WebSocket message; the routes take less, and say so."""
TIMEOUT_S = 30
"""Seconds for the head of a request, and between two requests."""


class PromptHttp(HttpToolsProtocol):
    """HTTP with clients that ask soon and briefly."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._too_late: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the request whose head is not complete yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            transport.abort()
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._too_late is None:
            self._head = 0
        elif self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._has_head()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        if self._too_late is None:
            self._too_late = self.loop.call_later(TIMEOUT_S, self.transport.abort)

    def _has_head(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None


class QuietServer(Server):
    """Leaves the signals to its host."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Soon, and also if it has not started yet. What has been begun is finished."""
        self.should_exit = True


def server_for(app: ASGIApp) -> QuietServer:
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # What clients do wrong is no error of ours.
    return QuietServer(
        Config(
            app,
            http=PromptHttp,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,  # Our clients do that.
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=TIMEOUT_S,
            backlog=BACKLOG,
        )
    )


def listen_at(host: str, port: int, *, shared: bool) -> socket.socket:
    """A socket at this address; several processes can have it if they say so."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, shared)
    try:
        listener.bind(address)
    except BaseException:
        listener.close()
        raise
    return listener
