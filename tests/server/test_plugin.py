"""A game that a package brings is played online like any other."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.plugged import forget, install, plugged
from tests.server.conftest import guest, next_move, opened
from tests.server.process import ServerProcess, sqlite_in

import granada
from granada.client import Client, NewTable, SeatRequest
from granada.kernel.errors import GranadaError
from granada.kernel.record import Record
from granada.plugins import GROUP, plugins
from granada.protocol import live
from granada.server.services import Services
from granada.server.tables import tables_with

__all__ = ["install", "plugged"]

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(plugged: str, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001
    running = ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--no-limits")
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


async def test_a_whole_game_is_played_against_a_bot_and_counted(plugged: str, server: ServerProcess) -> None:
    chance = random.Random(1)
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game=plugged, seats=[SeatRequest("me"), SeatRequest("random")], hints=True))
        async with ana.watch(table.id) as connection:
            hint = await ana.hint(table.id, 0, connection.n or 0)
            assert hint.steps[0].choice.moves[0] in connection.legal
            while await connection.turn():
                await connection.move(chance.choice(connection.legal))
        record = Record.read(await ana.record(table.id))
        scores = granada.verify(record).scores
        counted = await ana.statistics(table.id)
        assert tuple(seat.deeds.get("alquerque-captured", 0) for seat in counted.seats) == scores
        assert (await ana.sheet(table.id)).scorings == ()


async def test_what_a_game_does_not_have_is_not_there_instead_of_an_error(plugged: str, server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=f"{server.address}/api/games/") as client:
        assert (await client.get(f"{plugged}/content")).json() is None
        assert (await client.get(f"{plugged}/words/en")).status_code == 404
        assert (await client.get("nothing/catalogue/en")).status_code == 400
        told = (await client.get(f"{plugged}/catalogue/ru")).json()
        assert [text.partition("\n")[0] for text in told["texts"]] == [
            "game-alquerque = Алькерк",
            "game-alquerque = Alquerque",
        ]
        assert (await client.get("sabika/catalogue/ru")).json()["texts"] == []


async def test_tables_of_a_game_that_is_gone_are_listed_and_refused(
    plugged: str, services: Services, tmp_path: Path
) -> None:
    ana = await guest(services, "Ana")
    table = await opened(services, ana, "me", "open", game=plugged)
    going = await opened(services, ana, "me", "random", game=plugged)
    await going.act(ana.id, next_move(going))
    for file in tmp_path.rglob("entry_points.txt"):
        file.write_text(f"[{GROUP}]\n")
    forget()
    assert plugged not in plugins()
    services.registry._tables.clear()
    async with services.database.reading() as connection:
        listed = await tables_with(connection, ana.id)
    assert {each.table.id for each in listed} == {table.id, going.id}
    assert not any(each.your_turn for each in listed)
    with pytest.raises(GranadaError) as refused:
        await (await services.registry.table(going.id)).act(ana.id, live.Move(seat=0, n=1, key="again", move="c2-c3"))
    assert refused.value.code == "no-such-game"
