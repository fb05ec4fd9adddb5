"""One of several processes plays for the bots of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.add_column("tables", sa.Column("owner", sa.String(length=16), nullable=True))
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"])
