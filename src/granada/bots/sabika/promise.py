"""Promise: a quick estimate of moves, before any search."""

from mypy_extensions import i64

from granada.bots.sabika.prospects import Prospects
from granada.bots.sabika.worths import Worths
from granada.games.sabika import book as b
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.packed import kind_of, other_of, thing_of
from granada.games.sabika.player import GOODS_AT
from granada.games.sabika.state import SabikaState
from granada.games.sabika.work import MARBLE_SPACE, RAW_SPACE, move_cost, secondary_cost, space_of
from granada.games.sabika.workshop import BUY_COST, GOOD_PRICE, RAW_PRICE, SELL_GAIN, trade_gain


class Promise(Prospects):
    """What each move promises to a seat that decides."""

    def __init__(self, state: SabikaState, worths: Worths, seat: i64) -> None:
        super().__init__(state, worths, seat, [])
        deciding = state.top >= 0
        self.task: i64 = state.tasks[state.top] if deciding else t.NO_TASK
        self.figure: i64 = state.tasks[state.top + t.FIGURE_AT] if deciding else 0
        """What is to be decided, and about what."""

    def of(self, code: i64) -> float:
        kind, thing = kind_of(code), thing_of(code)
        state, worths = self.state, self.worths
        if kind == m.WORK:
            return self.work(thing, other_of(code))
        if kind == m.REST:
            return float(worths.rest_dinars) * self.dinar - 1.0
        if kind == m.MAIN:
            square: i64 = self.figure
            return self.action(worths.book.square_action[square], worths.book.square_pile[square])
        if kind == m.SECONDARY:
            square = self.figure
            return self.secondary(square, thing) - self.dinar * float(secondary_cost(state, self.seat, square, thing))
        if kind == m.TAKE:
            return self.piece(thing)
        if kind == m.WITH:
            return self.spending(thing)
        if kind == m.BUILD_MAJOR:
            return self.tile(thing) + self.favour()
        if kind == m.BUILD_MINOR:
            return self.minor(thing)
        if kind == m.LEFT or kind == m.RIGHT:
            return self.side(self.figure, kind)
        if kind == m.EXPORT_TO:
            return self.voyage(thing)
        if kind == m.SHIP_TO:
            return self.ship(thing)
        if kind == m.GOODS:
            return self.exported(self.figure, thing)
        if kind == m.CONSOLIDATE_IN:
            return self.settling(thing)
        if m.carves(kind):
            return self.poem(thing, m.colour_of(kind))
        if kind == m.REACTIVATE_POEM:
            return self.node(worths.book.red_poem[thing])
        if kind == m.EXPAND:
            return self.expanding(thing, other_of(code))
        if kind == m.ACTIVATE:
            return self.node(worths.book.store_bonus[self.player.visible_tile(thing)])
        if kind == m.FAVOUR_OF:
            return self.node(worths.book.favour_bonus[thing])
        if kind == m.CITY:
            return self.node(worths.book.city_bonus[state.city_tiles[thing]])
        if kind == m.BONUS_OF:
            return self.node(worths.book.major_bonus[thing])
        if kind == m.ACT_IN:
            return self.node(worths.book.consolidation[state.city_tiles[thing]])
        if kind == m.OPTION:
            return self.node(worths.book.inside[self.figure][thing])
        if kind == m.ACCEPT:
            return self.node(self.figure)
        if kind == m.QUARRY_OF:
            return self.action(thing, b.ANY_PILE)
        if kind == m.CHOOSE:
            return self.node(worths.book.starting[thing])
        if kind == m.START_PLAYER:
            return 1.0 if thing == self.seat else 0.0
        if kind == m.RENEW:
            return 0.2
        return self.small(code, kind, thing)

    def small(self, code: i64, kind: i64, thing: i64) -> float:
        """What is gained or paid piece by piece. Whatever stops, ends, declines or refuses promises nothing."""
        state, worths = self.state, self.worths
        count = float(thing)
        if kind == m.DINAR_AMOUNT:
            if self.task == t.TRIBUTE_PART:
                return count * (1 - float(worths.book.content.tribute.dinars) * self.dinar)
            return count * self.dinar + float(self.figure - thing) * self.paria
        if kind == m.PARIA_AMOUNT:
            return count
        if kind == m.SEAL_AMOUNT:
            owed = 1.0 if self.task == t.TRIBUTE_PART else self.dinar
            return count * (owed - self.seal())
        if kind == m.RAW_FROM:
            return self.token(state.raws[thing])
        if kind == m.GOOD_FROM:
            return self.good(state.raws[thing])
        if kind == m.PROCESS_ONE:
            return self.good(thing) - worths.raw * self.time
        if kind == m.DISCARD:
            gained: i64 = self.figure
            return self.kept(gained) - self.kept(thing)
        if kind == m.KEEP:
            return count
        if kind == m.BUY:
            return self.piece(thing) - self.dinar * float(
                state.modified(self.seat, BUY_COST, worths.book.buy_price[thing])
            )
        if kind == m.BUY_RAW:
            price = state.modified(self.seat, BUY_COST, worths.book.buy_price[RAW_PRICE])
            return self.token(state.raws[thing]) - self.dinar * float(price)
        if kind == m.SELL:
            price = worths.book.sell_price[thing if thing < GOODS_AT else GOOD_PRICE]
            return self.dinar * float(state.modified(self.seat, SELL_GAIN, price)) - self.kept(thing)
        if kind == m.TRADE:
            taken = other_of(code)
            return self.piece(taken) - self.kept(thing) + self.dinar * float(trade_gain(state, thing, taken))
        return 0.0

    def work(self, worker: i64, square: i64) -> float:
        state, worths = self.state, self.worths
        cost = float(move_cost(state, self.seat, worker, square))
        main = self.action(worths.book.square_action[square], worths.book.square_pile[square])
        other = 0.0
        for kind in (RAW_SPACE, MARBLE_SPACE):
            if space_of(state, square, kind) != EMPTY:
                price = self.dinar * float(secondary_cost(state, self.seat, square, kind))
                other = max(other, self.secondary(square, kind) - price)
        return main + other - cost * self.dinar

    def secondary(self, square: i64, kind: i64) -> float:
        state = self.state
        space = space_of(state, square, kind)
        if kind == RAW_SPACE:
            if state.raws[space] != EMPTY:
                return self.token(state.raws[space])
            return (self.worths.good - self.worths.raw) * self.time if self.player.raws() > 0 else 0.0
        return self.piece(b.MARBLE) if state.marbles[space] else self.piece(b.WOOD)
