"""What a seat may know, and what it can do, in numbers of fixed size."""

from typing import TYPE_CHECKING

from granada.kernel.errors import BadOption
from granada.kernel.game import Game
from granada.plugins import part
from granada.research.faults import ResearchFault

if TYPE_CHECKING:
    from granada.research.encoding.encoding import Encoding


def encoding_of(rules: Game, players: int) -> "Encoding":
    """The encoding of a game with so many players; BadOption if the game has none.

    >>> encoding_of(load("sabika"), players=2).actions.size
    616
    """
    rules.check_players(players)
    make = part(rules.id, "encoding")
    if make is None:
        raise BadOption(ResearchFault.NO_ENCODING, game=rules.id)
    encoding: Encoding = make(rules, players)
    return encoding
