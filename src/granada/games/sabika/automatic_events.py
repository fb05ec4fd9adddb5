"""Events of automatic consequences. The rules call these only when there is a listener."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import CERAMIC, EMPTY, MARBLE, Book
from granada.games.sabika.counted import counted
from granada.games.sabika.counts import score
from granada.games.sabika.names import SIDES, effects_of, named, names_of
from granada.games.sabika.player import BOXED_AT, GOODS_AT, SOURCES
from granada.kernel.event import Event

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def tell(state: "SabikaState", event: Event) -> None:
    assert state.listener is not None
    state.listener(event)


# Bonuses.


@lru_cache(8)
def components(book: Book) -> dict[int, tuple[events.Source, str]]:
    """What the nodes are printed on that are whole bonuses; of city tiles, the number of the tile."""
    names = names_of(book)
    tiles = [str(number) for number in range(len(names.city_tiles))]
    spaces = [str(space.space) for space in book.content.favour_track]
    lists: list[tuple[events.Source, Iterable[int], list[str]]] = [
        ("starting-tile", book.starting, names.starting_tiles),
        ("city-bonus", book.city_bonus, tiles),
        ("storehouse-tile", book.store_bonus, names.store_tiles),
        ("major-tile", book.major_bonus, names.majors),
        ("favour-space", book.favour_bonus[1:], spaces),
        ("balance", book.balance_bonus, names.colours),
    ]
    found: dict[int, tuple[events.Source, str]] = {
        node: (source, name) for source, nodes, of in lists for node, name in zip(nodes, of, strict=True)
    }
    for tile, node in enumerate(book.consolidation):
        found[node] = ("red-city" if book.is_red[tile] else "blue-city", tiles[tile])
    for poem, effects in enumerate(book.on_effect):
        found |= dict.fromkeys(effects, ("blue-poem", names.poems[poem]))
    for card, effects in enumerate(book.yusuf_score):
        found |= dict.fromkeys(effects, ("yusuf-card", names.yusuf_cards[card]))
    return found


def bonus(state: "SabikaState", seat: int, node: int) -> None:
    """An effect begins: a whole bonus has an event. Red poems and actions have events of their own."""
    found = components(state.book).get(node)
    if found is not None:
        source, name = found
        if source in ("city-bonus", "blue-city", "red-city"):
            name = state.book.city_names[list(state.city_tiles).index(int(name))]
        tell(state, events.BonusEarned(seat, source, name, effects_of(state.book)[node], is_after_round(state)))


def is_after_round(state: "SabikaState") -> bool:
    """Whether what happens belongs to no turn."""
    return state.top >= 0 and state.tasks[0] != t.NEXT_TURN


def points_brought(state: "SabikaState", seat: int, points: int, source: int) -> None:
    if is_after_round(state):
        tell(state, events.PointsBrought(seat, SOURCES[source], points))


# Yusuf.


def yusuf_played(state: "SabikaState", tile: int, card: int, worker: int, square: int) -> None:
    names = names_of(state.book)
    played = events.YusufPlayed(
        names.yusuf_tiles[tile], names.yusuf_cards[card], names.workers[worker], names.squares[square]
    )
    tell(state, played)


def yusuf_took(state: "SabikaState", display: events.Display, number: int) -> None:
    names = names_of(state.book)
    items = {
        "majors": names.majors,
        "minors": names.minors,
        "poems": names.poems,
        "greys": names.greys,
        "storehouse_tiles": names.store_tiles,
    }
    tell(state, events.YusufTook(display, items[display][number]))


# The end of a round, and of the game.


def event_changed(state: "SabikaState") -> None:
    names = names_of(state.book).events
    coming = names[state.coming_events[0]] if state.coming_events else None
    tell(state, events.EventChanged(names[state.event], coming))


def era_changed(state: "SabikaState", before: tuple[int, ...]) -> None:
    removed = [tile for tile in before if tile not in state.majors]
    tell(state, events.EraChanged(state.era, named(names_of(state.book).majors, removed)))


def wish_scored(state: "SabikaState", wish: int, points: list[int]) -> None:
    found = tuple([tuple(counted(state, seat, state.book.wish[wish])) for seat in range(len(points))])
    tell(state, events.WishScored(state.book.content.wishes[wish].id, tuple(points), found))


def final_scoring(state: "SabikaState", trade: list[int], leftovers: list[int]) -> None:
    names, book = names_of(state.book), state.book
    poems = [
        {names.greys[poem]: int(score(state, seat, book.major_poem[poem])) for poem in player.grey}
        for seat, player in enumerate(state.everyone)
    ]
    by_poems = [
        {names.greys[poem]: tuple(counted(state, seat, [book.major_poem[poem]])) for poem in player.grey}
        for seat, player in enumerate(state.everyone)
    ]
    everyone = range(len(state.everyone))
    in_trade = [tuple(counted(state, seat, [book.trade_card[state.trade_card]])) for seat in everyone]
    left = [tuple(_left_over(state, seat)) for seat in everyone]
    tell(
        state,
        events.FinallyScored(
            tuple(poems), tuple(trade), tuple(leftovers), tuple(by_poems), tuple(in_trade), tuple(left)
        ),
    )


def _left_over(state: "SabikaState", seat: int) -> list[str]:
    """What is left over that is worth something."""
    player, worth, names = state.everyone[seat], state.book.content.leftovers, names_of(state.book)
    kept = {MARBLE: worth.marble, CERAMIC: worth.ceramic}
    found = [f"item:{names.items[piece]}" for piece, points in kept.items() if points and player.stock[piece]]
    if worth.good:
        for kind, good in enumerate(names.goods):
            if player.stock[GOODS_AT + kind] or player.stock[BOXED_AT + kind]:
                found.append(f"item:{good}")
    if state.book.content.seal.pp and player.seals:
        found.append("amount:seals")
    if player.dinars >= worth.dinars:
        found.append("amount:dinars")
    return found


# Refilling the board.


class Displays(NamedTuple):
    raws: list[int]
    marbles: list[int]
    poems: list[int]
    minors: list[int]
    store_tiles: list[int]


def displays(state: "SabikaState") -> Displays:
    return Displays(
        list(state.raws), list(state.marbles), list(state.poems), list(state.minors), list(state.store_tiles)
    )


def refilled(state: "SabikaState", before: Displays) -> None:
    """The components that came to empty places, by place."""
    names, board, now = names_of(state.book), state.board, displays(state)
    raws = {board.raw_names[space]: names.raws[kind] for space, kind in _laid(before.raws, now.raws).items()}
    marbles = tuple(name for space, name in enumerate(board.marble_names) if now.marbles[space] > before.marbles[space])
    if raws or marbles:
        tell(state, events.SpacesRefilled(raws, marbles))
    if poems := _laid(before.poems, now.poems):
        tell(state, events.DisplayRefilled("poems", {place: names.poems[poem] for place, poem in poems.items()}))
    if minors := _laid(before.minors, now.minors):
        tell(state, events.DisplayRefilled("minors", {place: names.minors[card] for place, card in minors.items()}))
    half = len(now.store_tiles) // len(SIDES)
    tiles = _laid(before.store_tiles, now.store_tiles)
    for number, side in enumerate(SIDES):
        laid = {place - number * half: names.store_tiles[t] for place, t in tiles.items() if place // half == number}
        if laid:
            tell(state, events.StorehouseTilesRefilled(side, laid))


def _laid(before: list[int], now: list[int]) -> dict[int, int]:
    return {
        place: item for place, (old, item) in enumerate(zip(before, now, strict=True)) if old == EMPTY and item != EMPTY
    }
