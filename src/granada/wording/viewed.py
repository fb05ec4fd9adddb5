"""A view of any game in words: its fields by name, each with its value."""

from collections.abc import Iterator

import msgspec

from granada.kernel.view import PicturedView, View
from granada.locale import Texts

COMMON = {*View.__struct_fields__, *PicturedView.__struct_fields__}
EMPTY = "\N{EN DASH}"


class Viewed:
    def __init__(self, game: str, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def rows(self, view: View) -> Iterator[tuple[str, str]]:
        """What the view holds besides what all views hold. web/src/games/generic does the same."""
        for field in view.__struct_fields__:
            if field not in COMMON:
                yield self._name(field), said(msgspec.to_builtins(getattr(view, field)))

    def _name(self, field: str) -> str:
        """The name of a field by a message of the game's catalogue, such as ``alquerque-view-light``, if it has one."""
        message = f"{self.game}-view-{field.replace('_', '-')}"
        return self.texts.text(message) if self.texts.has(message) else field.replace("_", " ")


def said(value: object) -> str:
    match value:
        case None | [] | {} | "":
            return EMPTY
        case bool():
            return "\N{CHECK MARK}" if value else EMPTY
        case dict():
            return "; ".join(f"{key}: {said(inner)}" for key, inner in value.items())
        case [*inner]:
            between = "; " if any(isinstance(part, list | dict) for part in inner) else ", "
            return between.join(map(said, inner))
    return str(value)
