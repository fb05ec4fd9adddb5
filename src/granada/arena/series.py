"""A series: numbered games under the same conditions, each played, measured and, if wanted, saved.

Every game has seeds of its own, made from the seed of the series and the number of the game. So it is the same game in
any order and in any process.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from granada.arena.match import SEED_BITS
from granada.arena.playing import play_out
from granada.arena.tally import Details, PlainDetails, Tally
from granada.bots import make
from granada.bots.asking import BotQuestion
from granada.games import load
from granada.kernel.chance import RANGE, Chance, seed_from
from granada.kernel.playout import playout
from granada.kernel.state import Move, State
from granada.plugins import part

Counting = Callable[[int], Details]
"""How to begin to count for so many players."""

Players = Callable[[State, int], object]
"""A player of whole games, with a seed for random choices."""


def random_players(state: State, seed: int) -> None:
    """Each move of all legal moves is as likely as the others."""
    playout(state, Chance(seed))


def bot_players(kind: str, state: State, seed: int) -> None:
    """Bots of one kind. They see what their seat sees: the rest of the position is made up."""
    chance = Chance(seed)
    bots = [make(kind, chance.below(RANGE)) for _ in range(state.players)]
    first = chance.drawn

    def think(question: BotQuestion) -> Move:
        # Each move has a number of its own in the stream, whether anybody is asked about it or not.
        sample = state.sample_hidden(question.seat, Chance(seed, first + state.played).below(RANGE))
        return bots[question.seat].choose(sample, question.seat)

    play_out(state, [kind] * state.players, think)


@dataclass(frozen=True)
class Series:
    """Numbered games of the same players, each with seeds of its own.

    >>> series = Series("alhambra", ("Ana=random", "Ben=random"), seed=1)
    >>> series.play(range(3)).games
    3
    """

    game: str
    seats: tuple[str, ...]
    """The players, as the header of a record has them: NAME=KIND."""
    seed: int
    folder: Path | None = None
    """Where the records go, if they are kept."""
    played_by: Players = random_players
    edition: str | None = None
    """The text of an edition file, if the games are played with it."""
    counted_by: Counting | None = None
    """What is counted, if it is something else than usual."""

    @property
    def players(self) -> int:
        """The number of players at each table."""
        return len(self.seats)

    def tally(self) -> Tally:
        """A count of no games yet."""
        counting: Counting = self.counted_by or part(self.game, "details") or PlainDetails
        return Tally(self.players, counting(self.players))

    def play(self, numbers: range) -> Tally:
        """Play the games with these numbers and count them."""
        tally = self.tally()
        for number in numbers:
            self._play_one(number, tally)
        return tally

    def _play_one(self, number: int, tally: Tally) -> None:
        state = load(self.game, self.edition).new(self.players, self._seed_of("game", number), self.seats)
        first = state.to_move
        assert first is not None
        state.listen(tally.details.hear)
        self.played_by(state, self._seed_of("players", number))
        tally.add(state, tally.details.start_player(first))
        if self.folder is not None:
            with self._path(self.folder, number).open("x", encoding="utf-8") as file:
                file.write(state.record().to_json())

    def saved_before(self, numbers: range) -> list[Path]:
        """The records that are there already and would have to be overwritten."""
        if self.folder is None:
            return []
        paths = [self._path(self.folder, number) for number in numbers]
        return [path for path in paths if path.exists()]

    def _path(self, folder: Path, number: int) -> Path:
        return folder / f"{self.game}-{self.players}p-{self.seed}-{number:06}.json"

    def _seed_of(self, what: str, number: int) -> int:
        """Two seeds for each game: players with the seed of the shuffles would do as the cards do."""
        return seed_from(f"{self.seed}:{number}:{what}", SEED_BITS)
