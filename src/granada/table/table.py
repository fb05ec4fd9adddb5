"""Table: one live game. The state in it is a cache: it can be rebuilt at any time from the record."""

from collections.abc import Sequence

from granada.games import game_of, load
from granada.kernel.errors import BadOption, Fault
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import Move, State
from granada.table.asking import Clerk, Stumble, seed_for
from granada.table.hint import Hint, hint_for
from granada.table.seat import Seat
from granada.table.undo import check_may_take_back, may_take_back


class Table:
    def __init__(self, game: Game, state: State, seats: Sequence[Seat], log: list[Event]) -> None:
        self.game = game
        self.state = state
        self.seats = tuple(seats)
        self.log = log
        """Everything that has happened, in order."""
        state.listen(self.log.append)
        self.clerk = Clerk()

    @classmethod
    def open(
        cls, game: str, seats: Sequence[Seat], seed: int | None = None, edition: str | None = None, **options: str
    ) -> "Table":
        """A new game. Every seat needs a name of its own."""
        names = [seat.name for seat in seats]
        if not all(names) or len(set(names)) < len(names):
            raise BadOption(Fault.SAME_NAMES)
        rules = load(game, edition)
        return cls(rules, rules.new(len(seats), seed, [str(seat) for seat in seats], **options), seats, [])

    @classmethod
    def resume(cls, record: Record, edition: str | None = None) -> "Table":
        """The game of a record, ready to be played on. If it is over, it must have ended as the record says."""
        game = game_of(record, edition)
        log: list[Event] = []
        state = game.replay(record, log.append)
        if record.over:
            game.check_result(record, state)
        return cls(game, state, seats_of(record), log)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who.is_person)

    @property
    def people_to_decide(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.state.deciders if self.seats[seat].is_person)

    @property
    def stumbles(self) -> list[Stumble]:
        """Every time that a bot could not decide, in order."""
        return self.clerk.stumbles

    def play(self, moves: Sequence[Move], seat: int) -> None:
        """One or several moves of a person, all of them or, with IllegalMove, none."""
        self._try(moves, seat)
        for move in moves:
            self.state.play(move, seat)

    def let_bots_play(self) -> None:
        """All moves of bots until only people have to decide, or nobody any more."""
        while bots := [seat for seat in self.state.deciders if not self.seats[seat].is_person]:
            self.state.play(self._ask_bot(bots[0]), bots[0])

    def hint(self, seat: int) -> Hint:
        """What to do for this seat, or NoHint. Asked twice, the answer is the same."""
        return hint_for(self.state, seat, seed_for(self.state, "hint", seat))

    def may_take_back(self, seat: int) -> int:
        """How many of the last moves this seat may take back."""
        return may_take_back(self.state, seat)

    def take_back(self, seat: int, moves: int = 1) -> None:
        """Undo the last moves of a person."""
        check_may_take_back(self.state, seat, moves)
        record = self.state.record()
        self.log.clear()
        self.state = self.game.replay(record.until(len(record.moves) - moves), self.log.append)

    def is_final(self, moves: Sequence[Move], seat: int) -> bool:
        """Whether these moves cannot be taken back: they reveal something, or others decide after them."""
        after = self._try(moves, seat)
        return after.revealed or after.over or after.turn != self.state.turn or seat not in after.deciders

    def record(self) -> Record:
        return self.state.record()

    def _try(self, moves: Sequence[Move], seat: int) -> State:
        after = self.state.clone()
        for move in moves:
            after.play(move, seat)
        return after

    def _ask_bot(self, seat: int) -> Move:
        """Bots see what their seat sees, and no more: the rest of the position is made up. They are made anew for each
        decision and remember nothing, so that a resumed game goes on as if it had never been interrupted."""
        sample = self.state.sample_hidden(seat, seed_for(self.state, "sample", seat))
        return self.clerk.ask(self.seats[seat].kind, sample, seat, seed_for(self.state, "bot", seat))


def seats_of(record: Record) -> list[Seat]:
    """Who sat at the table of a record. Simulated games may name nobody."""
    texts = record.header.seats or ("",) * record.header.players
    return [Seat.read(text) for text in texts]
