"""No game ever stops because of a bot, and nobody waits long for theirs because others have many."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec
import pytest
from tests.server.conftest import next_move, opened

from granada.bots.asking import STAND_IN, BotFailed, FailureReason
from granada.games import load
from granada.server import bot_pool, bots
from granada.server.bot_pool import BotPool, Thought
from granada.server.bot_process import AnyQuestion, Choice, MoveQuestion, StillThinking
from granada.server.fair_queue import Account
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.routes.live import LiveConnection
from granada.server.services import Services

pytestmark = pytest.mark.anyio

ANA = Account("1.1.1.1", "Ana")
CROWD = "6.6.6.6"


def about(kind: str) -> Callable[[], MoveQuestion]:
    return lambda: MoveQuestion("alhambra", None, {}, 0, 1, kind)


@pytest.mark.parametrize("is_told", [True, False], ids=["a move that is none", "nothing"])
async def test_where_a_bot_cannot_decide_an_apprentice_does_and_that_is_logged(
    services: Services, ana: Person, is_told: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []
    think = BotPool.think

    async def think_badly(
        pool: BotPool, account: Account, question: Callable[[], AnyQuestion], is_wanted: Callable[[], bool]
    ) -> Thought:
        made = question()
        assert isinstance(made, MoveQuestion)
        asked.append(made.kind)
        if made.kind == STAND_IN:
            return await think(pool, account, question, is_wanted)
        if is_told:
            return Thought(Choice("nonsense"), hurried=False)
        raise BotFailed(FailureReason.FAILED)

    monkeypatch.setattr(BotPool, "think", think_badly)
    table = await opened(services, ana, "random", "me")
    while table.number == 0:
        await asyncio.sleep(0.02)
    assert asked[:2] == ["random", STAND_IN]
    assert f"random, seat 0, table {table.id}, " in caplog.text
    assert f"{STAND_IN}, seat" not in caplog.text


async def test_who_thinks_too_long_is_ended_and_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []

    async def never_answers(_: BotPool) -> Process:
        command = "import sys, time; sys.stdin.readline(); time.sleep(100)"
        started.append(await asyncio.create_subprocess_exec(sys.executable, "-c", command, stdin=PIPE, stdout=PIPE))
        return started[-1]

    monkeypatch.setattr(BotPool, "_start", never_answers)
    monkeypatch.setattr(bot_pool, "TIMEOUT_S", 0.1)
    pool = BotPool(1)
    for times in (1, 2):
        with pytest.raises(BotFailed):
            await pool.think(ANA, about("master"))
        assert len(started) == times
    assert [await process.wait() for process in started] == [-9, -9]


async def test_a_bot_that_has_taken_too_long_is_not_asked_again_at_this_table(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def think(_: BotPool, __: Account, question: Callable[[], AnyQuestion], ___: object) -> Thought:
        made = question()
        assert isinstance(made, MoveQuestion)
        asked.append(made.kind)
        if made.kind != STAND_IN:
            raise BotFailed(FailureReason.OVERRAN)
        state = load("sabika").restore(made.position)
        return Thought(Choice(str(state.legal_moves(made.seat)[0])), hurried=False)

    monkeypatch.setattr(BotPool, "think", think)
    table = await opened(services, ana, "master", "me")
    await play_until(ana, table, lambda: len(asked) > 3, seat=1)
    assert asked[:4] == ["master", STAND_IN, STAND_IN, STAND_IN]
    other = await opened(services, ana, "master", "me")
    await play_until(ana, other, lambda: asked.count("master") == 2, seat=1)


class Imagined:
    """A process with bots that want to think for so many slices, on a clock that only they move."""

    def __init__(self) -> None:
        self.time = 0.0
        self.asked: list[str] = []
        self.granted: dict[str, int] = {}
        self.returncode = None
        self.stdin = self.stdout = self
        self._left = 0
        self._replies: list[bytes] = []

    def write(self, line: bytes) -> None:
        said = msgspec.json.decode(line)
        if isinstance(said, dict):
            self.asked.append(said["kind"])
            self.granted[said["kind"]], self._left = 0, said["seed"]
        else:
            self._left = self._left if said else 0
        if self._left:
            self._left -= 1
            self.time += 0.1
            self.granted[self.asked[-1]] += 1
        reply = StillThinking() if self._left else Choice("")
        self._replies.append(msgspec.json.encode(reply) + b"\n")

    async def drain(self) -> None:
        await asyncio.sleep(0)

    async def readline(self) -> bytes:
        await asyncio.sleep(0)
        return self._replies.pop(0)

    def kill(self) -> None:
        pass


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> Imagined:
    process = Imagined()

    async def start(_: BotPool) -> Imagined:
        return process

    monkeypatch.setattr(BotPool, "_start", start)
    return process


def ask(pool: BotPool, account: Account, name: str, slices: int) -> asyncio.Task[Thought]:
    """Let a bot think that needs so many slices of time."""
    question = MoveQuestion("alhambra", None, {}, 0, slices, name)
    return asyncio.create_task(pool.think(account, lambda: question))


async def test_somebody_else_is_next_however_many_ask_from_one_address_and_thinks_to_the_end(
    imagined: Imagined, caplog: pytest.LogCaptureFixture
) -> None:
    pool = BotPool(1, lambda: imagined.time)
    crowd = [
        ask(pool, Account(CROWD, f"guest {guest}"), f"{guest}.{turn}", 20) for turn in range(2) for guest in range(40)
    ]
    while len(imagined.asked) < 10:
        await asyncio.sleep(0)
    before = len(imagined.asked)
    master = await ask(pool, ANA, "master", 6)
    apprentice = await ask(pool, ANA, "apprentice", 0)
    assert imagined.asked.index("master") == before
    assert imagined.granted["master"] == 6
    assert [master.hurried, apprentice.hurried] == [False, False]
    assert imagined.asked.index("apprentice") <= imagined.asked.index("master") + 2
    thoughts = await asyncio.gather(*crowd)
    assert all(thought.hurried for thought in thoughts[:-1])
    assert imagined.granted["0.0"] == 1
    told = [record.getMessage() for record in caplog.records if "bots think less" in record.getMessage()]
    assert told[0] == f"bots think less: 79 questions wait, 79 of them from {CROWD}"
    assert len(told) <= 1 + imagined.time // bot_pool.LOG_EVERY_S


async def test_a_bot_thinks_to_the_end_while_nobody_with_a_better_claim_waits(imagined: Imagined) -> None:
    pool = BotPool(1, lambda: imagined.time)
    assert await ask(pool, ANA, "alone", 8) == Thought(Choice(""), hurried=False)
    first, second = ask(pool, Account(CROWD, "Ben"), "first", 5), ask(pool, ANA, "second", 5)
    assert [(await first).hurried, (await second).hurried] == [False, False]
    assert imagined.granted == {"alone": 8, "first": 5, "second": 5}


async def test_a_bot_stops_when_nobody_wants_its_answer_any_more(imagined: Imagined) -> None:
    pool = BotPool(1, lambda: imagined.time)
    question = MoveQuestion("alhambra", None, {}, 0, 8, "master")
    thought = await pool.think(ANA, lambda: question, lambda: imagined.granted["master"] < 3)
    assert imagined.granted["master"] == 3
    assert not thought.hurried


async def test_people_of_one_address_think_in_turn(imagined: Imagined) -> None:
    pool = BotPool(1, lambda: imagined.time)
    many = [ask(pool, Account(CROWD, "Ben"), f"Ben {number}", 3) for number in range(4)]
    one = ask(pool, Account(CROWD, "Cleo"), "Cleo", 3)
    await asyncio.gather(*many, one)
    assert imagined.asked == ["Ben 0", "Cleo", "Ben 1", "Ben 2", "Ben 3"]


async def test_who_does_not_wait_any_more_is_not_asked_for(imagined: Imagined) -> None:
    pool = BotPool(1, lambda: imagined.time)
    waiting = [ask(pool, ANA, f"{number}", 1) for number in range(5)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert imagined.asked == ["0", "1", "2", "4"]
    assert not (await ask(pool, ANA, "5", 1)).hurried


async def test_quick_bots_do_not_wait_for_those_that_search(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services.registry.bots.searching, "think", lambda *_: asyncio.Event().wait())
    searching = await opened(services, ana, "grandmaster", "me")
    table = await opened(services, ana, "me", "apprentice")
    await play_until(ana, table, lambda: any(line.startswith("1 ") for line in table.started_game().state.past_moves()))
    assert searching.number == 0


@pytest.mark.slow
async def test_a_real_grandmaster_answers_early_when_somebody_else_waits() -> None:
    state = load("alhambra").new(2, 1)
    seat, legal = state.deciders[0], [str(move) for move in state.legal_moves()]

    def question(kind: str) -> Callable[[], MoveQuestion]:
        return lambda: MoveQuestion("alhambra", None, state.sample_hidden(seat, 1).dump(), seat, 1, kind)

    pool = BotPool(1)
    try:
        long = asyncio.create_task(pool.think(Account(CROWD, "Ben"), question("grandmaster")))
        quick = asyncio.create_task(pool.think(ANA, question("apprentice")))
        for thought, hurried in ((await long, True), (await quick, False)):
            assert thought.hurried == hurried
            assert isinstance(thought.answer, Choice)
            assert thought.answer.move in legal
    finally:
        await pool.close()


class FakeConnection(LiveConnection):
    """A person who only listens."""

    def __init__(self) -> None:
        super().__init__(None, None, frozenset())
        self.heard_of: list[str] = []

    def push(self, message: str) -> None:
        if '"bots"' in message:
            self.heard_of.append(message)


@pytest.fixture
def accounts(monkeypatch: pytest.MonkeyPatch) -> list[Account]:
    """The accounts on behalf of which bots were asked. They take the first move, and all have to hurry."""
    asked: list[Account] = []

    async def think(_: BotPool, account: Account, question: Callable[[], AnyQuestion], __: object) -> Thought:
        asked.append(account)
        state = load("sabika").restore(question().position)
        return Thought(Choice(str(state.legal_moves(question().seat)[0])), hurried=True)

    monkeypatch.setattr(BotPool, "think", think)
    return asked


async def play_until(ana: Person, table: LiveTable, holds: Callable[[], bool], seat: int = 0) -> None:
    while not holds():
        if table.game and seat in table.game.people_to_decide:
            await table.act(ana.id, next_move(table, str(table.number), seat))
        await asyncio.sleep(0.001)


@pytest.mark.usefixtures("accounts")
async def test_people_see_that_bots_at_their_table_think_less_until_a_while_later(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "HURRY_SHOWN_S", 0.5)
    table, early, late = await opened(services, ana, "me", "random"), FakeConnection(), FakeConnection()
    table.enter(early)
    await play_until(ana, table, lambda: bool(early.heard_of))
    table.enter(late)
    while len(late.heard_of) < 2:
        await asyncio.sleep(0.02)
    assert early.heard_of == late.heard_of == ['{"type":"bots","hurried":true}', '{"type":"bots","hurried":false}']


async def test_bots_think_on_behalf_of_somebody_who_is_here(
    services: Services, ana: Person, accounts: list[Account]
) -> None:
    table = await opened(services, ana, "me", "random")
    await play_until(ana, table, lambda: bool(accounts))
    assert set(accounts) == {("", "")}
    services.registry.addresses.note(ana.id, "1.1.1.1")
    await play_until(ana, table, lambda: accounts[-1] == ("1.1.1.1", ana.id))
    await table.leave(ana.id)
    await play_until(ana, table, lambda: accounts[-1] == ("", ""))
