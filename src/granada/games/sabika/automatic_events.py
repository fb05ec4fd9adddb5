"""Events of automatic consequences. The rules call these only when there is a listener."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from granada.games.sabika import events
from granada.games.sabika.book import EMPTY, Book
from granada.games.sabika.counts import score
from granada.games.sabika.names import SIDES, effects_of, named, names_of
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
        tell(state, events.BonusEarned(seat, source, name, effects_of(state.book)[node]))


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


def final_scoring(state: "SabikaState", trade: list[int], leftovers: list[int]) -> None:
    names, book = names_of(state.book), state.book
    poems = [
        {names.greys[poem]: int(score(state, seat, book.major_poem[poem])) for poem in player.grey}
        for seat, player in enumerate(state.everyone)
    ]
    tell(state, events.FinallyScored(tuple(poems), tuple(trade), tuple(leftovers)))


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
