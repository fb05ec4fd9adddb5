"""Promise: a quick estimate of moves, before any search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika import worths as w
from granada.bots.sabika.holdings import NO_PRESENCE, Holdings, all_holdings, scored
from granada.bots.sabika.worths import Worths
from granada.games.sabika import book as b
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.building import WILD, halves
from granada.games.sabika.packed import count_in, kind_of, other_of, thing_of
from granada.games.sabika.player import BOXED_AT, EXPORTING, GOODS_AT, KINDS_OF_GOODS, RAWS_AT, STOREHOUSES, TILES_EACH
from granada.games.sabika.possible import BLUE, GREY, RED, ROUTE_COST, carve_cost, reaches
from granada.games.sabika.state import SabikaState
from granada.games.sabika.work import RAW_SPACE, move_cost, secondary_cost, space_of
from granada.games.sabika.workshop import BUY_COST, GOOD_PRICE, RAW_PRICE, SELL_GAIN

UNKNOWN_WORTH: Final = -1000.0
UNKNOWN_ACTIONS: Final = vec[float]([UNKNOWN_WORTH] * len(b.ACTIONS))
PILES: Final[i64] = 2
UNKNOWN_PILES: Final = vec[float]([UNKNOWN_WORTH] * (PILES + 1))
UNKNOWN_GOODS: Final = vec[float]([UNKNOWN_WORTH] * KINDS_OF_GOODS)
FOR_A_LEAD: Final = 1.0
"""What one more is thought to be worth for a majority."""
BUILDING_AT: Final[i64] = len(b.TALLIES)
PRESENCE_AT: Final[i64] = BUILDING_AT + len(b.BUILDINGS)
NO_EXTRAS: Final = vec[float]([0.0] * (len(b.TALLIES) + len(b.BUILDINGS) + len(NO_PRESENCE)))
"""By tally, by type of building, by where a ship is."""


class Promise:
    """What a seat hopes for in a position."""

    def __init__(self, state: SabikaState, worths: Worths, seat: i64) -> None:
        self.state = state
        self.worths = worths
        self.seat = seat
        weights = worths.weights
        player = state.everyone[seat]
        self.player = player
        deciding = state.top >= 0
        self.task: i64 = state.tasks[state.top] if deciding else t.NO_TASK
        self.figure: i64 = state.tasks[state.top + t.FIGURE_AT] if deciding else 0
        """What is to be decided, and about what."""
        ahead = float(max(0, worths.rounds - 1 - state.round))
        self.rounds: float = ahead
        """Rounds that are left after this one."""
        builders = float(player.standing[0] + player.standing[1]) + 2 * ahead
        self.merchants: float = float(player.standing[2]) + ahead
        poets = float(player.standing[3]) + ahead
        turns = builders + self.merchants + poets
        self.time: float = min(1.0, turns / weights[w.HORIZON])
        self.uses: float = weights[w.BUILDER_USES] * builders + weights[w.POET_USES] * poets
        used, means = weights[w.DINARS_USED] * turns, float(player.means())
        share = used / (used + means) if used > 0 else 0.0
        self.dinar: float = worths.end_dinar + (weights[w.DINAR_WEIGHT] - worths.end_dinar) * share * share
        """The worth of one dinar more or less."""
        missing = worths.tribute_to_come(state, seat) - player.parias
        self.paria: float = weights[w.PARIA_WEIGHT] if missing > 0 else weights[w.SPARE_PARIA]
        self.room: i64 = state.boxes(seat) - player.stored()
        self.actions = UNKNOWN_ACTIONS
        self.piles = UNKNOWN_PILES
        self.goods = UNKNOWN_GOODS
        self.holdings: list[Holdings] = []
        self.counted: bool = False
        self.extras = NO_EXTRAS

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
            return self.action(thing, -1)
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
            more = self.piece(taken) - self.kept(thing)
            return more + (self.dinar if taken < thing else 0.0)
        return 0.0

    def node(self, node: i64) -> float:
        return self.worths.worth(node, self.time)

    # Which worker, and where to.

    def work(self, worker: i64, square: i64) -> float:
        state, worths = self.state, self.worths
        cost = float(move_cost(state, self.seat, worker, square))
        main = self.action(worths.book.square_action[square], worths.book.square_pile[square])
        other = 0.0
        for kind in range(2):
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

    def action(self, action: i64, pile: i64) -> float:
        """What a main action may bring; worked out once for each."""
        if action == b.STOREHOUSE:
            if self.piles[pile + 1] == UNKNOWN_WORTH:
                self.piles = self.piles[:]
                self.piles[pile + 1] = self.best_storehouse(pile)
            return self.piles[pile + 1]
        if self.actions[action] == UNKNOWN_WORTH:
            self.actions = self.actions[:]
            self.actions[action] = self.best_of(action)
        return self.actions[action]

    def best_of(self, action: i64) -> float:
        state, worths, player = self.state, self.worths, self.player
        best = 0.0
        if action == b.CONSTRUCTION or action == b.MAJOR_CONSTRUCTION or action == b.MINOR_CONSTRUCTION:
            return self.best_construction(action)
        if action == b.EXPORT:
            if player.goods() > 0:
                for city in range(len(state.city_tiles)):
                    if not player.is_present(city):
                        best = max(best, self.voyage(city))
            return best
        if action == b.CONSOLIDATE:
            for city in range(len(state.city_tiles)):
                if player.ships[city] == EXPORTING:
                    best = max(best, self.settling(city))
            return best
        if action == b.PRODUCE:
            for city in range(len(state.city_tiles)):
                if player.is_present(city):
                    best = max(best, self.node(worths.book.city_bonus[state.city_tiles[city]]))
            return best + float(min(2, player.raws())) * (worths.good - worths.raw) * self.time
        if action == b.CARVE:
            return self.best_carving()
        if action == b.REACTIVATE:
            for poem in player.red:
                best = max(best, self.node(worths.book.red_poem[poem]))
            return best
        if action == b.MINOR_QUARRY or action == b.MAJOR_QUARRY or action == b.QUARRY:
            worth = self.piece(b.WOOD) + max(self.piece(b.GYPSUM if action == b.MINOR_QUARRY else b.MARBLE), 0.5)
            return 1.2 * worth * (1.0 if self.room >= 3 else 0.3 + 0.2 * float(self.room))
        plain = worths.book.plain[action]
        return self.node(plain) if plain >= 0 else 0.0

    # Materials and goods.

    def piece(self, material: i64) -> float:
        """One more of a material."""
        worths = self.worths
        held = self.player.stock[material]
        left, uses = worths.end_material[material], self.uses
        base = worths.material_base[material] if held == 0 else 0.0
        share = worths.used_share(uses, held + 1)
        worth = left + (worths.material[material] - left + base) * share
        return worth if self.room > 0 else worth / 2

    def kept(self, item: i64) -> float:
        """The worth of one that is given away."""
        worths = self.worths
        if item >= GOODS_AT:
            return self.good((item - GOODS_AT) % KINDS_OF_GOODS)
        left, uses = worths.end_material[item], self.uses
        held = max(1, self.player.stock[item])
        return left + (worths.material[item] - left) * worths.used_share(uses, held)

    def good(self, kind: i64) -> float:
        if self.goods[kind] == UNKNOWN_WORTH:
            self.goods = self.goods[:]
            self.goods[kind] = self.one_good(kind)
        return self.goods[kind]

    def one_good(self, kind: i64) -> float:
        """Better if cities where one could still export to ask for it."""
        worths = self.worths
        uses = worths.weights[w.GOOD_USES] * self.merchants
        share = uses / (uses + float(self.player.goods() + 1))
        wanted = 0.0
        cities = 0.0
        for city in range(len(self.state.city_tiles)):
            if not self.player.is_present(city):
                cities += 1
                if worths.demand[self.state.city_tiles[city]] >> kind & 1:
                    wanted += 1
        more = worths.weights[w.DEMAND] * wanted / cities if cities > 0 else 0.0
        return worths.end_good + (worths.good + more - worths.end_good) * share

    def token(self, kind: i64) -> float:
        """A raw material; a second one of its kind turns into a good."""
        if self.player.stock[RAWS_AT + kind] > 0:
            return self.good(kind) if self.room > 0 else 0.3
        return self.worths.raw * self.time

    def seal(self) -> float:
        return self.dinar + self.worths.end_seal - self.worths.end_dinar + self.extra(b.SEALS)

    def spending(self, chosen: i64) -> float:
        """The PP that materials earn, against what they would be worth later."""
        worth = 0.0
        for material in range(len(b.MATERIALS)):
            worth += float(count_in(chosen, material)) * self.spent(material)
        return worth

    def spent(self, material: i64) -> float:
        return float(self.worths.book.material_pp[material]) - self.kept(material)

    # What wishes, major poems and the trade card pay for one more.

    def extra(self, tally: i64) -> float:
        return self.all_extras()[tally]

    def extra_building(self, building: i64) -> float:
        return self.all_extras()[BUILDING_AT + building]

    def extra_presence(self, where: i64) -> float:
        return self.all_extras()[PRESENCE_AT + where]

    def all_extras(self) -> vec[float]:
        if not self.counted:
            self.counted = True
            self.extras = NO_EXTRAS[:]
            state, book = self.state, self.worths.book
            times: i64 = len(state.wishes)
            for wish in state.tower:
                for node in book.wish[wish]:
                    self.note(node, float(times))
            for wish in state.wishes:
                for node in book.wish[wish]:
                    self.note(node, float(times))
                times -= 1
            for poem in self.player.grey:
                self.note(book.major_poem[poem], 1.0)
            self.note(book.trade_card[state.trade_card], 1.0)
            for tile in self.player.majors:
                self.extras[BUILDING_AT + book.major_building[tile]] = 0.0
            for card in self.player.row:
                self.extras[BUILDING_AT + book.minor_building[card]] = 0.0
        return self.extras

    def note(self, node: i64, times: float) -> None:
        """A scoring that will pay so many times."""
        book = self.worths.book
        pp = times * (float(book.figures[node]) if book.kinds[node] == b.EACH else FOR_A_LEAD)
        counted = book.inside[node][0]
        if book.kinds[counted] == b.SETS:
            for part in book.inside[counted]:
                self.add_extra(part, pp / float(len(book.inside[counted])))
        else:
            self.add_extra(counted, pp)

    def add_extra(self, counted: i64, pp: float) -> None:
        kind, figure = self.worths.book.kinds[counted], self.worths.book.figures[counted]
        if kind == b.TALLY:
            self.extras[figure] += pp
        elif kind == b.HAS:
            self.extras[BUILDING_AT + figure] += pp
        elif kind == b.PRESENCE:
            self.extras[PRESENCE_AT + figure] += pp

    # Constructions.

    def best_construction(self, action: i64) -> float:
        state, book, player = self.state, self.worths.book, self.player
        best = 0.0
        base = self.worths.major_base
        if action != b.MINOR_CONSTRUCTION and player.stock[base] > 0:
            era = state.era
            tiles = UNKNOWN_WORTH
            for tile in state.majors:
                if book.major_era[tile] == era:
                    tiles = max(tiles, self.tile(tile))
            if tiles > UNKNOWN_WORTH:
                best = tiles + self.favour() + self.used_with(base)
        if action != b.MAJOR_CONSTRUCTION:
            for card in state.minors:
                if card >= 0 and player.stock[book.minor_base[card]] > 0:
                    best = max(best, self.minor(card) + self.used_with(book.minor_base[card]))
        return best

    def used_with(self, base: i64) -> float:
        """The two best materials to use beside the base."""
        first, second = 0.0, 0.0
        for material in range(len(b.MATERIALS)):
            if material != base and self.player.stock[material] > 0:
                worth = self.spent(material)
                if worth > first:
                    first, second = worth, first
                elif worth > second:
                    second = worth
        return first + second + self.spent(base)

    def tile(self, tile: i64) -> float:
        book = self.worths.book
        return self.node(book.major_bonus[tile]) + self.extra_building(book.major_building[tile])

    def favour(self) -> float:
        """What every major construction brings."""
        worths, favour = self.worths, self.player.favour
        step = worths.best_favour_sure[favour] + worths.best_favour_things[favour] * self.time
        return step + self.extra(b.MAJORS) + self.extra(b.CONSTRUCTIONS) + self.extra(b.FAVOUR_SPACE)

    def minor(self, card: i64) -> float:
        counts = self.extra(b.MINORS) + self.extra(b.CONSTRUCTIONS)
        best = max(self.side(card, m.LEFT), self.side(card, m.RIGHT))
        return best + counts + self.extra_building(self.worths.book.minor_building[card])

    def side(self, card: i64, side: i64) -> float:
        half, at_end = halves(self.state, self.seat, card, side)
        if at_end in (half, WILD):
            kept = 1.0 if at_end == WILD else 0.0
            return self.node(self.worths.book.balance_bonus[half]) + self.extra(b.BALANCES) - kept
        return 0.0

    # Storehouses.

    def best_storehouse(self, pile: i64) -> float:
        state, worths, player = self.state, self.worths, self.player
        best = 0.0
        for storehouse in range(STOREHOUSES):
            if player.expansions(storehouse) < TILES_EACH:
                for place in range(len(state.store_tiles)):
                    tile: i64 = state.store_tiles[place]
                    if tile >= 0 and reaches(pile, place):
                        best = max(best, self.expanding(tile, storehouse))
            shown = player.visible_tile(storehouse)
            if shown >= 0:
                best = max(best, self.node(worths.book.store_bonus[shown]))
        return best

    def expanding(self, tile: i64, storehouse: i64) -> float:
        worths, player = self.worths, self.player
        before = player.expansions(storehouse)
        boxes = float(worths.book.store_boxes[tile])
        hidden = player.visible_tile(storehouse)
        lost = 0.2 * self.node(worths.book.store_bonus[hidden]) if hidden >= 0 else 0.0
        space = boxes * (0.3 * self.time + self.extra(b.BOXES))
        return float(worths.expansion_pp[before]) + self.node(worths.book.store_bonus[tile]) + space - lost

    # Ships.

    def voyage(self, city: i64) -> float:
        """Exporting to a city: the way, the seal, the goods and the City Bonus."""
        state, worths = self.state, self.worths
        cost = float(state.route_costs(self.seat, state.modifier(self.seat, ROUTE_COST))[city])
        if cost > float(self.player.means()):
            return 0.0
        demand = worths.demand[state.city_tiles[city]]
        goods: i64 = 0
        worth = 0.0
        for wanted in range(1, -1, -1):
            for kind in range(KINDS_OF_GOODS):
                if demand >> kind & 1 == wanted:
                    held = self.player.stock[GOODS_AT + kind] + self.player.stock[BOXED_AT + kind]
                    while held > 0 and goods < 2:
                        worth += self.good_exported(kind, demand)
                        held -= 1
                        goods += 1
        if state.seals[city]:
            worth += self.seal()
        return worth + self.ship(city) + self.node(worths.book.city_bonus[state.city_tiles[city]]) - cost * self.dinar

    def good_exported(self, kind: i64, demand: i64) -> float:
        worths = self.worths
        paid = float(worths.export_base + (worths.export_demand if demand >> kind & 1 else 0))
        return paid * (1 + self.paria) - self.good(kind) * 0.8

    def exported(self, city: i64, goods: i64) -> float:
        demand = self.worths.demand[self.state.city_tiles[city]]
        worth = 0.0
        for kind in range(2 * KINDS_OF_GOODS):
            worth += float(count_in(goods, kind)) * self.good_exported(kind % KINDS_OF_GOODS, demand)
        return worth

    def ship(self, city: i64) -> float:
        """A ship in a city, and what consolidating there may bring one day."""
        worths = self.worths
        tile = self.state.city_tiles[city]
        colour = b.RED_CITIES if worths.is_red[tile] else b.BLUE_CITIES
        counts = self.extra_presence(b.ANYWHERE) + self.extra_presence(colour)
        counts += self.extra_presence(b.FIRST_REGION + worths.book.region_of[city])
        return counts + 0.2 * self.settling(city) * min(1.0, self.merchants)

    def settling(self, city: i64) -> float:
        worths = self.worths
        tile = self.state.city_tiles[city]
        worth = self.node(worths.book.consolidation[tile])
        if not worths.is_red[tile]:
            worth *= self.rounds + 1
        return worth + self.extra(b.CONSOLIDATED)

    # Poems.

    def best_carving(self) -> float:
        state, player = self.state, self.player
        means = player.means()
        best = 0.0
        for colour in range(BLUE, RED + 1):
            if carve_cost(state, self.seat, colour) <= means:
                for poem in state.poems:
                    if poem >= 0:
                        best = max(best, self.poem(poem, colour))
        if len(player.grey) < self.worths.book.most_grey and carve_cost(state, self.seat, GREY) <= means:
            for poem in state.greys:
                best = max(best, self.poem(poem, GREY))
        base, other = 0.0, 0.0
        for material in range(len(b.MATERIALS)):
            if player.stock[material] > 0:
                worth = self.spent(material)
                if worth > base:
                    base, other = worth, base
                elif worth > other:
                    other = worth
        return best + base + other

    def poem(self, poem: i64, colour: i64) -> float:
        worths = self.worths
        worth = self.extra(b.POEMS) - self.dinar * float(carve_cost(self.state, self.seat, colour))
        if colour == BLUE:
            return worth + self.extra(b.POEMS_BLUE) + self.blue(poem)
        if colour == RED:
            again = 1 + worths.weights[w.REACTIVATE_WEIGHT] * self.rounds / 2
            return worth + self.extra(b.POEMS_RED) + self.node(worths.book.red_poem[poem]) * again
        return worth + self.extra(b.POEMS_GREY) + self.grey(poem)

    def blue(self, poem: i64) -> float:
        worths = self.worths
        course = worths.blue_sure[poem] + worths.blue_things[poem] * self.time
        income = worths.blue_income_sure[poem] + worths.blue_income_things[poem] * self.time
        return course * (self.rounds + 0.5) + income * (self.rounds + 1)

    def grey(self, poem: i64) -> float:
        """What a major poem is expected to pay in the end."""
        state, worths = self.state, self.worths
        if not self.holdings:
            self.holdings = all_holdings(state, worths)
        return scored(worths, self.holdings, self.seat, worths.book.major_poem[poem], self.rounds)
