"""What effects bring: resources, room for them, and the choices in between."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import events, tell
from granada.games.sabika import tasks as t
from granada.games.sabika.book import DINAR, EMPTY
from granada.games.sabika.counts import count
from granada.games.sabika.moves import (
    ACCEPT,
    ACT_IN,
    ACTIVATE,
    BONUS_OF,
    CITY,
    DECLINE,
    DINAR_AMOUNT,
    DISCARD,
    GOOD_FROM,
    KEEP,
    OPTION,
    PROCESS_ONE,
    RAW_FROM,
    REFUSE,
    STOP,
    TAKE,
)
from granada.games.sabika.packed import encode, holds, kind_of, only, thing_of
from granada.games.sabika.player import BOXED_AT, FROM_POEMS, GOODS_AT, KINDS_OF_GOODS, RAWS_AT
from granada.games.sabika.possible import STOREHOUSES, can_do, has_any
from granada.kernel.event import Event

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

FROM_WORKSHOP: Final[i64] = -1
IN_POEM: Final[i64] = 1
MOST_TIMES: Final[i64] = 99
"""That an effect is repeated where it has no limit: no printed number is higher."""


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


# Effects.


def work_node(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
    state.drop()
    if state.listener is not None:
        tell.bonus(state, seat, node)
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
        state.gain_pp(seat, figure, source)
    elif kind == b.LOSE_PP:
        state.gain_pp(seat, -figure, source)
    elif kind == b.ACTION:
        state.add(t.MAIN_ACTION, seat, figure, -1, source)
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


# Materials and room for them.


def work_store(state: "SabikaState", seat: i64, item: i64, left: i64, source: i64) -> bool:
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


def list_make_room(state: "SabikaState", seat: i64, item: i64, origin: i64, codes: vec[i64]) -> vec[i64]:
    """Something else is given up, or what was gained is refused."""
    for held in range(RAWS_AT):
        if state.everyone[seat].stock[held] > 0 and (held < BOXED_AT or item >= GOODS_AT):
            codes = append(codes, encode(DISCARD, held))
    return append(codes, encode(REFUSE))


def decide_make_room(state: "SabikaState", seat: i64, item: i64, origin: i64, source: i64, code: i64) -> None:
    if kind_of(code) == REFUSE:
        return
    held = thing_of(code)
    state.use_up(seat, held, 1)
    if item >= GOODS_AT:
        keep_good(state, seat, item - GOODS_AT, origin, BOXED_AT if held >= BOXED_AT else GOODS_AT)
    else:
        state.everyone[seat].stock[item] += 1


def work_store_good(state: "SabikaState", seat: i64, kind: i64, origin: i64, source: i64) -> bool:
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


def list_where_to(state: "SabikaState", seat: i64, kind: i64, origin: i64, codes: vec[i64]) -> vec[i64]:
    return append(append(codes, encode(KEEP, 0)), encode(KEEP, IN_POEM))


def decide_where_to(state: "SabikaState", seat: i64, kind: i64, origin: i64, source: i64, code: i64) -> None:
    keep_good(state, seat, kind, origin, BOXED_AT if thing_of(code) == IN_POEM else GOODS_AT)


def keep_good(state: "SabikaState", seat: i64, kind: i64, origin: i64, place: i64) -> None:
    player = state.everyone[seat]
    player.stock[place + kind] += 1
    if state.listener is not None:
        state.listener(news_of_good(state, seat, kind, origin, place))
    if place == BOXED_AT:
        fire(state, seat, STORE_HERE)
    if origin == FROM_WORKSHOP:
        player.stock[RAWS_AT + kind] -= 1
        fire(state, seat, PROCESSED)
    else:
        state.raws[origin] = EMPTY


def news_of_good(state: "SabikaState", seat: i64, kind: i64, origin: i64, place: i64) -> Event:
    good = state.book.good_names[kind]
    into: events.Place = "poem" if place == BOXED_AT else "storehouse"
    if origin == FROM_WORKSHOP:
        return events.Processed(seat, state.book.raw_names[kind], good, into)
    return events.GoodTaken(seat, state.board.raw_names[origin], good, into)


STORE_HERE: Final = b.trigger("store_here")
PROCESSED: Final = b.trigger("process")


def work_pick(state: "SabikaState", seat: i64, kinds: i64, left: i64, source: i64) -> bool:
    if left > 0:
        return False
    state.drop()
    return True


def list_pick(state: "SabikaState", seat: i64, kinds: i64, left: i64, codes: vec[i64]) -> vec[i64]:
    for material in range(len(b.MATERIALS)):
        if holds(kinds, material):
            codes = append(codes, encode(TAKE, material))
    return codes


def decide_pick(state: "SabikaState", seat: i64, kinds: i64, left: i64, source: i64, code: i64) -> None:
    state.add(t.PICK, seat, kinds, left - 1)
    state.add(t.STORE, seat, thing_of(code), 1)


def list_mixed(state: "SabikaState", seat: i64, number: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    for dinars in range(number + 1):
        codes = append(codes, encode(DINAR_AMOUNT, dinars))
    return codes


def decide_mixed(state: "SabikaState", seat: i64, number: i64, other: i64, source: i64, code: i64) -> None:
    state.everyone[seat].dinars += thing_of(code)
    state.move_paria(seat, number - thing_of(code))


# Raw materials and goods.


def work_tokens(state: "SabikaState", seat: i64, left: i64, other: i64, source: i64) -> bool:
    """Raw materials and goods come from the rondel; when it is empty, they are lost."""
    if left > 0 and has_any(state.raws):
        return False
    state.drop()
    return True


def list_raw(state: "SabikaState", seat: i64, left: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    """A kind that one holds already leaves its token on the rondel, wherever it lies."""
    seen: i64 = 0
    for space in range(len(state.raws)):
        token: i64 = state.raws[space]
        if token < 0:
            continue
        held = state.everyone[seat].stock[RAWS_AT + token] > 0
        if not (held and holds(seen, token)):
            codes = append(codes, encode(RAW_FROM, space))
        if held:
            seen |= only(token)
    return codes


def decide_raw(state: "SabikaState", seat: i64, left: i64, other: i64, source: i64, code: i64) -> None:
    state.add(t.TAKE_RAW, seat, left - 1)
    take_raw(state, seat, thing_of(code))


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


def list_good(state: "SabikaState", seat: i64, left: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    for space in range(len(state.raws)):
        if state.raws[space] >= 0:
            codes = append(codes, encode(GOOD_FROM, space))
    return append(codes, encode(REFUSE))


def decide_good(state: "SabikaState", seat: i64, left: i64, other: i64, source: i64, code: i64) -> None:
    if kind_of(code) == REFUSE:
        return
    state.add(t.TAKE_GOOD, seat, left - 1)
    space = thing_of(code)
    state.add(t.STORE_GOOD, seat, state.raws[space], space)


def work_processing(state: "SabikaState", seat: i64, left: i64, other: i64, source: i64) -> bool:
    if left > 0 and state.everyone[seat].raws() > 0:
        return False
    state.drop()
    return True


def list_processing(state: "SabikaState", seat: i64, left: i64, must: i64, codes: vec[i64]) -> vec[i64]:
    for kind in range(KINDS_OF_GOODS):
        if state.everyone[seat].stock[RAWS_AT + kind] > 0:
            codes = append(codes, encode(PROCESS_ONE, kind))
    return codes if must else append(codes, encode(STOP))


def decide_processing(state: "SabikaState", seat: i64, left: i64, must: i64, source: i64, code: i64) -> None:
    if kind_of(code) == PROCESS_ONE:
        state.add(t.PROCESSING, seat, left - 1)
        state.add(t.STORE_GOOD, seat, thing_of(code), FROM_WORKSHOP)


# Choices between effects.


def work_part(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
    possible = vec[i64]([])
    for part in state.book.inside[node]:
        if can_do(state, seat, part):
            possible = append(possible, part)
    if len(possible) > 1:
        return False
    state.drop()
    if len(possible) > 0:
        state.add(t.NODE, seat, possible[0], 0, source)
    return True


def list_part(state: "SabikaState", seat: i64, node: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    for number in range(len(state.book.inside[node])):
        if can_do(state, seat, state.book.inside[node][number]):
            codes = append(codes, encode(OPTION, number))
    return codes


def decide_part(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
    state.add(t.NODE, seat, state.book.inside[node][thing_of(code)], 0, source)


def work_offer_for_pay(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64) -> bool:
    resource: i64 = state.book.figures[node]
    price: i64 = state.book.others[node]
    player = state.everyone[seat]
    if (player.means() if resource == DINAR else player.stock[resource]) >= price:
        return False
    state.drop()
    return True


def list_offer(state: "SabikaState", seat: i64, node: i64, other: i64, codes: vec[i64]) -> vec[i64]:
    return append(append(codes, encode(ACCEPT)), encode(DECLINE))


def decide_offer(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
    if kind_of(code) == ACCEPT:
        state.add(t.NODE, seat, state.book.inside[node][0], 0, source)


def decide_offer_for_pay(state: "SabikaState", seat: i64, node: i64, other: i64, source: i64, code: i64) -> None:
    if kind_of(code) == ACCEPT:
        state.add(t.NODE, seat, state.book.inside[node][0], 0, source)
        resource: i64 = state.book.figures[node]
        if resource == DINAR:
            state.charge(seat, state.book.others[node])
        else:
            state.use_up(seat, resource, state.book.others[node])


# Bonuses of other components. Each may be chosen once.


def work_choices(state: "SabikaState", left: i64, things: list[int]) -> bool:
    """As long as there are some left to choose and something to choose from, the task waits."""
    if left > 0 and things:
        return False
    state.drop()
    return True


def list_choices(kind: i64, things: list[int], codes: vec[i64]) -> vec[i64]:
    for thing in things:
        codes = append(codes, encode(kind, thing))
    return codes


def choose_once(
    state: "SabikaState", task: i64, seat: i64, left: i64, used: i64, thing: i64, node: i64, source: i64
) -> None:
    """The bonus of the thing, and then the same choice among the others."""
    state.add(task, seat, left - 1, used | only(thing), source)
    state.add(t.NODE, seat, node, 0, source)


def cities_for_bonus(state: "SabikaState", seat: i64, used: i64) -> list[int]:
    player = state.everyone[seat]
    return [city for city in range(len(state.city_tiles)) if player.is_present(city) and not holds(used, city)]


def work_city_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64) -> bool:
    return work_choices(state, left, cities_for_bonus(state, seat, used))


def list_city_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, codes: vec[i64]) -> vec[i64]:
    return list_choices(CITY, cities_for_bonus(state, seat, used), codes)


def decide_city_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64, code: i64) -> None:
    city = thing_of(code)
    node = state.book.city_bonus[state.city_tiles[city]]
    choose_once(state, t.CITY_BONUSES, seat, left, used, city, node, source)


def stores_for_bonus(state: "SabikaState", seat: i64, used: i64) -> list[int]:
    player = state.everyone[seat]
    return [store for store in range(STOREHOUSES) if player.visible_tile(store) >= 0 and not holds(used, store)]


def work_storehouse_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64) -> bool:
    return work_choices(state, left, stores_for_bonus(state, seat, used))


def list_storehouse_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, codes: vec[i64]) -> vec[i64]:
    return list_choices(ACTIVATE, stores_for_bonus(state, seat, used), codes)


def decide_storehouse_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64, code: i64) -> None:
    store = thing_of(code)
    node = state.book.store_bonus[state.everyone[seat].visible_tile(store)]
    choose_once(state, t.STOREHOUSE_BONUSES, seat, left, used, store, node, source)


def majors_for_bonus(state: "SabikaState", used: i64) -> list[int]:
    return [tile for tile in state.majors if state.book.major_era[tile] == state.era and not holds(used, tile)]


def work_major_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64) -> bool:
    return work_choices(state, left, majors_for_bonus(state, used))


def list_major_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, codes: vec[i64]) -> vec[i64]:
    return list_choices(BONUS_OF, majors_for_bonus(state, used), codes)


def decide_major_bonuses(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64, code: i64) -> None:
    tile = thing_of(code)
    choose_once(state, t.MAJOR_BONUSES, seat, left, used, tile, state.book.major_bonus[tile], source)


def red_cities(state: "SabikaState", seat: i64, used: i64) -> list[int]:
    """Red cities with presence whose action is possible."""
    book = state.book
    return [
        city
        for city in cities_for_bonus(state, seat, used)
        if book.is_red[state.city_tiles[city]] and can_do(state, seat, book.consolidation[state.city_tiles[city]])
    ]


def work_red_cities(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64) -> bool:
    return work_choices(state, left, red_cities(state, seat, used))


def list_red_cities(state: "SabikaState", seat: i64, left: i64, used: i64, codes: vec[i64]) -> vec[i64]:
    return list_choices(ACT_IN, red_cities(state, seat, used), codes)


def decide_red_cities(state: "SabikaState", seat: i64, left: i64, used: i64, source: i64, code: i64) -> None:
    city = thing_of(code)
    node = state.book.consolidation[state.city_tiles[city]]
    choose_once(state, t.RED_CITY_ACTIONS, seat, left, used, city, node, source)
