"""The components of Alhambra as numbers, which is how the rules handle them.

Tiles are numbered in the order of content.toml. A card is known by its currency and value, currencies in the order of
their market spaces: copies of a card are not told apart.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.alhambra.content import CONTENT, SIDES

TILES: Final[i64] = len(CONTENT.tiles)
FOUNTAIN: Final[i64] = TILES
NO_TILE: Final[i64] = -1
TILE_NAMES: Final = [tile.id for tile in CONTENT.tiles]
COSTS: Final = vec[i64]([tile.cost for tile in CONTENT.tiles])
WALLS: Final = vec[i64]([sum(1 << SIDES.index(side) for side in tile.walls) for tile in CONTENT.tiles] + [0])
"""The walls of each tile, one bit for each of north, east, south and west; the fountain comes last."""

BUILDINGS: Final[i64] = len(CONTENT.buildings)
BUILDING_NAMES: Final = [building.id for building in CONTENT.buildings]
BUILDING_OF: Final = [BUILDING_NAMES.index(tile.building) for tile in CONTENT.tiles]

CURRENCIES: Final[i64] = len(CONTENT.currencies)
CURRENCY_NAMES: Final = [currency.id for currency in CONTENT.currencies]
VALUES: Final[i64] = len(CONTENT.money.values)
CARDS: Final[i64] = CURRENCIES * VALUES
SCORING_CARD: Final[i64] = CARDS
"""The first scoring card in the deck of money; the second one has the next number."""
CARD_NAMES: Final = [f"{currency}-{value}" for currency in CURRENCY_NAMES for value in CONTENT.money.values] + [
    f"scoring-{number}" for number in (1, 2)
]


def value_of(card: i64) -> i64:
    return card % VALUES + 1


def currency_of(card: i64) -> i64:
    return card // VALUES


def card_names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def tile_names(tiles: list[int]) -> tuple[str, ...]:
    return tuple([TILE_NAMES[tile] for tile in tiles])


def count_buildings(tiles: list[int]) -> list[int]:
    counts = [0] * BUILDINGS
    for tile in tiles:
        counts[BUILDING_OF[tile]] += 1
    return counts
