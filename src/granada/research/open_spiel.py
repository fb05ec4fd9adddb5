"""Both games for OpenSpiel: importing this module registers ``granada_alhambra`` and ``granada_sabika``.

The first move of a game is chance's: it chooses one of so many deals (`deals`), and everything that is drawn later in
the game follows from the deal. So a game has a chance node only at its root. Actions and observations are those of
`granada.research.encoding`.
"""

import copyreg
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from granada.games import game_ids, load
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.plugins import part
from granada.research.encoded import EncodedGame
from granada.research.stepping import MOST_MOVES

DEALS: Final = 1000
PARAMETERS: Final = {"players": 2, "deals": DEALS, "moves": MOST_MOVES}
"""A game of so many moves ends in a draw."""
PREFIX: Final = "granada_"
SEED_BITS: Final = 53


class Setting:
    """Everything that the parameters of a game ask for. All states of the game share it."""

    def __init__(self, game: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        self._asked = game, parameters
        settings = {**PARAMETERS, **dict(parameters)}
        players, self.deals, self.moves = (int(settings.pop(name)) for name in PARAMETERS)
        # OpenSpiel takes all that is made of digits and hyphens for a number, and fails.
        options = {name: str(value).replace("_", "-") for name, value in settings.items()}
        self.encoded = EncodedGame(game, players, options)
        # OpenSpiel pickles a state with all that it has.
        copyreg.pickle(type(self.encoded.state), _reduced)  # type: ignore[arg-type]

    def __deepcopy__(self, memo: dict[int, object]) -> "Setting":
        """OpenSpiel copies a state with all that it has."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _setting, self._asked


@cache
def _setting(game: str, parameters: tuple[tuple[str, Any], ...]) -> Setting:
    """OpenSpiel keeps a game alive, but not what Python has added to it: that is kept here."""
    return Setting(game, parameters)


def _reduced(position: State) -> tuple[object, ...]:
    return _restored, (position.header.game, position.dump())


def _restored(game: str, position: dict[str, object]) -> State:
    return load(game).reload(position)


def setting_of(game: Any) -> Setting:
    name = game.get_type().short_name.removeprefix(PREFIX)
    return _setting(name, tuple(sorted(game.get_parameters().items())))


class GranadaGame(pyspiel.Game):
    """A game with so many players, deals and moves at most, and with these options of ours."""

    id: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        parameters = dict(parameters or {})
        setting = _setting(self.id, tuple(sorted(parameters.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.encoded.encoding.actions.size,
            max_chance_outcomes=setting.deals,
            num_players=setting.encoded.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=setting.moves,
        )
        super().__init__(type_of(setting.encoded.rules), info, parameters)

    def new_initial_state(self) -> "GranadaState":
        return GranadaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "GranadaObserver":
        return GranadaObserver(setting_of(self).encoded)


class GranadaState(pyspiel.State):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.setting = setting_of(game)
        self.position: State | None = None
        """None until the deal is chosen."""

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None or self.is_terminal() else seat

    def is_terminal(self) -> bool:
        return self.position is not None and (self.position.over or self.position.played >= self.setting.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.setting.deals) for deal in range(self.setting.deals)]

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat; nothing in a draw and before the end."""
        return [0.0] * self.setting.encoded.players if self.position is None else self._encoded().rewards()

    def resample_from_infostate(self, player: int, sample: Any) -> "GranadaState":
        """Another state that this player cannot tell from this one. `sample` gives numbers from 0 to 1."""
        other = GranadaState(self.get_game())
        if self.position is not None:
            other.position = self.position.sample_hidden(player, int(sample() * (1 << SEED_BITS)))
        return other

    def information_state_string(self, player: int | None = None) -> str:
        """What the player may know, as JSON. It says nothing of how the game came there."""
        if self.position is None:
            return ""
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(self.position.view(seat)).decode()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._encoded().actions(player))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.setting.encoded.begin(action)
            self.position = self.setting.encoded.state
        else:
            self._encoded().play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._encoded().text_of(player, action)

    def __str__(self) -> str:
        return "" if self.position is None else msgspec.json.encode(self.position.view(None)).decode()

    def _encoded(self) -> EncodedGame:
        """The encoding with the position of this state in it."""
        assert self.position is not None
        self.setting.encoded.state = self.position
        return self.setting.encoded


class GranadaObserver:
    """Writes observations as OpenSpiel asks for them."""

    def __init__(self, encoded: EncodedGame) -> None:
        self.encoded = encoded
        self.tensor = np.zeros(encoded.encoding.observations.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape or (1,))
            for field in encoded.encoding.observations.fields
        }

    def set_from(self, state: GranadaState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.encoded.state = state.position
            self.tensor[:] = self.encoded.observe(player)["observation"]

    def string_from(self, state: GranadaState, player: int) -> str:
        return state.information_state_string(player)


def type_of(rules: Game) -> Any:
    counts: Sequence[int] = rules.player_counts
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.id}",
        long_name=f"{rules.id.title()} by Granada",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS, **{option.name: option.choices[0] for option in rules.options}},
    )


for _game in game_ids():
    if part(_game, "encoding"):
        # A class for each game: with a function in its place, programs crash at their end.
        pyspiel.register_game(type_of(load(_game)), type(_game.title(), (GranadaGame,), {"id": _game}))
