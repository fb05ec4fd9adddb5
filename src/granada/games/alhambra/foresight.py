"""What a choice would change: for a person who thinks about it, before it is made.

The end of a turn reveals cards and tiles and may bring a scoring. None of this is used here: only the palace, the hand
and what was given to Dirk."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from granada.games.alhambra.components import BUILDING_NAMES, BUILDINGS, CURRENCIES, WALLS, card_names, currency_of
from granada.kernel.choice import Message
from granada.kernel.state import Move

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def foresee(before: "AlhambraState", moves: Sequence[Move], seat: int) -> tuple[Message, ...]:
    after = before.clone()
    for move in moves:
        after.play(move, seat)
    bought = [tile for tile in after.bought if tile not in before.bought]
    if bought:
        return _purchase(before, after, seat, bought[0])
    then = before.clone()
    then.palaces = after.palaces
    # Dirk may have drawn tiles at the end of the turn as well, but none of these.
    then.dirk = before.dirk + [tile for tile in before.bought if tile in after.dirk]
    if then.palaces[seat] is before.palaces[seat] and then.dirk == before.dirk:
        return ()
    points = _points(before, _worth(before, then, seat), "points")
    return (*_wall(before, then, seat), *_ranks(before, then, seat), points)


def _purchase(before: "AlhambraState", after: "AlhambraState", seat: int, tile: int) -> tuple[Message, ...]:
    hand = after.hand(seat)
    left = Message("alhambra-change-money", (_by_currency(hand),)) if hand else Message("alhambra-change-no-money")
    return (left, _at_best(before, seat, tile))


def _by_currency(cards: list[int]) -> tuple[tuple[str, ...], ...]:
    hands = [[card for card in cards if currency_of(card) == currency] for currency in range(CURRENCIES)]
    return tuple([card_names(hand) for hand in hands if hand])


def _at_best(before: "AlhambraState", seat: int, tile: int) -> Message:
    """What the tile brings where it brings most."""
    palace, worths = before.palaces[seat], list[int]()
    for cell in palace.sites(WALLS[tile]):
        then = before.clone()
        then.palaces[seat] = palace.placed(tile, cell)
        worths.append(_worth(before, then, seat))
    if not worths:
        return Message("alhambra-change-fits-nowhere")
    return _points(before, max(worths), "at-best")


def _wall(before: "AlhambraState", then: "AlhambraState", seat: int) -> list[Message]:
    had, has = int(before.palaces[seat].longest_wall()), int(then.palaces[seat].longest_wall())
    return [] if had == has else [Message("alhambra-change-wall", (had, has))]


def _ranks(before: "AlhambraState", then: "AlhambraState", seat: int) -> list[Message]:
    """The places of the seat that change, of all types of buildings."""
    found: list[Message] = []
    had, has = before.all_building_counts(), then.all_building_counts()
    for building in range(BUILDINGS):
        old, new = (_rank([row[building] for row in counts], seat) for counts in (had, has))
        if old != new:
            found.append(Message("alhambra-change-rank", (BUILDING_NAMES[building], old, new)))
    return found


def _rank(counts: list[int], seat: int) -> Message:
    """Place 0 is that of somebody without such buildings."""
    own = counts[seat]
    if own == 0:
        return Message("alhambra-rank", (0,))
    rank = Message("alhambra-rank", (1 + sum([count > own for count in counts]),))
    return Message("alhambra-rank-shared", (rank,)) if counts.count(own) > 1 else rank


def _worth(before: "AlhambraState", then: "AlhambraState", seat: int) -> int:
    """The points that the next scoring would bring more, if it came now."""
    round = before.next_round
    return sum(then.score_sheet(round)[seat]) - sum(before.score_sheet(round)[seat])


def _points(before: "AlhambraState", worth: int, what: str) -> Message:
    now = Message("alhambra-scoring-now-title", (before.next_round,))
    if worth == 0:
        return Message("alhambra-change-no-points", (now,))
    return Message(f"alhambra-change-{what}", (now, worth))
