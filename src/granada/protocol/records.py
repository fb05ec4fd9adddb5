"""Records, replays and proofs."""

from typing import Annotated, Any

import msgspec

from granada.kernel.choice import Question
from granada.protocol.common import MOST_SEATS, Request
from granada.protocol.live import Clock, Happened
from granada.protocol.tables import EditionText, SeatWish

LONGEST_RECORD = 512 * 1024


class Import(Request, frozen=True, kw_only=True):
    """A record to study, or to play on from where it ends."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=MOST_SEATS)] = msgspec.field(default_factory=list)
    """Who plays on; without it, all at the screen of who asks."""
    public: bool = False
    edition: EditionText | None = None
    """The text of the edition file that it was played with, where that is not the edition of the house."""


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


class History(msgspec.Struct, frozen=True):
    """Everything that has happened, undone moves included."""

    n: int
    entries: tuple[Happened, ...]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry, and what it has changed."""

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
    """A view, and all that has changed it since."""

    after: int
    """The number of the entry after which the view was seen; 0 is before the first."""
    eyes: int | None
    view: Any
    steps: tuple[Step, ...]
    n: int
    """The number of the last entry of the game. If there are more steps than one answer holds, ask for those after the
    last one."""


class Proof(msgspec.Struct, frozen=True):
    """The shuffles were not touched, and all moves follow the rules and lead to these scores."""

    commitment: str
    seed: str
    """A whole number, too large for some programs."""
    moves: int
    scores: tuple[int, ...]


class Ranked(msgspec.Struct, frozen=True):
    person: str
    name: str
    rating: float
    games: int
