"""Games: many games played side by side, each a row of some memory that others may look at.

Everything is written into packed vectors, which numpy reads without copying (`granada.research.batch`). When a game
is over its result is written down and the next one begins in its row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from granada.kernel.chance import Dice
from granada.kernel.errors import BadOption
from granada.kernel.game import Game
from granada.kernel.state import State
from granada.research.encoding.encoding import Encoding, Observer
from granada.research.faults import ResearchFault

SEEDS_APART: Final = 1 << 32
"""The distance between the first games of batches with neighbouring seeds."""
NOBODY: Final[i64] = -1
MOST_MOVES: Final = 5000
"""Games of learners are broken off after so many: nothing keeps players of Alhambra from redesigning for ever."""


def zeros_u8(count: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * count)


class Row:
    """One of the games, and what may be done in it now."""

    def __init__(self, observer: Observer, state: State, number: int) -> None:
        self.observer = observer
        self.state = state
        self.number = number
        """Counts the games of all rows."""
        self.seat: i64 = NOBODY
        self.codes: vec[i64] = vec[i64]([])
        self.actions: vec[i64] = vec[i64]([])


class Games:
    def __init__(
        self, encoding: Encoding, rules: Game, count: int, seed: int, moves: int, options: dict[str, str]
    ) -> None:
        """`moves`: how many a game may have."""
        self.encoding = encoding
        self.rules = rules
        self.count: i64 = count
        self.seed = seed
        self.moves = moves
        self.options = options
        self.players: i64 = encoding.players
        self.width: i64 = encoding.observations.size
        self.actions: i64 = encoding.actions.size
        self.observations: vec[i16] = vec[i16]([i16(0)] * (count * encoding.observations.size))
        """The observations of the seat that decides."""
        self.masks: vec[u8] = zeros_u8(self.count * self.actions)
        self.seats: vec[i64] = vec[i64]([0] * count)
        """The seat that decides in each game."""
        self.ends: vec[u8] = zeros_u8(self.count)
        """Which games were over or broken off with the last step. Their rows show the next game already."""
        self.truncations: vec[u8] = zeros_u8(self.count)
        """Which of them were broken off."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * encoding.players))
        """The rewards of all seats for the last step: not zero only where a game was over."""
        self.scores: vec[i64] = vec[i64]([0] * (count * encoding.players))
        """The result of the last game that was over in each row."""
        self.numbers: vec[i64] = vec[i64](range(count))
        """The game in each row: so many had begun before it."""
        self.begun = 0
        self.dice = Dice(seed)
        self.rows: list[Row] = []
        for index in range(count):
            observer = encoding.observer(self.observations, index * self.width)
            self.rows.append(Row(observer, self._next_game(), index))
        for place in range(self.count):
            self._show(place)

    def step(self, actions: list[int]) -> None:
        """Play one action in each game."""
        if len(actions) != self.count:
            raise BadOption(ResearchFault.ACTION_COUNT, actions=len(actions), games=int(self.count))
        found = vec[i64]([0] * self.count)
        for place in range(self.count):
            found[place] = self._code_of(place, actions[place])
        self._play(found)

    def step_at_random(self) -> None:
        """Play a random legal action in each game."""
        found = vec[i64]([0] * self.count)
        for place in range(self.count):
            codes = self.rows[place].codes
            found[place] = codes[self.dice.below(len(codes))]
        self._play(found)

    def seed_of(self, number: int) -> int:
        return self.seed * SEEDS_APART + number

    def _code_of(self, place: i64, action: i64) -> i64:
        row = self.rows[place]
        for index in range(len(row.actions)):
            if row.actions[index] == action:
                return row.codes[index]
        raise BadOption(ResearchFault.NO_SUCH_ACTION, action=int(action), game=int(place))

    def _play(self, codes: vec[i64]) -> None:
        """These codes of legal moves, one in each game."""
        players = self.players
        for place in range(self.count):
            row = self.rows[place]
            if self.ends[place]:
                self.ends[place] = 0
                self.truncations[place] = 0
                for seat in range(players):
                    self.rewards[place * players + seat] = 0.0
            row.state.advance(codes[place], row.seat)
            if row.state.to_move is None:
                self._end(place, row, rewards_of(row.state))
            elif row.state.played >= self.moves:
                self.truncations[place] = 1
                self._end(place, row, [0.0] * row.state.players)
            self._show(place)

    def _end(self, place: i64, row: Row, rewards: list[float]) -> None:
        scores = row.state.scores
        for seat in range(self.players):
            self.scores[place * self.players + seat] = scores[seat]
            self.rewards[place * self.players + seat] = rewards[seat]
        self.ends[place] = 1
        row.number = self.begun
        self.numbers[place] = row.number
        row.state = self._next_game()

    def _next_game(self) -> State:
        state: State = self.rules.new(self.encoding.players, self.seed_of(self.begun), **self.options)
        state.traced = False
        self.begun += 1
        return state

    def _show(self, place: i64) -> None:
        row = self.rows[place]
        state = row.state
        decider = state.to_move
        row.seat = NOBODY if decider is None else decider
        row.codes = state.legal_codes(row.seat)
        masks, first = self.masks, place * self.actions
        for action in row.actions:
            masks[first + action] = 0
        row.actions = self.encoding.actions_of(state, row.seat, row.codes)
        for action in row.actions:
            masks[first + action] = 1
        row.observer.show(state, row.seat)
        self.seats[place] = row.seat


def rewards_of(state: State) -> list[float]:
    """The rewards of a game that is over: 1 for a victory, -1 for a defeat, and between them for a victory that is
    shared. Those of several seats are fair: a table of equals expects the same for each."""
    winners = state.winners
    share = 2.0 / max(1, len(winners)) - 1.0
    return [share if seat in winners else -1.0 for seat in range(state.players)]
