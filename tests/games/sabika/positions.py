"""Positions of Sabika for the tests: arranged piece by piece, played by typing moves, asked in plain texts.

Things are named as in the notation, several of them in one string: "gypsum wood clothes", "florence cairo+". A ship
with a plus has consolidated. Boxes of a poem hold "boxed-sugar", processing spaces "clay".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from granada.games.sabika import GAME, Sabika
from granada.games.sabika.content import CONTENT
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tasks import NEXT_TURN, TURN
from granada.kernel.errors import IllegalMove
from granada.kernel.state import State

CITIES = [city.id for city in CONTENT.cities]
GOODS = [good.id for good in CONTENT.goods]
RAWS = [good.raw for good in CONTENT.goods]
ITEMS = [*(material.id for material in CONTENT.materials), *GOODS, *(f"boxed-{good}" for good in GOODS), *RAWS]
SQUARES = [f"{square.ring}-{square.index}" for square in CONTENT.squares]
WORKERS = ["builder-1", "builder-2", "merchant", "poet"]
MINOR_POEMS = [str(poem.number) for poem in CONTENT.minor_poems]
MAJOR_POEMS = [poem.id for poem in CONTENT.major_poems]
MINOR_CARDS = [str(card.number) for card in CONTENT.minor_cards]
MAJOR_TILES = [str(tile.number) for tile in CONTENT.major_tiles]
STORE_TILES = [tile.id for tile in CONTENT.storehouse_tiles]
START_TILES = [str(tile.number) for tile in CONTENT.starting_tiles]
CITY_TILES = [tile.id for tile in CONTENT.city_tiles]
WISHES = [wish.id for wish in CONTENT.wishes]
YUSUF_CARDS = [card.id for card in CONTENT.yusuf_cards]
YUSUF_DECKS = ["master_builder", "merchant", "poet"]

EMPTY = -1
FIRST_OF_ERA_TWO = 3
"""The round in which the second era begins."""
LAST_ROUND = 5


@dataclass(frozen=True)
class Own:
    """What one player has."""

    dinars: int = 0
    pp: int = 5
    seals: int = 0
    parias: int = 0
    favour: int = 0
    balances: int = 0
    balance: int | None = None
    """The number of the balance card."""
    stock: str = ""
    ships: str = ""
    stores: Sequence[str] = ()
    """The tiles on each storehouse, the lower one first."""
    workers: Mapping[str, str] = field(default_factory=dict)
    """The square of each worker that is not in the workshop."""
    lying: str = ""
    blue: str = ""
    red: str = ""
    grey: str = ""
    majors: str = ""
    left: str = ""
    """Minor cards to the left of the balance card, the outermost first."""
    right: str = ""
    boxes: int = 4
    """Yusuf's."""


NOTHING = Own()


def arrange(
    players: int = 4,
    *people: Own,
    seat: int = 0,
    start: int = 0,
    round: int = 1,
    event: int | None = None,
    next_events: Sequence[int] = (),
    trade: int = 1,
    wishes: str = "A1 B1 C1",
    cities: Mapping[str, str] = {},
    seals: str | None = None,
    raws: str = "sugar_cane clay silk sugar_cane clay silk",
    no_marble: str = "",
    bag: str | None = None,
    used_tokens: str = "",
    majors: str | None = None,
    minors: str = "1 2 3 4",
    next_minors: str = "",
    minor_discard: str = "",
    poems: str = "1 2 3 4 5",
    poem_deck: str | None = None,
    greys: str = "",
    stores: str = "S01 S02 S03 S04",
    store_piles: tuple[str, str] | None = None,
    pile: Sequence[int] | None = None,
    sultan: str | None = None,
    yusuf_cards: str = "",
    game: Sabika = GAME,
    **options: str,
) -> SabikaState:
    """A position in which `seat` begins its turn, with every component exactly once.

    Whoever is not described has nothing; against Yusuf the second description is his. What is named lies where it is
    named, "-" is an empty place. Cities have their seals where nobody has a ship. The rest is in decks, piles and the
    bag, from which `next_minors` come first. `yusuf_cards` are played one after the other, each with its worker tile.
    """
    count = max(2, players)
    owners = [*people, *[NOTHING] * (count - len(people))]
    if event is not None:
        options["events"] = "random"
    state = game.new(players, seed=1, **options)
    dump: dict[str, Any] = state.dump()
    position = dump["position"]
    spaces = len(position["raws"])

    tokens = _Box([good for good in GOODS for _ in range(8)])
    for own in owners:
        tokens.take_tokens(own.stock)
    shown = [tokens.as_token(raw) for raw in raws.split()[:spaces]]
    spent = [tokens.as_token(token) for token in used_tokens.split()]
    drawn = None if bag is None else [tokens.as_token(token) for token in reversed(bag.split())]
    rest_of_tokens = tokens.take_all()

    poem_box = _Box(MINOR_POEMS)
    blues = [poem_box.take(own.blue) for own in owners]
    reds = [poem_box.take(own.red) for own in owners]
    poem_top = poem_box.take(poem_deck or "")
    poem_display = poem_box.fill(poems, len(position["poems"]))

    grey_box = _Box(MAJOR_POEMS)
    own_greys = [grey_box.take(own.grey) for own in owners]
    in_play = len(position["greys"]) - sum(map(len, own_greys))
    named_greys = grey_box.take(greys)
    grey_display = [*named_greys, *grey_box.take_any(in_play - len(named_greys))]

    card_box = _Box(MINOR_CARDS)
    rows = [(card_box.take(own.left), card_box.take(own.right)) for own in owners]
    card_top = card_box.take(next_minors)
    card_discard = card_box.take(minor_discard)
    card_display = card_box.fill(minors, 4)

    store_box = _Box(STORE_TILES)
    own_stores = [[store_box.take(tiles) for tiles in own.stores] for own in owners]
    if store_piles is None:
        store_display = store_box.fill(stores, 4)
        rest = store_box.take_all()
        piles = [rest[: len(rest) // 2], rest[len(rest) // 2 :]]
        yusuf_stores: list[str] = []
    else:
        piles = [list(reversed(store_box.take(names))) for names in store_piles]
        store_display = store_box.fill(stores, 4)
        yusuf_stores = store_box.take_all()

    tile_box = _Box(MAJOR_TILES)
    own_majors = [tile_box.take(own.majors) for own in owners]
    era = 2 if round >= FIRST_OF_ERA_TWO else 1
    here = [MAJOR_TILES[tile] for tile in position["majors"] if CONTENT.major_tiles[tile].era >= era]
    major_display = (majors or "").split() if majors is not None else [tile for tile in here if tile in tile_box.names]

    city_box = _Box(CITY_TILES)
    named_tiles = {city: city_box.take(tile)[0] for city, tile in cities.items()}
    city_tiles = [named_tiles.get(city) or city_box.take_any(1)[0] for city in CITIES]
    visited = {ship.rstrip("+") for own in owners for ship in own.ships.split()}
    sealed = [city for city in CITIES if city not in visited] if seals is None else seals.split()

    order = [(start + step) % count for step in range(count)]
    scored = round // 2
    balance_cards = _balance_cards(owners)
    position.update(
        phase=1,
        round=round,
        start=start,
        active=seat,
        tasks=[int(NEXT_TURN), seat, 0, 0, 0, int(TURN), seat, 0, 0, 0],
        chosen=[0] * players,
        paria_pile=list(pile) if pile is not None else order[::-1],
        trade_card=trade - 1,
        wishes=_numbers(WISHES, wishes.split()[scored:]),
        tower=_numbers(WISHES, wishes.split()[:scored]),
        raws=[_number(GOODS, token) for token in shown],
        marbles=[int(space not in no_marble.split()) for space in state.board.marble_names],
        bag=_numbers(GOODS, [*rest_of_tokens, *(drawn or [])] if bag is None else drawn or []),
        used_tokens=_numbers(GOODS, [*spent, *([] if bag is None else rest_of_tokens)]),
        majors=_numbers(MAJOR_TILES, major_display),
        minors=[_number(MINOR_CARDS, card) for card in card_display],
        minor_deck=_numbers(MINOR_CARDS, [*card_box.take_all(), *reversed(card_top)]),
        minor_discard=_numbers(MINOR_CARDS, card_discard),
        poems=[_number(MINOR_POEMS, poem) for poem in poem_display],
        poem_deck=_numbers(MINOR_POEMS, [*poem_box.take_all(), *reversed(poem_top)]),
        greys=sorted(_numbers(MAJOR_POEMS, grey_display)),
        store_tiles=[_number(STORE_TILES, tile) for tile in store_display],
        store_piles=[_numbers(STORE_TILES, names) for names in piles],
        yusuf_stores=_numbers(STORE_TILES, yusuf_stores),
        city_tiles=_numbers(CITY_TILES, city_tiles),
        seals=[int(city in sealed) for city in CITIES],
    )
    if event is not None:
        others = [number for number in range(1, 15) if number != event and number not in next_events]
        changes = 2 - sum(space.event_change for space in CONTENT.round_track[:round])
        position["event"] = event - 1
        position["coming_events"] = [number - 1 for number in [*next_events, *others][:changes]]
    if sultan is not None:
        position["sultan"] = _numbers(SQUARES, sultan.split())
    if players == 1:
        _arrange_yusuf(position, yusuf_cards.split())
    for number, own in enumerate(owners):
        entry: dict[str, Any] = position["everyone"][number]
        left, right = rows[number]
        entry.update(
            dinars=own.dinars,
            seals=own.seals,
            parias=own.parias,
            favour=own.favour,
            balances=own.balances,
            balance_card=balance_cards[number] if not (players == 1 and number == 1) else EMPTY,
            loose_boxes=own.boxes if players == 1 and number == 1 else 0,
            left_cards=len(left),
            stock=[own.stock.split().count(item) for item in ITEMS],
            ships=[_ship(city, own.ships.split()) for city in CITIES],
            stores=[_number(STORE_TILES, tile) for tiles in _in_pairs(own_stores[number]) for tile in tiles],
            squares=[SQUARES.index(own.workers[worker]) if worker in own.workers else EMPTY for worker in WORKERS],
            standing=[int(worker not in own.lying.split()) for worker in WORKERS],
            points=[own.pp, *[0] * (len(entry["points"]) - 1)],
            blue=_numbers(MINOR_POEMS, blues[number]),
            red=_numbers(MINOR_POEMS, reds[number]),
            grey=_numbers(MAJOR_POEMS, own_greys[number]),
            majors=_numbers(MAJOR_TILES, own_majors[number]),
            row=_numbers(MINOR_CARDS, [*left, *right]),
        )
    dump["moves"] = None
    return restore(dump, game)


def ending(players: int = 2, *people: Own, **more: Any) -> SabikaState:
    """The round is over: the last one of the players has rested, for 3 dinars and a PP, and all workers lie."""
    owners = [*people, *[NOTHING] * (max(2, players) - len(people))]
    resting = [own.lying for own in owners]
    for number in range(len(owners)):
        resting[number] = "builder-1 builder-2 merchant" if number == players - 1 else " ".join(WORKERS)
    laid = [_with(own, lying) for own, lying in zip(owners, resting, strict=True)]
    state = arrange(players, *laid, seat=players - 1, **more)
    play(state, "rest poet")
    return state


def settle(state: SabikaState) -> None:
    """Everybody pays the tribute in PP."""
    while verbs(state) and verbs(state) <= {"parias", "dinars", "seals"}:
        state.play(state.legal_moves()[0])


def finished(players: int = 2, *people: Own, **more: Any) -> SabikaState:
    """The game is over. Tribute was paid in PP; the last one of the players has rested before."""
    state = ending(players, *people, round=LAST_ROUND, **more)
    settle(state)
    return state


def choosing(*deals: str, players: int = 0, raws: str = "", store: str = "S23", trade: int = 1) -> SabikaState:
    """Before the first turn: each seat chooses from these two starting tiles. The first storehouse tile is known."""
    dump: dict[str, Any] = GAME.new(players or len(deals), seed=1).dump()
    position = dump["position"]
    if raws:
        tokens = _Box([good for good in GOODS for _ in range(8)])
        position["raws"] = [_number(GOODS, tokens.as_token(raw)) for raw in raws.split()[: len(position["raws"])]]
        position["bag"] = _numbers(GOODS, tokens.take_all())
    tiles = _Box(STORE_TILES)
    position["store_tiles"] = _numbers(STORE_TILES, tiles.fill(store, 4))
    position["store_piles"] = [_numbers(STORE_TILES, tiles.take_any(10)) for _ in range(2)]
    position["trade_card"] = trade - 1
    position["dealt"] = [_numbers(START_TILES, deal.split()) for deal in deals]
    dump["moves"] = None
    return restore(dump)


def restore(dump: dict[str, Any], game: Sabika = GAME) -> SabikaState:
    state = game.restore(dump)
    assert isinstance(state, SabikaState)
    return state


def saved_and_restored(state: State) -> SabikaState:
    """As it would come back out of a file."""
    return restore(msgspec.json.decode(msgspec.json.encode(state.dump())))


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """Play these moves one after the other, for the seat if one is given, else for whoever is to move."""
    for text in texts:
        state.play(GAME.parse(state, text), seat)


def act(state: State, square: str, *texts: str) -> None:
    """Go to a square with a worker of its ring and carry out its main action."""
    worker = {"outer": "builder-1", "middle": "merchant", "inner": "poet"}[square.split("-")[0]]
    play(state, f"work {worker} {square}", "main", *texts)


def options(state: State, seat: int | None = None) -> list[str]:
    """What may be played, as texts."""
    return [str(move) for move in state.legal_moves(seat)]


def verbs(state: State, seat: int | None = None) -> set[str]:
    return {text.split()[0] for text in options(state, seat)}


def refusal(state: State, text: str, seat: int | None = None) -> str:
    """Why this move is refused, after a look at the state: it must not have changed."""
    before = state.dump()
    with pytest.raises(IllegalMove) as refused:
        play(state, text, seat=seat)
    assert state.dump() == before
    return str(refused.value.reason)


def has(state: SabikaState, seat: int = 0) -> dict[str, int]:
    """What a player has: dinars, PP, parias, seals, favour, and pieces by their names, if there are any."""
    own = state.view(None).everyone[seat]
    numbers = {
        "dinars": own.dinars,
        "pp": own.pp,
        "parias": own.parias,
        "seals": own.seals,
        "favour": own.favour,
        "balances": own.balances,
    }
    boxed = {f"boxed-{good}": number for good, number in own.poem_goods.items()}
    pieces = own.materials | own.goods | boxed | dict.fromkeys(own.raws, 1)
    return {name: number for name, number in (numbers | pieces).items() if number}


def gained(state: SabikaState, *texts: str, seat: int = 0) -> dict[str, int]:
    """What these moves bring a player, and what they cost."""
    before = has(state, seat)
    play(state, *texts)
    return difference(before, has(state, seat))


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    names = {*before, *after}
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def points(state: SabikaState, source: str, seat: int = 0) -> int:
    """The PP that a player has from a source."""
    return state.view(None).everyone[seat].points.get(source, 0)


def position(state: State) -> dict[str, Any]:
    """Everything that lies on the table or is hidden, by the names of the dump, as it would come out of a file."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump_position()))
    return data


def on_display(state: State, what: str) -> list[str]:
    """The names of what lies on the board: minors, poems, greys, store_tiles, majors, raws, tower or wishes."""
    names = {
        "minors": MINOR_CARDS,
        "poems": MINOR_POEMS,
        "greys": MAJOR_POEMS,
        "store_tiles": STORE_TILES,
        "majors": MAJOR_TILES,
        "raws": RAWS,
        "tower": WISHES,
        "wishes": WISHES,
    }[what]
    return ["-" if number < 0 else names[number] for number in position(state)[what]]


class _Box:
    """Components that have not found their place yet."""

    def __init__(self, names: list[str]) -> None:
        self.names = names[:]

    def take(self, names: str) -> list[str]:
        for name in names.split():
            self.names.remove(name)
        return names.split()

    def as_token(self, item: str) -> str:
        """The token that a good or a raw material is; a material is none."""
        good = item.removeprefix("boxed-")
        if good in RAWS:
            good = GOODS[RAWS.index(good)]
        if good in GOODS:
            self.names.remove(good)
        return good

    def take_tokens(self, items: str) -> None:
        for item in items.split():
            self.as_token(item)

    def take_any(self, count: int) -> list[str]:
        return [self.names.pop(0) for _ in range(count)]

    def take_all(self) -> list[str]:
        return self.take_any(len(self.names))

    def fill(self, names: str, places: int) -> list[str]:
        """These components as far as they are still here, in so many places, and any others after them."""
        wanted = [name for name in names.split() if name == "-" or name in self.names][:places]
        for name in wanted:
            if name != "-":
                self.names.remove(name)
        return [*wanted, *self.take_any(places - len(wanted))]


def _number(names: Sequence[str], name: str) -> int:
    return EMPTY if name == "-" else names.index(name)


def _numbers(names: Sequence[str], chosen: Sequence[str]) -> list[int]:
    return [_number(names, name) for name in chosen]


def _ship(city: str, ships: Sequence[str]) -> int:
    return 2 if f"{city}+" in ships else int(city in ships)


def _in_pairs(stores: Sequence[Sequence[str]]) -> list[list[str]]:
    return [[*tiles, "-", "-"][:2] for tiles in [*stores, [], [], [], []][:4]]


def _balance_cards(owners: Sequence[Own]) -> list[int]:
    named = [own.balance for own in owners]
    free = [number for number in range(1, 5) if number not in named]
    return [(number if number is not None else free.pop(0)) - 1 for number in named]


def _arrange_yusuf(position: dict[str, Any], next_cards: Sequence[str]) -> None:
    """These cards next, each after its worker tile."""
    decks: list[list[str]] = [
        [card.id for card in CONTENT.yusuf_cards if card.worker == deck and card.id not in next_cards]
        for deck in YUSUF_DECKS
    ]
    tiles = list(range(len(CONTENT.yusuf_tiles)))
    first: list[int] = []
    for card in next_cards:
        worker = CONTENT.yusuf_cards[YUSUF_CARDS.index(card)].worker
        matching = [tile for tile in tiles if CONTENT.yusuf_tiles[tile].worker == worker]
        if matching:
            first.append(matching[0])
            tiles.remove(matching[0])
    for card in reversed(next_cards):
        worker = CONTENT.yusuf_cards[YUSUF_CARDS.index(card)].worker
        decks[YUSUF_DECKS.index(worker)].append(card)
    position["yusuf_tiles"] = [*tiles, *reversed(first)]
    position["yusuf_decks"] = [_numbers(YUSUF_CARDS, deck) for deck in decks]
    position["yusuf_discards"] = [[], [], []]


def _with(own: Own, lying: str) -> Own:
    return Own(**{**own.__dict__, "lying": lying})
