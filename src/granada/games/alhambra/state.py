"""The state of a game of Alhambra: what lies where, and what can be asked about it."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.alhambra import position, sight
from granada.games.alhambra.choices import question
from granada.games.alhambra.components import (
    BUILDINGS,
    CARDS,
    CURRENCIES,
    NO_TILE,
    count_buildings,
    currency_of,
    value_of,
)
from granada.games.alhambra.explain import explain
from granada.games.alhambra.foresight import foresee
from granada.games.alhambra.hidden import redeal
from granada.games.alhambra.legal import legal_codes
from granada.games.alhambra.moves import AlhambraMove
from granada.games.alhambra.palace import Palace
from granada.games.alhambra.phase import ACTION, FEWEST_CARDS, LAST_TILES, OVER
from granada.games.alhambra.scoring import POINTS, ROUNDS, majority
from granada.games.alhambra.turn import apply
from granada.games.alhambra.view import AlhambraView
from granada.kernel.chance import Chance
from granada.kernel.choice import Message, Question
from granada.kernel.record import Header
from granada.kernel.state import Move, State

NOTHING: Final = vec[i64]([])


class AlhambraState(State):
    def __init__(self, header: Header, chance: Chance) -> None:
        super().__init__(header, chance)
        self.phase: i64 = ACTION
        self.seat: i64 = 0
        """The seat that has its turn."""
        self.first: i64 = 0
        self.first_because: i64 = FEWEST_CARDS

        self.deck: list[int] = []
        """The money face down, the top card last."""
        self.windows: list[tuple[int, int]] = []
        """For each scoring card the lowest and the highest place in the deck where it may lie, counted from below."""
        self.discard: list[int] = []
        self.display: list[int] = []
        self.hands: vec[i64] = NOTHING
        """How many of each card every seat holds."""
        self.seen: vec[i64] = NOTHING
        """How many of these everybody has seen the seat take and not yet pay."""
        self.sums: vec[i64] = NOTHING
        """What each hand is worth in each currency."""

        self.bag: list[int] = []
        self.market: list[int] = []
        self.palaces: list[Palace] = []
        self.reserves: list[list[int]] = []
        self.won: list[list[int]] = []
        """The last tiles that each seat has won and not placed yet."""
        self.dirk: list[int] = []

        self.last_progress: i64 = 1
        """The turn in which somebody last took money or bought a tile. A redesign is no progress: it can be undone."""

        self.bought: list[int] = []
        """The tiles bought in this turn, to be placed at its end."""
        self.wanted: i64 = NO_TILE
        """The tile that is being paid for, or taken from the reserve for a redesign."""
        self.paid: list[int] = []

        self.sheets: list[tuple[tuple[int, ...], ...]] = []
        """One for each scoring so far: for each seat, and for Dirk, the points for each building and the wall."""
        self.counts: list[tuple[tuple[int, ...], ...]] = []
        """For each of these sheets, how many buildings of each kind every seat, and Dirk, had."""
        self.rounds: list[int] = []
        """Which scoring each sheet is of: 1, 2 or 3."""

    # Deciders.

    @property
    def to_move(self) -> int | None:
        if self.phase == OVER:
            return None
        if self.phase == LAST_TILES:
            for seat in range(self.players):
                if self.won[seat]:
                    return seat
        return self.seat

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == LAST_TILES:
            return tuple([seat for seat in range(self.players) if self.won[seat]])
        return (self.seat,)

    # Scoring.

    def score_sheet(self, round: int) -> tuple[tuple[int, ...], ...]:
        """The points of this scoring if it came now: for each seat, and with two players for Dirk, one row with the
        points for each building and, last, for the wall."""
        counts = self.all_building_counts()
        walls = [int(palace.longest_wall()) for palace in self.palaces]
        if self.players == 2:
            walls.append(0)
        columns = [
            majority([owned[building] for owned in counts], POINTS[round - 1][building])
            for building in range(BUILDINGS)
        ]
        return tuple([tuple([column[row] for column in columns] + [walls[row]]) for row in range(len(counts))])

    @property
    def next_round(self) -> int:
        """The scoring that comes next. The last one comes without a card, and may come before the others."""
        if self.phase >= LAST_TILES:
            return ROUNDS
        return min(self.rounds[-1] + 1, ROUNDS) if self.rounds else 1

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([self.score_of(seat) for seat in range(self.players)])

    @property
    def dirk_score(self) -> int:
        """Dirk's points are counted and shown, but only people win."""
        return self.score_of(self.players) if self.players == 2 else 0

    def score_of(self, row: int) -> int:
        score = 0
        for sheet in self.sheets:
            for points in sheet[row]:
                score += points
        return score

    @property
    def winners(self) -> tuple[int, ...]:
        if self.phase != OVER:
            return ()
        scores = self.scores
        return tuple([seat for seat in range(self.players) if scores[seat] == max(scores)])

    # What can be asked.

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, by currency and value."""
        return [card for card in range(CARDS) for _ in range(self.hands[seat * CARDS + card])]

    def seen_cards(self, seat: int) -> list[int]:
        """Cards that everybody knows to be in this hand: taken openly and not paid since."""
        return [card for card in range(CARDS) for _ in range(self.seen[seat * CARDS + card])]

    def hand_size(self, seat: int) -> int:
        return len(self.hand(seat))

    def hand_worth(self, seat: int) -> int:
        return sum([value_of(card) for card in self.hand(seat)])

    def building_counts(self, seat: int) -> list[int]:
        palace = self.palaces[seat]
        return count_buildings([palace.tile_on(cell) for cell in palace.cells[1:]])

    def all_building_counts(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, and with two players for Dirk, how many buildings of each kind there are."""
        counts = [tuple(self.building_counts(seat)) for seat in range(self.players)]
        if self.players == 2:
            counts.append(tuple(count_buildings(self.dirk)))
        return tuple(counts)

    def currency_asked(self) -> i64:
        """The currency of the tile that is being paid for."""
        return self.market.index(self.wanted)

    def amount_paid(self) -> i64:
        paid: i64 = 0
        for card in self.paid:
            paid += value_of(card)
        return paid

    # The rules, each in a file of its own.

    def legal_codes(self, seat: i64) -> vec[i64]:
        return legal_codes(self, seat)

    def apply(self, code: i64, seat: i64) -> None:
        apply(self, code, seat)

    def move(self, code: i64) -> AlhambraMove:
        return AlhambraMove(code)

    def ask(self, seat: i64, codes: vec[i64]) -> Question:
        return question(self, seat, codes)

    def foresee(self, moves: Sequence[Move], seat: int) -> tuple[Message, ...]:
        return foresee(self, moves, seat)

    def explain(self, code: i64, seat: i64) -> str:
        return explain(self, code, seat)

    def public_view(self) -> AlhambraView:
        return sight.public(self)

    def secrets(self, seat: int) -> dict[str, object]:
        return sight.secrets(self, seat)

    def view(self, seat: int | None) -> AlhambraView:
        self.check_viewer(seat)
        return self.seen_by(self.public_view(), seat)

    def dump_position(self) -> dict[str, object]:
        return position.dump_position(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    # Copies.

    def clone(self) -> "AlhambraState":
        twin = AlhambraState(self.header, self.chance.clone())
        self.copy_common_to(twin)
        twin.phase, twin.seat = self.phase, self.seat
        twin.first, twin.first_because = self.first, self.first_because
        twin.deck, twin.windows = self.deck[:], self.windows
        twin.discard, twin.display = self.discard[:], self.display[:]
        twin.hands, twin.seen, twin.sums = self.hands[:], self.seen[:], self.sums[:]
        twin.bag, twin.market = self.bag[:], self.market[:]
        twin.palaces = self.palaces[:]
        twin.reserves = [reserve[:] for reserve in self.reserves]
        twin.won = [tiles[:] for tiles in self.won]
        twin.dirk, twin.bought = self.dirk[:], self.bought[:]
        twin.wanted, twin.paid = self.wanted, self.paid[:]
        twin.last_progress = self.last_progress
        twin.sheets, twin.counts, twin.rounds = self.sheets[:], self.counts[:], self.rounds[:]
        return twin

    def sample_hidden(self, seat: int | None, seed: int) -> "AlhambraState":
        self.check_viewer(seat)
        twin = self.clone()
        twin.forget_past()
        twin.chance = Chance(seed)
        redeal(twin, -1 if seat is None else seat)
        return twin

    def window(self, number: int) -> tuple[int, int]:
        """The lowest and the highest place in the deck, counted from below, where this scoring card may lie."""
        lowest, highest = self.windows[number]
        return lowest, min(highest, len(self.deck) - 1)

    def empty_hands(self) -> None:
        self.hands = vec[i64]([0] * (self.players * CARDS))
        self.seen = self.hands[:]
        self.sums = vec[i64]([0] * (self.players * CURRENCIES))

    def empty_hand(self, seat: i64) -> None:
        for card in range(CARDS):
            self.hands[seat * CARDS + card] = 0
        for currency in range(CURRENCIES):
            self.sums[seat * CURRENCIES + currency] = 0

    def take_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] += 1
        self.sums[seat * CURRENCIES + currency_of(card)] += value_of(card)

    def lose_card(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] -= 1
        if self.seen[seat * CARDS + card] > 0:
            self.seen[seat * CARDS + card] -= 1
        self.sums[seat * CURRENCIES + currency_of(card)] -= value_of(card)
