"""What is printed on the components of Alhambra, by their names."""

from collections.abc import Sequence

from granada.games.alhambra.content import CONTENT

TILES = {tile.id: tile for tile in CONTENT.tiles}
BUILDINGS = tuple(building.id for building in CONTENT.buildings)
CURRENCIES = tuple(currency.id for currency in CONTENT.currencies)


def value(card: str) -> int:
    return int(card.rpartition("-")[2])


def currency(card: str) -> str:
    return card.rpartition("-")[0]


def by_currency(cards: Sequence[str]) -> dict[str, list[str]]:
    """The cards of each currency that there is, low cards first."""
    groups = {name: sorted([card for card in cards if currency(card) == name], key=value) for name in CURRENCIES}
    return {name: group for name, group in groups.items() if group}
