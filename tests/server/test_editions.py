"""Tables at which people play with an edition of their own."""

from importlib.resources import files

import pytest
from tests.server.conftest import Arrive
from tests.server.test_records import play_first_moves

import granada
from granada.client import NewTable, Refused, SeatRequest
from granada.kernel.record import Record
from granada.protocol.tables import LONGEST_EDITION

pytestmark = pytest.mark.anyio

BUILT_IN = files("granada.games.sabika").joinpath("content.toml").read_text(encoding="utf-8")
MINE = BUILT_IN.replace('edition = "granada-1"', 'edition = "mine"')


async def test_people_and_bots_play_with_an_edition_that_somebody_has_brought(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    seats = [SeatRequest("me"), SeatRequest("open"), SeatRequest("random")]
    table = await ana.open(NewTable(game="sabika", seats=seats, edition=MINE))
    assert table.own_edition
    assert table.edition == granada.load("sabika", MINE).edition != granada.load("sabika").edition
    await ben.join(table.id)
    assert (await ana.my_tables())[0].your_turn
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        for connection in (one, other):
            await connection.turn()
            await connection.move(connection.legal[0])
        await one.until(lambda: (one.n or 0) >= 3 and one.view["to_move"] != 2)
    assert await ben.edition(table.id) == MINE
    content = await ben.http.get("/games/sabika/content", params={"table": table.id})
    assert content.json()["edition"] == "mine"
    record = Record.read(await ben.record(table.id))
    assert record.header.edition == table.edition
    assert len((await ben.log(table.id)).entries) == len((await ben.replay(table.id)).entries) >= 3


@pytest.mark.slow
async def test_a_hint_is_for_the_edition_at_hand(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")], edition=MINE))
    hint = await ana.hint(table.id, 0, 0)
    async with ana.watch(table.id) as connection:
        numbers = [await connection.move(move) for move in hint.moves]
    assert numbers == list(range(1, len(hint.moves) + 1))


async def test_a_table_without_an_own_edition_tells_the_built_in_one(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    assert not table.own_edition
    assert await ana.edition(table.id) == BUILT_IN


@pytest.mark.parametrize(
    ("game", "edition", "code", "told"),
    [
        ("alhambra", MINE, "no-editions", "alhambra"),
        ("sabika", MINE.replace("gain(", "gian(", 1), "bad-content", "gian"),
        ("sabika", "nonsense", "bad-content", "this is not TOML"),
        ("sabika", "a = " + "[" * 450, "bad-content", ""),
        ("sabika", "a." * 20_000 + "b = 1", "bad-content", "line 1 is longer"),
        ("sabika", "#" * (LONGEST_EDITION + 1), "too-long", "100000"),
    ],
)
async def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(
    arrive: Arrive, game: str, edition: str, code: str, told: str
) -> None:
    ana = await arrive("Ana")
    with pytest.raises(Refused) as refused:
        await ana.open(NewTable(game=game, seats=[SeatRequest("me")], edition=edition))
    assert (refused.value.status, refused.value.code) == (400, code)
    assert told in refused.value.refusal.message


@pytest.mark.slow
async def test_records_of_it_are_proved_brought_in_and_played_again(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")], edition=MINE))
    async with ana.watch(table.id) as connection:
        await play_first_moves(connection)
    assert (await ana.proof(table.id)).scores == tuple((await ana.table(table.id)).scores or ())
    text = await ana.record(table.id)
    with pytest.raises(Refused) as refused:
        await ana.bring_in(text)
    assert refused.value.code == "other-rules"
    brought = await ana.bring_in(text, edition=MINE)
    assert (brought.status, brought.edition) == ("over", table.edition)
    again = await ana.rematch(table.id)
    assert (again.own_edition, again.edition) == (True, table.edition)
