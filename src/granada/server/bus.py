"""Bus: the processes of one server tell each other what has happened.

Each table has a channel, and a process listens to those of the tables in its memory. No message is necessary: a process
that misses one reads the database a little later."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from granada.server.metrics import BUS_DROPPED, BUS_ERRORS, BUS_HEARD, BUS_SENT
from granada.server.settings import bad_address
from granada.table import Entry

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL = "granada"
"""What concerns everybody. Each table has another one."""
MOST_WAITING = 10_000
MOST_AT_ONCE = 500
"""Messages that are published together."""
TIMEOUT_S = 5.0
"""Seconds to wait for an answer."""
JOIN_TIMEOUT_S = 0.5
"""Seconds that a table waits for its channel. What it then misses is read from the database."""
SILENCE_S = 5.0
"""Seconds without a message after which Redis is asked whether it is still there."""
PAUSE = 1.0
"""Seconds until the bus is tried again after it has failed."""

log = logging.getLogger(__name__)


class BusMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    process: str = ""
    table: str = ""
    entries: tuple[Entry, ...] = ()
    """They have been written."""
    changed: bool = False
    """The seats of the table, or its status, have changed."""
    chat: bool = False
    here: tuple[tuple[int, ...], int] | None = None
    """The seats and the number of spectators that are connected to the process, which has the table in its memory."""
    number: int = 0
    """The number of the last entry that the process knows, where it says `here`."""
    leaves_bots: bool = False
    """The process plays for the bots of the table no more."""
    asks_for_presence: bool = False
    """The process hears what happens at the table from now on, and asks who else is there."""
    leaves: bool = False
    """The process has the table in its memory no more."""
    signed_out: str = ""
    """The person whose sessions have ended."""
    mutes_of: str = ""
    """The person whose list of silenced people has changed."""


def redis_at(address: str) -> "Redis":
    from redis.asyncio import Redis  # An extra: not every server has more than one process.

    try:
        redis: Redis = Redis.from_url(address)
        return redis
    except ValueError:
        raise bad_address("bus", address) from None


class Bus:
    def __init__(
        self, address: str, hear: Callable[[BusMessage], None], when_joined: Callable[[str], None] = lambda _: None
    ) -> None:
        """A bus without an address: there are no other processes. `when_joined` is called with a table whose messages
        come from now on, also if they have come before and then did not."""
        self.process = token_hex(8)
        self.is_alone = not address
        self._hear = hear
        self._when_joined = when_joined
        self._is_failing = False
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._joined: dict[str, asyncio.Event] = {}
        """The channels of tables that are wanted, and whether Redis has confirmed each."""
        self._subscription: PubSub | None = None
        self._subscribed: set[str] = set()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        if address:
            self._redis = redis_at(address)
            self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._subscribe(), self._publish())]

    def send(self, message: BusMessage) -> None:
        if self.is_alone:
            return
        channel = _channel_of(message.table) if message.table else CHANNEL
        try:
            self._waiting.put_nowait(
                (channel, msgspec.msgpack.encode(msgspec.structs.replace(message, process=self.process)))
            )
        except asyncio.QueueFull:
            BUS_DROPPED.inc()

    async def join(self, table_id: str) -> None:
        """Listen to what happens at this table. What is written after this has returned is heard, if the bus works and
        answers in time."""
        if self.is_alone:
            return
        confirmed = self._joined.setdefault(_channel_of(table_id), asyncio.Event())
        self._changed.set()
        if not self._is_failing:
            with suppress(TimeoutError):
                async with asyncio.timeout(JOIN_TIMEOUT_S):
                    await confirmed.wait()

    def leave(self, table_id: str) -> None:
        if self._joined.pop(_channel_of(table_id), None) is not None:
            self._changed.set()

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_S):
                await self._redis.ping()
        except Exception as error:
            self._fails(error)
            return False
        return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._tasks:
            await self._redis.aclose()

    async def _listen(self) -> None:
        while True:
            subscription = self._redis.pubsub()
            try:
                async with asyncio.timeout(TIMEOUT_S):
                    await subscription.subscribe(CHANNEL)
                self._subscription, self._subscribed = subscription, set()
                self._changed.set()
                await self._hear_all(subscription)
            except Exception as error:
                self._fails(error)
                await asyncio.sleep(PAUSE)
            finally:
                self._subscription = None
                with suppress(Exception):
                    await subscription.aclose()  # type: ignore[no-untyped-call]

    async def _hear_all(self, subscription: "PubSub") -> None:
        decode = msgspec.msgpack.Decoder(BusMessage).decode
        is_asked = False
        while True:
            heard: dict[str, Any] | None = await subscription.get_message(timeout=SILENCE_S)
            if heard is None and is_asked:
                raise TimeoutError
            is_asked = heard is None
            if heard is None:
                await subscription.ping()
            elif heard["type"] == "message":
                message = decode(heard["data"])
                if message.process != self.process:
                    BUS_HEARD.inc()
                    self._hear(message)
            elif heard["type"] == "subscribe":
                self._works()
                channel = heard["channel"].decode()
                if (confirmed := self._joined.get(channel)) is not None:
                    confirmed.set()
                    self._when_joined(channel.removeprefix(f"{CHANNEL}:"))

    async def _subscribe(self) -> None:
        """Subscribe to the channels that are wanted, and to no others. If it fails, the listener begins again."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if (subscription := self._subscription) is None:
                continue
            wanted = set(self._joined)
            new, old = wanted - self._subscribed, self._subscribed - wanted
            self._subscribed = wanted
            with suppress(Exception):
                if old:
                    await subscription.unsubscribe(*old)
                if new:
                    await subscription.subscribe(*new)

    async def _publish(self) -> None:
        while True:
            messages = [await self._waiting.get()]
            while len(messages) < MOST_AT_ONCE and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            try:
                async with asyncio.timeout(TIMEOUT_S), self._redis.pipeline(transaction=False) as together:
                    for channel, message in messages:
                        together.publish(channel, message)
                    await together.execute()
                BUS_SENT.inc(len(messages))
                self._works()
            except Exception as error:
                BUS_DROPPED.inc(len(messages))
                self._fails(error)
                await asyncio.sleep(PAUSE)

    def _fails(self, error: Exception) -> None:
        BUS_ERRORS.inc()
        if not self._is_failing:
            log.warning("the bus fails (%s): what happens in other processes is seen later", type(error).__name__)
        self._is_failing = True

    def _works(self) -> None:
        if self._is_failing:
            log.warning("the bus works again")
        self._is_failing = False


def _channel_of(table_id: str) -> str:
    return f"{CHANNEL}:{table_id}"
