"""Sabika in numbers. docs/research.md explains the fields.

Components are numbered as in the content file, so the size of everything follows from the edition. Yusuf is the seat
after the only one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from granada.games.sabika import Sabika
from granada.games.sabika import moves as m
from granada.games.sabika.book import DECKS, EMPTY, MATERIALS, OR, Book
from granada.games.sabika.checks_figures import MOST_PLAYERS
from granada.games.sabika.packed import (
    COUNT_BITS,
    MOST_EXPORTED,
    MOST_OF_KIND,
    count_in,
    holds,
    kind_of,
    other_of,
    thing_of,
)
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.player import (
    CITY_COUNT,
    KINDS_OF_GOODS,
    NO_SHIP,
    NO_STOCK,
    SOURCES,
    SQUARE_COUNT,
    STOREHOUSES,
    TILES_EACH,
    WORKER_COUNT,
    Player,
)
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tasks import FIGURE_AT, KINDS, OTHER_AT, SEAT_AT, SOURCE_AT, TASK
from granada.games.sabika.trade import KINDS_KEPT
from granada.kernel.state import State
from granada.research.encoding.encoding import MOST, Encoding, Observer

STOCK: Final[i64] = len(NO_STOCK)
FIGURE_BITS: Final[i64] = 24
"""Figures of tasks are told as bits, because many of them are sets."""
FIGURE_MASK: Final[i64] = (1 << FIGURE_BITS) - 1
PURSE: Final[i64] = 8
"""Dinars, seals, parias, favour, balances, boxes, boxes of poems, store boxes taken."""
AMOUNTS: Final[i64] = 16
"""The number of different amounts of dinars, parias and seals that can be chosen, from 0 on."""


def _sets(kinds: i64, most: i64) -> vec[i64]:
    """For each packed set of counts its number among those with at most so many things, -1 for all others."""
    numbers = vec[i64]([])
    found: i64 = 0
    for counts in range(1 << (COUNT_BITS * kinds)):
        total: i64 = 0
        for kind in range(kinds):
            total += count_in(counts, kind)
        numbers = append(numbers, found if total <= most else -1)
        found += 1 if total <= most else 0
    return numbers


MATERIAL_SETS: Final = _sets(len(MATERIALS), MOST_OF_KIND)
GOODS_SETS: Final = _sets(KINDS_KEPT, MOST_EXPORTED)


class SabikaEncoding(Encoding):
    def __init__(self, rules: Sabika, players: int) -> None:
        super().__init__(players)
        book: Book = rules.book
        self.book = book
        self.seats: i64 = players + 1 if players == 1 else players
        content = book.content
        self.tiles: i64 = len(content.storehouse_tiles)
        self.starting_tiles: i64 = len(content.starting_tiles)
        self.city_tile_count: i64 = len(content.city_tiles)
        self.major_count: i64 = len(content.major_tiles)
        self.minor_count: i64 = len(content.minor_cards)
        self.balance_count: i64 = len(content.balance_cards)
        self.poem_count: i64 = len(content.minor_poems)
        self.grey_count: i64 = len(content.major_poems)
        self._add_actions()
        self._add_table()
        self._add_seats(int(self.seats))

    # Actions.

    def _add_actions(self) -> None:
        """For each kind of move so many actions as its first thing and its second thing can be."""
        spaces = [len(board.raw_names) for board in self.book.boards]
        options = [len(self.book.inside[node]) for node in range(len(self.book.kinds)) if self.book.kinds[node] == OR]
        sizes = {
            m.NUMBER: int(AMOUNTS),
            m.ONE_UP: STOREHOUSES,
            m.WORKER: WORKER_COUNT,
            m.SQUARE: SQUARE_COUNT,
            m.SPACE: max(spaces),
            m.MATERIAL: len(MATERIALS),
            m.ITEM: len(MATERIALS) + KINDS_KEPT,
            m.RAW_KIND: KINDS_OF_GOODS,
            m.PLACE: 2,
            m.SECOND: 2,
            m.CITY_NAME: CITY_COUNT,
            m.STORE_TILE: self.tiles,
            m.START_TILE: self.starting_tiles,
            m.MAJOR: self.major_count,
            m.MINOR: self.minor_count,
            m.POEM: self.poem_count,
            m.GREY_POEM: self.grey_count,
            m.MATERIAL_SET: max(MATERIAL_SETS) + 1,
            m.GOODS_SET: max(GOODS_SETS) + 1,
            m.QUARRY_KIND: 2,
        }
        own = {m.OPTION: max([1, *options]), m.START_PLAYER: MOST_PLAYERS, m.FAVOUR_OF: int(self.book.last_favour) + 1}
        self.first_action = vec[i64]([])
        self.second_size = vec[i64]([])
        for kind, (verb, things) in enumerate(m.VERBS):
            shape = [int(own[kind])] if kind in own else [int(sizes[thing]) for thing in things]
            about = " and ".join(things) or "There is nothing to choose"
            self.first_action = append(self.first_action, self.actions.add(verb, about, *shape))
            self.second_size = append(self.second_size, shape[1] if len(shape) > 1 else 1)

    def actions_of(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        actions = vec[i64]([], capacity=len(codes))
        for code in codes:
            actions = append(actions, self._action(seat, code))
        return actions

    def _action(self, seat: i64, code: i64) -> i64:
        kind, thing = kind_of(code), thing_of(code)
        if kind == m.WITH:
            thing = MATERIAL_SETS[thing]
        elif kind == m.GOODS:
            thing = GOODS_SETS[thing]
        elif kind == m.START_PLAYER:
            thing = (thing - seat + self.seats) % self.seats
        return self.first_action[kind] + thing * self.second_size[kind] + other_of(code)

    # Observations.

    def _add_table(self) -> None:
        seen, content = self.observations, self.book.content
        board = self.book.boards[self.players - 1]
        self.playing: i64 = seen.add("playing", "1 after the starting tiles are chosen", 1)
        self.round: i64 = seen.add("round", "A one for the round", len(content.round_track))
        self.start: i64 = seen.add("start", "A one for the start player", self.seats)
        self.active: i64 = seen.add("active", "A one for the seat that has its turn", self.seats)
        self.task: i64 = seen.add("task", "A one for the kind of what has to be decided", len(KINDS))
        self.doer: i64 = seen.add("doer", "A one for the seat that it is about", self.seats)
        self.figures: i64 = seen.add("figures", "The two figures of this task, as bits", 2, FIGURE_BITS)
        self.source: i64 = seen.add("source", "A one for the source of its PP", len(SOURCES))
        self.waiting: i64 = seen.add("waiting", "How many tasks of each kind have to be done later", len(KINDS))
        self.dealt: i64 = seen.add("dealt", "One's own starting tiles to choose from", self.starting_tiles)
        self.renewed: i64 = seen.add("renewed", "1 if the minor cards were renewed in this turn", 1)
        self.resolving: i64 = seen.add("resolving", "A one for each red poem at work", self.poem_count)
        self.sultan: i64 = seen.add("sultan", "Workers of the Sultan on each square", SQUARE_COUNT)
        self.raws: i64 = seen.add("raws", "Of each space a one for what is there", len(board.raw_names), KINDS_OF_GOODS)
        self.marbles: i64 = seen.add("marbles", "Of each space a one if a marble is there", len(board.marble_names))
        self.left: i64 = seen.add("left", "Tokens in the bag; cards, poems and tiles in decks and piles", 5)
        self.used_tokens: i64 = seen.add("used-tokens", "Tokens in the discard, by good", KINDS_OF_GOODS)
        self.majors: i64 = seen.add("majors", "A one for each that can still be built", self.major_count)
        self.minors: i64 = seen.add("minors", "A one for each on display", self.minor_count)
        self.minor_discard: i64 = seen.add("minor-discard", "A one for each", self.minor_count)
        self.poems: i64 = seen.add("poems", "A one for each minor poem on display", self.poem_count)
        self.greys: i64 = seen.add("greys", "A one for each major poem on display", self.grey_count)
        self.store_tiles: i64 = seen.add(
            "storehouse-tiles", "A one for each on the left, and on the right", 2, self.tiles
        )
        self.city_tiles: i64 = seen.add("cities", "Of each city a one for its tile", CITY_COUNT, self.city_tile_count)
        self.seals: i64 = seen.add("seals", "A one for each city with a seal", CITY_COUNT)
        self.trade_card: i64 = seen.add("trade-card", "A one for the card", len(content.trade_cards))
        self.wishes: i64 = seen.add(
            "wishes", "Of each wish, when it comes: 1 is next; a negative number if it is scored", len(content.wishes)
        )
        self.event: i64 = seen.add("event", "A one for the event", len(content.events))
        self.coming: i64 = seen.add("coming-event", "A one for the next event", len(content.events))
        self.yusuf: i64 = seen.add("yusuf", "Worker tiles, cards of his decks, storehouse tiles", 2 + len(DECKS))
        self.yusuf_card: i64 = seen.add("yusuf-card", "A one for the card played last", len(content.yusuf_cards))
        self.yusuf_discards: i64 = seen.add("yusuf-discards", "A one for each card", len(content.yusuf_cards))

    def _add_seats(self, seats: int) -> None:
        seen = self.observations
        self.score: i64 = seen.add("score", "PP of each seat", seats)
        self.chosen: i64 = seen.add("chosen", "A one for the starting tile, if known", seats, self.starting_tiles)
        self.has_chosen: i64 = seen.add("has-chosen", "Whether a starting tile is chosen", seats)
        self.purse: i64 = seen.add(
            "purse", "Dinars, seals, parias, favour, balances, store boxes, boxes of poems, boxes taken", seats, PURSE
        )
        self.pile: i64 = seen.add("paria-pile", "Of each token, how many arrived before it", seats)
        self.stock: i64 = seen.add("stock", "Materials, goods in storehouses and in poems, raw materials", seats, STOCK)
        self.ships: i64 = seen.add("ships", "Of each city a one for exporting or settled", seats, CITY_COUNT, 2)
        self.stores: i64 = seen.add("stores", "Of each storehouse a one for each tile", seats, STOREHOUSES, self.tiles)
        self.squares: i64 = seen.add("workers", "Of each worker a one for its place", seats, WORKER_COUNT, SQUARE_COUNT)
        self.standing: i64 = seen.add("standing", "Whether each worker can still work", seats, WORKER_COUNT)
        self.blue: i64 = seen.add("blue", "A one for each blue poem", seats, self.poem_count)
        self.spent: i64 = seen.add("spent", "A one for each that is used up in this round", seats, self.poem_count)
        self.red: i64 = seen.add("red", "A one for each red poem", seats, self.poem_count)
        self.grey: i64 = seen.add("grey", "A one for each major poem", seats, self.grey_count)
        self.built_majors: i64 = seen.add("built-majors", "A one for each", seats, self.major_count)
        self.built_minors: i64 = seen.add(
            "built-minors", "Of each its place in the row, counted from the balance card", seats, self.minor_count
        )
        self.balance_card: i64 = seen.add("balance-card", "A one for the card", seats, self.balance_count)

    def observer(self, numbers: vec[i16], start: i64) -> Observer:
        return SabikaObserver(self, numbers, start)


class SabikaObserver(Observer):
    def __init__(self, encoding: SabikaEncoding, numbers: vec[i16], start: i64) -> None:
        super().__init__(numbers, start)
        self.encoding = encoding

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, SabikaState)
        self.wipe()
        self._show_turn(state, seat)
        self._show_board(state)
        if state.has_yusuf:
            self._show_yusuf(state)
        for place in range(self.encoding.seats):
            self._show_seat(state, seat, place)

    def _show_turn(self, state: SabikaState, seat: i64) -> None:
        encoding = self.encoding
        seats = encoding.seats
        self.put(encoding.round + state.round - 1, 1)
        self.put(encoding.start + (state.start - seat + seats) % seats, 1)
        self.put(encoding.active + (state.active - seat + seats) % seats, 1)
        if state.phase == CHOOSING:
            for tile in state.dealt[seat]:
                self.put(encoding.dealt + tile, 1)
        else:
            self.put(encoding.playing, 1)
        tasks, top = state.tasks, state.top
        if top >= 0:
            self.put(encoding.task + tasks[top], 1)
            self.put(encoding.doer + (tasks[top + SEAT_AT] - seat + seats) % seats, 1)
            self.put(encoding.source + tasks[top + SOURCE_AT], 1)
            self._mark_bits(encoding.figures, tasks[top + FIGURE_AT] & FIGURE_MASK)
            self._mark_bits(encoding.figures + FIGURE_BITS, tasks[top + OTHER_AT] & FIGURE_MASK)
        below: i64 = 0
        while below < top:
            self.put(encoding.waiting + tasks[below], 1)
            below += TASK
        if state.renewed:
            self.put(encoding.renewed, 1)
        self._mark_bits(encoding.resolving, state.resolving)

    def _show_board(self, state: SabikaState) -> None:
        encoding = self.encoding
        for square in state.sultan:
            self.put(encoding.sultan + square, 1)
        for space in range(len(state.raws)):
            if state.raws[space] >= 0:
                self.put(encoding.raws + space * KINDS_OF_GOODS + state.raws[space], 1)
        for space in range(len(state.marbles)):
            self.put(encoding.marbles + space, state.marbles[space])
        at = encoding.left
        self.put(at, len(state.bag))
        self.put(at + 1, len(state.minor_deck))
        self.put(at + 2, len(state.poem_deck))
        self.put(at + 3, len(state.store_piles[0]))
        self.put(at + 4, len(state.store_piles[1]))
        for good in state.used_tokens:
            self.put(encoding.used_tokens + good, 1)
        self._mark(encoding.majors, state.majors)
        self._mark_places(encoding.minors, state.minors)
        self._mark(encoding.minor_discard, state.minor_discard)
        self._mark_places(encoding.poems, state.poems)
        self._mark(encoding.greys, state.greys)
        half = len(state.store_tiles) // 2
        for place in range(len(state.store_tiles)):
            if state.store_tiles[place] != EMPTY:
                self.put(encoding.store_tiles + place // half * encoding.tiles + state.store_tiles[place], 1)
        for city in range(CITY_COUNT):
            self.put(encoding.city_tiles + city * encoding.city_tile_count + state.city_tiles[city], 1)
            self.put(encoding.seals + city, state.seals[city])
        self.put(encoding.trade_card + state.trade_card, 1)
        for when in range(len(state.wishes)):
            self.put(encoding.wishes + state.wishes[when], when + 1)
        for wish in state.tower:
            self.put(encoding.wishes + wish, -1)
        if state.event != EMPTY:
            self.put(encoding.event + state.event, 1)
        if state.coming_events:
            self.put(encoding.coming + state.coming_events[0], 1)

    def _show_yusuf(self, state: SabikaState) -> None:
        encoding = self.encoding
        at = encoding.yusuf
        self.put(at, len(state.yusuf_tiles))
        for deck in range(len(DECKS)):
            self.put(at + 1 + deck, len(state.yusuf_decks[deck]))
            self._mark(encoding.yusuf_discards, state.yusuf_discards[deck])
        self.put(at + 1 + len(DECKS), len(state.yusuf_stores))
        if state.yusuf_card != EMPTY:
            self.put(encoding.yusuf_card + state.yusuf_card, 1)

    def _show_seat(self, state: SabikaState, observer: i64, place: i64) -> None:
        encoding = self.encoding
        seat = (observer + place) % encoding.seats
        player = state.everyone[seat]
        self.put(encoding.score + place, max(-MOST, min(MOST, player.pp)))
        if seat < state.players and state.chosen[seat] != EMPTY:
            self.put(encoding.has_chosen + place, 1)
            if state.phase != CHOOSING or seat == observer:
                self.put(encoding.chosen + place * encoding.starting_tiles + state.chosen[seat], 1)
        at = encoding.purse + place * PURSE
        self.put(at, player.dinars)
        self.put(at + 1, player.seals)
        self.put(at + 2, player.parias)
        self.put(at + 3, player.favour)
        self.put(at + 4, player.balances)
        self.put(at + 5, state.boxes(seat))
        self.put(at + 6, state.poem_boxes(seat))
        self.put(at + 7, player.stored())
        at = encoding.stock + place * STOCK
        for item in range(STOCK):
            self.put(at + item, player.stock[item])
        at = encoding.ships + place * CITY_COUNT * 2
        for city in range(CITY_COUNT):
            if player.ships[city] != NO_SHIP:
                self.put(at + city * 2 + player.ships[city] - 1, 1)
        at = encoding.stores + place * STOREHOUSES * encoding.tiles
        for slot in range(STOREHOUSES * TILES_EACH):
            if player.stores[slot] != EMPTY:
                self.put(at + slot // TILES_EACH * encoding.tiles + player.stores[slot], 1)
        at = encoding.squares + place * WORKER_COUNT * SQUARE_COUNT
        for worker in range(WORKER_COUNT):
            self.put(encoding.standing + place * WORKER_COUNT + worker, player.standing[worker])
            if player.squares[worker] >= 0:
                self.put(at + worker * SQUARE_COUNT + player.squares[worker], 1)
        self._show_cards(player, place)
        for order in range(len(state.paria_pile)):
            if state.paria_pile[order] == seat:
                self.put(encoding.pile + place, order)

    def _show_cards(self, player: Player, place: i64) -> None:
        encoding = self.encoding
        self._mark(encoding.blue + place * encoding.poem_count, player.blue)
        self._mark_bits(encoding.spent + place * encoding.poem_count, player.used)
        self._mark(encoding.red + place * encoding.poem_count, player.red)
        self._mark(encoding.grey + place * encoding.grey_count, player.grey)
        self._mark(encoding.built_majors + place * encoding.major_count, player.majors)
        at = encoding.built_minors + place * encoding.minor_count
        left = player.left_cards
        for index in range(len(player.row)):
            self.put(at + player.row[index], index - left if index < left else index - left + 1)
        if player.balance_card != EMPTY:
            self.put(encoding.balance_card + place * encoding.balance_count + player.balance_card, 1)

    def _mark(self, at: i64, members: tuple[int, ...]) -> None:
        for member in members:
            self.put(at + member, 1)

    def _mark_places(self, at: i64, places: vec[i64]) -> None:
        for item in places:
            if item != EMPTY:
                self.put(at + item, 1)

    def _mark_bits(self, at: i64, bits: i64) -> None:
        member: i64 = 0
        while bits >> member > 0:
            if holds(bits, member):
                self.put(at + member, 1)
            member += 1
