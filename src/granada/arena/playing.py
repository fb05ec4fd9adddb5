"""A game of bots from its first move to its last."""

from collections.abc import Callable, Sequence

from granada.bots.asking import Asking, BotFailed, BotQuestion, answered, asked
from granada.kernel.state import Move, State

LONGEST_GAME = 10_000
"""Moves. After so many a player that always comes to an end takes over."""


def play_out(state: State, kinds: Sequence[str], think: Callable[[BotQuestion], Move]) -> None:
    """Bots of these kinds, by seat, play the game to its end. Nobody stands in for one that fails: its error comes out
    here."""
    answered(_playing(state, kinds), think)


def _playing(state: State, kinds: Sequence[str]) -> Asking[None]:
    while (seat := state.to_move) is not None and state.played < LONGEST_GAME:
        move = yield from asked(state, seat, kinds[seat])
        if isinstance(move, BotFailed):
            raise move.__cause__ or move
        state.advance(move.code, seat)
    while not state.over:
        state.play(min(state.legal_moves(), key=str))
