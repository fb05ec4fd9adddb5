from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from granada.kernel.chance import Chance, Dice, commitment, fresh_seed


def numbers_by_hand(seed: int, count: int) -> list[int]:
    """The stream as its description says, in the plainest way."""
    stream = b"".join(sha256(f"{seed}:{block}".encode()).digest() for block in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * place : 4 * place + 4], "big") for place in range(count)]


@given(seed=st.integers(min_value=0), bound=st.sampled_from([1, 2, 3, 6, 54, 1 << 16, 1 << 31]))
def test_the_stream_can_be_computed_by_hand(seed: int, bound: int) -> None:
    chance = Chance(seed)
    fair = (1 << 32) // bound * bound
    expected = [number % bound for number in numbers_by_hand(seed, 40) if number < fair]
    assert [chance.below(bound) for _ in expected] == expected


def test_the_stream_is_the_same_on_every_machine_for_ever() -> None:
    chance = Chance(42)
    assert [chance.below(100) for _ in range(12)] == [50, 38, 99, 57, 70, 50, 33, 36, 73, 90, 53, 45]


def test_numbers_that_would_favour_some_results_are_passed_over() -> None:
    bound = (1 << 31) + 1
    chance = Chance(5)
    accepted = [number for number in numbers_by_hand(5, 64) if number < bound]
    drawn = [chance.below(bound) for _ in range(len(accepted))]
    assert drawn == accepted
    assert chance.drawn > len(drawn)


def test_every_result_is_about_as_likely_as_the_others() -> None:
    chance = Chance(9)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@given(seed=st.integers(min_value=0), drawn=st.integers(0, 50))
def test_a_chance_continues_from_any_place(seed: int, drawn: int) -> None:
    original = Chance(seed)
    for _ in range(drawn):
        original.below(2)
    clone, reopened = original.clone(), Chance(seed, original.drawn)
    following = [original.below(1000) for _ in range(20)]
    assert [clone.below(1000) for _ in range(20)] == following
    assert [reopened.below(1000) for _ in range(20)] == following


def test_a_clone_draws_for_itself() -> None:
    chance = Chance(3)
    chance.below(10)
    twin = chance.clone()
    twin.below(10)
    assert (chance.drawn, twin.drawn) == (1, 2)


@given(seed=st.integers(min_value=0), items=st.lists(st.integers(0, 9)))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_is_about_as_likely_as_the_others() -> None:
    chance = Chance(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_the_commitment_is_the_plain_sha_256_of_the_seed() -> None:
    assert commitment(42) == "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"


def test_fresh_seeds_are_long_and_different() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert max(seeds).bit_length() > 120


@pytest.mark.parametrize("count", [0, -3, 2**32 + 1])
def test_there_must_be_something_to_choose_from(count: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Chance(1).below(count)


@pytest.mark.parametrize("seed", [0, 1, 2**200])
def test_any_number_is_a_seed(seed: int) -> None:
    assert 0 <= Chance(seed).below(10) < 10


# Dice.


def test_dice_are_the_same_on_every_machine_for_ever() -> None:
    dice = Dice(42)
    assert [dice.below(100) for _ in range(12)] == [2, 60, 0, 20, 17, 82, 95, 7, 71, 14, 24, 88]


@given(seed=st.integers(min_value=0))
def test_dice_of_any_seed_shuffle_everything_that_they_are_given(seed: int) -> None:
    assert sorted(Dice(seed).shuffled(list(range(36)))) == list(range(36))


def test_dice_of_neighbouring_seeds_are_about_as_fair_as_one_could_wish() -> None:
    """Samples are dealt with seeds of all kinds: what comes first must not hang on which."""
    for seeds in (range(6000), range(1 << 40, (1 << 40) + 12000, 2)):
        counts = Counter(Dice(seed).shuffled([0, 1, 2, 3, 4, 5])[-1] for seed in seeds)
        assert all(850 < counts[face] < 1150 for face in range(6))
    throws = Dice(1)
    pairs = Counter((throws.below(6), throws.below(6)) for _ in range(36000))
    assert all(850 < count < 1150 for count in pairs.values())
    assert len(pairs) == 36
