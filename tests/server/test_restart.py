"""A server that is told to stop sends people to another one, and nobody notices."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.conftest import new_database
from tests.server.process import ServerProcess
from tests.server.test_faults import check, play_and_note
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from granada.client import Client, NewTable, SeatRequest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LOOKING_ON = 60
OPTIONS = ("--no-limits", "--bot-workers", "1")


@asynccontextmanager
async def proxy(ports: list[int]) -> AsyncIterator[str]:
    """Passes each connection on to the first of these that takes it."""

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in ports:
            with suppress(OSError):
                there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(copy(reader, there_writer), copy(there_reader, writer))
                return
        writer.close()

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await reader.read(1 << 16):
                writer.write(part)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with server:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_people_go_on_at_another_process_and_nothing_fails(postgres: str, redis: str) -> None:
    database = await new_database(postgres)
    with ExitStack() as running:
        starting = (asyncio.to_thread(ServerProcess, database, *OPTIONS, bus=redis) for _ in range(2))
        first, second = [running.enter_context(server) for server in await asyncio.gather(*starting)]
        async with proxy([first.port, second.port]) as address, AsyncExitStack() as stack:
            ana, ben = [await stack.enter_async_context(Client(f"http://{address}")) for _ in range(2)]
            await ana.come("Ana")
            await ben.come("Ben")
            table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("open")]))
            await ben.join(table.id)
            acknowledged: dict[int, str] = {}
            players = [await stack.enter_async_context(person.watch(table.id)) for person in (ana, ben)]
            lookers = [await stack.enter_async_context(ana.watch(table.id)) for _ in range(LOOKING_ON)]
            playing = [asyncio.create_task(play_and_note(player, 1, acknowledged)) for player in players]
            socket = await stack.enter_async_context(connect(f"ws://{address}/api/tables/{table.id}/live"))
            await players[0].until(lambda: (players[0].n or 0) >= 10)

            first.process.send_signal(signal.SIGTERM)
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass
            assert socket.close_code == 1012
            for connection in (*players, *lookers):
                await connection.until(lambda connection=connection: connection.connections == 2)  # type: ignore[misc]
            assert await asyncio.to_thread(first.process.wait, HANG_S) == 0
            await asyncio.gather(*playing)
            for connection in (*players, *lookers):
                await connection.until(lambda connection=connection: connection.over)  # type: ignore[misc]
                assert connection.connections == 2
            await check(ana, table.id, acknowledged)
        for server in (first, second):
            assert not [line for line in server.printed if "ERROR" in line or "Traceback" in line], server.printed


async def test_what_was_asked_before_the_end_is_answered(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Meanwhile nobody new is let in."""
    database = f"sqlite:///{tmp_path_factory.mktemp('restart')}/granada.sqlite"
    with ServerProcess(database, *OPTIONS) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        body = b'{"name": "Ana"}'
        head = "POST /api/people/guest HTTP/1.1\r\nHost: here\r\nX-Granada: 1\r\nExpect: 100-continue\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body[:5])
        assert b"100" in await reader.readline()  # So that it knows of the request.
        assert await reader.readline() == b"\r\n"
        server.process.send_signal(signal.SIGTERM)
        with suppress(httpx.TransportError):
            while True:  # Until the signal has arrived.
                async with httpx.AsyncClient() as http:
                    await http.get(f"{server.address}/healthz")
        writer.write(body[5:])
        assert b"201" in await reader.readline()
        writer.close()
        assert await asyncio.to_thread(server.process.wait, HANG_S) == 0
