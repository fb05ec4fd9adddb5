"""A balance report: for each card and tile, how often it is taken, and the scores of the takers.

A taker's score is compared with the mean score of the same game. Players who take much usually score much, so compare a
component with the others of its kind.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import sqrt
from typing import Literal, NamedTuple, Self

import msgspec

from granada.arena.numbers import Estimate, Rate, Spread, Z, wilson
from granada.arena.tally import Details
from granada.kernel.event import Event
from granada.kernel.state import State

CLEARLY = 2.0
"""The PP that a component must certainly be above or below its kind to be called strong or weak."""
ENOUGH = 30
"""The fewest takers from which a component can be called so."""
NEGLECTED = 0.2
"""A component is neglected if it is taken less than this share of what is usual for its kind."""

Remark = Literal["strong", "weak", "neglected", ""]


class ComponentReport(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    """The effect of the component, in the effect language."""
    provenance: str
    available: int
    """How often somebody could have taken it."""
    taken: Rate
    difference: Estimate | None
    """PP of its takers above the mean of their games; unknown of what was hardly taken."""
    wins: Rate | None
    remark: Remark


class KindReport(msgspec.Struct, frozen=True, kw_only=True):
    """All components of a kind, the best first."""

    kind: str
    taken: float
    difference: float
    wins: float
    components: tuple[ComponentReport, ...]


class BalanceReport(msgspec.Struct, frozen=True):
    kinds: tuple[KindReport, ...]


class Component(NamedTuple):
    kind: str
    id: str


class Count:
    """What becomes of one component."""

    def __init__(self) -> None:
        self.available = 0
        self.differences = Spread()
        """In PP times the number of players, to keep it whole."""
        self.wins = Fraction()

    def absorb(self, other: "Count") -> None:
        self.available += other.available
        self.differences += other.differences
        self.wins += other.wins


class BalanceDetails(Details):
    """What each game says of its components."""

    kinds: tuple[str, ...]

    def __init__(self, players: int) -> None:
        self.players = players
        self.counts: dict[Component, Count] = {}

    def points(self, state: State) -> Sequence[int]:
        """The points of all seats, and of a rival without a seat."""
        return state.scores

    @abstractmethod
    def components(self, state: State) -> Iterator[tuple[Component, int, list[int]]]:
        """All components that could be taken in a game that is over: how many had the chance, and which seats took
        them."""

    @abstractmethod
    def printed(self) -> Iterator[tuple[Component, str, str]]:
        """What each component does, and how we know."""

    def hear(self, event: Event) -> None:
        """Everything can be seen in the last position."""

    def turns(self, state: State) -> int:
        return state.turn - 1

    def close(self, state: State) -> None:
        scores = self.points(state)
        victory = Fraction(1, max(1, len(state.winners)))
        for component, chances, takers in self.components(state):
            count = self.counts.setdefault(component, Count())
            count.available += chances
            for seat in takers:
                count.differences.add(len(scores) * scores[seat] - sum(scores))
                count.wins += victory if seat in state.winners else 0

    def absorb(self, other: Self) -> None:
        for component, count in other.counts.items():
            self.counts.setdefault(component, Count()).absorb(count)

    def report(self) -> BalanceReport:
        printed = {component: (text, label) for component, text, label in self.printed()}
        seats = self.players if self.players > 1 else 2
        return BalanceReport(tuple(self._kind(kind, printed, seats) for kind in self.kinds))

    def _kind(self, kind: str, printed: dict[Component, tuple[str, str]], seats: int) -> KindReport:
        counts = {component: count for component, count in self.counts.items() if component.kind == kind}
        whole = Count()
        for count in counts.values():
            whole.absorb(count)
        takes = max(1, whole.differences.count)
        usual = whole.differences.count / max(1, whole.available)
        difference = whole.differences.total / takes / seats
        components = []
        for component, count in counts.items():
            text, provenance = printed[component]
            taken = wilson(count.differences.count, count.available)
            estimated = estimate(count.differences, seats)
            components.append(
                ComponentReport(
                    id=component.id,
                    text=text,
                    provenance=provenance,
                    available=count.available,
                    taken=taken,
                    difference=estimated,
                    wins=wilson(count.wins, count.differences.count) if count.differences.count else None,
                    remark=remark_on(count, taken, estimated, usual, difference),
                )
            )
        components.sort(key=lambda one: one.difference.mean if one.difference else float("-inf"), reverse=True)
        return KindReport(
            kind=kind,
            taken=usual,
            difference=difference,
            wins=float(whole.wins / takes),
            components=tuple(components),
        )


def estimate(numbers: Spread, unit: int) -> Estimate | None:
    if numbers.count < 2:
        return None
    mean, deviation = numbers.summary().mean / unit, (numbers.summary().deviation or 0.0) / unit
    reach = Z * deviation / sqrt(numbers.count)
    return Estimate(mean, mean - reach, mean + reach)


def remark_on(count: Count, taken: Rate, difference: Estimate | None, usual: float, usual_difference: float) -> Remark:
    if taken.high < NEGLECTED * usual:
        return "neglected"
    if difference is None or count.differences.count < ENOUGH:
        return ""
    if difference.low > usual_difference + CLEARLY:
        return "strong"
    return "weak" if difference.high < usual_difference - CLEARLY else ""
