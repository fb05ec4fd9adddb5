"""Clients contribute to the seeds of games."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reveal_until", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_reveal_until"), "tables", ["reveal_until"])
    for column in ("commitment", "nonce", "next_commitment"):
        op.add_column("seats", sa.Column(column, sa.String(length=64), nullable=True))
