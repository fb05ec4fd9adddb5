"""Somebody new may take a seat that its person has left."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("seats", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("former", sa.JSON(none_as_null=True), nullable=True))
