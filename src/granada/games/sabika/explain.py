"""Why a move is not legal, in a word that every language has a sentence for.

What is legal is decided by `legal_codes` alone; this only finds the reason afterwards.
"""

from enum import StrEnum
from typing import TYPE_CHECKING

from granada.games.sabika.moves import REST, WORK, kind_of, other_of, thing_of
from granada.games.sabika.work import BUILDERS, move_cost
from granada.kernel.errors import Reason

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


class SabikaReason(StrEnum):
    NOT_STANDING = "sabika-not-standing"
    OTHER_RING = "sabika-other-ring"
    OWN_BUILDER_THERE = "sabika-own-builder-there"
    TOO_DEAR = "sabika-too-dear"
    NOTHING_TO_DO = "sabika-nothing-to-do"
    NOT_AVAILABLE = "sabika-not-available"


def explain(state: "SabikaState", code: int, seat: int) -> str:
    """The reason why this move of a seat that may decide now is not legal."""
    kinds = {kind_of(listed) for listed in state.legal_codes(seat)}
    if kind_of(code) not in kinds and not (kind_of(code) == WORK and REST in kinds):
        return Reason.NOT_NOW
    if kind_of(code) in (WORK, REST):
        return _work(state, code, seat)
    return SabikaReason.NOT_AVAILABLE


def _work(state: "SabikaState", code: int, seat: int) -> str:
    player, worker = state.everyone[seat], thing_of(code)
    if not player.standing[worker] or kind_of(code) == REST:
        return SabikaReason.NOT_STANDING
    square = other_of(code)
    if state.book.square_ring[square] != (0, 0, 1, 2)[worker]:
        return SabikaReason.OTHER_RING
    if worker < BUILDERS and player.squares[1 - worker] == square:
        return SabikaReason.OWN_BUILDER_THERE
    if move_cost(state, seat, worker, square) > player.means():
        return SabikaReason.TOO_DEAR
    return SabikaReason.NOTHING_TO_DO
