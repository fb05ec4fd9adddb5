"""What one seat, or a spectator, may know of a game of Alhambra.

Hands are secret, and so is the order of the deck and of the bag; all else lies open on the table. Tiles and cards are
named as in the notation.
"""

from typing import TYPE_CHECKING

import msgspec

from granada.games.alhambra.components import BUILDING_NAMES, NO_TILE, SCORING_CARD, TILE_NAMES, card_names, tile_names
from granada.games.alhambra.palace import FOUNTAIN_CELL, WIDTH, Palace
from granada.games.alhambra.phase import FIRST_BECAUSE, LAST_TILES, PHASES
from granada.kernel.view import Scoring, View

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


class PlacedTile(msgspec.Struct, frozen=True):
    tile: str
    east: int
    north: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """One scoring: a row for each seat, and with two players for Dirk, of points for each building and the wall."""

    round: int
    rows: tuple[tuple[int, ...], ...]


class NextScoring(msgspec.Struct, frozen=True):
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
    """Of each hand, the cards that were taken openly and have not been paid since."""
    market: tuple[str | None, ...]
    bag: int
    palaces: tuple[tuple[PlacedTile, ...], ...]
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


def of(state: "AlhambraState", seat: int | None) -> AlhambraView:
    with_dirk = state.players == 2
    return AlhambraView(
        game=state.header.game,
        players=state.players,
        seat=seat,
        turn=state.turn,
        over=state.over,
        to_move=state.to_move,
        deciders=state.deciders,
        undoable=state.undoable,
        scores=state.scores,
        winners=state.winners,
        phase=PHASES[state.phase],
        first=state.first,
        first_because=FIRST_BECAUSE[state.first_because],
        display=card_names(state.display),
        deck=len(state.deck),
        discard=card_names(sorted(state.discard)),
        hand=None if seat is None else card_names(state.hand(seat)),
        hand_sizes=tuple(state.hand_size(other) for other in range(state.players)),
        seen_cards=tuple(card_names(state.seen_cards(other)) for other in range(state.players)),
        market=tuple(None if tile == NO_TILE else TILE_NAMES[tile] for tile in state.market),
        bag=len(state.bag),
        palaces=tuple(_placed(palace) for palace in state.palaces),
        reserves=tuple(tile_names(reserve) for reserve in state.reserves),
        bought=tile_names(state.bought),
        wanted=None if state.wanted == NO_TILE else TILE_NAMES[state.wanted],
        paid=card_names(state.paid),
        won=tuple(tile_names(tiles) for tiles in state.won),
        dirk=tile_names(state.dirk) if with_dirk else None,
        dirk_score=state.dirk_score if with_dirk else None,
        sheets=tuple(ScoreSheet(*sheet) for sheet in zip(state.rounds, state.sheets, strict=True)),
        if_scored_now=None if state.over else ScoreSheet(state.next_round, state.score_sheet(state.next_round)),
        next_scoring=_next_scoring(state),
    )


def _placed(palace: Palace) -> tuple[PlacedTile, ...]:
    return tuple(
        PlacedTile(
            tile=TILE_NAMES[palace.tile_on(cell)],
            east=cell % WIDTH - FOUNTAIN_CELL % WIDTH,
            north=FOUNTAIN_CELL // WIDTH - cell // WIDTH,
        )
        for cell in palace.cells[1:]
    )


def _next_scoring(state: "AlhambraState") -> NextScoring | None:
    coming = [card - SCORING_CARD for card in state.deck if card >= SCORING_CARD]
    if not coming or state.phase >= LAST_TILES:
        return None
    lowest, highest = state.window(min(coming))
    return NextScoring(round=min(coming) + 1, soonest=len(state.deck) - highest, latest=len(state.deck) - lowest)
