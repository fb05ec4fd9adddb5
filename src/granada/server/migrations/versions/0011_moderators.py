"""Moderators handle reports, and people can block each other."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table, column in (("people", "silenced"), ("people", "moderator"), ("mutes", "blocked")):
        op.add_column(table, sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("interventions", sa.Column("moderator", sa.String(length=24), nullable=True))
