"""The schema of the database. Times are milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(120), unique=True),  # Guests have none, nor a password.
    Column("password", String(200)),
    Column("since", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("disabled", Boolean, nullable=False, server_default=false()),
    Column("silenced", Boolean, nullable=False, server_default=false()),  # At all tables, by a moderator.
    Column("moderator", Boolean, nullable=False, server_default=false()),
    Column("told_here", Boolean, nullable=False, server_default=false()),  # Of their turn while they look at the table.
)

looks = Table(
    "looks",
    metadata,
    Column("look", String(140), primary_key=True),  # Of the name of a registered person, which nobody else's may have.
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "person"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # Of the secret, which only its holder has.
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("id", String(24), nullable=False),
    Column("label", String(60)),  # What its owner calls a bot's token; browsers have none.
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Index(None, "person"),
)

familiar = Table(
    "familiar",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),  # Of a device or an address that the person has signed in from.
    Column("at", BigInteger, nullable=False),  # When that was last.
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
    Column("blocked", Boolean, nullable=False, server_default=false()),  # Kept away from one's tables, too.
)

editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the text.
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("game", String(20), nullable=False),
    Column("edition", String(60), nullable=False),
    Column("edition_file", ForeignKey("editions.digest")),  # None is the built-in edition.
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(60), nullable=False),  # The number of the host: contributions of seats may change the seed.
    Column("reveal_until", BigInteger),  # When the cards are drawn again without the nonces that are still missing.
    Column("public", Boolean, nullable=False),
    Column("invitation", String(24), nullable=False),
    Column("control", JSON, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),
    Column("host", ForeignKey("people.id")),
    Column("imported", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("scores", JSON(none_as_null=True)),
    Column("winners", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False),
    Column("rematch_of", ForeignKey("tables.key"), unique=True),
    Column(
        "deciders", SmallInteger, nullable=False, server_default="0"
    ),  # Before the first entry, a bit for each seat.
    Column("origin", String(16)),  # A digest of the address that it was opened from, as long as that matters.
    Column(
        "brought", Integer, nullable=False, server_default="0"
    ),  # Characters of the record and edition sent with it.
    Column("offline", Boolean, nullable=False, server_default=false()),
    Column("owner", String(16)),  # The process that plays for its bots, where there are several.
    Index(None, "status", "public"),
    Index(None, "host"),
    Index(None, "owner"),
    Index(None, "origin"),
    Index(None, "reveal_until"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),  # The end of its lease, by the clock of the database.
)

seats = Table(
    "seats",
    metadata,
    Column("table_key", ForeignKey("tables.key"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("reserved", ForeignKey("people.id")),
    Column("stand_in", String(20), nullable=False),
    # Its turn was announced after the entry with this number.
    Column("told", Integer, nullable=False, server_default="-1", key="notified"),
    Column("colour", String(6)),  # That somebody has chosen.
    Column("cleared", Boolean, nullable=False, server_default=false()),  # From the list of the person's games.
    Column("left", Boolean, nullable=False, server_default=false()),  # For good, so that somebody else may sit down.
    Column("former", JSON(none_as_null=True)),  # The people who have had the seat before, in order.
    Column("commitment", String(64)),  # To the nonce that the client of this seat adds to the seed.
    Column("nonce", String(64)),
    Column("next_commitment", String(64)),  # If the cards have to be drawn again.
    Index(None, "person"),
    Index(None, "reserved"),
)

HAS_KEY = "key != ''"

entries = Table(
    "entries",
    metadata,
    Column("table_key", ForeignKey("tables.key"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(40), nullable=False),
    Column("deciders", SmallInteger, nullable=False),  # After the entry, one bit for each seat.
    # An action is done once. What nobody sent, such as a bot's move, has no key.
    Index(
        None,
        "table_key",
        "seat",
        "key",
        unique=True,
        sqlite_where=text(HAS_KEY),
        postgresql_where=text(HAS_KEY),
    ),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_key", ForeignKey("tables.key"), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(40)),  # Chosen by the sender, to recognise it.
    Index(None, "table_key", "id"),
    Index(None, "table_key", "person", "key", unique=True),
)

silenced = Table(
    "silenced",
    metadata,
    Column("table_key", ForeignKey("tables.key"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)

pushes = Table(
    "pushes",
    metadata,
    Column("digest", String(64), primary_key=True),  # Of the endpoint: a browser belongs to one person at a time.
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index(None, "person"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),  # Of the signature, or the token by which another server knows the person.
    Column("language", String(2), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index(None, "person"),
)

mails = Table(
    "mails",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False),  # The digest of what was sent to the address.
    Column("until", BigInteger, nullable=False),  # How long the code is good.
    Column("unsubscribe", String(43), nullable=False, unique=True),
)

resets = Table(
    "resets",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # Of the secret in a link that sets a new password once.
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),  # The host has dealt with it.
    Index(None, "reporter"),
    Index(None, "person"),
)

interventions = Table(
    "interventions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", String(24)),  # None is the host of the server.
    Column("kind", String(20), nullable=False),
    Column("person", String(24)),  # Ids: the log is kept when people and tables are deleted.
    Column("table_id", String(24)),
    Column("detail", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "mu"),
)
