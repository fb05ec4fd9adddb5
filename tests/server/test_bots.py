"""No game ever stops because of a bot."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import pytest
from tests.server.conftest import opened

from granada.server import bots
from granada.server.bots import NoAnswer, Thinkers
from granada.server.house import House
from granada.server.people import Person
from granada.server.thinker import Question
from granada.table.asking import STAND_IN

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("is_told", [True, False], ids=["a move that is none", "nothing"])
async def test_where_a_bot_cannot_decide_an_apprentice_does_and_that_is_logged(
    house: House, ana: Person, is_told: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []
    choose = Thinkers.choose

    async def choose_badly(thinkers: Thinkers, question: Question, host: str) -> str:
        asked.append(question.kind)
        if question.kind == STAND_IN:
            return await choose(thinkers, question, host)
        if is_told:
            return "nonsense"
        raise NoAnswer

    monkeypatch.setattr(Thinkers, "choose", choose_badly)
    table = await opened(house, ana, "random", "me")
    while table.number == 0:
        await asyncio.sleep(0.02)
    assert asked[:2] == ["random", STAND_IN]
    assert f"random, seat 0 of table {table.id}, could not decide" in caplog.text
    assert f"{STAND_IN}, seat" not in caplog.text


async def test_who_thinks_too_long_is_ended_and_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []

    async def never_answers(_: Thinkers) -> Process:
        command = "import sys, time; sys.stdin.readline(); time.sleep(100)"
        started.append(await asyncio.create_subprocess_exec(sys.executable, "-c", command, stdin=PIPE, stdout=PIPE))
        return started[-1]

    monkeypatch.setattr(Thinkers, "_start", never_answers)
    monkeypatch.setattr(bots, "PATIENCE", 0.1)
    thinkers = Thinkers(1)
    for times in (1, 2):
        with pytest.raises(NoAnswer):
            await thinkers.choose(Question("alhambra", None, {}, 0, 1, "master"), "Ana")
        assert len(started) == times
    assert [await process.wait() for process in started] == [-9, -9]
