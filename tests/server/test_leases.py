"""One of several processes plays for the bots of a table. If it dies, another one does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic

import pytest
from tests.server.conftest import guest, next_move, opened
from tests.server.neighbours import Neighbours, neighbours, shown_at_both

from granada.server.bots import Bots
from granada.server.leases import Leases
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.registry import TableRegistry
from granada.server.routes.live import LiveConnection
from granada.table import LiveGame, Stale

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def both(database: str, redis: str) -> AsyncIterator[Neighbours]:
    async with neighbours(database, redis) as both:
        yield both


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Bots]:
    """The server that has thought for a bot, for each decision once."""
    thought: list[Bots] = []
    choose = Bots._choose

    async def noted(bots: Bots, table: LiveTable, game: LiveGame, seat: int) -> str:
        thought.append(bots)
        return await choose(bots, table, game, seat)

    monkeypatch.setattr(Bots, "_choose", noted)
    return thought


async def play(table: LiveTable, person: str, moves: int) -> None:
    """Play this number of moves of a person, between which bots have their turns."""
    for _ in range(moves):
        while 0 not in table.started_game().state.deciders:
            await asyncio.sleep(0.01)
        with suppress(Stale):
            await table.act(person, next_move(table, f"key{table.number}"))


async def test_one_process_plays_for_the_bots_of_a_table_that_several_show(
    both: Neighbours, thought: list[Bots], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy machine may not renew a lease in time.
    monkeypatch.setattr("granada.server.leases.LASTS_S", 3600.0)
    ana, here, there = await shown_at_both(both, "me", "random")
    await play(here, ana.id, 5)
    await play(there, ana.id, 5)
    while here.started_game().bots_to_decide or here.number != there.number:
        await asyncio.sleep(0.01)
    assert len(set(thought)) == 1


async def test_a_process_that_renews_its_lease_no_more_is_replaced(
    both: Neighbours, thought: list[Bots], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, here, there = await shown_at_both(both, "me", "random")
    await play(here, ana.id, 1)
    while not thought or here.started_game().bots_to_decide:
        await asyncio.sleep(0.01)
    dead = next(services for services in both if services.registry.bots is thought[0])
    alive = both.other if dead is both.one else both.one
    renew = Leases.renew

    async def renewed(leases: Leases) -> list[str]:
        if leases is dead.registry.leases:
            await asyncio.Event().wait()
        return await renew(leases)

    monkeypatch.setattr(Leases, "renew", renewed)
    table = here if alive is both.one else there
    while monotonic() < dead.registry.leases._until:  # The game must not end before the lease does.
        await asyncio.sleep(0.01)
    while thought[-1] is not alive.registry.bots:
        await play(table, ana.id, 1)
    assert table.stored.key in alive.registry.leases.held


async def test_a_process_that_nobody_looks_at_any_more_leaves_its_tables_to_others(
    both: Neighbours, thought: list[Bots]
) -> None:
    ana, here, there = await shown_at_both(both, "me", "random")
    await play(here, ana.id, 2)
    while not thought or here.started_game().bots_to_decide:
        await asyncio.sleep(0.01)
    leaver, left = (here, there) if thought[0] is both.one.registry.bots else (there, here)
    for connection in list(leaver.connections):
        leaver.go(connection)
    while here.stored.key in leaver.registry.leases.held:
        await asyncio.sleep(0.01)
    while thought[-1] is not left.registry.bots:
        await play(left, ana.id, 1)


async def take_nothing(_: object) -> set[int]:
    return set()


async def no_sharing(_: TableRegistry) -> None:
    """Nobody asks again and again whether a table has become free."""


async def opened_here_and_watched_there(both: Neighbours) -> tuple[Person, LiveTable, LiveTable]:
    """A process takes the lease of a table for the first turn of its bots, and then only the other one shows it."""
    while not both.one.registry.leases._until:
        await asyncio.sleep(0.01)
    ana = await guest(both.one, "Ana")
    here = await opened(both.one, ana, "me", "random")
    while not both.one.registry.leases.holds(here.stored.key) or here.started_game().bots_to_decide:
        await asyncio.sleep(0.01)
    there = await both.other.registry.table(here.id)
    there.enter(LiveConnection(ana, 0, frozenset()))
    return ana, here, there


async def test_a_process_plays_for_the_bots_of_a_table_that_only_others_show_as_long_as_it_has_the_lease(
    both: Neighbours, thought: list[Bots], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableRegistry, "_share_bots", no_sharing)
    ana, _, there = await opened_here_and_watched_there(both)
    await play(there, ana.id, 5)
    while there.started_game().bots_to_decide:
        await asyncio.sleep(0.01)
    assert set(thought) == {both.one.registry.bots}


async def test_the_process_that_shows_a_table_hears_at_once_that_another_one_leaves_its_bots(
    both: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = TableRegistry._share_bots
    monkeypatch.setattr(TableRegistry, "_share_bots", no_sharing)
    _, here, _ = await opened_here_and_watched_there(both)
    both.other.registry.bots.elsewhere.add(here.stored.key)
    while both.one.registry.leases.holds(here.stored.key):
        await share(both.one.registry)
    while here.stored.key in both.other.registry.bots.elsewhere:
        await asyncio.sleep(0.01)


async def test_games_of_bots_alone_go_on_when_their_process_ends(
    database: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[Bots] = []
    choose = Bots._choose

    async def think_for_ever(bots: Bots, table: LiveTable, game: LiveGame, seat: int) -> str:
        """The first one that is asked: the game must not end before its process does."""
        thinking.append(bots)
        if bots is thinking[0]:
            await asyncio.Event().wait()
        return await choose(bots, table, game, seat)

    async with neighbours(database, redis) as both:
        ana, here, _ = await shown_at_both(both, "me", "random", "random")
        await play(here, ana.id, 1)
        for table in (here, both.other.registry.known(here.id)):
            assert table is not None
            for connection in list(table.connections):
                table.go(connection)
        monkeypatch.setattr(Bots, "_choose", think_for_ever)
        await here.leave(ana.id)
        while not thinking:
            await asyncio.sleep(0.01)
        holder = next(each for each in both if each.registry.bots is thinking[0])
        heir = both.other if holder is both.one else both.one
        monkeypatch.setattr(holder.registry.leases, "take", take_nothing)  # As it has ended.
        await holder.registry.bots.close()
        await holder.registry.leases.end()
        while not heir.registry.leases.holds(here.stored.key):
            await asyncio.sleep(0.01)
