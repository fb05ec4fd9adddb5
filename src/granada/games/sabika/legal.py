"""What may be decided in Sabika: every legal move, listed."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import tasks as t
from granada.games.sabika.moves import CHOOSE
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
    return t.KINDS[tasks[top]].moves(
        state, tasks[top + t.SEAT_AT], tasks[top + t.FIGURE_AT], tasks[top + t.OTHER_AT], codes
    )
