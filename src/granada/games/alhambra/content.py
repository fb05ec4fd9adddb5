"""The components of Alhambra, read from content.toml, typed and checked once."""

from collections import Counter
from importlib.resources import files
from typing import Literal

import msgspec

from granada.kernel.content_faults import FileFault, PlacedFault, fault
from granada.kernel.errors import BadContent

Provenance = Literal["rulebook", "inferred", "house"]

SIDES = "nesw"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance


class Currency(Row, frozen=True, kw_only=True):
    id: str


class Building(Row, frozen=True, kw_only=True):
    id: str
    points: tuple[tuple[int, ...], ...]


class Tile(Row, frozen=True, kw_only=True):
    building: str
    cost: int
    walls: str

    @property
    def id(self) -> str:
        return f"{self.building}-{self.cost}{self.walls}"


class Money(Row, frozen=True, kw_only=True):
    values: tuple[int, ...]
    copies: int
    copies_with_two_players: int
    starting_sum: int
    display: int
    most_for_several: int


class ScoringCards(Row, frozen=True, kw_only=True):
    piles: int
    in_piles: tuple[int, int]


class Dirk(Row, frozen=True, kw_only=True):
    start: int
    after_first_scoring: int
    share_after_second_scoring: int


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    currencies: tuple[Currency, ...]
    buildings: tuple[Building, ...]
    tiles: tuple[Tile, ...]
    money: Money
    scoring_cards: ScoringCards
    dirk: Dirk


def read(text: str) -> Content:
    """The content of a file, or BadContent with everything that is wrong with it."""
    try:
        content = msgspec.toml.decode(text, type=Content)
    except msgspec.DecodeError as error:
        raise BadContent(fault("", FileFault.NOT_READABLE, detail=error)) from None
    if faults := check(content):
        raise BadContent(*faults)
    return content


def check(content: Content) -> list[PlacedFault]:
    """The faults of this content. The printed tiles are strictly symmetrical, which catches nearly every mistake."""
    faults = []
    tiles = content.tiles

    def expect(what: str, found: object, wanted: object) -> None:
        if found != wanted:
            faults.append(fault(what, FileFault.INSTEAD, found=found, wanted=wanted))

    for tile in tiles:
        if [side for side in SIDES if side in tile.walls] != list(tile.walls):
            faults.append(
                fault(
                    f"tile {tile.id} walls",
                    FileFault.INSTEAD,
                    found=tile.walls,
                    wanted="some of n, e, s, w, in this order",
                )
            )
    for tile_id, count in Counter(tile.id for tile in tiles).items():
        expect(f"tiles named {tile_id}", count, 1)
    expect("currencies", len(content.currencies), 4)
    expect("different currencies", len({currency.id for currency in content.currencies}), 4)
    expect("values of money cards", list(content.money.values), list(range(1, len(content.money.values) + 1)))
    expect("buildings", len({building.id for building in content.buildings}), len(content.buildings))
    for side in SIDES:
        expect(f"walls on side {side}", sum(side in tile.walls for tile in tiles), 20)
    shapes = Counter(tile.walls for tile in tiles)
    for walls in SIDES:
        expect(f"tiles with the single wall {walls}", shapes[walls], 4)
    for walls in ("ne", "es", "sw", "nw"):
        expect(f"tiles with the corner {walls}", shapes[walls], 5)
    for walls in ("nes", "esw", "nsw", "new"):
        expect(f"tiles with the walls {walls}", shapes[walls], 2)
    expect("tiles without walls", shapes[""], 10)
    expect("tiles", len(tiles), 54)
    expect("sum of the prices", sum(tile.cost for tile in tiles), 421)
    counts = Counter(tile.building for tile in tiles)
    expect("tiles of each building", [counts[building.id] for building in content.buildings], [7, 7, 9, 9, 11, 11])
    for building in content.buildings:
        expect(f"places paid for {building.id}", [len(places) for places in building.points], [1, 2, 3])
    first, second = content.scoring_cards.in_piles
    if not 1 <= first < second - 1 < content.scoring_cards.piles:
        wanted = "two piles in order, with another between them"
        faults.append(fault("scoring_cards in_piles", FileFault.INSTEAD, found=[first, second], wanted=wanted))
    return faults


CONTENT = read(files(__package__).joinpath("content.toml").read_text(encoding="utf-8"))
