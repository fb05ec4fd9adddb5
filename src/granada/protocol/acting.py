"""Actions become the entries that they ask for, unless they are stale.

The host decides whether a person may act for a seat, and the game whether its rules allow the action."""

from collections.abc import Sequence

from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.faults import ProtocolFault
from granada.table import STAND_IN, Entry, Kind, LiveGame, Stale, moves_of

MOST_MOVES = 5000
"""Many times as many as a game takes. Some can be played without end, and somebody will try."""
MOST_OTHER_ENTRIES = 2000
"""Entries that are no moves of the game, after which nothing is taken back any more."""


def entries_for(game: LiveGame, action: live.AnyAction, at: int) -> list[Entry]:
    """The entries of an action at this time; Stale if its sender had not seen what it depends on."""
    seat, key = action.seat, action.key
    # All others are answers to one of these.
    if isinstance(action, live.Undo | live.Propose | live.Return) and game.other_entries >= MOST_OTHER_ENTRIES:
        raise GranadaError(ProtocolFault.ONLY_MOVES)
    match action:
        case live.Move(move=text):
            return _moves(game, seat, (text,), action.n, at, key)
        case live.Moves(moves=texts):
            return _moves(game, seat, texts, action.n, at, key)
        case live.Undo(moves=moves):
            _check_nothing_since(max(game.since), action, game)
            kind, text = Kind.UNDO, str(game.whole_actions(moves))
        case live.Propose(moves=moves):
            _check_nothing_since(max(game.since), action, game)
            whole = game.whole_actions(moves)
            if game.state.played - game.firm < whole <= game.state.played:
                raise GranadaError(ProtocolFault.SOMEBODY_LEFT)
            kind, text = Kind.PROPOSE, str(whole)
        case live.Agree() | live.Decline():
            _check_nothing_since(game.proposal.number if game.proposal else 0, action, game)
            kind, text = Kind.AGREE if isinstance(action, live.Agree) else Kind.DECLINE, ""
        case live.TakeOver():
            kind, text = Kind.TAKEOVER, STAND_IN
        case live.Return():
            kind, text = Kind.RETURN, ""
    return [Entry(game.number + 1, kind, seat, text, at, key)]


def entries_of_bot(game: LiveGame, seat: int, move: str, seen: int, at: int) -> list[Entry]:
    """The entries of a move that a bot has chosen, having seen so many entries."""
    if not game.bot_for(seat):
        raise Stale(seen, game.number)
    return _moves(game, seat, (move,), seen, at, "")


def _moves(game: LiveGame, seat: int, texts: Sequence[str], seen: int, at: int, key: str) -> list[Entry]:
    game.check_seen(seat, seen)
    if game.state.played + len(texts) > MOST_MOVES:
        raise GranadaError(ProtocolFault.RECORD_TOO_LONG, most=MOST_MOVES)
    return moves_of(game, seat, texts, at, key)


def _check_nothing_since(last: int, action: live.AnyAction, game: LiveGame) -> None:
    if not last <= action.n <= game.number:
        raise Stale(action.n, game.number)
