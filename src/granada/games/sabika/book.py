"""Book: an edition as numbers, which is how the rules handle it.

Everything that a component does becomes a node in one table: what kind of effect it is, two figures, and the nodes
inside it. Squares, cities, tiles and cards are numbered in the order of the content file.
"""

from typing import Final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import effects
from granada.games.sabika.content import Content
from granada.games.sabika.packed import only, set_of
from granada.games.sabika.rows import Ring, SecondarySpace
from granada.games.sabika.vocabulary import GRANADA, KEYS, TRIGGERS, ActionName, Building, Goal, Material, TallyName

MATERIALS: Final[list[str]] = list(get_args(Material))
GYPSUM: Final[i64] = 0
WOOD: Final[i64] = 1
MARBLE: Final[i64] = 2
CERAMIC: Final[i64] = 3
DINAR: Final[i64] = 4

# Sets of materials.
NO_MATERIALS: Final[i64] = 0
GYPSUM_OR_WOOD: Final = only(GYPSUM) | only(WOOD)
ALL_MATERIALS: Final = only(GYPSUM) | only(WOOD) | only(MARBLE) | only(CERAMIC)

ACTIONS: Final[list[str]] = list(get_args(ActionName))
# Their numbers are their places in the vocabulary, here and below; a test holds them together.
MINOR_QUARRY: Final[i64] = 0
MAJOR_QUARRY: Final[i64] = 1
QUARRY: Final[i64] = 2
STOREHOUSE: Final[i64] = 3
MARKET: Final[i64] = 4
CONSTRUCTION: Final[i64] = 5
MAJOR_CONSTRUCTION: Final[i64] = 6
MINOR_CONSTRUCTION: Final[i64] = 7
EXPORT: Final[i64] = 8
CONSOLIDATE: Final[i64] = 9
PRODUCE: Final[i64] = 10
CARVE: Final[i64] = 11
REACTIVATE: Final[i64] = 12
ARTISANAL: Final[i64] = 13

# Kinds of nodes: effects,
GAIN: Final[i64] = 0
GAIN_CHOICE: Final[i64] = 1
MIX: Final[i64] = 2
RAW: Final[i64] = 3
GOOD: Final[i64] = 4
PROCESS: Final[i64] = 5
PARIA: Final[i64] = 6
PP: Final[i64] = 7
LOSE_PP: Final[i64] = 8
TRANSACTIONS: Final[i64] = 9
ACTION: Final[i64] = 10
FAVOUR: Final[i64] = 11
FAVOUR_BONUS: Final[i64] = 12
CITY_BONUS: Final[i64] = 13
STOREHOUSE_BONUS: Final[i64] = 14
MAJOR_BONUS: Final[i64] = 15
RED_CITY_ACTION: Final[i64] = 16
PLACE_SHIP: Final[i64] = 17
THEN: Final[i64] = 18
OR: Final[i64] = 19
OPTIONAL: Final[i64] = 20
PAY: Final[i64] = 21
PER: Final[i64] = 22
# counts,
TALLY: Final[i64] = 23
HAS: Final[i64] = 24
PRESENCE: Final[i64] = 25
SETS: Final[i64] = 26
HALF: Final[i64] = 27
# and scorings.
MAJORITY: Final[i64] = 28
EACH: Final[i64] = 29

TALLIES: Final[list[str]] = list(get_args(TallyName))
POEMS: Final[i64] = 0
POEMS_BLUE: Final[i64] = 1
POEMS_RED: Final[i64] = 2
POEMS_GREY: Final[i64] = 3
MAJORS: Final[i64] = 4
MINORS: Final[i64] = 5
CONSTRUCTIONS: Final[i64] = 6
BALANCES: Final[i64] = 7
BOXES: Final[i64] = 8
CONSOLIDATED: Final[i64] = 9
REGIONS: Final[i64] = 10
CHAIN: Final[i64] = 11
SEALS: Final[i64] = 12
DINARS: Final[i64] = 13
PARIAS: Final[i64] = 14
FAVOUR_SPACE: Final[i64] = 15

GOALS: Final[list[str]] = list(get_args(Goal))
ANY_CITY: Final[i64] = 0
CITY_OF_KIND: Final[i64] = 1
LINKED_CITY: Final[i64] = 2
NEW_REGION: Final[i64] = 3

BUILDINGS: Final[list[str]] = list(get_args(Building))

KEY_NAMES: Final = list(KEYS)
TRIGGER_NAMES: Final = [
    f"{event}({chosen})" if chosen else event for event, filters in TRIGGERS.items() for chosen in filters or ("",)
]

RINGS: Final[list[Ring]] = ["outer", "middle", "inner"]
OUTER: Final[i64] = 0
MIDDLE: Final[i64] = 1
INNER: Final[i64] = 2
WORKERS: Final = ["builder-1", "builder-2", "merchant", "poet"]
BUILDER_1: Final[i64] = 0
BUILDER_2: Final[i64] = 1
MERCHANT: Final[i64] = 2
POET: Final[i64] = 3
DECKS: Final = ["master_builder", "merchant", "poet"]
"""Yusuf's decks, each for the workers of one ring."""
MASTER_BUILDER: Final[i64] = 0
RING_OF: Final = vec[i64]([OUTER, OUTER, MIDDLE, INNER])
"""The ring of each worker."""

EMPTY: Final[i64] = -1
"""The number of what lies on an empty place."""
NO_LIMIT: Final[i64] = -1
ANY_PILE: Final[i64] = -1
"""No pile of storehouse tiles in particular: the tiles of both can be reached."""
ANYWHERE: Final[i64] = 0
BLUE_CITIES: Final[i64] = 1
RED_CITIES: Final[i64] = 2
FIRST_REGION: Final[i64] = 3
"""How presence is filtered: all cities, by the colour of the tile, or by region."""

# What poems and events change: the key of a figure, a sign, and by or to how much.
MOD: Final[i64] = 3
SIGN_AT: Final[i64] = 1
AMOUNT_AT: Final[i64] = 2
SIGNS: Final = ["+", "-", "="]
RAISED: Final[i64] = 0
LOWERED: Final[i64] = 1

FAR: Final[i64] = 1 << 20
CHEAPER: Final[i64] = 3
"""The most dinars by which poems and events may change the price of each route, either way."""


def key(name: str) -> int:
    return KEY_NAMES.index(name)


def trigger(name: str) -> int:
    return TRIGGER_NAMES.index(name)


class Board:
    """The side of the board for a number of players: which squares are connected to which secondary spaces."""

    def __init__(self, content: Content, players: int) -> None:
        side = "1-2" if players <= 2 else "3-4"
        spaces = [s for s in content.secondary_spaces if s.side == side and (players == 4 or not s.four_players_only)]
        self.spaces = spaces
        raw = [space for space in spaces if space.kind == "raw"]
        marble = [space for space in spaces if space.kind == "marble"]
        squares = [(str(square.ring), square.index) for square in content.squares]
        self.raw_names = [space.id for space in raw]
        self.marble_names = [space.id for space in marble]
        self.raw_at = vec[i64]([_space_at(raw, ring, index) for ring, index in squares])
        self.marble_at = vec[i64]([_space_at(marble, ring, index) for ring, index in squares])
        (workers,) = [row for row in content.sultans_workers if players in row.players]
        starts = [("outer", index) for index in workers.outer] + [("middle", index) for index in workers.middle]
        self.sultan = [squares.index(start) for start in [*starts, *(("inner", index) for index in workers.inner)]]


class Book:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.kinds: vec[i64] = vec[i64]([])
        self.figures: vec[i64] = vec[i64]([])
        self.others: vec[i64] = vec[i64]([])
        self.inside: list[vec[i64]] = []
        self.trees: list[effects.Node] = []
        """The nodes as they were written, to be put into words."""

        self.region_names = sorted({city.region for city in content.cities})
        self.city_names = [city.id for city in content.cities]
        self.region_of = vec[i64]([self.region_names.index(city.region) for city in content.cities])
        self.good_names = [good.id for good in content.goods]
        self.raw_names = [good.raw for good in content.goods]

        self.square_action = vec[i64]([ACTIONS.index(square.action) for square in content.squares])
        self.square_ring = vec[i64]([RINGS.index(square.ring) for square in content.squares])
        self.square_pile = vec[i64]([int(ANY_PILE if s.pile is None else s.pile == "right") for s in content.squares])
        self.square_names = [f"{square.ring}-{square.index}" for square in content.squares]
        sizes = [sum(square.ring == ring for square in content.squares) for ring in RINGS]
        self.ring_size = vec[i64](sizes)
        self.ring_first = vec[i64]([sum(sizes[:ring]) for ring in range(len(RINGS))])

        self.material_pp = vec[i64]([material.pp for material in content.materials])
        self.buy_price = vec[i64]([_price(content, name, "buy") for name in [*MATERIALS, "raw"]])
        self.sell_price = vec[i64]([_price(content, name, "sell") for name in [*MATERIALS, "good"]])
        self.trades = [
            (MATERIALS.index(trade.give), MATERIALS.index(trade.take), trade.dinars) for trade in content.trades
        ]

        self.plain = [-1] * len(ACTIONS)
        for plain in content.plain_actions:
            self.plain[ACTIONS.index(plain.id)] = self.node(plain.effect)
        self.favour_bonus = vec[i64]([-1])
        for space in content.favour_track:
            self.favour_bonus = append(self.favour_bonus, self.node(space.bonus))
        self.last_favour: i64 = len(content.favour_track)
        self.starting = vec[i64]([self.node(tile.bonus) for tile in content.starting_tiles])
        self.store_boxes = vec[i64]([tile.boxes for tile in content.storehouse_tiles])
        self.store_bonus = vec[i64]([self.node(tile.bonus) for tile in content.storehouse_tiles])
        self.city_bonus = vec[i64]([self.node(tile.bonus) for tile in content.city_tiles])
        self.consolidation = vec[i64]([self.node(tile.consolidation) for tile in content.city_tiles])
        self.is_red = [tile.colour == "red" for tile in content.city_tiles]
        self.demands = [[good.id in tile.demand for good in content.goods] for tile in content.city_tiles]
        self.major_era = vec[i64]([tile.era for tile in content.major_tiles])
        self.major_building = vec[i64]([BUILDINGS.index(tile.building) for tile in content.major_tiles])
        self.major_bonus = vec[i64]([self.node(tile.bonus) for tile in content.major_tiles])
        self.minor_building = vec[i64]([BUILDINGS.index(card.building) for card in content.minor_cards])
        self.minor_base = vec[i64]([MATERIALS.index(card.base) for card in content.minor_cards])
        colours = [bonus.colour for bonus in content.balance_bonuses]
        self.minor_left = vec[i64]([colours.index(card.left) for card in content.minor_cards])
        self.minor_right = vec[i64]([colours.index(card.right) for card in content.minor_cards])
        self.balance_left = vec[i64]([colours.index(card.left) for card in content.balance_cards])
        self.balance_bonus = vec[i64]([self.node(bonus.bonus) for bonus in content.balance_bonuses])
        self.red_poem = vec[i64]([self.node(poem.red) for poem in content.minor_poems])
        self.major_poem = vec[i64]([self.node(poem.scoring) for poem in content.major_poems])
        self.trade_card = vec[i64]([self.node(card.scoring) for card in content.trade_cards])
        self.wish = [vec[i64]([self.node(scoring) for scoring in wish.scorings]) for wish in content.wishes]

        self.yusuf_tile_deck = vec[i64]([DECKS.index(tile.worker) for tile in content.yusuf_tiles])
        self.yusuf_deck = vec[i64]([DECKS.index(card.worker) for card in content.yusuf_cards])
        self.yusuf_square = vec[i64](
            [int(self.ring_first[DECKS.index(card.worker)]) + card.square for card in content.yusuf_cards]
        )
        self.yusuf_takes_raw = vec[i64]([int("raw" in card.discard) for card in content.yusuf_cards])
        self.yusuf_takes_marble = vec[i64]([int("marble" in card.discard) for card in content.yusuf_cards])
        self.yusuf_score = [vec[i64]([self.node(effect) for effect in card.score]) for card in content.yusuf_cards]
        self.yusuf_actions = [vec[i64]([ACTIONS.index(name) for name in card.actions]) for card in content.yusuf_cards]

        # What blue poems and events change.
        self.on_trigger = [self._triggers(poem.blue) for poem in content.minor_poems]
        self.on_effect = [self._trigger_effects(poem.blue) for poem in content.minor_poems]
        self.on_once = [
            vec[i64]([int(on.once_a_round) for on in poem.blue if isinstance(on, effects.On)])
            for poem in content.minor_poems
        ]
        self.poem_mods = [_mods(poem.blue) for poem in content.minor_poems]
        self.poem_boxes = vec[i64](
            [sum(c.boxes for c in p.blue if isinstance(c, effects.Store)) for p in content.minor_poems]
        )
        self.event_mods = [_mods(event.effect) for event in content.events]

        self.tributes = vec[i64]([space.tribute for space in content.round_track])
        self.wished_buildings = vec[i64]([self._wished_buildings(nodes) for nodes in self.wish])
        """The set of the types of building that each wish is about."""
        self.match_goals = vec[i64]([GOALS.index(card.match.goal) for card in content.trade_cards])
        self.match_places = vec[i64]([self.where(card.match.where) for card in content.trade_cards])
        """The cities that fit each trade card for Yusuf."""
        self.same_region = vec[i64](
            [
                set_of([n for n, other in enumerate(content.cities) if other.region == city.region])
                for city in content.cities
            ]
        )
        """The set of the cities of its region, by city."""
        self.links = [[False] * len(self.city_names) for _ in self.city_names]
        for route in content.routes:
            if GRANADA not in route.between:
                one, other = (self.city_names.index(name) for name in route.between)
                self.links[one][other] = self.links[other][one] = True
        self.linked = vec[i64]([set_of([n for n, linked in enumerate(row) if linked]) for row in self.links])
        """The set of the cities to which a route leads, by city."""
        # Figures that are asked for again and again.
        self.free_steps: i64 = content.work.free_steps
        self.rest_dinars: i64 = content.rest.dinars
        self.rest_pp: i64 = content.rest.pp
        self.tribute_dinars: i64 = content.tribute.dinars
        self.tribute_seals: i64 = content.tribute.seals
        self.step_cost: i64 = content.work.step_cost
        self.foreign_cost: i64 = content.work.foreign_cost
        raw_cost, marble_cost = content.work.raw_cost, content.work.marble_cost
        self.raw_costs = vec[i64]([raw_cost.master_builder, raw_cost.merchant, 0])
        """The costs of raw materials by ring, as the costs of marble; where there is no such space, no cost."""
        self.marble_costs = vec[i64]([0, marble_cost.merchant, marble_cost.poet])
        self.carve_costs = vec[i64]([content.carve.cost.blue, content.carve.cost.red, content.carve.cost.grey])
        self.carve_step: i64 = content.carve.cost_step
        self.most_grey: i64 = content.carve.most_grey
        self.first_boxes: i64 = content.start.storehouses * content.start.boxes
        self.major_base: i64 = MATERIALS.index(content.construction.base)
        self.major_extras: i64 = ALL_MATERIALS & ~only(self.major_base)
        self.carve_bases: i64 = set_of([MATERIALS.index(base) for base in content.carve.bases])
        self.renewal_cost: i64 = content.construction.renewal_cost
        changes = [space.era_change for space in content.round_track]
        eras = [1 + sum(changes[:space]) for space in range(1, len(changes) + 1)]
        self.era_of_round = vec[i64](eras)
        self.boards = [Board(content, players) for players in range(1, 5)]
        self.distances = [self._distances(change) for change in range(-CHEAPER, CHEAPER + 1)]

    def node(self, tree: effects.Node) -> int:
        """The number of the node that does what the tree says."""
        kind, figure, other, inside = self._parts(tree)
        self.kinds = append(self.kinds, kind)
        self.figures = append(self.figures, figure)
        self.others = append(self.others, other)
        self.inside.append(vec[i64](inside))
        self.trees.append(tree)
        return len(self.kinds) - 1

    def _parts(self, tree: effects.Node) -> tuple[int, int, int, list[int]]:
        match tree:
            case effects.Gain():
                return GAIN, DINAR if tree.resource == "dinar" else MATERIALS.index(tree.resource), tree.n, []
            case effects.GainChoice():
                return GAIN_CHOICE, sum(int(only(MATERIALS.index(kind))) for kind in tree.kinds), tree.n, []
            case effects.PlaceShip():
                return PLACE_SHIP, tree.goods, 0, []
            case effects.Action():
                return ACTION, ACTIONS.index(tree.action), 0, []
            case effects.Then():
                return THEN, 0, 0, [self.node(part) for part in tree.parts]
            case effects.Or():
                return OR, 0, 0, [self.node(part) for part in tree.parts]
            case effects.Optional():
                return OPTIONAL, 0, 0, [self.node(tree.effect)]
            case effects.Pay():
                resource = DINAR if tree.resource == "dinar" else MATERIALS.index(tree.resource)
                return PAY, resource, tree.n, [self.node(tree.effect)]
            case effects.Per():
                return PER, _limit(tree.limit), 0, [self.node(tree.count), self.node(tree.effect)]
            case effects.Tally():
                return TALLY, TALLIES.index(tree.of), 0, []
            case effects.Has():
                return HAS, BUILDINGS.index(tree.building), 0, []
            case effects.Presence():
                return PRESENCE, self.where(tree.where), 0, []
            case effects.Sets():
                return SETS, 0, 0, [self.node(count) for count in tree.counts]
            case effects.Half():
                return HALF, 0, 0, [self.node(tree.count)]
            case effects.Majority():
                return MAJORITY, 0, 0, [self.node(tree.count)]
            case effects.Each():
                return EACH, tree.pp, _limit(tree.limit), [self.node(tree.count)]
        return SIMPLE[effects.name(type(tree))], int(getattr(tree, "n")), 0, []  # noqa: B009

    def where(self, name: str | None) -> int:
        if name is None:
            return ANYWHERE
        if name in ("blue", "red"):
            return BLUE_CITIES if name == "blue" else RED_CITIES
        return FIRST_REGION + self.region_names.index(name)

    def _wished_buildings(self, nodes: vec[i64]) -> i64:
        wished: i64 = 0
        for node in nodes:
            if self.kinds[node] == EACH and self.kinds[self.inside[node][0]] == HAS:
                wished |= only(self.figures[self.inside[node][0]])
        return wished

    def _triggers(self, clauses: effects.Clauses) -> vec[i64]:
        return vec[i64]([trigger(str(clause.trigger)) for clause in clauses if isinstance(clause, effects.On)])

    def _trigger_effects(self, clauses: effects.Clauses) -> vec[i64]:
        return vec[i64]([self.node(clause.effect) for clause in clauses if isinstance(clause, effects.On)])

    def _distances(self, change: int) -> list[vec[i64]]:
        """The cheapest way between any two cities, Granada last, if every route costs so much more."""
        places = [*self.city_names, GRANADA]
        cost = [[0 if one == other else int(FAR) for other in places] for one in places]
        for route in self.content.routes:
            one, other = (places.index(name) for name in route.between)
            cost[one][other] = cost[other][one] = max(0, route.cost + change)
        for via in range(len(places)):
            for one in range(len(places)):
                for other in range(len(places)):
                    cost[one][other] = min(cost[one][other], cost[one][via] + cost[via][other])
        return [vec[i64](row) for row in cost]


SIMPLE: Final = {
    "mix": MIX,
    "raw": RAW,
    "good": GOOD,
    "process": PROCESS,
    "paria": PARIA,
    "pp": PP,
    "lose_pp": LOSE_PP,
    "transactions": TRANSACTIONS,
    "favour": FAVOUR,
    "favour_bonus": FAVOUR_BONUS,
    "city_bonus": CITY_BONUS,
    "storehouse_bonus": STOREHOUSE_BONUS,
    "major_bonus": MAJOR_BONUS,
    "red_city_action": RED_CITY_ACTION,
}
"""The effects with nothing but a number."""


def _space_at(spaces: list[SecondarySpace], ring: str, index: int) -> int:
    found = [number for number, space in enumerate(spaces) if index in getattr(space, ring)]
    return found[0] if found else -1


def _limit(limit: int | None) -> int:
    return int(NO_LIMIT) if limit is None else limit


def _mods(clauses: effects.Clauses) -> vec[i64]:
    """Three numbers for each: the figure that changes, how, and by or to how much."""
    mods = [(key(mod.key), SIGNS.index(mod.sign), mod.n) for mod in clauses if isinstance(mod, effects.Mod)]
    return vec[i64]([number for mod in mods for number in mod])


def _price(content: Content, item: str, side: str) -> int:
    (price,) = [getattr(row, side) for row in content.market if row.item == item]
    return int(price)
