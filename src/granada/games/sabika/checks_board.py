"""Checks of the main board: rondel, map and tracks."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from granada.games.sabika.checks_printed import expect
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.rows import Ring, SecondarySpace
from granada.games.sabika.tables import Content
from granada.games.sabika.vocabulary import GRANADA
from granada.kernel.content_faults import PlacedFault, fault

ACTIONS_OF_RING: dict[Ring, dict[str, int]] = {
    "outer": {"minor_quarry": 1, "major_quarry": 1, "storehouse": 2, "market": 2, "construction": 2},
    "middle": {"export": 2, "consolidate": 2, "produce": 2},
    "inner": {"carve": 2, "artisanal": 2, "reactivate": 2},
}
"""How many squares of each ring have which action; its squares are as many as these together."""

RING_SIZES = {ring: sum(actions.values()) for ring, actions in ACTIONS_OF_RING.items()}
CONNECTED: dict[str, tuple[Ring, Ring]] = {"raw": ("outer", "middle"), "marble": ("middle", "inner")}
SULTANS_WORKERS: dict[Ring, int] = {"outer": 4, "middle": 2, "inner": 2}
CANCELLATION_TILES = 3

ROUTES = {("florence", "ragusa"): 2, ("ragusa", "constantinople"): 2}
DISTANCES = {("florence", "constantinople"): 4}
CITIES_OF_CHAIN = ("florence", "cairo", "ragusa", "constantinople", "venice")
OUTSIDE = "algiers"
"""A rulebook's example: ships in those cities make one chain, and a ship in this one does not join it."""

WISHES = {2, 4, 6}
ERA_CHANGES = {3}
EVENT_CHANGES = 2
LAST_TRIBUTE = 6


def check_board(content: Content) -> Iterator[PlacedFault]:
    yield from squares(content)
    yield from secondary_spaces(content)
    yield from sultans_workers(content)
    yield from routes(content)
    yield from example_of_the_map(content)
    yield from round_track(content)
    yield from favour_track(content)


def squares(content: Content) -> Iterator[PlacedFault]:
    for ring, actions in ACTIONS_OF_RING.items():
        on_ring = [square for square in content.squares if square.ring == ring]
        yield from expect(f"squares {ring}", sorted(square.index for square in on_ring), [*range(RING_SIZES[ring])])
        counts = Counter[str](square.action for square in on_ring)
        for action in actions | counts:
            found, wanted = counts[action], actions.get(action, 0)
            if found != wanted:
                yield fault(f"squares {ring}", SabikaFault.SQUARES_WITH, found=found, action=action, wanted=wanted)
    order = [f"{ring} {index}" for ring, size in RING_SIZES.items() for index in range(size)]
    labels = [square.label for square in content.squares]
    if labels != order and sorted(labels) == sorted(order):
        yield fault("squares", SabikaFault.ORDER, names=tuple(order))
    piles = []
    for square in content.squares:
        if (square.action == "storehouse") != (square.pile is not None):
            yield fault(f"squares {square.label} pile", SabikaFault.PILE)
        if square.action == "storehouse":
            piles.append(square)
    yield from expect("squares pile", sorted(str(square.pile) for square in piles), ["left", "right"])
    if len(piles) == 2 and abs(piles[0].index - piles[1].index) * 2 != RING_SIZES["outer"]:
        yield fault(f"squares {piles[1].label}", SabikaFault.NOT_OPPOSITE, other=piles[0].label)


def secondary_spaces(content: Content) -> Iterator[PlacedFault]:
    for space in content.secondary_spaces:
        where = f"secondary_spaces {space.label}"
        for ring in get_args(Ring):
            linked = getattr(space, ring)
            if ring not in CONNECTED[space.kind]:
                yield from expect(f"{where} {ring}", list(linked), [])
                continue
            yield from missing_squares(f"{where} {ring}", ring, linked)
            if (beside := sector(space, ring)) not in linked:
                yield fault(f"{where} {ring}", SabikaFault.NOT_CONNECTED, square=beside, angle=space.angle)
        if space.four_players_only and space.side == "1-2":
            yield fault(where, SabikaFault.FOUR_ON_SIDE_OF_TWO)
    only = sum(space.four_players_only for space in content.secondary_spaces)
    if only != CANCELLATION_TILES:
        yield fault("secondary_spaces", SabikaFault.FOR_FOUR_ONLY, found=only, wanted=CANCELLATION_TILES)


def sector(space: SecondarySpace, ring: Ring) -> int:
    """The square of the ring that lies at the angle of the space."""
    return (space.angle * RING_SIZES[ring] + 180) // 360 % RING_SIZES[ring]


def sultans_workers(content: Content) -> Iterator[PlacedFault]:
    players = sorted(number for row in content.sultans_workers for number in row.players)
    yield from expect("sultans_workers players", players, [1, 2, 3, 4])
    for row in content.sultans_workers:
        for ring, most in SULTANS_WORKERS.items():
            where, taken = f"sultans_workers {row.label} {ring}", getattr(row, ring)
            yield from missing_squares(where, ring, taken)
            if len({*taken}) < len(taken):
                yield fault(where, SabikaFault.SAME_SQUARE)
            if len(taken) > (0 if 4 in row.players else most):
                yield fault(where, SabikaFault.TOO_MANY_WORKERS, count=len(taken))


def missing_squares(where: str, ring: Ring, indices: tuple[int, ...]) -> Iterator[PlacedFault]:
    yield from (fault(where, SabikaFault.NO_SQUARE, square=index) for index in indices if index >= RING_SIZES[ring])


def routes(content: Content) -> Iterator[PlacedFault]:
    places = [GRANADA, *(city.id for city in content.cities)]
    if places.count(GRANADA) > 1:
        yield fault(f"cities {GRANADA}", SabikaFault.NOT_A_CITY)
    seen = set()
    for route in content.routes:
        where = f"routes {route.label}"
        yield from (fault(where, SabikaFault.NO_CITY, city=end) for end in route.between if end not in places)
        if frozenset(route.between) in seen or len({*route.between}) < 2:
            yield fault(where, SabikaFault.ROUTE_TWICE)
        seen.add(frozenset(route.between))
    reached = distances(content, GRANADA)
    yield from (fault(f"cities {place}", SabikaFault.OUT_OF_REACH) for place in places if place not in reached)


def example_of_the_map(content: Content) -> Iterator[PlacedFault]:
    """The cities and routes that the rulebooks name."""
    known = {city.id for city in content.cities}
    named = sorted({*CITIES_OF_CHAIN, OUTSIDE})
    if missing := [place for place in named if place not in known]:
        yield from (fault(f"cities {place}", SabikaFault.MISSING) for place in missing)
        return
    costs = {frozenset(route.between): route.cost for route in content.routes}
    for ends, cost in ROUTES.items():
        yield from expect(f"routes {'-'.join(ends)}", costs.get(frozenset(ends)), cost)
    for (start, end), cost in DISTANCES.items():
        found = distances(content, start).get(end)
        if found != cost:
            yield fault("routes", SabikaFault.DISTANCE, found=found, start=start, end=end, wanted=cost)
    end = "constantinople"
    near, far = distances(content, GRANADA).get(end, 0), DISTANCES["florence", end]
    if near < far:
        yield fault("routes", SabikaFault.TOO_NEAR, found=near, start=GRANADA, end=end, least=far, other="florence")
    for city in CITIES_OF_CHAIN:
        if frozenset((OUTSIDE, city)) in costs:
            yield fault(f"routes {OUTSIDE}-{city}", SabikaFault.JOINS, city=OUTSIDE)
    joined = {CITIES_OF_CHAIN[0]}
    for _ in CITIES_OF_CHAIN:
        joined |= {city for city in CITIES_OF_CHAIN if any(frozenset((city, other)) in costs for other in joined)}
    yield from (fault(f"cities {city}", SabikaFault.NOT_JOINED) for city in CITIES_OF_CHAIN if city not in joined)


def distances(content: Content, start: str) -> dict[str, int]:
    """The lowest cost in dinars from a place to every place that can be reached."""
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for route in content.routes:
            for here, there in (route.between, route.between[::-1]):
                if here in found and found[here] + route.cost < found.get(there, found[here] + route.cost + 1):
                    found[there] = found[here] + route.cost
                    changed = True
    return found


def round_track(content: Content) -> Iterator[PlacedFault]:
    for space in content.round_track:
        where, number = f"round_track {space.label}", space.space
        yield from expect(f"{where} wish", space.wish, number in WISHES)
        yield from expect(f"{where} era_change", space.era_change, number in ERA_CHANGES)
        if number == 1:
            yield from expect(f"{where} tribute", space.tribute, 0)
        if number == len(content.round_track):
            yield from expect(f"{where} tribute", space.tribute, LAST_TRIBUTE)
        if space.event_change and number in (1, len(content.round_track)):
            yield fault(f"{where} event_change", SabikaFault.FIRST_OR_LAST)
    changes = sum(space.event_change for space in content.round_track)
    yield from expect("round_track event_change", changes, EVENT_CHANGES)


def favour_track(content: Content) -> Iterator[PlacedFault]:
    spaces = [space.space for space in content.favour_track]
    yield from expect("favour_track", spaces, [*range(1, max(spaces, default=1) + 1)])
