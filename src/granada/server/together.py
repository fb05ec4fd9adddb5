"""Questions to the database that many ask at once, such as all the people who come from a server that has stopped.

Whatever is asked while an answer is under way waits for the next one, which answers all of it with the same statements.
Nobody gets an answer that was read before they asked."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.database import Database

MOST_AT_ONCE = 64

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Together(Generic[K, V]):
    def __init__(
        self, database: Database, read: Callable[[AsyncConnection, Sequence[K]], Awaitable[Mapping[K, V]]]
    ) -> None:
        self._database = database
        self._read = read
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> V | None:
        """What the database has for this key, if anything."""
        if (answer := self._waiting.get(key)) is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await asyncio.shield(answer)

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                asked = {key: self._waiting.pop(key) for key in list(islice(self._waiting, MOST_AT_ONCE))}
                try:
                    async with self._database.reading() as connection:
                        found = await self._read(connection, _padded(list(asked)))
                except Exception as error:
                    for answer in asked.values():
                        answer.set_exception(error)
                else:
                    for key, answer in asked.items():
                        answer.set_result(found.get(key))
        finally:
            self._reading = None


def _padded(keys: list[K]) -> list[K]:
    """So that there are few different lengths: PostgreSQL prepares a statement for each."""
    return keys + keys[-1:] * ((1 << (len(keys) - 1).bit_length()) - len(keys))
