"""The environments pass the tests of the libraries that they are made for, and play whole games by the rules."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import granada
from granada.research import alhambra_v0, sabika_v0
from granada.research.single import SeatEnv

MODULES = {"alhambra": alhambra_v0, "sabika": sabika_v0}
IDS = {"alhambra": "granada/Alhambra-v0", "sabika": "granada/Sabika-v0"}

pytestmark = pytest.mark.filterwarnings(
    # They compare our spaces with those of games for the screen, and our metadata with what Gymnasium expects of them.
    "ignore::UserWarning"
)


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_takes_the_environment_for_one(game: str) -> None:
    api_test(MODULES[game].env(players=3), num_cycles=60, verbose_progress=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("alhambra", 2), ("alhambra", 6), ("sabika", 1), ("sabika", 4)])
def test_whole_games_pass_the_test_of_pettingzoo(game: str, players: int) -> None:
    api_test(MODULES[game].env(players=players), num_cycles=600, verbose_progress=False)


@pytest.mark.parametrize("game", MODULES)
def test_the_same_seed_makes_the_same_game(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=20)


@pytest.mark.parametrize("game", MODULES)
def test_a_position_is_shown_in_every_mode(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[game].env, custom_tests={"ansi": lambda page: "player_1" in page})
    assert "player_1" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_can_measure_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(MODULES[game].env())
    assert "turns per second" in capsys.readouterr().out


def play_out(env: Any, choose: np.random.Generator) -> dict[str, float]:
    """The rewards of a game of random actions."""
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        total[agent] += reward
        mask = seen["action_mask"]
        env.step(None if over or truncated else int(choose.choice(np.flatnonzero(mask))))
    return total


@pytest.mark.parametrize(("game", "players"), [("alhambra", 2), ("alhambra", 4), ("sabika", 1), ("sabika", 3)])
def test_a_game_is_the_one_of_its_seed_and_its_winners_are_rewarded(game: str, players: int) -> None:
    env = MODULES[game].raw_env(players=players)
    env.reset(seed=5)
    rewards = play_out(env, np.random.default_rng(1))
    state = env.game.state
    assert granada.verify(state.record()).scores == state.scores
    assert state.record().seed == 5
    for seat in range(players):
        assert (rewards[f"player_{seat}"] > -1) == (seat in state.winners)


def test_a_long_game_is_truncated_and_nobody_has_won() -> None:
    env = alhambra_v0.env(moves=40)
    env.reset(seed=1)
    assert play_out(env, np.random.default_rng(1)) == {"player_0": 0.0, "player_1": 0.0}
    assert env.unwrapped.game.state.played == 40
    env.reset(seed=1)
    for _ in range(40):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())


def test_a_long_game_of_one_seat_is_truncated() -> None:
    env = SeatEnv("alhambra", ("random",), moves=40)
    seen, _ = env.reset(seed=1)
    steps, reward, over, truncated = 0, 0.0, False, False
    while not (over or truncated):
        seen, reward, over, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        steps += 1
    assert (truncated, over, reward) == (True, False, 0.0)
    assert steps < 40


def test_an_illegal_action_ends_the_game() -> None:
    env = alhambra_v0.env()
    env.reset(seed=1)
    acting = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(acting)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.unwrapped.terminations[acting] or env.terminations[acting]


def test_who_does_not_decide_has_no_actions() -> None:
    env = sabika_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize("game", IDS)
def test_gymnasium_takes_one_seat_for_an_environment(game: str) -> None:
    env = gymnasium.make(IDS[game], disable_env_checker=True)
    check_env(env.unwrapped)


def test_one_seat_plays_against_the_bots_that_were_chosen() -> None:
    env = SeatEnv("sabika", opponents=("novice", "random"), simulations=1, render_mode="ansi")
    seen, info = env.reset(seed=3)
    choose = np.random.default_rng(3)
    reward, over = 0.0, False
    while not over:
        assert env.game.state.to_move == info["seat"]
        action = int(choose.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = env.step(action)
    assert info["scores"] == env.game.state.scores
    assert (reward > -1) == (info["seat"] in env.game.state.winners)
    assert "player_2" in str(env.render())


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_one_seat_goes_on_like_the_original(game: str, copied: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv(game, opponents=("random", "apprentice"), simulations=5)
    seen, _ = env.reset(seed=4)
    for _ in range(5):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    twin, over, steps = copied(env), False, 0
    while not over and steps < 40:
        steps += 1
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, truncated, info = env.step(action)
        same, *told = twin.step(action)
        assert told == [reward, over, truncated, info]
        assert all(np.array_equal(same[part], seen[part]) for part in seen)  # type: ignore[literal-required]
    if not over:
        twin.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert twin.game.state.played > env.game.state.played
    (again, _), (same, _) = env.reset(), twin.reset()
    assert all(np.array_equal(same[part], again[part]) for part in again)  # type: ignore[literal-required]


def test_a_copy_of_all_seats_is_in_the_same_position() -> None:
    env = alhambra_v0.env()
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = pickle.loads(pickle.dumps(env))
    assert twin.unwrapped.game.state.dump() == env.unwrapped.game.state.dump()
    assert play_out(twin, np.random.default_rng(1)) == play_out(env, np.random.default_rng(1))


def test_an_illegal_action_of_the_seat_is_a_defeat() -> None:
    env = SeatEnv("alhambra")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_minari_collects_and_recovers_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    minari = pytest.importorskip("minari")
    env = minari.DataCollector(gymnasium.make(IDS["sabika"], opponents=("random",)), data_format="arrow")
    chance = np.random.default_rng(1)
    steps = 0
    for seed in range(2):
        (seen, _), over = env.reset(seed=seed), False
        while not over:
            seen, _, over, _, _ = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    env.create_dataset("granada/sabika-random-v0", algorithm_name="random")
    data = minari.load_dataset("granada/sabika-random-v0")
    assert (data.total_episodes, data.total_steps) == (2, steps)
    assert abs(data[1].rewards[-1]) == 1
    assert data.recover_environment().unwrapped.game.rules.id == "sabika"
