"""Encoding: a game with a number of players as observations and actions of fixed size. Observer: a place in memory
where the observation of one game is kept.

An action is a number below `Encoding.actions.size`. Several moves never share one, but for what `AlhambraEncoding`
says of palaces that are wider than its picture of them.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from granada.kernel.state import State
from granada.research.encoding.layout import Layout

MOST: Final[i64] = 999
"""No number of an observation is larger, and none is smaller than the negative of it."""
NO_ACTION: Final[i64] = -1
MORE_MARKS: Final = vec[i64]([0] * 512)


class Observer(ABC):
    """Writes the observations of one game into its part of some memory, which nobody else may write into."""

    def __init__(self, numbers: vec[i16], start: i64) -> None:
        self.numbers = numbers
        self.start: i64 = start
        # Most numbers are zero. So it is remembered which are not: to wipe these out is quicker than to wipe all.
        self._marks: vec[i64] = MORE_MARKS[:]
        self._marked: i64 = 0

    @abstractmethod
    def show(self, state: State, seat: i64) -> None:
        """Write down what this seat may know."""

    def wipe(self) -> None:
        """Make all numbers zero that were put here."""
        numbers, marks = self.numbers, self._marks
        for index in range(self._marked):
            numbers[marks[index]] = 0
        self._marked = 0

    def put(self, at: i64, number: i64) -> None:
        """Add to this number of the observation."""
        if number == 0:
            return
        here = self.start + at
        self.numbers[here] += i16(number)
        if self._marked == len(self._marks):
            self._marks = extend(self._marks, MORE_MARKS)
        self._marks[self._marked] = here
        self._marked += 1


class Encoding(ABC):
    version: Final = 1
    """Rises when a number changes its meaning: what was learned with one version means nothing in another."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.observations = Layout()
        self.actions = Layout()

    @abstractmethod
    def observer(self, numbers: vec[i16], start: i64) -> Observer:
        """An observer for a part of these numbers, which are all zero."""

    @abstractmethod
    def actions_of(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        """The actions for these legal moves of the seat, in the same order."""

    def code_of(self, state: State, seat: i64, action: i64) -> i64:
        """The code of the legal move that this action stands for now, or NO_ACTION."""
        codes = state.legal_codes(seat)
        actions = self.actions_of(state, seat, codes)
        for place in range(len(actions)):
            if actions[place] == action:
                return codes[place]
        return NO_ACTION
