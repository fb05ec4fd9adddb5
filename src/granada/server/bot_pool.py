"""BotPool: processes in which bots think, each about one question at a time, shared fairly among accounts.

A bot that thinks for long asks now and then whether it may go on. If an account with an equal claim waits, the bot
answers with its best move so far. So nobody waits long, and under load bots think less.

A process that dies is replaced and its bot asked again."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec

from granada.bots.asking import TIMEOUT_S, BotFailed, FailureReason
from granada.server.bot_process import Answer, AnyQuestion, Reply, StillThinking
from granada.server.fair_queue import Account, FairQueue
from granada.server.metrics import THINKING_TIME, measured

TRIES = 2
LONGEST_LINE = 1 << 20
MANY = 10
"""Questions that wait, from which on the log tells of it."""
LOG_EVERY_S = 60.0

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Reply).decode


class Thought(NamedTuple):
    answer: Answer
    hurried: bool
    """Whether the bot had to answer before it was ready."""


class BotPool:
    def __init__(self, count: int, clock: Callable[[], float] = monotonic) -> None:
        self._free: list[Process | None] = [None] * count
        """Processes that wait for a question; None is the place of one that is started when it is needed."""
        self._clock = clock
        self._queue: FairQueue[Process | None] = FairQueue(clock)
        self._running: set[Process] = set()
        """Processes that have not ended, those that were killed included."""
        self._log_from = clock()
        """The time when the log may tell again that bots think less."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    async def think(
        self, account: Account, question: Callable[[], AnyQuestion], is_wanted: Callable[[], bool] = lambda: True
    ) -> Thought:
        """The question is made when it can be asked: many may wait, and positions are large. BotFailed if it fails. A
        bot whose answer is not wanted any more stops thinking."""
        for _ in range(TRIES):
            process, thought = await self._take(account), None
            try:
                if process is None or process.returncode is not None:
                    self._end(process)
                    process = await self._start()
                with measured(THINKING_TIME):
                    thought = await asyncio.wait_for(self._ask(process, account, question(), is_wanted), TIMEOUT_S)
                return thought
            except TimeoutError:  # It would take as long again.
                raise BotFailed(FailureReason.OVERRAN) from None
            except (OSError, ValueError, BotFailed) as error:
                log.warning("a thinking process has failed: %s", type(error).__name__)
            finally:
                if thought is None:
                    self._end(process)
                    process = None
                self._give_back(process)
        raise BotFailed(FailureReason.FAILED)

    async def close(self) -> None:
        for process in self._running:
            self._end(process)
        for process in self._running:
            await process.wait()

    async def _take(self, account: Account) -> Process | None:
        """A process that is free, or the place of one."""
        if self._free:
            return self._free.pop()
        turn = self._queue.wait(account)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, process: Process | None) -> None:
        if (turn := self._queue.pop()) is None:
            self._free.append(process)
        else:
            turn.set_result(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "granada.server.bot_process", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._running = {running for running in self._running if running.returncode is None} | {process}
        return process

    async def _ask(
        self, process: Process, account: Account, question: AnyQuestion, is_wanted: Callable[[], bool]
    ) -> Thought:
        hurried, began = False, self._clock()
        await _send(process, question)
        while True:
            reply = await _receive(process)
            began, before = self._clock(), began
            self._queue.use(account, began - before)
            if not isinstance(reply, StillThinking):
                return Thought(reply, hurried)
            if self._queue.has_claim_against(account):
                hurried = True
                self._log_load()
            await _send(process, is_wanted() and not hurried)

    def _log_load(self) -> None:
        if len(self._queue) >= MANY and self._clock() >= self._log_from:
            self._log_from = self._clock() + LOG_EVERY_S
            address, most = self._queue.longest()
            log.warning(
                "bots think less: %d questions wait, %d of them from %s",
                len(self._queue),
                most,
                address or "games that people have left",
            )

    def _end(self, process: Process | None) -> None:
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()


async def _send(process: Process, message: AnyQuestion | bool) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")
    await process.stdin.drain()


async def _receive(process: Process) -> Reply:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise BotFailed(FailureReason.FAILED)
    reply: Reply = decode(line)
    return reply
