"""Game: a rule set, and what can be done with any of them: begin, restore, replay and verify games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Annotated

import msgspec

from granada.kernel.chance import Chance, commitment, fresh_seed
from granada.kernel.errors import BadOption, BadPosition, BadRecord, Fault, GranadaError, IllegalMove
from granada.kernel.record import Header, Record
from granada.kernel.state import Listener, Move, State

LONGEST_SEAT = 4
"""Digits; what is longer is no seat, and may be too long for a number."""


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
        return self._open(players, fresh_seed() if seed is None else seed, seats, options)

    def check_players(self, players: int) -> None:
        """BadOption unless so many can play."""
        if players not in self.player_counts:
            raise BadOption(Fault.PLAYER_COUNT, game=self.id, counts=self.player_counts, players=players)

    def restore(self, data: dict[str, object]) -> State:
        """The position that `State.dump` gave. Moves are only kept if the dump has them."""
        try:
            dump = msgspec.convert(data, _Dump)
            self._check_rules_of(dump.header)
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
                        raise BadPosition(Fault.NO_SUCH_SEAT, seat=seat)
                    state.remember(self.parse(state, text).code, seat)
            return state
        except GranadaError as error:
            raise BadPosition(Fault.IMPOSSIBLE_POSITION, game=self.id, why=error) from error
        except (msgspec.ValidationError, ValueError, KeyError, IndexError) as error:
            raise BadPosition(Fault.NOT_A_POSITION, game=self.id, detail=str(error)) from error

    def replay(self, record: Record, listener: Listener | None = None) -> State:
        """The state after all moves of the record, each checked against the rules, and told to the listener."""
        state = self.begin(record)
        state.listen(listener)
        for number, line in enumerate(record.moves, 1):
            seat, text = _split(line)
            try:
                state.play(self.parse(state, text), seat)
            except IllegalMove as error:
                raise BadRecord(Fault.MOVE_AGAINST_RULES, number=number, move=line, reason=error.reason) from None
        return state

    def begin(self, record: Record) -> State:
        """The state before the first move of the record."""
        header = record.header
        self._check_rules_of(header)
        try:
            return self._open(header.players, record.known_seed(), header.seats, header.options)
        except BadOption as error:
            raise BadRecord(Fault.IMPOSSIBLE_HEADER, why=error) from None

    def _check_rules_of(self, header: Header) -> None:
        if header.game != self.id:
            raise BadRecord(Fault.OTHER_GAME, found=header.game, game=self.id)
        if (header.edition, header.rules) != (self.edition, self.rules):
            raise BadRecord(
                Fault.OTHER_RULES,
                edition=header.edition,
                rules=header.rules,
                edition_here=self.edition,
                rules_here=self.rules,
            )

    def verify(self, record: Record) -> State:
        """Prove that a finished game was played by the rules with the shuffles fixed at its start."""
        state = self.replay(record)
        if not state.over:
            raise BadRecord(Fault.NOT_OVER)
        if record.scores is None:
            raise BadRecord(Fault.NO_SCORES)
        if record.scores != state.scores:
            raise BadRecord(Fault.OTHER_SCORES, told=record.scores, found=state.scores)
        return state

    def _open(self, players: int, seed: int, seats: Sequence[str], options: dict[str, str]) -> State:
        self.check_players(players)
        if seats and len(seats) != players:
            raise BadOption(Fault.SEAT_COUNT, seats=len(seats), players=players)
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

    def _choose(self, wanted: dict[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                raise BadOption(Fault.NO_SUCH_OPTION, game=self.id, option=name, options=tuple(sorted(known)))
            if value not in known[name].choices:
                raise BadOption(Fault.NO_SUCH_CHOICE, option=name, choices=known[name].choices, choice=value)
        return {name: wanted.get(name, option.choices[0]) for name, option in known.items()}


Natural = Annotated[int, msgspec.Meta(ge=0)]


class _Dump(msgspec.Struct, forbid_unknown_fields=True):
    header: Header
    seed: int
    drawn: Natural
    turn: Natural
    undoable: Natural
    played: Natural
    revealed: bool
    last_seat: int
    moves: list[str] | None
    position: dict[str, object]


def _split(line: str) -> tuple[int, str]:
    seat, _, text = line.partition(" ")
    if not (seat.isdecimal() and len(seat) <= LONGEST_SEAT):
        raise BadRecord(Fault.NOT_A_MOVE, line=line)
    return int(seat), text
