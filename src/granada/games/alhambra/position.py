"""A position of Alhambra as JSON-able data, both ways, and the count of its components."""

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from granada.games.alhambra.components import (
    CARD_NAMES,
    CARDS,
    NO_TILE,
    SCORING_CARD,
    TILE_NAMES,
    card_names,
    tile_names,
)
from granada.games.alhambra.palace import FOUNTAIN_CELL, START, Palace, cell_from_name, cell_name
from granada.games.alhambra.phase import FIRST_BECAUSE, PHASES
from granada.kernel.errors import BadPosition
from granada.kernel.faults import KernelFault

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState

ONE_EACH = ("hands", "seen", "palaces", "reserves", "won")
"""The parts of a position with one entry for each player."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: str
    seat: int
    first: int
    first_because: str
    deck: tuple[str, ...]
    windows: tuple[tuple[int, int], ...]
    discard: tuple[str, ...]
    display: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    seen: tuple[tuple[str, ...], ...]
    bag: tuple[str, ...]
    market: tuple[str | None, ...]
    palaces: tuple[tuple[tuple[str, str], ...], ...]
    reserves: tuple[tuple[str, ...], ...]
    won: tuple[tuple[str, ...], ...]
    dirk: tuple[str, ...]
    bought: tuple[str, ...]
    wanted: str | None
    paid: tuple[str, ...]
    sheets: tuple[tuple[tuple[int, ...], ...], ...]
    counts: tuple[tuple[tuple[int, ...], ...], ...]
    rounds: tuple[int, ...]
    last_progress: int = 1


def dump_position(state: "AlhambraState") -> dict[str, object]:
    position = Position(
        phase=PHASES[state.phase],
        seat=state.seat,
        first=state.first,
        first_because=FIRST_BECAUSE[state.first_because],
        deck=card_names(state.deck),
        windows=tuple(state.windows),
        discard=card_names(state.discard),
        display=card_names(state.display),
        hands=tuple(card_names(state.hand(seat)) for seat in range(state.players)),
        seen=tuple(card_names(state.seen_cards(seat)) for seat in range(state.players)),
        bag=tile_names(state.bag),
        market=tuple(None if tile == NO_TILE else TILE_NAMES[tile] for tile in state.market),
        palaces=tuple(_dump_palace(palace) for palace in state.palaces),
        reserves=tuple(tile_names(reserve) for reserve in state.reserves),
        won=tuple(tile_names(tiles) for tiles in state.won),
        dirk=tile_names(state.dirk),
        bought=tile_names(state.bought),
        wanted=None if state.wanted == NO_TILE else TILE_NAMES[state.wanted],
        paid=card_names(state.paid),
        sheets=tuple(state.sheets),
        counts=tuple(state.counts),
        rounds=tuple(state.rounds),
        last_progress=state.last_progress,
    )
    return msgspec.to_builtins(position)  # type: ignore[no-any-return]


def restore_position(state: "AlhambraState", data: dict[str, object]) -> None:
    """Put the position on an empty table; BadPosition or ValueError if it cannot lie there."""
    position = msgspec.convert(data, Position)
    if any(len(getattr(position, part)) != state.players for part in ONE_EACH):
        raise BadPosition(KernelFault.NOT_ONE_EACH, parts=ONE_EACH, players=state.players)
    state.phase = PHASES.index(position.phase)
    state.seat = position.seat
    state.first = position.first
    state.first_because = FIRST_BECAUSE.index(position.first_because)
    state.deck = _cards(position.deck)
    state.windows = list(position.windows)
    state.discard = _cards(position.discard)
    state.display = _cards(position.display)
    state.empty_hands()
    for seat, hand in enumerate(position.hands):
        for card in _money(hand, "hands"):
            state.take_card(seat, card)
    for seat, cards in enumerate(position.seen):
        for card in _money(cards, "seen"):
            state.seen[seat * CARDS + card] += 1
    state.bag = _tiles(position.bag)
    state.market = [NO_TILE if name is None else TILE_NAMES.index(name) for name in position.market]
    state.palaces = [_restore_palace(tiles) for tiles in position.palaces]
    state.reserves = [_tiles(reserve) for reserve in position.reserves]
    state.won = [_tiles(tiles) for tiles in position.won]
    state.dirk = _tiles(position.dirk)
    state.bought = _tiles(position.bought)
    state.wanted = NO_TILE if position.wanted is None else TILE_NAMES.index(position.wanted)
    state.paid = _cards(position.paid)
    state.sheets = list(position.sheets)
    state.counts = list(position.counts)
    state.rounds = list(position.rounds)
    state.last_progress = position.last_progress


def census(state: "AlhambraState") -> dict[str, int]:
    """Every tile and money card, wherever it lies. Scoring cards leave the game when they are drawn."""
    cards = [*state.deck, *state.discard, *state.display, *state.paid]
    tiles = [*state.bag, *state.dirk, *state.bought, *(tile for tile in state.market if tile != NO_TILE)]
    for seat in range(state.players):
        palace = state.palaces[seat]
        cards += state.hand(seat)
        tiles += [*state.reserves[seat], *state.won[seat], *(palace.tile_on(cell) for cell in palace.cells[1:])]
    counts = Counter(CARD_NAMES[card] for card in cards if card < CARDS)
    counts.update(TILE_NAMES[tile] for tile in tiles)
    return dict(sorted(counts.items()))


def _dump_palace(palace: Palace) -> tuple[tuple[str, str], ...]:
    return tuple((TILE_NAMES[palace.tile_on(cell)], cell_name(cell)) for cell in palace.cells if cell != FOUNTAIN_CELL)


def _restore_palace(tiles: tuple[tuple[str, str], ...]) -> Palace:
    palace = START
    for tile, name in tiles:
        cell = cell_from_name(name)
        if not palace.is_empty(cell):
            raise ValueError(f"two tiles on {name}")
        palace = palace.placed(TILE_NAMES.index(tile), cell)
    return palace


def _money(names: tuple[str, ...], part: str) -> list[int]:
    """Nobody can hold a scoring card."""
    cards = _cards(names)
    if max(cards, default=0) >= SCORING_CARD:
        raise BadPosition(KernelFault.IMPOSSIBLE_PART, part=part)
    return cards


def _cards(names: tuple[str, ...]) -> list[int]:
    return [CARD_NAMES.index(name) for name in names]


def _tiles(names: tuple[str, ...]) -> list[int]:
    return [TILE_NAMES.index(name) for name in names]
