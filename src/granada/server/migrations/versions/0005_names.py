"""Names of registered people are theirs alone, and where people have signed in before is known."""

import sqlalchemy as sa
from alembic import op

from granada.server.names import looks_of

revision = "0005"
down_revision = "0004"

REGISTERED = "SELECT id, name FROM people WHERE login IS NOT NULL ORDER BY since, id"


def upgrade() -> None:
    looks = op.create_table(
        "looks",
        sa.Column("look", sa.String(length=140), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_looks_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("look", name=op.f("pk_looks")),
    )
    op.create_index(op.f("ix_looks_person"), "looks", ["person"], unique=False)
    op.create_table(
        "familiar",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_familiar_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "digest", name=op.f("pk_familiar")),
    )
    # Names that look alike could be registered before. All of them stay; the look belongs to the first person.
    whose: dict[str, str] = {}
    for row in op.get_bind().execute(sa.text(REGISTERED)).all():
        for look in looks_of(row.name):
            whose.setdefault(look, row.id)
    op.bulk_insert(looks, [{"look": look, "person": person} for look, person in whose.items()])
