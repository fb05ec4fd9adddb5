"""The words of a game as they are sent: what its components say, and the catalogues that a plug-in brings."""

import msgspec

from granada.answers.faults import AnswerFault
from granada.games import load
from granada.kernel.errors import GranadaError
from granada.locale import Texts, catalogues_of
from granada.plugins import part
from granada.protocol.tables import GameWords
from granada.wording import forms_of


def words_of(game: str, language: str, players: int, edition: str | None = None) -> bytes:
    dictionary = part(game, "dictionary")
    if dictionary is None:
        raise GranadaError(AnswerFault.NOT_FOUND)
    return msgspec.json.encode(dictionary(Texts(language), load(game, edition), players))


def catalogue_of(game: str, language: str) -> bytes:
    load(game)
    return msgspec.json.encode(GameWords(tuple(catalogues_of(game, language)), msgspec.to_builtins(forms_of(game))))
