"""Secrets of the server itself: made when they are first needed, and the same ever after."""

from collections.abc import Callable

from sqlalchemy import select, text

from granada.server.database import Database
from granada.server.schema import secrets

KEEP = text("INSERT INTO secrets (name, secret) VALUES (:name, :secret) ON CONFLICT DO NOTHING")
"""Several processes may need it for the first time at once."""


async def kept_secret(database: Database, name: str, make: Callable[[], str]) -> str:
    mine = select(secrets.c.secret).where(secrets.c.name == name)
    async with database.reading() as connection:
        found = await connection.scalar(mine)
    if found is None:
        async with database.writing() as connection:
            await connection.execute(KEEP, {"name": name, "secret": make()})
            found = await connection.scalar(mine)
    return str(found)
