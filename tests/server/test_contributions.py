"""Clients add random numbers to the seeds of their games, so that nobody can choose the cards."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import msgspec
import pytest
from sqlalchemy import select
from tests.commands.test_records import contribute
from tests.records import FOLDER
from tests.server.conftest import Arrive, guest
from tests.server.process import ServerProcess
from tests.server.test_records import play_first_moves

import granada
from granada.answers.opening import beginning_of
from granada.client import Cheated, Client, Connection, NewTable, SeatRequest
from granada.client.contributing import Contributing
from granada.kernel.chance import commitment
from granada.kernel.contribution import Contribution, combined, fresh_nonce
from granada.kernel.errors import GranadaError
from granada.kernel.record import Record
from granada.protocol.records import Proof
from granada.protocol.tables import Joining, Reveal, TableInfo
from granada.server.beginning import draw_again_without, reveal
from granada.server.people import Host, Person
from granada.server.schema import tables
from granada.server.services import Services
from granada.server.stored import StoredTable, read_table
from granada.server.tables import join, leave_open, open_table

pytestmark = pytest.mark.anyio

PEOPLE = [SeatRequest("me"), SeatRequest("open")]


# Over the network.


def finished() -> str:
    """The record of a game."""
    return (FOLDER / "sabika-2-players.txt").read_text("utf-8")


@pytest.fixture
async def contributor(server: ServerProcess) -> AsyncIterator[Arrive]:
    """Somebody comes whose client contributes."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Client:
            client = await stack.enter_async_context(Client(server.address, contributes=True))
            await client.come(name)
            return client

        yield come


async def joined(person: Client, table_id: str) -> AbstractAsyncContextManager[Connection]:
    await person.join(table_id)
    return person.watch(table_id)


async def test_clients_that_see_each_other_make_the_seed_together(contributor: Arrive) -> None:
    ana, ben = await contributor("Ana"), await contributor("Ben")
    table = await ana.open(NewTable(game="sabika", seats=PEOPLE))
    assert table.status == "open"
    async with ana.watch(table.id) as hers, await joined(ben, table.id) as his:
        await hers.until(lambda: hers.view is not None)
        await his.until(lambda: his.view is not None)
        begun = await ana.table(table.id)
        assert [seat.commitment is not None for seat in begun.seats] == [True, True]
        assert begun.commitment == table.commitment
        during = Record.read(await ana.record(table.id))
        assert during.seed is None
        assert [each.commitment for each in during.header.contributions] == [seat.commitment for seat in begun.seats]
        await asyncio.gather(play_first_moves(hers), play_first_moves(his))
    proof = await ana.proof(table.id)
    assert await ben.proof(table.id) == proof
    assert [each.seat for each in proof.contributions] == [0, 1]
    record = Record.read(await ana.record(table.id))
    assert record.header == msgspec.structs.replace(during.header, seats=record.header.seats)
    assert granada.verify(record).scores == proof.scores
    number = combined(int(proof.seed), proof.contributions)
    assert commitment(number) == table.commitment
    assert number != record.seed


async def test_who_plays_with_bots_waits_for_nobody(contributor: Arrive) -> None:
    ana = await contributor("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
    assert table.status == "playing"
    assert [seat.commitment is not None for seat in table.seats] == [True, False]
    over = await ana.bring_in(finished())
    again = await ana.rematch(over.id)
    assert again.status == "playing"
    assert again.seats[0].commitment is not None


async def test_at_one_screen_one_client_contributes_once(contributor: Arrive) -> None:
    ana = await contributor("Ana")
    seats = [SeatRequest("random"), SeatRequest("me"), SeatRequest("me", "Ben")]
    table = await ana.open(NewTable(game="alhambra", seats=seats))
    assert [seat.commitment is not None for seat in table.seats] == [False, True, False]
    assert table.status == "playing"


async def test_clients_without_contributions_play_as_ever(arrive: Arrive, contributor: Arrive) -> None:
    old, ana = await arrive("Old"), await contributor("Ana")
    table = await old.open(NewTable(game="sabika", seats=PEOPLE))
    joined = await ana.join(table.id)
    assert joined.status == "playing"
    assert [seat.commitment is not None for seat in joined.seats] == [False, True]
    alone = await old.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("random")]))
    assert alone.status == "playing"
    assert "contribution" not in await old.record(alone.id)


async def test_the_first_decider_is_that_of_the_final_seed(contributor: Arrive) -> None:
    """The first decider of Alhambra depends on the cards."""
    ana = await contributor("Ana")
    for _ in range(6):
        table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("me", "Ben")]))
        (mine,) = [mine for mine in await ana.my_tables() if mine.table.id == table.id]
        assert list(mine.deciders) == (await ana.view(table.id)).view["deciders"]


async def test_a_record_with_contributions_is_brought_in_and_kept(contributor: Arrive) -> None:
    ana = await contributor("Ana")
    record = contribute(Record.read(finished()), 0)
    brought = await ana.bring_in(record.to_text())
    again = Record.read(await ana.record(brought.id))
    header = msgspec.structs.replace(again.header, seats=record.header.seats)
    assert msgspec.structs.replace(again, header=header) == record
    assert (await ana.proof(brought.id)).contributions == record.header.contributions
    half = record.until(10)
    open_again = await ana.bring_in(half.to_json(), PEOPLE)
    ben = await contributor("Ben")
    await ben.join(open_again.id, invitation=open_again.invitation)
    await ben.leave(open_again.id)
    assert Record.read(await ana.record(open_again.id)).header.contributions == half.header.contributions


# What clients take care of.


def promised(number: int, *promises: str | None, free: bool = False) -> TableInfo:
    """A full table of one person per promise."""
    seats = [
        {
            "seat": seat,
            "name": "",
            "kind": "human",
            "person": None if free and seat else str(seat),
            "reserved": False,
            "stand_in": "",
            "left": False,
            "registered": False,
            "colour": "blue",
            "commitment": promise,
        }
        for seat, promise in enumerate(promises)
    ]
    table = {
        "id": "table",
        "game": "sabika",
        "edition": "",
        "own_edition": False,
        "options": {},
        "public": True,
        "control": {"kind": "none"},
        "hints": False,
        "status": "open",
        "host": None,
        "imported": False,
        "offline": False,
        "commitment": commitment(number),
        "opened": 0,
        "started": None,
        "ended": None,
        "scores": None,
        "winners": None,
        "rematch": None,
        "seats": seats,
        "yours": [0],
        "invitation": None,
    }
    return msgspec.convert(table, TableInfo)


def test_a_client_reveals_each_nonce_once_and_only_when_all_are_committed() -> None:
    mine = Contributing()
    promise, other = mine.commit(), commitment(fresh_nonce())
    assert mine.reveal(promised(1, promise, None, free=True)) is None
    assert mine.reveal(promised(1, commitment("not mine"), other)) is None
    first = mine.reveal(promised(1, promise, other))
    assert first is not None
    assert commitment(first.nonce) == promise
    assert first.commitment == commitment(1)
    assert mine.reveal(promised(1, promise, other)) == first
    # Now that it is known, others might choose theirs.
    assert mine.reveal(promised(1, promise, commitment(fresh_nonce()))) is None
    assert mine.reveal(promised(2, promise, other)) is None
    second = mine.reveal(promised(2, first.next_commitment, None))
    assert second is not None
    assert second.nonce != first.nonce


def test_a_client_finds_a_proof_that_is_not_that_of_its_table() -> None:
    mine, his = Contributing(), fresh_nonce()
    promise = mine.commit()
    revealed = mine.reveal(promised(5, promise, commitment(his)))
    assert revealed is not None
    both = tuple(Contribution(seat, commitment(nonce), nonce) for seat, nonce in enumerate((revealed.nonce, his)))
    good = Proof(commitment(5), str(combined(5, both)), 9, (1, 2), both)
    mine.check("table", good)
    mine.check("another table", Proof(commitment(6), "6", 9, (1, 2)))
    chosen = fresh_nonce()
    other = Contribution(1, commitment(chosen), chosen)
    for bad in (
        msgspec.structs.replace(good, contributions=(both[0], other), seed=str(combined(5, (both[0], other)))),
        msgspec.structs.replace(good, contributions=both[1:], seed=str(combined(5, both[1:]))),
        msgspec.structs.replace(good, contributions=(), seed="5"),
        msgspec.structs.replace(good, commitment=commitment(6), seed=str(combined(6, both))),
        msgspec.structs.replace(good, seed="7"),
        msgspec.structs.replace(good, contributions=(msgspec.structs.replace(both[0], nonce=chosen), both[1])),
    ):
        with pytest.raises(Cheated):
            mine.check("table", bad)


# In the process of the test.


async def opened_by(services: Services, host: Person, kinds: int, promise: str | None) -> str:
    seats = [SeatRequest("me"), *[SeatRequest("open")] * (kinds - 1)]
    request = NewTable(game="alhambra", seats=seats, commitment=promise)
    async with services.database.writing() as connection:
        return await open_table(connection, Host(host, "here"), request, beginning_of(request))


async def stored(services: Services, table_id: str) -> StoredTable:
    async with services.database.reading() as connection:
        return await read_table(connection, table_id)


async def due(services: Services, table_id: str) -> None:
    """The time is over in which nonces had to be revealed."""
    table = await stored(services, table_id)
    assert table.reveal_until is not None
    assert await draw_again_without(services.database, table_id, table.reveal_until)


class Sitting:
    """Somebody at a table, step by step."""

    def __init__(self, services: Services, person: Person) -> None:
        self.services, self.person = services, person
        self.nonce, self.next = fresh_nonce(), fresh_nonce()

    async def open(self, seats: int) -> str:
        return await opened_by(self.services, self.person, seats, commitment(self.nonce))

    async def join(self, table_id: str) -> None:
        await join(self.services.database, table_id, self.person, Joining(commitment=commitment(self.nonce)))

    async def reveal(self, table_id: str, seen: str | None = None) -> None:
        seen = seen or (await stored(self.services, table_id)).commitment
        revealed = Reveal(seen, self.nonce, commitment(self.next))
        await reveal(self.services.database, table_id, self.person.id, revealed)

    def go_on(self) -> None:
        """Take the next nonce."""
        self.nonce, self.next = self.next, fresh_nonce()


@pytest.fixture
async def sit(services: Services) -> Callable[[str], Awaitable[Sitting]]:
    async def come(name: str) -> Sitting:
        return Sitting(services, await guest(services, name))

    return come


Sit = Callable[[str], Awaitable[Sitting]]


async def test_who_keeps_silent_contributes_no_more_and_the_cards_are_drawn_again(services: Services, sit: Sit) -> None:
    ana, ben, eve = await sit("Ana"), await sit("Ben"), await sit("Eve")
    table_id = await ana.open(3)
    await ben.join(table_id)
    await eve.join(table_id)
    before = await stored(services, table_id)
    await ana.reveal(table_id)
    await ben.reveal(table_id)
    assert (await stored(services, table_id)).status == "open"
    await due(services, table_id)
    drawn = await stored(services, table_id)
    assert (drawn.status, drawn.contributions) == ("open", ())
    assert drawn.commitment != before.commitment
    assert [seat.commitment for seat in drawn.seats] == [commitment(ana.next), commitment(ben.next), None]
    with pytest.raises(GranadaError, match="not asked for"):
        await eve.reveal(table_id)
    with pytest.raises(GranadaError, match="not asked for"):
        await ana.reveal(table_id)
    ana.go_on()
    ben.go_on()
    with pytest.raises(GranadaError, match="not asked for"):
        await ana.reveal(table_id, before.commitment)
    await ben.reveal(table_id)
    await ana.reveal(table_id)
    begun = await stored(services, table_id)
    assert (begun.status, begun.reveal_until) == ("playing", None)
    assert [(each.seat, each.nonce) for each in begun.contributions] == [(0, ana.nonce), (1, ben.nonce)]


async def test_without_any_contribution_the_server_draws_alone(services: Services, sit: Sit) -> None:
    ana, ben = await sit("Ana"), await sit("Ben")
    table_id = await ana.open(2)
    await ben.join(table_id)
    before = await stored(services, table_id)
    await due(services, table_id)
    begun = await stored(services, table_id)
    assert (begun.status, begun.contributions) == ("playing", ())
    assert begun.commitment != before.commitment


async def test_a_nonce_that_comes_twice_counts_once_and_a_wrong_one_never(services: Services, sit: Sit) -> None:
    ana, ben, eve = await sit("Ana"), await sit("Ben"), await sit("Eve")
    table_id = await ana.open(2)
    with pytest.raises(GranadaError, match="not asked for"):
        await ana.reveal(table_id)
    await ben.join(table_id)
    with pytest.raises(GranadaError, match="not asked for"):
        await eve.reveal(table_id)
    eve.nonce = ben.nonce
    with pytest.raises(GranadaError, match="not asked for"):
        await eve.reveal(table_id)
    for _ in range(2):
        await ben.reveal(table_id)
    right, ana.nonce = ana.nonce, fresh_nonce()
    with pytest.raises(GranadaError, match="not asked for"):
        await ana.reveal(table_id)
    ana.nonce = right
    for _ in range(2):
        await ana.reveal(table_id)
    assert len((await stored(services, table_id)).contributions) == 2


async def test_who_leaves_a_full_table_takes_all_revealed_nonces_out_of_use(services: Services, sit: Sit) -> None:
    ana, ben, eve = await sit("Ana"), await sit("Ben"), await sit("Eve")
    table_id = await ana.open(3)
    await ben.join(table_id)
    await eve.join(table_id)
    before = await stored(services, table_id)
    await ana.reveal(table_id)
    await leave_open(services.database, table_id, eve.person.id)
    left = await stored(services, table_id)
    assert (left.status, left.reveal_until) == ("open", None)
    assert left.commitment != before.commitment
    assert [seat.commitment for seat in left.seats] == [commitment(ana.next), commitment(ben.nonce), None]
    await eve.join(table_id)
    ana.go_on()
    for person in (eve, ana, ben):
        await person.reveal(table_id)
    begun = await stored(services, table_id)
    assert [each.nonce for each in begun.contributions] == [ana.nonce, ben.nonce, eve.nonce]


async def test_tables_look_after_the_time_themselves(
    services: Services, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.beginning.REVEAL_WITHIN", 50)
    ana, ben = await sit("Ana"), await sit("Ben")
    table_id = await ana.open(2)
    table = await services.registry.table(table_id)
    await ben.join(table_id)
    await services.registry.changed(table_id)
    while table.game is None:
        await asyncio.sleep(0.01)
    assert table.stored.status == "playing"
    assert table.stored.contributions == ()


async def test_so_does_the_next_process_if_one_has_ended(
    services: Services, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.beginning.REVEAL_WITHIN", 0)
    monkeypatch.setattr("granada.server.registry.ABANDONED_AFTER", 0)
    ana, ben = await sit("Ana"), await sit("Ben")
    table_id = await ana.open(2)
    await ben.join(table_id)
    assert services.registry.known(table_id) is None
    while (await stored(services, table_id)).status == "open":
        await asyncio.sleep(0.01)
    async with services.database.reading() as connection:
        seed = await connection.scalar(select(tables.c.seed).where(tables.c.id == table_id))
    assert (await services.registry.table(table_id)).stored.seed == int(seed or 0)
