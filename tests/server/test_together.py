"""Questions to the database that many ask at once."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.database import DatabaseGone
from granada.server.services import Services
from granada.server.together import MOST_AT_ONCE, Together

pytestmark = pytest.mark.anyio


class Answering:
    """Says how often it was asked before, when it is told to."""

    def __init__(self, services: Services) -> None:
        self.together = Together(services.database, self.read)
        self.asked: list[Sequence[str]] = []
        self.answers = asyncio.Semaphore(0)
        self.error: Exception | None = None

    async def read(self, _connection: AsyncConnection, keys: Sequence[str]) -> dict[str, int]:
        self.asked.append(keys)
        number = len(self.asked)
        await self.answers.acquire()
        if self.error is not None:
            raise self.error
        return {key: number for key in keys if key != "nobody"}

    def ask(self, key: str) -> asyncio.Task[int | None]:
        return asyncio.create_task(self.together.ask(key))

    async def until_asked(self, times: int) -> None:
        while len(self.asked) < times:
            await asyncio.sleep(0)


@pytest.fixture
async def answering(services: Services) -> Answering:
    return Answering(services)


async def test_those_who_ask_while_an_answer_is_under_way_get_the_next_one_together(answering: Answering) -> None:
    first = answering.ask("ana")
    await answering.until_asked(1)
    later = [answering.ask(key) for key in ("ana", "ana", "ben", "nobody")]
    await asyncio.sleep(0)
    answering.answers.release()
    await answering.until_asked(2)
    answering.answers.release()
    assert await first == 1
    assert await asyncio.gather(*later) == [2, 2, 2, None]
    assert [set(keys) for keys in answering.asked] == [{"ana"}, {"ana", "ben", "nobody"}]


async def test_few_lengths_are_asked_for(answering: Answering) -> None:
    for count in range(1, 2 * MOST_AT_ONCE + 2, 7):
        asking = [answering.ask(str(number)) for number in range(count)]
        for _ in range(3):
            answering.answers.release()
        assert None not in await asyncio.gather(*asking)
    assert {len(keys) for keys in answering.asked} <= {1, 2, 4, 8, 16, 32, MOST_AT_ONCE}


async def test_an_error_comes_to_those_who_have_asked_and_to_nobody_after_them(answering: Answering) -> None:
    answering.error = DatabaseGone()
    failing = [answering.ask("ana") for _ in range(2)]
    answering.answers.release()
    assert [type(error) for error in await asyncio.gather(*failing, return_exceptions=True)] == [DatabaseGone] * 2
    answering.error = None
    answering.answers.release()
    assert await answering.ask("ana") == 2


async def test_somebody_who_goes_takes_no_answer_away_from_others(answering: Answering) -> None:
    going, staying = answering.ask("ana"), answering.ask("ana")
    await answering.until_asked(1)
    going.cancel()
    answering.answers.release()
    assert await staying == 1
