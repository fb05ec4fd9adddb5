"""Prospects: what the main actions may bring to one seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika import worths as w
from granada.bots.sabika.holdings import Holdings, all_holdings, scored
from granada.bots.sabika.values import UNKNOWN_WORTH, Values
from granada.bots.sabika.worths import Worths
from granada.games.sabika import book as b
from granada.games.sabika import moves as m
from granada.games.sabika.building import WILD, halves
from granada.games.sabika.packed import count_in, holds
from granada.games.sabika.player import BOXED_AT, EXPORTING, GOODS_AT, KINDS_OF_GOODS, STOREHOUSES, TILES_EACH
from granada.games.sabika.possible import BLUE, GREY, RED, ROUTE_COST, carve_cost, reaches
from granada.games.sabika.state import SabikaState

UNKNOWN_ACTIONS: Final = vec[float]([UNKNOWN_WORTH] * len(b.ACTIONS))
PILES: Final[i64] = 2
UNKNOWN_PILES: Final = vec[float]([UNKNOWN_WORTH] * (PILES + 1))


class Prospects(Values):
    """What main actions may bring to a seat. Each is estimated once."""

    def __init__(self, state: SabikaState, worths: Worths, seat: i64, holdings: list[Holdings]) -> None:
        super().__init__(state, worths, seat)
        self.holdings = holdings
        self.actions = UNKNOWN_ACTIONS
        self.piles = UNKNOWN_PILES

    def action(self, action: i64, pile: i64) -> float:
        """A main action, with the piles of storehouse tiles that it reaches."""
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
            return best + float(min(worths.most_processed, player.raws())) * (worths.good - worths.raw) * self.time
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
        return self.node(book.major_bonus[tile]) + self.extras.building(book.major_building[tile])

    def favour(self) -> float:
        """What every major construction brings."""
        worths, favour = self.worths, self.player.favour
        step = worths.best_favour_sure[favour] + worths.best_favour_things[favour] * self.time
        return (
            step + self.extras.tally(b.MAJORS) + self.extras.tally(b.CONSTRUCTIONS) + self.extras.tally(b.FAVOUR_SPACE)
        )

    def minor(self, card: i64) -> float:
        counts = self.extras.tally(b.MINORS) + self.extras.tally(b.CONSTRUCTIONS)
        best = max(self.side(card, m.LEFT), self.side(card, m.RIGHT))
        return best + counts + self.extras.building(self.worths.book.minor_building[card])

    def side(self, card: i64, side: i64) -> float:
        half, at_end = halves(self.state, self.seat, card, side)
        if at_end in (half, WILD):
            kept = 1.0 if at_end == WILD else 0.0
            return self.node(self.worths.book.balance_bonus[half]) + self.extras.tally(b.BALANCES) - kept
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
        space = boxes * (0.3 * self.time + self.extras.tally(b.BOXES))
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
        for wanted in (True, False):
            for kind in range(KINDS_OF_GOODS):
                if holds(demand, kind) == wanted:
                    held = self.player.stock[GOODS_AT + kind] + self.player.stock[BOXED_AT + kind]
                    while held > 0 and goods < worths.most_exported:
                        worth += self.good_exported(kind, demand)
                        held -= 1
                        goods += 1
        if state.seals[city]:
            worth += self.seal()
        return worth + self.ship(city) + self.node(worths.book.city_bonus[state.city_tiles[city]]) - cost * self.dinar

    def good_exported(self, kind: i64, demand: i64) -> float:
        worths = self.worths
        paid = float(worths.export_base + (worths.export_demand if holds(demand, kind) else 0))
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
        counts = self.extras.presence(b.ANYWHERE) + self.extras.presence(colour)
        counts += self.extras.presence(b.FIRST_REGION + worths.book.region_of[city])
        return counts + 0.2 * self.settling(city) * min(1.0, self.merchants)

    def settling(self, city: i64) -> float:
        worths = self.worths
        tile = self.state.city_tiles[city]
        worth = self.node(worths.book.consolidation[tile])
        if not worths.is_red[tile]:
            worth *= self.rounds + 1
        return worth + self.extras.tally(b.CONSOLIDATED)

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
        worth = self.extras.tally(b.POEMS) - self.dinar * float(carve_cost(self.state, self.seat, colour))
        if colour == BLUE:
            return worth + self.extras.tally(b.POEMS_BLUE) + self.blue(poem)
        if colour == RED:
            again = 1 + worths.weights[w.REACTIVATE_WEIGHT] * self.rounds / 2
            return worth + self.extras.tally(b.POEMS_RED) + self.node(worths.book.red_poem[poem]) * again
        return worth + self.extras.tally(b.POEMS_GREY) + self.grey(poem)

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
