"""Turns: a resource that only so many tasks can use at a time; the account that has used least lately is next."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from granada.server.fair_queue import Account, FairQueue
from granada.server.limited_log import LimitedLog

MANY = 10
"""The number of requests of one account that is worth a line in the log."""

log = LimitedLog(logging.getLogger(__name__))


class Turns:
    def __init__(self, what: str, places: int) -> None:
        self._what = what
        self._free = places
        self._queue: FairQueue[None] = FairQueue()

    def waiting_from(self, address: str) -> int:
        return self._queue.waiting_from(address)

    @asynccontextmanager
    async def taken(self, account: Account) -> AsyncIterator[None]:
        await self._take(account)
        began = monotonic()
        try:
            yield
        finally:
            self._queue.use(account, monotonic() - began)
            self._give_back()

    async def _take(self, account: Account) -> None:
        if self._free:
            self._free -= 1
            return
        turn = self._queue.wait(account)
        if self.waiting_from(account.address) > MANY:
            log.warn(f"{account.address} waits for much at once: {self._what}")
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        if (turn := self._queue.pop()) is None:
            self._free += 1
        else:
            turn.set_result(None)
