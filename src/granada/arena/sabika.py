"""What is counted in games of Sabika, mostly from their last position."""

from typing import Self

import msgspec

from granada.arena.numbers import Spread, Summary, add_each
from granada.arena.tally import Details
from granada.games.sabika.events import Exported, Rested, StartingTilesShown
from granada.games.sabika.player import FROM_TRIBUTE, SETTLED, SOURCES, Player
from granada.games.sabika.state import SabikaState
from granada.kernel.event import Event
from granada.kernel.state import State

YUSUF = "yusuf"
"""A source of PP that players do not have."""
PER_PLAYER = (
    "major_constructions",
    "minor_constructions",
    "exports",
    "consolidations",
    "blue_poems",
    "red_poems",
    "major_poems",
    "expansions",
    "rests",
    "tribute_pp",
)
"""What is counted for each player, each a field of the report."""


class SabikaReport(msgspec.Struct, frozen=True, kw_only=True):
    """Of a game the rounds, of each player everything else."""

    rounds: Summary
    major_constructions: Summary
    minor_constructions: Summary
    exports: Summary
    consolidations: Summary
    blue_poems: Summary
    red_poems: Summary
    major_poems: Summary
    expansions: Summary
    rests: Summary
    tribute_pp: Summary
    """Lost for what was not paid."""
    points: dict[str, float]
    """PP of a player by source, on average."""
    yusuf: Summary | None
    """His score, in solo games."""


class SabikaDetails(Details):
    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = Spread()
        self.per_player = [Spread() for _ in PER_PLAYER]
        self.points = [0] * len(SOURCES)
        self.yusuf = Spread()
        self._open()

    def _open(self) -> None:
        """What has been heard of the game that is being played."""
        self._start: int | None = None
        self._rests = [0] * self.players
        self._exports = [0] * self.players

    def hear(self, event: Event) -> None:
        match event:
            case StartingTilesShown():
                self._start = event.start
            case Rested() if event.seat < self.players:
                self._rests[event.seat] += 1
            case Exported() if event.seat < self.players:
                self._exports[event.seat] += 1

    def start_player(self, first: int) -> int:
        return first if self._start is None else self._start

    def close(self, state: State) -> None:
        assert isinstance(state, SabikaState)
        self.rounds.add(int(state.round) - 1)
        for seat in range(self.players):
            player = state.everyone[seat]
            for spread, number in zip(self.per_player, self._figures(player, seat), strict=True):
                spread.add(number)
            self.points = [total + int(pp) for total, pp in zip(self.points, player.points, strict=True)]
        if state.yusuf_score is not None:
            self.yusuf.add(state.yusuf_score)
        self._open()

    def _figures(self, player: Player, seat: int) -> tuple[int, ...]:
        """In the order of PER_PLAYER."""
        return (
            len(player.majors),
            len(player.row),
            self._exports[seat],
            sum(ship == SETTLED for ship in player.ships),
            len(player.blue),
            len(player.red),
            len(player.grey),
            sum(tile >= 0 for tile in player.stores),
            self._rests[seat],
            -int(player.points[FROM_TRIBUTE]),
        )

    def turns(self, state: State) -> int:
        """The end of the last one counts as one more."""
        return state.turn - 1

    def absorb(self, other: Self) -> None:
        self.rounds += other.rounds
        self.per_player = add_each(self.per_player, other.per_player)
        self.points = [one + another for one, another in zip(self.points, other.points, strict=True)]
        self.yusuf += other.yusuf

    def report(self) -> SabikaReport:
        seats = self.rounds.count * self.players
        return SabikaReport(
            rounds=self.rounds.summary(),
            **{name: spread.summary() for name, spread in zip(PER_PLAYER, self.per_player, strict=True)},
            points={name: total / seats for name, total in zip(SOURCES, self.points, strict=True) if name != YUSUF},
            yusuf=self.yusuf.summary() if self.yusuf.count else None,
        )
