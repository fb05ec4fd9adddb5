"""What can happen in Sabika. Seats are numbers; workers, squares, cities, tiles and cards are named as in the notation.

What somebody has decided comes first, then what happened by itself, then, for each player, what it has brought.
"""

from granada.kernel.event import Event


class StartingTilesShown(Event, frozen=True, tag="sabika-starting-tiles"):
    tiles: tuple[str, ...]
    start: int


class Worked(Event, frozen=True, tag="sabika-worked"):
    seat: int
    worker: str
    square: str
    cost: int


class Rested(Event, frozen=True, tag="sabika-rested"):
    seat: int
    worker: str


class Acted(Event, frozen=True, tag="sabika-acted"):
    seat: int
    action: str


class SecondaryActed(Event, frozen=True, tag="sabika-secondary"):
    seat: int
    kind: str


class Bought(Event, frozen=True, tag="sabika-bought"):
    seat: int
    item: str


class Sold(Event, frozen=True, tag="sabika-sold"):
    seat: int
    item: str


class Exchanged(Event, frozen=True, tag="sabika-exchanged"):
    seat: int
    give: str
    take: str


class Discarded(Event, frozen=True, tag="sabika-discarded"):
    seat: int
    item: str


class Refused(Event, frozen=True, tag="sabika-refused"):
    seat: int


class Expanded(Event, frozen=True, tag="sabika-expanded"):
    seat: int
    tile: str
    storehouse: int


class Activated(Event, frozen=True, tag="sabika-activated"):
    seat: int
    tile: str


class Renewed(Event, frozen=True, tag="sabika-renewed"):
    seat: int


class MajorBuilt(Event, frozen=True, tag="sabika-major-built"):
    seat: int
    tile: str
    materials: tuple[str, ...]


class MinorBuilt(Event, frozen=True, tag="sabika-minor-built"):
    seat: int
    card: str
    side: str
    balanced: bool


class FavourChosen(Event, frozen=True, tag="sabika-favour"):
    seat: int
    space: int


class Exported(Event, frozen=True, tag="sabika-exported"):
    seat: int
    city: str
    cost: int


class GoodsExported(Event, frozen=True, tag="sabika-goods-exported"):
    seat: int
    city: str
    goods: tuple[str, ...]


class ShipPlaced(Event, frozen=True, tag="sabika-ship-placed"):
    seat: int
    city: str


class Consolidated(Event, frozen=True, tag="sabika-consolidated"):
    seat: int
    city: str


class CityBonusChosen(Event, frozen=True, tag="sabika-city-bonus"):
    seat: int
    city: str


class Carved(Event, frozen=True, tag="sabika-carved"):
    seat: int
    colour: str
    poem: str
    materials: tuple[str, ...]


class Reactivated(Event, frozen=True, tag="sabika-reactivated"):
    seat: int
    poem: str


class StartPlayerNamed(Event, frozen=True, tag="sabika-start-player"):
    seat: int


class NarratorMoved(Event, frozen=True, tag="sabika-narrator"):
    space: int


class WishScored(Event, frozen=True, tag="sabika-wish"):
    wish: str
    points: tuple[int, ...]
    """By seat; Yusuf's last."""


class EventChanged(Event, frozen=True, tag="sabika-event"):
    number: int


class RoundBegan(Event, frozen=True, tag="sabika-round"):
    round: int


class YusufPlayed(Event, frozen=True, tag="sabika-yusuf"):
    card: str
    square: str


class FinallyScored(Event, frozen=True, tag="sabika-final"):
    """By seat, Yusuf's last: major poems, trade card, leftovers."""

    major_poems: tuple[int, ...]
    trade: tuple[int, ...]
    leftovers: tuple[int, ...]


class GameOver(Event, frozen=True, tag="sabika-game-over"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Changed(Event, frozen=True, tag="sabika-changed"):
    """What all of that has brought a player, or cost: dinars, PP, a material. Yusuf sits behind the last seat."""

    seat: int
    what: str
    by: int
