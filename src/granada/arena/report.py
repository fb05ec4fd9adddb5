"""The balance report of Sabika: for each card and tile, how often it is taken and how those who take it fare.

A taker's score is compared with the mean score of the same game. Who takes much usually scores much, whatever it was,
so a component is to be judged by how it differs from the others of its kind.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Literal, NamedTuple, Self

import msgspec

from granada.arena.numbers import Estimate, Rate, Spread, Z, wilson
from granada.arena.tally import Details
from granada.games.sabika.effects import line
from granada.games.sabika.player import NO_SHIP, SETTLED
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tables import Content
from granada.kernel.event import Event
from granada.kernel.state import State

KINDS = (
    "starting-tile",
    "blue-poem",
    "red-poem",
    "major-poem",
    "storehouse-tile",
    "major-tile",
    "minor-card",
    "export",
    "consolidation",
    "export-tile",
    "consolidation-tile",
)
"""Cities are counted twice: as places on the map, and by the tile that lies there."""

CLEARLY = 2.0
"""So many PP above or below its kind, beyond all doubt, a component is called strong or weak."""
ENOUGH = 30
"""It takes so many takers to say that."""
NEGLECTED = 0.2
"""A component is neglected if it is taken less than this share of what is usual for its kind."""

Remark = Literal["strong", "weak", "neglected", ""]


class ComponentReport(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    """What it does, in the effect language."""
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
    def __init__(self, players: int) -> None:
        self.players = players
        self.counts: dict[Component, Count] = {}
        self.content: Content | None = None

    def hear(self, event: Event) -> None:
        """Everything can be seen in the last position."""

    def turns(self, state: State) -> int:
        return state.turn - 1

    def close(self, state: State) -> None:
        assert isinstance(state, SabikaState)
        self.content = state.book.content
        scores = [int(player.pp) for player in state.everyone]
        victory = Fraction(1, max(1, len(state.winners)))
        for component, chances, takers in components_of(state):
            count = self.counts.setdefault(component, Count())
            count.available += chances
            for seat in takers:
                count.differences.add(len(scores) * scores[seat] - sum(scores))
                count.wins += victory if seat in state.winners else 0

    def absorb(self, other: Self) -> None:
        self.content = self.content or other.content
        for component, count in other.counts.items():
            self.counts.setdefault(component, Count()).absorb(count)

    def report(self) -> BalanceReport:
        assert self.content is not None
        printed = {component: (text, label) for component, text, label in printed_in(self.content)}
        seats = self.players if self.players > 1 else 2
        return BalanceReport(tuple(self._kind(kind, printed, seats) for kind in KINDS))

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


def components_of(state: SabikaState) -> Iterator[tuple[Component, int, list[int]]]:
    """All components that could be taken in a game that is over: how many had the chance, and which seats took them.

    What lies in a deck or a pile to the end was never on offer. (A minor card that was discarded and shuffled in again
    counts as never seen, which hardly ever happens.)
    """
    content, seats = state.book.content, range(state.players)
    everyone = [state.everyone[seat] for seat in seats]

    for number, tile in enumerate(content.starting_tiles):
        dealt = [seat for seat in seats if number in state.dealt[seat]]
        if dealt:
            yield Component("starting-tile", tile.label), len(dealt), [s for s in dealt if state.chosen[s] == number]
    for number, poem in enumerate(content.minor_poems):
        if number not in state.poem_deck:
            yield Component("blue-poem", poem.label), 1, [s for s in seats if number in everyone[s].blue]
            yield Component("red-poem", poem.label), 1, [s for s in seats if number in everyone[s].red]
    for number, grey in enumerate(content.major_poems):
        takers = [seat for seat in seats if number in everyone[seat].grey]
        if takers or number in state.greys:
            yield Component("major-poem", grey.label), 1, takers
    for number, store in enumerate(content.storehouse_tiles):
        if not any(number in pile for pile in state.store_piles):
            yield Component("storehouse-tile", store.label), 1, [s for s in seats if number in everyone[s].stores]
    for number, major in enumerate(content.major_tiles):
        if not major.three_players_up or state.players > 2:
            yield Component("major-tile", major.label), 1, [s for s in seats if number in everyone[s].majors]
    for number, card in enumerate(content.minor_cards):
        if number not in state.minor_deck:
            yield Component("minor-card", card.label), 1, [s for s in seats if number in everyone[s].row]
    for number, city in enumerate(content.cities):
        laid = content.city_tiles[state.city_tiles[number]]
        present = [seat for seat in seats if everyone[seat].ships[number] != NO_SHIP]
        settled = [seat for seat in present if everyone[seat].ships[number] == SETTLED]
        for suffix, label in (("", city.label), ("-tile", laid.label)):
            yield Component(f"export{suffix}", label), state.players, present
            if present:
                yield Component(f"consolidation{suffix}", label), len(present), settled


def printed_in(content: Content) -> Iterator[tuple[Component, str, str]]:
    """What each component does, and how we know."""
    for tile in content.starting_tiles:
        yield Component("starting-tile", tile.label), str(tile.bonus), tile.provenance
    for poem in content.minor_poems:
        yield Component("blue-poem", poem.label), line(poem.blue), poem.blue_provenance
        yield Component("red-poem", poem.label), str(poem.red), poem.red_provenance
    for grey in content.major_poems:
        yield Component("major-poem", grey.label), str(grey.scoring), grey.provenance
    for store in content.storehouse_tiles:
        yield Component("storehouse-tile", store.label), f"{store.boxes}: {store.bonus}", store.provenance
    for major in content.major_tiles:
        yield Component("major-tile", major.label), f"{major.building} {major.era}: {major.bonus}", major.provenance
    for card in content.minor_cards:
        text = f"{card.building}, {card.base}, {card.left}-{card.right}"
        yield Component("minor-card", card.label), text, card.provenance
    for city in content.cities:
        for kind in ("export", "consolidation"):
            yield Component(kind, city.label), city.region, city.provenance
    for laid in content.city_tiles:
        demand = "+".join(laid.demand)
        yield Component("export-tile", laid.label), f"{demand}: {laid.bonus}", laid.provenance
        yield Component("consolidation-tile", laid.label), str(laid.consolidation), laid.provenance
