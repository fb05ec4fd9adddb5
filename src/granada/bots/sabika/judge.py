"""The judge of Sabika: what a position is worth, and which moves look good."""

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.judge import NO_INPUTS, Forecast, Judge
from granada.bots.sabika.inputs import inputs_of
from granada.bots.sabika.outlook import JUDGED_PARTS, Outlook, rounds_left
from granada.bots.sabika.promise import Promise
from granada.bots.sabika.weights import in_order
from granada.bots.sabika.worths import LAST_SPREAD, SPREAD, Worths
from granada.games.sabika.book import Book
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance
from granada.kernel.state import State


class SabikaJudge(Judge):
    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = in_order(weights)
        self.worths: Worths | None = None

    def worths_of(self, book: Book) -> Worths:
        """Worked out once for an edition; games that are played side by side mostly have the same."""
        worths = self.worths
        if worths is None or worths.book is not book:
            worths = self.worths = Worths(book, self.weights)
        return worths

    def points(self, state: State) -> vec[float]:
        return self.forecast(state).points

    def forecast(self, state: State) -> Forecast:
        assert isinstance(state, SabikaState)
        outlook = Outlook(state, self.worths_of(state.book))
        parts = vec[float]([])
        points = vec[float]([])
        for seat in range(len(state.everyone)):
            total = 0.0
            for part in outlook.parts(seat):
                parts = append(parts, part)
                total += part
            points = append(points, total)
        if state.players not in self.nets:
            return Forecast(points, NO_INPUTS)
        left = rounds_left(state, self.worths_of(state.book))
        return Forecast(points, inputs_of(state, parts, points, self.spread(state), left))

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, SabikaState)
        parts = Outlook(state, self.worths_of(state.book)).parts(seat)
        return {JUDGED_PARTS[place]: parts[place] for place in range(len(JUDGED_PARTS))}

    def spread(self, state: State) -> float:
        assert isinstance(state, SabikaState)
        rounds = rounds_left(state, self.worths_of(state.book))
        return self.weights[SPREAD] * sqrt(rounds) + self.weights[LAST_SPREAD]

    def promise(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, SabikaState)
        look = Promise(state, self.worths_of(state.book), seat)
        promises = vec[float]([])
        for code in codes:
            promises = append(promises, look.of(code))
        return promises

    def quick(self, state: State, seat: i64, codes: vec[i64], chance: Chance) -> i64:
        """The most promising one, any of them if there are several."""
        promises = self.promise(state, seat, codes)
        best = codes[0]
        highest = promises[0]
        equal: i64 = 1
        for place in range(1, len(codes)):
            if promises[place] > highest:
                best, highest, equal = codes[place], promises[place], 1
            elif promises[place] == highest:
                equal += 1
                if chance.below(equal) == 0:
                    best = codes[place]
        return best
