"""Making the views: apart from their types, so that it can be compiled."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import prices
from granada.games.sabika import tasks as t
from granada.games.sabika.book import DECKS, EMPTY, RING_OF, RINGS, Board, Book
from granada.games.sabika.building import WILD, row_of
from granada.games.sabika.counts import score
from granada.games.sabika.names import SIDES, Names, name_at, named, names_of
from granada.games.sabika.packed import holds
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.player import (
    BOXED_AT,
    EXPORTING,
    GOODS_AT,
    KINDS_OF_GOODS,
    NO_SHIP,
    RAWS_AT,
    SOURCES,
    TILES_EACH,
    Player,
)
from granada.games.sabika.rounds import leftovers, played_round
from granada.games.sabika.stack import Task, task_named
from granada.games.sabika.view import (
    PHASES,
    WORKER_KINDS,
    City,
    PlayerView,
    RoundEnd,
    RowCard,
    SabikaView,
    Ship,
    Space,
    Storehouse,
    Worker,
    YusufView,
)

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

PARTS_KEPT: Final = 4096
"""The parts of views that are made once and shared: they change seldom."""


def public(state: "SabikaState") -> SabikaView:
    names, board, book = names_of(state.book), state.board, state.book
    half = len(state.store_tiles) // len(SIDES)
    tiles = [name_at(names.store_tiles, int(tile)) for tile in state.store_tiles]
    return SabikaView(
        game=state.header.game,
        players=state.players,
        seat=None,
        turn=state.turn,
        over=state.over,
        to_move=state.to_move,
        deciders=state.deciders,
        undoable=state.undoable,
        hides=state.hides,
        scores=state.scores,
        winners=state.winners,
        phase=PHASES[state.phase],
        round=state.round,
        played_round=int(played_round(state)),
        round_ends=_round_ends(state, names),
        era=state.era,
        start=state.start,
        active=state.active,
        everyone=tuple([_player(state, names, seat) for seat in range(len(state.everyone))]),
        dealt=None,
        chosen=_chosen(state, names, None),
        has_chosen=tuple([tile != EMPTY for tile in state.chosen]),
        task=_task_on_top(state),
        resolving=_of_bits(names.poems, state.resolving),
        renewed=state.renewed,
        paria_pile=state.paria_pile,
        sultan=named(names.squares, state.sultan),
        spaces=_spaces(board),
        raws=_raws(book, board, tuple([int(raw) for raw in state.raws])),
        marbles=_marbles(board, tuple([bool(marble) for marble in state.marbles])),
        bag=len(state.bag),
        used_tokens={good: state.used_tokens.count(kind) for kind, good in enumerate(names.goods)},
        majors=named(names.majors, state.majors),
        minors=tuple([name_at(names.minors, int(card)) for card in state.minors]),
        minor_deck=len(state.minor_deck),
        minor_discard=named(names.minors, sorted(state.minor_discard)),
        poems=tuple([name_at(names.poems, int(poem)) for poem in state.poems]),
        poem_deck=len(state.poem_deck),
        greys=named(names.greys, state.greys),
        storehouse_tiles={side: tuple(tiles[n * half : (n + 1) * half]) for n, side in enumerate(SIDES)},
        storehouse_piles={side: len(state.store_piles[n]) for n, side in enumerate(SIDES)},
        cities=_cities(book, tuple([int(tile) for tile in state.city_tiles]), state.seals),
        trade_card=names.trade_cards[state.trade_card],
        wishes=named(names.wishes, state.wishes),
        tower=named(names.wishes, state.tower),
        event=name_at(names.events, int(state.event)),
        coming_event=names.events[state.coming_events[0]] if state.coming_events else None,
        yusuf=_yusuf(state, names) if state.has_yusuf else None,
    )


def _task_on_top(state: "SabikaState") -> Task | None:
    """The task that has to be decided, or None."""
    if state.top < 0:
        return None
    kind, seat, figure, other, source = [int(number) for number in state.tasks[state.top : state.top + t.TASK]]
    return task_named(state.book, state.board, kind, seat, figure, other, source)


def secrets(state: "SabikaState", seat: int) -> dict[str, object]:
    names = names_of(state.book)
    dealt = named(names.starting_tiles, state.dealt[seat]) if state.phase == CHOOSING else None
    return {"dealt": dealt, "chosen": _chosen(state, names, seat)}


def _chosen(state: "SabikaState", names: Names, seat: int | None) -> tuple[str | None, ...]:
    """The tiles that the seats have chosen. Before all have chosen, one knows only one's own."""
    choosing = state.phase == CHOOSING
    return tuple(
        [
            None if choosing and other != seat else name_at(names.starting_tiles, tile)
            for other, tile in enumerate(state.chosen)
        ]
    )


def _player(state: "SabikaState", names: Names, seat: i64) -> PlayerView:
    player: Player = state.everyone[seat]
    points = {source: int(player.points[n]) for n, source in enumerate(SOURCES) if player.points[n]}
    stock = player.stock
    greys = {names.greys[poem]: int(score(state, seat, state.book.major_poem[poem])) for poem in player.grey}
    return PlayerView(
        pp=player.pp,
        points=points,
        dinars=player.dinars,
        seals=player.seals,
        parias=player.parias,
        favour=player.favour,
        materials={name: int(stock[n]) for n, name in enumerate(names.materials)},
        goods={name: int(stock[GOODS_AT + n]) for n, name in enumerate(names.goods)},
        poem_goods={name: int(stock[BOXED_AT + n]) for n, name in enumerate(names.goods)},
        raws=tuple([names.raws[kind] for kind in range(KINDS_OF_GOODS) if stock[RAWS_AT + kind]]),
        stored=player.stored(),
        boxes=state.boxes(seat),
        poem_boxes=state.poem_boxes(seat),
        storehouses=() if state.is_yusuf(seat) else _storehouses(state.book, tuple([int(n) for n in player.stores])),
        workers=_workers(
            state.book, tuple([int(square) for square in player.squares]), tuple([bool(n) for n in player.standing])
        ),
        ships={city: _ship(player.ships[n]) for n, city in enumerate(names.cities) if player.ships[n] != NO_SHIP},
        blue=named(names.poems, player.blue),
        spent_poems=_of_bits(names.poems, player.used),
        red=named(names.poems, player.red),
        grey=named(names.greys, player.grey),
        majors=named(names.majors, player.majors),
        balance_card=name_at(names.balance_cards, int(player.balance_card)),
        left_row=named(names.minors, player.row[: player.left_cards]),
        right_row=named(names.minors, player.row[player.left_cards :]),
        row=_row(state.book, int(player.balance_card), player.row, int(player.left_cards)),
        balances=player.balances,
        prices=prices.of(state, seat),
        if_over_now=points if state.over else points | _final(state, seat, sum(greys.values())),
        greys_now=greys,
        if_wishes_now=_wishes(state, seat),
    )


@lru_cache(PARTS_KEPT)
def _workers(book: Book, squares: tuple[int, ...], standing: tuple[bool, ...]) -> dict[str, Worker]:
    names = names_of(book).squares
    return {
        worker: Worker(kind, RINGS[RING_OF[n]], name_at(names, squares[n]), standing[n])
        for n, (worker, kind) in enumerate(WORKER_KINDS.items())
    }


@lru_cache(PARTS_KEPT)
def _row(book: Book, balance_card: int, minors: tuple[int, ...], left_cards: int) -> tuple[RowCard, ...]:
    """Yusuf has no balance card, and no row."""
    if balance_card == EMPTY:
        return ()
    names = names_of(book)
    return tuple(
        [
            RowCard(name_at(names.minors, card), _half(names, left), _half(names, right), joins)
            for card, left, right, joins in row_of(book, balance_card, minors, left_cards)
        ]
    )


def _half(names: Names, colour: int) -> str:
    return "wild" if colour == WILD else names.colours[colour]


def _ship(ship: i64) -> Ship:
    return "exporting" if ship == EXPORTING else "settled"


@lru_cache(PARTS_KEPT)
def _spaces(board: Board) -> dict[str, Space]:
    return {
        space.id: Space(
            space.kind, space.angle, tuple([f"{ring}-{index}" for ring in RINGS for index in getattr(space, ring)])
        )
        for space in board.spaces
    }


@lru_cache(PARTS_KEPT)
def _raws(book: Book, board: Board, raws: tuple[int, ...]) -> dict[str, str | None]:
    names = names_of(book).raws
    return {space: name_at(names, raw) for space, raw in zip(board.raw_names, raws, strict=True)}


@lru_cache(PARTS_KEPT)
def _marbles(board: Board, marbles: tuple[bool, ...]) -> dict[str, bool]:
    return dict(zip(board.marble_names, marbles, strict=True))


def _round_ends(state: "SabikaState", names: Names) -> tuple[RoundEnd, ...]:
    """The end of a round is what happens when the narrator comes to the next space."""
    event = name_at(names.events, int(state.coming_events[0]) if state.coming_events else int(EMPTY))
    return _ends(state.book, state.tower, state.wishes, state.event != EMPTY, event, int(state.round))


@lru_cache(PARTS_KEPT)
def _ends(
    book: Book, tower: tuple[int, ...], coming: tuple[int, ...], has_events: bool, event: str | None, narrator: int
) -> tuple[RoundEnd, ...]:
    wishes, ends = list(named(names_of(book).wishes, [*tower, *coming])), list[RoundEnd]()
    scored = len(tower)
    for space in book.content.round_track[1:]:
        comes = event if space.event_change and space.space > narrator else None
        if comes is not None:
            event = None
        ends.append(
            RoundEnd(
                round=space.space - 1,
                tribute=space.tribute,
                wish=wishes.pop(0) if space.wish and wishes else None,
                is_scored=space.wish and scored > 0,
                event=comes,
                changes_event=space.event_change and has_events,
                changes_era=space.era_change,
            )
        )
        scored -= space.wish
    return tuple(ends)


@lru_cache(PARTS_KEPT)
def _cities(book: Book, tiles: tuple[int, ...], seals: tuple[int, ...]) -> dict[str, City]:
    names = names_of(book).city_tiles
    return {city: City(names[tile], bool(seal)) for city, tile, seal in zip(book.city_names, tiles, seals, strict=True)}


@lru_cache(PARTS_KEPT)
def _storehouses(book: Book, stores: tuple[int, ...]) -> tuple[Storehouse, ...]:
    names, own = names_of(book).store_tiles, book.content.start.boxes
    found: list[Storehouse] = []
    for first in range(0, len(stores), TILES_EACH):
        tiles = [tile for tile in stores[first : first + TILES_EACH] if tile != EMPTY]
        found.append(Storehouse(named(names, tiles), own + sum([int(book.store_boxes[tile]) for tile in tiles])))
    return tuple(found)


def _yusuf(state: "SabikaState", names: Names) -> YusufView:
    return YusufView(
        worker_tiles=len(state.yusuf_tiles),
        card=name_at(names.yusuf_cards, int(state.yusuf_card)),
        square=None if state.yusuf_card == EMPTY else names.squares[state.book.yusuf_square[state.yusuf_card]],
        decks={worker: len(deck) for worker, deck in zip(DECKS, state.yusuf_decks, strict=True)},
        discards={
            worker: named(names.yusuf_cards, pile) for worker, pile in zip(DECKS, state.yusuf_discards, strict=True)
        },
        storehouse_tiles=named(names.store_tiles, state.yusuf_stores),
    )


def _of_bits(names: list[str], bits: i64) -> tuple[str, ...]:
    return tuple([name for number, name in enumerate(names) if holds(bits, number)]) if bits else ()


def _final(state: "SabikaState", seat: i64, greys: int) -> dict[str, int]:
    """What else the end of the game brings, without the sources that bring nothing."""
    trade = int(score(state, seat, state.book.trade_card[state.trade_card]))
    points = {"major-poems": greys, "trade": trade, "leftovers": int(leftovers(state, seat))}
    return {source: number for source, number in points.items() if number}


def _wishes(state: "SabikaState", seat: i64) -> int:
    scored = [*state.tower, *state.wishes[:1]]
    return sum([int(score(state, seat, node)) for wish in scored for node in state.book.wish[wish]])
