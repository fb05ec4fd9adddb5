"""Granada: Sabika, Alhambra and the games of plug-ins as one Python library, to play, to study and to build on."""

from typing import TYPE_CHECKING

from granada.games import game_ids, game_of, load
from granada.kernel.chance import Chance
from granada.kernel.errors import BadContent, BadOption, BadPosition, BadRecord, GranadaError, IllegalMove, Reason
from granada.kernel.event import Event
from granada.kernel.faults import Fault, KernelFault
from granada.kernel.game import Game, Option
from granada.kernel.record import Header, Record
from granada.kernel.state import Move, State
from granada.kernel.view import View

__version__ = "0.1.0"
"""The version of the program; the rules of each game have numbers of their own."""

__all__ = [
    "GAMES",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Event",
    "Fault",
    "Game",
    "GranadaError",
    "Header",
    "IllegalMove",
    "KernelFault",
    "Move",
    "Option",
    "Reason",
    "Record",
    "State",
    "View",
    "__version__",
    "load",
    "replay",
    "verify",
]


if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The ids of all games that can be played here. Plug-ins are looked for when somebody asks for it."""


def __getattr__(name: str) -> object:
    if name == "GAMES":
        return game_ids()
    raise AttributeError(name)


def replay(record: Record, edition: str | None = None) -> State:
    """The state after all moves of a record, each checked against the rules.

    >>> record = load("alhambra").new(players=2, seed=1).record()
    >>> replay(record).played
    0
    """
    return game_of(record, edition).replay(record)


def verify(record: Record, edition: str | None = None) -> State:
    """Prove that a finished game was played by the rules with the shuffles fixed at its start; its final state.

    >>> record = Record.read(finished)
    >>> verify(record).over
    True
    """
    return game_of(record, edition).verify(record)
