"""Positions of Alhambra for the tests: arranged piece by piece, played by typing moves, asked in plain texts.

Cards and tiles are named as in the notation, several of them in one string: "dinar-9 dinar-2".
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from granada.games.alhambra import GAME
from granada.games.alhambra.components import BUILDING_NAMES, BUILDINGS, CURRENCY_NAMES, TILE_NAMES, WALLS
from granada.games.alhambra.palace import START, cell_name
from granada.games.alhambra.state import AlhambraState
from granada.kernel.errors import IllegalMove
from granada.kernel.event import Event
from granada.kernel.state import State

IN_A_ROW = {"garden-10": "1,0", "garden-11": "2,0"}
BLOCK = {
    "pavilion-8": "1,0",
    "seraglio-9": "2,0",
    "arcades-9": "0,1",
    "arcades-10": "1,1",
    "chambers-10": "2,1",
    "chambers-11": "0,-1",
    "garden-10": "1,-1",
    "garden-11": "2,-1",
}
"""Three by three tiles without walls; the fountain is in the middle of the western side."""

ANYTHING = "anything"
"""A market space whose tile does not matter."""


def new(players: int = 3, seed: int = 1) -> AlhambraState:
    state = GAME.new(players, seed=seed)
    assert isinstance(state, AlhambraState)
    return state


def restore(dump: dict[str, Any]) -> AlhambraState:
    state = GAME.restore(dump)
    assert isinstance(state, AlhambraState)
    return state


def arrange(
    players: int = 3,
    *,
    seed: int = 1,
    seat: int = 0,
    hands: Mapping[int, str] = {},
    display: str | None = None,
    next_cards: str = "",
    deck: str | None = None,
    discard: str = "",
    market: Mapping[str, str | None] = {},
    next_tiles: str = "",
    bag: str | None = None,
    palaces: Mapping[int, Mapping[str, str]] = {},
    reserves: Mapping[int, str] = {},
    dirk: str = "",
    scored: Mapping[int, tuple[int, ...]] = {},
) -> AlhambraState:
    """A position in which `seat` begins its turn, with every component exactly once.

    What is named lies where it is named. Hands, palaces, reserves, discard and Dirk hold nothing else. Without more
    ado, the display shows high cards, every market space has some tile, and the rest is in the deck and in the bag,
    with `next_cards` and `next_tiles` to be drawn next, from left to right. `deck` and `bag` name all that is left
    there; then the rest is out of the way: cards in the last seat's hand, tiles in its reserve. `scored` gives the
    points of past scorings, one for each row of the sheet. Scoring cards of which nothing is said are deep in the deck;
    with `deck` they have come, for no points.
    """
    state = new(players, seed)
    dump: dict[str, Any] = state.dump()
    cards = _Box(_by_value(_components(state, money=True)))
    tiles = _Box(_components(state, money=False))

    named_hands = [cards.take(hands.get(seat, "")) for seat in range(players)]
    named_cards = None if display is None else cards.take(display)
    named_discard = cards.take(discard)
    top = cards.take(deck if deck is not None else next_cards)
    named_palaces = [
        [(tiles.take(tile)[0], cell) for tile, cell in palaces.get(seat, {}).items()] for seat in range(players)
    ]
    named_reserves = [tiles.take(reserves.get(seat, "")) for seat in range(players)]
    named_dirk = tiles.take(dirk)
    first_out = tiles.take(bag if bag is not None else next_tiles)
    wares = {currency: market.get(currency, ANYTHING) for currency in CURRENCY_NAMES}
    named_wares = {
        currency: tiles.take(tile)[0] for currency, tile in wares.items() if tile is not None and tile is not ANYTHING
    }
    any_wares = {currency: tiles.take_any(1)[0] for currency, tile in wares.items() if tile is ANYTHING}
    shown = cards.take_any(4) if named_cards is None else named_cards
    if deck is not None:
        named_hands[-1] += cards.take_all()
    if bag is not None:
        named_reserves[-1] += tiles.take_all()
    unsaid = [n for n in (1, 2) if n not in scored and f"scoring-{n}" not in top]
    if deck is not None:
        scored = dict.fromkeys(unsaid, (0,) * (players + (players == 2))) | dict(scored)
        unsaid = []
    drawn_last_first = [*_deep(cards.take_all(), unsaid), *reversed(top)]

    dump["moves"] = None
    dump["position"].update(
        seat=seat,
        first=0,
        hands=named_hands,
        display=shown,
        discard=named_discard,
        deck=drawn_last_first,
        windows=[_place_of(f"scoring-{number}", drawn_last_first) for number in (1, 2)],
        market=[(named_wares | any_wares).get(currency) for currency in CURRENCY_NAMES],
        bag=[*tiles.take_all(), *reversed(first_out)],
        palaces=named_palaces,
        reserves=named_reserves,
        dirk=named_dirk,
        rounds=list(scored),
        sheets=[[[0] * BUILDINGS + [points] for points in rows] for rows in scored.values()],
        counts=[[[0] * BUILDINGS for _ in rows] for rows in scored.values()],
    )
    return restore(dump)


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """Play these moves one after the other, for the seat if one is given, else for the seat to move."""
    for text in texts:
        state.play(GAME.parse(state, text), seat)


def buy(state: State, tile: str, *cards: str) -> None:
    """Buy a tile with these cards, high ones first."""
    play(state, f"buy {tile}", *(f"pay {card}" for card in cards), "settle")


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


def listen(state: State) -> list[Event]:
    """A list that fills with the events from now on."""
    heard: list[Event] = []
    state.listen(heard.append)
    return heard


def position(state: State) -> dict[str, Any]:
    """Everything that lies on the table or is hidden, by the names of the dump, as it would come out of a file."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.dump_position()))
    return data


def hand(state: State, seat: int) -> list[str]:
    cards: list[str] = position(state)["hands"][seat]
    return cards


def points_for(building: str, state: AlhambraState, round: int) -> tuple[int, ...]:
    """What each row of the score sheet would get for a building, if this scoring came now."""
    return tuple(row[BUILDING_NAMES.index(building)] for row in state.score_sheet(round))


def grown(tiles: str) -> dict[str, str]:
    """A palace of these tiles, each on the first cell where it may be placed."""
    palace, cells = START, {}
    for tile in tiles.split():
        number = TILE_NAMES.index(tile)
        cell = palace.sites(WALLS[number])[0]
        palace = palace.placed(number, cell)
        cells[tile] = cell_name(cell)
    return cells


def about_to_place(tile: str, palace: Mapping[str, str] = {}, players: int = 3, **more: Any) -> AlhambraState:
    """Seat 0 has just bought this tile, for 18 dinars, and now has to place it."""
    state = arrange(players, hands={0: "dinar-9 dinar-9"}, market={"dinar": tile}, palaces={0: palace}, **more)
    buy(state, tile, "dinar-9", "dinar-9")
    return state


def about_to_redesign(tile: str, palace: Mapping[str, str] = {}, **more: Any) -> AlhambraState:
    """Seat 0 has just taken up this tile of its reserve."""
    state = arrange(reserves={0: tile}, palaces={0: palace}, **more)
    play(state, f"use {tile}")
    return state


class _Box:
    """Components that have not found their place yet."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def take(self, names: str) -> list[str]:
        """These components; the scoring cards come from outside, as they are no part of the count."""
        for name in names.split():
            if not name.startswith("scoring-"):
                self.names.remove(name)
        return names.split()

    def take_any(self, count: int) -> list[str]:
        return [self.names.pop() for _ in range(count)]

    def take_all(self) -> list[str]:
        return self.take_any(len(self.names))


def _components(state: State, *, money: bool) -> list[str]:
    census = state.census()
    return [name for name in census for _ in range(census[name]) if (name.split("-")[0] in CURRENCY_NAMES) == money]


def _by_value(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: card.split("-")[1])


def _deep(cards: list[str], scorings: list[int]) -> list[str]:
    """A deck with these scoring cards at the bottom, so far apart that no refill draws both."""
    for apart, number in enumerate(reversed(scorings)):
        cards.insert(apart * 5, f"scoring-{number}")
    return cards


def _place_of(card: str, deck: list[str]) -> tuple[int, int]:
    """The window of a scoring card whose place is known."""
    place = deck.index(card) if card in deck else 0
    return place, place
