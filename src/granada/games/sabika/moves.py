"""The moves of Sabika: their codes and their texts.

A code holds the kind of move and up to two things that it is about. The names of the things are in the content, so a
move knows its book.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from granada.games.sabika.book import Board, Book
from granada.games.sabika.names import names_of
from granada.games.sabika.packed import MOST_OF_KIND, count_in, counted, encode, kind_of, other_of, thing_of
from granada.kernel.errors import IllegalMove, Reason
from granada.kernel.state import Move

CHOOSE: Final[i64] = 0
WORK: Final[i64] = 1
REST: Final[i64] = 2
MAIN: Final[i64] = 3
SECONDARY: Final[i64] = 4
END: Final[i64] = 5
TAKE: Final[i64] = 6
DINAR_AMOUNT: Final[i64] = 7
PARIA_AMOUNT: Final[i64] = 8
SEAL_AMOUNT: Final[i64] = 9
RAW_FROM: Final[i64] = 10
GOOD_FROM: Final[i64] = 11
PROCESS_ONE: Final[i64] = 12
STOP: Final[i64] = 13
DISCARD: Final[i64] = 14
REFUSE: Final[i64] = 15
KEEP: Final[i64] = 16
BUY: Final[i64] = 17
BUY_RAW: Final[i64] = 18
SELL: Final[i64] = 19
TRADE: Final[i64] = 20
FAVOUR_OF: Final[i64] = 21
CITY: Final[i64] = 22
ACTIVATE: Final[i64] = 23
BONUS_OF: Final[i64] = 24
ACT_IN: Final[i64] = 25
SHIP_TO: Final[i64] = 26
OPTION: Final[i64] = 27
ACCEPT: Final[i64] = 28
DECLINE: Final[i64] = 29
EXPAND: Final[i64] = 30
RENEW: Final[i64] = 31
BUILD_MAJOR: Final[i64] = 32
BUILD_MINOR: Final[i64] = 33
WITH: Final[i64] = 34
LEFT: Final[i64] = 35
RIGHT: Final[i64] = 36
EXPORT_TO: Final[i64] = 37
GOODS: Final[i64] = 38
CONSOLIDATE_IN: Final[i64] = 39
CARVE_BLUE: Final[i64] = 40
CARVE_RED: Final[i64] = 41
CARVE_GREY: Final[i64] = 42
REACTIVATE_POEM: Final[i64] = 43
QUARRY_OF: Final[i64] = 44
START_PLAYER: Final[i64] = 45
YUSUF_IN: Final[i64] = 46

# What a move is about.
NUMBER: Final = "number"
ONE_UP: Final = "one-up"
"""Counted from 1."""
WORKER: Final = "worker"
SQUARE: Final = "square"
SPACE: Final = "space"
MATERIAL: Final = "material"
ITEM: Final = "item"
RAW_KIND: Final = "raw"
PLACE: Final = "place"
SECOND: Final = "second"
CITY_NAME: Final = "city"
STORE_TILE: Final = "store-tile"
START_TILE: Final = "start-tile"
MAJOR: Final = "major"
MINOR: Final = "minor"
POEM: Final = "poem"
GREY_POEM: Final = "grey"
MATERIAL_SET: Final = "materials"
GOODS_SET: Final = "goods"
QUARRY_KIND: Final = "quarry"

VERBS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("choose", (START_TILE,)),
    ("work", (WORKER, SQUARE)),
    ("rest", (WORKER,)),
    ("main", ()),
    ("secondary", (SECOND,)),
    ("end", ()),
    ("take", (MATERIAL,)),
    ("dinars", (NUMBER,)),
    ("parias", (NUMBER,)),
    ("seals", (NUMBER,)),
    ("raw", (SPACE,)),
    ("good", (SPACE,)),
    ("process", (RAW_KIND,)),
    ("stop", ()),
    ("discard", (ITEM,)),
    ("refuse", ()),
    ("keep", (PLACE,)),
    ("buy", (MATERIAL,)),
    ("buy-raw", (SPACE,)),
    ("sell", (ITEM,)),
    ("trade", (MATERIAL, MATERIAL)),
    ("favour", (NUMBER,)),
    ("city", (CITY_NAME,)),
    ("activate", (ONE_UP,)),
    ("bonus", (MAJOR,)),
    ("act", (CITY_NAME,)),
    ("ship", (CITY_NAME,)),
    ("option", (ONE_UP,)),
    ("accept", ()),
    ("decline", ()),
    ("expand", (STORE_TILE, ONE_UP)),
    ("renew", ()),
    ("major", (MAJOR,)),
    ("minor", (MINOR,)),
    ("with", (MATERIAL_SET,)),
    ("left", ()),
    ("right", ()),
    ("export", (CITY_NAME,)),
    ("goods", (GOODS_SET,)),
    ("consolidate", (CITY_NAME,)),
    ("blue", (POEM,)),
    ("red", (POEM,)),
    ("grey", (GREY_POEM,)),
    ("reactivate", (POEM,)),
    ("quarry", (QUARRY_KIND,)),
    ("start", (NUMBER,)),
    ("yusuf", (CITY_NAME,)),
]

KINDS_OF_VERB: Final = {verb: [kind for kind, (other, _) in enumerate(VERBS) if other == verb] for verb, _ in VERBS}
NO_ITEMS: Final = "nothing"
TEXTS_KEPT: Final = 4096
"""The number of moves whose texts are stored: they are not written again each time that they can be made."""
MOST_NAMED: Final[i64] = 63
"""The highest number that has a text."""


def carves(kind: i64) -> bool:
    return CARVE_BLUE <= kind <= CARVE_GREY


def colour_of(kind: i64) -> i64:
    """The colour in which a poem is carved: the kinds of moves are in the order of the colours."""
    return kind - CARVE_BLUE


class SabikaMove(Move):
    def __init__(self, code: i64, book: Book, board: Board) -> None:
        super().__init__(code)
        self.book = book
        self.board = board

    def __str__(self) -> str:
        return _written(self.book, self.board, self.code)


@lru_cache(TEXTS_KEPT)
def _written(book: Book, board: Board, code: int) -> str:
    verb, kinds = VERBS[kind_of(code)]
    things = [thing_of(code), other_of(code)]
    return " ".join([verb, *[_text(book, board, kind, things[place]) for place, kind in enumerate(kinds)]])


def parse(text: str, book: Book, board: Board) -> SabikaMove:
    words = text.split()
    for kind in KINDS_OF_VERB.get(words[0], ()) if words else ():
        numbers = _numbers(words[1:], VERBS[kind][1], book, board)
        if numbers is not None:
            return SabikaMove(encode(kind, *numbers), book, board)
    raise IllegalMove(Reason.NOT_UNDERSTOOD, text)


def _numbers(words: list[str], kinds: tuple[str, ...], book: Book, board: Board) -> list[int] | None:
    if kinds in ((MATERIAL_SET,), (GOODS_SET,)):
        return _set_number(words, kinds[0], book, board)
    if len(words) != len(kinds):
        return None
    numbers = []
    for word, kind in zip(words, kinds, strict=True):
        names = _names(book, board, kind)
        if word not in names:
            return None
        numbers.append(names.index(word))
    return numbers


def _set_number(words: list[str], kind: str, book: Book, board: Board) -> list[int] | None:
    names = _names(book, board, kind)
    if words == [NO_ITEMS]:
        return [0]
    if not words or len(words) > MOST_OF_KIND or any(word not in names for word in words):
        return None
    return [sum(int(counted(place, words.count(name))) for place, name in enumerate(names))]


def _text(book: Book, board: Board, kind: str, number: i64) -> str:
    names = _names(book, board, kind)
    if kind not in (MATERIAL_SET, GOODS_SET):
        return names[number]
    chosen = [name for place, name in enumerate(names) for _ in range(count_in(number, place))]
    return " ".join(chosen) or NO_ITEMS


def _names(book: Book, board: Board, kind: str) -> list[str]:
    return board.raw_names if kind == SPACE else _names_of_book(book)[kind]


@lru_cache(8)
def _names_of_book(book: Book) -> dict[str, list[str]]:
    names = names_of(book)
    return {
        NUMBER: [str(number) for number in range(MOST_NAMED + 1)],
        ONE_UP: [str(number) for number in range(1, MOST_NAMED + 1)],
        WORKER: names.workers,
        SQUARE: names.squares,
        MATERIAL: names.materials,
        MATERIAL_SET: names.materials,
        ITEM: names.items[: -len(names.raws)],
        GOODS_SET: names.items[len(names.materials) : -len(names.raws)],
        RAW_KIND: names.raws,
        PLACE: ["storehouse", "poem"],
        SECOND: ["raw", "marble"],
        CITY_NAME: names.cities,
        STORE_TILE: names.store_tiles,
        START_TILE: names.starting_tiles,
        MAJOR: names.majors,
        MINOR: names.minors,
        POEM: names.poems,
        GREY_POEM: names.greys,
        QUARRY_KIND: ["minor", "major"],
    }
