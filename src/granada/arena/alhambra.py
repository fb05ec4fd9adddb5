"""What is counted in games of Alhambra, mostly from their events."""

from typing import Self

import msgspec

from granada.arena.numbers import Spread, Summary
from granada.arena.tally import Details
from granada.games.alhambra.components import BUILDING_NAMES
from granada.games.alhambra.events import (
    Bought,
    GivenToDirk,
    LastTileLeft,
    LastTileWon,
    MoneyReshuffled,
    Scored,
)
from granada.games.alhambra.scoring import ROUNDS
from granada.games.alhambra.state import AlhambraState
from granada.kernel.event import Event
from granada.kernel.state import State

WALL = "wall"
SOURCES = (*BUILDING_NAMES, WALL)
"""Where points come from, in the order of the rows of a scoring."""
COUNTED = frozenset({Bought, GivenToDirk, LastTileLeft, LastTileWon, MoneyReshuffled, Scored})
"""All other events, hundreds in a game, are passed over as quickly as possible."""


class DirkReport(msgspec.Struct, frozen=True):
    score: Summary
    tiles_drawn: Summary
    tiles_given: Summary


class AlhambraReport(msgspec.Struct, frozen=True):
    purchases: Summary
    exact_share: float
    """The share of exact payments."""
    reshuffle_share: float
    """The share of games in which the money ran out and was shuffled again."""
    tiles_left: Summary
    """On the market when the game ends, before they are handed out."""
    points: dict[str, tuple[float, ...]]
    """For each source, what a player gets on average in the first, the second and the third scoring."""
    dirk: DirkReport | None


class AlhambraDetails(Details):
    def __init__(self, players: int) -> None:
        self.players = players
        self.purchases = Spread()
        self.tiles_left = Spread()
        self.tiles_drawn = Spread()
        self.tiles_given = Spread()
        self.dirk_scores = Spread()
        self.exact = 0
        self.reshuffled = 0
        self.points = [[0] * len(SOURCES) for _ in range(ROUNDS)]
        self._open()

    def _open(self) -> None:
        """What has been heard of the game that is being played."""
        self._bought = 0
        self._given = 0
        self._left = 0
        self._reshuffled = False

    def hear(self, event: Event) -> None:
        if type(event) not in COUNTED:
            return
        match event:
            case Bought():
                self._bought += 1
                self.exact += event.exact
            case GivenToDirk():
                self._given += 1
            case LastTileWon() | LastTileLeft():
                self._left += 1
            case MoneyReshuffled():
                self._reshuffled = True
            case Scored():
                totals = self.points[event.round - 1]
                for row in event.rows[: self.players]:
                    for source, points in enumerate(row):
                        totals[source] += points

    def close(self, state: State) -> None:
        assert isinstance(state, AlhambraState)
        self.purchases.add(self._bought)
        self.tiles_left.add(self._left)
        # Not from events: Dirk draws his first tiles before anybody can listen.
        self.tiles_drawn.add(len(state.dirk) - self._given)
        self.tiles_given.add(self._given)
        self.dirk_scores.add(state.dirk_score)
        self.reshuffled += self._reshuffled
        self._open()

    def turns(self, state: State) -> int:
        """The last tiles are placed by all at once, which the state counts as one more turn."""
        return state.turn - 1

    def absorb(self, other: Self) -> None:
        self.purchases += other.purchases
        self.tiles_left += other.tiles_left
        self.tiles_drawn += other.tiles_drawn
        self.tiles_given += other.tiles_given
        self.dirk_scores += other.dirk_scores
        self.exact += other.exact
        self.reshuffled += other.reshuffled
        for totals, others in zip(self.points, other.points, strict=True):
            for source, points in enumerate(others):
                totals[source] += points

    def report(self) -> AlhambraReport:
        games = self.purchases.count
        return AlhambraReport(
            purchases=self.purchases.summary(),
            exact_share=self.exact / self.purchases.total,
            reshuffle_share=self.reshuffled / games,
            tiles_left=self.tiles_left.summary(),
            points={
                source: tuple(totals[place] / (games * self.players) for totals in self.points)
                for place, source in enumerate(SOURCES)
            },
            dirk=self._report_dirk() if self.players == 2 else None,
        )

    def _report_dirk(self) -> DirkReport:
        return DirkReport(self.dirk_scores.summary(), self.tiles_drawn.summary(), self.tiles_given.summary())
