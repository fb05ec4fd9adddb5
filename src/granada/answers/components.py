"""The components of a game as they are sent."""

import msgspec

from granada.games import load


def content_of(game: str, edition: str | None = None) -> bytes:
    return msgspec.json.encode(load(game, edition).printed())
