"""The content of a game as it is sent: its components, their texts, and its words."""

import msgspec

from granada.games import load
from granada.kernel.errors import GranadaError
from granada.locale import Texts, brought_by
from granada.plugins import part
from granada.protocol.tables import GameWords
from granada.server.faults import ServerFault
from granada.wording import forms_of


def content_of(game: str, edition: str | None = None) -> bytes:
    return msgspec.json.encode(load(game, edition).printed())


def words_of(game: str, language: str, players: int, edition: str | None = None) -> bytes:
    dictionary = part(game, "dictionary")
    if dictionary is None:
        raise GranadaError(ServerFault.NOT_FOUND)
    return msgspec.json.encode(dictionary(Texts(language), load(game, edition), players))


def catalogue_of(game: str, language: str) -> bytes:
    load(game)
    return msgspec.json.encode(GameWords(tuple(brought_by(game, language)), msgspec.to_builtins(forms_of(game))))
