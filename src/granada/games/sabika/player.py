"""Player: what one player, or Yusuf, owns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika.packed import only

# The stock: materials, goods in storehouses, goods in the boxes of a poem, raw materials on processing spaces.
GOODS_AT: Final[i64] = 4
BOXED_AT: Final[i64] = 7
RAWS_AT: Final[i64] = 10
KINDS_OF_GOODS: Final[i64] = 3

NO_SHIP: Final[i64] = 0
EXPORTING: Final[i64] = 1
SETTLED: Final[i64] = 2
"""A ship on the right of its city: consolidated."""

IN_WORKSHOP: Final[i64] = -1
NO_TILE: Final[i64] = -1

SOURCES: Final = [
    "start",
    "building",
    "carving",
    "exports",
    "storehouses",
    "bonuses",
    "poems",
    "renewals",
    "rivals",
    "rest",
    "tribute",
    "wishes",
    "major-poems",
    "trade",
    "leftovers",
    "yusuf",
]
"""Where PP come from."""
FROM_START: Final[i64] = 0
FROM_BUILDING: Final[i64] = 1
FROM_CARVING: Final[i64] = 2
FROM_EXPORTS: Final[i64] = 3
FROM_STOREHOUSES: Final[i64] = 4
FROM_BONUSES: Final[i64] = 5
FROM_POEMS: Final[i64] = 6
FROM_RENEWALS: Final[i64] = 7
FROM_RIVALS: Final[i64] = 8
FROM_REST: Final[i64] = 9
FROM_TRIBUTE: Final[i64] = 10
FROM_WISHES: Final[i64] = 11
FROM_MAJOR_POEMS: Final[i64] = 12
FROM_TRADE: Final[i64] = 13
FROM_LEFTOVERS: Final[i64] = 14
FROM_YUSUF: Final[i64] = 15

ONLY_PLAYER: Final[i64] = 0
YUSUF: Final[i64] = 1
"""The seats in a game of one player."""

WORKER_COUNT: Final[i64] = 4
CITY_COUNT: Final[i64] = 9
SQUARE_COUNT: Final[i64] = 20
STOREHOUSES: Final[i64] = 4
TILES_EACH: Final[i64] = 2
"""The most tiles on each storehouse."""

NO_STOCK: Final = vec[i64]([0] * (RAWS_AT + KINDS_OF_GOODS))
NO_SHIPS: Final = vec[i64]([NO_SHIP] * CITY_COUNT)
NO_TILES: Final = vec[i64]([NO_TILE] * (STOREHOUSES * TILES_EACH))
ALL_AT_HOME: Final = vec[i64]([IN_WORKSHOP] * WORKER_COUNT)
ALL_STANDING: Final = vec[i64]([1] * WORKER_COUNT)
NO_POINTS: Final = vec[i64]([0] * len(SOURCES))


class Player:
    def __init__(
        self,
        stock: vec[i64],
        ships: vec[i64],
        stores: vec[i64],
        squares: vec[i64],
        standing: vec[i64],
        points: vec[i64],
    ) -> None:
        self.dinars: i64 = 0
        self.seals: i64 = 0
        self.parias: i64 = 0
        self.favour: i64 = 0
        self.balances: i64 = 0
        self.balance_card: i64 = NO_TILE
        self.left_cards: i64 = 0
        """How many cards of the row lie to the left of the balance card."""
        self.loose_boxes: i64 = 0
        """Yusuf's store boxes: he has no storehouses."""
        self.used: i64 = 0
        """The blue poems that have worked in this round and may not again, one bit for each."""
        self.stock = stock
        self.ships = ships
        """The ships by city. Clones share it, as they share the storehouses: `sail` and `expand` make a new one."""
        self.stores = stores
        """Two places for tiles on each storehouse."""
        self.squares = squares
        self.standing = standing
        self.points = points
        """PP by source."""
        self.blue: tuple[int, ...] = ()
        self.red: tuple[int, ...] = ()
        self.grey: tuple[int, ...] = ()
        self.majors: tuple[int, ...] = ()
        self.row: tuple[int, ...] = ()
        """Minor constructions from left to right, without the balance card."""

    @property
    def pp(self) -> i64:
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def clone(self) -> "Player":
        twin = Player(self.stock[:], self.ships, self.stores, self.squares[:], self.standing[:], self.points[:])
        twin.dinars, twin.seals, twin.parias = self.dinars, self.seals, self.parias
        twin.favour, twin.balances = self.favour, self.balances
        twin.balance_card, twin.left_cards = self.balance_card, self.left_cards
        twin.loose_boxes, twin.used = self.loose_boxes, self.used
        twin.blue, twin.red, twin.grey = self.blue, self.red, self.grey
        twin.majors, twin.row = self.majors, self.row
        return twin

    def sail(self, city: i64, ship: i64) -> None:
        ships = self.ships[:]
        ships[city] = ship
        self.ships = ships

    def expand(self, storehouse: i64, tile: i64) -> None:
        stores = self.stores[:]
        stores[TILES_EACH * storehouse + self.expansions(storehouse)] = tile
        self.stores = stores

    def has_standing_worker(self) -> bool:
        for standing in self.standing:
            if standing:
                return True
        return False

    def means(self) -> i64:
        """The sum that the player can pay: a seal pays like a dinar."""
        return self.dinars + self.seals

    def is_present(self, city: i64) -> bool:
        return self.ships[city] != NO_SHIP

    def presence(self) -> i64:
        count: i64 = 0
        for ship in self.ships:
            if ship != NO_SHIP:
                count += 1
        return count

    def cities(self) -> i64:
        """The set of the cities where the player is present."""
        found: i64 = 0
        for city in range(len(self.ships)):
            if self.ships[city] != NO_SHIP:
                found |= only(city)
        return found

    def settled(self) -> i64:
        count: i64 = 0
        for ship in self.ships:
            if ship == SETTLED:
                count += 1
        return count

    def stored(self) -> i64:
        """How many store boxes of the storehouses are taken."""
        count: i64 = 0
        for kind in range(BOXED_AT):
            count += self.stock[kind]
        return count

    def boxed(self) -> i64:
        return self.stock[BOXED_AT] + self.stock[BOXED_AT + 1] + self.stock[BOXED_AT + 2]

    def goods(self) -> i64:
        return self.stock[GOODS_AT] + self.stock[GOODS_AT + 1] + self.stock[GOODS_AT + 2] + self.boxed()

    def raws(self) -> i64:
        return self.stock[RAWS_AT] + self.stock[RAWS_AT + 1] + self.stock[RAWS_AT + 2]

    def visible_tile(self, storehouse: i64) -> i64:
        """The topmost tile of a storehouse."""
        upper = self.stores[TILES_EACH * storehouse + 1]
        return upper if upper != NO_TILE else self.stores[TILES_EACH * storehouse]

    def expansions(self, storehouse: i64) -> i64:
        first, second = self.stores[TILES_EACH * storehouse], self.stores[TILES_EACH * storehouse + 1]
        return 2 if second != NO_TILE else 1 if first != NO_TILE else 0


def new_player() -> Player:
    """A player without anything."""
    return Player(NO_STOCK[:], NO_SHIPS, NO_TILES, ALL_AT_HOME[:], ALL_STANDING[:], NO_POINTS[:])
