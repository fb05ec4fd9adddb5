"""Inputs: what the net of Alhambra is told of a position, in whole numbers, for each seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.alhambra.payment import sums_of
from granada.bots.net import in_order, whole
from granada.games.alhambra.components import BUILDING_OF, BUILDINGS, COSTS, CURRENCIES, NO_TILE, VALUES
from granada.games.alhambra.scoring import ROUNDS
from granada.games.alhambra.state import AlhambraState

PARTS: Final[i64] = BUILDINGS + 6
"""Where the expected points of a seat come from."""
POINT: Final = 4.0
"""Points are told in quarters, and leads also in parts of what may still change."""
SHARE: Final = 64.0
RIVALS: Final[i64] = 5
LEVELS: Final[i64] = 5
"""How the buildings of a kind compare with those of the best rival: by two or more, by one, and so on."""
KINDS: Final = vec[i64](BUILDING_OF)
PLENTY: Final[i64] = 12


def inputs_of(
    state: AlhambraState,
    parts: vec[float],
    points: vec[float],
    spread: float,
    counts: vec[i64],
    arrivals: vec[float],
    to_come: vec[float],
) -> vec[i64]:
    """The inputs of all seats in a row. Counts are of buildings, by owner; arrivals and tiles to come by scoring."""
    found = vec[i64]([])
    players: i64 = state.players
    round: i64 = state.next_round
    owners: i64 = players + 1 if players == 2 else players
    walls = vec[i64]([])
    for seat in range(players):
        walls = append(walls, state.palaces[seat].longest_wall())
    for seat in range(players):
        rivals = in_order(points, seat)
        best = rivals[0]
        for part in range(PARTS):
            own = parts[seat * PARTS + part]
            found = append(found, whole(own * POINT))
            found = append(found, whole((own - parts[best * PARTS + part]) * POINT))
        for place in range(RIVALS):
            lead = points[seat] - points[rivals[place]] if place < len(rivals) else 0.0
            found = append(found, whole(lead * POINT))
            found = append(found, whole(lead * SHARE / spread))
        # Time.
        found = append(found, len(state.bag))
        for scoring in range(i64(ROUNDS)):
            found = append(found, whole(to_come[scoring] * POINT))
            found = append(found, 1 if scoring + 1 == round else 0)
        wait = (seat - state.seat + players) % players
        found = append(found, wait)
        found = append(found, 1 if wait == 0 else 0)
        # Buildings.
        for building in range(BUILDINGS):
            own_count = counts[seat * BUILDINGS + building]
            most: i64 = 0
            ahead: i64 = 0
            for other in range(owners):
                count = counts[other * BUILDINGS + building]
                if other != seat:
                    most = max(most, count)
                    ahead += 1 if count >= own_count and count > 0 else 0
            found = append(found, own_count)
            found = append(found, most)
            found = append(found, ahead)
            found = append(found, whole(arrivals[(ROUNDS - 1) * BUILDINGS + building] * POINT))
            level = max(i64(0), min(LEVELS - 1, own_count - most + 2))
            for other_level in range(LEVELS):
                found = append(found, 1 if other_level == level else 0)
        # Walls.
        palace = state.palaces[seat]
        longest: i64 = 0
        for other in range(players):
            if other != seat:
                longest = max(longest, walls[other])
        found = append(found, walls[seat])
        found = append(found, longest)
        found = append(found, min(PLENTY, len(palace.open)))
        found = append(found, len(palace.cells))
        # Money and what it may buy.
        for space in range(CURRENCIES):
            own_sum = state.sums[seat * CURRENCIES + space]
            highest: i64 = 0
            for other in range(players):
                if other != seat:
                    highest = max(highest, state.sums[other * CURRENCIES + space])
            tile: i64 = state.market[space]
            price: i64 = COSTS[tile] if tile != NO_TILE else 0
            first = space * VALUES
            fits = price > 0 and sums_of(state.hands, seat, first, first + VALUES - 1) >> price & 1 != 0
            found = append(found, own_sum)
            found = append(found, highest)
            found = append(found, 1 if own_sum > highest else 0)
            found = append(found, price)
            found = append(found, 1 if price > 0 and own_sum >= price else 0)
            found = append(found, 1 if fits else 0)
            found = append(found, 1 if price > 0 and highest >= price else 0)
        found = append(found, len(state.reserves[seat]))
        found = append(found, len(state.reserves[best]))
    return found
