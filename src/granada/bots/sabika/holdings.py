"""Holdings: what one seat has of everything that wishes, major poems and trade cards count."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika.worths import GROW, GROW_PRESENCE, LEAD, Worths
from granada.games.sabika import book as b
from granada.games.sabika.packed import first_of, holds, only
from granada.games.sabika.player import NO_SHIP, SETTLED
from granada.games.sabika.state import SabikaState

NO_TALLIES: Final = vec[i64]([0] * len(b.TALLIES))
NO_PRESENCE: Final = vec[i64]([0] * 16)
"""No presence: by colour of the city tile and by region."""


class Holdings:
    def __init__(self, state: SabikaState, worths: Worths, seat: i64, with_chain: bool) -> None:
        player = state.everyone[seat]
        self.is_yusuf: bool = state.is_yusuf(seat)
        self.tallies = NO_TALLIES[:]
        self.presence = NO_PRESENCE[:]
        self.buildings: i64 = 0
        """One bit for each type."""
        self.ships: i64 = 0
        """One bit for each city."""
        tallies, presence = self.tallies, self.presence
        blue, red, grey = len(player.blue), len(player.red), len(player.grey)
        majors, minors = len(player.majors), len(player.row)
        tallies[b.POEMS] = blue + red + grey
        tallies[b.POEMS_BLUE] = blue + red if self.is_yusuf else blue
        tallies[b.POEMS_RED] = blue + red if self.is_yusuf else red
        tallies[b.POEMS_GREY] = grey
        tallies[b.MAJORS] = majors
        tallies[b.MINORS] = minors
        tallies[b.CONSTRUCTIONS] = majors + minors
        tallies[b.BALANCES] = minors if self.is_yusuf else player.balances
        tallies[b.SEALS] = player.seals
        tallies[b.DINARS] = player.dinars
        tallies[b.PARIAS] = player.parias
        tallies[b.FAVOUR_SPACE] = player.favour
        self.boxes: i64 = state.boxes(seat)
        boxes = self.boxes
        if not self.is_yusuf:
            for poem in player.blue:
                boxes += worths.book.poem_boxes[poem]
        tallies[b.BOXES] = boxes
        settled: i64 = 0
        regions: i64 = 0
        for city in range(len(state.city_tiles)):
            ship = player.ships[city]
            if ship != NO_SHIP:
                self.ships |= only(city)
                region = worths.book.region_of[city]
                presence[b.ANYWHERE] += 1
                presence[b.RED_CITIES if worths.is_red[state.city_tiles[city]] else b.BLUE_CITIES] += 1
                presence[b.FIRST_REGION + region] += 1
                if presence[b.FIRST_REGION + region] == 1:
                    regions += 1
                if ship == SETTLED:
                    settled += 1
        tallies[b.CONSOLIDATED] = settled
        tallies[b.REGIONS] = regions
        if with_chain:
            tallies[b.CHAIN] = longest_chain(self.ships, worths.linked)
        for tile in player.majors:
            self.buildings |= only(worths.book.major_building[tile])
        for card in player.row:
            self.buildings |= only(worths.book.minor_building[card])

    def count(self, worths: Worths, node: i64, rounds: float) -> float:
        """How many there are of what the node counts, and how many more there will usually be after some rounds."""
        kind, figure = worths.book.kinds[node], worths.book.figures[node]
        if kind == b.TALLY:
            return float(self.tallies[figure]) + rounds * worths.weights[GROW + figure]
        if kind == b.HAS:
            return 1.0 if holds(self.buildings, figure) else 0.0
        if kind == b.PRESENCE:
            return float(self.presence[figure]) + rounds * worths.weights[GROW_PRESENCE]
        if kind == b.HALF:
            return (
                self.count(worths, worths.book.inside[node][0], rounds) / 2
                if rounds
                else float(self.half(worths, node))
            )
        return self.sets(worths, node, rounds)

    def half(self, worths: Worths, node: i64) -> i64:
        whole = i64(self.count(worths, worths.book.inside[node][0], 0.0))
        return whole // 2

    def sets(self, worths: Worths, node: i64, rounds: float) -> float:
        """Yusuf's minor poems count as blue or as red, but each only once in a set."""
        least = 1e9
        colours: i64 = 0
        for part in worths.book.inside[node]:
            least = min(least, self.count(worths, part, rounds))
            if worths.book.kinds[part] == b.TALLY and worths.book.figures[part] in (b.POEMS_BLUE, b.POEMS_RED):
                colours += 1
        if self.is_yusuf and colours == 2:
            minor_poems = self.tallies[b.POEMS_BLUE]
            least = min(least, float(minor_poems // 2))
        return least


def all_holdings(state: SabikaState, worths: Worths) -> list[Holdings]:
    with_chain = chain_counts(state, worths)
    return [Holdings(state, worths, seat, with_chain) for seat in range(len(state.everyone))]


def chain_counts(state: SabikaState, worths: Worths) -> bool:
    """Whether linked cities are scored, or may be."""
    book = worths.book
    if worths.needs_chain[book.trade_card[state.trade_card]]:
        return True
    for player in state.everyone:
        for poem in player.grey:
            if worths.needs_chain[book.major_poem[poem]]:
                return True
    for poem in state.greys:
        if worths.needs_chain[book.major_poem[poem]]:
            return True
    for wish in state.wishes:
        for node in book.wish[wish]:
            if worths.needs_chain[node]:
                return True
    return False


def longest_chain(ships: i64, linked: vec[i64]) -> i64:
    """The most cities with ships that routes link."""
    longest: i64 = 0
    while ships:
        group = only(first_of(ships))
        while True:
            near: i64 = 0
            size: i64 = 0
            for city in range(len(linked)):
                if holds(group, city):
                    near |= linked[city]
                    size += 1
            wider = group | near & ships
            if wider == group:
                break
            group = wider
        longest = max(longest, size)
        ships &= ~group
    return longest


def scored(worths: Worths, everyone: list[Holdings], seat: i64, node: i64, rounds: float) -> float:
    """What a scoring will pay a seat when so many more rounds have been played."""
    counted = worths.book.inside[node][0]
    own = everyone[seat].count(worths, counted, rounds)
    if worths.book.kinds[node] == b.EACH:
        points = float(worths.book.figures[node]) * own
        limit = worths.book.others[node]
        return points if limit == b.NO_LIMIT else min(points, float(limit))
    place, tied = 0.0, 0.0
    reach = worths.weights[LEAD] * rounds
    for other in range(len(everyone)):
        if other != seat:
            ahead = everyone[other].count(worths, counted, rounds) - own
            if reach > 0:  # a player who is a little behind may still get ahead
                place += min(1.0, max(0.0, 0.5 + ahead / (2 * reach)))
            elif ahead > 0:
                place += 1
            elif ahead == 0:
                tied = 1.0
    return _paid(worths, place + tied, len(everyone))


def _paid(worths: Worths, place: float, players: i64) -> float:
    """A place between two others is paid between them; between two only the first place is worth more."""
    paid = worths.majority_of_two if players == 2 else worths.majority
    last: i64 = len(paid) - 1
    upper = min(last, i64(place))
    lower = min(last, upper + 1)
    part = place - float(upper)
    return float(paid[upper]) * (1 - part) + float(paid[lower]) * part if upper < last else float(paid[last])
