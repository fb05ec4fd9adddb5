"""A cache of expensive answers: each is made once for all requests, and kept as long as there is space."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

MOST_BYTES = 16_000_000


class AnswerCache:
    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        """The answers; those that were asked for last come last."""
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, what: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        if what in self._kept:
            self._kept.move_to_end(what)
            return self._kept[what]
        if (making := self._making.get(what)) is None:
            making = self._making[what] = asyncio.create_task(make())
            making.add_done_callback(lambda done: self._made(what, done))
        return await asyncio.shield(making)

    def _made(self, what: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._making[what]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[what] = done.result()
        self._bytes += len(done.result())
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])
