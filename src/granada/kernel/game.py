"""Game: a set of rules, which can begin, restore, replay and verify games."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Generic, NamedTuple

import msgspec
from typing_extensions import TypeVar

from granada.kernel.chance import Chance, commitment, fresh_seed
from granada.kernel.contribution import Contribution, check, combined
from granada.kernel.errors import BadOption, BadPosition, BadRecord, GranadaError, IllegalMove
from granada.kernel.faults import KernelFault
from granada.kernel.record import Header, Record
from granada.kernel.state import Listener, Move, State

LONGEST_SEAT = 4
"""Digits; what is longer is no seat, and may be too long for a number."""


S = TypeVar("S", bound=State, default=State, covariant=True)
"""The states of a game, for callers that need more of them than all states have."""


class RecordedMove(NamedTuple):
    """One move on the way through a record."""

    seat: int
    move: Move


class Option(msgspec.Struct, frozen=True):
    """Something that is chosen before a game begins. The first choice is the usual one.

    >>> [option.name for option in granada.load("sabika").options]
    ['events', 'yusuf']
    """

    name: str
    choices: tuple[str, ...]
    pattern: str = ""
    """What else may be given, as a regular expression; whether it makes sense is for the rules to say."""
    example: str = ""
    """An example of what fits the pattern, for people who want to know."""
    player_counts: tuple[int, ...] = ()
    """The numbers of players with which there is something to choose; empty: any number."""

    @property
    def described(self) -> tuple[str, ...]:
        """The choices, and an example of what else may be given, for people who want to know."""
        return (*self.choices, f'"{self.example}"') if self.example else self.choices

    def allows(self, value: str) -> bool:
        """Whether a host may choose this value."""
        return value in self.choices or (self.pattern != "" and re.fullmatch(self.pattern, value) is not None)

    def is_for(self, players: int) -> bool:
        """Whether other values than the first can be chosen with so many players."""
        return not self.player_counts or players in self.player_counts


class Game(ABC, Generic[S]):
    """The rules of a game: they begin games, and read moves, positions and records.

    >>> rules = granada.load("sabika")
    >>> rules.id, min(rules.player_counts), max(rules.player_counts)
    ('sabika', 1, 4)
    >>> rules.new(players=2, seed=1).over
    False
    """

    id: str
    edition: str
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    content: msgspec.Struct | None = None
    """What is printed on the components, for games that have a content file."""

    @abstractmethod
    def set_up(self, header: Header, chance: Chance) -> S:
        """The state before the first move."""

    @abstractmethod
    def restore_position(self, header: Header, chance: Chance, position: dict[str, object]) -> S:
        """The state with this position, as `State.dump_position` gave it. Names that do not exist are refused."""

    @abstractmethod
    def check_position(self, state: State) -> None:
        """BadPosition unless a game could come to this."""

    @abstractmethod
    def parse(self, state: State, text: str) -> Move:
        """The move with this text; IllegalMove if there is no such move at all. Whether it is legal, `play` says.

        >>> game = granada.load("alhambra")
        >>> state = game.new(players=2, seed=1)
        >>> text = str(state.legal_moves()[0])
        >>> state.play(game.parse(state, text))
        """

    def with_edition(self, text: str) -> "Game":
        """The same rules with the components of an edition file, or BadContent with what is wrong with the file."""
        raise BadOption(KernelFault.NO_EDITIONS, game=self.id)

    def printed(self) -> object:
        """The content as data that can be sent; None for a game without."""
        return self.content

    def new(self, players: int, seed: int | None = None, seats: Sequence[str] = (), **options: str) -> S:
        """A game before its first move. Without a seed, one that nobody can guess.

        >>> granada.load("sabika").new(players=2, seed=1, seats=("Ana", "Ben")).header.seats
        ('Ana', 'Ben')
        """
        return self._open(players, fresh_seed() if seed is None else seed, seats, options)

    def check_players(self, players: int) -> None:
        """BadOption unless so many can play."""
        if players not in self.player_counts:
            raise BadOption(KernelFault.PLAYER_COUNT, game=self.id, counts=self.player_counts, players=players)

    def restore(self, data: dict[str, object]) -> S:
        """The position that `State.dump` gave. Moves are only kept if the dump has them.

        >>> game = granada.load("alhambra")
        >>> state = game.new(players=2, seed=1)
        >>> game.restore(state.dump()).legal_moves() == state.legal_moves()
        True
        """
        try:
            dump = msgspec.convert(data, _Dump)
            self._check_rules_of(dump.header)
            self._check_counts(dump)
            state = self._put_back(dump)
            self.check_position(state)
            return state
        except GranadaError as error:
            raise BadPosition(KernelFault.IMPOSSIBLE_POSITION, game=self.id, why=error) from error
        except (msgspec.ValidationError, ValueError, KeyError, IndexError, TypeError, OverflowError) as error:
            raise BadPosition(KernelFault.NOT_A_POSITION, game=self.id, detail=str(error)) from error

    def reload(self, data: dict[str, object]) -> S:
        """Restore a position that this program has dumped itself, without asking whether a game could come to it."""
        return self._put_back(msgspec.convert(data, _Dump))

    def _put_back(self, dump: "_Dump") -> S:
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
                    raise BadPosition(KernelFault.NO_SUCH_SEAT, seat=seat)
                state.remember(self.parse(state, text).code, seat)
        return state

    def _check_counts(self, dump: "_Dump") -> None:
        """The header and the counters fit each other. Sampled positions have another seed than the game they are of."""
        check(dump.header.contributions, dump.header.players)
        header = self._header(
            dump.header.players, dump.seed, dump.header.seats, dump.header.options, dump.header.contributions
        )
        if dump.moves is None:
            header = msgspec.structs.replace(header, commitment=dump.header.commitment)
        fits = (
            header == dump.header
            and dump.undoable <= dump.played
            and dump.last_seat < header.players
            and (dump.moves is None or len(dump.moves) == dump.played)
        )
        if not fits:
            raise BadPosition(KernelFault.IMPOSSIBLE_PART, part="header")

    def replay(self, record: Record, listener: Listener | None = None) -> S:
        """The state after all moves of the record, each checked against the rules, and told to the listener.

        >>> game = granada.load("alhambra")
        >>> record = game.new(players=2, seed=1).record()
        >>> game.replay(record).played
        0
        """
        state = self.begin(record)
        state.listen(listener)
        for _ in self.walk(state, record.moves):
            pass
        return state

    def walk(self, state: State, lines: Iterable[str]) -> Iterator[RecordedMove]:
        """Play these lines of a record on the state, each checked against the rules. After each step the state is the
        one after its move.

        >>> game = granada.load("alhambra")
        >>> record = granada.Record.read(finished)
        >>> state = game.begin(record)
        >>> [played.seat for played in game.walk(state, record.moves[:2])]
        [0, 1]
        """
        for line in lines:
            seat, text = _split(line)
            try:
                move = self.parse(state, text)
                state.play(move, seat)
            except IllegalMove as error:
                raise BadRecord(
                    KernelFault.MOVE_AGAINST_RULES, number=state.played + 1, move=line, reason=error.reason
                ) from None
            yield RecordedMove(seat, move)

    def begin(self, record: Record) -> S:
        """The state before the first move of the record."""
        header = record.header
        self._check_rules_of(header)
        try:
            seed = record.known_seed()
            return self._open(header.players, seed, header.seats, header.options, header.contributions)
        except BadOption as error:
            raise BadRecord(KernelFault.IMPOSSIBLE_HEADER, why=error) from None

    def _check_rules_of(self, header: Header) -> None:
        if header.game != self.id:
            raise BadRecord(KernelFault.OTHER_GAME, found=header.game, game=self.id)
        if (header.edition, header.rules) != (self.edition, self.rules):
            raise BadRecord(
                KernelFault.OTHER_RULES,
                edition=header.edition,
                rules=header.rules,
                edition_here=self.edition,
                rules_here=self.rules,
            )

    def verify(self, record: Record) -> S:
        """Prove that a finished game was played by the rules with the shuffles fixed at its start.

        >>> record = granada.Record.read(finished)
        >>> granada.load("alhambra").verify(record).scores == record.scores
        True
        """
        state = self.replay(record)
        self.check_result(record, state)
        return state

    def check_result(self, record: Record, state: State) -> None:
        """BadRecord unless this state, which the moves of the record lead to, is the end that the record tells."""
        if not state.over:
            raise BadRecord(KernelFault.NOT_OVER)
        if record.scores is None:
            raise BadRecord(KernelFault.NO_SCORES)
        if record.scores != state.scores:
            raise BadRecord(KernelFault.OTHER_SCORES, told=record.scores, found=state.scores)

    def _open(
        self,
        players: int,
        seed: int,
        seats: Sequence[str],
        options: dict[str, str],
        contributions: tuple[Contribution, ...] = (),
    ) -> S:
        return self.set_up(self._header(players, seed, seats, options, contributions), Chance(seed))

    def _header(
        self,
        players: int,
        seed: int,
        seats: Sequence[str],
        options: dict[str, str],
        contributions: tuple[Contribution, ...],
    ) -> Header:
        self.check_players(players)
        if type(seed) is not int or seed < 0:
            raise BadOption(KernelFault.NOT_A_SEED, seed=str(seed))
        if seats and len(seats) != players:
            raise BadOption(KernelFault.SEAT_COUNT, seats=len(seats), players=players)
        names: Sequence[object] = seats
        for name in names:
            if not (isinstance(name, str) and name.isprintable()):
                raise BadOption(KernelFault.UNPRINTABLE_NAME, name=str(name))
        return Header(
            game=self.id,
            edition=self.edition,
            rules=self.rules,
            players=players,
            options=self._choose(options, players),
            seats=tuple(seats),
            commitment=commitment(combined(seed, contributions)),
            contributions=contributions,
        )

    def _choose(self, wanted: dict[str, str], players: int) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                raise BadOption(KernelFault.NO_SUCH_OPTION, game=self.id, option=name, options=tuple(sorted(known)))
            option = known[name]
            if not option.allows(value):
                raise BadOption(KernelFault.NO_SUCH_CHOICE, option=name, choices=option.described, choice=value)
            if value != option.choices[0] and not option.is_for(players):
                counts = option.player_counts
                raise BadOption(KernelFault.OPTION_PLAYERS, option=name, choice=value, counts=counts, players=players)
        return {name: wanted.get(name, option.choices[0]) for name, option in known.items()}


Natural = Annotated[int, msgspec.Meta(ge=0, le=1 << 62)]
"""What still fits a machine word."""


class _Dump(msgspec.Struct, forbid_unknown_fields=True):
    header: Header
    seed: Annotated[int, msgspec.Meta(ge=0)]
    drawn: Natural
    turn: Natural
    undoable: Natural
    played: Natural
    revealed: bool
    last_seat: Annotated[int, msgspec.Meta(ge=-1)]
    moves: list[str] | None
    position: dict[str, object]


def _split(line: str) -> tuple[int, str]:
    seat, _, text = line.partition(" ")
    if not (seat.isdecimal() and len(seat) <= LONGEST_SEAT):
        raise BadRecord(KernelFault.NOT_A_MOVE, line=line)
    return int(seat), text
