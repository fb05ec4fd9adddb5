"""Worths: an edition of Sabika with a price on everything, worked out once from the weights.

An effect has two figures: certain PP, and gains that are worth something only while there is time to use them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika.book import ACTIONS, EMPTY, KEY_NAMES, MATERIALS, TALLIES, TRIGGER_NAMES, Book
from granada.games.sabika.packed import holds, set_of
from granada.games.sabika.rounds import AT_INCOME
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tribute import TRIBUTE_DUE

# The places of the weights.
DINAR_WEIGHT: Final[i64] = 0
DINARS_USED: Final[i64] = 1
COPIES: Final[i64] = 2
MATERIAL_WEIGHT: Final[i64] = 3
BASE: Final[i64] = 4
BUILDER_USES: Final[i64] = 5
POET_USES: Final[i64] = 6
READY: Final[i64] = 7
GOOD_WEIGHT: Final[i64] = 8
GOOD_USES: Final[i64] = 9
DEMAND: Final[i64] = 10
RAW_WEIGHT: Final[i64] = 11
PARIA_WEIGHT: Final[i64] = 12
SPARE_PARIA: Final[i64] = 13
ROOM: Final[i64] = 14
HORIZON: Final[i64] = 15
FAVOUR_WEIGHT: Final[i64] = 16
ACTIVATE_WEIGHT: Final[i64] = 17
PRODUCE_WEIGHT: Final[i64] = 18
SETTLE: Final[i64] = 19
SETTLE_MORE: Final[i64] = 20
SHIP: Final[i64] = 21
REACTIVATE_WEIGHT: Final[i64] = 22
BALANCE: Final[i64] = 23
MATCH: Final[i64] = 24
TURN_WEIGHT: Final[i64] = 25
PLACE_WEIGHT: Final[i64] = 26
START: Final[i64] = 27
LEAD: Final[i64] = 28
TRANSACTION_WEIGHT: Final[i64] = 29
PER_WEIGHT: Final[i64] = 30
YUSUF_TURN_WEIGHT: Final[i64] = 31
SPREAD: Final[i64] = 32
LAST_SPREAD: Final[i64] = 33
HOPE: Final[i64] = 34
HOPE_LATER: Final[i64] = 35
EARLY_TURN: Final[i64] = 36
YUSUF_EARLY_TURN: Final[i64] = 37
ACT: Final[i64] = 38
GROW: Final[i64] = ACT + len(ACTIONS)
GROW_PRESENCE: Final[i64] = GROW + len(TALLIES)
ON: Final[i64] = GROW_PRESENCE + 1
MOD_WEIGHT: Final[i64] = ON + len(TRIGGER_NAMES)


class Worths:
    def __init__(self, book: Book, weights: vec[float]) -> None:
        self.book = book
        self.weights = weights
        content = book.content
        self.end_dinar: float = 1 / content.leftovers.dinars
        self.end_good: float = float(content.leftovers.good)
        self.end_seal: float = float(content.seal.pp)
        self.end_material = vec[float]([0.0, 0.0, float(content.leftovers.marble), float(content.leftovers.ceramic)])
        self.material = vec[float](
            [weights[MATERIAL_WEIGHT] * float(book.material_pp[material]) for material in range(len(MATERIALS))]
        )
        self.major_base: i64 = MATERIALS.index(content.construction.base)
        self.material_base = vec[float](
            [weights[BASE] if material == self.major_base else 0.0 for material in range(len(MATERIALS))]
        )
        self.good: float = weights[GOOD_WEIGHT]
        self.raw: float = weights[GOOD_WEIGHT] * weights[RAW_WEIGHT]
        self.rounds: i64 = len(content.round_track)
        self.tribute = vec[i64]([space.tribute for space in content.round_track])
        self.majority = append(vec[i64](content.majority.places), 0)
        self.majority_of_two = vec[i64](content.majority.two_players)
        self.most_exported: i64 = content.export.goods
        self.most_processed: i64 = content.produce.process
        self.export_base: i64 = content.export.base
        self.export_demand: i64 = content.export.demand
        self.rest_dinars: i64 = content.rest.dinars
        self.expansion_pp = vec[i64](content.storehouse.expansion_pp)

        self.needs_chain = vec[i64]([0 for _ in book.kinds])
        for node in range(len(book.kinds)):
            self.needs_chain[node] = self._needs_chain(node)

        self.sure = vec[float]([0.0 for _ in book.kinds])
        self.things = vec[float]([0.0 for _ in book.kinds])
        for _ in range(2):  # bonuses that call other bonuses see the worths of the first time
            for node in range(len(book.kinds)):
                self._price(node)
        self.best_favour_sure = vec[float]([0.0])
        self.best_favour_things = vec[float]([0.0])
        self._price_favour()

        self.demand = vec[i64]([set_of([good for good, wanted in enumerate(row) if wanted]) for row in book.demands])
        self.is_red = vec[i64]([int(red) for red in book.is_red])
        self.linked = vec[i64](
            [set_of([other for other, is_linked in enumerate(row) if is_linked]) for row in book.links]
        )
        self.any_balance: float = _mean([self.full(node) for node in book.balance_bonus])

        self.blue_income_sure = vec[float]([0.0 for _ in content.minor_poems])
        self.blue_income_things = vec[float]([0.0 for _ in content.minor_poems])
        self.blue_sure = vec[float]([0.0 for _ in content.minor_poems])
        self.blue_things = vec[float]([0.0 for _ in content.minor_poems])
        self.blue_tribute = vec[i64]([_added(mods, TRIBUTE_DUE) for mods in book.poem_mods])
        self.event_tribute = vec[i64]([_added(mods, TRIBUTE_DUE) for mods in book.event_mods])
        for poem in range(len(content.minor_poems)):
            self._price_blue(poem)

        self.place = self._price_places()
        self.workshops: i64 = len(book.square_action)
        """The places in the workshop come after the squares, one for each ring."""
        self.yusuf_pp, self.yusuf_parias = self._price_yusuf()

    def worth(self, node: i64, time: float) -> float:
        """What an effect brings when this share of the time to use things is left."""
        return self.sure[node] + self.things[node] * time

    def full(self, node: i64) -> float:
        return self.sure[node] + self.things[node]

    def used_share(self, uses: float, piece: i64) -> float:
        """How much of its worth a piece keeps that is not the first of its kind: each use takes different kinds."""
        return uses / (uses + 1) * max(0.0, 1 - float(piece - 1) * self.weights[COPIES] / (uses + 1))

    def tribute_to_come(self, state: SabikaState, seat: i64) -> i64:
        """Parias due at the ends of rounds, as far as events and blue poems are known."""
        change: i64 = 0
        if not state.is_yusuf(seat):
            for poem in state.everyone[seat].blue:
                change += self.blue_tribute[poem]
        due: i64 = 0
        for space in range(state.round, self.rounds):
            owed = self.tribute[space] + change
            if space == state.round and state.event != EMPTY:
                owed += self.event_tribute[state.event]
            due += max(0, owed)
        return due

    def _price(self, node: i64) -> None:
        """Parts of a node have lower numbers, so they have been priced before."""
        weights, book = self.weights, self.book
        kind, figure, number = book.kinds[node], book.figures[node], float(book.others[node])
        inside = book.inside[node]
        sure, things = 0.0, 0.0
        if kind == b.GAIN:
            things = number * (weights[DINAR_WEIGHT] if figure == b.DINAR else self.price_of(figure))
        elif kind == b.GAIN_CHOICE:
            things = number * max([self.price_of(m) for m in range(len(MATERIALS)) if holds(figure, m)])
        elif kind == b.MIX:
            things = float(figure) * weights[DINAR_WEIGHT]
        elif kind == b.RAW:
            things = float(figure) * self.raw
        elif kind == b.GOOD:
            things = float(figure) * self.good
        elif kind == b.PROCESS:
            things = float(figure) * (self.good - self.raw)
        elif kind == b.PARIA:
            sure = float(figure) * weights[PARIA_WEIGHT]
        elif kind == b.PP:
            sure = float(figure)
        elif kind == b.LOSE_PP:
            sure = -float(figure)
        elif kind == b.TRANSACTIONS:
            things = float(figure) * weights[TRANSACTION_WEIGHT]
        elif kind == b.ACTION:
            things = weights[ACT + figure]
        elif kind == b.FAVOUR or kind == b.FAVOUR_BONUS:
            things = float(figure) * _mean(
                [self.full(book.favour_bonus[space]) for space in range(1, len(book.favour_bonus))]
            )
        elif kind == b.CITY_BONUS:
            things = float(figure) * _mean([self.full(other) for other in book.city_bonus])
        elif kind == b.STOREHOUSE_BONUS:
            things = float(figure) * _mean([self.full(other) for other in book.store_bonus])
        elif kind == b.MAJOR_BONUS:
            things = float(figure) * _mean([self.full(other) for other in book.major_bonus])
        elif kind == b.RED_CITY_ACTION:
            red = [tile for tile in range(len(book.is_red)) if book.is_red[tile]]
            things = float(figure) * _mean([self.full(book.consolidation[tile]) for tile in red])
        elif kind == b.PLACE_SHIP:
            things = weights[SHIP]
        elif kind == b.THEN:
            for part in inside:
                sure += self.sure[part]
                things += self.things[part]
        elif kind == b.OR:
            best = inside[0]
            for part in inside:
                if self.full(part) > self.full(best):
                    best = part
            sure, things = self.sure[best], self.things[best]
        elif kind == b.OPTIONAL:
            sure, things = self.sure[inside[0]], self.things[inside[0]]
        elif kind == b.PAY:
            sure = self.sure[inside[0]]
            things = self.things[inside[0]] - number * (
                weights[DINAR_WEIGHT] if figure == b.DINAR else self.price_of(figure)
            )
        elif kind == b.PER:
            times = weights[PER_WEIGHT] if book.kinds[inside[0]] != b.HALF else weights[PER_WEIGHT] / 2
            if figure != b.NO_LIMIT:
                times = min(times, float(figure))
            sure, things = times * self.sure[inside[1]], times * self.things[inside[1]]
        self.sure[node], self.things[node] = sure, things

    def price_of(self, material: i64) -> float:
        return self.material[material] + self.material_base[material] / 2

    def _price_favour(self) -> None:
        """The best bonus that the next step gives, by the space one stands on."""
        sure, things = [], []
        best = self.book.favour_bonus[1]
        for space in range(1, int(self.book.last_favour) + 1):
            node = self.book.favour_bonus[space]
            if self.full(node) > self.full(best):
                best = node
            sure.append(self.sure[best])
            things.append(self.things[best])
        self.best_favour_sure = vec[float](sure + sure[-1:])
        self.best_favour_things = vec[float](things + things[-1:])

    def _price_blue(self, poem: i64) -> None:
        """What a blue poem brings in a round: at its end as income, and in the course of it."""
        weights, book = self.weights, self.book
        for place in range(len(book.on_trigger[poem])):
            fired: i64 = book.on_trigger[poem][place]
            node: i64 = book.on_effect[poem][place]
            often = weights[ON + fired]
            if fired == AT_INCOME:
                self.blue_income_sure[poem] += self.sure[node]
                self.blue_income_things[poem] += self.things[node]
            else:
                self.blue_sure[poem] += often * self.sure[node]
                self.blue_things[poem] += often * self.things[node]
        mods = book.poem_mods[poem]
        for at in range(0, len(mods), b.MOD):
            changed, sign, figure = mods[at], mods[at + b.SIGN_AT], mods[at + b.AMOUNT_AT]
            more = -figure if sign == b.LOWERED else figure if sign == b.RAISED else figure - self._usual(changed)
            self.blue_things[poem] += float(more) * weights[MOD_WEIGHT + changed]

    def _usual(self, changed: i64) -> i64:
        """A figure of the rules that poems and events may set to another one."""
        content = self.book.content
        usual = {
            "free_steps": content.work.free_steps,
            "foreign_cost": content.work.foreign_cost,
            "secondary_cost": content.work.marble_cost.poet,
            "carve_cost": content.carve.cost.blue,
            "route_cost": 2,
            "buy_cost": 2,
            "sell_gain": 2,
            "extra_slots(carve)": content.carve.extra_slots,
            "extra_slots(construction)": content.construction.extra_slots,
            "export_base": content.export.base,
            "tribute": content.round_track[len(content.round_track) // 2].tribute,
            "rest_pp": content.rest.pp,
        }
        return usual.get(KEY_NAMES[changed], 0)

    def _price_places(self) -> vec[float]:
        """How good the squares are that a worker who stands here can reach at no cost; last the workshop, by ring."""
        book = self.book
        free = book.free_steps
        places: list[float] = []
        for square in range(len(book.square_action)):
            ring = book.square_ring[square]
            first, size = book.ring_first[ring], book.ring_size[ring]
            reached = [first + (square - first + step) % size for step in range(1, free + 1)]
            places.append(_mean([self.weights[ACT + book.square_action[other]] for other in reached] or [0.0]))
        for ring in range(len(book.ring_size)):
            first, size = book.ring_first[ring], book.ring_size[ring]
            places.append(max([self.weights[ACT + book.square_action[other]] for other in range(first, first + size)]))
        return vec[float](places)

    def _price_yusuf(self) -> tuple[vec[float], vec[float]]:
        """PP and parias that Yusuf's cards give on average: his builders', his merchant's, his poet's."""
        book = self.book
        pp, parias, cards = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
        for number in range(len(book.yusuf_deck)):
            deck = book.yusuf_deck[number]
            cards[deck] += 1
            for node in book.yusuf_score[number]:
                if book.kinds[node] == b.PARIA:
                    parias[deck] += float(book.figures[node])
                else:
                    pp[deck] += self.full(node)
        return (
            vec[float]([pp[deck] / max(1.0, cards[deck]) for deck in range(3)]),
            vec[float]([parias[deck] / max(1.0, cards[deck]) for deck in range(3)]),
        )

    def _needs_chain(self, node: i64) -> i64:
        """Chains of cities take long to count: only where they are asked for."""
        book = self.book
        if book.kinds[node] == b.TALLY:
            return 1 if book.figures[node] == b.CHAIN else 0
        for part in book.inside[node]:
            if self._needs_chain(part):
                return 1
        return 0


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _added(mods: vec[i64], changed: i64) -> int:
    """The number by which a figure is raised or lowered."""
    added: i64 = 0
    for at in range(0, len(mods), b.MOD):
        if mods[at] == changed and mods[at + b.SIGN_AT] in (b.RAISED, b.LOWERED):
            added += mods[at + b.AMOUNT_AT] if mods[at + b.SIGN_AT] == b.RAISED else -mods[at + b.AMOUNT_AT]
    return int(added)
