"""What effects bring: materials, dinars, parias and PP."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import automatic_events
from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.book import DINAR, EMPTY
from granada.games.sabika.counts import count
from granada.games.sabika.moves import DINAR_AMOUNT, MOST_NAMED, TAKE
from granada.games.sabika.packed import encode, holds, only, thing_of
from granada.games.sabika.player import FROM_POEMS
from granada.games.sabika.tasks import Kind, declare

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

FROM_WORKSHOP: Final[i64] = -1
MOST_TIMES: Final[i64] = 99
"""The most times that an effect without a limit is repeated: no printed number is higher."""


def take_from(places: vec[i64], item: i64) -> None:
    """Something is taken from the place where it lies on display."""
    for place in range(len(places)):
        if places[place] == item:
            places[place] = EMPTY


def without(items: tuple[int, ...], item: i64) -> tuple[int, ...]:
    return tuple([other for other in items if other != item])


def fire(state: "SabikaState", seat: i64, trigger: i64) -> None:
    """What the player's blue poems do at this trigger, in the order in which they were carved. Yusuf's do nothing.

    An action calls this when it begins, before it adds its own tasks, so that the poems answer after it. A poem that is
    carved inside the action is not among them yet."""
    if state.is_yusuf(seat):
        return
    player, book = state.everyone[seat], state.book
    for poem in reversed(player.blue):
        for place in range(len(book.on_trigger[poem]) - 1, -1, -1):
            if book.on_trigger[poem][place] == trigger and not (book.on_once[poem][place] and holds(player.used, poem)):
                if book.on_once[poem][place]:
                    player.used |= only(poem)
                state.add(t.NODE, seat, book.on_effect[poem][place], 0, FROM_POEMS)


def is_answered(state: "SabikaState", seat: i64, trigger: i64) -> bool:
    """Whether a blue poem of the player may do something at this trigger."""
    for poem in state.everyone[seat].blue:
        for answered in state.book.on_trigger[poem]:
            if answered == trigger:
                return True
    return False


# Effects.


class Effect(Kind):
    """A node of the effect language."""

    def work(self, state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
        state.drop()
        if state.listener is not None:
            automatic_events.bonus(state, seat, node)
        book = state.book
        kind: i64 = book.kinds[node]
        figure: i64 = book.figures[node]
        number: i64 = book.others[node]
        player = state.everyone[seat]
        if kind == b.GAIN:
            if figure == DINAR:
                player.dinars += number
            else:
                state.add(t.STORE, seat, figure, number)
        elif kind == b.GAIN_CHOICE:
            state.add(t.PICK, seat, figure, number)
        elif kind == b.PARIA:
            state.move_paria(seat, figure)
        elif kind == b.PP:
            self._score(state, seat, figure, source)
        elif kind == b.LOSE_PP:
            self._score(state, seat, -figure, source)
        elif kind == b.ACTION:
            state.add(t.MAIN_ACTION, seat, figure, b.ANY_PILE, source)
        elif kind == b.THEN:
            parts = book.inside[node]
            for place in range(len(parts) - 1, -1, -1):
                state.add(t.NODE, seat, parts[place], 0, source)
        elif kind == b.PER:
            limit = MOST_TIMES if figure == b.NO_LIMIT else figure
            for _ in range(min(count(state, seat, book.inside[node][0]), limit)):
                state.add(t.NODE, seat, book.inside[node][1], 0, source)
        elif kind == b.FAVOUR:
            state.add(t.FAVOUR_STEP, seat, figure, 0, source)
        elif kind == b.FAVOUR_BONUS:
            for _ in range(figure):
                state.add(t.FAVOUR_CHOICE, seat, book.last_favour - 1, 0, source)
        elif kind == b.OR:
            state.add(t.PART, seat, node, 0, source)
        elif kind == b.OPTIONAL:
            state.add(t.OFFER, seat, node, 0, source)
        elif kind == b.PAY:
            state.add(t.OFFER_FOR_PAY, seat, node, 0, source)
        else:
            state.add(TASK_OF_EFFECT[kind], seat, figure, 0, source)
        return True

    def _score(self, state: "SabikaState", seat: i64, points: i64, source: i64) -> None:
        state.gain_pp(seat, points, source)
        if state.listener is not None:
            automatic_events.points_brought(state, seat, points, source)

    def fits(self, state: "SabikaState", seat: i64, node: i64, other: i64) -> bool:
        return state.book.kinds[node] < b.TALLY


declare(t.NODE, Effect("effect", "written"))


TASK_OF_EFFECT: Final = {
    b.MIX: t.MIXED,
    b.RAW: t.TAKE_RAW,
    b.GOOD: t.TAKE_GOOD,
    b.PROCESS: t.PROCESSING,
    b.TRANSACTIONS: t.TRANSACTION,
    b.CITY_BONUS: t.CITY_BONUSES,
    b.STOREHOUSE_BONUS: t.STOREHOUSE_BONUSES,
    b.MAJOR_BONUS: t.MAJOR_BONUSES,
    b.RED_CITY_ACTION: t.RED_CITY_ACTIONS,
    b.PLACE_SHIP: t.FREE_SHIP,
}


# Materials, dinars and parias.


class Storing(Kind):
    """A number of pieces of a material."""

    def work(self, state: "SabikaState", seat: i64, item: i64, left: i64, source: i64) -> bool:
        state.drop()
        if left <= 0:
            return True
        if left > 1:
            state.add(t.STORE, seat, item, left - 1)
        if state.has_room(seat):
            state.everyone[seat].stock[item] += 1
        else:
            state.add(t.MAKE_ROOM, seat, item, FROM_WORKSHOP)
        return True


declare(t.STORE, Storing("store", "material", "number"))


class Picking(Kind):
    """A number of materials of these kinds."""

    def work(self, state: "SabikaState", seat: i64, kinds: i64, left: i64, source: i64) -> bool:
        if left > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, kinds: i64, left: i64, codes: vec[i64]) -> vec[i64]:
        for material in range(len(b.MATERIALS)):
            if holds(kinds, material):
                codes = append(codes, encode(TAKE, material))
        return codes

    def decide(self, state: "SabikaState", seat: i64, kinds: i64, left: i64, source: i64, code: i64) -> None:
        state.add(t.PICK, seat, kinds, left - 1)
        state.add(t.STORE, seat, thing_of(code), 1)

    def fits(self, state: "SabikaState", seat: i64, kinds: i64, left: i64) -> bool:
        return kinds != b.NO_MATERIALS

    def title(self, state: "SabikaState", kinds: i64, left: i64) -> tuple[object, ...]:
        return (int(left),)


declare(t.PICK, Picking("pick", "materials", "number", words={"n": "number"}))


class Mixing(Kind):
    """A number of dinars or parias, as the player likes."""

    def moves(self, state: "SabikaState", seat: i64, number: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        for dinars in range(number + 1):
            codes = append(codes, encode(DINAR_AMOUNT, dinars))
        return codes

    def decide(self, state: "SabikaState", seat: i64, number: i64, other: i64, source: i64, code: i64) -> None:
        state.everyone[seat].dinars += thing_of(code)
        state.move_paria(seat, number - thing_of(code))

    def fits(self, state: "SabikaState", seat: i64, number: i64, other: i64) -> bool:
        return number <= MOST_NAMED

    def title(self, state: "SabikaState", number: i64, other: i64) -> tuple[object, ...]:
        return (int(number),)


declare(t.MIXED, Mixing("mix", "number", lies=t.ON_TOP, words={"n": "number"}))
