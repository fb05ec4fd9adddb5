"""PettingZoo environments: all seats of a game, one after the other."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from granada.kernel.chance import fresh_seed
from granada.research.encoded import EncodedGame, Observation
from granada.research.encoding.encoding import MOST, Encoding
from granada.research.picture import rendered
from granada.research.stepping import MOST_MOVES

SEED_BITS = 63
ILLEGAL = -1.0
"""The reward of an action that is not legal. It ends the game."""


class GameEnv(AECEnv[str, Observation, int]):
    """A game with so many players and these options. With the same seed the shuffles are the same."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int = 2,
        render_mode: str | None = None,
        moves: int = MOST_MOVES,
        **options: str,
    ) -> None:
        """`moves`: after so many a game is truncated."""
        super().__init__()
        self.metadata = {
            "render_modes": ["human", "ansi", "rgb_array"],
            "name": f"{game}_v{version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.game = EncodedGame(game, players, options, moves)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        encoding = self.game.encoding
        # One each: spaces draw their samples from seeds of their own.
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self._seeds = Random(fresh_seed())

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, those of the games that follow come from the last seed that was given."""
        if seed is None:
            seed = self._seeds.getrandbits(SEED_BITS)
        else:
            self._seeds = Random(seed)
        self.game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.game.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.game.play(action)
        self.rewards = dict(zip(self.possible_agents, self.game.rewards(), strict=True))
        if self.game.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What a spectator sees, in the terminal or as a picture of it."""
        return rendered(self.game.rules, self.game.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""

    def _select(self) -> None:
        """The seat to move; after the end, all in turn."""
        seat = self.game.state.to_move
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.actions.size)


def observation_space(encoding: Encoding) -> spaces.Dict:
    most, size = int(MOST), encoding.observations.size
    return spaces.Dict(
        {
            "observation": spaces.Box(-most, most, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (encoding.actions.size,), np.int8),
        }
    )


def environments(game: str, version: int) -> tuple[Callable[..., AECEnv[Any, Any, Any]], Callable[..., GameEnv]]:
    """What a module of PettingZoo offers: `env`, which forgives illegal actions no more than other environments do, and
    `raw_env`."""

    def raw_env(**settings: Any) -> GameEnv:
        return GameEnv(game, version, **settings)

    def env(**settings: Any) -> AECEnv[Any, Any, Any]:
        wrapped: AECEnv[Any, Any, Any] = raw_env(**settings)
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
        return wrappers.OrderEnforcingWrapper(wrapped)

    return env, raw_env
