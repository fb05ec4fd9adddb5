"""Judge: estimates the worth of positions and finds promising moves of one game.

A game may bring one. Its knowledge is a table of figures, the weights, found by self-play (tools/tune.py)."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from granada.bots.net import Net
from granada.kernel.chance import Chance
from granada.kernel.state import State

NO_INPUTS: Final = vec[i64]([])
NO_NETS: Final[dict[int, Net]] = {}


class Forecast:
    """What a judge expects of a position in a running game."""

    def __init__(self, points: vec[float], inputs: vec[i64]) -> None:
        self.points = points
        """The points of each seat, as `Judge.points` says."""
        self.inputs = inputs
        """What a net is told, as much for every seat; nothing if there is no net for so many players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Made from weights by name; the built-in ones lie in weights.toml beside each judge."""

    nets: dict[int, Net] = NO_NETS
    """What the judge has learned about tables with so many players."""

    plays_out: bool = False
    """Whether an imagined game has to be played to its end, because the judge cannot estimate other positions."""

    @abstractmethod
    def points(self, state: State) -> vec[float]:
        """The expected final score of each seat, and after the seats that of a rival without a seat that can win. When
        the game is over, these are the scores."""

    def forecast(self, state: State) -> Forecast:
        """For a game that is not over. A judge that can learn also gives the inputs of its nets."""
        return Forecast(self.points(state), NO_INPUTS)

    @abstractmethod
    def spread(self, state: State) -> float:
        """The points that the lead of one seat over another may well change until the end: roughly the standard
        deviation. It turns a lead into a chance to win, and shrinks as the game goes on."""

    def choices(self, state: State, seat: i64) -> vec[i64]:
        """The legal moves that are worth thinking about: all of them, unless a judge knows better."""
        return state.legal_codes(seat)

    @abstractmethod
    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How good each of these legal moves looks at first sight, in points; only differences matter. A search tries
        the most promising ones first, and leaves alone those that promise little for as long as there are others."""

    @abstractmethod
    def quick(self, state: State, seat: i64, codes: vec[i64], chance: Chance) -> i64:
        """One of these legal moves, chosen within a microsecond or two: good enough to finish an imagined turn."""

    @abstractmethod
    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Where the expected points of a seat come from; they add up to what `points` says."""
