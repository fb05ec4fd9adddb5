"""Playing a move: the decision it answers, and everything that follows until the next decision."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import building, events, gains, news, poems, rounds, trade, work, workshop, yusuf
from granada.games.sabika import tasks as t
from granada.games.sabika.moves import thing_of
from granada.games.sabika.setup import begin

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

CHOOSING: Final[i64] = 0
EMPTY: Final[i64] = -1

Work = Callable[["SabikaState", i64, i64, i64, i64], bool]
"""Do a task that is on top: true if it is done, false if it needs a decision."""
Decide = Callable[["SabikaState", i64, i64, i64, i64, i64], None]
"""Carry out the decision that a task has asked for; the task itself is gone already."""

WORK: Final[dict[int, Work]] = {
    t.NODE: gains.work_node,
    t.STORE: gains.work_store,
    t.STORE_GOOD: gains.work_store_good,
    t.PICK: gains.work_pick,
    t.TAKE_RAW: gains.work_tokens,
    t.TAKE_GOOD: gains.work_tokens,
    t.PROCESSING: gains.work_processing,
    t.PART: gains.work_part,
    t.OFFER_FOR_PAY: gains.work_offer_for_pay,
    t.FIRE: gains.work_fire,
    t.CITY_BONUSES: gains.work_city_bonuses,
    t.STOREHOUSE_BONUSES: gains.work_storehouse_bonuses,
    t.MAJOR_BONUSES: gains.work_major_bonuses,
    t.RED_CITIES: gains.work_red_cities,
    t.PAYMENT: work.work_payment,
    t.ON_SQUARE: work.work_on_square,
    t.SECONDARY_OF: work.work_secondary,
    t.MAIN_ACTION: workshop.work_main_action,
    t.TRANSACTION: workshop.work_transaction,
    t.PRODUCING: workshop.work_producing,
    t.BUILDING: building.work_building,
    t.FAVOUR_STEP: building.work_favour_step,
    t.FAVOUR_CHOICE: building.work_favour_choice,
    t.ARRIVING: trade.work_arriving,
    t.EXPORTED_GOODS: trade.work_goods,
    t.FREE_SHIP: trade.work_free_ship,
    t.CONSOLIDATION: trade.work_consolidation,
    t.POEM_DONE: poems.work_poem_done,
    t.NEXT_TURN: rounds.work_next_turn,
    t.INCOME: rounds.work_income,
    t.NARRATOR: rounds.work_narrator,
    t.TRIBUTE: rounds.work_tribute,
    t.TRIBUTE_PART: rounds.work_tribute_part,
    t.FEE: rounds.work_fee,
    t.EVENT_CHANGE: rounds.work_event_change,
    t.WAKING: rounds.work_waking,
    t.MAINTENANCE: rounds.work_maintenance,
    t.START_CHOICE: rounds.work_start_choice,
    t.NEW_ROUND: rounds.work_new_round,
    t.FINAL_SCORING: rounds.work_final_scoring,
    t.YUSUF_TURN: yusuf.work_yusuf_turn,
    t.YUSUF_ACTION: yusuf.work_yusuf_action,
    t.YUSUF_SCORING: yusuf.work_yusuf_scoring,
}
"""Tasks that are not here always need a decision."""

DECIDE: Final[dict[int, Decide]] = {
    t.MAKE_ROOM: gains.decide_make_room,
    t.WHERE_TO: gains.decide_where_to,
    t.PICK: gains.decide_pick,
    t.MIXED: gains.decide_mixed,
    t.TAKE_RAW: gains.decide_raw,
    t.TAKE_GOOD: gains.decide_good,
    t.PROCESSING: gains.decide_processing,
    t.PART: gains.decide_part,
    t.OFFER: gains.decide_offer,
    t.OFFER_FOR_PAY: gains.decide_offer_for_pay,
    t.CITY_BONUSES: gains.decide_city_bonuses,
    t.STOREHOUSE_BONUSES: gains.decide_storehouse_bonuses,
    t.MAJOR_BONUSES: gains.decide_major_bonuses,
    t.RED_CITIES: gains.decide_red_cities,
    t.TURN: work.decide_turn,
    t.PAYMENT: work.decide_payment,
    t.ON_SQUARE: work.decide_on_square,
    t.WHICH_QUARRY: workshop.decide_quarry,
    t.EXPANDING: workshop.decide_expanding,
    t.TRANSACTION: workshop.decide_transaction,
    t.PRODUCING: workshop.decide_producing,
    t.BUILDING: building.decide_building,
    t.MAJOR_MATERIALS: building.decide_major_materials,
    t.MINOR_MATERIALS: building.decide_minor_materials,
    t.WHICH_SIDE: building.decide_side,
    t.FAVOUR_CHOICE: building.decide_favour_choice,
    t.EXPORTING_TO: trade.decide_export,
    t.EXPORTED_GOODS: trade.decide_goods,
    t.FREE_SHIP: trade.decide_free_ship,
    t.CONSOLIDATING: trade.decide_consolidate,
    t.CARVING: poems.decide_carving,
    t.CARVING_MATERIALS: poems.decide_carving_materials,
    t.REACTIVATING: poems.decide_reactivating,
    t.TRIBUTE_PART: rounds.decide_tribute_part,
    t.START_CHOICE: rounds.decide_start_choice,
    t.YUSUF_CITY: yusuf.decide_yusuf_city,
}


def apply(state: "SabikaState", code: i64, seat: i64) -> None:
    if state.listener is None:
        play(state, code, seat)
        return
    before = news.holdings(state)
    if state.phase != CHOOSING:
        event = news.decision(state, code, state.tasks[-4])
        if event is not None:
            state.listener(event)
    play(state, code, seat)
    for change in news.changes(state, before):
        state.listener(change)
    if state.over:
        state.listener(events.GameOver(state.scores, state.winners))


def play(state: "SabikaState", code: i64, seat: i64) -> None:
    if state.phase == CHOOSING:
        state.chosen[seat] = int(thing_of(code))
        if EMPTY in state.chosen:
            return
        begin(state)
    else:
        tasks = state.tasks
        task, decider, figure, other, source = tasks[-5], tasks[-4], tasks[-3], tasks[-2], tasks[-1]
        state.drop()
        DECIDE[task](state, decider, figure, other, source, code)
    go_on(state)


def go_on(state: "SabikaState") -> None:
    """Work off the tasks until one needs a decision, or none is left."""
    while state.tasks:
        tasks = state.tasks
        work_on = WORK.get(tasks[-5])
        if work_on is None or not work_on(state, tasks[-4], tasks[-3], tasks[-2], tasks[-1]):
            return
