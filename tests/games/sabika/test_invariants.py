"""Whatever is played, nobody ever has less than nothing or more than fits."""

from random import Random

import pytest

from granada.games.sabika import GAME
from granada.games.sabika.player import BOXED_AT
from granada.games.sabika.state import SabikaState


@pytest.mark.parametrize("events", ["none", "random"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_keep_the_limits_of_the_rules(players: int, events: str) -> None:
    state = GAME.new(players, seed=players, events=events)
    assert isinstance(state, SabikaState)
    chance = Random(players)
    while not state.over:
        state.play(chance.choice(state.legal_moves()))
        check(state)


def check(state: SabikaState) -> None:
    for seat, player in enumerate(state.everyone):
        assert min(player.dinars, player.seals, player.parias, *player.stock) >= 0
        assert player.stored() <= state.boxes(seat)
        assert player.boxed() <= state.poem_boxes(seat)
        assert all(raw <= 1 for raw in list(player.stock)[BOXED_AT + 3 :])
        assert player.squares[0] != player.squares[1] or player.squares[0] == -1
        assert len(player.grey) <= 2
        assert player.favour <= 6
    assert sorted(state.paria_pile) == list(range(len(state.everyone)))
