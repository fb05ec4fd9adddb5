"""Playing a move: the decision it answers, and everything that follows until the next decision."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import building, events, gains, news, poems, rounds, trade, work, workshop, yusuf
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.packed import thing_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.setup import begin

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

MOST_TASKS: Final[i64] = 1000
"""After one decision: many times as many as there ever are with printed cards."""


def apply(state: "SabikaState", code: i64, seat: i64) -> None:
    if state.listener is None:
        play(state, code, seat)
        return
    before = [player.clone() for player in state.everyone]
    event = news.decision(state, code, seat if state.phase == CHOOSING else state.doer)
    if event is not None:
        state.listener(event)
    play(state, code, seat)
    for change in news.changes(state, before):
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
        decide(state, task, decider, figure, other, source, code)
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
        elif not work_on(
            state,
            tasks[top],
            tasks[top + t.SEAT_AT],
            tasks[top + t.FIGURE_AT],
            tasks[top + t.OTHER_AT],
            tasks[top + t.SOURCE_AT],
        ):
            return


def work_on(state: "SabikaState", task: i64, seat: i64, figure: i64, other: i64, source: i64) -> bool:
    """Do the task that is on top: true if it is done, false if it needs a decision.

    The most frequent tasks come first, here and wherever cases are told apart: uncompiled, they are tried in turn."""
    match task:
        case t.ON_SQUARE:
            return work.work_on_square(state, seat, figure, other, source)
        case t.PAYMENT:
            return work.work_payment(state, seat, figure, other, source)
        case t.NODE:
            return gains.work_node(state, seat, figure, other, source)
        case t.YUSUF_TURN:
            return yusuf.work_yusuf_turn(state, seat, figure, other, source)
        case t.YUSUF_SCORING:
            return yusuf.work_yusuf_scoring(state, seat, figure, other, source)
        case t.YUSUF_ACTION:
            return yusuf.work_yusuf_action(state, seat, figure, other, source)
        case t.NEXT_TURN:
            return rounds.work_next_turn(state, seat, figure, other, source)
        case t.TURN:
            return False
        case t.TRIBUTE_PART:
            return rounds.work_tribute_part(state, seat, figure, other, source)
        case t.STORE:
            return gains.work_store(state, seat, figure, other, source)
        case t.MAIN_ACTION:
            return workshop.work_main_action(state, seat, figure, other, source)
        case t.PICK:
            return gains.work_pick(state, seat, figure, other, source)
        case t.SECONDARY_OF:
            return work.work_secondary(state, seat, figure, other, source)
        case t.TRANSACTION:
            return workshop.work_transaction(state, seat, figure, other, source)
        case t.INCOME:
            return rounds.work_income(state, seat, figure, other, source)
        case t.TRIBUTE:
            return rounds.work_tribute(state, seat, figure, other, source)
        case t.FEE:
            return rounds.work_fee(state, seat, figure, other, source)
        case t.STORE_GOOD:
            return gains.work_store_good(state, seat, figure, other, source)
        case t.PROCESSING:
            return gains.work_processing(state, seat, figure, other, source)
        case t.TAKE_RAW | t.TAKE_GOOD:
            return gains.work_tokens(state, seat, figure, other, source)
        case t.NARRATOR:
            return rounds.work_narrator(state, seat, figure, other, source)
        case t.BUILDING:
            return building.work_building(state, seat, figure, other, source)
        case t.EVENT_CHANGE:
            return rounds.work_event_change(state, seat, figure, other, source)
        case t.WAKING:
            return rounds.work_waking(state, seat, figure, other, source)
        case t.MAINTENANCE:
            return rounds.work_maintenance(state, seat, figure, other, source)
        case t.START_CHOICE:
            return rounds.work_start_choice(state, seat, figure, other, source)
        case t.NEW_ROUND:
            return rounds.work_new_round(state, seat, figure, other, source)
        case t.PRODUCING:
            return workshop.work_producing(state, seat, figure, other, source)
        case t.FAVOUR_STEP:
            return building.work_favour_step(state, seat, figure, other, source)
        case t.FAVOUR_CHOICE:
            return building.work_favour_choice(state, seat, figure, other, source)
        case t.ARRIVING:
            return trade.work_arriving(state, seat, figure, other, source)
        case t.EXPORTED_GOODS:
            return trade.work_goods(state, seat, figure, other, source)
        case t.FINAL_SCORING:
            return rounds.work_final_scoring(state, seat, figure, other, source)
        case t.POEM_DONE:
            return poems.work_poem_done(state, seat, figure, other, source)
        case t.PART:
            return gains.work_part(state, seat, figure, other, source)
        case t.CITY_BONUSES:
            return gains.work_city_bonuses(state, seat, figure, other, source)
        case t.CONSOLIDATION:
            return trade.work_consolidation(state, seat, figure, other, source)
        case t.STOREHOUSE_BONUSES:
            return gains.work_storehouse_bonuses(state, seat, figure, other, source)
        case t.MAJOR_BONUSES:
            return gains.work_major_bonuses(state, seat, figure, other, source)
        case t.RED_CITY_ACTIONS:
            return gains.work_red_cities(state, seat, figure, other, source)
        case t.OFFER_FOR_PAY:
            return gains.work_offer_for_pay(state, seat, figure, other, source)
        case t.FREE_SHIP:
            return trade.work_free_ship(state, seat, figure, other, source)
    return False


def decide(state: "SabikaState", task: i64, seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
    """Carry out the decision that a task has asked for; the task itself is gone already."""
    match task:
        case t.ON_SQUARE:
            work.decide_on_square(state, seat, figure, other, source, code)
        case t.TURN:
            work.decide_turn(state, seat, figure, other, source, code)
        case t.PICK:
            gains.decide_pick(state, seat, figure, other, source, code)
        case t.TRIBUTE_PART:
            rounds.decide_tribute_part(state, seat, figure, other, source, code)
        case t.FEE:
            rounds.decide_fee(state, seat, figure, other, source, code)
        case t.MAKE_ROOM:
            gains.decide_make_room(state, seat, figure, other, source, code)
        case t.TRANSACTION:
            workshop.decide_transaction(state, seat, figure, other, source, code)
        case t.EXPANDING:
            workshop.decide_expanding(state, seat, figure, other, source, code)
        case t.PROCESSING:
            gains.decide_processing(state, seat, figure, other, source, code)
        case t.BUILDING:
            building.decide_building(state, seat, figure, other, source, code)
        case t.START_CHOICE:
            rounds.decide_start_choice(state, seat, figure, other, source, code)
        case t.TAKE_RAW:
            gains.decide_raw(state, seat, figure, other, source, code)
        case t.MIXED:
            gains.decide_mixed(state, seat, figure, other, source, code)
        case t.CARVING:
            poems.decide_carving(state, seat, figure, other, source, code)
        case t.CARVING_MATERIALS:
            poems.decide_carving_materials(state, seat, figure, other, source, code)
        case t.PRODUCING:
            workshop.decide_producing(state, seat, figure, other, source, code)
        case t.MINOR_MATERIALS:
            building.decide_minor_materials(state, seat, figure, other, source, code)
        case t.WHICH_SIDE:
            building.decide_side(state, seat, figure, other, source, code)
        case t.MAJOR_MATERIALS:
            building.decide_major_materials(state, seat, figure, other, source, code)
        case t.PAYMENT:
            work.decide_payment(state, seat, figure, other, source, code)
        case t.EXPORTING_TO:
            trade.decide_export(state, seat, figure, other, source, code)
        case t.EXPORTED_GOODS:
            trade.decide_goods(state, seat, figure, other, source, code)
        case t.TAKE_GOOD:
            gains.decide_good(state, seat, figure, other, source, code)
        case t.YUSUF_CITY:
            yusuf.decide_yusuf_city(state, seat, figure, other, source, code)
        case t.FAVOUR_CHOICE:
            building.decide_favour_choice(state, seat, figure, other, source, code)
        case t.PART:
            gains.decide_part(state, seat, figure, other, source, code)
        case t.CONSOLIDATING:
            trade.decide_consolidate(state, seat, figure, other, source, code)
        case t.REACTIVATING:
            poems.decide_reactivating(state, seat, figure, other, source, code)
        case t.CITY_BONUSES:
            gains.decide_city_bonuses(state, seat, figure, other, source, code)
        case t.STOREHOUSE_BONUSES:
            gains.decide_storehouse_bonuses(state, seat, figure, other, source, code)
        case t.MAJOR_BONUSES:
            gains.decide_major_bonuses(state, seat, figure, other, source, code)
        case t.WHICH_QUARRY:
            workshop.decide_quarry(state, seat, figure, other, source, code)
        case t.WHERE_TO:
            gains.decide_where_to(state, seat, figure, other, source, code)
        case t.RED_CITY_ACTIONS:
            gains.decide_red_cities(state, seat, figure, other, source, code)
        case t.OFFER:
            gains.decide_offer(state, seat, figure, other, source, code)
        case t.OFFER_FOR_PAY:
            gains.decide_offer_for_pay(state, seat, figure, other, source, code)
        case t.FREE_SHIP:
            trade.decide_free_ship(state, seat, figure, other, source, code)
