"""Whether a game can reach a position, part by part. The census checks where components lie."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from granada.games.alhambra.components import BUILDINGS, CURRENCIES, NO_TILE, SCORING_CARD
from granada.games.alhambra.phase import LAST_TILES, OVER, PAYMENT, PLACING, REDESIGNING
from granada.games.alhambra.scoring import ROUNDS
from granada.games.alhambra.turn import DISPLAY

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def impossible_part(state: "AlhambraState") -> str | None:
    """The first part of the position that no game could have brought about."""
    return next((part for part, is_possible in PARTS if not is_possible(state)), None)


def _seats(state: "AlhambraState") -> bool:
    seats = range(state.players)
    return state.seat in seats and state.first in seats


def _last_progress(state: "AlhambraState") -> bool:
    return 1 <= state.last_progress <= state.turn


def _rounds(state: "AlhambraState") -> bool:
    """The second scoring never comes before the first; the third ends the game, whichever came before it."""
    with_cards = [round for round in state.rounds if round < ROUNDS]
    return with_cards == list(range(1, len(with_cards) + 1)) and state.rounds[len(with_cards) :] in ([], [ROUNDS])


def _sheets(state: "AlhambraState") -> bool:
    return _one_for_each_round(state, state.sheets, BUILDINGS + 1)


def _counts(state: "AlhambraState") -> bool:
    return _one_for_each_round(state, state.counts, BUILDINGS)


def _one_for_each_round(state: "AlhambraState", sheets: list[tuple[tuple[int, ...], ...]], columns: int) -> bool:
    rows = state.players + (state.players == 2)
    return len(sheets) == len(state.rounds) and all([len(row) for row in sheet] == [columns] * rows for sheet in sheets)


def _deck(state: "AlhambraState") -> bool:
    """Exactly the scoring cards still to come are in it, the first one on top of the second, and one refill never
    draws both: more cards lie between them than a display has."""
    elsewhere = [*state.display, *state.discard, *state.paid]
    places = _scoring_places(state)
    cards = [state.deck[place] - SCORING_CARD + 1 for place in places]
    to_come = [round for round in range(1, ROUNDS) if round not in state.rounds]
    return (
        max(elsewhere, default=0) < SCORING_CARD
        and cards == to_come
        and all(upper - lower > DISPLAY for upper, lower in pairwise(places))
    )


def _windows(state: "AlhambraState") -> bool:
    """Each scoring card lies in its window, and no two places in the windows could come in one refill."""
    if len(state.windows) != ROUNDS - 1:
        return False
    places = _scoring_places(state)
    windows = [state.windows[state.deck[place] - SCORING_CARD] for place in places]
    return all(lowest <= place <= highest for place, (lowest, highest) in zip(places, windows, strict=True)) and all(
        upper[0] - lower[1] > DISPLAY for upper, lower in pairwise(windows)
    )


def _scoring_places(state: "AlhambraState") -> list[int]:
    """Where scoring cards are in the deck, counted from below, the topmost first."""
    return [place for place, card in enumerate(state.deck) if card >= SCORING_CARD][::-1]


def _seen(state: "AlhambraState") -> bool:
    return all(seen <= held for seen, held in zip(state.seen, state.hands, strict=True))


def _display(state: "AlhambraState") -> bool:
    return len(state.display) <= DISPLAY


def _market(state: "AlhambraState") -> bool:
    """It is full when a turn begins, and a space is empty for each tile bought in this turn. When the bag could not
    fill it, the game ends."""
    if len(state.market) != CURRENCIES:
        return False
    empty = state.market.count(NO_TILE)
    if state.phase >= LAST_TILES:
        return empty > 0
    return empty >= len(state.bought) if state.phase == PLACING else empty == len(state.bought)


def _bought(state: "AlhambraState") -> bool:
    return len(state.bought) <= CURRENCIES


def _bag(state: "AlhambraState") -> bool:
    return state.phase < LAST_TILES or not state.bag


def _palaces(state: "AlhambraState") -> bool:
    return all(palace.obeys_rules() for palace in state.palaces)


def _dirk(state: "AlhambraState") -> bool:
    return state.players == 2 or not state.dirk


def _phase(state: "AlhambraState") -> bool:
    """Tiles wait to be placed only when they may, and the third scoring ends the game."""
    return (
        (state.phase == LAST_TILES) == any(state.won)
        and (state.phase < LAST_TILES or not state.bought)
        and (state.phase == OVER) == (ROUNDS in state.rounds)
    )


def _decision(state: "AlhambraState") -> bool:
    """The tile in hand is where it comes from, and there is something to decide."""
    source = {
        PAYMENT: state.market,
        REDESIGNING: state.reserves[state.seat],
    }.get(state.phase, [NO_TILE])
    return (
        state.wanted in source
        and (state.wanted == NO_TILE) == (source == [NO_TILE])
        and (state.phase == PAYMENT or not state.paid)
        and all(len(state.legal_codes(seat)) > 0 for seat in state.deciders)
    )


PARTS: tuple[tuple[str, Callable[["AlhambraState"], bool]], ...] = (
    ("seat", _seats),
    ("last_progress", _last_progress),
    ("rounds", _rounds),
    ("sheets", _sheets),
    ("counts", _counts),
    ("deck", _deck),
    ("windows", _windows),
    ("seen", _seen),
    ("display", _display),
    ("phase", _phase),
    ("bought", _bought),
    ("market", _market),
    ("bag", _bag),
    ("palaces", _palaces),
    ("dirk", _dirk),
    ("phase", _decision),
)
"""The checks in this order: later ones rely on those before."""
