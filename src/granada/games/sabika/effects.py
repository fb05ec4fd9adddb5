"""The effect language: what a component does, as a tree and as one line of text.

    then(gain(dinar,1),action(storehouse))        an effect
    on(income,gain(dinar,2)); mod(tribute,-1)     the clauses of a blue poem or an event
    each(set(majors,minors),4,16)                 a scoring
    city[europe]                                  the cities that Yusuf looks for

A tree is made of frozen values, and its str() is its canonical text; parser.py reads the text. The language is closed:
the classes below with their fields, which are the arguments in order, and the names of vocabulary.py are all there is.
Names of a board, such as the regions of the map, are checked with the rest of the content.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from granada.games.sabika.packed import MOST_EXPORTED
from granada.games.sabika.vocabulary import (
    KEYS,
    TRIGGERS,
    ActionName,
    Building,
    Goal,
    Material,
    Resource,
    Sign,
    TallyName,
)

HIGHEST = 99
"""No printed number is higher."""
Number = Annotated[int, Meta(ge=1, le=HIGHEST)]
Exported = Annotated[int, Meta(ge=1, le=MOST_EXPORTED)]
SEVERAL = Meta(extra_json_schema={"minItems": 2})
"""Forms begin with two members. A draft may have fewer: the parser says what is wrong with that."""
Materials = Annotated[tuple[Material, ...], SEVERAL]
FILTERS = sorted({chosen for filters in TRIGGERS.values() for chosen in filters})


class Node(msgspec.Struct, frozen=True):
    """One call: its tag is its name, its fields are its arguments."""

    def __str__(self) -> str:
        return f"{name(type(self))}({','.join(argument(getattr(self, field)) for field in self.__struct_fields__)})"


# What a player gets or does.


class Gain(Node, frozen=True, tag="gain"):
    resource: Resource
    n: Number


class GainChoice(Node, frozen=True, tag="gain_choice"):
    """n materials, each freely chosen from these kinds."""

    kinds: Materials
    n: Number


class Mix(Node, frozen=True, tag="mix"):
    """n units, each taken as a dinar or a paria."""

    n: Number


class Raw(Node, frozen=True, tag="raw"):
    """Raw materials from the rondel."""

    n: Number


class Good(Node, frozen=True, tag="good"):
    """Tokens from the rondel, straight into storehouses as goods."""

    n: Number


class Process(Node, frozen=True, tag="process"):
    """Process up to n raw materials of the workshop into goods."""

    n: Number


class Paria(Node, frozen=True, tag="paria"):
    n: Number


class PP(Node, frozen=True, tag="pp"):
    n: Number


class LosePP(Node, frozen=True, tag="lose_pp"):
    n: Number


class Transactions(Node, frozen=True, tag="transactions"):
    """Make up to n transactions of the market."""

    n: Number


class Action(Node, frozen=True, tag="action"):
    """A main action with its normal costs, without a worker; lost if impossible."""

    action: ActionName


class Favour(Node, frozen=True, tag="favour"):
    """Steps on the favour track, one at a time, a bonus after each."""

    n: Number


class FavourBonus(Node, frozen=True, tag="favour_bonus"):
    """The bonus of n earlier spaces of the favour track, without a step."""

    n: Number


class CityBonus(Node, frozen=True, tag="city_bonus"):
    """The City Bonus of n different cities where the player is present."""

    n: Number


class StorehouseBonus(Node, frozen=True, tag="storehouse_bonus"):
    """The bonus of n different visible storehouse tiles of the player."""

    n: Number


class MajorBonus(Node, frozen=True, tag="major_bonus"):
    """The construction bonus of n major tiles that are still on the board in this era."""

    n: Number


class RedCityAction(Node, frozen=True, tag="red_city_action"):
    """The action of n red cities where the player is present."""

    n: Number


class PlaceShip(Node, frozen=True, tag="place_ship"):
    """A free ship to a city without presence; up to so many goods exported; no seal, no City Bonus."""

    goods: Exported


class Then(Node, frozen=True, tag="then"):
    """All parts in order; an impossible one is skipped."""

    parts: "Parts"


class Or(Node, frozen=True, tag="or"):
    """Exactly one part."""

    parts: "Parts"


class Optional(Node, frozen=True, tag="optional"):
    """May be declined."""

    effect: "Effect"


class Pay(Node, frozen=True, tag="pay"):
    """Only a player who pays n of the resource has the effect."""

    resource: Resource
    n: Number
    effect: "Effect"


class Per(Node, frozen=True, tag="per"):
    """The effect once for each that is counted; no limit is None."""

    count: "Count"
    effect: "Effect"
    limit: Number | None


Effect = (
    Gain
    | GainChoice
    | Mix
    | Raw
    | Good
    | Process
    | Paria
    | PP
    | LosePP
    | Transactions
    | Action
    | Favour
    | FavourBonus
    | CityBonus
    | StorehouseBonus
    | MajorBonus
    | RedCityAction
    | PlaceShip
    | Then
    | Or
    | Optional
    | Pay
    | Per
)
Effects = tuple[Effect, ...]
Parts = Annotated[tuple[Effect, ...], SEVERAL]

# What is counted.


class Tally(Node, frozen=True, tag="tally"):
    of: TallyName

    def __str__(self) -> str:
        return self.of


class Has(Node, frozen=True, tag="has"):
    """1 for a player who owns a building of this type, else 0."""

    building: Building

    def __str__(self) -> str:
        return f"has[{self.building}]"


class Presence(Node, frozen=True, tag="presence"):
    """Cities with a ship of the player: all, those with a blue or a red tile, or those of one region."""

    where: str | None

    def __str__(self) -> str:
        return "presence" if self.where is None else f"presence[{self.where}]"


class Sets(Node, frozen=True, tag="set"):
    """Complete sets: the smallest of the counts."""

    counts: "Counts"


class Half(Node, frozen=True, tag="half"):
    """Rounded down."""

    count: "Count"


Count = Tally | Has | Presence | Sets | Half
Counts = Annotated[tuple[Count, ...], SEVERAL]

# Clauses: what holds from now on.


class Trigger(Node, frozen=True, tag="trigger"):
    event: Annotated[str, Meta(extra_json_schema={"enum": [*TRIGGERS]})]
    filter: Annotated[str, Meta(extra_json_schema={"enum": FILTERS})] | None

    def __str__(self) -> str:
        return self.event if self.filter is None else f"{self.event}({self.filter})"


class On(Node, frozen=True, tag="on"):
    """The effect each time after the trigger, or the first time in a round only."""

    trigger: Trigger
    effect: Effect
    once_a_round: bool

    def __str__(self) -> str:
        return f"on({self.trigger},{self.effect}{',1/round' if self.once_a_round else ''})"


class Mod(Node, frozen=True, tag="mod"):
    key: Annotated[str, Meta(extra_json_schema={"enum": [*KEYS]})]
    sign: Sign
    n: Annotated[int, Meta(ge=0, le=HIGHEST)]

    def __str__(self) -> str:
        return f"mod({self.key},{self.sign}{self.n})"


class Store(Node, frozen=True, tag="store"):
    """Store boxes of its own, for goods only."""

    boxes: Number

    def __str__(self) -> str:
        return f"store({self.boxes},goods)"


Clause = On | Mod | Store
Clauses = tuple[Clause, ...]

# Scorings.


class Majority(Node, frozen=True, tag="majority"):
    """Points for the places that players take in a count."""

    count: Count


class Each(Node, frozen=True, tag="each"):
    """A number of PP for each thing that is counted; no limit is None."""

    count: Count
    pp: Number
    limit: Number | None


Scoring = Majority | Each
Scorings = tuple[Scoring, ...]


class Match(Node, frozen=True, tag="match"):
    """The cities that fit a trade card when Yusuf looks for one.

    `any` city; `city[europe]`, one of a region, or with a blue or red tile; `linked`, one route away from a ship of
    his, any while he has none; `new_region`, of a region where he has no ship. When he consolidates, the last two fit
    any city.
    """

    goal: Goal
    where: str | None

    def __str__(self) -> str:
        return self.goal if self.where is None else f"{self.goal}[{self.where}]"


def line(nodes: Iterable[Node]) -> str:
    """A list in one line, as the content file writes it."""
    return "; ".join(str(node) for node in nodes)


def name(kind: type[Node]) -> str:
    return str(kind.__struct_config__.tag)


def argument(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return ("/" if value and isinstance(value[0], str) else ",").join(str(part) for part in value)
    return str(value)


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it."""
    yield node
    for field in node.__struct_fields__:
        value = getattr(node, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from walk(part)
