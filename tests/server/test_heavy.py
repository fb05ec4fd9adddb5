"""Heavy work is done elsewhere, in turn, and once."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from granada.answers.editions import checked_game
from granada.answers.faults import AnswerFault
from granada.games.faults import GamesFault
from granada.kernel.errors import GranadaError
from granada.server import heavy
from granada.server.answer_cache import AnswerCache
from granada.server.fair_queue import Account
from granada.server.heavy import HeavyWork
from granada.server.turns import MANY, Turns

pytestmark = pytest.mark.anyio

HERE = Account("here", "")


@pytest.fixture
async def work() -> AsyncIterator[HeavyWork]:
    work = HeavyWork()
    yield work
    await work.close()


async def test_it_is_done_in_another_process_one_piece_at_a_time(work: HeavyWork) -> None:
    processes = await asyncio.gather(*(work.do(HERE, os.getpid) for _ in range(5)))
    assert len(set(processes)) == 1
    assert os.getpid() not in processes


async def test_what_is_wrong_is_told_as_if_it_was_done_here(work: HeavyWork) -> None:
    with pytest.raises(GranadaError) as refused:
        await work.do(HERE, checked_game, "chess", None)
    assert refused.value.code == GamesFault.NO_SUCH_GAME
    assert refused.value.details["game"] == "chess"


async def test_a_process_that_dies_or_takes_too_long_is_replaced(
    work: HeavyWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await work.do(HERE, os.getpid)
    for deadly in ((os.kill, first, signal.SIGKILL), (os._exit, 1)):
        with pytest.raises(GranadaError) as refused:
            await work.do(HERE, *deadly)
        assert refused.value.code == AnswerFault.INTERNAL_ERROR
    monkeypatch.setattr(heavy, "TIMEOUT_S", 0.1)
    with pytest.raises(GranadaError):
        await work.do(HERE, signal.pause)
    monkeypatch.setattr(heavy, "TIMEOUT_S", 60)
    assert await work.do(HERE, os.getpid) != first


async def test_what_waits_when_the_server_ends_is_refused(work: HeavyWork) -> None:
    await work.do(HERE, os.getpid)
    asked = [asyncio.create_task(work.do(HERE, signal.pause)) for _ in range(2)]
    await asyncio.sleep(0)
    await work.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, GranadaError) and answer.code for answer in answers] == [AnswerFault.INTERNAL_ERROR] * 2


async def test_who_asks_for_more_than_enough_is_refused_and_others_are_not(
    work: HeavyWork, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heavy, "MOST_WAITING", 2)
    asked = [asyncio.create_task(work.do(Account("one", ""), os.getpid)) for _ in range(4)]
    asked.append(asyncio.create_task(work.do(Account("other", ""), os.getpid)))
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, GranadaError) for answer in answers] == [False, False, False, True, False]
    assert "one waits for too much heavy work" in caplog.text


async def test_whoever_goes_away_gives_the_turn_back() -> None:
    turns, done = Turns("things", 1), list[str]()

    async def take(who: str) -> None:
        async with turns.taken(Account(who, "")):
            await asyncio.sleep(0)
            done.append(who)

    tasks = [asyncio.create_task(take(who)) for who in ("first", "waiting", "chosen", "last")]
    await asyncio.sleep(0)
    tasks[1].cancel()
    while "first" not in done:
        await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (done[0], done[-1]) == ("first", "last")
    async with turns.taken(HERE):
        pass


async def test_who_waits_for_much_at_once_gets_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    turns = Turns("things", 1)

    async def take(who: str) -> None:
        async with turns.taken(Account(who, "")):
            await asyncio.sleep(0)

    await asyncio.gather(take("some"), *(take("many") for _ in range(3 * MANY)))
    assert [record.getMessage() for record in caplog.records] == ["many waits for much at once: things"]


async def test_an_answer_is_made_once_for_all_who_ask_and_kept_while_there_is_room() -> None:
    made, answers = list[str](), AnswerCache(most_bytes=10)

    async def get(what: str) -> bytes:
        async def make() -> bytes:
            made.append(what)
            await asyncio.sleep(0)
            if what == "bad":
                raise GranadaError(AnswerFault.NOT_FOUND)
            return what.encode()

        return await answers.get(what, make)

    assert await asyncio.gather(*(get("first") for _ in range(3))) == [b"first"] * 3
    assert await get("other") == b"other"
    assert await get("first") == b"first"
    assert made == ["first", "other"]
    await get("third")
    await get("first")
    await get("other")
    assert made == ["first", "other", "third", "other"]
    for _ in range(2):
        with pytest.raises(GranadaError):
            await get("bad")
    assert made[-2:] == ["bad", "bad"]
