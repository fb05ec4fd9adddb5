"""A match: bots of some kinds play the same deals in every seating, so that neither the seats nor the cards decide it.

A deal is one set of shuffles. It is played once in each seating, and its result is the mean over these games:
intervals are computed from deals, not from games. Games are numbered; each depends on the match and its number only.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from math import ceil, log
from time import perf_counter

import msgspec

from granada.arena.playing import play_out
from granada.bots import Budget, make
from granada.bots.asking import BotQuestion
from granada.games import load
from granada.kernel.chance import RANGE, Chance, seed_from
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import Move

SEED_BITS = 64
"""The bits of the seeds of simulated games: nobody guesses them, and fewer digits are easier to type."""
STEP = 1.05
"""The ratio between the bounds of two neighbouring classes of times, and so the precision of a percentile."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides its games, but for clocks: bots that think by the clock may play otherwise each time.

    >>> budget = {"simulations": 20, "seconds": None}
    >>> kinds = ("master", "apprentice")
    >>> match = Match(game="alhambra", edition="", rules=1, kinds=kinds, options={}, seed=1, **budget)
    >>> len(match.seatings)
    2
    """

    game: str
    edition: str
    rules: int
    kinds: tuple[str, ...]
    options: dict[str, str]
    seed: int
    simulations: int | None
    seconds: float | None
    """The budget of every bot for each decision; without one, each bot's usual one."""

    @property
    def players(self) -> int:
        """The number of players at each table."""
        return len(self.kinds)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The orders in which the kinds sit in the games of one deal."""
        return seatings_of(self.kinds)


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of one game, by seat.

    >>> Outcome((90, 80), (0,)).win_share(0)
    1.0
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def win_share(self, seat: int) -> float:
        """The share of the victory that this seat has: 0 if it has lost, a half if two have won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Pace(msgspec.Struct):
    """How long decisions took, forced ones not counted."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    classes: dict[int, int] = {}
    """How many took at most STEP to the power of so many seconds."""

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        place = ceil(log(max(seconds, 1e-9), STEP))
        self.classes[place] = self.classes.get(place, 0) + 1

    def absorb(self, other: "Pace") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.classes = dict(Counter(self.classes) + Counter(other.classes))

    def percentile(self, share: float) -> float:
        """The longest time of this share of the decisions."""
        wanted = share * self.decisions
        for place in sorted(self.classes):
            wanted -= self.classes[place]
            if wanted <= 0:
                return min(STEP**place, self.slowest)
        return self.slowest


class Games(msgspec.Struct, omit_defaults=True):
    """Games of a match, from the first one on, and how long each kind of bot thought in them.

    >>> Games().outcomes
    []
    """

    outcomes: list[Outcome] = []
    paces: dict[str, Pace] = {}
    records: list[Record] = []
    """Only of games that have just been played: a match file would become large."""

    def absorb(self, other: "Games") -> None:
        """Add the outcomes and times of other games, without their records."""
        self.outcomes += other.outcomes
        for kind, pace in other.paces.items():
            self.paces.setdefault(kind, Pace()).absorb(pace)


@cache
def seatings_of(kinds: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The seatings for the games of a deal, each once: of two kinds all possible ones; of more a rotation, which
    gives every player every seat."""
    seats = range(len(kinds))
    in_turn = [tuple((seat + shift) % len(kinds) for seat in seats) for shift in seats]
    ways = permutations(seats) if len(set(kinds)) == 2 else in_turn
    return tuple({tuple(kinds[player] for player in way): way for way in ways}.values())


def play_games(match: Match, edition: str | None, numbers: range) -> Games:
    """Play the games with these numbers, the first of which is 0; with the text of an edition file, if they need it.

    >>> len(play_games(match, None, range(2)).outcomes)
    2
    """
    rules, games = load(match.game, edition), Games()
    for number in numbers:
        _play_one(match, rules, number, games)
    return games


def deals_of(match: Match, outcomes: list[Outcome]) -> Iterator[list[Outcome]]:
    """The games of each deal that has been played in all seatings."""
    size = len(match.seatings)
    for end in range(size, len(outcomes) + 1, size):
        yield outcomes[end - size : end]


def _play_one(match: Match, rules: Game, number: int, games: Games) -> None:
    deal, place = divmod(number, len(match.seatings))
    seating = match.seatings[place]
    kinds = [match.kinds[player] for player in seating]
    bots = [make(match.kinds[player], _seed_of(match, deal, f"player {player}")) for player in seating]
    budget = None
    if match.simulations is not None or match.seconds is not None:
        budget = Budget(match.simulations, match.seconds)
    paces = {kind: games.paces.setdefault(kind, Pace()) for kind in kinds}
    chance = Chance(_seed_of(match, deal, "samples"))
    state = rules.new(match.players, _seed_of(match, deal, "game"), [f"={kind}" for kind in kinds], **match.options)

    def think(question: BotQuestion) -> Move:
        seat = question.seat
        sample = state.sample_hidden(seat, chance.below(RANGE))
        began = perf_counter()
        move = bots[seat].choose(sample, seat, budget)
        paces[question.kind].add(perf_counter() - began)
        return move

    play_out(state, kinds, think)
    games.outcomes.append(Outcome(state.scores, state.winners))
    games.records.append(state.record())


def _seed_of(match: Match, deal: int, what: str) -> int:
    """The seed of a deal, the same in all seatings: the games of a deal share as much of chance as possible."""
    return seed_from(f"{match.seed}:{deal}:{what}", SEED_BITS)
