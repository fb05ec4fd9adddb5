"""Making the views: apart from their types, so that it can be compiled."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.sabika import prices, stack
from granada.games.sabika.book import DECKS, EMPTY
from granada.games.sabika.building import joins
from granada.games.sabika.counts import score
from granada.games.sabika.names import SIDES, Names, name_at, named, names_of
from granada.games.sabika.packed import holds
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.player import BOXED_AT, EXPORTING, GOODS_AT, KINDS_OF_GOODS, NO_SHIP, RAWS_AT, SOURCES, Player
from granada.games.sabika.rounds import leftovers
from granada.games.sabika.view import (
    PHASES,
    WORKER_KINDS,
    City,
    PlayerView,
    SabikaView,
    Ship,
    Storehouse,
    Worker,
    YusufView,
)

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


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
        era=state.era,
        start=state.start,
        active=state.active,
        everyone=tuple([_player(state, names, seat) for seat in range(len(state.everyone))]),
        dealt=None,
        chosen=_chosen(state, names, None),
        has_chosen=tuple([tile != EMPTY for tile in state.chosen]),
        task=stack.task_on_top(state),
        resolving=_of_bits(names.poems, state.resolving),
        renewed=state.renewed,
        paria_pile=state.paria_pile,
        sultan=named(names.squares, state.sultan),
        raws={name: name_at(names.raws, int(state.raws[space])) for space, name in enumerate(board.raw_names)},
        marbles={name: bool(state.marbles[space]) for space, name in enumerate(board.marble_names)},
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
        cities={
            city: City(names.city_tiles[state.city_tiles[n]], bool(state.seals[n]))
            for n, city in enumerate(book.city_names)
        },
        trade_card=names.trade_cards[state.trade_card],
        wishes=named(names.wishes, state.wishes),
        tower=named(names.wishes, state.tower),
        event=name_at(names.events, int(state.event)),
        coming_event=names.events[state.coming_events[0]] if state.coming_events else None,
        yusuf=_yusuf(state, names) if state.has_yusuf else None,
    )


def secrets(state: "SabikaState", seat: int) -> dict[str, object]:
    names = names_of(state.book)
    dealt = named(names.starting_tiles, state.dealt[seat]) if state.phase == CHOOSING else None
    return {"dealt": dealt, "chosen": _chosen(state, names, seat)}


def _chosen(state: "SabikaState", names: Names, seat: int | None) -> tuple[str | None, ...]:
    """Before all have chosen, one knows only one's own."""
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
        storehouses=() if state.is_yusuf(seat) else _storehouses(state, names, player),
        workers={
            worker: Worker(kind, name_at(names.squares, int(player.squares[n])), bool(player.standing[n]))
            for n, (worker, kind) in enumerate(WORKER_KINDS.items())
        },
        ships={city: _ship(player.ships[n]) for n, city in enumerate(names.cities) if player.ships[n] != NO_SHIP},
        blue=named(names.poems, player.blue),
        spent_poems=_of_bits(names.poems, player.used),
        red=named(names.poems, player.red),
        grey=named(names.greys, player.grey),
        majors=named(names.majors, player.majors),
        balance_card=name_at(names.balance_cards, int(player.balance_card)),
        left_row=named(names.minors, player.row[: player.left_cards]),
        right_row=named(names.minors, player.row[player.left_cards :]),
        joins=joins(state, seat),
        balances=player.balances,
        prices=prices.of(state, seat),
        if_over_now=points if state.over else points | _final(state, seat, sum(greys.values())),
        greys_now=greys,
        if_wishes_now=_wishes(state, seat),
    )


def _ship(ship: i64) -> Ship:
    return "exporting" if ship == EXPORTING else "settled"


def _storehouses(state: "SabikaState", names: Names, player: Player) -> tuple[Storehouse, ...]:
    own = state.book.content.start.boxes
    boxes = state.book.store_boxes
    found: list[Storehouse] = []
    for first in range(0, len(player.stores), 2):
        tiles = [int(tile) for tile in player.stores[first : first + 2] if tile != EMPTY]
        found.append(Storehouse(named(names.store_tiles, tiles), own + sum([int(boxes[tile]) for tile in tiles])))
    return tuple(found)


def _yusuf(state: "SabikaState", names: Names) -> YusufView:
    return YusufView(
        worker_tiles=len(state.yusuf_tiles),
        card=name_at(names.yusuf_cards, int(state.yusuf_card)),
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
