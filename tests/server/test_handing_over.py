"""All connections to a table go to the same one of several workers, if it is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import connect

from granada.server.handing_over import IS_POSSIBLE, HandingOver
from granada.server.listening import HttpServer, listen_at, server_for

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not IS_POSSIBLE, reason="no sockets can be passed on here")]

WORKERS = 3
TRIALS = 12


def telling(number: int) -> ASGIApp:
    async def tell(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            client = scope["client"]
            assert client is not None
            query = scope["query_string"].decode()
            await send({"type": "websocket.send", "text": f"{number} {client[0]} {query}", "bytes": None})
            await receive()

    return tell


class Workers:
    def __init__(self, servers: list[HttpServer], serving: list[asyncio.Task[None]], port: int) -> None:
        self.servers, self._serving, self.port = servers, serving, port

    async def stop(self, number: int) -> None:
        self.servers[number - 1].stop()
        await self._serving[number - 1]

    async def answers(self, path: str) -> set[str]:
        found = set[str]()
        async with AsyncExitStack() as stack:
            for _ in range(TRIALS):
                socket = await stack.enter_async_context(connect(f"ws://127.0.0.1:{self.port}{path}", proxy=None))
                found.add(str(await socket.recv()))
        return found


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[Workers]:
    first = listen_at("127.0.0.1", 0, shared=True)
    port = first.getsockname()[1]
    listeners = [first, *(listen_at("127.0.0.1", port, shared=True) for _ in range(WORKERS - 1))]
    servers = [server_for(telling(n), HandingOver(tmp_path, n, WORKERS)) for n in range(1, WORKERS + 1)]
    serving = [
        asyncio.create_task(server.serve([listener])) for server, listener in zip(servers, listeners, strict=True)
    ]
    while not all(server.started for server in servers):
        await asyncio.sleep(0.01)
    yield Workers(servers, serving, port)
    for server in servers:
        server.stop()
    await asyncio.gather(*serving)


async def test_all_connections_to_a_table_meet_in_one_worker_and_tables_are_spread(workers: Workers) -> None:
    met = [await workers.answers(f"/api/tables/table-{number}/live?seat=1") for number in range(6)]
    assert all(len(answers) == 1 for answers in met)
    assert all(answer.endswith(" 127.0.0.1 seat=1") for answers in met for answer in answers)
    assert len(set.union(*met)) > 1


async def test_other_connections_stay_where_they_come(workers: Workers) -> None:
    assert len(await workers.answers("/elsewhere")) > 1


async def test_a_table_whose_worker_has_ended_goes_to_one_of_the_others(workers: Workers) -> None:
    (answer,) = await workers.answers("/api/tables/one/live")
    await workers.stop(int(answer[0]))
    (heir,) = await workers.answers("/api/tables/one/live")
    assert heir != answer


async def test_while_a_worker_has_too_many_connections_to_take_others_wait_for_it(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    (answer,) = await workers.answers("/api/tables/one/live")
    busy = HandingOver._receive
    monkeypatch.setattr(HandingOver, "_receive", lambda *_: None)
    answering = asyncio.create_task(workers.answers("/api/tables/one/live"))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_later(0.1, monkeypatch.setattr, HandingOver, "_receive", busy)
    assert await answering == {answer}
