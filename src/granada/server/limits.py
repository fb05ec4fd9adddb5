"""Limits: of requests in a time, and of connections at a time."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import NamedTuple

from granada.kernel.errors import GranadaError
from granada.server.faults import ServerFault
from granada.server.rare_log import RareLog

MOST_KEPT = 100_000

log = RareLog(logging.getLogger(__name__))


class Limit(NamedTuple):
    times: int
    seconds: float


REQUESTS = Limit(1200, 60)
GUESTS = Limit(60, 600)
SIGN_INS = Limit(60, 300)
WRONG_PASSWORDS = Limit(10, 300)
"""For one name from one address."""
WRONG_PASSWORDS_FOR_NAME = Limit(500, 24 * 3600)
"""From all addresses: so many that nobody is locked out by others in passing, so few that guessing is in vain."""
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
CODES = Limit(10, 600)
"""Guesses."""
HEAVY = Limit(60, 60)
"""Replays and the like."""


MOST_SOCKETS_FROM_ADDRESS = 300
"""Schools and clubs have one address for all."""
MOST_SOCKETS_OF_PERSON = 40
MOST_STRANGERS_FROM_ADDRESS = 20
"""Connections of people who have neither registered nor a seat at the table that they look at."""
MOST_SPECTATORS = 400
"""At one table."""


class Limits:
    """Each limit is a store of so many, which fills up again evenly."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._left: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()
        """The rest of each visitor's allowance, and its time; the latest request comes last."""
        self._here: Counter[str] = Counter()

    def count(self, limit: Limit, who: str) -> None:
        """TooOften if there is nothing left in the store."""
        if not self._on:
            return
        moment = monotonic()
        left, at = self._left.get((limit, who), (float(limit.times), moment))
        left = min(limit.times, left + (moment - at) * limit.times / limit.seconds)
        if left < 1:
            log.warn(f"refused to {who}: more than {limit.times} in {limit.seconds:g} seconds")
            raise GranadaError(ServerFault.TOO_OFTEN, seconds=ceil((1 - left) * limit.seconds / limit.times))
        self._left[limit, who] = (left - 1, moment)
        self._left.move_to_end((limit, who))
        if len(self._left) > MOST_KEPT:
            self._left.popitem(last=False)

    def forgive(self, limit: Limit, who: str) -> None:
        """What was counted last shall not count."""
        if (limit, who) in self._left:
            left, at = self._left[limit, who]
            self._left[limit, who] = (left + 1, at)

    @contextmanager
    def here(self, most: int, where: str) -> Iterator[None]:
        """While somebody is there; Crowded if there are too many already."""
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
