"""Extras: what scorings still to come pay for one more of something."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika.holdings import NO_PRESENCE
from granada.games.sabika import book as b
from granada.games.sabika.book import Book
from granada.games.sabika.player import Player
from granada.games.sabika.state import SabikaState

FOR_A_LEAD: Final = 1.0
"""What one more is thought to be worth for a majority."""
BUILDING_AT: Final[i64] = len(b.TALLIES)
PRESENCE_AT: Final[i64] = BUILDING_AT + len(b.BUILDINGS)
NO_EXTRAS: Final = vec[float]([0.0] * (len(b.TALLIES) + len(b.BUILDINGS) + len(NO_PRESENCE)))
"""No extras: by tally, by type of building, by where a ship is."""


class Extras:
    """What wishes, major poems and the trade card pay a player for one more. It is computed when it is first needed."""

    def __init__(self, state: SabikaState, book: Book, player: Player) -> None:
        self.state = state
        self.book = book
        self.player = player
        self.is_counted: bool = False
        self.pp = NO_EXTRAS

    def tally(self, tally: i64) -> float:
        return self.counted()[tally]

    def building(self, building: i64) -> float:
        return self.counted()[BUILDING_AT + building]

    def presence(self, where: i64) -> float:
        return self.counted()[PRESENCE_AT + where]

    def counted(self) -> vec[float]:
        if not self.is_counted:
            self.is_counted = True
            self.pp = NO_EXTRAS[:]
            state, book = self.state, self.book
            times: i64 = len(state.wishes)
            for wish in state.tower:
                for node in book.wish[wish]:
                    self.add_scoring(node, float(times))
            for wish in state.wishes:
                for node in book.wish[wish]:
                    self.add_scoring(node, float(times))
                times -= 1
            for poem in self.player.grey:
                self.add_scoring(book.major_poem[poem], 1.0)
            self.add_scoring(book.trade_card[state.trade_card], 1.0)
            for tile in self.player.majors:
                self.pp[BUILDING_AT + book.major_building[tile]] = 0.0
            for card in self.player.row:
                self.pp[BUILDING_AT + book.minor_building[card]] = 0.0
        return self.pp

    def add_scoring(self, node: i64, times: float) -> None:
        """A scoring that will pay so many times."""
        book = self.book
        pp = times * (float(book.figures[node]) if book.kinds[node] == b.EACH else FOR_A_LEAD)
        counted = book.inside[node][0]
        if book.kinds[counted] == b.SETS:
            for part in book.inside[counted]:
                self.add(part, pp / float(len(book.inside[counted])))
        else:
            self.add(counted, pp)

    def add(self, counted: i64, pp: float) -> None:
        kind, figure = self.book.kinds[counted], self.book.figures[counted]
        if kind == b.TALLY:
            self.pp[figure] += pp
        elif kind == b.HAS:
            self.pp[BUILDING_AT + figure] += pp
        elif kind == b.PRESENCE:
            self.pp[PRESENCE_AT + figure] += pp
