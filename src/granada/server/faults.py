"""Faults of requests to the server, of its settings and of its database."""

from granada.kernel.faults import Fault


class ServerFault(Fault):
    # At a table with others.
    NOBODYS_SEAT = "nobodys-seat", "nobody plays at seat {seat}"
    NOT_UNFINISHED = "not-unfinished", "this table is finished or closed already"
    SEAT_TAKEN = "seat-taken", "somebody else has this seat, or all seats are taken"
    KNOWS_A_HAND = "knows-a-hand", "you know what is hidden of another seat here: you have had it yourself"
    NONCE_NOT_ASKED = "nonce-not-asked", "this random number is not asked for, or is asked for no more"
    NOT_THE_HOST = "not-the-host", "only the host of the table may do this"
    SILENCED = "silenced", "the host of this table has silenced you here"
    SILENCED_EVERYWHERE = (
        "silenced-everywhere",
        "a moderator has silenced you: you can neither chat nor choose another name",
    )
    KEPT_OUT = "kept-out", "somebody at this table has blocked you"
    UNPRINTABLE_MESSAGE = "unprintable-message", "the message has characters that cannot be shown"

    # People.
    NOT_REGISTERED = "not-registered", "this is only for people who have registered"
    ALREADY_REGISTERED = "already-registered", "you have registered already"
    WRONG_PASSWORD = "wrong-password", "the name or the password is wrong"
    DISABLED = "disabled", "the host of this server has disabled this account"
    EASY_PASSWORD = (
        "easy-password",
        "this password is easy to guess: it is the name, or among those that are tried first",
    )
    NAME_TAKEN = "name-taken", "somebody else is registered with the name {name!r}, or with one that looks like it"
    NO_SUCH_REPORT = "no-such-report", "there is no open report {number}"
    NOT_A_MODERATOR = "not-a-moderator", "this is only for moderators"
    NO_SUCH_MESSAGE = "no-such-message", "there is no such message"
    NO_PASSWORD = "no-password", "this person is a guest, who has no password"
    WRONG_LINK = "wrong-link", "this link has been used, or it is too old"
    TOO_MANY_TOKENS = "too-many-tokens", "you may have {most} tokens at a time"
    TOO_MANY_MUTED = "too-many-muted", "you may mute {most} people at a time"

    # Notices.
    NO_MAIL_HERE = "no-mail-here", "this server sends no mail"
    BAD_ADDRESS = "bad-address", "{address!r} is not an address for mail"
    WRONG_CODE = "wrong-code", "this is not the code that was sent, or it is too old"
    BAD_WEBHOOK = (
        "bad-webhook",
        "this is no public address of a webhook, or the room or token of Matrix is missing",
    )
    TOO_MANY_WEBHOOKS = "too-many-webhooks", "you may have {most} webhooks at a time"
    BAD_SUBSCRIPTION = "bad-subscription", "this is not a subscription of a browser to push notices"

    # Requests.
    FOREIGN_PAGE = "foreign-page", "the request comes from a page of another site"
    TOO_OFTEN = "too-often", "too many requests: try again in {seconds} seconds"
    CROWDED = "crowded", "there are too many connections already, from here or to this table"
    TOO_MANY_TABLES = "too-many-tables", "you may have {most} unfinished tables at a time"
    TOO_MANY_TABLES_HERE = "too-many-tables-here", "{most} unfinished tables were opened from where you are"
    TOO_MUCH_BROUGHT = "too-much-brought", "too many records and editions came from you, or your address, today"

    # The database.
    DATABASE_GONE = "database-gone", "the database does not answer; try again"
    DATABASE_FULL = "database-full", "the disk of the database is full: nothing can be saved"
    DATABASE_READ_ONLY = "database-read-only", "the database can only be read: nothing can be saved"
    DATABASE_CORRUPT = "database-corrupt", "the database is damaged: a backup must be restored"
    DATABASE_TOO_NEW = "database-too-new", "the database was made by a newer Granada: {revision!r} is not known here"

    DATABASE_TOO_OLD = "database-too-old", "the database was made by an older Granada, and has not been upgraded yet"
    NO_DATABASE = "no-database", "there is no database at {file!r}"
    ONLY_SQLITE = "only-sqlite", "this is for SQLite; PostgreSQL has programs of its own for it (pg_dump, pg_restore)"
    FILE_EXISTS = "file-exists", "there is a file {file!r} already"
    NO_BACKUP = "no-backup", "{file!r} is not a backup of Granada's database, or it is damaged"
    IN_USE = "in-use", "a server uses the database: stop it first"

    # Settings, and the address to listen at.
    BAD_SETTING = "bad-setting", "{setting} cannot be {value!r}"
    BAD_PROXY = "bad-proxy", "proxies are addresses or networks, such as 10.0.0.0/8, not {value!r}"
    CANNOT_LISTEN = "cannot-listen", "nobody can be served at {address}: {why}"
    ADDRESS_IN_USE = "address-in-use", "another program listens there already"
    NOT_OUR_ADDRESS = "not-our-address", "this machine does not have this address"
    NO_SUCH_HOST = "no-such-host", "there is no such host"
