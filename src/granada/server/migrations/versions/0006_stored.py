"""What was computed for each reader is stored, addresses and what was brought count, and an action is done once."""

import sqlalchemy as sa
from alembic import op

from granada.games import load
from granada.kernel.chance import commitment
from granada.kernel.errors import GranadaError
from granada.kernel.record import Header, Record

revision = "0006"
down_revision = "0005"

UNBEGUN = """
    SELECT tables.key, game, edition, rules, options, seed, status, imported, editions.text,
        (SELECT COUNT(*) FROM seats WHERE seats.table_key = tables.key) AS players
    FROM tables LEFT JOIN editions ON editions.digest = tables.edition_file
    WHERE status IN ('open', 'playing') AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_key = tables.key)
"""
STORE = "UPDATE tables SET deciders = :deciders WHERE key = :key"
DOUBLED = """
    SELECT table_key, seat, key, MIN(number) AS first FROM entries
    WHERE key != '' GROUP BY table_key, seat, key HAVING COUNT(*) > 1
"""
FORGET_KEY = """
    UPDATE entries SET key = ''
    WHERE table_key = :table_key AND seat = :seat AND key = :key AND number > :first
"""
HAS_KEY = "key != ''"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deciders", sa.SmallInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("origin", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("brought", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_tables_origin"), "tables", ["origin"], unique=False)
    connection = op.get_bind()
    _store_first_deciders(connection)
    # What was done twice stays done: the game has gone on from it. Only the later entry is not known by its key.
    for row in connection.execute(sa.text(DOUBLED)).mappings().all():
        connection.execute(sa.text(FORGET_KEY), dict(row))
    op.create_index(
        op.f("ix_entries_table_key_seat_key"),
        "entries",
        ["table_key", "seat", "key"],
        unique=True,
        sqlite_where=sa.text(HAS_KEY),
        postgresql_where=sa.text(HAS_KEY),
    )


def _store_first_deciders(connection: sa.Connection) -> None:
    query = sa.text(UNBEGUN).columns(options=sa.JSON)
    for row in connection.execute(query).all():
        seed = int(row.seed)
        try:
            game = load(row.game, row.text)
            # What has not begun will begin with the rules of today.
            rules = game.rules if row.status == "open" and not row.imported else row.rules
            header = Header(row.game, row.edition, rules, row.players, row.options, (), commitment(seed))
            state = game.begin(Record.of(header, seed, (), None))
        except GranadaError:  # With rules that are not known here, nobody has to decide.
            continue
        deciders = sum(1 << seat for seat in state.deciders)
        values = {"deciders": deciders, "key": row.key}
        connection.execute(sa.text(STORE), values)
