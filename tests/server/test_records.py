"""What was played: records, replays, proofs and ratings."""

import asyncio
from io import BytesIO
from zipfile import ZipFile

import msgspec
import pytest
from tests.server.conftest import Arrive, opened
from tests.server.test_people import PASSWORD, unique

import granada
from granada.bots import RandomBot
from granada.client import Client, Connection, NewTable, Refused, SeatRequest
from granada.kernel.chance import commitment
from granada.kernel.record import Record
from granada.server.archive import archive
from granada.server.fair_queue import Account
from granada.server.people import Person
from granada.server.services import Services

pytestmark = pytest.mark.anyio


async def finished_game(ana: Client, ben: Client) -> str:
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
    await ben.join(table.id)
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await asyncio.gather(play_first_moves(one), play_first_moves(other))
    return table.id


async def play_first_moves(connection: Connection) -> None:
    while await connection.turn():
        await connection.move(connection.legal[0])


@pytest.mark.slow
async def test_the_seed_is_told_when_the_game_is_over_and_proves_the_shuffles(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    async with ana.watch(table.id) as connection:
        await connection.move(connection.legal[0])
        running = Record.read(await ana.record(table.id))
        assert running.seed is None
        assert len(running.moves) == 1
        with pytest.raises(Refused) as refused:
            await ana.proof(table.id)
        assert refused.value.code == "not-over"
        await play_first_moves(connection)
    record = Record.read(await ben.record(table.id, "text"))
    assert record.header.commitment == table.commitment == running.header.commitment
    proof = await ben.proof(table.id)
    assert (proof.seed, proof.scores) == (str(record.seed), record.scores)
    assert granada.verify(record).played == proof.moves


async def test_every_moment_of_a_game_can_be_seen_again(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive("Eve")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    async with ana.watch(table.id) as connection:
        views = [connection.view]
        for _ in range(5):
            await connection.move(connection.legal[0])
            views.append(connection.view)
        for moves, view in enumerate(views):
            assert (await ana.position(table.id, moves, 0)).view == view
        with pytest.raises(Refused) as refused:
            await ana.position(table.id, 6)
        assert refused.value.code == "not-found"
        with pytest.raises(Refused) as refused:
            await eve.position(table.id, 3, 0)
        assert refused.value.code == "not-your-seat"
        log = await eve.log(table.id)
        assert [(entry.n, entry.text) for entry in log.entries] == [(e.n, e.text) for e in connection.entries]
        assert [entry.events for entry in log.entries] == [entry.events for entry in connection.entries]


def finished_record() -> str:
    state = granada.load("alhambra").new(players=2, seed=5)
    bot = RandomBot(3)
    while not state.over:
        assert state.to_move is not None
        state.play(bot.choose(state, state.to_move))
    return state.record().to_text()


def half_a_game() -> Record:
    state = granada.load("alhambra").new(players=2, seed=5, seats=["Ana=human", "Zoe=random"])
    bot = RandomBot(3)
    for _ in range(30):
        assert state.to_move is not None
        state.play(bot.choose(state, state.to_move))
    return state.record()


async def test_a_record_can_be_brought_in_and_played_on(arrive: Arrive) -> None:
    ana = await arrive("Cleo")
    record = half_a_game()
    table = await ana.bring_in(record.to_text())
    assert (table.status, table.imported, table.public) == ("playing", True, False)
    assert [(seat.name, seat.kind) for seat in table.seats] == [("Ana", "human"), ("Zoe", "random")]
    async with ana.watch(table.id) as connection:
        for _ in range(3):
            await connection.turn()
            await connection.move(connection.legal[0])
    moves = Record.read(await ana.record(table.id)).moves
    assert moves[:30] == record.moves
    assert len(moves) > 32


async def test_bots_alone_do_not_play_on_where_a_record_ends(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    with pytest.raises(Refused) as refused:
        await ana.bring_in(half_a_game().to_text(), [SeatRequest("random"), SeatRequest("random")])
    assert (refused.value.status, refused.value.code) == (400, "nobody-plays")
    assert await ana.my_tables() == []


async def test_a_record_against_the_rules_is_not_brought_in(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    record = half_a_game()
    forged = Record.of(record.header, record.seed, (*record.moves[:10], "0 take dinar-9", *record.moves[10:]), None)
    texts = {
        "move-against-rules": forged.to_json(),
        "seed-unknown": record.published().to_json(),
        "no-first-line": "hello",
        "unreadable-head": Record.of(
            msgspec.structs.replace(record.header, commitment=commitment(1 << 999)), 1 << 999, (), None
        ).to_text(),
        "seed-changed": Record.of(record.header, 1, record.moves, None).to_text(),
    }
    for code, text in texts.items():
        with pytest.raises(Refused) as refused:
            await ana.bring_in(text)
        assert (refused.value.status, refused.value.code) == (400, code)
    assert await ana.my_tables() == []


async def test_all_games_of_a_person_come_in_one_file(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive("Eve")
    edition = await ana.edition((await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))).id)
    over = await ana.bring_in(finished_record())
    seats = [SeatRequest("me"), SeatRequest("random")]
    playing = await ana.open(NewTable(game="sabika", seats=seats, edition=edition))
    waiting = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
    async with ana.watch(playing.id) as line:
        await line.move(line.legal[0])
    await ana.clear(over.id)
    with ZipFile(BytesIO(await ana.my_records())) as archive:
        assert archive.testzip() is None
        kept = {name: archive.read(name).decode() for name in archive.namelist()}
    assert kept[f"alhambra-{over.id}.json"] == await ana.record(over.id)
    assert granada.verify(Record.read(kept[f"alhambra-{over.id}.json"])).over
    running = Record.read(kept[f"sabika-{playing.id}.json"])
    assert running.seed is None
    assert running.header.commitment == playing.commitment
    assert kept[f"sabika-{playing.id}.toml"] == edition
    assert not [name for name in kept if waiting.id in name]
    with ZipFile(BytesIO(await eve.my_records())) as archive:
        assert archive.namelist() == []


async def test_an_archive_is_made_piece_by_piece(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.archive.AT_ONCE", 1)
    tables = [await opened(services, ana, "me", "random") for _ in range(3)]
    pieces = [piece async for piece in archive(services, Account("here", ana.id))]
    assert len(pieces) == len(tables) + 1
    with ZipFile(BytesIO(b"".join(pieces))) as zipped:
        assert zipped.namelist() == [f"sabika-{table.id}.json" for table in tables]


@pytest.mark.slow
async def test_finished_games_between_registered_people_are_rated(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    people = [await person.register(unique("Rated"), PASSWORD) for person in (ana, ben)]
    table = await ana.table(await finished_game(ana, ben))
    winners = [people[seat].id for seat in table.winners or []]
    profiles = [await ana.profile(person.id) for person in people]
    while not all(profile.standings for profile in profiles):
        await asyncio.sleep(0.01)
        profiles = [await ana.profile(person.id) for person in people]
    for profile in profiles:
        assert profile.played == {"sabika": 1}
        assert profile.won == {"sabika": int(profile.id in winners)}
        assert profile.standings[0].games == 1
    if len(winners) == 1:
        best = max(profiles, key=lambda profile: profile.standings[0].mu)
        assert best.id == winners[0]
        ranked = [entry.person for entry in await ben.ratings("sabika")]
        assert {person.id for person in people} <= set(ranked)


@pytest.mark.slow
async def test_games_with_guests_are_not_rated(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    me = await ana.register(unique("Unrated"), PASSWORD)
    await finished_game(ana, ben)
    profile = await ben.profile(me.id)
    assert (profile.played, profile.standings) == ({"sabika": 1}, ())
