"""Several moves as one action: all or none, one entry in the log for each, one write, one message."""

import asyncio
import json
from typing import Any

import pytest
from tests.server.conftest import Arrive, opened

from granada.client import NewTable, Refused, SeatRequest
from granada.kernel.errors import IllegalMove
from granada.protocol import live
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.services import Services
from granada.server.stored import read_entries
from granada.server.writer import Writer
from granada.table import Entry, LiveGame

pytestmark = pytest.mark.anyio


class FakeConnection:
    """Keeps what it is told."""

    def __init__(self, person: str | None, viewer: int | None) -> None:
        self.person, self.viewer, self.muted = person, viewer, frozenset[str]()
        self.told: list[Any] = []

    def push(self, message: str) -> None:
        self.told.append(json.loads(message))


@pytest.fixture
async def table(services: Services, ana: Person) -> LiveTable:
    """A table at which Ana plays for both."""
    return await opened(services, ana, "me", "me", game="alhambra")


def purchase(game: LiveGame) -> tuple[int, tuple[str, ...]]:
    """The moves with which the seat to move can buy a tile."""
    seat = game.state.deciders[0]
    moves: list[str] = []
    state = game.state.clone()
    while not moves or moves[-1] != "settle":
        wanted = "buy" if not moves else "settle" if "settle" in map(str, state.legal_moves(seat)) else "pay"
        move = next(move for move in state.legal_moves(seat) if str(move).startswith(wanted))
        state.play(move, seat)
        moves.append(str(move))
    return seat, tuple(moves)


async def written(services: Services, table: LiveTable) -> list[Entry]:
    async with services.database.reading() as connection:
        return await read_entries(connection, table.stored.key)


async def until_somebody_can_buy(table: LiveTable, ana: Person) -> LiveGame:
    for number in range(100):
        game = table.started_game()
        seat = game.state.deciders[0]
        legal = [str(move) for move in game.state.legal_moves(seat)]
        if any(move.startswith("buy") for move in legal):
            return game
        await table.act(ana.id, live.Move(seat=seat, n=table.number, key=f"take{number}", move=legal[0]))
    raise AssertionError("nobody could ever buy")


async def test_several_moves_are_one_write_one_message_and_an_entry_each(
    services: Services, table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await until_somebody_can_buy(table, ana)
    seat, moves = purchase(game)
    batches: list[int] = []
    write = Writer._write

    async def counted(self: Writer, batch: Any) -> None:
        batches.append(len(batch))
        await write(self, batch)

    monkeypatch.setattr(Writer, "_write", counted)
    player, spectator = FakeConnection(ana.id, seat), FakeConnection(None, None)
    for connection in (player, spectator):
        table.enter(connection)
        table.show(connection)
    outcome = await table.act(ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=moves))
    assert outcome.number == table.number == game.number + len(moves)
    assert batches == [1]
    assert [entry.text for entry in await written(services, table)][-len(moves) :] == list(moves)
    for connection in (player, spectator):
        entries = [told for told in connection.told if told["type"] == "entry"]
        assert len(entries) == 1
        assert entries[0]["key"] == "buy"
        assert [(part["kind"], part["text"]) for part in entries[0]["earlier"]] == [
            ("move", move) for move in moves[:-1]
        ]
    again = await table.act(ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=moves))
    assert (again.again, again.number) == (True, outcome.number)


async def test_one_bad_move_leaves_nothing_of_the_others(services: Services, table: LiveTable, ana: Person) -> None:
    game = await until_somebody_can_buy(table, ana)
    seat, moves = purchase(game)
    before = await written(services, table)
    with pytest.raises(IllegalMove):
        await table.act(
            ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=(*moves[:-1], "pay ducat-9", "settle"))
        )
    assert table.game is game
    assert await written(services, table) == before


async def test_who_hangs_up_during_a_purchase_has_bought_all_or_nothing(
    services: Services, table: LiveTable, ana: Person
) -> None:
    game = await until_somebody_can_buy(table, ana)
    seat, moves = purchase(game)
    acting = asyncio.create_task(table.act(ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=moves)))
    await asyncio.sleep(0)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    again = await table.act(ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=moves))
    assert again.number == table.number == len(await written(services, table)) == game.number + len(moves)


async def test_an_action_is_taken_back_as_a_whole_also_by_clients_that_count_moves(
    services: Services, table: LiveTable, ana: Person
) -> None:
    game = await until_somebody_can_buy(table, ana)
    seat, moves = purchase(game)
    await table.act(ana.id, live.Moves(seat=seat, n=game.number, key="buy", moves=moves))
    await table.act(ana.id, live.Undo(seat=seat, n=table.number, key="undo", moves=1))
    assert table.started_game().state.dump() == game.state.dump()
    assert (await written(services, table))[-1].text == str(len(moves))


async def test_a_client_plays_several_moves_at_once_or_hears_why_not(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    info = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    async with ana.watch(info.id) as connection:
        with pytest.raises(Refused) as refused:
            await connection.moves([connection.legal[0], "nonsense"])
        assert refused.value.code in ("action-has-ended", "illegal-move")
        assert connection.n == 0
        assert await connection.moves(connection.legal[:1]) == connection.n == 1
        assert [entry.kind for entry in connection.entries] == ["move"]
