"""The events of Sabika. Together with the view before the first move, they describe the whole game.

Seats are numbers, Yusuf's is the one after the only seat; everything else is named as in the notation and the view.
The event of the decision comes first, then automatic consequences, then, for each player, the gains and losses.
"""

from typing import Literal

from granada.kernel.event import Event

Place = Literal["storehouse", "poem"]
Means = Literal["parias", "dinars", "seals"]
Display = Literal["majors", "minors", "poems", "greys", "storehouse_tiles"]
"""A part of the view from which components are taken."""
Source = Literal[
    "starting-tile",
    "city-bonus",
    "blue-city",
    "red-city",
    "storehouse-tile",
    "major-tile",
    "favour-space",
    "balance",
    "blue-poem",
    "yusuf-card",
]
"""What a bonus can come from. A blue city pays income, a red one gives its action."""
Counted = tuple[str, ...]
"""What a scoring counts of one player: places of the board such as ``major:3``, ``blue:7`` or ``city:fez`` for the ship
there, and ``amount:seals`` for what is only a number."""


# Before the first turn.


class StartingTileChosen(Event, frozen=True, tag="sabika-starting-tile"):
    """The choice is secret: the tile is shown when all have chosen."""

    seat: int


class StartingTilesShown(Event, frozen=True, tag="sabika-starting-tiles"):
    tiles: tuple[str, ...]
    start: int


# A turn.


class Worked(Event, frozen=True, tag="sabika-worked"):
    seat: int
    worker: str
    square: str
    cost: int


class Rested(Event, frozen=True, tag="sabika-rested"):
    seat: int
    worker: str


class Acted(Event, frozen=True, tag="sabika-acted"):
    """A main action begins: that of the square, or one that comes as a bonus."""

    seat: int
    action: str


class ActionLost(Event, frozen=True, tag="sabika-action-lost"):
    """An action that came as a bonus is impossible, and is lost."""

    seat: int
    action: str


class SecondaryActed(Event, frozen=True, tag="sabika-secondary"):
    seat: int
    kind: str
    space: str
    cost: int


class Paid(Event, frozen=True, tag="sabika-paid"):
    """Whatever was bought or done just before or comes next. A seal pays like a dinar."""

    seat: int
    dinars: int
    seals: int


class BonusEarned(Event, frozen=True, tag="sabika-bonus"):
    seat: int
    source: Source
    name: str
    """The name of the city, tile, space, colour, poem or card."""
    effect: str
    """The effect, in the effect language."""
    after_round: bool
    """Whether the round is over: an income, or what a poem does then."""


class PointsBrought(Event, frozen=True, tag="sabika-brought"):
    """PP of an effect after a round, at the moment when it brings them. Within a turn only their sum is told."""

    seat: int
    source: str
    pp: int


class OptionChosen(Event, frozen=True, tag="sabika-option"):
    seat: int
    effect: str


class OfferAccepted(Event, frozen=True, tag="sabika-accepted"):
    seat: int
    effect: str


class OfferDeclined(Event, frozen=True, tag="sabika-declined"):
    seat: int
    effect: str


# Materials, raw materials and goods.


class MaterialTaken(Event, frozen=True, tag="sabika-material"):
    seat: int
    material: str


class MarbleTaken(Event, frozen=True, tag="sabika-marble"):
    seat: int
    space: str


class RawTaken(Event, frozen=True, tag="sabika-raw"):
    """A raw material moves from a space of the rondel into the workshop."""

    seat: int
    space: str
    raw: str


class Processed(Event, frozen=True, tag="sabika-processed"):
    """A raw material of the workshop became a good."""

    seat: int
    raw: str
    good: str
    into: Place


class GoodTaken(Event, frozen=True, tag="sabika-good"):
    """A token of the rondel became a good at once."""

    seat: int
    space: str
    good: str
    into: Place


class Bought(Event, frozen=True, tag="sabika-bought"):
    seat: int
    item: str
    """A material, or the kind of a raw material."""
    cost: int
    space: str | None
    """Where a raw material comes from. If the buyer has one of its kind, that one is processed instead."""


class Sold(Event, frozen=True, tag="sabika-sold"):
    seat: int
    item: str
    dinars: int


class Exchanged(Event, frozen=True, tag="sabika-exchanged"):
    seat: int
    give: str
    take: str


class Discarded(Event, frozen=True, tag="sabika-discarded"):
    seat: int
    item: str


class Refused(Event, frozen=True, tag="sabika-refused"):
    seat: int
    item: str | None
    """The thing for which there was no room; None if a good from the rondel could have been chosen."""


class Expanded(Event, frozen=True, tag="sabika-expanded"):
    seat: int
    tile: str
    storehouse: int
    """Counted from 1, as in the notation."""


# Constructions and poems.


class Renewed(Event, frozen=True, tag="sabika-renewed"):
    seat: int
    cards: tuple[str, ...]
    """The minor cards that went to the discard."""


class MajorBuilt(Event, frozen=True, tag="sabika-major-built"):
    seat: int
    tile: str
    materials: tuple[str, ...]


class MinorTaken(Event, frozen=True, tag="sabika-minor-taken"):
    """A minor poem is taken from the display and paid for; another event has the place where it is built."""

    seat: int
    card: str
    materials: tuple[str, ...]


class MinorBuilt(Event, frozen=True, tag="sabika-minor-built"):
    seat: int
    card: str
    side: Literal["left", "right"]
    balanced: bool


class Carved(Event, frozen=True, tag="sabika-carved"):
    seat: int
    colour: Literal["blue", "red", "grey"]
    poem: str
    materials: tuple[str, ...]


class Reactivated(Event, frozen=True, tag="sabika-reactivated"):
    seat: int
    poem: str


# Trade.


class Exported(Event, frozen=True, tag="sabika-exported"):
    """A ship sails to a city."""

    seat: int
    city: str
    cost: int


class ShipPlaced(Event, frozen=True, tag="sabika-ship-placed"):
    """A ship that costs nothing and brings no seal."""

    seat: int
    city: str


class SealTaken(Event, frozen=True, tag="sabika-seal"):
    seat: int
    city: str


class GoodsExported(Event, frozen=True, tag="sabika-goods-exported"):
    seat: int
    city: str
    goods: tuple[str, ...]


class Consolidated(Event, frozen=True, tag="sabika-consolidated"):
    seat: int
    city: str
    cost: int


class RivalPaid(Event, frozen=True, tag="sabika-rival"):
    """A player who had consolidated in a city before earns something when another one does."""

    city: str
    rival: int
    dinars: int
    pp: int


class PariaMoved(Event, frozen=True, tag="sabika-paria"):
    """A paria token moves; on its new space it comes to lie on top."""

    seat: int
    space: int


# The end of a round.


class RoundEnded(Event, frozen=True, tag="sabika-round-ended"):
    """Income comes next."""

    round: int


class NarratorMoved(Event, frozen=True, tag="sabika-narrator"):
    space: int


class WishScored(Event, frozen=True, tag="sabika-wish"):
    wish: str
    points: tuple[int, ...]
    """The points by seat; Yusuf's last."""
    counted: tuple[Counted, ...]
    """What it counts, by seat."""


class TributeDue(Event, frozen=True, tag="sabika-tribute-due"):
    seat: int
    parias: int


class TributePaid(Event, frozen=True, tag="sabika-tribute-paid"):
    seat: int
    means: Means
    amount: int
    """The amount of the means of payment."""
    covers: int
    """The number of parias that this pays."""


class TributeMissed(Event, frozen=True, tag="sabika-tribute-missed"):
    """The parias that were not paid cost PP."""

    seat: int
    parias: int
    pp: int


class FeePaid(Event, frozen=True, tag="sabika-fee"):
    """The dinars that an event asks for on top of the tribute, and the PP for those that were missing."""

    seat: int
    dinars: int
    pp: int


class EventChanged(Event, frozen=True, tag="sabika-event"):
    number: str
    coming: str | None
    """The event that is shown as the next one."""


class WorkersWoke(Event, frozen=True, tag="sabika-waking"):
    """All workers stand up, and the Sultan's go one step."""

    sultan: tuple[str, ...]
    """The squares where these workers stand."""


class SpacesRefilled(Event, frozen=True, tag="sabika-spaces-refilled"):
    raws: dict[str, str]
    """The kind that came to each space that was empty."""
    marbles: tuple[str, ...]
    """The spaces that have a marble again."""


class DisplayRefilled(Event, frozen=True, tag="sabika-display-refilled"):
    display: Literal["poems", "minors"]
    laid: dict[int, str]
    """The components that came to empty places, by the number of the place: counted from 0, as in the view."""


class StorehouseTilesRefilled(Event, frozen=True, tag="sabika-tiles-refilled"):
    side: Literal["left", "right"]
    laid: dict[int, str]


class Reshuffled(Event, frozen=True, tag="sabika-reshuffled"):
    """A pile was used up and made anew from what had been discarded."""

    pile: str
    """The bag, the minors, or the worker of a deck of Yusuf's."""
    count: int


class EraChanged(Event, frozen=True, tag="sabika-era"):
    era: int
    removed: tuple[str, ...]
    """The major tiles that leave the board."""


class StartPlayerNamed(Event, frozen=True, tag="sabika-start-player"):
    seat: int
    """The leader of the paria track: the choice was theirs."""
    start: int


class RoundBegan(Event, frozen=True, tag="sabika-round"):
    round: int


# Yusuf.


class YusufPlayed(Event, frozen=True, tag="sabika-yusuf"):
    tile: str
    card: str
    worker: str
    square: str


class YusufSkipped(Event, frozen=True, tag="sabika-yusuf-skipped"):
    """A card that sends a builder to the square of his other one: another card is drawn."""

    card: str


class YusufRemoved(Event, frozen=True, tag="sabika-yusuf-removed"):
    """Yusuf removes the token or the marble from a space beside his square."""

    space: str
    item: str


class YusufTook(Event, frozen=True, tag="sabika-yusuf-took"):
    display: Display
    item: str


class YusufSailed(Event, frozen=True, tag="sabika-yusuf-sailed"):
    city: str


class YusufConsolidated(Event, frozen=True, tag="sabika-yusuf-consolidated"):
    """Yusuf consolidates a ship that was there already, or his first one before the game."""

    city: str


class YusufIdle(Event, frozen=True, tag="sabika-yusuf-idle"):
    """An action of his card was impossible."""

    action: str


# The end of the game.


class FinallyScored(Event, frozen=True, tag="sabika-final"):
    """The final scores by seat, Yusuf's last."""

    major_poems: tuple[dict[str, int], ...]
    """PP by poem."""
    trade: tuple[int, ...]
    leftovers: tuple[int, ...]
    counted_by_poems: tuple[dict[str, Counted], ...]
    counted_in_trade: tuple[Counted, ...]
    left_over: tuple[Counted, ...]


class GameOver(Event, frozen=True, tag="sabika-game-over"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    yusuf: int | None
    """Yusuf's score, in games of one player."""


# What a move has brought each player in the end, or cost.


class Scored(Event, frozen=True, tag="sabika-scored"):
    """PP by where they come from."""

    seat: int
    source: str
    pp: int


class Changed(Event, frozen=True, tag="sabika-changed"):
    """Dinars, parias, seals, steps of favour, and pieces by their names."""

    seat: int
    what: str
    by: int


DEEDS = (
    "sabika-worked",
    "sabika-rested",
    "sabika-material",
    "sabika-marble",
    "sabika-raw",
    "sabika-processed",
    "sabika-bought",
    "sabika-sold",
    "sabika-exchanged",
    "sabika-expanded",
    "sabika-major-built",
    "sabika-minor-built",
    "sabika-carved",
    "sabika-reactivated",
    "sabika-exported",
    "sabika-consolidated",
)
"""The events that are counted for the seat that they name."""
