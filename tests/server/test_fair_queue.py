"""Who is next: whoever has had least lately."""

import asyncio

import pytest

from granada.server import fair_queue
from granada.server.fair_queue import HALF_LIFE, Account, FairQueue

pytestmark = pytest.mark.anyio

ANA, BEN, CLEO = Account("home", "Ana"), Account("club", "Ben"), Account("club", "Cleo")


class Waiting:
    """A queue on a clock of its own, and who waits in it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.queue: FairQueue[None] = FairQueue(lambda: self.time)
        self._names: dict[asyncio.Future[None], str] = {}

    def join(self, *accounts: Account) -> None:
        for account in accounts:
            self._names[self.queue.wait(account)] = account.person

    def order(self) -> list[str]:
        order = []
        while (turn := self.queue.pop()) is not None:
            order.append(self._names[turn])
        return order


async def test_the_address_that_has_used_least_is_next_and_of_it_the_person_who_has() -> None:
    waiting = Waiting()
    waiting.queue.use(BEN, 3)
    waiting.queue.use(ANA, 2)
    waiting.queue.use(CLEO, 1)
    waiting.join(BEN, CLEO, ANA)
    assert waiting.order() == ["Ana", "Cleo", "Ben"]


async def test_what_was_used_long_ago_counts_little() -> None:
    waiting = Waiting()
    waiting.queue.use(ANA, 8)
    waiting.time = 3 * HALF_LIFE
    waiting.queue.use(BEN, 2)
    waiting.join(BEN, ANA)
    assert waiting.order() == ["Ana", "Ben"]


async def test_only_who_has_used_no_more_has_a_claim() -> None:
    waiting = Waiting()
    assert not waiting.queue.has_claim_against(ANA)
    waiting.queue.use(BEN, 1)
    waiting.join(BEN)
    assert waiting.queue.has_claim_against(BEN)
    assert not waiting.queue.has_claim_against(ANA)
    assert not waiting.queue.has_claim_against(CLEO)
    waiting.queue.use(ANA, 1)
    assert waiting.queue.has_claim_against(ANA)


async def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 2)
    waiting = Waiting()
    waiting.queue.use(ANA, 9)
    for number in range(2):
        waiting.queue.use(Account(f"other {number}", f"person {number}"), 1)
    waiting.queue.use(BEN, 1)
    waiting.join(BEN, ANA)
    assert waiting.order() == ["Ana", "Ben"]
