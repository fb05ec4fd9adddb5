"""Random play to the end of a game, without Move objects: the inner loop of searches."""

from granada.kernel.chance import Chance
from granada.kernel.state import State


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; the number of moves played."""
    played = 0
    while (seat := state.to_move) is not None:
        codes = state.legal_codes(seat)
        state.advance(codes[chance.below(len(codes))], seat)
        played += 1
    return played
