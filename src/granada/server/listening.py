"""Listening: connections from outside, by uvicorn, and what it does not limit by itself.

A client must say what it wants within a time and within a size, and there are never more connections than the process
has files for. How large a body may be, and how long it may take, is for the application (`granada.server.app`)."""

import asyncio
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from random import sample
from typing import Any

from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from granada.server.handing_over import HandingOver
from granada.server.open_files import most_connections

BACKLOG = 1024
LARGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
LARGEST_FRAME = 64 * 1024
"""Bytes of a WebSocket message; the routes take less, and say so."""
TIMEOUT_S = 30
"""Seconds for the head of a request, and between two requests."""
CLOSED_AT_A_TIME = 20
"""WebSockets that are closed at a time when the server stops."""
CLOSING_PAUSE_S = 0.04
"""The pause between two of these groups: their clients connect to another process, which accepts so many in a
second."""
LONGEST_CLOSING_S = 5.0
LONGEST_STOPPING_S = 60
"""Seconds in which requests that have been begun are finished when the server stops."""


class PromptHttp(HttpToolsProtocol):
    """HTTP with clients that ask soon and briefly."""

    def __init__(self, handing_over: HandingOver | None, **options: Any) -> None:
        super().__init__(**options)
        self._handing_over = handing_over
        self._too_late: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the request whose head is not complete yet."""
        self._giving: asyncio.Task[None] | None = None

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

    def handle_websocket_upgrade(self) -> None:
        if self._handing_over is None or not self._handing_over.is_elsewhere(self._path):
            super().handle_websocket_upgrade()
        else:
            self.transport.pause_reading()
            self._giving = self.loop.create_task(self._give(self._handing_over))

    @property
    def _path(self) -> str:
        return self.url.partition(b"?")[0].decode("latin-1")

    async def _give(self, handing_over: HandingOver) -> None:
        """Give it to another worker, or else serve it here."""
        names = b"".join(b"%b: %b\r\n" % header for header in self.scope["headers"])
        head = b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, names)
        is_given = await handing_over.give(self._path, head, self.transport.get_extra_info("socket"))
        if is_given:
            self.transport.abort()  # This only closes it here.
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def _expect_head(self) -> None:
        if self._too_late is None:
            self._too_late = self.loop.call_later(TIMEOUT_S, self.transport.abort)

    def _has_head(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None


class HttpServer(Server):
    """Leaves the signals to its host."""

    def __init__(self, config: Config, handing_over: HandingOver | None) -> None:
        super().__init__(config)
        self._handing_over = handing_over
        self._accepting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._handing_over is not None:
            self._handing_over.take(self._take)

    def _take(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._accept(connection, head))
        self._accepting.add(task)
        task.add_done_callback(self._accepting.discard)

    async def _accept(self, connection: socket.socket, head: bytes) -> None:
        """A connection that another worker passes on, with the head of its request."""
        protocol = PromptHttp(None, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        connection.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(head)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Soon, and also if it has not started yet. What has been begun is finished."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is let in. Connected clients are closed a few at a time (with the code 1012), so that they do
        not all come to another process in the same moment."""
        if self._handing_over is not None:
            self._handing_over.stop()
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        connections = self.server_state.connections
        for asking in [connection for connection in connections if isinstance(connection, PromptHttp)]:
            asking.shutdown()
        leaving = sample(list(connections), len(connections))
        at_a_time = max(CLOSED_AT_A_TIME, ceil(len(leaving) * CLOSING_PAUSE_S / LONGEST_CLOSING_S))
        for first in range(0, len(leaving), at_a_time):
            for connection in leaving[first : first + at_a_time]:
                if connection in connections:
                    connection.shutdown()
            await asyncio.sleep(CLOSING_PAUSE_S)
        await super().shutdown(sockets)


def server_for(app: ASGIApp, handing_over: HandingOver | None = None) -> HttpServer:
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # What clients do wrong is no error of ours.
    return HttpServer(
        Config(
            app,
            http=partial(PromptHttp, handing_over),  # type: ignore[arg-type]
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,  # Our clients do that.
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=TIMEOUT_S,
            timeout_graceful_shutdown=LONGEST_STOPPING_S,
            backlog=BACKLOG,
        ),
        handing_over,
    )


def listen_at(host: str, port: int, *, shared: bool) -> socket.socket:
    """A socket at this address; several processes can have it if they say so."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, shared)
    try:
        listener.bind(address)
    except BaseException:
        listener.close()
        raise
    return listener
