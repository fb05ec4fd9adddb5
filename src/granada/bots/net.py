"""Net: a small learned function of whole numbers, which tells who will win.

It is computed in whole numbers alone, so that the same position gives the same chances everywhere. A net looks at a
position for one seat after the other, and gives each a score; the scores together make chances."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LANE_BITS: Final[i64] = 32
LANE: Final[i64] = (1 << LANE_BITS) - 1
LANES: Final[i64] = 2
"""Two sums in one number: a product with a whole number multiplies both."""
HALF_LANE: Final[i64] = 1 << (LANE_BITS - 1)
WORDS: Final[i64] = 16
"""Numbers with sums in them: one for each pair of hidden units. The last unit is linear; the others are cut at zero."""
HIDDEN: Final[i64] = WORDS * LANES
AT_ONCE: Final[i64] = 4

HIDDEN_BITS: Final[i64] = 16
"""The bits of the fractions in hidden units; the weights of the second layer have as many as scores."""
SCORE_BITS: Final[i64] = 10
ODDS_BITS: Final[i64] = 40
FARTHEST: Final[i64] = 16
"""A score that is so far behind the best one stands no chance."""
STEPS: Final[i64] = FARTHEST << SCORE_BITS
ODDS: Final = vec[i64]([round(exp(-step / (1 << 10)) * (1 << 40)) for step in range(16 << 10)])
"""For each distance behind the best score."""


class Net:
    def __init__(self, first: list[int], bias: list[int], second: list[int]) -> None:
        """The weights of each input for all hidden units, one input after the other; then those of the hidden units."""
        self.first: vec[i64] = packed(first)
        self.bias: vec[i64] = packed(bias)
        self.second: vec[i64] = vec[i64](second)
        self.inputs: i64 = len(self.first) // WORDS

    def score(self, inputs: vec[i64], seat: i64) -> i64:
        """What the net makes of the inputs of one seat, of a row with those of all seats."""
        rows = vec[i64]([])
        figures = vec[i64]([])
        begin = seat * self.inputs
        for place in range(self.inputs):
            figure = inputs[begin + place]
            if figure != 0:
                rows = append(rows, place * WORDS)
                figures = append(figures, figure)
        first, bias, second = self.first, self.bias, self.second
        total: i64 = 0
        for word in range(0, WORDS, AT_ONCE):
            one, two, three, four = bias[word], bias[word + 1], bias[word + 2], bias[word + 3]
            for place in range(len(rows)):
                at, figure = rows[place] + word, figures[place]
                one += figure * first[at]
                two += figure * first[at + 1]
                three += figure * first[at + 2]
                four += figure * first[at + 3]
            unit = word * LANES
            total += both(one, second[unit], second[unit + 1])
            total += both(two, second[unit + 2], second[unit + 3])
            total += both(three, second[unit + 4], second[unit + 5])
            if word + AT_ONCE < WORDS:
                total += both(four, second[unit + 6], second[unit + 7])
            else:
                low = lowest(four)
                linear = (four - low) >> LANE_BITS
                total += (low * second[unit + 6] if low > 0 else 0) + linear * second[unit + 7]
        return total >> HIDDEN_BITS

    def chances(self, inputs: vec[i64]) -> vec[float]:
        """The chances of each seat to win. A single seat is compared with nobody, whose score is zero."""
        seats = len(inputs) // self.inputs
        scores = vec[i64]([])
        for seat in range(seats):
            scores = append(scores, self.score(inputs, seat))
        if seats == 1:
            scores = append(scores, 0)
        best = scores[0]
        for score in scores:
            best = max(best, score)
        odds: i64 = 0
        for score in scores:
            odds += odds_of(best - score)
        found = vec[float]([])
        for seat in range(seats):
            found = append(found, float(odds_of(best - scores[seat])) / float(odds))
        return found


def odds_of(behind: i64) -> i64:
    return ODDS[behind] if behind < STEPS else 0


def both(sums: i64, low_weight: i64, high_weight: i64) -> i64:
    """The two units of a number, cut at zero and weighed."""
    low = lowest(sums)
    high = (sums - low) >> LANE_BITS
    return (low * low_weight if low > 0 else 0) + (high * high_weight if high > 0 else 0)


def lowest(sums: i64) -> i64:
    return ((sums + HALF_LANE) & LANE) - HALF_LANE


def packed(weights: list[int]) -> vec[i64]:
    """Two neighbours in one number."""
    found = vec[i64]([])
    for place in range(0, len(weights), 2):
        found = append(found, i64(weights[place]) + (i64(weights[place + 1]) << LANE_BITS))
    return found


def in_order(points: vec[float], seat: i64) -> vec[i64]:
    """The rivals of a seat, the one with most points first."""
    found = vec[i64]([])
    for other in range(len(points)):
        if other != seat:
            found = append(found, other)
    for end in range(1, len(found)):
        place: i64 = end
        while place > 0 and points[found[place]] > points[found[place - 1]]:
            found[place], found[place - 1] = found[place - 1], found[place]
            place -= 1
    return found


def whole(figure: float) -> i64:
    """An input: rounded down, also below zero."""
    number = i64(int(figure))
    return number - 1 if figure < float(number) else number
