"""A Gymnasium environment: one seat of a game, against bots.

Importing this module registers one for each game, such as ``granada/Sabika-v0``.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium.envs.registration import register

from granada.bots import Bot, Budget, make
from granada.bots.asking import BotFailed, BotQuestion, answered, asked
from granada.games import game_ids
from granada.kernel.chance import fresh_seed
from granada.kernel.state import Move
from granada.plugins import part
from granada.research.aec import ILLEGAL, SEED_BITS, action_space, observation_space
from granada.research.encoded import EncodedGame, Observation
from granada.research.picture import rendered
from granada.research.stepping import MOST_MOVES


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat, which changes from game to game, against bots of these kinds. The reward comes at the end: 1 for a
    victory, -1 for a defeat, and between them for a victory that is shared. An illegal action ends the game."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        simulations: int | None = None,
        render_mode: str | None = None,
        moves: int = MOST_MOVES,
        **options: str,
    ) -> None:
        """`simulations`: how many the bots may run for each decision, if not as many as usual; `moves`: after so many
        a game is truncated."""
        self.game = EncodedGame(game, len(opponents) + 1, options, moves)
        self.opponents = tuple(opponents)
        self.budget = None if simulations is None else Budget(simulations=simulations)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game.encoding)
        self.action_space = action_space(self.game.encoding)
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self._kinds: dict[int, str] = {}
        self._chance = Random(fresh_seed())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Random(seed)
        self.seat = self._chance.randrange(self.game.players)
        rivals = [seat for seat in range(self.game.players) if seat != self.seat]
        self._kinds = dict(zip(rivals, self.opponents, strict=True))
        self._bots = {seat: make(kind, self._draw()) for seat, kind in self._kinds.items()}
        self.game.begin(self._draw())
        self._let_bots_play()
        return self.game.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self.game.actions(self.seat):
            return self.game.observe(self.seat), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self.game.play(int(action))
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        state = self.game.state
        info = {"seat": self.seat, "scores": state.scores} if state.over else {"seat": self.seat}
        reward = self.game.rewards()[self.seat]
        return self.game.observe(self.seat), reward, state.over, self.game.truncated, info

    def render(self) -> Any:
        """What a spectator sees, in the terminal or as a picture of it."""
        return rendered(self.game.rules, self.game.state, self.render_mode)

    def _let_bots_play(self) -> None:
        """Let bots play until it is the turn of the seat or the game is over. Nobody stands in for a bot that fails."""
        state = self.game.state
        while (seat := state.to_move) is not None and seat != self.seat and not self.game.truncated:
            move = answered(asked(state, seat, self._kinds[seat]), self._think)
            if isinstance(move, BotFailed):
                raise move.__cause__ or move
            state.play(move, seat)

    def _think(self, question: BotQuestion) -> Move:
        return self._bots[question.seat].choose(question.sample(), question.seat, self.budget)

    def _draw(self) -> int:
        return self._chance.getrandbits(SEED_BITS)


for _game in game_ids():
    if part(_game, "encoding"):
        register(f"granada/{_game.title()}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game})
