"""Alhambra, by Dirk Henn: money in four currencies, a palace of walled tiles, three scorings."""

from granada.games.alhambra import moves, position
from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.impossible import impossible_part
from granada.games.alhambra.reasons import AlhambraReason
from granada.games.alhambra.setup import set_up
from granada.games.alhambra.state import AlhambraState
from granada.games.alhambra.view import AlhambraView
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Header
from granada.kernel.state import Move, State

__all__ = ["GAME", "Alhambra", "AlhambraReason", "AlhambraState", "AlhambraView"]


class Alhambra(Game[AlhambraState]):
    id = "alhambra"
    content = CONTENT
    edition = CONTENT.edition
    rules = 1
    player_counts = (2, 3, 4, 5, 6)

    def set_up(self, header: Header, chance: Chance) -> AlhambraState:
        state = AlhambraState(header, chance)
        set_up(state)
        return state

    def restore_position(self, header: Header, chance: Chance, data: dict[str, object]) -> AlhambraState:
        state = AlhambraState(header, chance)
        position.restore_position(state, data)
        return state

    def check_position(self, state: State) -> None:
        assert isinstance(state, AlhambraState)
        if state.census() != _full_set(state.header):
            raise BadPosition(KernelFault.COMPONENTS_ASTRAY)
        if part := impossible_part(state):
            raise BadPosition(KernelFault.IMPOSSIBLE_PART, part=part)

    def parse(self, state: State, text: str) -> Move:
        return moves.parse(text)


def _full_set(header: Header) -> dict[str, int]:
    """The components of a game with so many players."""
    if header.players not in _FULL_SETS:
        _FULL_SETS[header.players] = GAME.set_up(header, Chance(0)).census()
    return _FULL_SETS[header.players]


_FULL_SETS: dict[int, dict[str, int]] = {}

GAME = Alhambra()
