"""Statistics, against values that are known."""

from fractions import Fraction
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from granada.arena.numbers import Rate, Spread, Summary, mean_of, rate_of, student, wilson

numbers = st.lists(st.integers(-(10**6), 10**6))


def spread_of(seen: list[int]) -> Spread:
    spread = Spread()
    for number in seen:
        spread.add(number)
    return spread


def test_a_spread_knows_mean_deviation_and_extremes() -> None:
    assert spread_of([2, 4, 4, 4, 5, 5, 7, 9]).summary() == Summary(5.0, (32 / 7) ** 0.5, 2, 9)


def test_a_single_number_has_no_deviation() -> None:
    assert spread_of([7]).summary() == Summary(7.0, None, 7, 7)


def test_nothing_is_said_of_no_numbers() -> None:
    with pytest.raises(ValueError, match="no numbers"):
        Spread().summary()


@given(st.lists(st.integers(0, 10**4), min_size=2))
def test_a_spread_agrees_with_the_standard_library(seen: list[int]) -> None:
    summary = spread_of(seen).summary()
    assert summary.mean == pytest.approx(fmean(seen))
    assert summary.deviation == pytest.approx(stdev(seen))


@given(numbers, numbers, numbers)
def test_spreads_are_put_together_in_any_grouping_and_order(a: list[int], b: list[int], c: list[int]) -> None:
    whole = spread_of(a + b + c)
    first, second, third = map(spread_of, (a, b, c))
    assert (first + second) + third == first + (second + third) == third + first + second == whole


# Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_wilson_interval_is_as_published(successes: int, trials: int, low: float, high: float) -> None:
    rate = wilson(successes, trials)
    assert (round(rate.low, 4), round(rate.high, 4)) == (low, high)
    assert rate.share == successes / trials


def test_the_wilson_interval_never_leaves_the_possible() -> None:
    assert wilson(0, 3).low == 0.0
    assert wilson(3, 3).high == 1.0


def test_parts_of_successes_count_as_such() -> None:
    assert wilson(Fraction(1, 3) * 30, 40) == wilson(10, 40)
    assert isinstance(wilson(Fraction(1, 2), 2), Rate)


# Tables of Student's distribution.
@pytest.mark.parametrize(("freedom", "reach"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_the_reach_of_an_interval_is_students(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.005)


def test_the_mean_of_few_numbers_has_a_wide_interval_and_of_hardly_any_none() -> None:
    assert mean_of([1.0, 2.0, 3.0, 4.0]) is None
    found = mean_of([2.0, 4.0, 6.0, 8.0, 10.0])
    assert found is not None
    assert found.mean == 6.0
    assert (found.high - found.low) / 2 == pytest.approx(2.776 * (10 / 5) ** 0.5, rel=0.005)


def test_trials_that_all_went_alike_are_no_certainty() -> None:
    rate = rate_of([1.0] * 10)
    assert rate.share == rate.high == 1.0
    assert 0.6 < rate.low < 0.8


def test_shares_that_vary_little_make_a_narrow_interval() -> None:
    paired, unpaired = rate_of([0.5] * 200), rate_of([0.0, 1.0] * 100)
    assert paired.share == unpaired.share == 0.5
    assert paired.high - paired.low < (unpaired.high - unpaired.low) / 4
    assert unpaired.high - unpaired.low == pytest.approx(2 * 1.96 * 0.5 / 200**0.5, rel=0.03)
