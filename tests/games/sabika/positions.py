"""Positions of Sabika for the tests: arranged piece by piece, played by typing moves, asked in plain texts.

Things are named as in the notation, several of them in one string: "gypsum wood clothes", "florence cairo+". A ship
with a plus has consolidated. Boxes of a poem hold "boxed-sugar", processing spaces "clay".
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from granada.games.sabika import GAME, Sabika
from granada.games.sabika.content import CONTENT
from granada.games.sabika.state import SabikaState
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
YUSUF_WORKERS = dict(zip(WORKERS, ["master_builder", *YUSUF_DECKS], strict=True))

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
    """Besides those that can be seen in the row."""
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

    Players without a description have nothing; against Yusuf the second description is his. What is named lies where it
    is named, "-" is an empty place. Cities have their seals where nobody has a ship. The rest is in decks, piles and
    the bag, from which `next_minors` come first. `store_piles` are what comes next on each side; if both are empty, the
    others have the rest. `yusuf_cards` are played one after the other, each with its worker tile.
    """
    count = max(2, players)
    owners = [*people, *[NOTHING] * (count - len(people))]
    if event is not None:
        options["events"] = "random"
    state = game.new(players, seed=1, **options)
    dump: dict[str, Any] = state.dump()
    position = dump["position"]
    spaces = len(state.board.raw_names)

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
    grey_display = [*grey_box.take(greys)]
    while len(grey_display) < in_play:
        letters = {poem[0] for poem in (*grey_display, *(poem for poems in own_greys for poem in poems))}
        grey_display += grey_box.take(next(poem for poem in grey_box.names if poem[0] not in letters))

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
    else:
        piles = [list(reversed(store_box.take(names))) for names in store_piles]
        store_display = store_box.fill(stores, 4)
        for pile_of_side in reversed(piles):
            if pile_of_side:
                pile_of_side[:0] = store_box.take_all()
        for number in range(1, count):
            own_stores[number] = [store_box.take_any(min(2, len(store_box.names))) for _ in range(4)]

    tile_box = _Box(MAJOR_TILES)
    own_majors = [tile_box.take(own.majors) for own in owners]
    era = 2 if round >= FIRST_OF_ERA_TWO else 1
    here = [tile for tile in position["majors"] if CONTENT.major_tiles[MAJOR_TILES.index(tile)].era >= era]
    major_display = (majors or "").split() if majors is not None else [tile for tile in here if tile in tile_box.names]

    city_box = _Box(CITY_TILES)
    named_tiles = {city: city_box.take(tile)[0] for city, tile in cities.items()}
    city_tiles = [named_tiles.get(city) or city_box.take_any(1)[0] for city in CITIES]
    visited = {ship.rstrip("+") for own in owners for ship in own.ships.split()}
    sealed = [city for city in CITIES if city not in visited] if seals is None else seals.split()
    sealed = sealed[: len(CITIES) - sum(own.seals for own in owners)]

    order = [(start + step) % count for step in range(count)]
    scored = round // 2
    balance_cards = _balance_cards(owners)
    position.update(
        phase="playing",
        round=round,
        start=start,
        active=seat,
        tasks=[{"task": "next-turn", "seat": seat}, {"task": "turn", "seat": seat}],
        chosen=[dealt[0] for dealt in position["dealt"]],
        paria_pile=list(pile) if pile is not None else order[::-1],
        trade_card=str(trade),
        wishes=wishes.split()[scored:],
        tower=wishes.split()[:scored],
        raws=dict(zip(state.board.raw_names, _places(map(_raw, shown)), strict=True)),
        marbles={space: space not in no_marble.split() for space in state.board.marble_names},
        bag=rest_of_tokens if drawn is None else drawn,
        used_tokens=[*spent, *([] if drawn is None else rest_of_tokens)],
        majors=major_display,
        minors=_places(card_display),
        minor_deck=[*card_box.take_all(), *reversed(card_top)],
        minor_discard=card_discard,
        poems=_places(poem_display),
        poem_deck=[*poem_box.take_all(), *reversed(poem_top)],
        greys=sorted(grey_display),
        storehouse_tiles={"left": _places(store_display[:2]), "right": _places(store_display[2:])},
        storehouse_piles=dict(zip(("left", "right"), piles, strict=True)),
        cities={city: {"tile": tile, "seal": city in sealed} for city, tile in zip(CITIES, city_tiles, strict=True)},
    )
    if event is not None:
        others = [number for number in range(1, 15) if number != event and number not in next_events]
        changes = 2 - sum(space.event_change for space in CONTENT.round_track[:round])
        position["event"] = str(event)
        position["coming_events"] = [str(number) for number in [*next_events, *others][:changes]]
    if sultan is not None:
        position["sultan"] = sultan.split()
    if players == 1:
        position["yusuf"] |= _arrange_yusuf(owners[1], yusuf_cards.split())
    for number, own in enumerate(owners):
        entry: dict[str, Any] = position["everyone"][number]
        is_yusuf = players == 1 and number == 1
        left, right = rows[number]
        held = own.stock.split()
        entry.update(
            dinars=own.dinars,
            seals=own.seals,
            parias=own.parias,
            favour=own.favour,
            balance_card=None if is_yusuf else str(balance_cards[number]),
            left_row=left,
            right_row=right,
            materials={material.id: held.count(material.id) for material in CONTENT.materials},
            goods={good: held.count(good) for good in GOODS},
            poem_goods={good: held.count(f"boxed-{good}") for good in GOODS},
            raws=[raw for raw in RAWS if raw in held],
            ships={ship.rstrip("+"): "settled" if ship.endswith("+") else "exporting" for ship in own.ships.split()},
            storehouses=[*own_stores[number], [], [], [], []][:4],
            workers={
                worker: {"square": own.workers.get(worker), "standing": worker not in own.lying.split()}
                for worker in WORKERS
            },
            points={"start": own.pp} if own.pp else {},
            blue=blues[number],
            red=reds[number],
            grey=own_greys[number],
            majors=own_majors[number],
        )
    dump["moves"] = None
    arranged = restore(dump, game)
    for player, own in zip(arranged.everyone, owners, strict=True):
        player.balances += own.balances
    if players == 1:
        arranged.everyone[1].loose_boxes = owners[1].boxes
    return arranged


def before_ending(players: int = 2, *people: Own, **more: Any) -> SabikaState:
    """All workers lie, but for the poet of the last one of the players."""
    owners = [*people, *[NOTHING] * (max(2, players) - len(people))]
    resting = [own.lying for own in owners]
    for number in range(len(owners)):
        resting[number] = "builder-1 builder-2 merchant" if number == players - 1 else " ".join(WORKERS)
    laid = [_with(own, lying) for own, lying in zip(owners, resting, strict=True)]
    return arrange(players, *laid, seat=players - 1, **more)


def ending(players: int = 2, *people: Own, **more: Any) -> SabikaState:
    """The round is over: the last one of the players has rested, for 3 dinars and a PP, and all workers lie."""
    state = before_ending(players, *people, **more)
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
    """A state before the first turn: each seat chooses from these two starting tiles. The first storehouse tile is
    known."""
    dump: dict[str, Any] = GAME.new(players or len(deals), seed=1).dump()
    position = dump["position"]
    if raws:
        tokens = _Box([good for good in GOODS for _ in range(8)])
        spaces = position["raws"]
        shown = [_raw(tokens.as_token(raw)) for raw in raws.split()[: len(spaces)]]
        position["raws"] = dict(zip(spaces, shown, strict=True))
        position["bag"] = tokens.take_all()
    tiles = _Box(STORE_TILES)
    first, second, third, fourth = tiles.fill(store, 4)
    position["storehouse_tiles"] = {"left": [first, second], "right": [third, fourth]}
    position["storehouse_piles"] = {side: tiles.take_any(10) for side in ("left", "right")}
    position["trade_card"] = str(trade)
    position["dealt"] = [sorted(deal.split(), key=int) for deal in deals]
    dump["moves"] = None
    return restore(dump)


def restore(dump: dict[str, Any], game: Sabika = GAME) -> SabikaState:
    state = game.restore(dump)
    assert isinstance(state, SabikaState)
    return state


def saved_and_restored(state: State) -> SabikaState:
    """The state as it would come back out of a file."""
    return restore(msgspec.json.decode(msgspec.json.encode(state.dump())))


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """Play these moves one after the other, for the seat if one is given, else for the seat to move."""
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


def standing(state: State, seat: int = 0) -> list[bool]:
    """Whether each worker stands."""
    return [worker["standing"] for worker in position(state)["everyone"][seat]["workers"].values()]


def squares(state: State, seat: int = 0) -> list[str | None]:
    """The square of each worker, None in the workshop."""
    return [worker["square"] for worker in position(state)["everyone"][seat]["workers"].values()]


def row(state: State, seat: int = 0) -> list[str]:
    """The minor cards of a player from left to right."""
    own = position(state)["everyone"][seat]
    return [*own["left_row"], *own["right_row"]]


def on_display(state: State, what: str) -> list[str]:
    """The names of what lies on the board: minors, poems, greys, majors, raws, tower, wishes or storehouse_tiles."""
    shown = position(state)[what]
    if what == "storehouse_tiles":
        shown = [*shown["left"], *shown["right"]]
    return [name or "-" for name in (shown.values() if isinstance(shown, dict) else shown)]


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


def _raw(token: str) -> str:
    return token if token == "-" else RAWS[GOODS.index(token)]


def _places(names: Iterable[str]) -> list[str | None]:
    return [None if name == "-" else name for name in names]


def _balance_cards(owners: Sequence[Own]) -> list[int]:
    named = [own.balance for own in owners]
    free = [number for number in range(1, 5) if number not in named]
    return [number if number is not None else free.pop(0) for number in named]


def _arrange_yusuf(him: Own, next_cards: Sequence[str]) -> dict[str, Any]:
    """These cards next, each after its worker tile. He has a tile for each worker that stands."""
    worker_of = {card.id: card.worker for card in CONTENT.yusuf_cards}
    lying = [YUSUF_WORKERS[worker] for worker in him.lying.split()]
    tiles: list[str] = []
    for tile in reversed(CONTENT.yusuf_tiles):
        if tile.worker in lying:
            lying.remove(tile.worker)
        else:
            tiles.insert(0, tile.id)
    first: list[str] = []
    for card in next_cards:
        matching = [tile.id for tile in CONTENT.yusuf_tiles if tile.worker == worker_of[card] and tile.id in tiles]
        if matching:
            first.append(matching[0])
            tiles.remove(matching[0])
    decks = {
        deck: [
            *(card for card in worker_of if worker_of[card] == deck and card not in next_cards),
            *(card for card in reversed(next_cards) if worker_of[card] == deck),
        ]
        for deck in YUSUF_DECKS
    }
    return {
        "worker_tiles": [*tiles, *reversed(first)],
        "decks": decks,
        "discards": {deck: [] for deck in YUSUF_DECKS},
        "card": None,
    }


def _with(own: Own, lying: str) -> Own:
    return Own(**{**own.__dict__, "lying": lying})
