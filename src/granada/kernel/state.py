"""State: the complete truth of one game in progress, and Move: one decision of one seat.

A game's rules live in a subclass of State. Inside, a move is a number, its code: lists of numbers are quick to make
and to search. People and programs outside see Move objects, which wrap a code and know its text.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from granada.kernel.chance import Chance
from granada.kernel.choice import Choice, Group, Message, Question
from granada.kernel.errors import BadOption, GranadaError, IllegalMove, Reason
from granada.kernel.event import Event
from granada.kernel.faults import KernelFault
from granada.kernel.record import Header, Record
from granada.kernel.view import View

Listener = Callable[[Event], None]
V = TypeVar("V", bound=View)

SEAT_BITS: Final[i64] = 3
MOST_SEATS: Final[i64] = 1 << SEAT_BITS
"""The most seats: in `State.move_codes` a move and its seat share one number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(ABC):
    """One decision of one seat, with one canonical line of text.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> move = state.legal_moves()[0]
    >>> str(move).split()[0]
    'take'
    """

    def __init__(self, code: i64) -> None:
        self.code: i64 = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and type(other) is type(self) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    @abstractmethod
    def __str__(self) -> str: ...

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What is common to the states of all games: whose turn it is, what was played, what may be taken back.

    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> while not state.over:
    ...     seat = state.deciders[0]
    ...     state.play(state.legal_moves(seat)[0], seat)
    >>> len(state.scores)
    2
    """

    def __init__(self, header: Header, chance: Chance) -> None:
        self.header = header
        self.chance = chance
        self.players: int = header.players
        self.turn: int = 1
        """Counts the turns begun: it changes exactly when one turn ends and the next begins."""
        self.undoable: int = 0
        """How many of the last moves may be taken back: all by one seat, and none since something was revealed."""
        self.played: int = 0
        self.revealed: bool = False
        """Whether the last move showed something that was hidden or drawn by chance."""
        self.last_seat: i64 = -1
        self.traced: bool = True
        self.move_codes: vec[i64] = vec[i64]([])
        self.listener: Listener | None = None
        self._listed: vec[i64] = vec[i64]([])
        self._listed_for: i64 = -1

    # What a game's rules say.

    @property
    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """All seats that may decide now: more than one where the rules say "at the same time"."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that decides next, the first of the deciders; None when the game is over."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of each seat; they are final when the game is over."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several if they share the victory; empty until the game is over."""

    @abstractmethod
    def legal_codes(self, seat: i64) -> vec[i64]:
        """The codes of every move that this decider may make, each once, always in the same order."""

    @abstractmethod
    def apply(self, code: i64, seat: i64) -> None:
        """Play a move that is known to be legal, and everything that follows from it."""

    @abstractmethod
    def move(self, code: i64) -> Move:
        """The move that has this code."""

    @abstractmethod
    def explain(self, code: i64, seat: i64) -> str:
        """The reason why this move of a decider is not legal."""

    def ask(self, seat: i64, codes: vec[i64]) -> Question:
        """The question for a decider with these moves. Unless a game has more to say, each is called by its text."""
        title = Message("choose-a-move")
        return Question(title, (Group(title, tuple([self._plain_choice(code, seat) for code in codes])),))

    def _plain_choice(self, code: i64, seat: i64) -> Choice:
        after = self.clone()
        after.advance(code, seat)
        text = str(self.move(code))
        ends_turn = after.turn != self.turn or after.over
        return Choice((text,), Message(":word", (text,)), ends_turn=ends_turn, final=after.undoable == 0)

    @abstractmethod
    def public_view(self) -> View:
        """The facts that everybody may know, which are all that a spectator sees."""

    @abstractmethod
    def secrets(self, seat: int) -> dict[str, object]:
        """The fields of the view in which this seat sees what a spectator does not."""

    @abstractmethod
    def clone(self) -> "State":
        """A state that is equal to this one and independent of it.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> after = state.clone()
        >>> after.play(after.legal_moves()[0])
        >>> state.played, after.played
        (0, 1)
        """

    @abstractmethod
    def sample_hidden(self, seat: int | None, seed: int) -> "State":
        """A state that this seat cannot tell from the true one: what it cannot know is dealt anew.

        >>> state = granada.load("sabika").new(players=2, seed=1)
        >>> state.sample_hidden(0, seed=5).view(0) == state.view(0)
        True
        """

    @abstractmethod
    def dump_position(self) -> dict[str, object]:
        """What `Game.restore_position` needs to make this state again: everything but header, chance and counters."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """Every component counted, wherever it lies now. It never changes in the course of a game."""

    # What every game does alike.

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody decides any more."""
        return self.to_move is None

    def view(self, seat: int | None) -> View:
        """What a seat may know, or a spectator.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> state.view(0).turn
        1
        """
        self.check_viewer(seat)
        return self.seen_by(self.public_view(), seat)

    def seen_by(self, public: V, seat: int | None) -> V:
        """The view of a seat, made from that of a spectator, with which it shares what all may know."""
        return public if seat is None else msgspec.structs.replace(public, seat=seat, **self.secrets(seat))

    def common_view(self) -> dict[str, Any]:
        """The fields that the views of all games have, as a spectator sees them."""
        return {
            "game": self.header.game,
            "players": self.players,
            "seat": None,
            "turn": self.turn,
            "over": self.over,
            "to_move": self.to_move,
            "deciders": self.deciders,
            "undoable": self.undoable,
            "hides": self.hides,
            "scores": self.scores,
            "winners": self.winners,
        }

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Every move that the seat, by default the one to move, may make now.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> [str(move).split()[0] for move in state.legal_moves()][0]
        'take'
        >>> state.legal_moves(1)
        []
        """
        decider: i64 = -1
        if seat is None:
            first = self.to_move
            if first is not None:
                decider = first
        elif seat in self.deciders:
            decider = seat
        if decider == -1:
            return []
        return [self.move(code) for code in self._list_codes(decider)]

    def question(self, seat: int) -> Question | None:
        """What the seat has to decide now, if it has to, with everything about each move. It holds nothing that the
        seat may not know.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> choice = state.question(0).groups[0].choices[0]
        >>> choice.moves[0] in [str(move) for move in state.legal_moves()]
        True
        """
        return self.ask(seat, self._list_codes(seat)) if seat in self.deciders else None

    def foresee(self, moves: Sequence[Move], seat: int) -> tuple[Message, ...]:
        """What these legal moves would change for this seat, for a person who thinks about making them. Only what is
        certain: nothing that depends on what they reveal. Unless a game has more to say, nothing."""
        return ()

    def play(self, move: object, seat: int | None = None) -> None:
        """Play a Move for the seat, by default the one to move. IllegalMove leaves the state untouched.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> state.play(state.legal_moves()[0])
        >>> state.played
        1
        """
        if not isinstance(move, Move):
            raise TypeError("play takes a Move; game.parse(state, text) makes one from its text")
        first = self.to_move
        if first is None:
            raise IllegalMove(Reason.GAME_OVER, str(move), seat)
        decider = first if seat is None else seat
        if decider != first and decider not in self.deciders:
            raise IllegalMove(Reason.NOT_YOUR_TURN, str(move), seat)
        if not self._is_listed(move.code, decider):
            raise IllegalMove(self.explain(move.code, decider), str(move), decider)
        self.advance(move.code, decider)

    def advance(self, code: i64, seat: i64) -> None:
        """Play the code of a legal move without asking again. For searches; everybody else uses `play`."""
        self._listed_for = -1
        self.revealed = False
        if self.listener is None:
            self.apply(code, seat)
            self._count(code, seat)
        else:
            self._advance_and_tell(code, seat, self.listener)

    def _advance_and_tell(self, code: i64, seat: i64, listener: Listener) -> None:
        """Listeners hear of the move when it is over: they see a finished state and cannot leave it half played."""
        events: list[Event] = []
        self.listener = events.append
        self.apply(code, seat)
        self.listener = listener
        self._count(code, seat)
        for event in events:
            listener(event)

    def _count(self, code: i64, seat: i64) -> None:
        if self.revealed or self.to_move is None:
            self.undoable = 0
        elif seat == self.last_seat:
            self.undoable += 1
        else:
            self.undoable = 1
        self.last_seat = seat
        self.played += 1
        if self.traced:
            self.remember(code, seat)

    def remember(self, code: i64, seat: i64) -> None:
        """Add a move to the record."""
        self.move_codes = append(self.move_codes, code << SEAT_BITS | seat)

    def listen(self, listener: Listener | None) -> None:
        """Tell the listener every event from now on. Without a listener, no events are made.

        >>> heard = []
        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> state.listen(heard.append)
        >>> state.play(state.legal_moves()[0])
        >>> len(heard) > 0
        True
        """
        self.listener = listener

    def tell(self, event: Event) -> None:
        """For rules that make few events. Those that make many ask first whether anybody listens."""
        if self.listener is not None:
            self.listener(event)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    @property
    def hides(self) -> bool:
        """Whether one seat may see now what another must not: then people who share a screen take turns to look."""
        return True

    @property
    def secret_moves(self) -> int:
        """How many of the last moves are still secret, where all choose in secret at the same time."""
        return 0

    def published_record(self) -> Record:
        """The record as everybody may see it now."""
        record = self.record()
        return record.published(len(record.moves) - self.secret_moves)

    def check_viewer(self, seat: int | None) -> None:
        """Only seats of this game and spectators can look."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(KernelFault.NO_SUCH_SEAT, seat=seat)

    def record(self) -> Record:
        """The header and the moves so far: the whole game can be rebuilt from it.

        >>> state = granada.load("alhambra").new(players=2, seed=1)
        >>> state.play(state.legal_moves()[0])
        >>> len(state.record().moves)
        1
        """
        if not self.traced:
            raise GranadaError(KernelFault.NO_RECORD)
        return Record.of(self.header, self.chance.seed, self.past_moves(), self.scores if self.over else None)

    def since_own(self, seat: i64) -> i64:
        """How many moves there are from the last one of this seat on, that one included; 0 if it has made none."""
        for back in range(1, len(self.move_codes) + 1):
            if self.move_codes[len(self.move_codes) - back] & MOST_SEATS - 1 == seat:
                return back
        return 0

    def past_moves(self) -> list[str]:
        """The moves so far, each as ``SEAT TEXT``."""
        return [f"{entry & MOST_SEATS - 1} {self.move(entry >> SEAT_BITS)}" for entry in self.move_codes]

    def dump(self) -> dict[str, object]:
        """The full position, hidden things included, as JSON-able data.

        >>> sorted(granada.load("alhambra").new(players=2, seed=1).dump())[:3]
        ['drawn', 'header', 'last_seat']
        """
        return {
            "header": msgspec.to_builtins(self.header),
            "seed": self.chance.seed,
            "drawn": self.chance.drawn,
            "turn": self.turn,
            "undoable": self.undoable,
            "played": self.played,
            "revealed": self.revealed,
            "last_seat": self.last_seat,
            "moves": self.past_moves() if self.traced else None,
            "position": self.dump_position(),
        }

    def copy_common_to(self, twin: "State") -> None:
        """The part of a clone that is the same in all games. Listeners are not copied: a clone plays in silence."""
        twin.turn = self.turn
        twin.undoable = self.undoable
        twin.played = self.played
        twin.revealed = self.revealed
        twin.last_seat = self.last_seat
        twin.traced = self.traced
        twin.move_codes = self.move_codes[:]
        twin._listed, twin._listed_for = self._listed, self._listed_for

    def forget_past(self) -> None:
        """Search and set-up positions have no moves. Their hidden things may be dealt anew, and with them what a
        seat may do."""
        self.traced = False
        self.move_codes = vec[i64]([])
        self._listed_for = -1

    def _list_codes(self, seat: i64) -> vec[i64]:
        if self._listed_for != seat:
            self._listed = self.legal_codes(seat)
            self._listed_for = seat
        return self._listed

    def _is_listed(self, code: i64, seat: i64) -> bool:
        for listed in self._list_codes(seat):
            if listed == code:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenState(State):
    """A state of a game in which everything lies open: nothing is hidden, and nothing is left to chance."""

    @property
    def hides(self) -> bool:
        return False

    def secrets(self, seat: int) -> dict[str, object]:
        return {}

    def sample_hidden(self, seat: int | None, seed: int) -> State:
        """The same position, without a past."""
        self.check_viewer(seat)
        twin = self.clone()
        twin.forget_past()
        twin.chance = Chance(seed)
        return twin
