"""What one seat, or a spectator, may know of a game of Alhambra.

Hands are secret, and so is the order of the deck and of the bag; everything else is public. Tiles and cards are
named as in the notation.
"""

import msgspec

from granada.games.alhambra.components import BUILDING_NAMES
from granada.kernel.view import Scoring, View


class PlacedTile(msgspec.Struct, frozen=True, gc=False):
    tile: str
    east: int
    north: int


class ScoreSheet(msgspec.Struct, frozen=True, gc=False):
    """One scoring: a row for each seat, and with two players for Dirk, of points for each building and the wall."""

    round: int
    rows: tuple[tuple[int, ...], ...]
    counts: tuple[tuple[int, ...], ...]
    """In the same rows, how many buildings of each kind were there. Dirk draws new ones after the scoring."""


class NextScoring(msgspec.Struct, frozen=True, gc=False):
    """How many cards from now the next scoring card can come at the soonest and at the latest; 1 is the next card."""

    round: int
    soonest: int
    latest: int


class AlhambraView(View, frozen=True, kw_only=True):
    phase: str
    first: int
    first_because: str
    display: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    hand: tuple[str, ...] | None
    """One's own cards; a spectator has none."""
    hand_sizes: tuple[int, ...]
    seen_cards: tuple[tuple[str, ...], ...]
    """The cards of each hand that were taken openly and have not been paid since."""
    market: tuple[str | None, ...]
    bag: int
    palaces: tuple[tuple[PlacedTile, ...], ...]
    walls: tuple[tuple[tuple[int, int], ...], ...]
    """The longest wall of each palace, as a line through these corners, in steps east and south of the north-west
    corner of the fountain."""
    reserves: tuple[tuple[str, ...], ...]
    bought: tuple[str, ...]
    wanted: str | None
    paid: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]
    dirk: tuple[str, ...] | None
    dirk_score: int | None
    sheets: tuple[ScoreSheet, ...]
    if_scored_now: ScoreSheet | None
    next_scoring: NextScoring | None

    @property
    def rival(self) -> str | None:
        return None if self.dirk is None else "alhambra-dirk"

    def scorings(self) -> tuple[Scoring, ...]:
        sources = (*BUILDING_NAMES, "wall")
        return tuple(Scoring("alhambra-scoring-title", sheet.round, sources, sheet.rows) for sheet in self.sheets)
