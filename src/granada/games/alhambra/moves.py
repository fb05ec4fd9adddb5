"""The moves of Alhambra: their codes and their texts.

take dinar-3 florin-1        take these cards from the display
buy tower-11n                buy this tile from the market; its price is then paid card by card, high cards first
pay dinar-9                  lay down one card for it
settle                       that is the payment
withdraw tower-11n           redesign: move this tile from the palace to the reserve
use tower-11n                redesign: take up this tile of the reserve, in order to place or to swap it
swap tower-11n garden-8ne    put the first tile on the cell of the second, which goes to the reserve
place tower-11n 2,-1         put a tile 2 cells east and 1 cell south of the fountain
reserve tower-11n            put a tile into the reserve
give tower-11n               with two players: give a tile to Dirk
pass                         only if nothing else is possible
"""

from typing import Final

from mypy_extensions import i64

from granada.games.alhambra.components import CARD_NAMES, CARDS, TILE_NAMES, card_names
from granada.games.alhambra.palace import cell_from_name, cell_name
from granada.kernel.errors import IllegalMove, Reason
from granada.kernel.state import Move

TAKE: Final[i64] = 0
BUY: Final[i64] = 1
PAY: Final[i64] = 2
SETTLE: Final[i64] = 3
WITHDRAW: Final[i64] = 4
USE: Final[i64] = 5
SWAP: Final[i64] = 6
PLACE: Final[i64] = 7
RESERVE: Final[i64] = 8
GIVE: Final[i64] = 9
PASS: Final[i64] = 10

VERBS: Final = ["take", "buy", "pay", "settle", "withdraw", "use", "swap", "place", "reserve", "give", "pass"]
MONEY_NAMES: Final = CARD_NAMES[:CARDS]

# A code holds the kind of move in its lowest bits and up to four things above them, each shifted up by one so that
# zero means none.
KIND_BITS: Final[i64] = 4
THING_BITS: Final[i64] = 6
MOST_THINGS: Final = 4
KIND: Final[i64] = (1 << KIND_BITS) - 1
THING: Final[i64] = (1 << THING_BITS) - 1
CELL_SHIFT: Final[i64] = KIND_BITS + THING_BITS


def with_thing(code: i64, thing: i64, place: i64 = 0) -> i64:
    """The code with one more tile or card in it."""
    return code | (thing + 1) << (KIND_BITS + THING_BITS * place)


def place_code(tile: i64, cell: i64) -> i64:
    return with_thing(PLACE, tile) | cell << CELL_SHIFT


def kind_of(code: i64) -> i64:
    return code & KIND


def thing_of(code: i64, place: i64 = 0) -> i64:
    """The tile or card at this place, -1 if there is none."""
    return (code >> (KIND_BITS + THING_BITS * place) & THING) - 1


def cards_of(code: i64) -> list[int]:
    return [thing_of(code, place) for place in range(MOST_THINGS) if thing_of(code, place) >= 0]


def cell_of(code: i64) -> i64:
    return code >> CELL_SHIFT


class AlhambraMove(Move):
    def __str__(self) -> str:
        code = self.code
        kind = kind_of(code)
        words = [VERBS[kind]]
        if kind in (TAKE, PAY):
            words += card_names(cards_of(code))
        elif kind == SWAP:
            words += [TILE_NAMES[thing_of(code)], TILE_NAMES[thing_of(code, 1)]]
        elif kind == PLACE:
            words += [TILE_NAMES[thing_of(code)], cell_name(cell_of(code))]
        elif kind not in (SETTLE, PASS):
            words.append(TILE_NAMES[thing_of(code)])
        return " ".join(words)


def parse(text: str) -> AlhambraMove:
    """The move with this text. Several cards may be named in any order."""
    words = text.split()
    try:
        move = AlhambraMove(_code(words[0], words[1:]))
    except (ValueError, IndexError):
        raise IllegalMove(Reason.NOT_UNDERSTOOD, text) from None
    if sorted(str(move).split()) != sorted(words):
        raise IllegalMove(Reason.NOT_UNDERSTOOD, text)
    return move


def _code(verb: str, things: list[str]) -> i64:
    kind: i64 = VERBS.index(verb)
    code = kind
    if kind == TAKE and things:
        for place, card in enumerate(sorted(map(MONEY_NAMES.index, things[:MOST_THINGS]))):
            code = with_thing(code, card, place)
    elif kind == PAY:
        code = with_thing(code, MONEY_NAMES.index(things[0]))
    elif kind == PLACE:
        code = place_code(TILE_NAMES.index(things[0]), cell_from_name(things[1]))
    elif kind not in (SETTLE, PASS):
        code = with_thing(code, TILE_NAMES.index(things[0]))
        if kind == SWAP:
            code = with_thing(code, TILE_NAMES.index(things[1]), 1)
    return code
