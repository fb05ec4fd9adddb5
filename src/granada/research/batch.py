"""Batch: many games stepped side by side in compiled code, as numpy arrays without copies."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from granada.games import load
from granada.kernel.game import Game
from granada.research.encoding import encoding_of
from granada.research.stepping import MOST_MOVES, Games


class Batch:
    """A number of games of one kind. When one is over, the next begins in its row.

    The arrays are windows on memory that every step writes anew, and nobody else can write into: copy what you keep.
    With the same seed a batch has the same games. `seeds` gives the seed that each of them was begun with.

    >>> batch = Batch("sabika", 4, players=2, seed=1)
    >>> batch.observations.shape, batch.masks.shape
    ((4, 1429), (4, 616))
    >>> batch.step(batch.masks.argmax(axis=1))
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        players: int = 2,
        seed: int = 0,
        moves: int = MOST_MOVES,
        **options: str,
    ) -> None:
        """`moves`: after so many a game is broken off."""
        self.rules: Game = load(game) if isinstance(game, str) else game
        self.encoding = encoding_of(self.rules, players)
        self._games = games = Games(self.encoding, self.rules, count, seed, moves, options)
        self.observations: npt.NDArray[np.int16] = np.asarray(games.observations).reshape(count, -1)
        """The observations of each game: what the seat that decides may know."""
        self.masks: npt.NDArray[np.uint8] = np.asarray(games.masks).reshape(count, -1)
        """A one for each action that the seat may choose."""
        self.seats: npt.NDArray[np.int64] = np.asarray(games.seats)
        """The seats that decide."""
        self.rewards: npt.NDArray[np.float64] = np.asarray(games.rewards).reshape(count, players)
        """The rewards of all seats for the last step: 1 for a victory and -1 for a defeat where a game was over, zero
        elsewhere."""
        self.ends: npt.NDArray[np.bool_] = np.asarray(games.ends).view(np.bool_)
        """Which games ended with the last step. The other arrays show the next game in that row already."""
        self.truncations: npt.NDArray[np.bool_] = np.asarray(games.truncations).view(np.bool_)
        """Which of these games were broken off, because they had too many moves. Nobody has won them."""
        self.scores: npt.NDArray[np.int64] = np.asarray(games.scores).reshape(count, players)
        """The scores of the last game that ended in each row."""
        self._numbers: npt.NDArray[np.int64] = np.asarray(games.numbers)

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> None:
        """Play one action in each game: the one that the seat that decides there has chosen. If an action is not legal,
        nothing is played."""
        self._games.step(np.asarray(actions).tolist())

    def step_at_random(self) -> None:
        """Play a random legal action in each game."""
        self._games.step_at_random()

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in each row."""
        return [self._games.seed_of(int(number)) for number in self._numbers]
