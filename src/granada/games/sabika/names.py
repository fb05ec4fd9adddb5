"""Names of things outside the rules: as the notation and the content file write them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from granada.games.sabika.book import EMPTY, MATERIALS, WORKERS, Book

SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")
"""The sides of the board where storehouse tiles lie."""
COLOURS: tuple[Literal["blue", "red", "grey"], ...] = ("blue", "red", "grey")
"""The colours of poems."""
WORKSHOP = "workshop"
"""Where workers rest, and where raw materials are processed."""


class Names:
    """The names by the numbers that the rules use."""

    def __init__(self, book: Book) -> None:
        content = book.content
        self.materials: list[str] = MATERIALS
        self.goods: list[str] = book.good_names
        self.raws: list[str] = book.raw_names
        self.items = [*self.materials, *self.goods, *(f"boxed-{good}" for good in self.goods), *self.raws]
        self.workers: list[str] = WORKERS
        self.squares: list[str] = book.square_names
        self.cities: list[str] = book.city_names
        self.city_tiles = [row.label for row in content.city_tiles]
        self.majors = [row.label for row in content.major_tiles]
        self.minors = [row.label for row in content.minor_cards]
        self.poems = [row.label for row in content.minor_poems]
        self.greys = [row.label for row in content.major_poems]
        self.store_tiles = [row.label for row in content.storehouse_tiles]
        self.starting_tiles = [row.label for row in content.starting_tiles]
        self.balance_cards = [row.label for row in content.balance_cards]
        self.colours = [row.label for row in content.balance_bonuses]
        self.wishes = [row.label for row in content.wishes]
        self.trade_cards = [row.label for row in content.trade_cards]
        self.events = [row.label for row in content.events]
        self.yusuf_tiles = [row.label for row in content.yusuf_tiles]
        self.yusuf_cards = [row.label for row in content.yusuf_cards]


@lru_cache(8)
def names_of(book: Book) -> Names:
    return Names(book)


@lru_cache(8)
def effects_of(book: Book) -> list[str]:
    """Every node in the effect language."""
    return [str(tree) for tree in book.trees]


def named(names: Sequence[str], numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([names[number] for number in numbers])


def name_at(names: Sequence[str], number: int) -> str | None:
    """The name of the component with this number; None for an empty place."""
    return None if number == EMPTY else names[number]
