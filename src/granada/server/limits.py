"""Limits: how often anybody may ask for something."""

from collections import OrderedDict
from math import ceil
from time import monotonic
from typing import NamedTuple

from granada.kernel.errors import Fault, GranadaError

MOST_REMEMBERED = 100_000


class Limit(NamedTuple):
    times: int
    seconds: float


REQUESTS = Limit(1200, 60)
GUESTS = Limit(60, 600)
SIGN_INS = Limit(20, 300)
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


class Limits:
    """Each limit is a store of so many, which fills up again evenly."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._left: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()
        """What is left to whom, and when that was; who asked last comes last."""

    def count(self, limit: Limit, who: str) -> None:
        """TooOften if there is nothing left in the store."""
        if not self._on:
            return
        moment = monotonic()
        left, at = self._left.get((limit, who), (float(limit.times), moment))
        left = min(limit.times, left + (moment - at) * limit.times / limit.seconds)
        if left < 1:
            raise GranadaError(Fault.TOO_OFTEN, seconds=ceil((1 - left) * limit.seconds / limit.times))
        self._left[limit, who] = (left - 1, moment)
        self._left.move_to_end((limit, who))
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
