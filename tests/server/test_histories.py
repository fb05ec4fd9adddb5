"""What is made from the log of a game: each of it plays the game once."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.server.conftest import next_move

from granada.answers.records import checked, log_for, position, replay
from granada.answers.statistics import table_statistics
from granada.answers.table import Table, played_again
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.services import Services
from granada.server.stored import read_entries
from granada.table import Entry

pytestmark = pytest.mark.anyio

Reading = Callable[[Table, Sequence[Entry]], object]
MOVES = 12


def check_record(table: Table, log: Sequence[Entry]) -> object:
    record = Record.of(table.header(), table.seed, [f"{entry.seat} {entry.text}" for entry in log], None)
    return checked(record.to_text(), None)


READINGS: dict[str, Reading] = {
    "to go on with it": lambda table, log: played_again(table, log),
    "the log": lambda table, log: log_for(table, list(log), 0),
    "a replay": lambda table, log: replay(table, list(log), 0, 0),
    "the end of a replay": lambda table, log: replay(table, list(log), 0, MOVES),
    "a position": lambda table, log: position(table, list(log), MOVES, 0),
    "statistics": lambda table, log: table_statistics(table, list(log)),
    "an import": check_record,
}


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
async def test_a_game_is_played_once(
    services: Services, table: LiveTable, ana: Person, monkeypatch: pytest.MonkeyPatch, reading: Reading
) -> None:
    for number in range(MOVES):
        await table.act(ana.id, next_move(table, f"key{number}"))
    async with services.database.reading() as connection:
        log = await read_entries(connection, table.stored.key)
    begun: list[Record] = []
    begin = Game.begin

    def counted(game: Game, record: Record) -> Any:
        begun.append(record)
        return begin(game, record)

    monkeypatch.setattr(Game, "begin", counted)
    assert reading(table.stored, log)
    assert len(begun) == 1
