"""Whatever several tabs do at a table, in whatever order, and whichever of them are killed: they all see one game."""

import asyncio
import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.browser.pages import MemoryStore, Page

TABS = 3
DEEDS = ("choose", "choose", "choose", "undo", "propose", "leave", "return", "kill", "pause", "hear")
STEPS = st.lists(st.tuples(st.integers(0, TABS - 1), st.sampled_from(DEEDS), st.integers(0, 50)), max_size=25)


@settings(max_examples=15)
@given(game=st.sampled_from(["alhambra", "sabika"]), rival=st.sampled_from(["random", "me"]), steps=STEPS)
def test_all_tabs_come_to_the_same_game_and_no_entry_is_lost(
    game: str, rival: str, steps: list[tuple[int, str, int]]
) -> None:
    asyncio.run(play(game, rival, steps))


async def play(game: str, rival: str, steps: list[tuple[int, str, int]]) -> None:
    store = MemoryStore()
    tabs = [Page(store) for _ in range(TABS)]
    pages = [*tabs]
    await tabs[0].come()
    table = await tabs[0].open(game, "me", rival)
    for tab in tabs:
        await tab.watch(table)
    for number, deed, chance in steps:
        if deed == "kill":  # Its bots go on thinking for a while.
            tabs[number] = tabs[number].kill()
            pages.append(tabs[number])
            await tabs[number].watch(table)
        else:
            await do(tabs[number], deed, chance, table)
    store.full = True  # Nobody plays any more.
    kept = [json.loads(entry) for entry in store.logs[table].values()]
    assert sorted(entry["number"] for entry in kept) == list(range(1, len(kept) + 1))
    known = {entry["number"]: entry["entry"] for entry in kept}
    for page in pages:
        for told in page.told:
            if told["type"] == "entry":
                entry = known[told["n"]]
                assert (told["kind"], told["seat"], told.get("key", "")) == (
                    entry["kind"],
                    entry["seat"],
                    entry.get("key", ""),
                )
    for tab in tabs:
        assert tab.host is not None
        await tab.host.changed(table)
        assert (tab.n, tab.view) == (len(kept), tabs[0].view)
    assert tabs[0].view == (await Page(store).get(f"/tables/{table}/view?seat=0"))["view"]


async def do(tab: Page, deed: str, chance: int, table: str) -> None:
    """What the tab asks for may be refused, but never fails."""
    assert tab.host is not None
    answer = {"type": "nothing"}
    match deed:
        case "choose" if choices := tab.choices():
            answer = await tab.choose(choices[chance % len(choices)])
        case "undo":
            answer = await tab.say("undo", seat=0, n=tab.n)
        case "propose":
            answer = await tab.say("propose", seat=0, n=tab.n, moves=1 + chance % 4)
        case "return":
            answer = await tab.say("return", seat=0, n=tab.n)
        case "leave":
            assert (await tab.ask("POST", f"/tables/{table}/leave"))[0] == 204
        case "hear":
            await tab.host.changed(table)
        case "pause":
            for _ in range(chance):
                await asyncio.sleep(0)
    if answer["type"] == "refused":
        assert answer["refusal"]["code"] != "internal-error"  # type: ignore[index]
