"""The components of the games in the words of a language, for all programs that people look at."""

from collections.abc import Sequence

from granada.locale import Texts
from granada.plugins import part
from granada.wording.saying import Forms, Saying

__all__ = ["forms_of", "saying_of"]


def forms_of(game: str) -> Forms:
    """How a game says what it tells. A game that declares nothing uses no message with arguments."""
    forms: Forms = part(game, "forms") or Forms()
    return forms


def saying_of(game: str, texts: Texts, names: Sequence[str]) -> Saying:
    """For a game that has no words but its catalogue: components are named by messages such as ``alquerque-man-light``,
    or as they are."""

    def thing(kind: str, name: str) -> str:
        message = f"{game}-{kind}-{name}"
        return texts.text(message) if texts.has(message) else name

    return Saying(texts, forms_of(game), names.__getitem__, thing)
