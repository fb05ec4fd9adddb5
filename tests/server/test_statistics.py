"""Score sheets, and what is counted."""

import asyncio

import pytest
from tests.server.conftest import Arrive
from tests.server.test_records import finished_game, play_first_moves

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.games.alhambra import events as alhambra_events
from granada.games.sabika import events as sabika_events
from granada.kernel.event import Event
from granada.kernel.record import Record
from granada.locale import Texts
from granada.protocol.statistics import GameStatistics
from granada.server.database import DatabaseGone
from granada.server.services import Services

pytestmark = pytest.mark.anyio


def test_what_is_counted_are_events_that_name_a_seat() -> None:
    modules = (alhambra_events, sabika_events)
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    naming = {
        kind.__struct_config__.tag for kind in kinds if issubclass(kind, Event) and "seat" in kind.__struct_fields__
    }
    assert {*alhambra_events.DEEDS, *sabika_events.DEEDS} <= naming


async def test_a_sheet_of_a_running_game_adds_up_to_its_scores(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    async with ana.watch(table.id) as connection:
        for _ in range(10):
            await connection.move(connection.legal[0])
        sheet = await ana.sheet(table.id)
        assert (sheet.n, sheet.over, sheet.rival) == (10, False, "sabika-yusuf")
        (now,) = sheet.scorings
        assert [sum(row) for row in now.rows] == [player["pp"] for player in connection.view["everyone"]]
        with pytest.raises(Refused) as refused:
            await ana.statistics(table.id)
        assert (refused.value.status, refused.value.code) == (409, "not-over")


async def finished_alhambra(ana: Client) -> str:
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    async with ana.watch(table.id) as connection:
        await play_first_moves(connection)
    return table.id


@pytest.mark.slow
async def test_a_sheet_of_a_finished_game_tells_each_scoring_and_adds_up(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.table(await finished_alhambra(ana))
    sheet = await ana.sheet(table.id)
    assert [(scoring.title, scoring.round) for scoring in sheet.scorings] == [
        ("alhambra-scoring-title", round) for round in (1, 2, 3)
    ]
    assert sheet.rival == "alhambra-dirk"
    for language in ("en", "pl"):
        texts = Texts(language)
        assert texts.text(sheet.rival)
        assert all(texts.text(f"source-{source}") for scoring in sheet.scorings for source in scoring.sources)
        assert all(texts.text(scoring.title, round=scoring.round or 0) for scoring in sheet.scorings)
    totals = [sum(sum(scoring.rows[seat]) for scoring in sheet.scorings) for seat in (0, 1)]
    assert totals == table.scores


@pytest.mark.slow
async def test_what_everybody_has_done_in_a_finished_game_is_counted(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.table(await finished_alhambra(ana))
    counted = await ana.statistics(table.id)
    record = Record.read(await ana.record(table.id))
    assert counted.moves == len(record.moves)
    assert [seat.moves for seat in counted.seats] == [
        sum(line.startswith(f"{seat} ") for line in record.moves) for seat in (0, 1)
    ]
    log = await ana.log(table.id)
    events = [event for entry in log.entries for event in entry.events]
    for seat in (0, 1):
        taken = [event for event in events if event["event"] == "alhambra-took" and event["seat"] == seat]
        assert counted.seats[seat].deeds["alhambra-took"] == len(taken)
        assert 0 < counted.seats[seat].turns <= counted.seats[seat].moves
    assert counted.duration == (table.ended or 0) - (table.started or 0)
    # In the end both may have to place tiles at the same time.
    times = [seat.time for seat in counted.seats]
    assert max(times) < counted.duration <= sum(times)
    assert counted.taken_back == 0


@pytest.mark.slow
async def test_profiles_and_the_server_tell_results_by_game_and_number_of_players(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    with_people = await ana.table(await finished_game(ana, ben))
    with_bots = await ana.table(await finished_alhambra(ana))
    assert with_people.scores
    assert with_bots.scores
    profile = await ben.profile((await ana.me()).id)
    alhambra, sabika = profile.results
    assert (alhambra.game, alhambra.players, alhambra.played, alhambra.best) == ("alhambra", 2, 1, with_bots.scores[0])
    assert (sabika.game, sabika.players, sabika.mean) == ("sabika", 2, with_people.scores[0])
    assert (sabika.against_people.played, sabika.against_bots.played) == (1, 0)
    assert (alhambra.against_people.played, alhambra.against_bots.played) == (0, 1)
    assert alhambra.won == alhambra.against_bots.won == int(0 in (with_bots.winners or []))
    assert profile.played == {"alhambra": 1, "sabika": 1}
    statistics = {(row.game, row.players): row for row in await ana.server_statistics()}
    assert statistics["sabika", 2].games >= 1
    assert statistics["sabika", 2].best >= statistics["sabika", 2].mean


async def test_the_server_counts_once_for_all_requests_and_gives_the_old_answer_meanwhile(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    counting, statistics = list[asyncio.Future[list[GameStatistics]]](), services.statistics

    async def count() -> list[GameStatistics]:
        counting.append(asyncio.get_running_loop().create_future())
        return await counting[-1]

    async def finish(answer: list[GameStatistics] | Exception) -> None:
        if isinstance(answer, Exception):
            counting[-1].set_exception(answer)
        else:
            counting[-1].set_result(answer)
        while statistics._counting is not None:
            await asyncio.sleep(0)

    monkeypatch.setattr(statistics, "_count", count)
    monkeypatch.setattr("granada.server.statistics.FRESH", -1)  # Always too old.
    first, second = ([GameStatistics("sabika", 2, games, 60.0, 80)] for games in (1, 2))
    asked = [asyncio.create_task(statistics.read()) for _ in range(5)]
    while not counting:
        await asyncio.sleep(0)
    await finish(first)
    assert await asyncio.gather(*asked) == [first] * 5
    assert len(counting) == 1
    assert [await statistics.read() for _ in range(3)] == [first] * 3
    await asyncio.sleep(0)
    assert len(counting) == 2
    await finish(DatabaseGone())
    assert "could not be counted" in caplog.text
    assert await statistics.read() == first
    await asyncio.sleep(0)
    await finish(second)
    assert await statistics.read() == second
