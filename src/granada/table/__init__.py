"""One live game with people at it: seats, undo, the bots' moves, and the log."""

from granada.bots.asking import STAND_IN, BotFailure, FailureReason
from granada.table.clock import Clocks, DaysPerMove, LiveClock, NoClock, TimeControl
from granada.table.files import (
    CannotRead,
    CannotSave,
    is_something_else,
    load,
    obstacle,
    path_of,
    save,
    would_lose_moves,
    write_whole,
)
from granada.table.hint import Hint, NoHint
from granada.table.live_game import (
    Entry,
    EntryOutcome,
    Kind,
    LiveGame,
    Proposal,
    Stale,
    actions,
    add_lasting,
    lasting_moves,
    moves_of,
    walk,
)
from granada.table.local import LocalTable
from granada.table.seat import PERSON, Seat
from granada.table.undo import NothingToTakeBack

__all__ = [
    "PERSON",
    "STAND_IN",
    "BotFailure",
    "CannotRead",
    "CannotSave",
    "Clocks",
    "DaysPerMove",
    "Entry",
    "EntryOutcome",
    "FailureReason",
    "Hint",
    "Kind",
    "LiveClock",
    "LiveGame",
    "LocalTable",
    "NoClock",
    "NoHint",
    "NothingToTakeBack",
    "Proposal",
    "Seat",
    "Stale",
    "TimeControl",
    "actions",
    "add_lasting",
    "is_something_else",
    "lasting_moves",
    "load",
    "moves_of",
    "obstacle",
    "path_of",
    "save",
    "walk",
    "would_lose_moves",
    "write_whole",
]
