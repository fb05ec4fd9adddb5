"""The rows of the lists in content.toml, typed: one class for each kind of component.

Effects are trees; str() of a tree is its text.
"""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from granada.games.sabika.effects import Clauses, Effect, Effects, Match, Scoring, Scorings
from granada.games.sabika.vocabulary import ActionName, Material

Provenance = Literal["rulebook", "inferred", "house"]
Ring = Literal["outer", "middle", "inner"]
Worker = Literal["master_builder", "merchant", "poet"]
Kind = Literal["raw", "marble"]

MOST = 9999
"""No figure is higher, so that no sum is too high for the rules."""
Natural = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Name = Annotated[str, Meta(pattern="^[a-z_]+$")]


def label(keys: Iterable[object]) -> str:
    """The name of a row as its owner knows it: minor_poems 7, squares outer 0, routes florence-ragusa."""
    return " ".join("-".join(map(str, key)) if isinstance(key, list | tuple) else str(key) for key in keys)


class Row(msgspec.Struct, frozen=True):
    """The first field of a row names it among its kind."""

    KEYS: ClassVar[int] = 1  # how many fields it takes to name it

    @classmethod
    def named_by(cls) -> list[str]:
        return [field for field in cls.__struct_fields__ if field != "provenance"][: cls.KEYS]

    @property
    def label(self) -> str:
        return label([getattr(self, key) for key in self.named_by()])


class Printed(Row, frozen=True):
    provenance: Provenance


# The board.


class Square(Printed, frozen=True, kw_only=True):
    KEYS: ClassVar[int] = 2
    ring: Ring
    index: Natural
    action: ActionName
    pile: Literal["left", "right"] | None = None
    """The side of the storehouse tiles."""


class SecondarySpace(Printed, frozen=True, kw_only=True):
    KEYS: ClassVar[int] = 2
    side: Literal["1-2", "3-4"]
    id: str
    kind: Kind
    angle: Annotated[int, Meta(ge=0, lt=360)]
    outer: tuple[Natural, ...] = ()
    middle: tuple[Natural, ...] = ()
    inner: tuple[Natural, ...] = ()
    four_players_only: bool = False


class SultansWorkers(Printed, frozen=True, kw_only=True):
    players: tuple[Positive, ...]
    outer: tuple[Natural, ...]
    middle: tuple[Natural, ...]
    inner: tuple[Natural, ...]


class Granada(Printed, frozen=True, kw_only=True):
    x: Percent
    y: Percent


class City(Printed, frozen=True, kw_only=True):
    id: Name
    name: str
    region: Name
    x: Percent
    y: Percent


class Route(Printed, frozen=True, kw_only=True):
    between: tuple[str, str]
    cost: Positive
    cost_provenance: Provenance


class RoundSpace(Printed, frozen=True, kw_only=True):
    space: Positive
    tribute: Natural
    wish: bool = False
    era_change: bool = False
    event_change: bool = False


class FavourSpace(Printed, frozen=True, kw_only=True):
    space: Positive
    bonus: Effect


# Pieces and prices.


class MaterialPieces(Printed, frozen=True, kw_only=True):
    id: Material
    pp: Positive
    pieces: Positive


class Good(Printed, frozen=True, kw_only=True):
    id: Name
    raw: Name
    tokens: Positive


class Price(Printed, frozen=True, kw_only=True):
    item: Material | Literal["raw", "good"]
    buy: Natural | None = None
    sell: Natural | None = None


class Trade(Printed, frozen=True, kw_only=True):
    KEYS: ClassVar[int] = 2
    give: Material
    take: Material
    dinars: Natural


class PlainAction(Printed, frozen=True, kw_only=True):
    id: ActionName
    effect: Effect


class Place(Printed, frozen=True, kw_only=True):
    """A place in the turn order."""

    place: Positive
    dinars: Natural


# Cards and tiles.


class MinorPoem(Row, frozen=True, kw_only=True):
    number: Positive
    asterisk: bool = False
    blue: Clauses
    blue_provenance: Provenance
    red: Effect
    red_provenance: Provenance


class MajorPoem(Printed, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[A-H][1-9]$")]
    asterisk: bool = False
    scoring: Scoring
    solo: bool = True

    @property
    def letter(self) -> str:
        return self.id[0]


class TradeCard(Printed, frozen=True, kw_only=True):
    number: Positive
    asterisk: bool = False
    scoring: Scoring
    match: Match
    match_provenance: Provenance


class Wish(Printed, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[A-C][1-3]$")]
    scorings: Scorings

    @property
    def letter(self) -> str:
        return self.id[0]


class StorehouseTile(Printed, frozen=True, kw_only=True):
    id: str
    boxes: Positive
    bonus: Effect


class StartingTile(Printed, frozen=True, kw_only=True):
    number: Positive
    bonus: Effect


class CityTile(Printed, frozen=True, kw_only=True):
    id: str
    colour: Literal["blue", "red"]
    demand: tuple[str, ...]
    bonus: Effect
    consolidation: Effect


class MajorTile(Printed, frozen=True, kw_only=True):
    number: Positive
    era: Literal[1, 2]
    building: Literal["palace", "fountain", "door"]
    bonus: Effect
    three_players_up: bool = False


class MinorCard(Printed, frozen=True, kw_only=True):
    number: Positive
    building: Literal["garden", "tower", "window"]
    base: Literal["gypsum", "wood", "marble"]
    left: str
    right: str


class BalanceBonus(Printed, frozen=True, kw_only=True):
    colour: Name
    bonus: Effect
    colour_provenance: Provenance


class BalanceCard(Printed, frozen=True, kw_only=True):
    number: Positive
    left: str
    right: Literal["wild"]


class Event(Printed, frozen=True, kw_only=True):
    number: Positive
    colour: Literal["green", "red"]
    effect: Clauses


class YusufTile(Printed, frozen=True, kw_only=True):
    id: str
    worker: Worker


class YusufCard(Printed, frozen=True, kw_only=True):
    id: str
    worker: Worker
    square: Natural
    discard: tuple[Kind, ...] = ()
    actions: tuple[ActionName, ...] = ()
    score: Effects = ()
