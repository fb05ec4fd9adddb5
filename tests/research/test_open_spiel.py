"""OpenSpiel takes our games for its own."""

import random
from typing import Any

import pytest

import granada
from granada.research.encoded import EncodedGame

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this system")

from numpy.random import RandomState  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import granada.research.open_spiel  # noqa: E402, F401

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("granada_alhambra", {"players": 3}),
    ("granada_sabika", {"players": 1, "events": "1_2", "yusuf": "hard"}),
    ("granada_sabika", {"players": 4}),
]


@pytest.mark.parametrize(("name", "parameters"), SETUPS)
def test_its_own_test_of_whole_games_passes(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    assert game.num_players() == parameters["players"]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def begun(name: str, deal: int, moves: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    chance = random.Random(1)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_a_deal_is_a_seed_and_the_game_is_ours() -> None:
    state, ours = begun("granada_alhambra", 5, 0), EncodedGame("alhambra", 2, {})
    ours.begin(5)
    chance = random.Random(2)
    for _ in range(60):
        seat = ours.state.to_move
        assert seat is not None
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(ours.actions(seat))
        assert state.observation_tensor(seat) == ours.observe(seat)["observation"].tolist()
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == ours.text_of(seat, action)
        state.apply_action(action)
        ours.play(action)


def test_a_clone_goes_its_own_way() -> None:
    state = begun("granada_sabika", 1, 20)
    before, legal = str(state), state.legal_actions()
    clone = state.clone()
    while not clone.is_terminal():
        clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.legal_actions()) == (before, legal)
    assert sorted(clone.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("name", ["granada_alhambra", "granada_sabika"])
def test_a_position_that_was_written_down_goes_on_like_the_original(name: str) -> None:
    state = begun(name, 1, 30)
    player = state.current_player()
    for before in (state, state.resample_from_infostate(player, random.Random(1).random)):
        _, after = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(before.get_game(), before))
        assert after.history() == before.history()
        while not before.is_terminal():
            assert (str(after), after.legal_actions()) == (str(before), before.legal_actions())
            action = before.legal_actions()[0]
            before.apply_action(action)
            after.apply_action(action)
        assert after.returns() == before.returns()


def test_what_is_dealt_again_looks_the_same_to_the_player() -> None:
    state = begun("granada_alhambra", 3, 40)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(4)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({other.information_state_string(1 - player) for other in others}) > 1


def test_a_game_that_nobody_ends_is_a_draw() -> None:
    state = pyspiel.load_game("granada_alhambra", {"moves": 30}).new_initial_state()
    state.apply_action(0)
    for _ in range(30):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_its_search_decides() -> None:
    state = begun("granada_sabika", 2, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, RandomState(1))
    bot = ismcts.ISMCTSBot(pyspiel.load_game("granada_sabika"), evaluator, 2.0, 10, random_state=RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_environment_for_learning_steps_it() -> None:
    env = rl_environment.Environment("granada_sabika", players=3)
    seen = env.reset()
    player = seen.observations["current_player"]
    size = EncodedGame("sabika", 3, {}).encoding.observations.size
    assert len(seen.observations["info_state"][player]) == size
    assert not env.step([seen.observations["legal_actions"][player][0]]).last()


def test_a_playthrough_is_the_same_each_time() -> None:
    first, second = (generate_playthrough.playthrough("granada_sabika(moves=6)", None, seed=1) for _ in range(2))
    assert first == second
    assert "GameType.utility = Utility.GENERAL_SUM" in first
