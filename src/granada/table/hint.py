"""Hints: what a strong bot would do in a person's place, and what it expects of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from granada.bots import Budget, make
from granada.bots.judges import judge_of
from granada.kernel.chance import RANGE, Chance
from granada.kernel.errors import GranadaError
from granada.kernel.state import Move, State
from granada.table.faults import TableFault

ADVISER = "master"
"""The kind of bot that is asked."""
SAMPLES = 24
"""So many times what the person cannot know is made up, and the outlook is the mean over them."""
LONGEST_ADVICE = 40
"""Moves."""


class NoHint(GranadaError):
    """There is nothing to decide, or the bot cannot tell."""


@dataclass(frozen=True)
class Hint:
    moves: tuple[Move, ...]
    """For the rest of the turn, or as far as can be foreseen: until something is revealed."""
    ends_turn: bool
    gains: dict[str, float]
    """By how many points each source is expected to bring more than before these moves."""


def hint_for(state: State, seat: int, seed: int, stopped: Callable[[], bool] = lambda: False) -> Hint:
    """What to do for this seat. It hangs on what the seat may know, and on nothing else. A hint that is stopped ends
    with the move that was being thought about."""
    chance = Chance(seed)
    budget = Budget(stopped=stopped)
    now = state.sample_hidden(seat, chance.below(RANGE))
    moves: list[Move] = []
    while _can_foresee(now, seat, state.turn, moves) and not (moves and stopped()):
        move = make(ADVISER, chance.below(RANGE)).choose(now.clone(), seat, budget)
        now.play(move, seat)
        moves.append(move)
    if not moves:
        raise NoHint(TableFault.NO_HINT)
    samples = [state.sample_hidden(seat, chance.below(RANGE)) for _ in range(SAMPLES)]
    return Hint(tuple(moves), now.turn != state.turn or now.over, _gains(samples, seat, moves))


def _can_foresee(state: State, seat: int, turn: int, moves: Sequence[Move]) -> bool:
    return (
        seat in state.deciders and state.turn == turn and len(moves) < LONGEST_ADVICE and not (moves and state.revealed)
    )


def _gains(samples: Sequence[State], seat: int, moves: Sequence[Move]) -> dict[str, float]:
    judge = judge_of(samples[0].header.game)
    gains: dict[str, float] = {}
    for sample in samples:
        before = judge.sources(sample, seat)
        for move in moves:
            sample.play(move, seat)
        after = judge.sources(sample, seat)
        for source in before | after:
            gain = after.get(source, 0.0) - before.get(source, 0.0)
            gains[source] = gains.get(source, 0.0) + gain / len(samples)
    return gains
