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
"""On the left of its city, or on the right: consolidated."""


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
    """None in the workshop."""
    standing: bool
    """Whether the worker can still work in this round."""


class Storehouse(msgspec.Struct, frozen=True, gc=False):
    tiles: tuple[str, ...]
    """The lower one first; the bonus of the last one can be taken."""
    boxes: int
    """Store boxes, those of the storehouse itself included."""


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
    """Clockwise from the top."""
    squares: tuple[str, ...]
    """Those beside it, from the outer ring inwards."""


class RoundEnd(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What the end of a round brings, or has brought."""

    round: int
    tribute: int
    wish: str | None
    """The one that comes to the tower then."""
    is_scored: bool
    """Whether it lies there already."""
    event: str | None
    """The one that begins then, where it is known."""
    changes_event: bool
    changes_era: bool


class City(msgspec.Struct, frozen=True, gc=False):
    tile: str
    seal: bool


class YusufView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What only Yusuf has."""

    worker_tiles: int
    """How many he has not drawn yet in this round."""
    card: str | None
    """The one that he has played last."""
    square: str | None
    """Where this card sends his worker."""
    decks: dict[str, int]
    """How many cards are left, by worker."""
    discards: dict[str, tuple[str, ...]]
    storehouse_tiles: tuple[str, ...]
    """They give him boxes, but no bonuses."""


class Prices(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everything costs and brings a player now. Everything is named as in the view."""

    free_steps: int
    foreign: int
    """Dinars for each foreign worker on the square."""
    raw: dict[str, int]
    """The dinars for a secondary action with a raw material, by ring."""
    marble: dict[str, int]
    """The dinars for a secondary action with marble, by ring."""
    routes: dict[str, int]
    """The cheapest way to each city."""
    carve: dict[str, int]
    """The price to carve a poem, by colour."""
    consolidate: int
    buy: dict[str, int]
    """Each material, and "raw" for any raw material."""
    sell: dict[str, int]
    """Each material, and "good" for any good."""
    building_pp: dict[str, int]
    """PP for each material used to build."""
    extra_slots: int
    """How many materials may be added to the base of a construction."""
    carving_pp: dict[str, int]
    """PP for each material used to carve."""
    export_pp: int
    """For each exported good, before demand. It brings as many parias."""
    export_parias: int
    """Further parias for each exported good."""
    rest_pp: int
    """Lost by resting."""
    tribute: int
    """Parias due at the end of this round."""
    tribute_fee: int
    """Dinars due on top."""
    tribute_missing: int
    """Parias that the player still lacks for the tribute."""
    missing_dinars: int
    """The price of these parias in dinars."""
    missing_pp: int
    """The PP that the player loses for these parias without paying."""


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    pp: int
    points: dict[str, int]
    """PP by source."""
    dinars: int
    seals: int
    parias: int
    """The space on the paria track."""
    favour: int
    """The space on the favour track."""
    materials: dict[str, int]
    goods: dict[str, int]
    """Those in storehouses."""
    poem_goods: dict[str, int]
    """Those in the boxes of blue poems."""
    raws: tuple[str, ...]
    """The raw materials on the processing spaces, one of a kind at most."""
    stored: int
    """How many store boxes of the storehouses are taken."""
    boxes: int
    """Store boxes of the storehouses."""
    poem_boxes: int
    """Boxes for goods only, on blue poems."""
    storehouses: tuple[Storehouse, ...]
    """Yusuf has none."""
    workers: dict[str, Worker]
    """The workers by their names in the notation."""
    ships: dict[str, Ship]
    """The ships by city, where there is one."""
    blue: tuple[str, ...]
    """Blue poems in the order of carving. Yusuf's minor poems have no colour, and lie here."""
    spent_poems: tuple[str, ...]
    """Blue poems that work once a round, and have."""
    red: tuple[str, ...]
    grey: tuple[str, ...]
    majors: tuple[str, ...]
    balance_card: str | None
    """Yusuf has none."""
    left_row: tuple[str, ...]
    """The minor cards to the left of the balance card, from left to right."""
    right_row: tuple[str, ...]
    row: tuple[RowCard, ...]
    """All of them, with the balance card. Yusuf has none."""
    balances: int
    prices: Prices
    if_over_now: dict[str, int]
    """PP by source as if the last round had ended now, without its income, wishes and tribute."""
    greys_now: dict[str, int]
    """What each major poem brings if the game ends now."""
    if_wishes_now: int
    """What the next scoring of the tower would pay now."""


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
    """The players by seat; Yusuf last."""
    dealt: tuple[str, ...] | None
    """One's own starting tiles to choose from."""
    chosen: tuple[str | None, ...]
    """Starting tiles; before all have chosen, only one's own."""
    has_chosen: tuple[bool, ...]
    task: Task | None
    """What has to be decided."""
    resolving: tuple[str, ...]
    """Red poems whose effects are not over yet: they cannot be reactivated."""
    renewed: bool
    """Whether the minor cards have been renewed in this turn."""
    paria_pile: tuple[int, ...]
    """Seats; where several are on the same space of the paria track, the last of them is on top."""
    sultan: tuple[str, ...]
    """The squares of the Sultan's workers."""
    spaces: dict[str, Space]
    """The spaces of the rondel for secondary actions."""
    raws: dict[str, str | None]
    """The raw material on each space of the rondel."""
    marbles: dict[str, bool]
    """Whether there is a marble on each space of the rondel."""
    bag: int
    used_tokens: dict[str, int]
    """Tokens in the discard, by good."""
    majors: tuple[str, ...]
    """The major tiles of both eras; only those of the present one can be built."""
    minors: tuple[str | None, ...]
    """Left column, then right column, from the top."""
    minor_deck: int
    minor_discard: tuple[str, ...]
    poems: tuple[str | None, ...]
    poem_deck: int
    greys: tuple[str, ...]
    storehouse_tiles: dict[str, tuple[str | None, ...]]
    """The storehouse tiles on the left and on the right of the board."""
    storehouse_piles: dict[str, int]
    cities: dict[str, City]
    trade_card: str
    wishes: tuple[str, ...]
    """Those to come, in their order."""
    tower: tuple[str, ...]
    """Those that are scored."""
    event: str | None
    coming_event: str | None
    yusuf: YusufView | None

    @property
    def rival(self) -> str | None:
        return None if self.yusuf is None else "sabika-yusuf"

    def scorings(self) -> tuple[Scoring, ...]:
        sources = tuple(source for source in SOURCES if any(source in player.points for player in self.everyone))
        rows = tuple(tuple(player.points.get(source, 0) for source in sources) for player in self.everyone)
        return (Scoring("sabika-sheet-final" if self.over else "sabika-sheet-now", None, sources, rows),)
