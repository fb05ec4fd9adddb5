"""What may be decided in Sabika: every legal move, listed."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import building, gains, poems, rounds, trade, work, workshop, yusuf
from granada.games.sabika import tasks as t
from granada.games.sabika.moves import (
    CHOOSE,
)
from granada.games.sabika.packed import encode
from granada.games.sabika.phase import CHOOSING

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def legal_codes(state: "SabikaState", seat: i64) -> vec[i64]:
    codes = vec[i64]([])
    if state.phase == CHOOSING:
        for tile in state.dealt[seat]:
            codes = append(codes, encode(CHOOSE, tile))
        return codes
    if state.top < 0:
        return codes
    tasks, top = state.tasks, state.top
    return list_for(state, tasks[top], tasks[top + t.SEAT_AT], tasks[top + t.FIGURE_AT], tasks[top + t.OTHER_AT], codes)


def list_for(state: "SabikaState", task: i64, seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    """What can be decided about the task on top."""
    match task:
        case t.ON_SQUARE:
            return work.list_on_square(state, seat, figure, other, codes)
        case t.TURN:
            return work.list_turn(state, seat, figure, other, codes)
        case t.PICK:
            return gains.list_pick(state, seat, figure, other, codes)
        case t.TRIBUTE_PART:
            return rounds.list_tribute_part(state, seat, figure, other, codes)
        case t.FEE:
            return rounds.list_fee(state, seat, figure, other, codes)
        case t.MAKE_ROOM:
            return gains.list_make_room(state, seat, figure, other, codes)
        case t.TRANSACTION:
            return workshop.list_transaction(state, seat, figure, other, codes)
        case t.EXPANDING:
            return workshop.list_expanding(state, seat, figure, other, codes)
        case t.PROCESSING:
            return gains.list_processing(state, seat, figure, other, codes)
        case t.BUILDING:
            return building.list_building(state, seat, figure, other, codes)
        case t.START_CHOICE:
            return rounds.list_start_choice(state, seat, figure, other, codes)
        case t.TAKE_RAW:
            return gains.list_raw(state, seat, figure, other, codes)
        case t.MIXED:
            return gains.list_mixed(state, seat, figure, other, codes)
        case t.CARVING:
            return poems.list_carving(state, seat, figure, other, codes)
        case t.CARVING_MATERIALS:
            return poems.list_carving_materials(state, seat, figure, other, codes)
        case t.PRODUCING:
            return workshop.list_producing(state, seat, figure, other, codes)
        case t.MINOR_MATERIALS:
            return building.list_minor_materials(state, seat, figure, other, codes)
        case t.WHICH_SIDE:
            return building.list_side(state, seat, figure, other, codes)
        case t.MAJOR_MATERIALS:
            return building.list_major_materials(state, seat, figure, other, codes)
        case t.PAYMENT:
            return work.list_payment(state, seat, figure, other, codes)
        case t.EXPORTING_TO:
            return trade.list_export(state, seat, figure, other, codes)
        case t.EXPORTED_GOODS:
            return trade.list_goods(state, seat, figure, other, codes)
        case t.TAKE_GOOD:
            return gains.list_good(state, seat, figure, other, codes)
        case t.YUSUF_CITY:
            return yusuf.list_yusuf_city(state, seat, figure, other, codes)
        case t.FAVOUR_CHOICE:
            return building.list_favour_choice(state, seat, figure, other, codes)
        case t.PART:
            return gains.list_part(state, seat, figure, other, codes)
        case t.CONSOLIDATING:
            return trade.list_consolidate(state, seat, figure, other, codes)
        case t.REACTIVATING:
            return poems.list_reactivating(state, seat, figure, other, codes)
        case t.CITY_BONUSES:
            return gains.list_city_bonuses(state, seat, figure, other, codes)
        case t.STOREHOUSE_BONUSES:
            return gains.list_storehouse_bonuses(state, seat, figure, other, codes)
        case t.MAJOR_BONUSES:
            return gains.list_major_bonuses(state, seat, figure, other, codes)
        case t.WHICH_QUARRY:
            return workshop.list_quarry(state, seat, figure, other, codes)
        case t.WHERE_TO:
            return gains.list_where_to(state, seat, figure, other, codes)
        case t.RED_CITY_ACTIONS:
            return gains.list_red_cities(state, seat, figure, other, codes)
        case t.OFFER | t.OFFER_FOR_PAY:
            return gains.list_offer(state, seat, figure, other, codes)
        case t.FREE_SHIP:
            return trade.list_free_ship(state, seat, figure, other, codes)
    return codes
