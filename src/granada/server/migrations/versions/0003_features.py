"""Hints, and editions of one's own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_editions")),
    )
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    edition_file = sa.ForeignKey("editions.digest", name=op.f("fk_tables_edition_file"))
    op.add_column("tables", sa.Column("edition_file", sa.String(length=64), edition_file), inline_references=True)
