"""What is printed on the components of a game, as it is sent."""

import msgspec

from granada.games import load
from granada.games.alhambra.content import CONTENT as OF_ALHAMBRA
from granada.games.sabika import Sabika
from granada.games.sabika.effects import Node
from granada.locale import Texts
from granada.wording.sabika.dictionary import dictionary


def content_of(game: str, edition: str | None = None) -> bytes:
    rules = load(game, edition)
    return msgspec.json.encode(_written(rules.book.content) if isinstance(rules, Sabika) else OF_ALHAMBRA)


def words_of(game: str, language: str, players: int, edition: str | None = None) -> bytes:
    rules = load(game, edition)
    assert isinstance(rules, Sabika)
    return msgspec.json.encode(dictionary(Texts(language), rules.book, players))


def _written(value: object) -> object:
    """Effects as their texts. They are structures of their own, which nothing but a hand can tell from the others."""
    match value:
        case Node():
            return str(value)
        case msgspec.Struct():
            return {field: _written(getattr(value, field)) for field in value.__struct_fields__}
        case tuple():
            return [_written(part) for part in value]
    return value
