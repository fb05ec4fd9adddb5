"""Playing a move: the decision it answers, and everything that follows until the next decision."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import (
    bonuses,
    building,
    decision_events,
    events,
    gains,
    goods,
    poems,
    rounds,
    trade,
    tribute,
    work,
    workshop,
    yusuf,
)
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.packed import thing_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.setup import begin

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

TASK_MODULES: Final = (bonuses, building, gains, goods, poems, rounds, trade, tribute, work, workshop, yusuf)
"""The modules that declare the kinds of tasks."""
MOST_TASKS: Final[i64] = 1000
"""The most tasks after one decision: many times as many as there ever are with printed cards."""


def apply(state: "SabikaState", code: i64, seat: i64) -> None:
    if state.listener is None:
        play(state, code, seat)
        return
    before = [player.clone() for player in state.everyone]
    event = decision_events.decision(state, code, seat if state.phase == CHOOSING else state.doer)
    if event is not None:
        state.listener(event)
    play(state, code, seat)
    for change in decision_events.changes(state, before):
        state.listener(change)
    if state.over:
        state.listener(events.GameOver(state.scores, state.winners, state.yusuf_score))


def play(state: "SabikaState", code: i64, seat: i64) -> None:
    if state.phase == CHOOSING:
        tile = int(thing_of(code))
        state.chosen = tuple([tile if other == seat else chosen for other, chosen in enumerate(state.chosen)])
        if EMPTY in state.chosen:
            return
        begin(state)
    else:
        tasks, top = state.tasks, state.top
        task, decider, figure, other, source = (
            tasks[top],
            tasks[top + t.SEAT_AT],
            tasks[top + t.FIGURE_AT],
            tasks[top + t.OTHER_AT],
            tasks[top + t.SOURCE_AT],
        )
        state.drop()
        t.KINDS[task].decide(state, decider, figure, other, source, code)
    go_on(state)


def go_on(state: "SabikaState") -> None:
    """Work off the tasks until one needs a decision, or none is left. Editions can pile up effects without measure;
    what goes beyond it is lost, so that every move comes to an end soon."""
    done: i64 = 0
    while state.top >= 0:
        tasks, top = state.tasks, state.top
        done += 1
        if done > MOST_TASKS and tasks[top] == t.NODE:
            state.drop()
        elif not t.KINDS[tasks[top]].work(
            state, tasks[top + t.SEAT_AT], tasks[top + t.FIGURE_AT], tasks[top + t.OTHER_AT], tasks[top + t.SOURCE_AT]
        ):
            return
