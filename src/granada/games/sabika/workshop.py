"""The main actions around the workshop: quarries, storehouses, the market, produce and artisanal labour."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.bonuses import cities_for_bonus, stores_for_bonus
from granada.games.sabika.book import key, trigger
from granada.games.sabika.building import ANY_SIZE, ONLY_MAJOR, ONLY_MINOR
from granada.games.sabika.gains import FROM_WORKSHOP, fire, take_from
from granada.games.sabika.goods import raw_spaces, take_raw
from granada.games.sabika.moves import ACTIVATE, BUY, BUY_RAW, CITY, EXPAND, PROCESS_ONE, QUARRY_OF, SELL, STOP, TRADE
from granada.games.sabika.packed import encode, kind_of, other_of, thing_of
from granada.games.sabika.player import (
    FROM_BONUSES,
    FROM_STOREHOUSES,
    GOODS_AT,
    KINDS_OF_GOODS,
    NO_TILE,
    RAWS_AT,
    STOREHOUSES,
    TILES_EACH,
)
from granada.games.sabika.possible import can_act, reaches
from granada.games.sabika.tasks import Kind, declare

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

QUARRIED: Final = trigger("quarry")
AT_STOREHOUSE: Final = trigger("storehouse")
AT_MARKET: Final = trigger("market")
PRODUCED: Final = trigger("produce")
LABOURED: Final = trigger("artisanal")
BUY_COST: Final = key("buy_cost")
SELL_GAIN: Final = key("sell_gain")
RAW_PRICE: Final[i64] = 4
GOOD_PRICE: Final[i64] = 4
BONUS_TAKEN: Final[i64] = 1
PROCESSING_DONE: Final[i64] = 2


class MainAction(Kind):
    """A main action, of a square or as a bonus. It begins at once."""

    def work(self, state: "SabikaState", seat: i64, action: i64, pile: i64, source: i64) -> bool:
        """Begin a main action. One that comes as a bonus and is impossible is lost."""
        state.drop()
        possible = can_act(state, seat, action, pile)
        if state.listener is not None:
            event = events.Acted if possible else events.ActionLost
            state.listener(event(seat, b.ACTIONS[action]))
        if not possible:
            return True
        task, figure = beginning(state, action, pile)
        answered = TRIGGER_OF_ACTION.get(int(action))
        if answered is not None and action != b.MARKET:
            fire(state, seat, answered)
        state.add(task, seat, figure, 0, FROM_BONUSES if task == t.NODE else 0)
        if action == b.MARKET:
            fire(state, seat, AT_MARKET)
        return True


declare(t.MAIN_ACTION, MainAction("main-action", "action", "pile", lies=t.NOWHERE))


SIZE_OF_ACTION: Final[dict[int, i64]] = {
    b.CONSTRUCTION: ANY_SIZE,
    b.MAJOR_CONSTRUCTION: ONLY_MAJOR,
    b.MINOR_CONSTRUCTION: ONLY_MINOR,
}
TASK_OF_ACTION: Final[dict[int, i64]] = {
    b.QUARRY: t.WHICH_QUARRY,
    b.PRODUCE: t.PRODUCING,
    b.EXPORT: t.EXPORTING_TO,
    b.CONSOLIDATE: t.CONSOLIDATING,
    b.CARVE: t.CARVING,
    b.REACTIVATE: t.REACTIVATING,
}
TRIGGER_OF_ACTION: Final[dict[int, i64]] = {
    b.MINOR_QUARRY: QUARRIED,
    b.MAJOR_QUARRY: QUARRIED,
    b.MARKET: AT_MARKET,
    b.ARTISANAL: LABOURED,
    b.STOREHOUSE: AT_STOREHOUSE,
    b.PRODUCE: PRODUCED,
}
"""Blue poems answer after the action; only at the market before it."""


def beginning(state: "SabikaState", action: i64, pile: i64) -> tuple[i64, i64]:
    """The task that a main action consists of, and its first figure."""
    if action == b.STOREHOUSE:
        return t.EXPANDING, pile
    if action in SIZE_OF_ACTION:
        return t.BUILDING, SIZE_OF_ACTION[action]
    if action in TASK_OF_ACTION:
        return TASK_OF_ACTION[action], 0
    return t.NODE, state.book.plain[action]


class WhichQuarry(Kind):
    """The minor or the major quarry."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        return append(append(codes, encode(QUARRY_OF, b.MINOR_QUARRY)), encode(QUARRY_OF, b.MAJOR_QUARRY))

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        state.add(t.MAIN_ACTION, seat, thing_of(code), b.ANY_PILE)


declare(t.WHICH_QUARRY, WhichQuarry("which-quarry", lies=t.ON_TOP), rule="quarries")


# Storehouses.


class Expanding(Kind):
    """The storehouse action."""

    def moves(self, state: "SabikaState", seat: i64, pile: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        """Put a tile on a storehouse, or take the bonus of a visible one."""
        player = state.everyone[seat]
        for place in range(len(state.store_tiles)):
            tile = state.store_tiles[place]
            if tile != NO_TILE and reaches(pile, place):
                for storehouse in range(STOREHOUSES):
                    if player.expansions(storehouse) < TILES_EACH and not is_like_earlier(state, seat, storehouse):
                        codes = append(codes, encode(EXPAND, tile, storehouse))
        for storehouse in stores_for_bonus(state, seat, 0):
            codes = append(codes, encode(ACTIVATE, storehouse))
        return codes

    def decide(self, state: "SabikaState", seat: i64, pile: i64, other: i64, source: i64, code: i64) -> None:
        player = state.everyone[seat]
        if kind_of(code) == ACTIVATE:
            tile = player.visible_tile(thing_of(code))
        else:
            tile, storehouse = thing_of(code), other_of(code)
            expansions = player.expansions(storehouse)
            take_from(state.store_tiles, tile)
            player.expand(storehouse, tile)
            state.gain_pp(seat, state.book.content.storehouse.expansion_pp[expansions], FROM_STOREHOUSES)
        state.add(t.NODE, seat, state.book.store_bonus[tile], 0, FROM_BONUSES)


declare(t.EXPANDING, Expanding("storehouse", "pile", lies=t.ON_TOP), part=t.DISPLAYS_PART, rule="storehouses")


def is_like_earlier(state: "SabikaState", seat: i64, storehouse: i64) -> bool:
    """Storehouses without tiles do not differ: one of them is enough to choose from."""
    player = state.everyone[seat]
    if player.expansions(storehouse) > 0:
        return False
    for earlier in range(storehouse):
        if player.expansions(earlier) == 0:
            return True
    return False


# The market.


class Transaction(Kind):
    """A number of transactions in the market."""

    def work(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64) -> bool:
        if left > 0:
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, left: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        player, book = state.everyone[seat], state.book
        for material in range(len(b.MATERIALS)):
            if buy_cost(state, seat, material) <= player.means():
                codes = append(codes, encode(BUY, material))
        if buy_cost(state, seat, RAW_PRICE) <= player.means():
            for space in raw_spaces(state, seat):
                codes = append(codes, encode(BUY_RAW, space))
        for item in range(RAWS_AT):
            if player.stock[item] > 0:
                codes = append(codes, encode(SELL, item))
        for give, take, _ in book.trades:
            if player.stock[give] > 0:
                codes = append(codes, encode(TRADE, give, take))
        return append(codes, encode(STOP))

    def decide(self, state: "SabikaState", seat: i64, left: i64, other: i64, source: i64, code: i64) -> None:
        kind, item, player = kind_of(code), thing_of(code), state.everyone[seat]
        if kind == STOP:
            return
        state.add(t.TRANSACTION, seat, left - 1)
        if kind == BUY:
            state.add(t.STORE, seat, item, 1)
            state.charge(seat, buy_cost(state, seat, item))
        elif kind == BUY_RAW:
            take_raw(state, seat, item)
            state.charge(seat, buy_cost(state, seat, RAW_PRICE))
        elif kind == SELL:
            state.use_up(seat, item, 1)
            player.dinars += sell_gain(state, seat, item)
        else:
            take = other_of(code)
            state.use_up(seat, item, 1)
            player.stock[take] += 1
            player.dinars += trade_gain(state, item, take)

    def title(self, state: "SabikaState", left: i64, other: i64) -> tuple[object, ...]:
        return (int(left),)


declare(t.TRANSACTION, Transaction("transaction", "number", words={"n": "number"}), rule="market")


def buy_cost(state: "SabikaState", seat: i64, item: i64) -> i64:
    return state.modified(seat, BUY_COST, state.book.buy_price[item])


def sell_gain(state: "SabikaState", seat: i64, item: i64) -> i64:
    """All goods have one price."""
    price = state.book.sell_price[item] if item < GOODS_AT else state.book.sell_price[GOOD_PRICE]
    return state.modified(seat, SELL_GAIN, price)


def trade_gain(state: "SabikaState", give: i64, take: i64) -> i64:
    """The dinars that come with what is taken."""
    for given, taken, dinars in state.book.trades:
        if given == give and taken == take:
            return dinars
    return 0


# Produce.


class Producing(Kind):
    """The produce action."""

    def work(self, state: "SabikaState", seat: i64, done: i64, other: i64, source: i64) -> bool:
        if len(self.moves(state, seat, done, other, vec[i64]([]))) > (1 if done else 0):
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, done: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        """A City Bonus and processing, in any order, or only one of them."""
        player = state.everyone[seat]
        if not done & BONUS_TAKEN:
            for city in cities_for_bonus(state, seat, 0):
                codes = append(codes, encode(CITY, city))
        if not done & PROCESSING_DONE:
            for kind in range(KINDS_OF_GOODS):
                if player.stock[RAWS_AT + kind] > 0:
                    codes = append(codes, encode(PROCESS_ONE, kind))
        return append(codes, encode(STOP)) if done else codes

    def decide(self, state: "SabikaState", seat: i64, done: i64, other: i64, source: i64, code: i64) -> None:
        kind = kind_of(code)
        if kind == CITY:
            state.add(t.PRODUCING, seat, done | BONUS_TAKEN)
            state.add(t.NODE, seat, state.book.city_bonus[state.city_tiles[thing_of(code)]], 0, FROM_BONUSES)
        elif kind == PROCESS_ONE:
            state.add(t.PRODUCING, seat, done | PROCESSING_DONE)
            state.add(t.PROCESSING, seat, state.book.content.produce.process - 1)
            state.add(t.STORE_GOOD, seat, thing_of(code), FROM_WORKSHOP)


declare(t.PRODUCING, Producing("produce", "produced"), part=t.MAP_PART, rule="produce")
