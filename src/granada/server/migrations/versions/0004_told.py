"""Remember which people got a notice of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("told", sa.Integer(), nullable=False, server_default="-1"))
    # What has happened so far was told, if at all, by the version before.
    newest = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE entries.table_key = seats.table_key"
    op.execute(f"UPDATE seats SET told = ({newest})")
