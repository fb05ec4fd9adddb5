"""The places of the board that a move is about, as in ``city:fez``: named as in the notation and the view."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.packed import kind_of, thing_of
from granada.games.sabika.work import RAW_SPACE, space_of

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

OF_THINGS: Final[dict[int, tuple[str, ...]]] = {
    m.CHOOSE: ("starting-tile",),
    m.WORK: ("worker", "square"),
    m.TAKE: ("item",),
    m.RAW_FROM: ("space",),
    m.GOOD_FROM: ("space",),
    m.PROCESS_ONE: ("own-raw",),
    m.DISCARD: ("item",),
    m.BUY: ("item",),
    m.BUY_RAW: ("space",),
    m.SELL: ("item",),
    m.TRADE: ("item",),
    m.FAVOUR_OF: ("favour",),
    m.CITY: ("city",),
    m.ACTIVATE: ("storehouse",),
    m.BONUS_OF: ("major",),
    m.ACT_IN: ("city",),
    m.SHIP_TO: ("city",),
    m.EXPAND: ("tile", "storehouse"),
    m.BUILD_MAJOR: ("major",),
    m.BUILD_MINOR: ("minor",),
    m.EXPORT_TO: ("city",),
    m.CONSOLIDATE_IN: ("city",),
    m.CARVE_BLUE: ("blue",),
    m.CARVE_RED: ("red",),
    m.CARVE_GREY: ("grey",),
    m.REACTIVATE_POEM: ("own-red",),
    m.START_PLAYER: ("player",),
    m.YUSUF_IN: ("city",),
}
"""The kinds of the places that stand in the notation behind the verb."""


def places_of(state: "SabikaState", code: i64, words: list[str]) -> tuple[str, ...]:
    """The places of a move and the words of its notation; empty where nothing on the board stands for it."""
    kind = kind_of(code)
    if kind == m.REST:
        return (f"worker:{words[1]}", "rest:")
    if kind == m.MAIN:
        return (f"square:{state.book.square_names[_square(state)]}",)
    if kind == m.SECONDARY:
        space = space_of(state, _square(state), thing_of(code))
        names = state.board.raw_names if thing_of(code) == RAW_SPACE else state.board.marble_names
        return (f"space:{names[space]}",)
    if kind == m.LEFT or kind == m.RIGHT:
        return (f"side:{words[0]}",)
    if kind == m.RENEW:
        return ("renew:",)
    kinds = OF_THINGS.get(int(kind))
    if kinds is None:
        return ()
    if len(kinds) == 1:
        return (f"{kinds[0]}:{words[1]}",)
    return (f"{kinds[0]}:{words[1]}", f"{kinds[1]}:{words[2]}")


def _square(state: "SabikaState") -> i64:
    """Where the worker stands whose actions are decided."""
    return state.tasks[state.top + t.FIGURE_AT]
