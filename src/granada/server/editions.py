"""Editions that people bring to their tables."""

from hashlib import sha256
from importlib.resources import files

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.games import load
from granada.kernel.errors import BadContent
from granada.kernel.game import Game
from granada.server.schema import editions

KEEP = text("INSERT INTO editions (digest, text) VALUES (:digest, :text) ON CONFLICT DO NOTHING")
"""Two tables with the same one may be opened at once."""
LONGEST_LINE = 500
"""There are longer ones that take minutes to read."""


def checked_game(game: str, edition: str | None) -> Game:
    """The game with this edition, or BadContent with all that is wrong with it."""
    for number, line in enumerate((edition or "").split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadContent(f"line {number} is longer than {LONGEST_LINE} characters")
    return load(game, edition)


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


def edition_of_house(game: str) -> str:
    return files(f"granada.games.{game}").joinpath("content.toml").read_text(encoding="utf-8")
