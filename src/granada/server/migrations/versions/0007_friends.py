"""Seats have colours that people choose, and people clear games from their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(length=6), nullable=True))
    op.add_column("seats", sa.Column("cleared", sa.Boolean(), nullable=False, server_default=sa.false()))
