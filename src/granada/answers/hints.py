"""Hints: the decision of a strong bot for a person's seat, and the advice of the coach."""

from collections.abc import Callable, Iterator

import msgspec

from granada.answers.faults import AnswerFault
from granada.answers.table import Table
from granada.kernel.errors import GranadaError
from granada.kernel.state import State
from granada.protocol.hints import Alternative, Hint, HintRequest
from granada.protocol.live import Coach
from granada.table import LiveGame
from granada.table.faults import TableFault
from granada.table.hint import NoHint, hint_for, reasons
from granada.table.plan import begin, offered, planned


class Advice(msgspec.Struct, frozen=True, tag="hint"):
    """The advice of the bot."""

    moves: tuple[str, ...]
    """None if there is no hint."""
    ends_turn: bool = False
    gains: dict[str, float] = {}
    alternatives: tuple[tuple[str, dict[str, float]], ...] = ()
    """Other moves, and what each gives up."""


def check_may_be_advised(table: Table, game: LiveGame, person: str, request: HintRequest | Coach) -> None:
    if request.seat not in table.seats_of(person):
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=request.seat)
    if not table.hints:
        raise GranadaError(AnswerFault.NO_HINTS_HERE)
    if request.seat not in game.people_to_decide:
        raise GranadaError(TableFault.NO_HINT)
    game.check_seen(request.seat, request.n)


def advice_for(sample: State, seat: int, seed: int, stopped: Callable[[], bool] = lambda: False) -> Advice:
    try:
        hint = hint_for(sample, seat, seed, stopped)
    except NoHint:
        return Advice(())
    alternatives = tuple((str(other.move), other.gives_up) for other in hint.alternatives)
    return Advice(tuple(map(str, hint.moves)), hint.ends_turn, hint.gains, alternatives)


def hint_of(game: LiveGame, seat: int, sample: State, advice: Advice, *, hurried: bool = False) -> Hint:
    """The advice about this sample, as choices of the question."""
    others = tuple(_alternatives(sample, seat, advice))
    why = reasons(advice.gains, [other.gives_up for other in others])
    steps = tuple(planned(game.rules, sample, seat, advice.moves))
    if not steps:
        raise GranadaError(TableFault.NO_HINT)
    points = sum(advice.gains.values())
    is_whole = sum(len(step.choice.moves) for step in steps) == len(advice.moves)
    return Hint(game.number, seat, steps, advice.ends_turn and is_whole, points, advice.gains, hurried, others, why)


def _alternatives(state: State, seat: int, advice: Advice) -> Iterator[Alternative]:
    """The first choice that begins with each of the other moves, unless the advice begins with the same choice."""
    question = state.question(seat)
    assert question is not None
    for move, gives_up in advice.alternatives:
        step = offered(question, move)
        if step is not None and not begin(step.choice.moves, advice.moves):
            yield Alternative(step, gives_up)
