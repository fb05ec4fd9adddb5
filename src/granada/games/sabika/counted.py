"""Which things a scoring counts, so that they can be shown while it is told. What they are worth is in ``counts``."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from granada.games.sabika import book as b
from granada.games.sabika.counts import chain, lies
from granada.games.sabika.names import named, names_of
from granada.games.sabika.player import SETTLED

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

OF_COLOURS: Final[dict[int, tuple[str, ...]]] = {
    b.POEMS_BLUE: ("blue",),
    b.POEMS_RED: ("red",),
    b.POEMS_GREY: ("grey",),
}
AMOUNT_COUNTED: Final = {
    b.BALANCES: "balances",
    b.BOXES: "boxes",
    b.SEALS: "seals",
    b.DINARS: "dinars",
    b.PARIAS: "parias",
    b.FAVOUR_SPACE: "favour",
}


def counted(state: "SabikaState", seat: int, scorings: Iterable[int]) -> list[str]:
    """The things of the player, each once, as ``events.Counted`` says."""
    found: list[str] = []
    for node in scorings:
        for inside in state.book.inside[node]:
            found += _things(state, seat, inside)
    return list(dict.fromkeys(found))


def _things(state: "SabikaState", seat: int, node: int) -> list[str]:
    kind, figure = state.book.kinds[node], state.book.figures[node]
    if kind == b.TALLY:
        return _tallied(state, seat, figure)
    if kind == b.HAS:
        return _buildings(state, seat, figure)
    if kind == b.PRESENCE:
        return _cities(state, [city for city in _present(state, seat) if lies(state, city, figure)])
    return counted(state, seat, [node])


def _tallied(state: "SabikaState", seat: int, tally: int) -> list[str]:
    player = state.everyone[seat]
    if tally in AMOUNT_COUNTED:
        return [f"amount:{AMOUNT_COUNTED[tally]}"]
    if tally in (b.MAJORS, b.MINORS, b.CONSTRUCTIONS):
        majors = player.majors if tally != b.MINORS else ()
        return _built(state, majors, player.row if tally != b.MAJORS else ())
    if tally == b.CONSOLIDATED:
        return _cities(state, [city for city in _present(state, seat) if player.ships[city] == SETTLED])
    if tally == b.CHAIN:
        return _cities(state, chain(state, seat))
    if tally == b.REGIONS:
        return _cities(state, _present(state, seat))
    return _poems(state, seat, tally)


def _poems(state: "SabikaState", seat: int, tally: int) -> list[str]:
    """Each of Yusuf's minor poems counts as either colour."""
    player, names = state.everyone[seat], names_of(state.book)
    colours = OF_COLOURS.get(tally, ("blue", "red", "grey"))
    if state.is_yusuf(seat) and tally in (b.POEMS_BLUE, b.POEMS_RED):
        colours = ("blue", "red")
    carved = {
        "blue": named(names.poems, player.blue),
        "red": named(names.poems, player.red),
        "grey": named(names.greys, player.grey),
    }
    return [f"{colour}:{poem}" for colour in colours for poem in carved[colour]]


def _buildings(state: "SabikaState", seat: int, building: int) -> list[str]:
    player, book = state.everyone[seat], state.book
    majors = [tile for tile in player.majors if book.major_building[tile] == building]
    return _built(state, majors, [card for card in player.row if book.minor_building[card] == building])


def _built(state: "SabikaState", majors: Iterable[int], minors: Iterable[int]) -> list[str]:
    names = names_of(state.book)
    return [
        *(f"major:{tile}" for tile in named(names.majors, majors)),
        *(f"minor:{card}" for card in named(names.minors, minors)),
    ]


def _present(state: "SabikaState", seat: int) -> list[int]:
    return [city for city in range(len(state.city_tiles)) if state.everyone[seat].is_present(city)]


def _cities(state: "SabikaState", cities: Iterable[int]) -> list[str]:
    return [f"city:{city}" for city in named(names_of(state.book).cities, cities)]
