"""A position of Sabika as JSON-able data, both ways, and the count of its components.

Everything is named as in the view. Decks, piles and the bag are listed from the bottom: what is drawn next comes last.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from granada.games.sabika import stack
from granada.games.sabika.book import DECKS, EMPTY
from granada.games.sabika.building import WILD
from granada.games.sabika.names import SIDES, Names, name_at, named, names_of
from granada.games.sabika.packed import holds, only, set_of
from granada.games.sabika.player import (
    BOXED_AT,
    EXPORTING,
    GOODS_AT,
    NO_SHIP,
    RAWS_AT,
    SETTLED,
    SOURCES,
    TILES_EACH,
    YUSUF,
    Player,
    new_player,
)
from granada.games.sabika.rows import MOST
from granada.games.sabika.tasks import POEM_DONE, WHICH_SIDE
from granada.games.sabika.view import PHASES, Ship
from granada.kernel.errors import BadPosition
from granada.kernel.faults import KernelFault

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

Count = Annotated[int, Meta(ge=0, le=MOST)]
Points = Annotated[int, Meta(ge=-MOST, le=MOST)]

T = TypeVar("T")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a position: nothing else may be written there."""


class WorkerPosition(Part, frozen=True, kw_only=True):
    square: str | None
    standing: bool


class CityPosition(Part, frozen=True, kw_only=True):
    tile: str
    seal: bool


class PlayerPosition(Part, frozen=True, kw_only=True):
    points: dict[str, Points]
    """PP by source."""
    dinars: Count
    seals: Count
    parias: Count
    favour: Count
    materials: dict[str, Count]
    goods: dict[str, Count]
    poem_goods: dict[str, Count]
    raws: tuple[str, ...]
    storehouses: tuple[tuple[str, ...], ...]
    workers: dict[str, WorkerPosition]
    ships: dict[str, Ship]
    blue: tuple[str, ...]
    spent_poems: tuple[str, ...]
    red: tuple[str, ...]
    grey: tuple[str, ...]
    majors: tuple[str, ...]
    balance_card: str | None
    left_row: tuple[str, ...]
    right_row: tuple[str, ...]


class YusufPosition(Part, frozen=True, kw_only=True):
    worker_tiles: tuple[str, ...]
    card: str | None
    decks: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    storehouse_tiles: tuple[str, ...]


class Position(Part, frozen=True, kw_only=True):
    phase: Literal["choosing", "playing", "over"]
    round: Count
    start: Count
    active: Count
    renewed: bool
    tasks: tuple[stack.Task, ...]
    """The stack of tasks: the task on top is the last."""
    dealt: tuple[tuple[str, ...], ...]
    chosen: tuple[str | None, ...]
    paria_pile: tuple[Count, ...]
    sultan: tuple[str, ...]
    raws: dict[str, str | None]
    marbles: dict[str, bool]
    bag: tuple[str, ...]
    used_tokens: tuple[str, ...]
    majors: tuple[str, ...]
    minors: tuple[str | None, ...]
    minor_deck: tuple[str, ...]
    minor_discard: tuple[str, ...]
    poems: tuple[str | None, ...]
    poem_deck: tuple[str, ...]
    greys: tuple[str, ...]
    storehouse_tiles: dict[str, tuple[str | None, ...]]
    storehouse_piles: dict[str, tuple[str, ...]]
    cities: dict[str, CityPosition]
    trade_card: str
    wishes: tuple[str, ...]
    tower: tuple[str, ...]
    event: str | None
    coming_events: tuple[str, ...]
    everyone: tuple[PlayerPosition, ...]
    yusuf: YusufPosition | None


# From the State.


def dump_position(state: "SabikaState") -> dict[str, object]:
    names, board = names_of(state.book), state.board
    half = len(state.store_tiles) // len(SIDES)
    tiles = _places(names.store_tiles, state.store_tiles)
    position = Position(
        phase=PHASES[state.phase],
        round=int(state.round),
        start=int(state.start),
        active=int(state.active),
        renewed=state.renewed,
        tasks=tuple(stack.task_named(state.book, state.board, *task) for task in stack.numbers(state)),
        dealt=tuple(named(names.starting_tiles, tiles) for tiles in state.dealt),
        chosen=_places(names.starting_tiles, state.chosen),
        paria_pile=state.paria_pile,
        sultan=named(names.squares, state.sultan),
        raws=dict(zip(board.raw_names, _places(names.raws, state.raws), strict=True)),
        marbles=dict(zip(board.marble_names, map(bool, state.marbles), strict=True)),
        bag=named(names.goods, state.bag),
        used_tokens=named(names.goods, state.used_tokens),
        majors=named(names.majors, state.majors),
        minors=_places(names.minors, state.minors),
        minor_deck=named(names.minors, state.minor_deck),
        minor_discard=named(names.minors, state.minor_discard),
        poems=_places(names.poems, state.poems),
        poem_deck=named(names.poems, state.poem_deck),
        greys=named(names.greys, state.greys),
        storehouse_tiles={side: tiles[n * half : (n + 1) * half] for n, side in enumerate(SIDES)},
        storehouse_piles={
            side: named(names.store_tiles, pile) for side, pile in zip(SIDES, state.store_piles, strict=True)
        },
        cities={
            city: CityPosition(tile=names.city_tiles[tile], seal=bool(seal))
            for city, tile, seal in zip(names.cities, state.city_tiles, state.seals, strict=True)
        },
        trade_card=names.trade_cards[state.trade_card],
        wishes=named(names.wishes, state.wishes),
        tower=named(names.wishes, state.tower),
        event=name_at(names.events, int(state.event)),
        coming_events=named(names.events, state.coming_events),
        everyone=tuple(_dump_player(names, player) for player in state.everyone),
        yusuf=_dump_yusuf(state, names) if state.has_yusuf else None,
    )
    return msgspec.to_builtins(position)  # type: ignore[no-any-return]


def _dump_player(names: Names, player: Player) -> PlayerPosition:
    stock = [int(number) for number in player.stock]
    raws = zip(names.raws, stock[RAWS_AT:], strict=True)
    stores = [int(tile) for tile in player.stores]
    return PlayerPosition(
        points={source: int(points) for source, points in zip(SOURCES, player.points, strict=True) if points},
        dinars=int(player.dinars),
        seals=int(player.seals),
        parias=int(player.parias),
        favour=int(player.favour),
        materials=dict(zip(names.materials, stock[:GOODS_AT], strict=True)),
        goods=dict(zip(names.goods, stock[GOODS_AT:BOXED_AT], strict=True)),
        poem_goods=dict(zip(names.goods, stock[BOXED_AT:RAWS_AT], strict=True)),
        raws=tuple(raw for raw, held in raws if held),
        storehouses=tuple(
            named(names.store_tiles, [tile for tile in stores[first : first + TILES_EACH] if tile != EMPTY])
            for first in range(0, len(stores), TILES_EACH)
        ),
        workers={
            worker: WorkerPosition(square=name_at(names.squares, int(square)), standing=bool(standing))
            for worker, square, standing in zip(names.workers, player.squares, player.standing, strict=True)
        },
        ships={
            city: "settled" if ship == SETTLED else "exporting"
            for city, ship in zip(names.cities, player.ships, strict=True)
            if ship != NO_SHIP
        },
        blue=named(names.poems, player.blue),
        spent_poems=tuple(poem for number, poem in enumerate(names.poems) if holds(player.used, number)),
        red=named(names.poems, player.red),
        grey=named(names.greys, player.grey),
        majors=named(names.majors, player.majors),
        balance_card=name_at(names.balance_cards, int(player.balance_card)),
        left_row=named(names.minors, player.row[: player.left_cards]),
        right_row=named(names.minors, player.row[player.left_cards :]),
    )


def _dump_yusuf(state: "SabikaState", names: Names) -> YusufPosition:
    return YusufPosition(
        worker_tiles=named(names.yusuf_tiles, state.yusuf_tiles),
        card=name_at(names.yusuf_cards, int(state.yusuf_card)),
        decks={deck: named(names.yusuf_cards, cards) for deck, cards in zip(DECKS, state.yusuf_decks, strict=True)},
        discards={
            deck: named(names.yusuf_cards, cards) for deck, cards in zip(DECKS, state.yusuf_discards, strict=True)
        },
        storehouse_tiles=named(names.store_tiles, state.yusuf_stores),
    )


def _places(names: Sequence[str], numbers: Iterable[int]) -> tuple[str | None, ...]:
    return tuple(name_at(names, int(number)) for number in numbers)


# Into a State.


def restore_position(state: "SabikaState", data: dict[str, object]) -> None:
    """Put the position on an empty table. Names that do not exist are refused; whether it all fits together is not
    asked yet."""
    position, names = msgspec.convert(data, Position), names_of(state.book)
    state.phase = PHASES.index(position.phase)
    state.round, state.start, state.active = position.round, position.start, position.active
    state.renewed = position.renewed
    state.dealt = tuple(_numbers("dealt", names.starting_tiles, tiles) for tiles in position.dealt)
    state.chosen = _numbers("chosen", names.starting_tiles, position.chosen)
    state.paria_pile = position.paria_pile
    state.sultan = _numbers("sultan", names.squares, position.sultan)
    state.raws = vec[i64](_numbers("raws", names.raws, _all_of("raws", state.board.raw_names, position.raws)))
    state.marbles = vec[i64](list(map(int, _all_of("marbles", state.board.marble_names, position.marbles))))
    state.bag = _numbers("bag", names.goods, position.bag)
    state.used_tokens = _numbers("used_tokens", names.goods, position.used_tokens)
    state.majors = _numbers("majors", names.majors, position.majors)
    state.minors = vec[i64](_numbers("minors", names.minors, position.minors))
    state.minor_deck = _numbers("minor_deck", names.minors, position.minor_deck)
    state.minor_discard = _numbers("minor_discard", names.minors, position.minor_discard)
    state.poems = vec[i64](_numbers("poems", names.poems, position.poems))
    state.poem_deck = _numbers("poem_deck", names.poems, position.poem_deck)
    state.greys = _numbers("greys", names.greys, position.greys)
    tiles = _all_of("storehouse_tiles", SIDES, position.storehouse_tiles)
    places = state.book.content.displays.storehouse_tiles
    if any(len(side) != places for side in tiles):
        raise _impossible("storehouse_tiles")
    shown = [tile for side in tiles for tile in side]
    state.store_tiles = vec[i64](_numbers("storehouse_tiles", names.store_tiles, shown))
    piles = _all_of("storehouse_piles", SIDES, position.storehouse_piles)
    state.store_piles = tuple(_numbers("storehouse_piles", names.store_tiles, pile) for pile in piles)
    cities = _all_of("cities", names.cities, position.cities)
    state.city_tiles = vec[i64](_numbers("cities", names.city_tiles, [city.tile for city in cities]))
    state.seals = tuple(int(city.seal) for city in cities)
    (state.trade_card,) = _numbers("trade_card", names.trade_cards, [position.trade_card])
    state.wishes = _numbers("wishes", names.wishes, position.wishes)
    state.tower = _numbers("tower", names.wishes, position.tower)
    (state.event,) = _numbers("event", names.events, [position.event])
    state.coming_events = _numbers("coming_events", names.events, position.coming_events)
    state.everyone = [_restore_player(state, names, player) for player in position.everyone]
    if (position.yusuf is not None) != state.has_yusuf or len(state.everyone) != max(2, state.players):
        raise _impossible("everyone")
    if position.yusuf is not None:
        _restore_yusuf(state, names, position.yusuf)
    _restore_tasks(state, position.tasks)


def _restore_player(state: "SabikaState", names: Names, position: PlayerPosition) -> Player:
    player = new_player()
    player.dinars, player.seals = position.dinars, position.seals
    player.parias, player.favour = position.parias, position.favour
    if not set(position.points) <= set(SOURCES):
        raise _impossible("points")
    player.points = vec[i64]([position.points.get(source, 0) for source in SOURCES])
    raws = _numbers("raws", names.raws, position.raws)
    player.stock = vec[i64](
        [
            *_all_of("materials", names.materials, position.materials),
            *_all_of("goods", names.goods, position.goods),
            *_all_of("poem_goods", names.goods, position.poem_goods),
            *(raws.count(kind) for kind in range(len(names.raws))),
        ]
    )
    if len(position.storehouses) * TILES_EACH != len(player.stores) or max(map(len, position.storehouses)) > TILES_EACH:
        raise _impossible("storehouses")
    stores = [tile for tiles in position.storehouses for tile in [*tiles, *[None] * TILES_EACH][:TILES_EACH]]
    player.stores = vec[i64](_numbers("storehouses", names.store_tiles, stores))
    workers = _all_of("workers", names.workers, position.workers)
    player.squares = vec[i64](_numbers("workers", names.squares, [worker.square for worker in workers]))
    player.standing = vec[i64]([int(worker.standing) for worker in workers])
    if not set(position.ships) <= set(names.cities):
        raise _impossible("ships")
    ships = {None: NO_SHIP, "exporting": EXPORTING, "settled": SETTLED}
    player.ships = vec[i64]([ships[position.ships.get(city)] for city in names.cities])
    player.blue = _numbers("blue", names.poems, position.blue)
    player.used = set_of(list(_numbers("spent_poems", names.poems, position.spent_poems)))
    player.red = _numbers("red", names.poems, position.red)
    player.grey = _numbers("grey", names.greys, position.grey)
    player.majors = _numbers("majors", names.majors, position.majors)
    (player.balance_card,) = _numbers("balance_card", names.balance_cards, [position.balance_card])
    player.row = _numbers("row", names.minors, [*position.left_row, *position.right_row])
    player.left_cards = len(position.left_row)
    player.balances = 0 if player.balance_card == EMPTY else _balances(state, player)
    return player


def _balances(state: "SabikaState", player: Player) -> int:
    """How many artworks are complete in the row, to the left and to the right of the balance card."""
    book, found = state.book, 0
    at_end = book.balance_left[player.balance_card]
    for card in reversed(player.row[: player.left_cards]):
        found += at_end == book.minor_right[card]
        at_end = book.minor_left[card]
    at_end = WILD
    for card in player.row[player.left_cards :]:
        found += at_end in (book.minor_left[card], WILD)
        at_end = book.minor_right[card]
    return found


def _restore_yusuf(state: "SabikaState", names: Names, position: YusufPosition) -> None:
    decks, discards = _all_of("yusuf", DECKS, position.decks), _all_of("yusuf", DECKS, position.discards)
    state.yusuf_tiles = _numbers("yusuf", names.yusuf_tiles, position.worker_tiles)
    state.yusuf_decks = [_numbers("yusuf", names.yusuf_cards, deck) for deck in decks]
    state.yusuf_discards = [_numbers("yusuf", names.yusuf_cards, pile) for pile in discards]
    (state.yusuf_card,) = _numbers("yusuf", names.yusuf_cards, [position.card])
    state.yusuf_stores = _numbers("yusuf", names.store_tiles, position.storehouse_tiles)
    boxes = sum(state.book.store_boxes[tile] for tile in state.yusuf_stores)
    state.everyone[YUSUF].loose_boxes = state.book.content.yusuf.boxes + boxes


def _restore_tasks(state: "SabikaState", tasks: tuple[stack.Task, ...]) -> None:
    """A red poem is being resolved until the task at its end is done."""
    try:
        numbers = [stack.task_numbers(state, task) for task in tasks]
    except (ValueError, TypeError):
        raise _impossible("tasks") from None
    state.resolving = 0
    for task in numbers:
        state.add(*task)
        if task.kind == POEM_DONE:
            state.resolving |= only(task.figure)


def _numbers(part: str, names: Sequence[str], chosen: Iterable[str | None]) -> tuple[int, ...]:
    """None is an empty place."""
    numbers = {name: number for number, name in enumerate(names)}
    try:
        return tuple(EMPTY if name is None else numbers[name] for name in chosen)
    except KeyError:
        raise _impossible(part) from None


def _all_of(part: str, names: Sequence[str], values: Mapping[str, T]) -> list[T]:
    """One value for each name, in their order."""
    if set(values) != set(names):
        raise _impossible(part)
    return [values[name] for name in names]


def _impossible(part: str) -> BadPosition:
    return BadPosition(KernelFault.IMPOSSIBLE_PART, part=part)


# Counting.


def census(state: "SabikaState") -> dict[str, int]:
    """Every card, tile and token, wherever it lies. Seals and major tiles may leave the game for good."""
    tokens = [*state.bag, *state.used_tokens, *state.raws]
    minors = [*state.minor_deck, *state.minor_discard, *state.minors]
    poems = [*state.poem_deck, *state.poems]
    tiles = [*state.store_tiles, *state.yusuf_stores, *(tile for pile in state.store_piles for tile in pile)]
    greys = len(state.greys)
    for player in state.everyone:
        stock = [int(number) for number in player.stock]
        for first in (GOODS_AT, BOXED_AT, RAWS_AT):
            tokens += [kind for kind in range(RAWS_AT - BOXED_AT) for _ in range(stock[first + kind])]
        minors += player.row
        poems += [*player.blue, *player.red]
        tiles += player.stores
        greys += len(player.grey)
    # A card on its way into a row lies on the stack.
    minors += [task.figure for task in stack.numbers(state) if task.kind == WHICH_SIDE]
    cards = [card for piles in (state.yusuf_decks, state.yusuf_discards) for pile in piles for card in pile]
    names = names_of(state.book)
    counts = Counter({"major poems": greys, "wishes": len(state.wishes) + len(state.tower)})
    for kind, of, found in (
        ("token", names.goods, tokens),
        ("minor card", names.minors, minors),
        ("minor poem", names.poems, poems),
        ("storehouse tile", names.store_tiles, tiles),
        ("yusuf's card", names.yusuf_cards, cards),
    ):
        counts.update(f"{kind} {of[number]}" for number in found if number != EMPTY)
    return dict(sorted(counts.items()))
