"""What one seat, or a spectator, may know of a game of Sabika.

Secret are the starting tiles until all have chosen, and the order of decks, piles and the bag; all else lies open.
Everything is named as in the notation; what the notation does not name is called as the content file calls it. Where a
place is empty, there is None.
"""

from collections import Counter
from typing import TYPE_CHECKING, Literal

import msgspec

from granada.games.sabika import prices, stack
from granada.games.sabika.book import DECKS
from granada.games.sabika.counts import score
from granada.games.sabika.names import NOTHING, SIDES, Names, name_at, named, names_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.player import (
    BOXED_AT,
    EXPORTING,
    GOODS_AT,
    KINDS_OF_GOODS,
    NO_SHIP,
    RAWS_AT,
    SOURCES,
    Player,
)
from granada.games.sabika.rounds import leftovers
from granada.kernel.view import Scoring, View

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

PHASES: tuple[Literal["choosing", "playing", "over"], ...] = ("choosing", "playing", "over")

Ship = Literal["exporting", "settled"]
"""On the left of its city, or on the right: consolidated."""


WorkerKind = Literal["builder", "merchant", "poet"]
WORKER_KINDS: dict[str, WorkerKind] = {
    "builder-1": "builder",
    "builder-2": "builder",
    "merchant": "merchant",
    "poet": "poet",
}


class Worker(msgspec.Struct, frozen=True):
    kind: WorkerKind
    square: str | None
    """None in the workshop."""
    standing: bool
    """Whether the worker can still work in this round."""


class Storehouse(msgspec.Struct, frozen=True):
    tiles: tuple[str, ...]
    """The lower one first; the bonus of the last one can be taken."""
    boxes: int
    """Store boxes, those of the storehouse itself included."""


class City(msgspec.Struct, frozen=True):
    tile: str
    seal: bool


class YusufView(msgspec.Struct, frozen=True, kw_only=True):
    """What only Yusuf has."""

    worker_tiles: int
    """How many he has not drawn yet in this round."""
    card: str | None
    """The one that he has played last."""
    decks: dict[str, int]
    """How many cards are left, by worker."""
    discards: dict[str, tuple[str, ...]]
    storehouse_tiles: tuple[str, ...]
    """They give him boxes, but no bonuses."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    pp: int
    points: dict[str, int]
    """PP by source."""
    dinars: int
    seals: int
    parias: int
    """The space on the paria track."""
    favour: int
    """The space on the favour track."""
    materials: dict[str, int]
    goods: dict[str, int]
    """Those in storehouses."""
    poem_goods: dict[str, int]
    """Those in the boxes of blue poems."""
    raws: tuple[str, ...]
    """The raw materials on the processing spaces, one of a kind at most."""
    stored: int
    """How many store boxes of the storehouses are taken."""
    boxes: int
    """Store boxes of the storehouses."""
    poem_boxes: int
    """Boxes for goods only, on blue poems."""
    storehouses: tuple[Storehouse, ...]
    """Yusuf has none."""
    workers: dict[str, Worker]
    """By their names in the notation."""
    ships: dict[str, Ship]
    """By city, where there is one."""
    blue: tuple[str, ...]
    """Blue poems in the order of carving. Yusuf's minor poems have no colour, and lie here."""
    spent_poems: tuple[str, ...]
    """Blue poems that work once a round, and have."""
    red: tuple[str, ...]
    grey: tuple[str, ...]
    majors: tuple[str, ...]
    balance_card: str | None
    """Yusuf has none."""
    left_row: tuple[str, ...]
    """The minor cards to the left of the balance card, from left to right."""
    right_row: tuple[str, ...]
    balances: int
    prices: prices.Prices
    if_over_now: dict[str, int]
    """PP by source as if the last round had ended now, without its income, wishes and tribute."""
    greys_now: dict[str, int]
    """What each major poem brings if the game ends now."""
    if_wishes_now: int
    """What the next scoring of the tower would pay now."""


class SabikaView(View, frozen=True, kw_only=True):
    phase: Literal["choosing", "playing", "over"]
    round: int
    """The space of the narrator on the round track."""
    era: int
    start: int
    """Who has the start player token."""
    active: int
    """Whose turn it is; Yusuf's seat is the one after the only player's."""
    everyone: tuple[PlayerView, ...]
    """By seat; Yusuf last."""
    dealt: tuple[str, ...] | None
    """One's own starting tiles to choose from."""
    chosen: tuple[str | None, ...]
    """Starting tiles; before all have chosen, only one's own."""
    has_chosen: tuple[bool, ...]
    task: stack.Task | None
    """What has to be decided."""
    resolving: tuple[str, ...]
    """Red poems whose effects are not over yet: they cannot be reactivated."""
    renewed: bool
    """Whether the minor cards have been renewed in this turn."""
    paria_pile: tuple[int, ...]
    """Seats; where several are on the same space of the paria track, the last of them is on top."""
    sultan: tuple[str, ...]
    """The squares of the Sultan's workers."""
    raws: dict[str, str | None]
    """The raw material on each space of the rondel."""
    marbles: dict[str, bool]
    """Whether there is a marble on each space of the rondel."""
    bag: int
    used_tokens: dict[str, int]
    """Tokens in the discard, by good."""
    majors: tuple[str, ...]
    """Of both eras; only those of the present one can be built."""
    minors: tuple[str | None, ...]
    """Left column, then right column, from the top."""
    minor_deck: int
    minor_discard: tuple[str, ...]
    poems: tuple[str | None, ...]
    poem_deck: int
    greys: tuple[str, ...]
    storehouse_tiles: dict[str, tuple[str | None, ...]]
    """On the left and on the right of the board."""
    storehouse_piles: dict[str, int]
    cities: dict[str, City]
    trade_card: str
    wishes: tuple[str, ...]
    """Those to come, in their order."""
    tower: tuple[str, ...]
    """Those that are scored."""
    event: str | None
    coming_event: str | None
    yusuf: YusufView | None

    @property
    def rival(self) -> str | None:
        return None if self.yusuf is None else "sabika-yusuf"

    def scorings(self) -> tuple[Scoring, ...]:
        sources = tuple(source for source in SOURCES if any(source in player.points for player in self.everyone))
        rows = tuple(tuple(player.points.get(source, 0) for source in sources) for player in self.everyone)
        return (Scoring("sabika-sheet-final" if self.over else "sabika-sheet-now", None, sources, rows),)


def of(state: "SabikaState", seat: int | None) -> SabikaView:
    names, board, book = names_of(state.book), state.board, state.book
    choosing = state.phase == CHOOSING
    chosen = [NOTHING if choosing and other != seat else tile for other, tile in enumerate(state.chosen)]
    tasks = stack.numbers(state)
    used = Counter(state.used_tokens)
    half = len(state.store_tiles) // len(SIDES)
    tiles = [name_at(names.store_tiles, tile) for tile in state.store_tiles]
    return SabikaView(
        game=state.header.game,
        players=state.players,
        seat=seat,
        turn=state.turn,
        over=state.over,
        to_move=state.to_move,
        deciders=state.deciders,
        undoable=state.undoable,
        scores=state.scores,
        winners=state.winners,
        phase=PHASES[state.phase],
        round=state.round,
        era=state.era,
        start=state.start,
        active=state.active,
        everyone=tuple(_player(state, names, other) for other in range(len(state.everyone))),
        dealt=None if seat is None or not choosing else named(names.starting_tiles, state.dealt[seat]),
        chosen=tuple(name_at(names.starting_tiles, tile) for tile in chosen),
        has_chosen=tuple(tile != NOTHING for tile in state.chosen),
        task=stack.task_named(state, tasks[-1]) if tasks else None,
        resolving=_of_bits(names.poems, state.resolving),
        renewed=state.renewed,
        paria_pile=tuple(state.paria_pile),
        sultan=named(names.squares, state.sultan),
        raws={name: name_at(names.raws, token) for name, token in zip(board.raw_names, state.raws, strict=True)},
        marbles={name: bool(there) for name, there in zip(board.marble_names, state.marbles, strict=True)},
        bag=len(state.bag),
        used_tokens={good: used[kind] for kind, good in enumerate(names.goods)},
        majors=named(names.majors, state.majors),
        minors=tuple(name_at(names.minors, card) for card in state.minors),
        minor_deck=len(state.minor_deck),
        minor_discard=named(names.minors, sorted(state.minor_discard)),
        poems=tuple(name_at(names.poems, poem) for poem in state.poems),
        poem_deck=len(state.poem_deck),
        greys=named(names.greys, state.greys),
        storehouse_tiles={side: tuple(tiles[n * half : (n + 1) * half]) for n, side in enumerate(SIDES)},
        storehouse_piles={side: len(pile) for side, pile in zip(SIDES, state.store_piles, strict=True)},
        cities={
            city: City(names.city_tiles[state.city_tiles[n]], bool(state.seals[n]))
            for n, city in enumerate(book.city_names)
        },
        trade_card=names.trade_cards[state.trade_card],
        wishes=named(names.wishes, state.wishes),
        tower=named(names.wishes, state.tower),
        event=name_at(names.events, state.event),
        coming_event=names.events[state.coming_events[0]] if state.coming_events else None,
        yusuf=_yusuf(state, names) if state.has_yusuf else None,
    )


def _player(state: "SabikaState", names: Names, seat: int) -> PlayerView:
    player: Player = state.everyone[seat]
    points = dict(zip(SOURCES, map(int, player.points), strict=True))
    stock = [int(number) for number in player.stock]
    greys = {names.greys[poem]: int(score(state, seat, state.book.major_poem[poem])) for poem in player.grey}
    return PlayerView(
        pp=player.pp,
        points=_told(points),
        dinars=player.dinars,
        seals=player.seals,
        parias=player.parias,
        favour=player.favour,
        materials=dict(zip(names.materials, stock[:GOODS_AT], strict=True)),
        goods=dict(zip(names.goods, stock[GOODS_AT:BOXED_AT], strict=True)),
        poem_goods=dict(zip(names.goods, stock[BOXED_AT:RAWS_AT], strict=True)),
        raws=tuple(names.raws[kind] for kind in range(KINDS_OF_GOODS) if stock[RAWS_AT + kind]),
        stored=player.stored(),
        boxes=state.boxes(seat),
        poem_boxes=state.poem_boxes(seat),
        storehouses=() if state.is_yusuf(seat) else _storehouses(state, names, player),
        workers={
            worker: Worker(kind, name_at(names.squares, int(player.squares[n])), bool(player.standing[n]))
            for n, (worker, kind) in enumerate(WORKER_KINDS.items())
        },
        ships={
            city: "exporting" if player.ships[n] == EXPORTING else "settled"
            for n, city in enumerate(names.cities)
            if player.ships[n] != NO_SHIP
        },
        blue=named(names.poems, player.blue),
        spent_poems=_of_bits(names.poems, player.used),
        red=named(names.poems, player.red),
        grey=named(names.greys, player.grey),
        majors=named(names.majors, player.majors),
        balance_card=name_at(names.balance_cards, player.balance_card),
        left_row=named(names.minors, player.row[: player.left_cards]),
        right_row=named(names.minors, player.row[player.left_cards :]),
        balances=player.balances,
        prices=prices.of(state, seat),
        if_over_now=_told(points if state.over else points | _final(state, seat, sum(greys.values()))),
        greys_now=greys,
        if_wishes_now=_wishes(state, seat),
    )


def _storehouses(state: "SabikaState", names: Names, player: Player) -> tuple[Storehouse, ...]:
    own = state.book.content.start.boxes
    stores = [[tile for tile in player.stores[n : n + 2] if tile != NOTHING] for n in range(0, len(player.stores), 2)]
    return tuple(
        Storehouse(named(names.store_tiles, tiles), own + sum(state.book.store_boxes[tile] for tile in tiles))
        for tiles in stores
    )


def _yusuf(state: "SabikaState", names: Names) -> YusufView:
    return YusufView(
        worker_tiles=len(state.yusuf_tiles),
        card=name_at(names.yusuf_cards, state.yusuf_card),
        decks={worker: len(deck) for worker, deck in zip(DECKS, state.yusuf_decks, strict=True)},
        discards={
            worker: named(names.yusuf_cards, pile) for worker, pile in zip(DECKS, state.yusuf_discards, strict=True)
        },
        storehouse_tiles=named(names.store_tiles, state.yusuf_stores),
    )


def _of_bits(names: list[str], bits: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _told(points: dict[str, int]) -> dict[str, int]:
    """Without the sources that brought nothing."""
    return {source: number for source, number in points.items() if number}


def _final(state: "SabikaState", seat: int, greys: int) -> dict[str, int]:
    trade = int(score(state, seat, state.book.trade_card[state.trade_card]))
    return {"major-poems": greys, "trade": trade, "leftovers": int(leftovers(state, seat))}


def _wishes(state: "SabikaState", seat: int) -> int:
    scored = [*state.tower, *state.wishes[:1]]
    return sum(int(score(state, seat, node)) for wish in scored for node in state.book.wish[wish])
