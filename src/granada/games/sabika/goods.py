"""Goods and the tokens they come from: raw materials, processing, and room for what is stored."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY, trigger
from granada.games.sabika.gains import FROM_WORKSHOP, fire
from granada.games.sabika.moves import DISCARD, GOOD_FROM, KEEP, PROCESS_ONE, RAW_FROM, REFUSE, STOP
from granada.games.sabika.names import names_of
from granada.games.sabika.packed import encode, holds, kind_of, only, thing_of
from granada.games.sabika.player import BOXED_AT, GOODS_AT, KINDS_OF_GOODS, RAWS_AT
from granada.games.sabika.possible import has_any
from granada.games.sabika.tasks import Kind, declare
from granada.kernel.event import Event

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

STORE_HERE: Final = trigger("store_here")
PROCESSED: Final = trigger("process")
IN_STOREHOUSE: Final[i64] = 0
IN_POEM: Final[i64] = 1
MUST: Final[i64] = 1
"""A raw material has to be processed; otherwise it may be."""


class StoreGood(Kind):
    """A token becomes a good."""

    def work(self, state: "SabikaState", seat: i64, kind: i64, origin: i64, source: i64) -> bool:
        """A token becomes a good and goes into a storehouse, or into the boxes of a poem."""
        state.drop()
        room, poem_room = state.has_room(seat), state.has_poem_room(seat)
        if room and poem_room:
            state.add(t.WHERE_TO, seat, kind, origin)
        elif room or poem_room:
            keep_good(state, seat, kind, origin, GOODS_AT if room else BOXED_AT)
        else:
            state.add(t.MAKE_ROOM, seat, GOODS_AT + kind, origin)
        return True

    def fits(self, state: "SabikaState", seat: i64, kind: i64, origin: i64) -> bool:
        return origin == FROM_WORKSHOP and is_at(state, seat, kind, origin)


declare(t.STORE_GOOD, StoreGood("store-good", "good", "origin", lies=t.UNDER_PAYMENT))


class WhereTo(Kind):
    """A good, and room in a storehouse and on a poem."""

    def moves(self, state: "SabikaState", seat: i64, kind: i64, origin: i64, codes: vec[i64]) -> vec[i64]:
        return append(append(codes, encode(KEEP, IN_STOREHOUSE)), encode(KEEP, IN_POEM))

    def decide(self, state: "SabikaState", seat: i64, kind: i64, origin: i64, source: i64, code: i64) -> None:
        keep_good(state, seat, kind, origin, BOXED_AT if thing_of(code) == IN_POEM else GOODS_AT)

    def fits(self, state: "SabikaState", seat: i64, kind: i64, origin: i64) -> bool:
        return state.has_room(seat) and state.has_poem_room(seat) and is_at(state, seat, kind, origin)

    def title(self, state: "SabikaState", kind: i64, origin: i64) -> tuple[object, ...]:
        return (state.book.good_names[kind],)


declare(t.WHERE_TO, WhereTo("where-to", "good", "origin", lies=t.ON_TOP, words={"good": "item"}))


def is_at(state: "SabikaState", seat: i64, kind: i64, origin: i64) -> bool:
    """Whether the token that becomes a good lies in the workshop, or on the space that it comes from."""
    if origin == FROM_WORKSHOP:
        return state.everyone[seat].stock[RAWS_AT + kind] > 0
    return state.raws[origin] == kind


def keep_good(state: "SabikaState", seat: i64, kind: i64, origin: i64, place: i64) -> None:
    player = state.everyone[seat]
    player.stock[place + kind] += 1
    if state.listener is not None:
        state.listener(event_of_good(state, seat, kind, origin, place))
    if place == BOXED_AT:
        fire(state, seat, STORE_HERE)
    if origin == FROM_WORKSHOP:
        player.stock[RAWS_AT + kind] -= 1
        fire(state, seat, PROCESSED)
    else:
        state.raws[origin] = EMPTY


def event_of_good(state: "SabikaState", seat: i64, kind: i64, origin: i64, place: i64) -> Event:
    good = state.book.good_names[kind]
    into: events.Place = "poem" if place == BOXED_AT else "storehouse"
    if origin == FROM_WORKSHOP:
        return events.Processed(seat, state.book.raw_names[kind], good, into)
    return events.GoodTaken(seat, state.board.raw_names[origin], good, into)


class MakeRoom(Kind):
    """Something to store, and no room for it."""

    def moves(self, state: "SabikaState", seat: i64, item: i64, origin: i64, codes: vec[i64]) -> vec[i64]:
        """Something else is given up, or what was gained is refused."""
        for held in range(RAWS_AT):
            if state.everyone[seat].stock[held] > 0 and (held < BOXED_AT or item >= GOODS_AT):
                codes = append(codes, encode(DISCARD, held))
        return append(codes, encode(REFUSE))

    def decide(self, state: "SabikaState", seat: i64, item: i64, origin: i64, source: i64, code: i64) -> None:
        if kind_of(code) == REFUSE:
            return
        held = thing_of(code)
        state.use_up(seat, held, 1)
        if item >= GOODS_AT:
            keep_good(state, seat, item - GOODS_AT, origin, BOXED_AT if held >= BOXED_AT else GOODS_AT)
        else:
            state.everyone[seat].stock[item] += 1

    def fits(self, state: "SabikaState", seat: i64, item: i64, origin: i64) -> bool:
        if state.has_room(seat):
            return False
        if item < GOODS_AT:
            return origin == FROM_WORKSHOP
        return not state.has_poem_room(seat) and is_at(state, seat, item - GOODS_AT, origin)

    def title(self, state: "SabikaState", item: i64, origin: i64) -> tuple[object, ...]:
        return (names_of(state.book).items[item],)


declare(t.MAKE_ROOM, MakeRoom("make-room", "item", "origin", lies=t.ON_TOP, words={"item": "item"}))


class FromRondel(Kind):
    """A number of tokens from the rondel; when it is empty, they are lost."""

    def work(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64) -> bool:
        if left > 0 and has_any(state.raws):
            return False
        state.drop()
        return True


class TakingRaw(FromRondel):
    """Raw materials from the rondel."""

    def moves(self, state: "SabikaState", seat: i64, left: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for space in raw_spaces(state, seat):
            codes = append(codes, encode(RAW_FROM, space))
        return codes

    def decide(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64, code: i64) -> None:
        state.add(t.TAKE_RAW, seat, left - 1)
        take_raw(state, seat, thing_of(code))


declare(t.TAKE_RAW, TakingRaw("raw", "number"), part=t.RONDEL_PART)


def raw_spaces(state: "SabikaState", seat: i64) -> vec[i64]:
    """A kind that one holds already leaves its token on the rondel, wherever it lies."""
    spaces = vec[i64]([])
    seen: i64 = 0
    for space in range(len(state.raws)):
        token: i64 = state.raws[space]
        if token == EMPTY:
            continue
        held = state.everyone[seat].stock[RAWS_AT + token] > 0
        if not (held and holds(seen, token)):
            spaces = append(spaces, space)
        if held:
            seen |= only(token)
    return spaces


def take_raw(state: "SabikaState", seat: i64, space: i64) -> None:
    player = state.everyone[seat]
    kind: i64 = state.raws[space]
    if player.stock[RAWS_AT + kind] > 0:
        state.add(t.STORE_GOOD, seat, kind, FROM_WORKSHOP)
    else:
        player.stock[RAWS_AT + kind] = 1
        state.raws[space] = EMPTY
        if state.listener is not None:
            state.listener(events.RawTaken(seat, state.board.raw_names[space], state.book.raw_names[kind]))


class TakingGood(FromRondel):
    """Tokens from the rondel that become goods at once."""

    def moves(self, state: "SabikaState", seat: i64, left: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for space in range(len(state.raws)):
            if state.raws[space] >= 0:
                codes = append(codes, encode(GOOD_FROM, space))
        return append(codes, encode(REFUSE))

    def decide(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64, code: i64) -> None:
        if kind_of(code) == REFUSE:
            return
        state.add(t.TAKE_GOOD, seat, left - 1)
        space = thing_of(code)
        state.add(t.STORE_GOOD, seat, state.raws[space], space)


declare(t.TAKE_GOOD, TakingGood("good", "number"), part=t.RONDEL_PART)


class Processing(Kind):
    """Raw materials that become goods."""

    def work(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64) -> bool:
        if left > 0 and state.everyone[seat].raws() > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, left: i64, must: i64, codes: vec[i64]) -> vec[i64]:
        for kind in range(KINDS_OF_GOODS):
            if state.everyone[seat].stock[RAWS_AT + kind] > 0:
                codes = append(codes, encode(PROCESS_ONE, kind))
        return codes if must else append(codes, encode(STOP))

    def decide(self, state: "SabikaState", seat: i64, left: i64, must: i64, source: i64, code: i64) -> None:
        if kind_of(code) == PROCESS_ONE:
            state.add(t.PROCESSING, seat, left - 1)
            state.add(t.STORE_GOOD, seat, thing_of(code), FROM_WORKSHOP)


declare(t.PROCESSING, Processing("process", "number", "must"))
