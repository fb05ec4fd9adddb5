"""Hints: the decision of a strong bot for a person's seat, and its expected gain."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from granada.bots.apprentice import shortlist
from granada.bots.asking import choose
from granada.bots.judge import Judge
from granada.bots.judges import judge_of
from granada.bots.outlook import finish_turn, outlook
from granada.kernel.chance import RANGE, Chance
from granada.kernel.errors import GranadaError
from granada.kernel.state import Move, State
from granada.table.faults import TableFault

ADVISER = "master"
"""The kind of bot that is asked."""
SAMPLES = 24
"""The number of samples of what the person cannot know; the outlook is the mean over them."""
LONGEST_ADVICE = 40
"""Moves."""
COMPARED = 8
"""The number of moves that are compared to find the best alternatives, and of the samples for that."""
ALTERNATIVES = 2
MOST_SOURCES = 3
FEWEST_POINTS = 0.5
"""Only what matters is told: so many sources, and none with fewer points."""
MOST_REASONS = 2


class NoHint(GranadaError):
    """There is nothing to decide, or the bot cannot tell."""


@dataclass(frozen=True)
class Alternative:
    """Another move with which the turn could go on."""

    move: Move
    gives_up: dict[str, float]
    """The points that each source is expected to bring less than with the hint."""


@dataclass(frozen=True)
class Hint:
    moves: tuple[Move, ...]
    """For the rest of the turn, or as far as can be foreseen: until something is revealed."""
    ends_turn: bool
    gains: dict[str, float]
    """The points that each source is expected to bring more than before these moves."""
    alternatives: tuple[Alternative, ...]
    """The best ones first."""


def hint_for(state: State, seat: int, seed: int, stopped: Callable[[], bool] = lambda: False) -> Hint:
    """What to do for this seat. It hangs on what the seat may know, and on nothing else. A hint that is stopped ends
    with the move that was being thought about."""
    chance = Chance(seed)
    now = state.sample_hidden(seat, chance.below(RANGE))
    moves: list[Move] = []
    while _can_foresee(now, seat, state.turn, moves) and not (moves and stopped()):
        move = choose(ADVISER, chance.below(RANGE), now.clone(), seat, stopped)
        now.play(move, seat)
        moves.append(move)
    if not moves:
        raise NoHint(TableFault.NO_HINT)
    samples = [state.sample_hidden(seat, chance.below(RANGE)) for _ in range(SAMPLES)]
    ends_turn = now.turn != state.turn or now.over
    alternatives = _alternatives(state, samples[:COMPARED], seat, moves, chance)
    return Hint(tuple(moves), ends_turn, _gains(samples, seat, moves), alternatives)


def reasons(gains: Mapping[str, float], given_up: Sequence[Mapping[str, float]]) -> tuple[str, ...]:
    """The sources that speak most for a hint, the strongest first: those that bring more than with the alternatives, in
    the mean, or more than before where nothing else is possible."""
    if given_up:
        gains = {source: sum(other[source] for other in given_up) / len(given_up) for source in gains}
    return tuple(source for source, _ in largest(gains)[:MOST_REASONS])


def largest(gains: Mapping[str, float], sign: int = 1) -> list[tuple[str, float]]:
    """The largest gains, or the largest losses if the sign is -1, as far as they matter."""
    found = [(source, sign * points) for source, points in gains.items() if sign * points >= FEWEST_POINTS]
    return sorted(found, key=lambda each: -each[1])[:MOST_SOURCES]


def _can_foresee(state: State, seat: int, turn: int, moves: Sequence[Move]) -> bool:
    return (
        seat in state.deciders and state.turn == turn and len(moves) < LONGEST_ADVICE and not (moves and state.revealed)
    )


def _alternatives(
    state: State, samples: Sequence[State], seat: int, moves: Sequence[Move], chance: Chance
) -> tuple[Alternative, ...]:
    judge = judge_of(state.header.game)
    others = [state.move(code) for code in shortlist(state, seat, judge)[:COMPARED] if code != moves[0].code]
    hinted = [_after(sample, seat, moves, judge, chance) for sample in samples]
    found = []
    for other in others:
        ends = [_after(sample, seat, [other], judge, chance) for sample in samples]
        hope = sum(outlook(end, judge)[seat] for end in ends)
        found.append((hope, Alternative(other, _difference(ends, hinted, seat, judge))))
    found.sort(key=lambda each: -each[0])
    return tuple(alternative for _, alternative in found[:ALTERNATIVES])


def _after(sample: State, seat: int, moves: Sequence[Move], judge: Judge, chance: Chance) -> State:
    """The end of a turn that begins with these moves."""
    state = sample.clone()
    for move in moves:
        state.play(move, seat)
    finish_turn(state, sample.turn, judge, chance)
    return state


def _gains(samples: Sequence[State], seat: int, moves: Sequence[Move]) -> dict[str, float]:
    judge = judge_of(samples[0].header.game)
    after = [sample.clone() for sample in samples]
    for state in after:
        for move in moves:
            state.play(move, seat)
    return _difference(samples, after, seat, judge)


def _difference(before: Sequence[State], after: Sequence[State], seat: int, judge: Judge) -> dict[str, float]:
    """The points that each source is expected to bring more, in the mean of the samples."""
    gains: dict[str, float] = {}
    for one, other in zip(before, after, strict=True):
        had, has = judge.sources(one, seat), judge.sources(other, seat)
        for source in had | has:
            gain = has.get(source, 0.0) - had.get(source, 0.0)
            gains[source] = gains.get(source, 0.0) + gain / len(before)
    return gains
