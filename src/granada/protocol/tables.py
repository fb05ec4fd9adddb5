"""Tables: requests for them, and how they are shown."""

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec

from granada.kernel.contribution import Digits
from granada.protocol.common import MOST_SEATS, Name, Request, SeatNumber
from granada.table import NoClock, TimeControl

LONGEST_OPTION = 100
MOST_OPTIONS = 20
LONGEST_KIND = 20
LONGEST_EDITION = 100_000
LONGEST_ID = 40
MOST_CLEARED = 100

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
Status: TypeAlias = Literal["open", "playing", "over", "closed"]

Colour: TypeAlias = Literal["blue", "red", "green", "yellow", "purple", "grey", "pink", "teal"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The colours of the seats, as many as there may be. Without a choice each seat has the colour of its number."""

Kind: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KIND)]
EditionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_EDITION)]
OptionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)]


class SeatRequest(Request, frozen=True):
    """A seat of a new table: for the person who opens it (``me``), for any person who joins (``open``), or for a bot.

    >>> SeatRequest("apprentice").kind
    'apprentice'
    """

    kind: Kind
    name: Name | None = None
    """The name of another person at the same screen."""
    colour: Colour | None = None


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be opened.

    >>> request = NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")], options={"events": "random"})
    >>> (await ana.open(request)).options["events"]
    'random'
    """

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_KIND)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionText, OptionText], msgspec.Meta(max_length=MOST_OPTIONS)] = msgspec.field(
        default_factory=dict
    )
    control: TimeControl = NoClock()
    public: bool = True
    hints: bool | None = None
    """Whether people may ask what a strong bot would do. Without it, they may where nobody else plays."""
    edition: EditionText | None = None
    """The text of an edition file, to play with the components in it."""
    commitment: Digits | None = None
    """The SHA-256 of a nonce that the client will add to the seed."""


class Joining(Request, frozen=True):
    seat: SeatNumber | None = None
    """The seat to take; null: the first free one."""
    invitation: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    colour: Colour | None = None
    """The last person to join has no time to choose it later."""
    commitment: Digits | None = None
    """The SHA-256 of a nonce that the client will add to the seed."""


class Rematch(Request, frozen=True):
    commitment: Digits | None = None
    bots: dict[SeatNumber, Kind] = msgspec.field(default_factory=dict)
    """The kinds that bots at these seats have from now on. The others, and people, stay."""


class Reveal(Request, frozen=True):
    """The nonce of a client, once all seats are taken."""

    commitment: Digits
    """The commitment of the server, as the client has seen it together with those of all seats."""
    nonce: Digits
    next_commitment: Digits | None = None
    """The SHA-256 of another nonce, for the case that the cards are drawn again because somebody else's is missing."""


class ColourRequest(Request, frozen=True):
    colour: Colour


class Clearing(Request, frozen=True):
    """Games that one does not want to see in one's list any more."""

    tables: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]], msgspec.Meta(min_length=1, max_length=MOST_CLEARED)
    ]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Empty where nobody sits, or where a person has closed their account."""
    kind: str
    """``human``, or the kind of a bot."""
    person: str | None
    reserved: bool
    stand_in: str
    """The kind of the bot that plays for the person, or empty."""
    registered: bool
    """Whether this is the name of a registered person, which nobody else can have."""
    colour: Colour
    left: bool
    """Whether the person has left during the game, so that somebody else may take the seat."""
    commitment: str | None = None
    """SHA-256 of what the client of this seat adds to the seed."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a table that everybody with access to it may know."""

    id: str
    game: str
    edition: str
    own_edition: bool
    """Whether the game is played with an edition file that somebody has brought."""
    options: dict[str, str]
    public: bool
    control: TimeControl
    hints: bool
    """Whether the players may ask what a strong bot would do."""
    status: Status
    host: str | None
    imported: bool
    offline: bool
    """Whether an imported game was played in a browser without a server, as the person says who brought it."""
    commitment: str
    """SHA-256 of the number of the server, which is the seed where no client adds to it."""
    opened: int
    started: int | None
    ended: int | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    """The table at which the same people play again."""
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    """The seats of the person who sends the request."""
    invitation: str | None
    """The people at the table may pass it on."""


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    deciders: tuple[int, ...]
    """The seats that have to decide."""
    your_turn: bool
    since: int
    """The time of the last event at the table."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[str, ...]
    """The first one is the usual one."""
    pattern: str
    player_counts: tuple[int, ...]
    """The numbers of players with which there is something to choose; empty: any number."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    edition: str
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The kinds of bots that can play it."""
    brings_words: bool
    """Whether the game is a plug-in. The words of a plug-in are at ``/games/GAME/catalogue/LANGUAGE``."""
    has_editor: bool
    """Whether people can make editions of it, with ``/games/GAME/edition``."""


class GameWords(msgspec.Struct, frozen=True):
    """The words that a plug-in brings."""

    texts: tuple[str, ...]
    """Fluent catalogues: that of the language, and then the English one for whatever is missing there."""
    forms: Any
    """How its messages and events are said."""


class Offer(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]
