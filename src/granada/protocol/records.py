"""Records, replays and proofs."""

from typing import Annotated, Any

import msgspec

from granada.kernel.choice import Question
from granada.kernel.contribution import Contribution
from granada.protocol.common import MOST_SEATS, Request
from granada.protocol.live import Clock, LogEntry
from granada.protocol.tables import EditionText, SeatRequest

LONGEST_RECORD = 512 * 1024


class Import(Request, frozen=True, kw_only=True):
    """A record to study, or to play on from where it ends."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=MOST_SEATS)] = msgspec.field(default_factory=list)
    """The players of the new game; without them, one person plays all seats at one screen."""
    public: bool = False
    offline: bool = False
    """Whether the game was played in a browser without a server."""
    edition: EditionText | None = None
    """The text of the edition file that it was played with, where that is not the built-in edition."""


class Position(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know at some moment of the game."""

    n: int
    moves: int
    view: Any
    question: Question | None = None
    clock: Clock | None = None

    @property
    def legal(self) -> list[str]:
        return self.question.moves() if self.question else []


class Log(msgspec.Struct, frozen=True):
    """All entries of a table, undone moves included."""

    n: int
    entries: tuple[LogEntry, ...]


class ReplayEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry, and how it has changed the view."""

    n: int
    kind: str
    seat: int
    text: str | None
    events: Any
    change: Any
    """A patch of the view before it; null if nothing is different. See `granada.protocol.patch`."""
    at: int
    """Milliseconds since 1970."""
    taken_back: int = 0
    """How many of the moves before it do not count any more."""


class Replay(msgspec.Struct, frozen=True):
    """A view, and the entries since with the changes of the view."""

    after: int
    """The number of the entry after which the view was seen; 0 is before the first."""
    viewer: int | None
    view: Any
    entries: tuple[ReplayEntry, ...]
    n: int
    """The number of the last entry of the game. An answer holds a limited number of entries: ask for those after
    its last one."""


class Proof(msgspec.Struct, frozen=True):
    """The shuffles were not touched, and all moves follow the rules and lead to these scores."""

    commitment: str
    seed: str
    """A whole number, too large for some programs."""
    moves: int
    scores: tuple[int, ...]
    contributions: tuple[Contribution, ...] = ()
    """What clients have added to the seed: the seed with the bits of this turned over is the number of the host."""


class Ranked(msgspec.Struct, frozen=True):
    person: str
    name: str
    rating: float
    games: int
