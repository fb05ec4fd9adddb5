"""Errors in requests of people and programs, as data: a code and its details.

People read the message ``error-CODE`` of the locale catalogues, and of a refused move the message ``reason-REASON``.
"""

from enum import StrEnum
from typing import TypeAlias

from granada.kernel.content_faults import PlacedFault
from granada.kernel.faults import Fault, KernelFault

Detail: TypeAlias = "str | int | tuple[str | int, ...] | GranadaError"
"""One called ``reason`` is the code of a Reason; an error tells what was wrong in its turn. What a library says is
called ``detail``: it is for programmers, and no sentence for people shows it."""


class GranadaError(Exception):
    """Anything that the caller can put right.

    >>> try:
    ...     granada.load("chess")
    ... except GranadaError as error:
    ...     code = error.code
    >>> str(code)
    'no-such-game'
    """

    def __init__(self, fault: Fault, **details: Detail) -> None:
        super().__init__(fault.sentence.format(**{name: _in_words(detail) for name, detail in details.items()}))
        self.code = fault
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (type(self), str(self), vars(self))


class Reason(StrEnum):
    """Why any game may refuse a move. Each game adds reasons of its own.

    >>> Reason.GAME_OVER.value
    'game-over'
    """

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_UNDERSTOOD = "not-understood"
    NOT_NOW = "not-now"


class IllegalMove(GranadaError):
    """A move that the rules refuse. The state has not changed.

    >>> rules = granada.load("alhambra")
    >>> state = rules.new(players=2, seed=1)
    >>> try:
    ...     state.play(rules.parse(state, "settle"))
    ... except IllegalMove as error:
    ...     code = error.code
    >>> str(code)
    'illegal-move'
    """

    def __init__(self, reason: str, move: str, seat: int | None = None) -> None:
        super().__init__(KernelFault.ILLEGAL_MOVE, move=move, reason=reason)
        self.reason = reason
        self.move = move
        self.seat = seat


class BadOption(GranadaError):
    """A game was asked for that does not exist in this form.

    >>> try:
    ...     granada.load("alhambra").new(players=7, seed=1)
    ... except BadOption as error:
    ...     code = error.code
    >>> str(code)
    'player-count'
    """


class BadPosition(GranadaError):
    """A dump that does not describe a position of the game.

    >>> rules = granada.load("alhambra")
    >>> try:
    ...     rules.restore({"phase": "lunch"})
    ... except BadPosition as error:
    ...     code = error.code
    >>> str(code)
    'not-a-position'
    """


class BadRecord(GranadaError):
    """A record that cannot be read, or that does not replay as it says.

    >>> try:
    ...     Record.read("granada 1")
    ... except BadRecord as error:
    ...     code = error.code
    >>> str(code)
    'no-such-line'
    """


class BadContent(GranadaError):
    """A content file whose rows cannot be right. What is wrong with them is for its author, row by row.

    >>> try:
    ...     granada.load("sabika", "no edition")
    ... except BadContent as error:
    ...     code = error.code
    >>> str(code)
    'bad-content'
    """

    def __init__(self, *faults: PlacedFault) -> None:
        super().__init__(KernelFault.BAD_CONTENT, faults="\n".join(map(str, faults)))
        self.faults = faults


def _in_words(detail: Detail) -> Detail:
    return (", ".join(map(str, detail)) or "none") if isinstance(detail, tuple) else detail


def _remake(kind: type[GranadaError], sentence: str, attributes: dict[str, object]) -> GranadaError:
    """The error in another process, where it is not made from a fault again."""
    error = kind.__new__(kind, sentence)
    vars(error).update(attributes)
    return error
