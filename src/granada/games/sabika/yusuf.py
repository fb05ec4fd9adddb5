"""Yusuf, the opponent of a single player: his cards, free of cost, and what the player decides for him."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import automatic_events, events
from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.counts import lies
from granada.games.sabika.gains import take_from, without
from granada.games.sabika.moves import YUSUF_IN
from granada.games.sabika.packed import encode, first_of, holds, is_single, only, thing_of
from granada.games.sabika.player import EXPORTING, FROM_YUSUF, IN_WORKSHOP, ONLY_PLAYER, SETTLED, YUSUF
from granada.games.sabika.possible import reaches
from granada.games.sabika.tasks import Kind, declare
from granada.games.sabika.trade import pay_rival
from granada.games.sabika.work import other_builder

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

RIGHT_COLUMN: Final[i64] = 2
"""Its first place in the display of minor cards; the left column has the places before it."""
RIGHT_THEN_LEFT: Final = vec[i64]([RIGHT_COLUMN, RIGHT_COLUMN + 1, 0, 1])
"""Where he looks for minor cards: the right column from the top, then the left one."""


class YusufTurn(Kind):
    """A turn of Yusuf."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """A worker tile says which worker, a card of its deck where it goes and what it does."""
        state.drop()
        book = state.book
        tile = state.yusuf_tiles[-1]
        deck = book.yusuf_tile_deck[tile]
        state.yusuf_tiles = state.yusuf_tiles[:-1]
        state.revealed = True
        while True:
            number = draw(state, deck)
            square = book.yusuf_square[number]
            worker = choose_worker(state, deck, square)
            if worker >= 0:
                break
            if state.listener is not None:
                state.listener(events.YusufSkipped(book.content.yusuf_cards[number].id))
        player = state.everyone[YUSUF]
        player.squares[worker] = square
        player.standing[worker] = 0
        state.yusuf_card = number
        if state.listener is not None:
            automatic_events.yusuf_played(state, tile, number, worker, square)
        remove_pieces(state, number, square)
        state.add(t.YUSUF_SCORING, YUSUF, number)
        actions = book.yusuf_actions[number]
        for place in range(len(actions) - 1, -1, -1):
            state.add(t.YUSUF_ACTION, YUSUF, actions[place], square)
        return True


declare(t.YUSUF_TURN, YusufTurn("yusuf-turn", lies=t.FRAME, is_yusufs=True))


def draw(state: "SabikaState", deck: i64) -> i64:
    decks, discards = state.yusuf_decks, state.yusuf_discards
    if not decks[deck]:
        decks[deck], discards[deck] = state.chance.shuffled(sorted(discards[deck])), ()
        if state.listener is not None:
            state.listener(events.Reshuffled(b.DECKS[deck], len(decks[deck])))
    number = decks[deck][-1]
    decks[deck], discards[deck] = decks[deck][:-1], (*discards[deck], number)
    return number


def choose_worker(state: "SabikaState", deck: i64, square: i64) -> i64:
    """The one of two standing builders that is nearer to the square, clockwise; -1 if the other one is there
    already."""
    player = state.everyone[YUSUF]
    if deck != b.MASTER_BUILDER:
        return deck + b.BUILDER_2  # the others follow the second builder, in the order of their decks
    worker = b.BUILDER_1
    if not player.standing[b.BUILDER_1] or (
        player.standing[b.BUILDER_2] and way_to(state, b.BUILDER_2, square) < way_to(state, b.BUILDER_1, square)
    ):
        worker = b.BUILDER_2
    return -1 if player.squares[other_builder(worker)] == square else worker


def way_to(state: "SabikaState", builder: i64, square: i64) -> i64:
    """The workshop is farther away than any square."""
    here, size = state.everyone[YUSUF].squares[builder], state.book.ring_size[b.OUTER]
    return size if here == IN_WORKSHOP else (square - here) % size


def remove_pieces(state: "SabikaState", card: i64, square: i64) -> None:
    raw, marble = state.board.raw_at[square], state.board.marble_at[square]
    if state.book.yusuf_takes_raw[card] and raw >= 0 and state.raws[raw] != EMPTY:
        if state.listener is not None:
            kind = state.book.raw_names[state.raws[raw]]
            state.listener(events.YusufRemoved(state.board.raw_names[raw], kind))
        state.used_tokens = (*state.used_tokens, int(state.raws[raw]))
        state.raws[raw] = EMPTY
    if state.book.yusuf_takes_marble[card] and marble >= 0 and state.marbles[marble]:
        if state.listener is not None:
            state.listener(events.YusufRemoved(state.board.marble_names[marble], b.MATERIALS[b.MARBLE]))
        state.marbles[marble] = 0


class YusufScoring(Kind):
    """What Yusuf's card scores."""

    def work(self, state: "SabikaState", seat: i64, number: i64, other: i64, source: i64) -> bool:
        state.drop()
        nodes = state.book.yusuf_score[number]
        for place in range(len(nodes) - 1, -1, -1):
            state.add(t.NODE, YUSUF, nodes[place], 0, FROM_YUSUF)
        return True

    def fits(self, state: "SabikaState", seat: i64, number: i64, other: i64) -> bool:
        return number == state.yusuf_card


declare(t.YUSUF_SCORING, YusufScoring("yusuf-scoring", "card", is_yusufs=True))


class YusufAction(Kind):
    """An action of Yusuf's card on his square."""

    def work(self, state: "SabikaState", seat: i64, action: i64, square: i64, source: i64) -> bool:
        """What is impossible is left out."""
        state.drop()
        if not carry_out(state, action, square) and state.listener is not None:
            state.listener(events.YusufIdle(b.ACTIONS[action]))
        return True

    def fits(self, state: "SabikaState", seat: i64, action: i64, square: i64) -> bool:
        card = state.yusuf_card
        if card == EMPTY:
            return False
        return action in state.book.yusuf_actions[card] and square == state.book.yusuf_square[card]


declare(t.YUSUF_ACTION, YusufAction("yusuf-action", "yusuf_action", "square", is_yusufs=True))


def carry_out(state: "SabikaState", action: i64, square: i64) -> bool:
    if action == b.MAJOR_CONSTRUCTION:
        return build_major(state)
    if action == b.MINOR_CONSTRUCTION:
        return build_minor(state)
    if action == b.STOREHOUSE:
        return take_store_tile(state, state.book.square_pile[square])
    if action == b.CARVE:
        return carve(state)
    cities = cities_to_ship(state) if action == b.EXPORT else cities_to_settle(state)
    if is_single(cities):
        sail(state, action, first_of(cities))
    elif cities != 0:
        state.add(t.YUSUF_CITY, YUSUF, cities, action)
    return cities != 0


def desired(state: "SabikaState") -> i64:
    """The set of the types of building that the Sultan wishes for in this game."""
    types: i64 = 0
    for wish in state.tower:
        types |= state.book.wished_buildings[wish]
    for wish in state.wishes:
        types |= state.book.wished_buildings[wish]
    return types


def build_major(state: "SabikaState") -> bool:
    """The highest number of a desired type in this era, or else the highest number. He gets no bonus."""
    book, player = state.book, state.everyone[YUSUF]
    era, types = state.era, desired(state)
    best: i64 = EMPTY
    is_best_wanted = False
    for tile in state.majors:
        if book.major_era[tile] == era:
            wanted = holds(types, book.major_building[tile])
            if (wanted and not is_best_wanted) or (wanted == is_best_wanted and tile > best):
                best, is_best_wanted = tile, wanted
    if best == EMPTY:
        return False
    state.majors = without(state.majors, best)
    player.majors = (*player.majors, int(best))
    player.favour = min(book.last_favour, player.favour + 1)
    if state.listener is not None:
        automatic_events.yusuf_took(state, "majors", int(best))
    return True


def build_minor(state: "SabikaState") -> bool:
    """The first card of a desired type, or else the first one."""
    types = desired(state)
    chosen: i64 = EMPTY
    for place in RIGHT_THEN_LEFT:
        card = state.minors[place]
        if card != EMPTY:
            if holds(types, state.book.minor_building[card]):
                chosen = place
                break
            if chosen == EMPTY:
                chosen = place
    if chosen == EMPTY:
        return False
    taken = int(state.minors[chosen])
    player = state.everyone[YUSUF]
    player.row = (*player.row, taken)
    state.minors[chosen] = EMPTY
    if state.listener is not None:
        automatic_events.yusuf_took(state, "minors", taken)
    return True


def take_store_tile(state: "SabikaState", pile: i64) -> bool:
    """The tile with most boxes next to his square, or else of the other side."""
    for side in (pile, 1 - pile):
        chosen: i64 = EMPTY
        most: i64 = -1
        for place in range(len(state.store_tiles)):
            tile = state.store_tiles[place]
            if reaches(side, place) and tile != EMPTY and state.book.store_boxes[tile] > most:
                chosen, most = place, state.book.store_boxes[tile]
        if chosen != EMPTY:
            taken = int(state.store_tiles[chosen])
            state.everyone[YUSUF].loose_boxes += most
            state.yusuf_stores = (*state.yusuf_stores, taken)
            state.store_tiles[chosen] = EMPTY
            if state.listener is not None:
                automatic_events.yusuf_took(state, "storehouse_tiles", taken)
            return True
    return False


def carve(state: "SabikaState") -> bool:
    """A minor poem, a major poem, and so on by turns; major ones as long as he may have more."""
    player = state.everyone[YUSUF]
    minors = len(player.blue)
    wants_major = minors > len(player.grey) and len(player.grey) < state.book.most_grey
    if wants_major and state.greys:
        poem = max(state.greys)
        state.greys = without(state.greys, poem)
        player.grey = (*player.grey, poem)
        if state.listener is not None:
            automatic_events.yusuf_took(state, "greys", poem)
        return True
    highest: i64 = EMPTY
    for here in state.poems:
        highest = max(highest, here)
    if highest == EMPTY:
        return False
    poem = int(highest)
    take_from(state.poems, poem)
    player.blue = (*player.blue, poem)
    if state.listener is not None:
        automatic_events.yusuf_took(state, "poems", poem)
    return True


# Ships.


def matches(state: "SabikaState", city: i64, settling: bool) -> bool:
    """Whether a city fits the trade card."""
    book = state.book
    goal = book.match_goals[state.trade_card]
    if goal == b.CITY_OF_KIND:
        return lies(state, city, book.match_places[state.trade_card])
    present = state.everyone[YUSUF].cities()
    if goal == b.ANY_CITY or settling or present == 0:
        return True
    if goal == b.LINKED_CITY:
        return book.linked[city] & present != 0
    return book.same_region[city] & present == 0


def cities_to_ship(state: "SabikaState") -> i64:
    """Matching cities with a seal, or else matching ones, or else any with a seal, or else any; the nearest of them."""
    player, costs = state.everyone[YUSUF], state.route_costs(YUSUF, 0)
    found: i64 = 0
    best: i64 = -1
    nearest: i64 = 0
    for city in range(len(state.city_tiles)):
        if player.is_present(city):
            continue
        rank: i64 = (2 if matches(state, city, False) else 0) + (1 if state.seals[city] else 0)
        if rank > best or (rank == best and costs[city] < nearest):
            best, nearest, found = rank, costs[city], only(city)
        elif rank == best and costs[city] == nearest:
            found |= only(city)
    return found


def cities_to_settle(state: "SabikaState") -> i64:
    """Matching cities where he has a ship to the left. All rulebooks name exceptions for his exports only."""
    ships = state.everyone[YUSUF].ships
    found: i64 = 0
    for city in range(len(ships)):
        if ships[city] == EXPORTING and matches(state, city, True):
            found |= only(city)
    return found


class YusufCity(Kind):
    """The player chooses a city for Yusuf, where several are equally good."""

    def moves(self, state: "SabikaState", seat: i64, cities: i64, action: i64, codes: vec[i64]) -> vec[i64]:
        for city in range(len(state.city_tiles)):
            if holds(cities, city):
                codes = append(codes, encode(YUSUF_IN, city))
        return codes

    def decide(self, state: "SabikaState", seat: i64, cities: i64, action: i64, source: i64, code: i64) -> None:
        sail(state, action, thing_of(code))

    def fits(self, state: "SabikaState", seat: i64, cities: i64, action: i64) -> bool:
        if action == FIRST_SHIP:
            return cities == cities_for_first_ship(state)
        if action == b.EXPORT:
            return cities == cities_to_ship(state)
        return action == b.CONSOLIDATE and cities == cities_to_settle(state)


declare(
    t.YUSUF_CITY,
    YusufCity("yusuf-city", "cities", "yusuf_action", lies=t.ON_TOP, is_yusufs=True),
    part=t.MAP_PART,
    rule="yusuf",
)


def sail(state: "SabikaState", action: i64, city: i64) -> None:
    player = state.everyone[YUSUF]
    if action == b.EXPORT:
        player.sail(city, EXPORTING)
        if state.listener is not None:
            state.listener(events.YusufSailed(state.book.city_names[city]))
        state.take_seal(city, YUSUF)
    elif action == b.CONSOLIDATE:
        settle(state, city)
        if state.everyone[ONLY_PLAYER].ships[city] == SETTLED:
            pay_rival(state, ONLY_PLAYER, city)
    else:
        settle_first_ship(state, city)


def settle(state: "SabikaState", city: i64) -> None:
    state.everyone[YUSUF].sail(city, SETTLED)
    if state.listener is not None:
        state.listener(events.YusufConsolidated(state.book.city_names[city]))


def settle_first_ship(state: "SabikaState", city: i64) -> None:
    """Settle his first ship before the game: it stands consolidated in the nearest city that fits, and he has its
    seal."""
    settle(state, city)
    state.take_seal(city, YUSUF)


FIRST_SHIP: Final[i64] = -1


def cities_for_first_ship(state: "SabikaState") -> i64:
    """The nearest cities that fit."""
    from_granada = state.book.distances[b.CHEAPER][len(state.city_tiles)]
    found: i64 = 0
    nearest: i64 = b.FAR
    for city in range(len(state.city_tiles)):
        if matches(state, city, False):
            if from_granada[city] < nearest:
                nearest, found = from_granada[city], only(city)
            elif from_granada[city] == nearest:
                found |= only(city)
    return found


def place_first_ship(state: "SabikaState") -> None:
    cities = cities_for_first_ship(state)
    if is_single(cities):
        settle_first_ship(state, first_of(cities))
    else:
        state.add(t.YUSUF_CITY, YUSUF, cities, FIRST_SHIP)
