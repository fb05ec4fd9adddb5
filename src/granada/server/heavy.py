"""Heavy work: reading editions, and checking or replaying whole games.

It is done in a process of its own, one piece at a time, shared fairly among addresses. So players do not wait
for it, and long queues of one address delay only that address."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.limited_log import LimitedLog
from granada.server.turns import Turns

TIMEOUT_S = 60.0
"""For one piece of work. Checking the longest record takes a few seconds."""
MOST_WAITING = 20
"""Pieces of work that one address may wait for."""
PAUSE_S = 10
"""The number of seconds after which a client may ask again."""
LENGTH_BYTES = 4
NICENESS = 5
"""Players come before heavy work, which comes before bots."""

T = TypeVar("T")

log = logging.getLogger(__name__)
limited_log = LimitedLog(log)


class HeavyWork:
    def __init__(self) -> None:
        self._turns = Turns("heavy work", 1)
        self._process: Process | None = None
        self._is_closed = False

    async def do(self, account: Account, work: Callable[..., T], *arguments: object) -> T:
        """What the function gives, done in the other process. It and its arguments must be picklable."""
        if self._turns.waiting_from(account.address) >= MOST_WAITING:
            limited_log.warn(f"{account.address} waits for too much heavy work: more is refused")
            raise GranadaError(ServerFault.TOO_OFTEN, seconds=PAUSE_S)
        async with self._turns.taken(account):
            try:
                async with asyncio.timeout(TIMEOUT_S):
                    error, answer = await self._ask(pickle.dumps((work, arguments)))
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as failure:
                log.exception("heavy work of %s has failed: %s", account.address, work.__name__)
                raise GranadaError(AnswerFault.INTERNAL_ERROR) from failure
        if error is not None:
            raise error
        result: T = answer
        return result

    async def close(self) -> None:
        self._is_closed = True
        await self._end()

    async def _ask(self, question: bytes) -> tuple[GranadaError | None, Any]:
        if self._is_closed:
            raise GranadaError(AnswerFault.INTERNAL_ERROR)
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "granada.server.heavy", stdin=PIPE, stdout=PIPE
            )
        process, is_answered = self._process, False
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(len(question).to_bytes(LENGTH_BYTES) + question)
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES))
            answer = await process.stdout.readexactly(length)
            is_answered = True
        finally:
            if not is_answered:  # The next question must not get this answer.
                await self._end()
        error, result = pickle.loads(answer)
        return error, result

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The server decides when to stop.
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while length := sys.stdin.buffer.read(LENGTH_BYTES):
        work, arguments = pickle.loads(sys.stdin.buffer.read(int.from_bytes(length)))
        error, result = None, None
        try:
            result = work(*arguments)
        except GranadaError as refused:
            error = refused
        answer = pickle.dumps((error, result))
        sys.stdout.buffer.write(len(answer).to_bytes(LENGTH_BYTES) + answer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
