"""The words for why a move is not legal, which every language has a sentence for."""

from enum import StrEnum
from typing import TYPE_CHECKING

from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


class SabikaReason(StrEnum):
    NOT_STANDING = "sabika-not-standing"
    TWIN_IN_WORKSHOP = "sabika-twin-in-workshop"
    OTHER_RING = "sabika-other-ring"
    SAME_SQUARE = "sabika-same-square"
    OWN_BUILDER_THERE = "sabika-own-builder-there"
    TOO_DEAR = "sabika-too-dear"
    NOTHING_TO_DO = "sabika-nothing-to-do"
    SHIP_THERE = "sabika-ship-there"
    NO_SHIP_WAITING = "sabika-no-ship-waiting"
    MISSING = "sabika-missing"
    ENOUGH_GREYS = "sabika-enough-greys"
    NOT_AVAILABLE = "sabika-not-available"


def plain(reason: str) -> Message:
    """A reason without details."""
    return Message(f"reason-{reason}")


def too_dear(state: "SabikaState", seat: int, cost: int) -> Message:
    player = state.everyone[seat]
    return Message(f"why-{SabikaReason.TOO_DEAR}", (int(cost), (int(player.dinars), int(player.seals))))
