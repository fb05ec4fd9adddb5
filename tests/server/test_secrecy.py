"""Nothing that is hidden is in any byte that the server sends or prints before it is revealed."""

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.process import ServerProcess, sqlite_in

import granada
from granada.client import Client, Line, NewTable, Refused, SeatWish
from granada.games.alhambra.components import TILE_NAMES
from granada.games.alhambra.state import AlhambraState
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.protocol import live

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite_in(tmp_path), "--no-limits", "--bot-workers", "1")
    yield process
    process.stop()


class Tap:
    """Every byte that came from the server, and the number that the game had at most when it came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.number = 0
        decode = msgspec.json.Decoder(live.AnyTell).decode

        def listen(message: str | bytes) -> Any:
            tell = decode(message)
            if isinstance(tell, live.View | live.Entry):
                self.number = max(self.number, tell.n)
            raw = message if isinstance(message, bytes) else message.encode()
            self.heard.append((self.number, raw))
            return tell

        monkeypatch.setattr("granada.client.line._decode", listen)

    async def listen_to(self, response: httpx.Response) -> None:
        self.heard.append((self.number, await response.aread() + str(response.headers.raw).encode()))


async def play_and_pry(line: Line, person: Client, seed: int) -> None:
    """Random moves, and now and then something that is refused or looked up."""
    chance = random.Random(seed)
    assert line.table is not None
    while await line.turn():
        if chance.random() < 0.1:
            for ask in (person.view, person.record, person.history, person.table, person.replay, person.sheet):
                await ask(line.table.id)
            with pytest.raises(Refused):
                await line.move("take everything")
            for look in (person.view, person.replay):
                with pytest.raises(Refused):
                    await look(line.table.id, 1 - (line.eyes or 0))
        if chance.random() < 0.01:
            assert (await person.hint(line.table.id, line.eyes or 0, line.n or 0)).moves[0] in line.legal
        await line.move(chance.choice(line.legal))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
async def test_what_is_hidden_is_not_in_any_byte(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    tap = Tap(monkeypatch)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.address)) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            person.http.event_hooks["response"].append(tap.listen_to)
            await person.come(name)
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("random")]
        table = await people[0].open(NewTable(game=game, seats=seats, hints=True))
        await people[1].join(table.id)
        lines = [await stack.enter_async_context(person.watch(table.id)) for person in people]
        await asyncio.gather(*(play_and_pry(line, people[eyes], eyes) for eyes, line in enumerate(lines[:2])))
        for line in lines:
            await line.until(lambda line=line: line.over)  # type: ignore[misc]
        heard = list(tap.heard)
        record = Record.read(await people[0].record(table.id))
    last = len(record.moves)
    assert record.seed is not None
    while_playing = [(number, raw) for number, raw in heard if number < last]
    assert len(while_playing) > 3 * last
    for secret in (str(record.seed), f"{record.seed:x}", f"{record.seed:X}"):
        assert not [raw for _, raw in while_playing if secret.encode() in raw]
        assert secret not in "".join(server.printed)
    if game == "alhambra":
        check_tiles(record, while_playing)


def check_tiles(record: Record, heard: list[tuple[int, bytes]]) -> None:
    """No tile is named as long as it is in the bag."""
    hidden = [in_the_bag(granada.replay(record.until(moves))) for moves in range(0, len(record.moves), 25)]
    for number, raw in heard:
        soonest = number // 25 + 1  # What is still hidden somewhat later is hidden now.
        if soonest < len(hidden):
            named = set(re.findall(r"[\w-]+", raw.decode())) & hidden[soonest]
            assert not named


def in_the_bag(state: State) -> set[str]:
    assert isinstance(state, AlhambraState)
    return {TILE_NAMES[tile] for tile in state.bag}
