"""Editions in the database, which people have brought to their tables."""

from hashlib import sha256

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.server.schema import editions

KEEP = text("INSERT INTO editions (digest, text) VALUES (:digest, :text) ON CONFLICT DO NOTHING")
"""Two tables with the same one may be opened at once."""


async def keep_edition(connection: AsyncConnection, edition: str | None) -> str | None:
    """The digest by which tables refer to it."""
    if edition is None:
        return None
    digest = sha256(edition.encode()).hexdigest()
    await connection.execute(KEEP, {"digest": digest, "text": edition})
    return digest


async def read_edition(connection: AsyncConnection, digest: str) -> str | None:
    found: str | None = await connection.scalar(select(editions.c.text).where(editions.c.digest == digest))
    return found
