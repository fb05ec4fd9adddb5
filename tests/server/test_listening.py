"""Nobody takes up connections or memory without asking for something soon and briefly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from tests.server.process import ServerProcess, sqlite_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from granada.client import Client, NewTable, SeatRequest
from granada.server import listening
from granada.server.listening import LARGEST_FRAME, LARGEST_HEAD, listen_at, server_for

pytestmark = pytest.mark.anyio

REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


async def greet(scope: Scope, _receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"hello", "more_body": False})


@pytest.fixture
async def address() -> AsyncIterator[tuple[str, int]]:
    server, listener = server_for(greet), listen_at("127.0.0.1", 0, shared=False)
    serving = asyncio.create_task(server.serve([listener]))
    yield listener.getsockname()
    server.stop()
    await serving


async def read_all(address: tuple[str, int], *parts: bytes) -> bytes:
    """What is answered to these parts until the server hangs up."""
    reader, writer = await asyncio.open_connection(*address)
    answer = b""
    with suppress(ConnectionError):
        writer.writelines(parts)
        while part := await reader.read(1000):
            answer += part
    writer.close()
    return answer


@pytest.mark.parametrize("begun", [b"", REQUEST[:20], REQUEST + REQUEST[:20]], ids=["nothing", "half", "one and half"])
async def test_a_client_that_never_completes_a_request_is_disconnected(
    address: tuple[str, int], begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "TIMEOUT_S", 0.2)
    answer = await read_all(address, begun)
    assert answer.count(b"200 OK") == begun.count(b"\r\n\r\n")


async def test_requests_are_answered_on_one_connection_however_many(address: tuple[str, int]) -> None:
    reader, writer = await asyncio.open_connection(*address)
    large = REQUEST.replace(b"\r\n\r\n", b"\r\nx: " + b"x" * (LARGEST_HEAD // 2) + b"\r\n\r\n")
    for _ in range(4):
        writer.write(large)
        assert b"200 OK" in await reader.readuntil(b"hello")
    writer.close()


async def test_a_head_without_end_is_refused(address: tuple[str, int]) -> None:
    line = b"x: " + b"x" * 1000 + b"\r\n"
    answer = await read_all(address, REQUEST[:-2] + line, *[line] * (LARGEST_HEAD // len(line) + 1))
    assert answer.startswith(b"HTTP/1.1 400 ")


async def test_there_are_no_more_connections_than_files(
    address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "most_connections", lambda: 1)
    reader, writer = await asyncio.open_connection(*address)
    writer.write(REQUEST)
    assert b"200 OK" in await reader.readuntil(b"hello")
    assert await read_all(address, REQUEST) == b""
    writer.close()
    await writer.wait_closed()
    assert b"200 OK" in await read_all(address, REQUEST.replace(b"Host", b"Connection: close\r\nHost"))


async def test_a_server_that_is_told_to_stop_before_it_has_started_does_not_stay() -> None:
    server = server_for(greet)
    server.stop()
    with listen_at("127.0.0.1", 0, shared=False) as listener:
        await server.serve([listener])
    assert not server.server_state.connections


@pytest.mark.slow
@pytest.mark.parametrize("parts", [1, 4], ids=["in one frame", "in several frames"])
async def test_a_message_without_end_ends_the_connection(tmp_path: Path, parts: int) -> None:
    async def without_end() -> AsyncIterator[str]:
        for _ in range(64):
            yield "x" * (LARGEST_FRAME // parts + 1)

    with ServerProcess(sqlite_in(tmp_path), "--no-limits") as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
            async with ana.watch(table.id) as connection, connect(address, ping_interval=None) as endless:
                with suppress(ConnectionClosed):
                    await endless.send(without_end())
                await endless.wait_closed()
                await connection.say("I am still connected.")
                assert connection.connections == 1
