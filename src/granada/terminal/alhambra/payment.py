"""Ways to pay a price: what a player works out with the cards in hand."""

from collections.abc import Sequence

from granada.games.alhambra.content import CONTENT
from granada.games.alhambra.view import AlhambraView

TILES = {tile.id: tile for tile in CONTENT.tiles}
CURRENCIES = tuple(currency.id for currency in CONTENT.currencies)


def value(card: str) -> int:
    return int(card.rpartition("-")[2])


def currency(card: str) -> str:
    return card.rpartition("-")[0]


def by_currency(cards: Sequence[str]) -> dict[str, list[str]]:
    """The cards of each currency that there is, low cards first."""
    groups = {name: sorted([card for card in cards if currency(card) == name], key=value) for name in CURRENCIES}
    return {name: group for name, group in groups.items() if group}


def currency_on_market(view: AlhambraView, tile: str) -> str | None:
    """What the tile is paid with; None if it is not on the market."""
    return CURRENCIES[view.market.index(tile)] if tile in view.market else None


def ways_to_pay(cards: Sequence[str], price: int) -> list[tuple[str, ...]]:
    """All payments with cards of one currency in which no card is superfluous, high cards first. The exact payments
    come first, and among equally good ones that with the fewest cards."""
    cards = sorted(cards, key=value, reverse=True)
    found: dict[tuple[str, ...], int] = {}

    def add(chosen: tuple[str, ...], start: int, owed: int) -> None:
        for place in range(start, len(cards)):
            card = cards[place]
            if place > start and card == cards[place - 1]:
                continue
            still = owed - value(card)
            if still > 0:
                add((*chosen, card), place + 1, still)
            else:
                # The last card is the lowest: without it the others must not be enough, and they are not.
                found[*chosen, card] = -still

    if price > 0:
        add((), 0, price)
    return sorted(found, key=lambda way: (found[way], len(way)))


def payments(view: AlhambraView, tile: str) -> list[tuple[str, ...]]:
    """The ways to pay for a tile on the market, as far as it has not been paid for yet; empty if it is too dear."""
    wanted = currency_on_market(view, tile)
    owed = TILES[tile].cost - sum(map(value, view.paid))
    highest = value(view.paid[-1]) if view.paid else max(CONTENT.money.values)
    mine = [card for card in view.hand or () if currency(card) == wanted and value(card) <= highest]
    return ways_to_pay(mine, owed)


def overpaid(view: AlhambraView, tile: str, way: Sequence[str]) -> int:
    """How much more than the price would be paid; 0 is an exact payment."""
    return sum(map(value, (*view.paid, *way))) - TILES[tile].cost
