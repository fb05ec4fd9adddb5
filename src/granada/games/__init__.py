"""The games that can be played here, by their ids: built-in games, and those that plug-ins bring."""

from typing import TYPE_CHECKING, Literal, overload

from granada.games.faults import GamesFault
from granada.kernel.errors import BadOption, BadRecord
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.plugins import part, plugins

if TYPE_CHECKING:
    from granada.games.alhambra import Alhambra
    from granada.games.sabika import Sabika


def game_ids() -> tuple[str, ...]:
    return tuple(plugins())


@overload
def load(game: Literal["alhambra"], edition: None = None) -> "Alhambra": ...
@overload
def load(game: Literal["sabika"], edition: str | None = None) -> "Sabika": ...
@overload
def load(game: str, edition: str | None = None) -> Game: ...
def load(game: str, edition: str | None = None) -> Game:
    """The rules of a game, by its id; with the text of an edition file, for playing with the components in it.

    >>> load("alhambra").id
    'alhambra'
    """
    if game not in plugins():
        raise BadOption(GamesFault.NO_SUCH_GAME, game=game, games=game_ids())
    rules: Game = part(game, "rules")
    return rules if edition is None else rules.with_edition(edition)


def game_of(record: Record, edition: str | None = None) -> Game:
    """The rules of the game that a record is of; if it was played with another edition, the text of its file."""
    try:
        rules = load(record.header.game)
    except BadOption as error:
        raise BadRecord(KernelFault.IMPOSSIBLE_HEADER, why=error) from None
    return rules if edition is None else rules.with_edition(edition)
