"""What one seat, or a spectator, may know of a game of Sabika.

Secret are the starting tiles until all have chosen, and the order of decks, piles and the bag; all else lies open.
Components are numbered as in the content file; -1 is an empty place.
"""

from typing import TYPE_CHECKING

import msgspec

from granada.games.sabika import prices
from granada.games.sabika.counts import score
from granada.games.sabika.player import SOURCES, Player
from granada.games.sabika.rounds import leftovers
from granada.kernel.view import View

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

CHOOSING = 0


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    pp: int
    points: dict[str, int]
    """PP by source."""
    dinars: int
    seals: int
    parias: int
    favour: int
    balances: int
    balance_card: int
    left_cards: int
    boxes: int
    stock: tuple[int, ...]
    ships: tuple[int, ...]
    stores: tuple[int, ...]
    squares: tuple[int, ...]
    standing: tuple[int, ...]
    blue: tuple[int, ...]
    red: tuple[int, ...]
    grey: tuple[int, ...]
    majors: tuple[int, ...]
    row: tuple[int, ...]
    prices: prices.Prices
    if_over_now: dict[str, int]
    """PP by source as if the last round had ended now, without its income, wishes and tribute."""
    if_wishes_now: int
    """What the next scoring of the tower would pay now."""


class SabikaView(View, frozen=True, kw_only=True):
    round: int
    era: int
    start: int
    active: int
    everyone: tuple[PlayerView, ...]
    dealt: tuple[int, ...] | None
    chosen: tuple[int | None, ...]
    """Before all have chosen, only one's own."""
    has_chosen: tuple[bool, ...]
    task: tuple[int, ...]
    paria_pile: tuple[int, ...]
    sultan: tuple[int, ...]
    raws: tuple[int, ...]
    marbles: tuple[int, ...]
    bag: int
    used_tokens: tuple[int, ...]
    majors: tuple[int, ...]
    minors: tuple[int, ...]
    minor_deck: int
    minor_discard: tuple[int, ...]
    poems: tuple[int, ...]
    poem_deck: int
    greys: tuple[int, ...]
    store_tiles: tuple[int, ...]
    store_piles: tuple[int, ...]
    city_tiles: tuple[int, ...]
    seals: tuple[int, ...]
    trade_card: int
    wishes: tuple[int, ...]
    tower: tuple[int, ...]
    event: int
    coming_event: int
    yusuf_tiles: int
    yusuf_card: int
    yusuf_discards: tuple[tuple[int, ...], ...]


def of(state: "SabikaState", seat: int | None) -> SabikaView:
    choosing = state.phase == CHOOSING
    chosen = [None if tile < 0 or (choosing and other != seat) else tile for other, tile in enumerate(state.chosen)]
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
        round=state.round,
        era=state.era,
        start=state.start,
        active=state.active,
        everyone=tuple(_player(state, other) for other in range(len(state.everyone))),
        dealt=None if seat is None or not choosing else tuple(state.dealt[seat]),
        chosen=tuple(chosen),
        has_chosen=tuple(tile >= 0 for tile in state.chosen),
        task=tuple(state.pending()[-5:]),
        paria_pile=tuple(state.paria_pile),
        sultan=tuple(state.sultan),
        raws=tuple(state.raws),
        marbles=tuple(state.marbles),
        bag=len(state.bag),
        used_tokens=tuple(sorted(state.used_tokens)),
        majors=tuple(state.majors),
        minors=tuple(state.minors),
        minor_deck=len(state.minor_deck),
        minor_discard=tuple(sorted(state.minor_discard)),
        poems=tuple(state.poems),
        poem_deck=len(state.poem_deck),
        greys=tuple(state.greys),
        store_tiles=tuple(state.store_tiles),
        store_piles=tuple(len(pile) for pile in state.store_piles),
        city_tiles=tuple(state.city_tiles),
        seals=tuple(state.seals),
        trade_card=state.trade_card,
        wishes=tuple(state.wishes),
        tower=tuple(state.tower),
        event=state.event,
        coming_event=state.coming_events[0] if state.coming_events else -1,
        yusuf_tiles=len(state.yusuf_tiles),
        yusuf_card=state.yusuf_card,
        yusuf_discards=tuple(tuple(pile) for pile in state.yusuf_discards),
    )


def _player(state: "SabikaState", seat: int) -> PlayerView:
    player: Player = state.everyone[seat]
    points = dict(zip(SOURCES, player.points, strict=True))
    return PlayerView(
        pp=player.pp,
        points=_told(points),
        dinars=player.dinars,
        seals=player.seals,
        parias=player.parias,
        favour=player.favour,
        balances=player.balances,
        balance_card=player.balance_card,
        left_cards=player.left_cards,
        boxes=state.boxes(seat) + state.poem_boxes(seat),
        stock=tuple(player.stock),
        ships=tuple(player.ships),
        stores=tuple(player.stores),
        squares=tuple(player.squares),
        standing=tuple(player.standing),
        blue=player.blue,
        red=player.red,
        grey=player.grey,
        majors=player.majors,
        row=player.row,
        prices=prices.of(state, seat),
        if_over_now=_told(points if state.over else points | _final(state, seat)),
        if_wishes_now=_wishes(state, seat),
    )


def _told(points: dict[str, int]) -> dict[str, int]:
    """Without the sources that brought nothing."""
    return {source: int(number) for source, number in points.items() if number}


def _final(state: "SabikaState", seat: int) -> dict[str, int]:
    poems = sum(int(score(state, seat, state.book.major_poem[poem])) for poem in state.everyone[seat].grey)
    trade = int(score(state, seat, state.book.trade_card[state.trade_card]))
    return {"major-poems": poems, "trade": trade, "leftovers": int(leftovers(state, seat))}


def _wishes(state: "SabikaState", seat: int) -> int:
    scored = [*state.tower, *state.wishes[:1]]
    return sum(int(score(state, seat, node)) for wish in scored for node in state.book.wish[wish])
