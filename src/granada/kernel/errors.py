"""What can be wrong with what a person or a program asks for, as data: a code and its details.

The sentences here are for programmers. People read the message ``error-CODE`` of the locale catalogues, which is made
from the same details, and of a refused move the message ``reason-REASON``.
"""

from enum import StrEnum
from typing import TypeAlias

Detail: TypeAlias = "str | int | tuple[str | int, ...] | GranadaError"
"""One called ``reason`` is the code of a Reason; an error tells what was wrong in its turn. What a library says is
called ``detail``: it is for programmers, and no sentence for people shows it."""


class Fault(StrEnum):
    """Everything that can be wrong: its code and its sentence."""

    sentence: str

    def __new__(cls, code: str, sentence: str) -> "Fault":
        fault = str.__new__(cls, code)
        fault._value_ = code
        fault.sentence = sentence
        return fault

    # What is asked for.
    NO_SUCH_GAME = "no-such-game", "there is no game {game!r}; the games are: {games}"
    NO_SUCH_BOT = "no-such-bot", "there is no bot {bot!r}; the bots are: {bots}"
    NO_SUCH_OPTION = "no-such-option", "{game} has no option {option!r}; its options are: {options}"
    NO_SUCH_CHOICE = "no-such-choice", "{option} can be {choices}, not {choice!r}"
    OPTION_PLAYERS = "option-players", "{option} can be {choice!r} only with {counts} players, not with {players}"
    CHOSEN_TWICE = "chosen-twice", "{option} must differ from each other, and {choice!r} names one twice"
    NO_EDITIONS = "no-editions", "{game} is played with its own components only: it has no other editions"
    PLAYER_COUNT = "player-count", "{game} is for {counts} players, not {players}"
    SEAT_COUNT = "seat-count", "{seats} seats are named, but there are {players} players"
    UNPRINTABLE_NAME = "unprintable-name", "{name!r} has characters that cannot be shown"
    NOT_A_SEED = "not-a-seed", "a seed is a whole number from 0 on, not {seed!r}"
    SAME_NAMES = "same-names", "every seat needs a name of its own"

    # Moves.
    ILLEGAL_MOVE = "illegal-move", "{move!r} is refused: {reason}"
    ACTION_HAS_ENDED = "action-has-ended", "{move!r} must be an action of its own: what comes before it ends one"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back", "there is nothing that could be taken back"
    SOMEBODY_LEFT = "somebody-left", "somebody saw these moves who has left and cannot be asked"

    NO_HINT = "no-hint", "there is no hint for this position"

    # Positions.
    NO_RECORD = "no-record", "this position was sampled or set up by hand: it has no record from the start of a game"
    NOT_A_POSITION = "not-a-position", "this is not a position of {game} ({detail})"
    IMPOSSIBLE_POSITION = "impossible-position", "this is not a position of {game}: {why}"
    NO_SUCH_SEAT = "no-such-seat", "there is no seat {seat}"
    NOT_ONE_EACH = "not-one-each", "{parts} must each have one entry for each of {players} players"
    IMPOSSIBLE_PART = "impossible-part", "no game could come to this: {part!r}"
    COMPONENTS_ASTRAY = "components-astray", "components are missing or doubled: each must lie somewhere, once"

    # Records.
    NOT_A_RECORD = "not-a-record", "this is not a record of a game ({detail})"
    NO_FIRST_LINE = (
        "no-first-line",
        'this is not a record of a game: its first line must be "granada" and the format number',
    )
    NO_SUCH_LINE = "no-such-line", "the record has no line that begins with {line!r}"
    STRANGE_LINE = "strange-line", "the head of the record has an unknown or a second line that begins with {line!r}"
    UNREADABLE_HEAD = "unreadable-head", "the head of the record cannot be read: the line {line!r} must have a number"
    FORMAT_TOO_NEW = (
        "format-too-new",
        "this record has format {format}, newer than {newest}: read it with a newer Granada",
    )
    FORMAT_TOO_OLD = "format-too-old", "this record has format {format}; the first format ever used is {oldest}"
    OTHER_GAME = "other-game", "this is a record of {found!r}, not of {game}"
    OTHER_RULES = (
        "other-rules",
        (
            "this game was played with edition {edition!r} and rules {rules}; "
            "here are edition {edition_here!r} and rules {rules_here}: use the version of Granada and the edition "
            "that it was played with"
        ),
    )
    IMPOSSIBLE_HEADER = "impossible-header", "the header of this record is impossible: {why}"
    SEED_UNKNOWN = "seed-unknown", "the seed of this game is not known yet: it is published when the game is over"
    SEED_CHANGED = (
        "seed-changed",
        "the seed does not fit the commitment in the header: the shuffles may have been changed",
    )
    NOT_A_MOVE = "not-a-move", "{line!r} is not a move: a line is the number of a seat and the move's text"
    MOVE_AGAINST_RULES = "move-against-rules", "move {number}, {move!r}, is against the rules: {reason}"
    NOT_OVER = "not-over", "the game of this record is not over yet"
    NO_SCORES = "no-scores", "the game of this record is over, but the record does not say the scores"
    OTHER_SCORES = "other-scores", "the record says the scores are ({told}), but they are ({found})"

    # Matches.
    NOT_A_MATCH = "not-a-match", "{file} is not the file of a match ({detail})"
    OTHER_MATCH = "other-match", "{file} holds a match that differs in {what}: it can only go on as it began"
    NO_RAY = "no-ray", "Ray is not installed: pip install 'granada[cluster]'"
    NO_CLUSTER = "no-cluster", "there is no Ray cluster at {address!r} ({detail})"

    # At a table with others.
    STALE = "stale", "the game has gone on since number {seen}: it is at number {number} now"
    NOT_YOUR_SEAT = "not-your-seat", "seat {seat} is not yours"
    NO_SUCH_TABLE = "no-such-table", "there is no such table, or you are not invited to it"
    NO_SUCH_PERSON = "no-such-person", "there is no such person"
    NOT_STARTED = "not-started", "the game has not begun yet"
    ALREADY_STARTED = "already-started", "the game has begun already"
    ALREADY_OVER = "already-over", "the game is over"
    SEAT_TAKEN = "seat-taken", "somebody else has this seat, or all seats are taken"
    NOT_AT_TABLE = "not-at-table", "you have no seat at this table"
    NOT_THE_HOST = "not-the-host", "only who opened the table may do this"
    SILENCED = "silenced", "who opened this table has silenced you here"
    UNPRINTABLE_MESSAGE = "unprintable-message", "the message has characters that cannot be shown"
    NOBODY_PLAYS = "nobody-plays", "somebody must play: not all seats can have bots"
    TIME_LEFT = "time-left", "seat {seat} still has time to decide"
    HAS_STAND_IN = "has-stand-in", "a bot plays for seat {seat} already"
    NO_STAND_IN = "no-stand-in", "no bot plays for seat {seat} in place of a person"
    NO_PROPOSAL = "no-proposal", "nobody has proposed to take moves back, or you have agreed already"
    ONLY_MOVES = "only-moves", "so much has been taken back at this table that only moves can be made from now on"
    NO_HINTS_HERE = "no-hints-here", "this table was opened without hints"
    RECORD_TOO_LONG = "record-too-long", "a record may have {most} moves at most"

    # People.
    NOT_SIGNED_IN = "not-signed-in", "this is only for people who have signed in"
    NOT_REGISTERED = "not-registered", "this is only for people who have registered"
    ALREADY_REGISTERED = "already-registered", "you have registered already"
    WRONG_PASSWORD = "wrong-password", "the name or the password is wrong"
    EASY_PASSWORD = (
        "easy-password",
        "this password is easy to guess: it is the name, or among those that are tried first",
    )
    NAME_TAKEN = "name-taken", "somebody else is registered with the name {name!r}, or with one that looks like it"
    TOO_MANY_TOKENS = "too-many-tokens", "you may have {most} tokens at a time"
    TOO_MANY_MUTED = "too-many-muted", "you may mute {most} people at a time"
    BAD_NAME = "bad-name", "a name has from 1 to {longest} letters, and nothing unprintable"

    NO_MAIL_HERE = "no-mail-here", "this server sends no mail"
    BAD_ADDRESS = "bad-address", "{address!r} is not an address for mail"
    WRONG_CODE = "wrong-code", "this is not the code that was sent, or it is too old"
    BAD_SUBSCRIPTION = "bad-subscription", "this is not a subscription of a browser to push notices"

    # A server and its visitors.
    NOT_UNDERSTOOD = "not-understood", "the request was not understood ({detail})"
    WRONG_FIELD = "wrong-field", "{field!r} is missing, unknown or not possible ({detail})"
    TOO_LONG = "too-long", "{field!r} may have {most} characters at most"
    TOO_SHORT = "too-short", "{field!r} must have {least} characters at least"
    NOT_FOUND = "not-found", "there is nothing at this address"
    FOREIGN_PAGE = "foreign-page", "the request comes from a page of another site"
    TOO_OFTEN = "too-often", "too many requests: try again in {seconds} seconds"
    CROWDED = "crowded", "there are too many connections already, from here or to this table"
    TOO_MANY_TABLES = "too-many-tables", "you may have {most} unfinished tables at a time"
    TOO_MANY_TABLES_HERE = "too-many-tables-here", "{most} unfinished tables were opened from where you are"
    TOO_MUCH_BROUGHT = "too-much-brought", "too many records and editions came from you, or your address, today"
    TOO_LARGE = "too-large", "this is larger than {most} bytes"
    OUT_OF_ORDER = "out-of-order", "the server has failed; nothing was changed"
    DATABASE_GONE = "database-gone", "the database does not answer; try again"
    DATABASE_FULL = "database-full", "the disk of the database is full: nothing can be saved"
    DATABASE_READ_ONLY = "database-read-only", "the database can only be read: nothing can be saved"
    DATABASE_CORRUPT = "database-corrupt", "the database is damaged: a backup must be restored"
    DATABASE_TOO_NEW = "database-too-new", "the database was made by a newer Granada: {revision!r} is not known here"
    BAD_SETTING = "bad-setting", "{setting} cannot be {value!r}"
    BAD_PROXY = "bad-proxy", "proxies are addresses or networks, such as 10.0.0.0/8, not {value!r}"
    CANNOT_LISTEN = "cannot-listen", "nobody can be served at {address}: {why}"

    # Content.
    BAD_CONTENT = "bad-content", "{faults}"

    # Files, and why they cannot be used.
    CANNOT_SAVE = "cannot-save", "{file} cannot be written: {why}"
    CANNOT_READ = "cannot-read", "{file} cannot be read: {why}"
    NO_SUCH_FILE = "no-such-file", "there is no such file"
    NOT_PERMITTED = "not-permitted", "permission denied"
    IS_A_FOLDER = "is-a-folder", "it is a folder"
    NOT_A_FOLDER = "not-a-folder", "part of its path is not a folder"
    NO_SPACE = "no-space", "no space left"
    NOT_TEXT = "not-text", "it is not text"
    ADDRESS_IN_USE = "address-in-use", "another program listens there already"
    NOT_OUR_ADDRESS = "not-our-address", "this machine does not have this address"
    NO_SUCH_HOST = "no-such-host", "there is no such host"
    SYSTEM = "system", "the system refuses it ({errno})"


class GranadaError(Exception):
    """Anything that the caller can put right."""

    def __init__(self, fault: Fault, **details: Detail) -> None:
        super().__init__(fault.sentence.format(**{name: _in_words(detail) for name, detail in details.items()}))
        self.code = fault
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (type(self), str(self), vars(self))


class Reason(StrEnum):
    """Why any game may refuse a move. Each game adds reasons of its own."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_UNDERSTOOD = "not-understood"
    NOT_NOW = "not-now"


class IllegalMove(GranadaError):
    """A move that the rules refuse. The state has not changed."""

    def __init__(self, reason: str, move: str, seat: int | None = None) -> None:
        super().__init__(Fault.ILLEGAL_MOVE, move=move, reason=reason)
        self.reason = reason
        self.move = move
        self.seat = seat


class BadOption(GranadaError):
    """A game was asked for that does not exist in this form."""


class BadPosition(GranadaError):
    """A dump that does not describe a position of the game."""


class BadRecord(GranadaError):
    """A record that cannot be read, or that does not replay as it says."""


class BadContent(GranadaError):
    """A content file whose rows cannot be right. What is wrong with them is for its author, row by row."""

    def __init__(self, faults: str) -> None:
        super().__init__(Fault.BAD_CONTENT, faults=faults)


def _in_words(detail: Detail) -> Detail:
    return (", ".join(map(str, detail)) or "none") if isinstance(detail, tuple) else detail


def _remake(kind: type[GranadaError], sentence: str, attributes: dict[str, object]) -> GranadaError:
    """The error in another process, where it is not made from a fault again."""
    error = kind.__new__(kind, sentence)
    vars(error).update(attributes)
    return error
