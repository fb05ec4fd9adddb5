"""A host in the browser plays whole games, and nothing that was shown is ever lost."""

import asyncio
import random

import pytest
from tests.browser.pages import MemoryStore, Page

import granada
from granada.kernel.record import Record

pytestmark = pytest.mark.anyio


async def play_on(page: Page, seed: int, most: int = 10_000) -> None:
    """Random choices of seat 0, until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        await page.bots_have_played()
        if page.view["over"]:
            return
        assert (await page.choose(chance.choice(page.choices())))["type"] == "entry"


@pytest.mark.parametrize(
    ("game", "rivals"),
    [("alhambra", ["random", "apprentice"]), ("sabika", ["random"]), ("sabika", ["novice", "random"]), ("sabika", [])],
)
async def test_a_person_and_bots_play_a_whole_game(page: Page, game: str, rivals: list[str]) -> None:
    table = await page.open(game, "me", *rivals)
    assert await page.watch(table)
    await play_on(page, seed=3)
    info = page.last("table")["table"]
    assert info["status"] == "over"
    assert info["scores"] == page.view["scores"]
    assert page.view == (await page.get(f"/tables/{table}/view?seat=0"))["view"]
    record = Record.read((await page.host.request("GET", f"/tables/{table}/record?form=text", ""))[1])  # type: ignore[union-attr]
    assert granada.verify(record).scores == tuple(info["scores"])
    assert record.header.seats == ("Ana=human", *(f"={kind}" for kind in rivals))
    proof = await page.get(f"/tables/{table}/proof")
    assert (proof["commitment"], proof["moves"]) == (info["commitment"], len(record.moves))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
async def test_a_tab_is_killed_again_and_again_and_loses_nothing_that_was_shown(game: str) -> None:
    chance = random.Random(game)
    page = Page(MemoryStore())
    await page.come()
    table = await page.open(game, "me", "random")
    await page.watch(table)
    while not page.view["over"]:
        for _ in range(chance.randrange(8)):  # Bots are in the middle of something.
            await asyncio.sleep(0)
            if page.choices():
                await page.choose(chance.choice(page.choices()))
        before, page = page, page.kill()
        await page.watch(table, f"?seat=0&after={before.n}")
        if page.view is None:  # It knows that view already.
            page.view = before.view
        assert page.n >= before.n
        assert [entry["n"] for entry in page.last("view").get("missed", ())] == list(range(before.n + 1, page.n + 1))
    log = await page.get(f"/tables/{table}/log")
    assert [entry["n"] for entry in log["entries"]] == list(range(1, log["n"] + 1))
    assert (await page.ask("GET", f"/tables/{table}/proof"))[0] == 200


async def test_nobody_hears_of_an_entry_before_it_is_kept(page: Page) -> None:
    table = await page.open("alhambra", "me", "me")
    await page.watch(table)
    await page.say("look", seat=page.view["to_move"])
    heard = len(page.told)

    async def nothing_yet(_: str) -> None:
        assert len(page.told) == heard

    page.store.when_kept = nothing_yet
    assert (await page.choose(page.choices()[0], page.view["to_move"]))["type"] == "entry"


async def test_an_action_that_is_sent_again_by_another_host_is_played_once(page: Page) -> None:
    """A tab is killed after an entry was kept, and before it was told."""
    table = await page.open("sabika", "me")
    await page.watch(table)
    action = {"type": "moves", "seat": 0, "n": 0, "key": "once", "moves": page.choices()[0]}
    status, done = await page.ask("POST", f"/tables/{table}/actions", action)
    assert status == 200
    again = page.kill()
    assert await again.ask("POST", f"/tables/{table}/actions", action) == (200, done)
    assert (await again.get(f"/tables/{table}/view"))["n"] == done["n"]
    # Also if so much has happened since that the host does not remember it.
    await again.watch(table)
    await play_on(again, seed=1, most=80)
    assert await again.ask("POST", f"/tables/{table}/actions", action) == (200, done)


async def test_what_cannot_be_kept_is_refused_and_can_be_done_later(page: Page) -> None:
    table = await page.open("sabika", "me")
    await page.watch(table)
    number, choice = page.n, page.choices()[0]
    page.store.full = True
    refused = await page.choose(choice)
    assert (refused["type"], refused["refusal"]["code"]) == ("refused", "not-kept")
    assert (await page.ask("POST", "/tables", {"game": "sabika", "seats": [{"kind": "me"}]}))[0] == 503
    page.store.full = False
    assert (await page.get(f"/tables/{table}/view"))["n"] == number
    assert (await page.choose(choice))["type"] == "entry"


# Two tabs.


async def test_two_tabs_play_one_game(page: Page) -> None:
    other = Page(page.store)
    table = await page.open("sabika", "me", "random")
    tabs = [page, other]

    async def tell_others(changed: str) -> None:
        for tab in tabs:
            assert tab.host is not None
            tasks.append(asyncio.create_task(tab.host.changed(changed)))

    tasks: list[asyncio.Task[None]] = []
    for tab in tabs:
        await tab.watch(table)
    page.store.when_kept = tell_others
    chance = random.Random(2)
    for _ in range(25):
        tab = chance.choice(tabs)
        await tab.bots_have_played()
        await asyncio.gather(*tasks)
        if not tab.choices():
            continue
        await tab.choose(chance.choice(tab.choices()))
    page.store.when_kept = None
    await asyncio.gather(*tasks)
    for tab in tabs:
        await tab.bots_have_played()
        assert tab.host is not None
        await tab.host.changed(table)
    assert page.n == other.n >= 25
    assert page.view == other.view
    log = await page.get(f"/tables/{table}/log")
    assert [entry["n"] for entry in log["entries"]] == list(range(1, page.n + 1))


async def test_a_tab_whose_write_conflicts_reads_what_the_other_has_written_and_tries_again(page: Page) -> None:
    """Nobody has told it."""
    other = Page(page.store)
    table = await page.open("sabika", "me")
    await page.watch(table)
    await other.watch(table)
    choice = page.choices()[0]
    assert (await page.choose(choice))["type"] == "entry"
    refused = await other.choose(choice)
    assert (refused["type"], refused["refusal"]["code"]) == ("refused", "stale")
    assert (other.n, other.view) == (page.n, page.view)  # It was told meanwhile.
    assert (await other.choose(other.choices()[0]))["type"] == "entry"


async def test_a_table_that_another_tab_has_forgotten_is_closed(page: Page) -> None:
    other = Page(page.store)
    table = await page.open("sabika", "me")
    await page.watch(table)
    assert (await other.ask("POST", "/me/tables/clear", {"tables": [table]}))[0] == 204
    assert page.host is not None
    await page.host.changed(table)
    assert page.last("table")["table"]["status"] == "closed"
    assert (await page.ask("GET", f"/tables/{table}"))[1]["code"] == "no-such-table"
    assert await page.get("/me/tables") == []
