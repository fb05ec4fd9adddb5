"""Making the views: apart from their types, so that it can be compiled."""

from typing import TYPE_CHECKING

from granada.games.alhambra.components import NO_TILE, SCORING_CARD, TILE_NAMES, card_names, tile_names
from granada.games.alhambra.palace import FOUNTAIN_CELL, WIDTH, Palace
from granada.games.alhambra.phase import FIRST_BECAUSE, LAST_TILES, PHASES
from granada.games.alhambra.view import AlhambraView, NextScoring, PlacedTile, ScoreSheet

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def public(state: "AlhambraState") -> AlhambraView:
    with_dirk = state.players == 2
    return AlhambraView(
        game=state.header.game,
        players=state.players,
        seat=None,
        turn=state.turn,
        over=state.over,
        to_move=state.to_move,
        deciders=state.deciders,
        undoable=state.undoable,
        hides=state.hides,
        scores=state.scores,
        winners=state.winners,
        phase=PHASES[state.phase],
        first=state.first,
        first_because=FIRST_BECAUSE[state.first_because],
        display=card_names(state.display),
        deck=len(state.deck),
        discard=card_names(sorted(state.discard)),
        hand=None,
        hand_sizes=tuple([state.hand_size(seat) for seat in range(state.players)]),
        seen_cards=tuple([card_names(state.seen_cards(seat)) for seat in range(state.players)]),
        market=tuple([None if tile == NO_TILE else TILE_NAMES[tile] for tile in state.market]),
        bag=len(state.bag),
        palaces=tuple([_placed(palace) for palace in state.palaces]),
        walls=tuple([tuple(palace.wall_line()) for palace in state.palaces]),
        reserves=tuple([tile_names(reserve) for reserve in state.reserves]),
        bought=tile_names(state.bought),
        wanted=None if state.wanted == NO_TILE else TILE_NAMES[state.wanted],
        paid=card_names(state.paid),
        won=tuple([tile_names(tiles) for tiles in state.won]),
        dirk=tile_names(state.dirk) if with_dirk else None,
        dirk_score=state.dirk_score if with_dirk else None,
        sheets=tuple([ScoreSheet(*sheet) for sheet in zip(state.rounds, state.sheets, state.counts, strict=True)]),
        if_scored_now=None if state.over else _sheet_now(state),
        next_scoring=_next_scoring(state),
    )


def secrets(state: "AlhambraState", seat: int) -> dict[str, object]:
    return {"hand": card_names(state.hand(seat))}


def _placed(palace: Palace) -> tuple[PlacedTile, ...]:
    return tuple(
        [
            PlacedTile(
                tile=TILE_NAMES[palace.tile_on(cell)],
                east=cell % WIDTH - FOUNTAIN_CELL % WIDTH,
                north=FOUNTAIN_CELL // WIDTH - cell // WIDTH,
            )
            for cell in palace.cells[1:]
        ]
    )


def _sheet_now(state: "AlhambraState") -> ScoreSheet:
    return ScoreSheet(state.next_round, state.score_sheet(state.next_round), state.all_building_counts())


def _next_scoring(state: "AlhambraState") -> NextScoring | None:
    coming = [card - SCORING_CARD for card in state.deck if card >= SCORING_CARD]
    if not coming or state.phase >= LAST_TILES:
        return None
    lowest, highest = state.window(min(coming))
    return NextScoring(round=min(coming) + 1, soonest=len(state.deck) - highest, latest=len(state.deck) - lowest)
