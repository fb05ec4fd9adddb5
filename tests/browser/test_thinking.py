"""How bots think in the only thread of a browser."""

import asyncio
from collections.abc import Generator

import pytest
from tests.browser.pages import Page

from granada.browser import thinking
from granada.kernel.state import Move, State

pytestmark = pytest.mark.anyio


class Dreamer:
    """Takes the place of all bots, and thinks until it is told that it has thought enough."""

    def __init__(self) -> None:
        self.thinking = 0
        self.begun = 0
        self.has_thought_enough = False
        self.clocks: list[float | None] = []

    def choosing(
        self, _kind: str, _seed: int, sample: State, seat: int, clock: float | None
    ) -> Generator[None, None, Move]:
        self.begun += 1
        self.thinking += 1
        self.clocks.append(clock)
        try:
            while not self.has_thought_enough:
                yield
            return sample.legal_moves(seat)[0]
        finally:
            self.thinking -= 1


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Dreamer:
    dreamer = Dreamer()
    monkeypatch.setattr(thinking, "choosing", dreamer.choosing)
    monkeypatch.setattr(thinking, "STEP", 0.0)
    return dreamer


async def a_bot_thinks(page: Page, dreamer: Dreamer) -> None:
    """The person plays until it does."""
    while not dreamer.thinking:
        if page.question:
            await page.choose(page.choices()[0])
        await asyncio.sleep(0)


async def test_requests_are_answered_while_a_bot_thinks(page: Page, dreamer: Dreamer) -> None:
    table = await page.open("sabika", "me", "grandmaster")
    await page.watch(table)
    await a_bot_thinks(page, dreamer)
    before = page.n
    assert (await page.get(f"/tables/{table}/view"))["n"] == before
    assert (await page.say("look", seat=None))["n"] == before
    assert dreamer.thinking
    dreamer.has_thought_enough = True
    while page.n == before:
        await asyncio.sleep(0)


async def test_a_bot_stops_when_nobody_waits_for_it(page: Page, dreamer: Dreamer) -> None:
    table = await page.open("sabika", "me", "grandmaster")
    await page.watch(table)
    await a_bot_thinks(page, dreamer)
    before = page.n
    assert page.host is not None
    page.host.leave("socket")
    while dreamer.thinking:
        await asyncio.sleep(0)
    await page.watch(table)
    await a_bot_thinks(page, dreamer)
    assert page.n == before
    assert dreamer.begun == 2


async def test_a_bot_thinks_no_longer_than_its_clock_allows(page: Page, dreamer: Dreamer) -> None:
    control = {"kind": "live", "bank": 40, "increment": 0}
    await page.watch(await page.open("sabika", "me", "grandmaster", control=control))
    await a_bot_thinks(page, dreamer)
    [clock] = dreamer.clocks
    assert clock is not None
    assert 0 < clock <= 1


@pytest.mark.parametrize(
    ("kind", "clock", "seconds"),
    [
        ("novice", None, None),
        ("master", None, 0.25),
        ("master", 0.1, 0.1),
        ("master", 9.0, 0.25),
        ("grandmaster", None, None),
        ("grandmaster", 1.0, 1.0),
        ("grandmaster", 9.0, 3.0),
        ("grandmaster", 0.0, 0.0),
    ],
)
def test_people_do_not_wait_long(kind: str, clock: float | None, seconds: float | None) -> None:
    assert thinking.seconds_for(kind, clock) == seconds
