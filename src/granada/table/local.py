"""LocalTable: a live game that is played here, without a server: the people at one screen, and bots."""

from collections.abc import Callable, Sequence
from itertools import chain
from time import time

from granada.bots import all_kinds
from granada.bots.asking import BotFailed, BotFailure, decide, in_thread, seed_for
from granada.bots.faults import BotFault
from granada.games import game_of, load
from granada.kernel.errors import BadOption
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import Move, State
from granada.table.clock import SECOND, Clocks, NoClock
from granada.table.faults import TableFault
from granada.table.hint import Hint, NoHint, hint_for
from granada.table.live_game import Entry, EntryOutcome, Kind, LiveGame, add_lasting, moves_of
from granada.table.seat import Seat
from granada.table.undo import check_may_take_back, may_take_back


def now() -> int:
    """Milliseconds since 1970."""
    return round(time() * SECOND)


class LocalTable:
    def __init__(
        self, live: LiveGame, seats: Sequence[Seat], past: list[EntryOutcome], clock: Callable[[], int]
    ) -> None:
        self.live = live
        self.seats = tuple(seats)
        self.failures: list[BotFailure] = []
        """Every time that a bot could not decide, in order."""
        self._past = past
        """The moves that were not taken back."""
        self._clock = clock

    @classmethod
    def open(
        cls, game: str, seats: Sequence[Seat], seed: int | None = None, edition: str | None = None, **options: str
    ) -> "LocalTable":
        """A new game. Every seat needs a name of its own."""
        names = [seat.name for seat in seats]
        if not all(names) or len(set(names)) < len(names):
            raise BadOption(TableFault.SAME_NAMES)
        rules = load(game, edition)
        return cls._at(rules, rules.new(len(seats), seed, [str(seat) for seat in seats], **options).record(), now)

    @classmethod
    def resume(cls, record: Record, edition: str | None = None, clock: Callable[[], int] = now) -> "LocalTable":
        """The game of a record, ready to be played on. If it is over, it must have ended as the record says."""
        return cls._at(game_of(record, edition), record, clock)

    @classmethod
    def _at(cls, game: Game, record: Record, clock: Callable[[], int]) -> "LocalTable":
        start = game.begin(record)
        state = start.clone()
        past: list[EntryOutcome] = []
        events: list[Event] = []
        state.listen(events.append)
        turn = state.turn
        for seat, move in game.walk(state, record.moves):
            entry = Entry(state.played, Kind.MOVE, seat, str(move), 0)
            past.append(EntryOutcome(entry, turn, tuple(events), state.deciders))
            turn = state.turn
            events.clear()
        state.listen(None)
        if record.over:
            game.check_result(record, state)
        seats = seats_of(record)
        clocks = Clocks.start(NoClock(), len(seats), (), 0)
        return cls(LiveGame(game, start, state, [seat.kind for seat in seats], clocks), seats, past, clock)

    @property
    def rules(self) -> Game:
        return self.live.rules

    @property
    def state(self) -> State:
        return self.live.state

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order, without what was taken back."""
        return list(chain.from_iterable(outcome.events for outcome in self._past))

    def play(self, moves: Sequence[Move], seat: int) -> None:
        """One or several moves of a person, all of them or, with IllegalMove, none."""
        self._go_on(self._after([str(move) for move in moves], seat))

    def let_bots_play(self) -> None:
        """All moves of bots until only people have to decide, or nobody any more."""
        while bots := self.live.bots_to_decide:
            seat = bots[0]
            kind = self.live.bot_for(seat)
            if kind not in all_kinds():
                raise BadOption(BotFault.NO_SUCH_BOT, bot=kind, bots=all_kinds())
            self._go_on(self._after([str(decide(self.state, seat, kind, self.failures))], seat))

    def hint(self, seat: int) -> Hint:
        """What to do for this seat, or NoHint. Asked twice, the answer is the same."""
        try:
            return in_thread(lambda: hint_for(self.state, seat, seed_for(self.state, "hint", seat)))
        except BotFailed as failed:
            raise NoHint(TableFault.NO_HINT) from failed

    def may_take_back(self, seat: int) -> int:
        """How many of the last moves this seat may take back."""
        return may_take_back(self.state, seat)

    def take_back(self, seat: int) -> None:
        """Undo the last action of a person."""
        moves = self.live.whole_actions(1)
        check_may_take_back(self.state, seat, moves)
        self._go_on(self.live.after(Entry(self.live.number + 1, Kind.UNDO, seat, str(moves), self._clock())))

    def is_final(self, moves: Sequence[Move], seat: int) -> bool:
        """Whether these moves cannot be taken back: they reveal something, or others decide after them."""
        after = self._after([str(move) for move in moves], seat).state
        return after.revealed or after.over or after.turn != self.state.turn or seat not in after.deciders

    def record(self) -> Record:
        return self.state.record()

    def _after(self, moves: Sequence[str], seat: int) -> LiveGame:
        return self.live.after(*moves_of(self.live, seat, moves, self._clock()))

    def _go_on(self, after: LiveGame) -> None:
        self.live = after
        add_lasting(self._past, after)


def seats_of(record: Record) -> list[Seat]:
    """The seats of a record. Simulated games may have none."""
    texts = record.header.seats or ("",) * record.header.players
    return [Seat.read(text) for text in texts]
