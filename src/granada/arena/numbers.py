"""Statistics of whole numbers that come one by one and are not kept.

All sums are exact, so partial results can be added in any order and grouping: the total does not depend on the
distribution of games over processes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
FEWEST: Final = 5
"""The fewest numbers whose mean has an interval: with fewer ones it is so wide that it says nothing."""


class Summary(msgspec.Struct, frozen=True):
    mean: float
    deviation: float | None
    """The standard deviation of the sample; a single number has none."""
    min: int
    max: int


class Rate(msgspec.Struct, frozen=True):
    """A share of all trials, and the interval in which the true share lies, with the confidence given above."""

    share: float
    low: float
    high: float


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval in which the true mean lies with the same confidence."""

    mean: float
    low: float
    high: float


@dataclass(slots=True)
class Spread:
    """How some numbers are spread out."""

    count: int = 0
    total: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number
        self.lowest = number if self.lowest is None else min(self.lowest, number)
        self.highest = number if self.highest is None else max(self.highest, number)

    def __add__(self, other: "Spread") -> "Spread":
        return Spread(
            self.count + other.count,
            self.total + other.total,
            self.squares + other.squares,
            min((low for low in (self.lowest, other.lowest) if low is not None), default=None),
            max((high for high in (self.highest, other.highest) if high is not None), default=None),
        )

    def summary(self) -> Summary:
        if self.lowest is None or self.highest is None:
            raise ValueError("nothing can be said of no numbers")
        return Summary(self.total / self.count, self._deviation(), self.lowest, self.highest)

    def _deviation(self) -> float | None:
        if self.count < 2:
            return None
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))


def add_each(some: list[Spread], others: list[Spread]) -> list[Spread]:
    """Lists of equal length, put together entry by entry."""
    return [one + other for one, other in zip(some, others, strict=True)]


def wilson(successes: Fraction | int, trials: int) -> Rate:
    """The share of successes with its Wilson score interval.

    A trial may succeed in part, as a shared victory does. Such trials vary less than all-or-nothing ones, for which
    the interval is made, so it is then a little wider than it need be.
    """
    share = float(Fraction(successes) / trials)
    square = Z * Z / trials
    centre = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return Rate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def rate_of(shares: Sequence[float]) -> Rate:
    """The mean of shares between 0 and 1, each of them of one trial, with its interval after Agresti and Coull: as if
    two more trials had succeeded and two had failed. So a few trials that went alike do not pass for a certainty."""
    padded = [*shares, 0.0, 0.0, 1.0, 1.0]
    centre, reach = fmean(padded), Z * stdev(padded) / sqrt(len(padded))
    return Rate(fmean(shares), max(0.0, centre - reach), min(1.0, centre + reach))


def mean_of(numbers: Sequence[float]) -> Estimate | None:
    """The mean with its interval after Student; none if there are hardly any numbers."""
    if len(numbers) < FEWEST:
        return None
    mean, reach = fmean(numbers), student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """How many standard errors the interval of a mean reaches to either side (Abramowitz and Stegun 26.7.5)."""
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
