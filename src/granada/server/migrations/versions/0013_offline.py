"""Games that were played in a browser, and were then handed over."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("offline", sa.Boolean(), nullable=False, server_default=sa.false()))
