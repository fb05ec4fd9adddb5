"""The account that has used least lately is next."""

import asyncio

import pytest

from granada.server import fair_queue
from granada.server.fair_queue import HALF_LIFE, Account, FairQueue

pytestmark = pytest.mark.anyio

ANA, BEN, CLEO = Account("home", "Ana"), Account("club", "Ben"), Account("club", "Cleo")


class Waiting:
    """A queue on a clock of its own, and the accounts that wait in it."""

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
    waiting.queue.use(BEN, 0.3)
    waiting.queue.use(ANA, 0.2)
    waiting.queue.use(CLEO, 0.1)
    waiting.join(BEN, CLEO, ANA)
    assert waiting.order() == ["Ana", "Cleo", "Ben"]


async def test_those_who_have_used_much_take_turns_however_much_it_was() -> None:
    waiting = Waiting()
    for account, seconds in ((ANA, 100), (BEN, 2), (CLEO, 2)):
        waiting.time += 1
        waiting.queue.use(account, seconds)
    waiting.join(BEN, CLEO, ANA)
    assert waiting.order() == ["Ana", "Ben", "Cleo"]
    assert [waiting.queue.has_claim_against(account) for account in (ANA, BEN)] == [False, False]
    waiting.join(ANA)
    assert [waiting.queue.has_claim_against(account) for account in (ANA, BEN)] == [True, True]


async def test_what_was_used_long_ago_counts_little() -> None:
    waiting = Waiting()
    waiting.queue.use(ANA, 0.8)
    waiting.time = 3 * HALF_LIFE
    waiting.queue.use(BEN, 0.2)
    waiting.join(BEN, ANA)
    assert waiting.order() == ["Ana", "Ben"]


async def test_only_who_has_used_no_more_has_a_claim() -> None:
    waiting = Waiting()
    assert not waiting.queue.has_claim_against(ANA)
    waiting.queue.use(BEN, 0.5)
    waiting.join(BEN)
    assert waiting.queue.has_claim_against(BEN)
    assert not waiting.queue.has_claim_against(ANA)
    assert not waiting.queue.has_claim_against(CLEO)
    waiting.queue.use(ANA, 0.5)
    assert waiting.queue.has_claim_against(ANA)


async def test_that_a_person_is_new_does_not_count_where_the_address_has_used_much() -> None:
    waiting = Waiting()
    for account in (ANA, BEN):
        waiting.queue.use(account, 5)
    waiting.join(ANA)
    assert waiting.queue.has_claim_against(CLEO)


async def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_KEPT", 2)
    waiting = Waiting()
    waiting.queue.use(ANA, 9)
    for number in range(2):
        waiting.queue.use(Account(f"other {number}", f"person {number}"), 1)
    waiting.queue.use(BEN, 1)
    waiting.join(BEN, ANA)
    assert waiting.order() == ["Ana", "Ben"]
