"""Tables: how they are asked for, and how they are shown."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from granada.protocol.common import MOST_SEATS, Name, Request, SeatNumber
from granada.table import NoClock, TimeControl

LONGEST_OPTION = 100
MOST_OPTIONS = 20
LONGEST_KIND = 20
LONGEST_EDITION = 100_000

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
Status: TypeAlias = Literal["open", "playing", "over", "closed"]

EditionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_EDITION)]
OptionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)]


class SeatWish(Request, frozen=True):
    """Who sits here: the person who opens the table (``me``), any person who joins (``open``), or a bot.

    >>> SeatWish("apprentice").kind
    'apprentice'
    """

    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KIND)]
    name: Name | None = None
    """Of somebody who plays at the same screen as who opens the table."""


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be opened.

    >>> wish = NewTable(game="sabika", seats=[SeatWish("me"), SeatWish("open")], options={"events": "random"})
    >>> (await ana.open(wish)).options["events"]
    'random'
    """

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_KIND)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionText, OptionText], msgspec.Meta(max_length=MOST_OPTIONS)] = msgspec.field(
        default_factory=dict
    )
    control: TimeControl = NoClock()
    public: bool = True
    hints: bool | None = None
    """Whether people may ask what a strong bot would do. Without it, they may where nobody else plays."""
    edition: EditionText | None = None
    """The text of an edition file, to play with the components in it."""


class Joining(Request, frozen=True):
    seat: SeatNumber | None = None
    """Without it, the first one that is free."""
    invitation: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Empty where nobody sits, or where somebody sat who does not want to be known any more."""
    kind: str
    """``human``, or the kind of a bot."""
    person: str | None
    reserved: bool
    stand_in: str
    """The kind of the bot that plays for the person, or empty."""
    registered: bool
    """Whether this is the name of a registered person, which nobody else can have."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know who may see the table."""

    id: str
    game: str
    edition: str
    own_edition: bool
    """Whether it is played with an edition file that somebody has brought."""
    options: dict[str, str]
    public: bool
    control: TimeControl
    hints: bool
    """Whether those who play may ask what a strong bot would do."""
    status: Status
    host: str | None
    imported: bool
    commitment: str
    """SHA-256 of the seed."""
    opened: int
    started: int | None
    ended: int | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    """The table at which the same people play again."""
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    """The seats of who asks."""
    invitation: str | None
    """To be passed on by those who sit at the table."""


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    deciders: tuple[int, ...]
    """Who has to decide."""
    your_turn: bool
    since: int
    """When something last happened."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[str, ...]
    """The first one is the usual one."""
    pattern: str
    player_counts: tuple[int, ...]
    """With how many players there is something to choose; empty: with any number."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    edition: str
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The kinds of bots that can play it."""
    brings_words: bool
    """Whether it is a plug-in, whose words are told by ``/games/GAME/catalogue/LANGUAGE``."""
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
