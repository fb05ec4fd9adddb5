"""Game: a rule set, and what can be done with any of them: begin, restore, replay and verify games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from granada.kernel.chance import Chance, commitment, fresh_seed
from granada.kernel.errors import BadOption, BadPosition, BadRecord, IllegalMove
from granada.kernel.record import Header, Record
from granada.kernel.state import Listener, Move, State


class Option(msgspec.Struct, frozen=True):
    """Something that is chosen before a game begins. The first choice is the usual one."""

    name: str
    choices: tuple[str, ...]


class Game(ABC):
    id: str
    edition: str
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()

    @abstractmethod
    def set_up(self, header: Header, chance: Chance) -> State:
        """The state before the first move."""

    @abstractmethod
    def restore_position(self, header: Header, chance: Chance, position: dict[str, object]) -> State:
        """The state with this position, as `State.dump_position` gave it."""

    @abstractmethod
    def parse(self, state: State, text: str) -> Move:
        """The move with this text; IllegalMove if there is no such move at all. Whether it is legal, `play` says."""

    def new(self, players: int, seed: int | None = None, seats: Sequence[str] = (), **options: str) -> State:
        """A game before its first move. Without a seed, one that nobody can guess."""
        if seed is None:
            seed = fresh_seed()
        if players not in self.player_counts:
            raise BadOption(f"{self.id} is for {_list(self.player_counts)} players, not {players}")
        if seats and len(seats) != players:
            raise BadOption(f"{len(seats)} seats are named, but there are {players} players")
        header = Header(
            game=self.id,
            edition=self.edition,
            rules=self.rules,
            players=players,
            options=self._choose(options),
            seats=tuple(seats),
            commitment=commitment(seed),
        )
        return self.set_up(header, Chance(seed))

    def restore(self, data: dict[str, object]) -> State:
        """The position that `State.dump` gave. Moves are only kept if the dump has them."""
        try:
            dump = msgspec.convert(data, _Dump)
            state = self.restore_position(dump.header, Chance(dump.seed, dump.drawn), dump.position)
            state.turn = dump.turn
            state.undoable = dump.undoable
            state.played = dump.played
            state.revealed = dump.revealed
            state.last_seat = dump.last_seat
            if dump.moves is None:
                state.forget_past()
            else:
                for line in dump.moves:
                    seat, text = _split(line)
                    if seat >= state.players:
                        raise ValueError(f"there is no seat {seat}")
                    state.remember(self.parse(state, text).code, seat)
            return state
        except (msgspec.ValidationError, IllegalMove, BadRecord, ValueError, KeyError, IndexError) as error:
            raise BadPosition(f"this is not a position of {self.id}: {error}") from error

    def replay(self, record: Record, listener: Listener | None = None) -> State:
        """The state after all moves of the record, each checked against the rules, and told to the listener."""
        state = self.begin(record)
        state.listen(listener)
        for number, line in enumerate(record.moves, 1):
            seat, text = _split(line)
            try:
                state.play(self.parse(state, text), seat)
            except IllegalMove as error:
                raise BadRecord(f"move {number}, {line!r}, is against the rules: {error.reason}") from None
        return state

    def begin(self, record: Record) -> State:
        """The state before the first move of the record."""
        header = record.header
        if header.game != self.id:
            raise BadRecord(f"this is a record of {header.game!r}, not of {self.id}")
        if (header.edition, header.rules) != (self.edition, self.rules):
            raise BadRecord(
                f"this game was played with edition {header.edition!r} and rules {header.rules}; "
                f"here are edition {self.edition!r} and rules {self.rules}"
            )
        try:
            return self.new(header.players, record.known_seed(), header.seats, **header.options)
        except BadOption as error:
            raise BadRecord(f"the header of this record is impossible: {error}") from None

    def verify(self, record: Record) -> State:
        """Prove that a finished game was played by the rules with the shuffles fixed at its start."""
        state = self.replay(record)
        if not state.over:
            raise BadRecord("the game of this record is not over yet")
        if record.scores != state.scores:
            raise BadRecord(f"the record says the scores are {record.scores}, but they are {state.scores}")
        return state

    def _choose(self, wanted: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; its options are: {_list(sorted(known)) or 'none'}")
            if value not in known[name].choices:
                raise BadOption(f"{name} can be {_list(known[name].choices)}, not {value!r}")
        return {name: wanted.get(name, option.choices[0]) for name, option in known.items()}


class _Dump(msgspec.Struct, forbid_unknown_fields=True):
    header: Header
    seed: int
    drawn: int
    turn: int
    undoable: int
    played: int
    revealed: bool
    last_seat: int
    moves: list[str] | None
    position: dict[str, object]


def _split(line: str) -> tuple[int, str]:
    seat, _, text = line.partition(" ")
    if not seat.isdecimal():
        raise BadRecord(f"{line!r} is not a move: a line is the number of a seat and the move's text")
    return int(seat), text


def _list(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))
