"""Alhambra in numbers. docs/research.md explains the fields.

A palace is drawn as a picture of PICTURE rows and columns with the fountain in its middle. What lies beyond an edge is
drawn at the opposite edge, so that any palace fits that is not wider or higher than the picture. In one that is, two
cells may share a place: then only one of the moves there has an action.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from granada.games.alhambra import Alhambra
from granada.games.alhambra.components import (
    BUILDING_OF,
    BUILDINGS,
    CARDS,
    COSTS,
    CURRENCIES,
    NO_TILE,
    TILES,
    VALUES,
    WALLS,
    currency_of,
    value_of,
)
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.moves import (
    BUY,
    GIVE,
    KIND,
    MOST_THINGS,
    PAY,
    PLACE,
    RESERVE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    cell_of,
    thing_of,
)
from granada.games.alhambra.palace import FOUNTAIN_CELL, START, WIDTH, Palace
from granada.games.alhambra.payment import highest_payable
from granada.games.alhambra.phase import LAST_TILES, PAYMENT, PHASES, REDESIGNING
from granada.games.alhambra.scoring import ROUNDS
from granada.games.alhambra.state import AlhambraState
from granada.kernel.state import State
from granada.research.encoding.encoding import Encoding, Observer

PICTURE: Final[i64] = 17
CELLS: Final[i64] = PICTURE * PICTURE
PLANES: Final[i64] = 5
"""For each cell the building and the four walls."""
SIDES: Final[i64] = 4
KINDS: Final = vec[i64](BUILDING_OF)
SLOTS: Final[i64] = 4
"""The most tiles that can be bought in one turn, or won at the end."""
TILE: Final[i64] = BUILDINGS + 1 + SIDES
"""The numbers that describe a tile: a one for its building, its cost, and its walls."""
DISPLAY: Final[i64] = CONTENT.money.display
CARD: Final[i64] = CURRENCIES + 1
"""The numbers that describe a card: a one for its currency, and its value."""


def _places() -> vec[i64]:
    """Where in the picture each cell is drawn."""
    middle = PICTURE // 2
    first = FOUNTAIN_CELL // WIDTH - middle
    left = FOUNTAIN_CELL % WIDTH - middle
    places = vec[i64]([])
    for cell in range(WIDTH * WIDTH):
        row, column = (cell // WIDTH - first) % PICTURE, (cell % WIDTH - left) % PICTURE
        places = append(places, row * PICTURE + column)
    return places


PLACE_OF: Final = _places()


class AlhambraEncoding(Encoding):
    def __init__(self, rules: Alhambra, players: int) -> None:
        super().__init__(players)
        self._add_actions()
        seen, seats = self.observations, players
        self.phase: i64 = seen.add(
            "phase", "A one for action, payment, redesigning, placing, last tiles", len(PHASES) - 1
        )
        self.acting: i64 = seen.add("acting", "A one for the seat that has its turn", seats)
        self.first: i64 = seen.add("first", "A one for the seat that began", seats)
        self.display: i64 = seen.add(
            "display", "Of each card on display, in order: a one for its currency, and its value", DISPLAY, CARD
        )
        about = "a one for its building, its cost, a one for each wall"
        self.market: i64 = seen.add("market", f"Of the tile on each space: {about}", CURRENCIES, TILE)
        self.to_place: i64 = seen.add(
            "to-place", f"Of each tile bought in this turn, or won at the end by the observer: {about}", SLOTS, TILE
        )
        self.wanted: i64 = seen.add("wanted", f"Of the tile that is paid for or used: {about}", TILE)
        self.price: i64 = seen.add("price", "Of this tile: still owed; the highest card that may be laid down", 2)
        self.discard: i64 = seen.add("discard", "How many of each card", CARDS)
        self.left: i64 = seen.add("left", "Cards in the deck, tiles in the bag", 2)
        self.scoring: i64 = seen.add(
            "scoring", "A one for the next scoring; cards until its card comes, at least and at most", ROUNDS + 2
        )
        self.score: i64 = seen.add("score", "Points of each seat", seats)
        self.cards: i64 = seen.add("cards", "How many of each card: one's own, and those known of others", seats, CARDS)
        self.sums: i64 = seen.add("sums", "What these cards are worth in each currency", seats, CURRENCIES)
        self.hand: i64 = seen.add("hand", "Cards in each hand", seats)
        self.buildings: i64 = seen.add("buildings", "In each palace", seats, BUILDINGS)
        self.wall: i64 = seen.add("wall", "The longest of each palace", seats)
        self.tiles: i64 = seen.add("tiles", "A one for each tile in the palace", seats, TILES)
        self.reserve: i64 = seen.add("reserve", "A one for each tile", seats, TILES)
        self.won: i64 = seen.add("won", "A one for each of the last tiles that is not placed yet", seats, TILES)
        self.dirk: i64 = seen.add("dirk", "Dirk's buildings, and his points", BUILDINGS + 1)
        self.pictures: i64 = seen.add(
            "palaces",
            "Of each cell of each palace: 1 and more for the building; its walls in the north, east, south, west",
            seats,
            PLANES,
            PICTURE,
            PICTURE,
        )

    def _add_actions(self) -> None:
        acts = self.actions
        self.takes: i64 = acts.add("take", "A set of cards on display, one bit for each, less one", (1 << DISPLAY) - 1)
        self.buys: i64 = acts.add("buy", "The tile on this space of the market", CURRENCIES)
        self.pays: i64 = acts.add("pay", "A card of this value, less one", VALUES)
        self.settles: i64 = acts.add("settle", "That is the payment", 1)
        self.withdraws: i64 = acts.add("withdraw", "This tile, from the palace to the reserve", TILES)
        self.uses: i64 = acts.add("use", "This tile of the reserve", TILES)
        self.swaps: i64 = acts.add("swap", "The wanted tile for this one of the palace", TILES)
        self.places: i64 = acts.add(
            "place", "This one of the tiles to place, or the wanted one; on this cell", SLOTS, PICTURE, PICTURE
        )
        self.reserves: i64 = acts.add("reserve", "This one of the tiles to place", SLOTS)
        self.gives: i64 = acts.add("give", "This one of the tiles to place, to Dirk", SLOTS)
        self.passes: i64 = acts.add("pass", "Only if nothing else is possible", 1)

    def observer(self, numbers: vec[i16], start: i64) -> Observer:
        return AlhambraObserver(self, numbers, start)

    def actions_of(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        assert isinstance(state, AlhambraState)
        display = sorted(state.display)
        slots = tiles_to_place(state, seat)
        actions = vec[i64]([], capacity=len(codes))
        for code in codes:
            actions = append(actions, self._action(state, code, display, slots))
        return actions

    def _action(self, state: AlhambraState, code: i64, display: list[int], slots: list[int]) -> i64:
        kind = code & KIND
        if kind == PLACE:
            return self.places + slots.index(thing_of(code)) * CELLS + PLACE_OF[cell_of(code)]
        if kind == TAKE:
            return self.takes + _chosen_of(display, code) - 1
        if kind == BUY:
            return self.buys + state.market.index(thing_of(code))
        if kind == PAY:
            return self.pays + value_of(thing_of(code)) - 1
        if kind == WITHDRAW:
            return self.withdraws + thing_of(code)
        if kind == USE:
            return self.uses + thing_of(code)
        if kind == SWAP:
            return self.swaps + thing_of(code, 1)
        if kind == RESERVE:
            return self.reserves + slots.index(thing_of(code))
        if kind == GIVE:
            return self.gives + slots.index(thing_of(code))
        return self.settles if kind == SETTLE else self.passes


def tiles_to_place(state: AlhambraState, seat: i64) -> list[int]:
    if state.phase == LAST_TILES:
        return state.won[seat]
    if state.phase == REDESIGNING:
        return [state.wanted]
    return state.bought


def _chosen_of(display: list[int], code: i64) -> i64:
    """The first of equal cards are taken."""
    chosen: i64 = 0
    slot: i64 = 0
    for place in range(MOST_THINGS):
        card = thing_of(code, place)
        if card < 0:
            break
        while display[slot] != card:
            slot += 1
        chosen |= 1 << slot
        slot += 1
    return chosen


class Sketch:
    """What a palace gives to observe, apart from its wall. The fountain always is in the middle, and not drawn."""

    def __init__(self, palace: Palace) -> None:
        self.palace = palace
        self.tiles: vec[i64] = vec[i64]([])
        self.spots: vec[i64] = vec[i64]([])
        """Where in its picture there are numbers."""
        self.inks: vec[i64] = vec[i64]([])
        """These numbers."""
        for index in range(1, len(palace.cells)):
            cell = palace.cells[index]
            tile = palace.tile_on(cell)
            spot = PLACE_OF[cell]
            self.tiles = append(self.tiles, tile)
            self._ink(spot, KINDS[tile] + 1)
            for side in range(SIDES):
                if WALLS[tile] >> side & 1:
                    self._ink(spot + (side + 1) * CELLS, 1)

    def _ink(self, spot: i64, number: i64) -> None:
        self.spots = append(self.spots, spot)
        self.inks = append(self.inks, number)


class AlhambraObserver(Observer):
    def __init__(self, encoding: AlhambraEncoding, numbers: vec[i16], start: i64) -> None:
        super().__init__(numbers, start)
        self.encoding = encoding
        blank = Sketch(START)
        self.sketches: list[Sketch] = [blank] * encoding.players
        """The sketch of the palace of each seat. Palaces change less often than the seat that observes."""
        self.drawn: list[Sketch] = [blank] * encoding.players
        """The sketch that is shown at each place."""

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, AlhambraState)
        self.wipe()
        self._show_table(state, seat)
        for place in range(self.encoding.players):
            self._show_seat(state, seat, place)

    def _show_table(self, state: AlhambraState, seat: i64) -> None:
        encoding = self.encoding
        players: i64 = encoding.players
        if state.phase < len(PHASES) - 1:
            self.put(encoding.phase + state.phase, 1)
        self.put(encoding.acting + (state.seat - seat + players) % players, 1)
        self.put(encoding.first + (state.first - seat + players) % players, 1)
        at = encoding.display
        for card in sorted(state.display):
            self.put(at + currency_of(card), 1)
            self.put(at + CURRENCIES, value_of(card))
            at += CARD
        for space in range(CURRENCIES):
            self._describe(encoding.market + space * TILE, state.market[space])
        at = encoding.to_place
        for tile in state.won[seat] if state.phase == LAST_TILES else state.bought:
            self._describe(at, tile)
            at += TILE
        self._describe(encoding.wanted, state.wanted)
        if state.phase == PAYMENT:
            self.put(encoding.price, max(i64(0), COSTS[state.wanted] - state.amount_paid()))
            self.put(encoding.price + 1, value_of(highest_payable(state, state.currency_asked())))
        at = encoding.discard
        for card in state.discard:
            self.put(at + card, 1)
        self.put(encoding.left, len(state.deck))
        self.put(encoding.left + 1, len(state.bag))
        at = encoding.scoring
        self.put(at + state.next_round - 1, 1)
        coming = len(state.rounds)
        if coming < len(state.windows) and state.phase < LAST_TILES:
            lowest, highest = state.window(coming)
            self.put(at + ROUNDS, len(state.deck) - highest)
            self.put(at + ROUNDS + 1, len(state.deck) - lowest)
        if players == 2:
            for tile in state.dirk:
                self.put(encoding.dirk + KINDS[tile], 1)
            self.put(encoding.dirk + BUILDINGS, state.dirk_score)

    def _show_seat(self, state: AlhambraState, observer: i64, place: i64) -> None:
        encoding = self.encoding
        seat = (observer + place) % encoding.players
        self.put(encoding.score + place, state.score_of(seat))
        held, known = state.hands, state.hands if seat == observer else state.seen
        at, sums = encoding.cards + place * CARDS, encoding.sums + place * CURRENCIES
        size: i64 = 0
        for card in range(CARDS):
            size += held[seat * CARDS + card]
            count = known[seat * CARDS + card]
            if count > 0:
                self.put(at + card, count)
                self.put(sums + currency_of(card), count * value_of(card))
        self.put(encoding.hand + place, size)
        for tile in state.reserves[seat]:
            self.put(encoding.reserve + place * TILES + tile, 1)
        for tile in state.won[seat]:
            self.put(encoding.won + place * TILES + tile, 1)
        palace = state.palaces[seat]
        self.put(encoding.wall + place, palace.longest_wall())
        sketch = self.sketches[seat]
        if sketch.palace is not palace:
            sketch = Sketch(palace)
            self.sketches[seat] = sketch
        if self.drawn[place] is not sketch:
            self._draw(sketch, place)

    def _describe(self, at: i64, tile: i64) -> None:
        if tile == NO_TILE:
            return
        self.put(at + KINDS[tile], 1)
        self.put(at + BUILDINGS, COSTS[tile])
        for side in range(SIDES):
            self.put(at + BUILDINGS + 1 + side, WALLS[tile] >> side & 1)

    def _draw(self, sketch: Sketch, place: i64) -> None:
        """Draw a palace in the place of the one that is drawn there now."""
        encoding, numbers = self.encoding, self.numbers
        picture = self.start + encoding.pictures + place * PLANES * CELLS
        laid = self.start + encoding.tiles + place * TILES
        buildings = self.start + encoding.buildings + place * BUILDINGS
        before = self.drawn[place]
        for spot in before.spots:
            numbers[picture + spot] = 0
        for tile in before.tiles:
            numbers[laid + tile] = 0
            numbers[buildings + KINDS[tile]] = 0
        spots, inks = sketch.spots, sketch.inks
        for index in range(len(spots)):
            numbers[picture + spots[index]] = i16(inks[index])
        for tile in sketch.tiles:
            numbers[laid + tile] = 1
            numbers[buildings + KINDS[tile]] += 1
        self.drawn[place] = sketch
