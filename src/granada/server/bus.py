"""Bus: the processes of one server tell each other that there is something new to read in the database.

No message is necessary: a process that misses one reads the database a little later."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from granada.server.settings import bad_address

CHANNEL = "granada"
MOST_WAITING = 10_000
PAUSE = 1.0
"""Seconds until the bus is tried again after it has failed."""

log = logging.getLogger(__name__)


class BusMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    process: str = ""
    table: str = ""
    number: int = 0
    """An entry has been written."""
    changed: bool = False
    """The seats of the table, or its status, have changed."""
    chat: bool = False
    here: tuple[tuple[int, ...], int] | None = None
    """The seats and the number of spectators that are connected to the process."""
    who: bool = False
    """The process has just begun with the table, and does not know who is connected to others."""
    signed_out: str = ""
    """The person whose sessions have ended."""
    mutes_of: str = ""
    """The person who wants to hear somebody again, or not any more."""


def redis_at(address: str) -> Redis:
    try:
        redis: Redis = Redis.from_url(address)
        return redis
    except ValueError:
        raise bad_address("bus", address) from None


class Bus:
    def __init__(self, address: str, hear: Callable[[BusMessage], None]) -> None:
        """Without an address, there are no other processes."""
        self.process = token_hex(8)
        self.is_alone = not address
        self._hear = hear
        self._is_failing = False
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        if address:
            self._redis = redis_at(address)
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish())]

    def send(self, message: BusMessage) -> None:
        if self.is_alone:
            return
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(msgspec.json.encode(msgspec.structs.replace(message, process=self.process)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._tasks:
            await self._redis.aclose()

    async def _listen(self) -> None:
        decoder = msgspec.json.Decoder(BusMessage)
        while True:
            backend = RedisChannelsPubSubBackend(redis=self._redis)
            try:
                await backend.subscribe([CHANNEL])
                self._works()
                async for _, data in backend.stream_events():
                    message = decoder.decode(data)
                    if message.process != self.process:
                        self._hear(message)
            except Exception as error:
                self._fails(error)
                await asyncio.sleep(PAUSE)
            finally:
                with suppress(Exception):
                    await backend.on_shutdown()

    async def _publish(self) -> None:
        backend = RedisChannelsPubSubBackend(redis=self._redis)
        while True:
            message = await self._waiting.get()
            try:
                await backend.publish(message, [CHANNEL])
                self._works()
            except Exception as error:
                self._fails(error)
                await asyncio.sleep(PAUSE)

    def _fails(self, error: Exception) -> None:
        if not self._is_failing:
            log.warning("the bus fails (%s): what happens in other processes is seen later", type(error).__name__)
        self._is_failing = True

    def _works(self) -> None:
        if self._is_failing:
            log.warning("the bus works again")
        self._is_failing = False
