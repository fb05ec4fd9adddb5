"""EncodedGame: one game in progress, seen and played through its encoding. The environments are made of it."""

from typing import TypedDict

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from granada.games import load
from granada.kernel.errors import BadOption
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.research.encoding import encoding_of
from granada.research.encoding.encoding import NO_ACTION
from granada.research.faults import ResearchFault
from granada.research.stepping import MOST_MOVES, rewards_of


class Observation(TypedDict):
    observation: npt.NDArray[np.int16]
    action_mask: npt.NDArray[np.int8]


class EncodedGame:
    def __init__(self, game: str | Game, players: int, options: dict[str, str], moves: int = MOST_MOVES) -> None:
        """`moves`: after so many a game is broken off."""
        self._game = game
        self.rules: Game = load(game) if isinstance(game, str) else game
        self.encoding = encoding_of(self.rules, players)
        self.players = players
        self.options = options
        self.moves = moves
        numbers = vec[i16]([i16(0)] * self.encoding.observations.size)
        self._observer = self.encoding.observer(numbers, 0)
        self._numbers: npt.NDArray[np.int16] = np.asarray(numbers)
        self.begin(0)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy. Nobody else reads the dump, so that it is believed."""
        return _again, (self._game, self.players, self.options, self.moves, self.state.dump())

    def begin(self, seed: int) -> None:
        """A new game with this seed."""
        self.state: State = self.rules.new(self.players, seed, **self.options)

    def observe(self, seat: int) -> Observation:
        """What the seat may know, and its actions: none unless it decides now."""
        self._observer.show(self.state, seat)
        return {"observation": self._numbers.copy(), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.encoding.actions.size, np.int8)
        mask[self.actions(seat)] = 1
        return mask

    def actions(self, seat: int) -> list[int]:
        """What the seat can do now, if it is the one to move."""
        if seat != self.state.to_move:
            return []
        return list(self.encoding.actions_of(self.state, seat, self.state.legal_codes(seat)))

    def text_of(self, seat: int, action: int) -> str:
        """The move that the action stands for now."""
        return str(self.state.move(self._code_of(seat, action)))

    def play(self, action: int) -> None:
        """Play the action of the seat to move; BadOption if it stands for no legal move."""
        seat = self.state.to_move
        assert seat is not None
        self.state.advance(self._code_of(seat, action), seat)

    @property
    def truncated(self) -> bool:
        """Whether the game is broken off before its end."""
        return self.state.played >= self.moves and not self.state.over

    def rewards(self) -> list[float]:
        """The rewards of all seats: zero before the end."""
        return rewards_of(self.state) if self.state.over else [0.0] * self.players

    def _code_of(self, seat: int, action: int) -> int:
        code = self.encoding.code_of(self.state, seat, action)
        if code == NO_ACTION:
            raise BadOption(ResearchFault.NO_SUCH_ACTION, action=int(action), game=0)
        return code


def _again(
    game: str | Game, players: int, options: dict[str, str], moves: int, position: dict[str, object]
) -> EncodedGame:
    encoded = EncodedGame(game, players, options, moves)
    encoded.state = encoded.rules.reload(position)
    return encoded
