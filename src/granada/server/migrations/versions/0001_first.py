"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("login", sa.String(length=120), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_mu"), "ratings", ["game", "mu"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("edition", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=60), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.String(length=24), nullable=False),
        sa.Column("control", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=True),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("winners", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("rematch_of", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.key"], name=op.f("fk_tables_rematch_of")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tables")),
        sa.UniqueConstraint("id", name=op.f("uq_tables_id")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_tables_rematch_of")),
    )
    op.create_index(op.f("ix_tables_status_public"), "tables", ["status", "public"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_key", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("deciders", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=op.f("fk_entries_table_key")),
        sa.PrimaryKeyConstraint("table_key", "number", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_key", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_messages_person")),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=op.f("fk_messages_table_key")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
    )
    op.create_index(op.f("ix_messages_table_key_id"), "messages", ["table_key", "id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_key", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("reserved", sa.String(length=24), nullable=True),
        sa.Column("stand_in", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["reserved"], ["people.id"], name=op.f("fk_seats_reserved")),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=op.f("fk_seats_table_key")),
        sa.PrimaryKeyConstraint("table_key", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_index(op.f("ix_seats_reserved"), "seats", ["reserved"], unique=False)
