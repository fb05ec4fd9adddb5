"""Faults of requests to the server, of its settings and of its database."""

from granada.kernel.faults import Fault


class ServerFault(Fault):
    # At a table with others.
    NOT_YOUR_SEAT = "not-your-seat", "seat {seat} is not yours"
    NO_SUCH_TABLE = "no-such-table", "there is no such table, or you are not invited to it"
    NO_SUCH_PERSON = "no-such-person", "there is no such person"
    NOT_STARTED = "not-started", "the game has not begun yet"
    ALREADY_STARTED = "already-started", "the game has begun already"
    SEAT_TAKEN = "seat-taken", "somebody else has this seat, or all seats are taken"
    COLOUR_TAKEN = "colour-taken", "somebody else at this table has the colour {colour}"
    OTHERS_PLAY = "others-play", "other people play this game, which is not over"
    NOT_AT_TABLE = "not-at-table", "you have no seat at this table"
    NOT_THE_HOST = "not-the-host", "only the host of the table may do this"
    SILENCED = "silenced", "who opened this table has silenced you here"
    UNPRINTABLE_MESSAGE = "unprintable-message", "the message has characters that cannot be shown"
    NOBODY_PLAYS = "nobody-plays", "somebody must play: not all seats can have bots"
    TIME_LEFT = "time-left", "seat {seat} still has time to decide"
    NO_HINTS_HERE = "no-hints-here", "this table was opened without hints"

    # People.
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

    # Notices.
    NO_MAIL_HERE = "no-mail-here", "this server sends no mail"
    BAD_ADDRESS = "bad-address", "{address!r} is not an address for mail"
    WRONG_CODE = "wrong-code", "this is not the code that was sent, or it is too old"
    BAD_SUBSCRIPTION = "bad-subscription", "this is not a subscription of a browser to push notices"

    # Requests.
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
    INTERNAL_ERROR = "internal-error", "the server has failed; nothing was changed"

    # The database.
    DATABASE_GONE = "database-gone", "the database does not answer; try again"
    DATABASE_FULL = "database-full", "the disk of the database is full: nothing can be saved"
    DATABASE_READ_ONLY = "database-read-only", "the database can only be read: nothing can be saved"
    DATABASE_CORRUPT = "database-corrupt", "the database is damaged: a backup must be restored"
    DATABASE_TOO_NEW = "database-too-new", "the database was made by a newer Granada: {revision!r} is not known here"

    # Settings, and the address to listen at.
    BAD_SETTING = "bad-setting", "{setting} cannot be {value!r}"
    BAD_PROXY = "bad-proxy", "proxies are addresses or networks, such as 10.0.0.0/8, not {value!r}"
    CANNOT_LISTEN = "cannot-listen", "nobody can be served at {address}: {why}"
    ADDRESS_IN_USE = "address-in-use", "another program listens there already"
    NOT_OUR_ADDRESS = "not-our-address", "this machine does not have this address"
    NO_SUCH_HOST = "no-such-host", "there is no such host"
