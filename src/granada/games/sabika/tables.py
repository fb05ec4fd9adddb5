"""The tables of content.toml that hold the figures of the rules, and Content, the whole of its lists and tables."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from granada.games.sabika.effects import Exported, Node
from granada.games.sabika.rows import (
    BalanceBonus,
    BalanceCard,
    City,
    CityTile,
    Event,
    FavourSpace,
    Good,
    Granada,
    MajorPoem,
    MajorTile,
    MaterialPieces,
    MinorCard,
    MinorPoem,
    Natural,
    Place,
    PlainAction,
    Positive,
    Price,
    Printed,
    RoundSpace,
    Route,
    Row,
    SecondarySpace,
    Square,
    StartingTile,
    StorehouseTile,
    SultansWorkers,
    Trade,
    TradeCard,
    Wish,
    YusufCard,
    YusufTile,
)
from granada.games.sabika.vocabulary import Material


class Written(NamedTuple):
    where: str  # minor_poems 7 blue
    nodes: tuple[Node, ...]
    provenance: str


ByPlayers = tuple[Positive, Positive, Positive, Positive]
"""One figure for each number of players, from one to four."""


class Start(Printed, frozen=True, kw_only=True):
    pp: Natural
    parias: Natural
    favour: Natural
    ships: Positive
    master_builders: Positive
    merchants: Positive
    poets: Positive
    storehouses: Positive
    boxes: Positive
    starting_tiles: Positive


class RawCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    master_builder: Natural
    merchant: Natural


class MarbleCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    merchant: Natural
    poet: Natural


class Work(Printed, frozen=True, kw_only=True):
    free_steps: Natural
    step_cost: Natural
    foreign_cost: Natural
    raw_cost: RawCost
    marble_cost: MarbleCost


class Rest(Printed, frozen=True, kw_only=True):
    dinars: Natural
    pp: Natural


class Storehouse(Printed, frozen=True, kw_only=True):
    expansion_pp: tuple[Natural, Natural]


class Construction(Printed, frozen=True, kw_only=True):
    base: Material
    extra_slots: Natural
    renewal_cost: Natural
    renewal_pp: Natural
    favour: Natural


class Export(Printed, frozen=True, kw_only=True):
    goods: Exported
    base: Natural
    demand: Natural


class Consolidate(Printed, frozen=True, kw_only=True):
    rival_pp: Natural
    rival_dinars: Natural


class Produce(Printed, frozen=True, kw_only=True):
    process: Positive


class CarveCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue: Natural
    red: Natural
    grey: Natural


class Carve(Printed, frozen=True, kw_only=True):
    cost: CarveCost
    cost_step: Natural
    most_grey: Natural
    bases: tuple[Material, ...]
    extra_slots: Natural


class Tribute(Printed, frozen=True, kw_only=True):
    dinars: Positive
    seals: Positive
    pp: Positive


class Seal(Printed, frozen=True, kw_only=True):
    pp: Natural


class Leftovers(Printed, frozen=True, kw_only=True):
    good: Natural
    marble: Natural
    ceramic: Natural
    dinars: Positive


class Majority(Printed, frozen=True, kw_only=True):
    places: tuple[Natural, Natural, Natural]
    two_players: tuple[Natural, Natural]


class Displays(Printed, frozen=True, kw_only=True):
    minor_poems: ByPlayers
    major_poems: ByPlayers
    minor_cards: Positive
    storehouse_tiles: Positive
    events: Positive


class Yusuf(Printed, frozen=True, kw_only=True):
    pp: Natural
    hard_pp: Natural
    boxes: Natural
    rival_pp: Natural


# All together.


class Content(msgspec.Struct, frozen=True):
    edition: Annotated[str, Meta(pattern=r"^[a-z0-9.-]{1,40}\Z")]
    squares: tuple[Square, ...]
    secondary_spaces: tuple[SecondarySpace, ...]
    sultans_workers: tuple[SultansWorkers, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    round_track: tuple[RoundSpace, ...]
    favour_track: tuple[FavourSpace, ...]
    materials: tuple[MaterialPieces, ...]
    goods: tuple[Good, ...]
    market: tuple[Price, ...]
    trades: tuple[Trade, ...]
    plain_actions: tuple[PlainAction, ...]
    turn_order: tuple[Place, ...]
    minor_poems: tuple[MinorPoem, ...]
    major_poems: tuple[MajorPoem, ...]
    trade_cards: tuple[TradeCard, ...]
    wishes: tuple[Wish, ...]
    storehouse_tiles: tuple[StorehouseTile, ...]
    starting_tiles: tuple[StartingTile, ...]
    city_tiles: tuple[CityTile, ...]
    major_tiles: tuple[MajorTile, ...]
    minor_cards: tuple[MinorCard, ...]
    balance_bonuses: tuple[BalanceBonus, ...]
    balance_cards: tuple[BalanceCard, ...]
    events: tuple[Event, ...]
    yusuf_tiles: tuple[YusufTile, ...]
    yusuf_cards: tuple[YusufCard, ...]
    granada: Granada
    start: Start
    work: Work
    rest: Rest
    storehouse: Storehouse
    construction: Construction
    export: Export
    consolidate: Consolidate
    produce: Produce
    carve: Carve
    tribute: Tribute
    seal: Seal
    leftovers: Leftovers
    majority: Majority
    displays: Displays
    yusuf: Yusuf

    def lists(self) -> Iterator[tuple[str, tuple[Row, ...]]]:
        """Every list of rows, by its name."""
        for table in self.__struct_fields__:
            value = getattr(self, table)
            if isinstance(value, tuple):
                yield table, value

    def trees(self) -> Iterator[Written]:
        """Everything in the effect language that is written in a list."""
        for table, rows in self.lists():
            for row in rows:
                for field in row.__struct_fields__:
                    value = getattr(row, field)
                    nodes = value if isinstance(value, tuple) else (value,)
                    if nodes and all(isinstance(node, Node) for node in nodes):
                        provenance = getattr(row, f"{field}_provenance", getattr(row, "provenance", ""))
                        yield Written(f"{table} {row.label} {field}", nodes, provenance)
