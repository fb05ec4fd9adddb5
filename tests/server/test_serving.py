"""How a server begins and ends."""

import asyncio
import os
import signal
from typing import Any

import pytest
from tests.limits import HANG_S

from granada.server import serve
from granada.server.settings import Settings


def test_a_server_that_is_told_to_stop_before_it_serves_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    async def serve_in_time() -> None:
        async with asyncio.timeout(HANG_S):
            await serve._serve(serve._with_address(Settings(database="sqlite://", port=0)))

    monkeypatch.setattr(serve, "with_headers", lambda *_: app)
    monkeypatch.setattr(serve, "create_app", lambda _: None)
    asyncio.run(serve_in_time())
