"""Hosts can silence people, what is said twice is heard once, and the tables of a host are found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "silenced",
        sa.Column("table_key", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_silenced_person")),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=op.f("fk_silenced_table_key")),
        sa.PrimaryKeyConstraint("table_key", "person", name=op.f("pk_silenced")),
    )
    op.add_column("messages", sa.Column("key", sa.String(length=40), nullable=True))
    op.create_index(op.f("ix_messages_table_key_person_key"), "messages", ["table_key", "person", "key"], unique=True)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
