"""What nobody may have too much of."""

import asyncio

import pytest
from tests.server.conftest import Arrive
from tests.server.process import ServerProcess
from websockets.asyncio.client import connect

from granada.client import NewTable, SeatWish
from granada.kernel.errors import GranadaError
from granada.server.limits import Limit, Limits
from granada.server.routes.live import MOST_WAITING, Line

pytestmark = pytest.mark.anyio

TWICE = Limit(2, 1_000_000)


async def test_many_others_do_not_make_the_server_forget_who_asks_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.server.limits.MOST_REMEMBERED", 10)
    limits = Limits(on=True)
    limits.count(TWICE, "thief")
    for stranger in range(8):
        limits.count(TWICE, f"stranger {stranger}")
    limits.count(TWICE, "thief")
    for stranger in range(8):
        limits.count(TWICE, f"another {stranger}")
    with pytest.raises(GranadaError, match="too many"):
        limits.count(TWICE, "thief")


async def test_who_takes_nothing_is_hung_up_on_and_nothing_more_is_kept_for_them() -> None:
    line = Line(None, None, frozenset())
    for _ in range(MOST_WAITING):
        line.push("news")
    assert not line.ended.is_set()
    for _ in range(MOST_WAITING):
        line.push("news")
    assert line.ended.is_set()
    assert line.waiting == MOST_WAITING + 1


@pytest.mark.slow
async def test_somebody_whose_connection_is_clogged_goes(arrive: Arrive, server: ServerProcess) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatWish("me")]))
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
    async with ana.watch(table.id) as line, connect(address, ping_interval=None) as clogged:
        await line.until(lambda: line.present is not None and line.present.spectators == 1)
        clogged.transport.pause_reading()
        for _ in range(6000):
            await clogged.send('{"type": "look", "seat": null}')
        await asyncio.wait_for(line.until(lambda: line.present is not None and line.present.spectators == 0), 30)
        assert line.present is not None
        assert line.present.spectators == 0
        clogged.transport.abort()
