"""The script that compares what judges expect with what comes of it."""

import numpy as np
import pytest
from tools.fit import Look, advice, looks_at, names

import granada
from granada.bots.judges import judge_of
from granada.kernel.chance import Chance


def test_the_weight_that_explains_the_difference_is_found() -> None:
    chance = Chance(1)
    seen = []
    for number in range(400):
        slopes = (chance.below(100) / 10, chance.below(100) / 10, chance.below(100) / 10)
        stage = number % 2
        # All is expected 5 points too low in the second stage, and the second weight is too small by a fifth.
        seen.append(Look(stage, 50.0, 50.0 + 5 * stage + 0.2 * slopes[1], slopes))
    factors, margins = advice(seen)
    assert factors == pytest.approx([1, 1.2, 1], abs=0.03)
    assert np.all(margins > 0)


@pytest.mark.parametrize("game", granada.GAMES)
def test_it_is_seen_what_expectations_depend_on(game: str) -> None:
    state, chance = granada.load(game).new(players=2, seed=1), Chance(1)
    middle = state
    while (seat := state.to_move) is not None:
        if state.played == 60:
            middle = state.clone()
        codes = state.legal_codes(seat)
        state.advance(codes[chance.below(len(codes))], seat)
    found = looks_at(middle, state)
    assert [look.expected for look in found] == list(judge_of(game).points(middle))[:2]
    assert [look.final for look in found] == list(state.scores)
    assert all(len(look.slopes) == len(names(game)) for look in found)
    assert sum(slope != 0 for slope in found[0].slopes) > len(names(game)) / 4
