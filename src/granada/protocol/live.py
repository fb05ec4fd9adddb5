"""The live protocol: the messages over the WebSocket of a table."""

from typing import Annotated, Any, TypeAlias

import msgspec

from granada.kernel.choice import Message, Question
from granada.protocol.common import LONGEST_CHAT, LONGEST_MOVE, Key, Number, Refusal, SeatNumber
from granada.protocol.tables import TableInfo
from granada.table import Proposal

MOST_MOVES_OF_ACTION = 40
"""Many times as many as a purchase takes; a hint for the rest of a turn has no more."""

MoveText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
MovesOfAction: TypeAlias = Annotated[tuple[MoveText, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES_OF_ACTION)]

# What people ask for.


class Ask(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    pass


class Action(Ask, frozen=True, kw_only=True):
    """Something that becomes an entry."""

    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""
    key: Key
    """Whatever its sender likes; the same one again means the same action again."""


class Move(Action, frozen=True, kw_only=True):
    move: MoveText


class Moves(Action, frozen=True, kw_only=True):
    """Several moves of one turn, which happen all or not at all and are taken back together. Only the last of them may
    reveal something or end the turn."""

    moves: MovesOfAction


class Undo(Action, frozen=True, kw_only=True):
    """Take back the last moves of the seat; an action of several moves is taken back as a whole."""

    moves: Number = 1


class Propose(Action, frozen=True, kw_only=True):
    """Ask the others whether more than that may be taken back, in whole actions as well."""

    moves: Number


class Agree(Action, frozen=True, kw_only=True):
    pass


class Decline(Action, frozen=True, kw_only=True):
    pass


class TakeOver(Action, frozen=True, kw_only=True):
    """Let a bot play for this seat, whose time has run out."""


class Return(Action, frozen=True, kw_only=True):
    """Play on oneself."""


class Look(Ask, frozen=True):
    """See the game as this seat from now on, or as a spectator."""

    seat: SeatNumber | None
    key: Key = ""
    """The server answers a key when the action is done."""


class Say(Ask, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
    key: Key = ""
    """The server answers a key when the message is stored; a message that is sent twice appears once."""


class Preview(Ask, frozen=True, kw_only=True):
    """A request for the changes that these moves of one's own seat would bring. Nothing is played."""

    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""
    key: Key
    moves: MovesOfAction


class Further(Ask, frozen=True, kw_only=True):
    """The question for one's own seat after these moves, which only begin an action. Nothing is played."""

    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""
    key: Key
    moves: MovesOfAction


class Coach(Ask, frozen=True, kw_only=True):
    """What matters now for one's own seat, which has to decide."""

    seat: SeatNumber
    n: Number
    """The number of the last entry that had been seen."""
    key: Key


class Ping(Ask, frozen=True):
    pass


AnyAction: TypeAlias = Move | Moves | Undo | Propose | Agree | Decline | TakeOver | Return
AnyAsk: TypeAlias = AnyAction | Look | Say | Preview | Further | Coach | Ping

# What the server tells.


class Tell(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


class TableUpdate(Tell, frozen=True, tag="table"):
    """The seats of the table, and its status."""

    table: TableInfo


class LogEntry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry, as this viewer may know it."""

    n: int
    kind: str
    seat: int
    text: str | None
    """The notation of a move, or null as long as it is a secret."""
    events: Any
    taken_back: int = 0
    """How many of the moves before it do not count any more."""


class Clock(msgspec.Struct, frozen=True, gc=False):
    left: tuple[int, ...]
    """Milliseconds, for each seat."""
    running: tuple[int, ...]


class View(Tell, frozen=True, kw_only=True):
    """Everything that this viewer may know."""

    n: int
    viewer: int | None
    view: Any = None
    """Missing if nothing has happened since the number that the client had."""
    question: Question | None = None
    """The question that this viewer has to decide, with all that is known of each move."""
    back: int = 0
    """How many moves one would have to take back to decide one's last one anew; 0 if that cannot be."""
    clock: Clock | None = None
    proposal: Proposal | None = None
    missed: tuple[LogEntry, ...] = ()
    """The entries since that number, unless they are too many."""


class Entry(Tell, frozen=True, kw_only=True):
    """A new entry, and what it changes."""

    n: int
    kind: str
    seat: int
    key: str = ""
    """The key of the action: it tells the sender that the action is done and safe."""
    text: str | None = None
    events: Any = ()
    taken_back: int = 0
    """How many of the moves before it do not count any more."""
    change: Any = None
    """A patch of the view; see `granada.protocol.patch`."""
    earlier: tuple[LogEntry, ...] = ()
    """The other moves of the same action, which came before this one. `change` is that of the whole action."""
    question: Question | None = None
    """The question that this viewer has to decide, with all that is known of each move."""
    back: int = 0
    """How many moves one would have to take back to decide one's last one anew; 0 if that cannot be."""
    clock: Clock | None = None
    proposal: Proposal | None = None


class Done(Tell, frozen=True):
    """The action with this key had been done before, and is the entry number n; or what else was asked for is done."""

    key: str
    n: int


class Refused(Tell, frozen=True):
    """The action with this key was not done, and nothing has changed."""

    refusal: Refusal
    key: str = ""


class Changes(Tell, frozen=True):
    """The answer to the preview with this key."""

    key: str
    messages: tuple[Message, ...] = ()
    """The changes that the moves would bring, as far as they are certain. The texts are in the catalogues."""


class FurtherQuestion(Tell, frozen=True, tag="question"):
    """The answer to the request for a further question with this key."""

    key: str
    question: Question


class Advice(Tell, frozen=True):
    """The answer of the coach to the question with this key."""

    key: str
    message: Message | None = None
    """One sentence, whose text is in the catalogues; None if there is nothing new to say."""


class ChatMessage(msgspec.Struct, frozen=True, gc=False):
    id: int
    person: str | None
    name: str
    text: str
    """Empty if a moderator has removed it."""
    at: int
    registered: bool
    """Whether this is the name of a registered person, which nobody else can have."""


class Chat(Tell, frozen=True):
    messages: tuple[ChatMessage, ...]


class Present(Tell, frozen=True):
    """The seats and the number of spectators that are connected."""

    seats: tuple[int, ...]
    spectators: int


class Bots(Tell, frozen=True):
    """How the bots of this table think."""

    hurried: bool
    """Whether they think less than usual just now, because many others are asked."""


class Pong(Tell, frozen=True):
    pass


AnyTell: TypeAlias = (
    TableUpdate | View | Entry | Done | Refused | Changes | FurtherQuestion | Advice | Chat | Present | Bots | Pong
)
