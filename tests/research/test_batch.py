"""Many games side by side are the same games as one by one, seen through windows on the same memory."""

from typing import Any

import numpy as np
import pytest

import granada
from granada.research.batch import Batch
from granada.research.encoded import EncodedGame

GAMES = [("alhambra", 2, {}), ("alhambra", 3, {}), ("sabika", 1, {"yusuf": "hard"}), ("sabika", 2, {"events": "2-1"})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_batch_plays_the_games_of_its_seeds(game: str, players: int, options: dict[str, Any]) -> None:
    """Each row is compared with a game that is played by itself, until it is over and the next one has begun."""
    batch = Batch(game, 2, players=players, seed=7, **options)
    choose = np.random.default_rng(1)
    alone = [EncodedGame(game, players, options) for _ in range(2)]
    for single, seed in zip(alone, batch.seeds, strict=True):
        single.begin(seed)
    ended = 0
    while ended < 2:
        for row, single in enumerate(alone):
            seat = int(batch.seats[row])
            assert seat == single.state.to_move
            if choose.random() < 0.1:
                seen = single.observe(seat)
                assert (seen["observation"] == batch.observations[row]).all()
                assert (seen["action_mask"] == batch.masks[row]).all()
        actions = [int(choose.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(actions)
        for row, single in enumerate(alone):
            single.play(actions[row])
            assert list(batch.rewards[row]) == single.rewards()
            assert batch.ends[row] == single.state.over
            if single.state.over:
                assert tuple(batch.scores[row]) == single.state.scores
                single.begin(batch.seeds[row])
                ended += 1


def test_the_same_seed_gives_the_same_batch_and_another_one_other_games() -> None:
    first, again, other = [Batch("sabika", 3, seed=seed) for seed in (4, 4, 5)]
    for _ in range(50):
        for batch in (first, again, other):
            batch.step_at_random()
    assert (first.observations == again.observations).all()
    assert not (first.observations == other.observations).all()
    assert not set(first.seeds) & set(other.seeds)
    rules = granada.load("sabika")
    assert rules.new(players=2, seed=first.seeds[0]).header.commitment


def test_long_games_are_broken_off_and_the_next_ones_begin() -> None:
    batch = Batch("alhambra", 3, seed=1, moves=30)
    seeds = batch.seeds
    for _ in range(29):
        batch.step_at_random()
        assert not batch.ends.any()
    batch.step_at_random()
    assert batch.ends.all()
    assert batch.truncations.all()
    assert not batch.rewards.any()
    assert not set(batch.seeds) & set(seeds)
    batch.step_at_random()
    assert not batch.truncations.any()


def test_arrays_are_windows_that_nobody_can_write_into() -> None:
    batch = Batch("alhambra", 2, seed=1)
    before = batch.observations
    kept = before.copy()
    batch.step(batch.masks.argmax(axis=1))
    assert before is batch.observations
    assert not (kept == before).all()
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


def test_one_illegal_action_and_nothing_is_played() -> None:
    batch = Batch("alhambra", 2, seed=1)
    before = batch.observations.copy()
    legal, illegal = int(batch.masks[0].argmax()), int(batch.masks[1].argmin())
    with pytest.raises(granada.BadOption, match="no legal move") as refused:
        batch.step([legal, illegal])
    assert refused.value.details["game"] == 1
    with pytest.raises(granada.BadOption, match="2 games, and 1 actions"):
        batch.step([legal])
    assert (before == batch.observations).all()
