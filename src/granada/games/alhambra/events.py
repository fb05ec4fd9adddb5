"""The events of Alhambra. Seats are numbers; cards, tiles and cells are named as in the notation."""

from granada.kernel.event import Event


class Took(Event, frozen=True, tag="alhambra-took"):
    seat: int
    cards: tuple[str, ...]


class Bought(Event, frozen=True, tag="alhambra-bought"):
    seat: int
    tile: str
    cards: tuple[str, ...]
    exact: bool


class Placed(Event, frozen=True, tag="alhambra-placed"):
    seat: int
    tile: str
    cell: str


class Reserved(Event, frozen=True, tag="alhambra-reserved"):
    seat: int
    tile: str


class GivenToDirk(Event, frozen=True, tag="alhambra-given"):
    seat: int
    tile: str


class Withdrawn(Event, frozen=True, tag="alhambra-withdrawn"):
    seat: int
    tile: str


class Swapped(Event, frozen=True, tag="alhambra-swapped"):
    seat: int
    tile: str
    out: str
    cell: str


class Passed(Event, frozen=True, tag="alhambra-passed"):
    seat: int


class MoneyDrawn(Event, frozen=True, tag="alhambra-money-drawn"):
    cards: tuple[str, ...]


class MoneyReshuffled(Event, frozen=True, tag="alhambra-money-reshuffled"):
    cards: int


class MarketFilled(Event, frozen=True, tag="alhambra-market-filled"):
    tile: str
    currency: str


class DirkDrew(Event, frozen=True, tag="alhambra-dirk-drew"):
    tiles: tuple[str, ...]


class ScoringCardDrawn(Event, frozen=True, tag="alhambra-scoring-card"):
    round: int


class Scored(Event, frozen=True, tag="alhambra-scored"):
    """One scoring: a row for each seat, and with two players for Dirk, of points for each building and the wall, and
    another one of how many buildings of each kind there were."""

    round: int
    rows: tuple[tuple[int, ...], ...]
    counts: tuple[tuple[int, ...], ...]


class LastTileWon(Event, frozen=True, tag="alhambra-last-tile-won"):
    seat: int
    tile: str
    currency: str


class LastTileLeft(Event, frozen=True, tag="alhambra-last-tile-left"):
    tile: str
    currency: str


class GameOver(Event, frozen=True, tag="alhambra-game-over"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


DEEDS = (
    "alhambra-took",
    "alhambra-bought",
    "alhambra-placed",
    "alhambra-reserved",
    "alhambra-swapped",
    "alhambra-withdrawn",
    "alhambra-last-tile-won",
)
"""The events that are counted for the seat that they name."""
