"""What may be decided in Sabika: every legal move, listed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import building, gains, poems, rounds, trade, work, workshop, yusuf
from granada.games.sabika import tasks as t
from granada.games.sabika.moves import CHOOSE, encode

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

    Listing = Callable[[SabikaState, i64, i64, i64, vec[i64]], vec[i64]]

CHOOSING: Final[i64] = 0

LISTS: Final[dict[int, "Listing"]] = {
    t.MAKE_ROOM: gains.list_make_room,
    t.WHERE_TO: gains.list_where_to,
    t.PICK: gains.list_pick,
    t.MIXED: gains.list_mixed,
    t.TAKE_RAW: gains.list_raw,
    t.TAKE_GOOD: gains.list_good,
    t.PROCESSING: gains.list_processing,
    t.PART: gains.list_part,
    t.OFFER: gains.list_offer,
    t.OFFER_FOR_PAY: gains.list_offer,
    t.CITY_BONUSES: gains.list_city_bonuses,
    t.STOREHOUSE_BONUSES: gains.list_storehouse_bonuses,
    t.MAJOR_BONUSES: gains.list_major_bonuses,
    t.RED_CITIES: gains.list_red_cities,
    t.TURN: work.list_turn,
    t.PAYMENT: work.list_payment,
    t.ON_SQUARE: work.list_on_square,
    t.WHICH_QUARRY: workshop.list_quarry,
    t.EXPANDING: workshop.list_expanding,
    t.TRANSACTION: workshop.list_transaction,
    t.PRODUCING: workshop.list_producing,
    t.BUILDING: building.list_building,
    t.MAJOR_MATERIALS: building.list_major_materials,
    t.MINOR_MATERIALS: building.list_minor_materials,
    t.WHICH_SIDE: building.list_side,
    t.FAVOUR_CHOICE: building.list_favour_choice,
    t.EXPORTING_TO: trade.list_export,
    t.EXPORTED_GOODS: trade.list_goods,
    t.FREE_SHIP: trade.list_free_ship,
    t.CONSOLIDATING: trade.list_consolidate,
    t.CARVING: poems.list_carving,
    t.CARVING_MATERIALS: poems.list_carving_materials,
    t.REACTIVATING: poems.list_reactivating,
    t.TRIBUTE_PART: rounds.list_tribute_part,
    t.START_CHOICE: rounds.list_start_choice,
    t.YUSUF_CITY: yusuf.list_yusuf_city,
}


def legal_codes(state: "SabikaState", seat: i64) -> vec[i64]:
    codes = vec[i64]([])
    if state.phase == CHOOSING:
        for tile in state.dealt[seat]:
            codes = append(codes, encode(CHOOSE, tile))
        return codes
    if not state.tasks:
        return codes
    tasks = state.tasks
    return LISTS[tasks[-5]](state, tasks[-4], tasks[-3], tasks[-2], codes)
