"""What one seat, or a spectator, may know of a game of Sabika.

The starting tiles are secret until all have chosen, and so is the order of decks, piles and the bag; everything else is
public. Everything is named as in the notation, or else as in the content file. An empty place is None.
"""

from typing import Literal

import msgspec

from granada.games.sabika.player import SOURCES
from granada.games.sabika.rows import Ring
from granada.games.sabika.stack import Task
from granada.kernel.view import Scoring, View

PHASES: tuple[Literal["choosing", "playing", "over"], ...] = ("choosing", "playing", "over")

Ship = Literal["exporting", "settled"]
"""An exporting ship stands on the left of its city, a settled (consolidated) one on the right."""


WorkerKind = Literal["builder", "merchant", "poet"]
WORKER_KINDS: dict[str, WorkerKind] = {
    "builder-1": "builder",
    "builder-2": "builder",
    "merchant": "merchant",
    "poet": "poet",
}


class Worker(msgspec.Struct, frozen=True, gc=False):
    kind: WorkerKind
    ring: Ring
    """Where the worker works."""
    square: str | None
    """The square where the worker stands; None in the workshop."""
    standing: bool
    """Whether the worker can still work in this round."""


class Storehouse(msgspec.Struct, frozen=True, gc=False):
    tiles: tuple[str, ...]
    """The tiles, the lower one first. The bonus of the last one can be taken."""
    boxes: int
    """The number of store boxes, with those of the storehouse itself."""


class RowCard(msgspec.Struct, frozen=True, gc=False):
    """A card of a player's row."""

    card: str | None
    """The minor card, or None for the balance card."""
    left: str
    right: str
    """The colours of its halves; a wild one has the colour of what it meets."""
    joins: bool
    """Whether it makes an artwork with the next card."""


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space between two rings, on the side of the board for so many players."""

    kind: Literal["raw", "marble"]
    angle: int
    """The direction from the middle of the rondel, in degrees, clockwise from the top."""
    squares: tuple[str, ...]
    """The squares beside the space, from the outer ring inwards."""


class RoundEnd(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The changes at the end of a round."""

    round: int
    tribute: int
    wish: str | None
    """The wish that comes to the tower at the end of this round."""
    is_scored: bool
    """Whether this wish lies in the tower already."""
    event: str | None
    """The event that begins at the end of this round, if it is known."""
    changes_event: bool
    changes_era: bool


class City(msgspec.Struct, frozen=True, gc=False):
    tile: str
    seal: bool


class YusufView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The components that Yusuf alone has."""

    worker_tiles: int
    """The number of worker tiles that Yusuf has not drawn yet in this round."""
    card: str | None
    """The card that Yusuf has played last."""
    square: str | None
    """The square to which this card sends his worker."""
    decks: dict[str, int]
    """The number of cards left in each deck, by worker."""
    discards: dict[str, tuple[str, ...]]
    storehouse_tiles: tuple[str, ...]
    """The storehouse tiles that Yusuf has taken. They give him boxes, but no bonuses."""


class Prices(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The costs of all actions for a player now, and what they bring. Everything is named as in the view."""

    free_steps: int
    """The steps of a worker that cost nothing."""
    foreign: int
    """The dinars for each foreign worker on the square where a worker goes."""
    raw: dict[str, int]
    """The dinars for a secondary action with a raw material, by ring."""
    marble: dict[str, int]
    """The dinars for a secondary action with marble, by ring."""
    routes: dict[str, int]
    """The dinars for the cheapest way to each city."""
    carve: dict[str, int]
    """The dinars for carving a poem, by colour."""
    consolidate: int
    """The dinars for consolidating a ship."""
    buy: dict[str, int]
    """The dinars for each material, and for any raw material ("raw")."""
    sell: dict[str, int]
    """The dinars that the sale of each material brings, and of any good ("good")."""
    building_pp: dict[str, int]
    """The PP for each material that is used to build."""
    extra_slots: int
    """The number of materials that may be added to the base of a construction."""
    carving_pp: dict[str, int]
    """The PP for each material that is used to carve."""
    export_pp: int
    """The PP for each exported good that is not in demand. A good brings as many parias."""
    export_parias: int
    """The further parias for each exported good."""
    rest_pp: int
    """The PP that a player loses when a worker rests."""
    tribute: int
    """The parias that are due at the end of this round."""
    tribute_fee: int
    """The dinars that are due at the end of this round in addition."""
    tribute_missing: int
    """The parias that the player still needs for the tribute."""
    missing_dinars: int
    """The price of these parias in dinars."""
    missing_pp: int
    """The PP that the player loses for these parias without paying."""


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    pp: int
    points: dict[str, int]
    """The PP by their source."""
    dinars: int
    seals: int
    parias: int
    """The player's space on the paria track."""
    favour: int
    """The player's space on the favour track."""
    materials: dict[str, int]
    goods: dict[str, int]
    """The number of goods of each kind in storehouses."""
    poem_goods: dict[str, int]
    """The number of goods of each kind in the boxes of blue poems."""
    raws: tuple[str, ...]
    """The raw materials on the processing spaces: one of each kind at most."""
    stored: int
    """The number of store boxes of the storehouses that are taken."""
    boxes: int
    """The number of store boxes of the storehouses."""
    poem_boxes: int
    """The number of boxes on blue poems, which hold goods only."""
    storehouses: tuple[Storehouse, ...]
    """The storehouses of the player. Yusuf has none."""
    workers: dict[str, Worker]
    """The workers by their names in the notation."""
    ships: dict[str, Ship]
    """The ships by city, for the cities that have a ship of the player."""
    blue: tuple[str, ...]
    """The blue poems in the order of carving. Yusuf's minor poems have no colour, and are listed here."""
    spent_poems: tuple[str, ...]
    """The blue poems that work once a round and have worked in this round."""
    red: tuple[str, ...]
    grey: tuple[str, ...]
    majors: tuple[str, ...]
    balance_card: str | None
    """The number of the player's balance card. Yusuf has none."""
    left_row: tuple[str, ...]
    """The minor cards to the left of the balance card, from left to right."""
    right_row: tuple[str, ...]
    """The minor cards to the right of the balance card, from left to right."""
    row: tuple[RowCard, ...]
    """The whole row of the player, with the balance card. Yusuf has none."""
    balances: int
    prices: Prices
    if_over_now: dict[str, int]
    """The PP by their source if the last round ended now, without its income, wishes and tribute."""
    greys_now: dict[str, int]
    """The PP that each major poem brings if the game ends now."""
    if_wishes_now: int
    """The PP that the next scoring of the tower would bring now."""


class SabikaView(View, frozen=True, kw_only=True):
    phase: Literal["choosing", "playing", "over"]
    round: int
    """The space of the narrator on the round track."""
    played_round: int
    """The round whose turns are played, or whose end is being settled."""
    round_ends: tuple[RoundEnd, ...]
    era: int
    start: int
    """The seat with the start player token."""
    active: int
    """The seat that has its turn; Yusuf's is the one after the only player's."""
    everyone: tuple[PlayerView, ...]
    """The players by seat; Yusuf is the last."""
    dealt: tuple[str, ...] | None
    """The starting tiles from which the viewer can choose."""
    chosen: tuple[str | None, ...]
    """The starting tile of each seat. Before all have chosen, a viewer sees no other than their own."""
    has_chosen: tuple[bool, ...]
    task: Task | None
    """The task that has to be decided."""
    resolving: tuple[str, ...]
    """The red poems whose effects are not over yet: they cannot be reactivated."""
    renewed: bool
    """Whether the minor cards have been renewed in this turn."""
    paria_pile: tuple[int, ...]
    """The seats in the order of their markers: of several on one space of the paria track, the last is on top."""
    sultan: tuple[str, ...]
    """The squares of the Sultan's workers."""
    spaces: dict[str, Space]
    """The spaces of the rondel for secondary actions."""
    raws: dict[str, str | None]
    """The raw material on each space of the rondel."""
    marbles: dict[str, bool]
    """Whether there is a marble on each space of the rondel."""
    bag: int
    """The number of tokens in the bag."""
    used_tokens: dict[str, int]
    """The number of tokens in the discard, by good."""
    majors: tuple[str, ...]
    """The major tiles of both eras; only those of the present one can be built."""
    minors: tuple[str | None, ...]
    """The minor cards on display: the left column, then the right column, each from the top."""
    minor_deck: int
    """The number of cards in the deck of minor cards."""
    minor_discard: tuple[str, ...]
    poems: tuple[str | None, ...]
    poem_deck: int
    """The number of cards in the deck of minor poems."""
    greys: tuple[str, ...]
    storehouse_tiles: dict[str, tuple[str | None, ...]]
    """The storehouse tiles on the left and on the right of the board."""
    storehouse_piles: dict[str, int]
    """The number of tiles in the piles on the left and on the right of the board."""
    cities: dict[str, City]
    trade_card: str
    wishes: tuple[str, ...]
    """The wishes that are still to come, in their order."""
    tower: tuple[str, ...]
    """The wishes in the tower, which are scored."""
    event: str | None
    coming_event: str | None
    """The event that begins next, if it is known."""
    yusuf: YusufView | None

    @property
    def rival(self) -> str | None:
        return None if self.yusuf is None else "sabika-yusuf"

    def scorings(self) -> tuple[Scoring, ...]:
        sources = tuple(source for source in SOURCES if any(source in player.points for player in self.everyone))
        rows = tuple(tuple(player.points.get(source, 0) for source in sources) for player in self.everyone)
        return (Scoring("sabika-sheet-final" if self.over else "sabika-sheet-now", None, sources, rows),)
