"""The judge of Alhambra: majorities and walls in the scorings to come, and what money and the market may bring."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.alhambra.inputs import inputs_of
from granada.bots.alhambra.payment import can_pay_exactly, card_to_lay, least_sum, sums_of
from granada.bots.judge import NO_INPUTS, Forecast, Judge
from granada.games.alhambra.components import (
    BUILDING_NAMES,
    BUILDING_OF,
    BUILDINGS,
    COSTS,
    CURRENCIES,
    NO_TILE,
    VALUES,
    WALLS,
    value_of,
)
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.moves import (
    BUY,
    PAY,
    PLACE,
    RESERVE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    cell_of,
    kind_of,
    thing_of,
    with_thing,
)
from granada.games.alhambra.palace import EMPTY, STEP, Palace
from granada.games.alhambra.phase import LAST_TILES, OVER
from granada.games.alhambra.scoring import POINTS, ROUNDS
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance
from granada.kernel.state import State

PLACES: Final[i64] = 3
KINDS: Final = vec[i64](BUILDING_OF)
PAID: Final = vec[float](
    [
        float(places[place]) if place < len(places) else 0.0
        for round in range(ROUNDS)
        for places in POINTS[round]
        for place in range(PLACES)
    ]
)
"""Points by scoring, building and place."""
WALLS_OF: Final = vec[i64]([walls.bit_count() for walls in range(16)])

DIRK_AFTER_FIRST: Final[i64] = CONTENT.dirk.after_first_scoring
DIRK_SHARE: Final[i64] = CONTENT.dirk.share_after_second_scoring
LOWEST_PRICE: Final[i64] = min(COSTS)
HIGHEST_PRICE: Final[i64] = max(COSTS)
LAST_PURCHASES: Final = 4.0
"""In the last purchases of the game, the owner of most money begins to matter."""
ROUNDS_OF_REDESIGNS: Final[i64] = 2
"""A player who does not want to show new cards and tiles to the others can redesign for ever, and if all do so, the
game never ends. After so many rounds in which nobody took money or bought a tile, bots redesign only if they can do
nothing else."""


class AlhambraJudge(Judge):
    def __init__(self, weights: dict[str, float]) -> None:
        self.pace: float = weights["pace"]
        self.doubt: float = weights["doubt"]
        self.doubt_to_come: float = weights["doubt_to_come"]
        self.reach: float = weights["reach"]
        self.growth: float = weights["growth"]
        self.open_cells: float = weights["open_cells"]
        self.loose_wall: float = weights["loose_wall"]
        self.money: float = weights["money"]
        self.money_cap: float = weights["money_cap"]
        self.exact_price: float = weights["exact_price"]
        self.half_time: float = weights["half_time"]
        self.exact: float = weights["exact"]
        self.affordable: float = weights["affordable"]
        self.each_turn_waited: float = weights["each_turn_waited"]
        self.tile_wall: float = weights["tile_wall"]
        self.reserve: float = weights["reserve"]
        self.last_tile: float = weights["last_tile"]
        self.tempo: float = weights["tempo"]
        self.spread_at_end: float = weights["spread"]
        self.spread_to_come: float = weights["spread_to_come"]
        self.take_unit: float = weights["take_unit"]
        self.take_card: float = weights["take_card"]
        self.buy_exactly: float = weights["buy_exactly"]
        self.overpay: float = weights["overpay"]
        self.redesign: float = weights["redesign"]
        self.wall_segment: float = weights["wall_segment"]

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, AlhambraState)
        if state.phase != OVER:
            return self.forecast(state).points
        found = vec[float]([])
        for score in state.scores:
            found = append(found, float(score))
        return found

    def forecast(self, state: State) -> Forecast:
        assert isinstance(state, AlhambraState)
        expectation = Expectation(self, state)
        scores = state.scores
        parts = vec[float]([])
        points = vec[float]([])
        for seat in range(state.players):
            begin = len(parts)
            parts = append(parts, float(scores[seat]))
            parts = append(parts, expectation.walls(seat))
            parts = append(parts, expectation.money(seat))
            for building in range(BUILDINGS):
                parts = append(parts, expectation.majority(seat, building, 0))
            parts = append(parts, expectation.reserve(seat))
            parts = append(parts, expectation.market(seat))
            parts = append(parts, expectation.tempo(seat))
            total = 0.0
            for part in range(begin, len(parts)):
                total += parts[part]
            points = append(points, total)
        if state.players not in self.nets:
            return Forecast(points, NO_INPUTS)
        inputs = inputs_of(
            state, parts, points, self.spread(state), expectation.counts, expectation.arrivals, expectation.to_come
        )
        return Forecast(points, inputs)

    def spread(self, state: State) -> float:
        assert isinstance(state, AlhambraState)
        return self.spread_at_end + self.spread_to_come * sqrt(float(len(state.bag)))

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, AlhambraState)
        found = {"scored": float(state.scores[seat])}
        if state.phase == OVER:
            return found
        expectation = Expectation(self, state)
        for building in range(BUILDINGS):
            found[BUILDING_NAMES[building]] = expectation.majority(seat, building, 0)
        found["wall"] = expectation.walls(seat)
        found["money"] = expectation.money(seat)
        found["reserve"] = expectation.reserve(seat)
        found["market"] = expectation.market(seat) + expectation.tempo(seat)
        return found

    def choices(self, state: State, seat: i64) -> vec[i64]:
        codes = state.legal_codes(seat)
        assert isinstance(state, AlhambraState)
        if state.turn - state.last_progress <= ROUNDS_OF_REDESIGNS * state.players:
            return codes
        going_on = vec[i64]([])
        for code in codes:
            if kind_of(code) not in (USE, WITHDRAW):
                going_on = append(going_on, code)
        return going_on if len(going_on) > 0 else codes

    # Moves at first sight.

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, AlhambraState)
        expectation = Expectation(self, state)
        promises = vec[float]([])
        for code in codes:
            promises = append(promises, self._promise(state, expectation, seat, code))
        return promises

    def _promise(self, state: AlhambraState, expectation: "Expectation", seat: i64, code: i64) -> float:
        kind = kind_of(code)
        if kind == TAKE:
            promise = 0.0
            for place in range(4):
                card = thing_of(code, place)
                if card >= 0:
                    promise += self.take_card + self.take_unit * float(value_of(card))
            return promise
        if kind == BUY:
            tile = thing_of(code)
            first = state.market.index(tile) * VALUES
            over = least_sum(sums_of(state.hands, seat, first, first + VALUES - 1), COSTS[tile]) - COSTS[tile]
            worth = expectation.worth(seat, tile) - self.money * float(COSTS[tile])
            return worth + (self.buy_exactly if over == 0 else -self.overpay * float(over))
        if kind == PAY:
            return 0.0 if code == payment(state, seat) else -self.buy_exactly
        if kind == PLACE:
            palace, tile = state.palaces[seat], thing_of(code)
            return expectation.worth(seat, tile) + self._room(palace.placed(tile, cell_of(code))) - self._room(palace)
        if kind == SWAP:
            palace, tile, out = state.palaces[seat], thing_of(code), thing_of(code, 1)
            after = palace.swapped(tile, palace.cell_of(out))
            return expectation.worth(seat, tile) - expectation.worth(seat, out) + self._room(after) - self._room(palace)
        if kind == USE:
            return self.redesign + expectation.worth(seat, thing_of(code))
        if kind == WITHDRAW:
            return self.redesign - expectation.worth(seat, thing_of(code))
        if kind == RESERVE:
            return self.reserve * expectation.worth(seat, thing_of(code))
        return 0.0

    def _room(self, palace: Palace) -> float:
        """How good a palace is apart from what stands in it."""
        return self.wall_segment * float(palace.longest_wall()) + min(self.open_cells, float(len(palace.open)))

    def quick(self, state: State, seat: i64, codes: vec[i64], chance: Chance) -> i64:
        assert isinstance(state, AlhambraState)
        kind = kind_of(codes[0])
        if kind in (SETTLE, PAY):
            return payment(state, seat)
        best: i64 = codes[0]
        most = -1e9
        tile = thing_of(codes[0])
        for code in codes:
            promise = self._at_a_glance(state, seat, code, tile)
            if promise > most:
                best, most = code, promise
        return best

    def _at_a_glance(self, state: AlhambraState, seat: i64, code: i64, tile: i64) -> float:
        """The promise of a move, judged without the holdings of others. Of several tiles one is placed after the
        other."""
        kind = kind_of(code)
        thing = thing_of(code)
        if kind == PLACE:
            if thing != tile:
                return -1e8
            return self._room(state.palaces[seat].placed(tile, cell_of(code)))
        if kind == TAKE:
            promise = 0.0
            for place in range(4):
                card = thing_of(code, place)
                if card >= 0:
                    promise += self.take_card + self.take_unit * float(value_of(card))
            return promise
        if kind == BUY:
            currency: i64 = state.market.index(thing)
            exact = can_pay_exactly(state.hands, seat, currency, COSTS[thing])
            return float(COSTS[thing]) + (self.buy_exactly if exact else -self.buy_exactly)
        return -1e7


def payment(state: AlhambraState, seat: i64) -> i64:
    """How to go on paying for the tile that is wanted."""
    owed = COSTS[state.wanted] - state.amount_paid()
    if owed <= 0:
        return SETTLE
    first = state.currency_asked() * VALUES
    highest = state.paid[-1] if state.paid else first + VALUES - 1
    return with_thing(PAY, card_to_lay(state.hands, seat, first, highest, owed))


def outer_walls(palace: Palace) -> i64:
    """All wall segments that look outward, in a row or not."""
    count: i64 = 0
    for cell in palace.cells:
        walls = WALLS[palace.tile_on(cell)]
        for side in range(4):
            if walls >> side & 1 and palace.tile_on(cell + STEP[side]) == EMPTY:
                count += 1
    return count


class Expectation:
    """What is to be expected of one position: asked by seat, found out once where it is the same for all."""

    def __init__(self, judge: AlhambraJudge, state: AlhambraState) -> None:
        self.judge = judge
        self.state = state
        self.round: i64 = state.next_round
        self.owners: i64 = state.players + 1 if state.players == 2 else state.players
        self.to_come: vec[float] = self._tiles_to_come()
        """For each scoring, the tiles that will have left the bag for the market by then."""
        self.counts: vec[i64] = self._count_buildings()
        self.doubts: vec[float] = vec[float]([])
        """For each scoring and building, how uncertain a lead is."""
        self.arrivals: vec[float] = vec[float]([])
        """For each scoring and building, the tiles for sale by then."""
        self._foresee_doubts()
        purchases = self.to_come[ROUNDS - 1] / state.players
        self.time: float = purchases / (purchases + judge.half_time)
        """What things that need time are still worth: 1 with all the time in the world."""

    def _tiles_to_come(self) -> vec[float]:
        state = self.state
        bag = float(len(state.bag))
        to_come = vec[float]([])
        drawn = 0.0
        for round in range(1, ROUNDS + 1):
            if round < self.round:
                to_come = append(to_come, 0.0)
            elif round < ROUNDS:
                lowest, highest = state.window(round - 1)
                cards = len(state.deck) - 0.5 * (lowest + highest)
                to_come = append(to_come, min(bag - drawn, self.judge.pace * cards))
                if state.players == 2:
                    left = bag - drawn - to_come[round - 1]
                    drawn += min(left, float(DIRK_AFTER_FIRST) if round == 1 else left / float(DIRK_SHARE))
            else:
                to_come = append(to_come, bag - drawn)
        return to_come

    def _count_buildings(self) -> vec[i64]:
        """Count buildings by owner and type; with two players Dirk is an owner, too. Tiles that wait to be placed are
        counted."""
        state = self.state
        counts = vec[i64]([0 for _ in range(self.owners * BUILDINGS)])
        for seat in range(state.players):
            palace = state.palaces[seat]
            base = seat * BUILDINGS
            for cell in palace.cells[1:]:
                counts[base + KINDS[palace.tile_on(cell)]] += 1
            for tile in state.won[seat]:
                counts[base + KINDS[tile]] += 1
        for tile in state.bought:
            counts[state.seat * BUILDINGS + KINDS[tile]] += 1
        if state.players == 2:
            for tile in state.dirk:
                counts[2 * BUILDINGS + KINDS[tile]] += 1
        return counts

    def _foresee_doubts(self) -> None:
        state, judge = self.state, self.judge
        in_bag = vec[i64]([0 for _ in range(BUILDINGS)])
        for tile in state.bag:
            in_bag[KINDS[tile]] += 1
        on_market = vec[i64]([0 for _ in range(BUILDINGS)])
        for tile in state.market:
            if tile != NO_TILE:
                on_market[KINDS[tile]] += 1
        bag = max(1.0, float(len(state.bag)))
        for round in range(ROUNDS):
            share = self.to_come[round] / bag
            for building in range(BUILDINGS):
                arrivals = float(on_market[building]) + share * float(in_bag[building])
                self.arrivals = append(self.arrivals, arrivals)
                self.doubts = append(self.doubts, judge.doubt + judge.doubt_to_come * sqrt(arrivals))

    # Majorities.

    def majority(self, seat: i64, building: i64, more: i64) -> float:
        """What these buildings will bring in all scorings to come, if the seat had so many more of them."""
        points = 0.0
        for round in range(self.round - 1, i64(ROUNDS)):
            points += self._share(seat, building, more, round)
        return points

    def _share(self, seat: i64, building: i64, more: i64, round: i64) -> float:
        place = round * BUILDINGS + building
        counts, doubt = self.counts, self.doubts[place]
        own = counts[seat * BUILDINGS + building] + more
        to_someone = self.arrivals[place] * self.judge.reach / float(self.owners)
        first = 1.0
        second = 0.0
        third = 0.0
        for other in range(self.owners):
            if other == seat:
                continue
            owned = counts[other * BUILDINGS + building]
            ahead = 1 / (1 + exp(float(own - owned) / doubt))
            if owned == 0:
                ahead *= 1 - exp(-to_someone)
            third = third * (1 - ahead) + second * ahead
            second = second * (1 - ahead) + first * ahead
            first *= 1 - ahead
        pays = place * PLACES
        share = first * PAID[pays] + second * PAID[pays + 1] + third * PAID[pays + 2]
        return share if own > 0 else share * (1 - exp(-to_someone))

    def worth(self, seat: i64, tile: i64) -> float:
        """What one more tile in the palace would bring."""
        building = KINDS[tile]
        walls = float(WALLS_OF[WALLS[tile]]) * float(ROUNDS + 1 - self.round)
        gain = self.majority(seat, building, 1) - self.majority(seat, building, 0)
        return gain + self.judge.tile_wall * walls

    def tempo(self, seat: i64) -> float:
        """What it is worth to be among the next to move, for as long as there is much to get."""
        state = self.state
        return self.judge.tempo * float(len(state.bag)) * (1 - self._wait(seat) / state.players)

    def _wait(self, seat: i64) -> float:
        """How many others move before this seat."""
        return float((seat - self.state.seat + self.state.players) % self.state.players)

    # Walls.

    def walls(self, seat: i64) -> float:
        palace, judge = self.state.palaces[seat], self.judge
        longest = float(palace.longest_wall())
        room = min(1.0, float(len(palace.open)) / judge.open_cells)
        loose = float(outer_walls(palace)) - longest
        points = 0.0
        for round in range(self.round - 1, i64(ROUNDS)):
            time = self.to_come[round] / self.state.players
            points += longest + judge.growth * room * time + judge.loose_wall * loose * time / (time + judge.half_time)
        return points

    # Money.

    def money(self, seat: i64) -> float:
        """Each unit, and each price that can be paid exactly."""
        state, judge = self.state, self.judge
        worth = 0.0
        for currency in range(CURRENCIES):
            worth += judge.money * min(judge.money_cap, float(state.sums[seat * CURRENCIES + currency]))
            first = currency * VALUES
            sums = sums_of(state.hands, seat, first, first + VALUES - 1) >> LOWEST_PRICE
            for _ in range(LOWEST_PRICE, HIGHEST_PRICE + 1):
                if sums & 1:
                    worth += judge.exact_price
                sums >>= 1
        return worth * self.time

    def market(self, seat: i64) -> float:
        """Tiles that the seat can pay for, the less likely to be still there the longer it has to wait; and those that
        it may get as the richest in the end."""
        state, judge = self.state, self.judge
        if state.phase >= LAST_TILES:
            return 0.0
        sure = float(judge.each_turn_waited ** self._wait(seat))
        near_end = max(0.0, 1 - self.to_come[ROUNDS - 1] / LAST_PURCHASES)
        exact = 0.0
        best = 0.0
        last = 0.0
        for space in range(CURRENCIES):
            tile: i64 = state.market[space]
            owned = state.sums[seat * CURRENCIES + space]
            if tile == NO_TILE or owned == 0:
                continue
            worth = self.worth(seat, tile)
            if owned >= COSTS[tile]:
                if can_pay_exactly(state.hands, seat, space, COSTS[tile]):
                    exact += judge.exact * worth
                else:
                    best = max(best, judge.affordable * worth)
            if near_end > 0:
                last += worth * self._chance_to_be_richest(seat, space)
        return sure * (exact + best) + near_end * judge.last_tile * last

    def _chance_to_be_richest(self, seat: i64, currency: i64) -> float:
        state = self.state
        own = state.sums[seat * CURRENCIES + currency]
        most: i64 = 0
        for other in range(state.players):
            if other != seat:
                most = max(most, state.sums[other * CURRENCIES + currency])
        return 1 / (1 + exp(float(most - own) / 3.0))

    def reserve(self, seat: i64) -> float:
        worth = 0.0
        for tile in self.state.reserves[seat]:
            worth += self.worth(seat, tile)
        return self.judge.reserve * worth * self.time
