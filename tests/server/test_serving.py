"""How a server begins and ends."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import Any

import pytest
from tests.limits import HANG_S

from granada.server import listening, serve, services
from granada.server.heavy import HeavyWork
from granada.server.settings import Settings


@pytest.mark.parametrize("moment", ["before it has started", "as soon as it has started"])
def test_a_server_that_is_told_to_stop_before_it_serves_stops_in_good_order(
    moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        heard.append((await receive())["type"])
        if moment == "before it has started":
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.sleep(0.01)  # The signal arrives.
        await send({"type": "lifespan.startup.complete"})
        os.kill(os.getpid(), signal.SIGTERM)
        heard.append((await receive())["type"])
        await send({"type": "lifespan.shutdown.complete"})

    async def serve_in_time() -> None:
        async with asyncio.timeout(HANG_S):
            await serve._serve(serve._with_address(Settings(database="sqlite://", port=0)))

    monkeypatch.setattr(serve, "with_headers", lambda *_: app)
    monkeypatch.setattr(serve, "create_app", lambda _: None)
    asyncio.run(serve_in_time())
    assert heard == ["lifespan.startup", "lifespan.shutdown"]


@pytest.mark.anyio
async def test_a_server_stops_although_an_answer_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    asked = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for _ in range(2):
                heard.append((await receive())["type"])
                await send({"type": f"{heard[-1]}.complete"})
        else:
            asked.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(listening, "LONGEST_STOPPING_S", 1)
    server, listener = listening.server_for(app), listening.listen_at("127.0.0.1", 0, shared=False)
    serving = asyncio.create_task(server.serve([listener]))
    async with asyncio.timeout(HANG_S):
        while not server.started:
            await asyncio.sleep(0.01)
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: granada\r\n\r\n")
        await asked.wait()
        server.stop()
        await serving
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    assert heard == ["lifespan.startup", "lifespan.shutdown"]


@pytest.mark.anyio
async def test_a_server_stops_although_a_part_of_it_does_not(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    closed: list[bool] = []

    async def never(_: HeavyWork) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            closed.append(False)

    monkeypatch.setattr(services, "CLOSING_S", 0.05)
    monkeypatch.setattr(HeavyWork, "close", never)
    settings = Settings(database=database)
    async with asyncio.timeout(HANG_S):
        await serve._upgrade(settings)
        async with services.Services.open(settings):
            pass
    assert caplog.messages == ["the server stops, although the work on large files did not within 0.05 s"]
    assert closed == [False]
