"""FairQueue: the order in which accounts use a scarce resource.

Addresses that have used little lately come first, the address with the fewest seconds first. All other addresses take
turns. The people of one address share its turns in the same way. So a heavy user delays nobody else for long, even with
many names."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from math import inf
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 60.0
"""Seconds after which what was used counts half."""
LITTLE = 1.0
"""Seconds. Above that nobody has to wait for others to use as much: newcomers would get too far ahead."""
MOST_KEPT = 10_000

NEVER = (0.0, -inf)

T = TypeVar("T")


class Account(NamedTuple):
    """The address and the person that a question is asked for."""

    address: str
    person: str


class FairQueue(Generic[T]):
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._used_by_address = _Usage()
        self._used_by_person = _Usage()
        self._waiting: dict[str, dict[str, deque[asyncio.Future[T]]]] = {}
        """The waiting accounts, by address and person."""

    def wait(self, account: Account) -> asyncio.Future[T]:
        """What will hold the thing when it is one's turn."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(account.address, {})
        people.setdefault(account.person, deque()).append(turn)
        return turn

    def pop(self) -> asyncio.Future[T] | None:
        """The next turn, or None if nobody waits."""
        while (account := self._next()) is not None:
            people = self._waiting[account.address]
            turn = people[account.person].popleft()
            if not people[account.person]:
                del people[account.person]
            if not people:
                del self._waiting[account.address]
            if not turn.done():
                return turn
        return None

    def use(self, account: Account, seconds: float) -> None:
        """Count what was used."""
        self._used_by_address.add(account.address, seconds, self._clock())
        self._used_by_person.add(account.person, seconds, self._clock())

    def has_claim_against(self, account: Account) -> bool:
        """Whether another account waits that has used no more than this one, or both have used much."""
        if (waiting := self._next()) is None:
            return False
        moment = self._clock()
        if waiting.address != account.address:
            return self._used_by_address.is_no_more(waiting.address, account.address, moment)
        return self._used_by_person.is_no_more(waiting.person, account.person, moment)

    def __len__(self) -> int:
        return sum(map(self.waiting_from, self._waiting))

    def waiting_from(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))

    def longest(self) -> tuple[str, int]:
        """The address that waits for most, and for how much."""
        waiting = {address: self.waiting_from(address) for address in self._waiting}
        return max(waiting.items(), key=lambda each: each[1], default=("", 0))

    def _next(self) -> Account | None:
        if not self._waiting:
            return None
        moment = self._clock()
        address = self._used_by_address.next(self._waiting, moment)
        return Account(address, self._used_by_person.next(self._waiting[address], moment))


class _Usage:
    """Seconds that each has used lately."""

    def __init__(self) -> None:
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How much, and when that was, the latest user last."""

    def add(self, user: str, seconds: float, moment: float) -> None:
        self._used[user] = (self._by(user, moment) + seconds, moment)
        self._used.move_to_end(user)
        if len(self._used) > MOST_KEPT:
            self._used.popitem(last=False)

    def is_no_more(self, one: str, other: str, moment: float) -> bool:
        """Whether one has used no more than the other, as far as it counts."""
        return self._weight(one, moment) <= self._weight(other, moment)

    def next(self, some: Iterable[str], moment: float) -> str:
        """The one that has used least; of those that have used much, the one whose last turn is longest ago."""
        return min(some, key=lambda user: (self._weight(user, moment), self._used.get(user, NEVER)[1]))

    def _weight(self, user: str, moment: float) -> float:
        return min(LITTLE, self._by(user, moment))

    def _by(self, user: str, moment: float) -> float:
        used, at = self._used.get(user, NEVER)
        return used * float(0.5 ** ((moment - at) / HALF_LIFE)) if used else 0.0
