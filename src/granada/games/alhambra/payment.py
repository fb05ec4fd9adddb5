"""The ways to pay a price with the cards of one hand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.alhambra.components import CARDS, VALUES, value_of

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def highest_payable(state: "AlhambraState", currency: i64) -> i64:
    """The highest card that may be laid down next: none may be higher than the one before it."""
    return state.paid[-1] if state.paid else currency * VALUES + VALUES - 1


def ways_to_pay(state: "AlhambraState", seat: i64, currency: i64, owed: i64) -> list[list[int]]:
    """All payments in which no card is superfluous, each with its high cards first. The exact ones come first, and
    among equally good ones that with the fewest cards."""
    found: list[tuple[int, int, int, list[int]]] = []
    if owed > 0:
        _add(state, seat, currency * VALUES, highest_payable(state, currency), owed, [], found)
    return [way for _, _, _, way in sorted(found)]


def _add(
    state: "AlhambraState",
    seat: i64,
    first: i64,
    highest: i64,
    owed: i64,
    chosen: list[int],
    found: list[tuple[int, int, int, list[int]]],
) -> None:
    """Go on with each card that is still there and not higher than the last one."""
    for card in range(highest, first - 1, -1):
        if state.hands[seat * CARDS + card] <= chosen.count(int(card)):
            continue
        way = [*chosen, int(card)]
        still = owed - value_of(card)
        if still > 0:
            _add(state, seat, first, card, still, way, found)
        else:
            # The last card is the lowest, and without it the others are not enough.
            found.append((int(-still), len(way), len(found), way))
