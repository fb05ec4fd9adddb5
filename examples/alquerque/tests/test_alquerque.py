"""Alquerque does what every game must do, and what its rules say."""

import pytest
from alquerque.rules import DARK, EMPTY, GAME, LIGHT, NAMES, AlquerqueState

from granada.conformance import PluginConformance
from granada.kernel.errors import BadPosition, IllegalMove


class TestAlquerque(PluginConformance):
    game = GAME
    is_open = True


def position(light: str, dark: str, **changes: int) -> AlquerqueState:
    data = GAME.new(2, seed=1).dump()
    sides = dict.fromkeys(light.split(), LIGHT) | dict.fromkeys(dark.split(), DARK)
    men = [sides.get(name, EMPTY) for name in NAMES]
    return GAME.restore(data | {"position": {"men": men, "mover": LIGHT, "jumper": -1, "quiet": 0, **changes}})


def texts(state: AlquerqueState) -> list[str]:
    return sorted(map(str, state.legal_moves()))


def play(state: AlquerqueState, text: str) -> None:
    state.play(GAME.parse(state, text))


def test_capturing_is_compulsory_and_goes_on_with_the_same_man() -> None:
    state = position("a1 e1", "b2 d3 e5")
    assert texts(state) == ["a1xc3"]
    with pytest.raises(IllegalMove, match="must-capture"):
        play(state, "e1-e2")
    play(state, "a1xc3")
    assert (state.to_move, state.turn, state.scores) == (LIGHT, 1, (10, 10))
    with pytest.raises(IllegalMove, match="must-go-on"):
        play(state, "e1-e2")
    play(state, "c3xe3")
    assert (state.to_move, state.turn, state.scores) == (DARK, 2, (11, 10))


def test_only_men_around_the_middle_can_begin() -> None:
    assert texts(GAME.new(2, seed=1)) == ["b2-c3", "b3-c3", "c2-c3", "d2-c3"]


def test_diagonals_leave_every_second_point() -> None:
    assert texts(position("a1", "e5")) == ["a1-a2", "a1-b1", "a1-b2"]
    assert texts(position("b1", "e5")) == ["b1-a1", "b1-b2", "b1-c1"]


def test_a_player_without_a_move_has_lost() -> None:
    state = position("a1", "b2 d4 e5", quiet=7)
    play(state, "a1xc3")
    assert (state.to_move, state.winners) == (DARK, ())
    play(state, "d4xb2")
    assert (state.to_move, state.winners) == (None, (DARK,))


def test_a_game_without_captures_ends() -> None:
    state = position("a1 c1", "e5", quiet=39)
    play(state, "a1-a2")
    assert (state.to_move, state.winners) == (None, (LIGHT,))


@pytest.mark.parametrize("changes", [{"mover": 2}, {"quiet": 41}, {"jumper": 0}, {"jumper": 99}])
def test_impossible_positions_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadPosition):
        position("a1", "e5", **changes)
