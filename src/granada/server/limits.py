"""Limits: of requests in a time, and of connections at a time. Those of what people do seldom hold for all processes of
a server together."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from granada.kernel.errors import GranadaError
from granada.server.faults import ServerFault
from granada.server.limited_log import LimitedLog
from granada.server.shared_limits import Limit, SharedLimits

MOST_KEPT = 100_000

log = LimitedLog(logging.getLogger(__name__))


REQUESTS = Limit(1200, 60)
GUESTS = Limit(60, 600)
SIGN_INS = Limit(60, 300)
WRONG_PASSWORDS = Limit(10, 300)
"""Wrong passwords for one name from one address."""
WRONG_PASSWORDS_FOR_NAME = Limit(500, 24 * 3600)
"""Wrong passwords for one name from all addresses: too many for others to lock a person out in passing, too few to
guess a password."""
REGISTRATIONS = Limit(20, 3600)
NEW_TABLES = Limit(60, 600)
ACTIONS = Limit(300, 10)
CHAT = Limit(8, 15)
SOCKETS = Limit(120, 60)
HINTS = Limit(20, 60)
MAILS = Limit(5, 3600)
"""Codes, to one address or for one person."""
SENDERS = Limit(40, 3600)
"""Codes that are asked for from one place."""
REPORTS = Limit(10, 3600)
CODES = Limit(10, 600)
"""Guesses of a code that was sent by mail."""
HEAVY = Limit(60, 60)
"""Replays and the like."""
ARCHIVES = Limit(10, 3600)
"""Archives of all games of a person."""


MOST_SOCKETS_FROM_ADDRESS = 300
"""Schools and clubs have one address for all."""
MOST_SOCKETS_OF_PERSON = 40
MOST_STRANGERS_FROM_ADDRESS = 20
"""Connections of guests without a seat at the table that they look at."""
MOST_SPECTATORS = 400
"""Spectators at one table."""


class Limits:
    """Each limit is a store of so many, which fills up again evenly."""

    def __init__(self, on: bool, bus: str = "") -> None:
        self._on = on
        self._shared = SharedLimits(bus) if on and bus else None
        self._left: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()
        """The rest of each visitor's allowance, and its time; the latest request comes last."""
        self._here: Counter[str] = Counter()

    def count(self, limit: Limit, visitor: str) -> None:
        """TooOften if there is nothing left in the store."""
        if not self._on:
            return
        moment = monotonic()
        left, at = self._left.get((limit, visitor), (float(limit.times), moment))
        left = min(limit.times, left + (moment - at) * limit.times / limit.seconds)
        if left < 1:
            raise _too_often(limit, visitor, ceil((1 - left) * limit.seconds / limit.times))
        self._left[limit, visitor] = (left - 1, moment)
        self._left.move_to_end((limit, visitor))
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)

    def forgive(self, limit: Limit, visitor: str) -> None:
        """Do not count the last request of the visitor."""
        if (limit, visitor) in self._left:
            left, at = self._left[limit, visitor]
            self._left[limit, visitor] = (left + 1, at)

    async def count_everywhere(self, limit: Limit, visitor: str) -> None:
        """Count a request for all processes together. What this process has counted holds while Redis is away."""
        self.count(limit, visitor)
        if self._shared is not None and (seconds := await self._shared.count(limit, visitor)):
            raise _too_often(limit, visitor, seconds)

    async def forgive_everywhere(self, limit: Limit, visitor: str) -> None:
        self.forgive(limit, visitor)
        if self._shared is not None:
            await self._shared.forgive(limit, visitor)

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    @contextmanager
    def here(self, most: int, where: str) -> Iterator[None]:
        """A place for as long as somebody is there; Crowded if there are too many already."""
        if self._on and self._here[where] >= most:
            log.warn(f"refused: more than {most} at a time, {where}")
            raise GranadaError(ServerFault.CROWDED)
        self._here[where] += 1
        try:
            yield
        finally:
            self._here[where] -= 1
            if not self._here[where]:
                del self._here[where]


def _too_often(limit: Limit, visitor: str, seconds: int) -> GranadaError:
    log.warn(f"refused to {visitor}: more than {limit.times} in {limit.seconds:g} seconds")
    return GranadaError(ServerFault.TOO_OFTEN, seconds=seconds)
