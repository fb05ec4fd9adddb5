"""Limits that hold for all processes of a server together: they are counted in Redis.

It is asked only where people do something seldom, such as signing in. While it is away, each process counts alone."""

import asyncio
import logging
from hashlib import sha256
from math import ceil
from time import monotonic, time
from typing import TYPE_CHECKING, NamedTuple

from granada.server.bus import redis_at

if TYPE_CHECKING:
    from limits import RateLimitItem

TIMEOUT_S = 1.0
"""Seconds to wait for an answer."""
PAUSE_S = 5.0
"""Seconds until Redis is asked again after it has failed."""
PREFIX = "granada:limits"

log = logging.getLogger(__name__)


class Limit(NamedTuple):
    times: int
    seconds: float


class SharedLimits:
    def __init__(self, address: str) -> None:
        # An extra: not every server has more than one process.
        from limits.aio.storage import RedisStorage
        from limits.aio.strategies import SlidingWindowCounterRateLimiter

        self._redis = redis_at(address)
        # The address of the connections is known already; Granada has no other client for Redis.
        storage = RedisStorage(
            "async+redis://",
            implementation="redispy",
            key_prefix=PREFIX,
            connection_pool=self._redis.connection_pool,  # type: ignore[arg-type]
        )
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._gone_until = 0.0

    async def count(self, limit: Limit, visitor: str) -> int:
        """Seconds to wait, or 0 if it may be done. The times in the last so many seconds count, also those of the one
        before as far as they may be among them."""
        return await self._ask(limit, visitor, 1)

    async def forgive(self, limit: Limit, visitor: str) -> None:
        """What was counted last shall not count."""
        await self._ask(limit, visitor, -1)

    async def close(self) -> None:
        await self._redis.aclose()

    async def _ask(self, limit: Limit, visitor: str, cost: int) -> int:
        if monotonic() < self._gone_until:
            return 0
        item, whose = _item(limit), sha256(visitor.encode()).hexdigest()  # Redis gets no names and addresses.
        try:
            async with asyncio.timeout(TIMEOUT_S):
                if await self._limiter.hit(item, whose, cost=cost):
                    wait = 0
                else:
                    wait = max(1, ceil((await self._limiter.get_window_stats(item, whose)).reset_time - time()))
        except Exception as error:
            if not self._gone_until:
                log.warning("limits cannot be counted in Redis (%s): each process counts alone", type(error).__name__)
            self._gone_until = monotonic() + PAUSE_S
            return 0
        if self._gone_until:
            log.warning("limits are counted in Redis again")
            self._gone_until = 0.0
        return wait


def _item(limit: Limit) -> "RateLimitItem":
    from limits import RateLimitItemPerSecond

    return RateLimitItemPerSecond(limit.times, int(limit.seconds))
