"""Sitting: a game at which people sit, as what is left of a list of entries.

Everything that happens at a table is an entry: moves, taking back, proposals, bots that stand in for people. A Sitting
never changes: `after` gives the one that follows. So whoever cannot write an entry down simply keeps the Sitting from
before it, and whoever has the entries has the game."""

from collections.abc import Iterable, Sequence
from copy import copy
from enum import StrEnum

import msgspec

from granada.bots import BOTS
from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import Move, State
from granada.table.clock import Clocks, NoClock, TimeControl
from granada.table.seat import PERSON
from granada.table.undo import NothingToTakeBack, check_may_take_back

LONGEST_COUNT = 6
"""Digits."""
MILESTONE = 32
"""Moves from one milestone to the next."""
SAMPLE = 0
"""Any seed does: samples depend on it and on what their seat knows, and on nothing else."""


class Kind(StrEnum):
    MOVE = "move"
    UNDO = "undo"
    """The last moves of a seat are taken back, as the rules of fair undo allow."""
    PROPOSE = "propose"
    """To take back more than that. It is done when all people at the table have agreed."""
    AGREE = "agree"
    DECLINE = "decline"
    TAKEOVER = "takeover"
    """A bot plays for a person from now on."""
    RETURN = "return"
    """The person is back."""


class Entry(msgspec.Struct, frozen=True):
    number: int
    kind: Kind
    seat: int
    text: str
    """Of a move its notation, of taking back how many moves, of a takeover the kind of the bot."""
    at: int
    """Milliseconds since 1970."""
    key: str = ""
    """By which whoever sent it knows it again."""


class Proposal(msgspec.Struct, frozen=True):
    number: int
    """Of the entry by which it was made."""
    seat: int
    moves: int
    agreed: tuple[int, ...]


class Stale(GranadaError):
    """Whoever decided this had not seen what has happened since."""

    def __init__(self, seen: int, number: int) -> None:
        super().__init__(Fault.STALE, seen=seen, number=number)


class Sitting:
    def __init__(self, game: Game, state: State, kinds: Sequence[str], clocks: Clocks) -> None:
        self.game = game
        self.state = state
        self.kinds = tuple(kinds)
        """Who was to play when the game began: people, or which bots."""
        self.stand_ins = ("",) * state.players
        """The bots that play for people, or empty."""
        self.clocks = clocks
        self.number = 0
        """Of the last entry."""
        self.since = (0,) * state.players
        """For each seat, the number of the entry since which nothing has changed in what it has to decide."""
        self.proposal: Proposal | None = None
        self.events: tuple[Event, ...] = ()
        """What the last entry has caused."""
        self.secret: tuple[int, ...] = ()
        """The numbers of the last moves, as long as others are not told them."""
        self.withheld: frozenset[int] = frozenset()
        """The numbers of moves that were taken back while they were a secret. They stay one."""
        self.firm = 0
        """So many moves somebody has seen who has left, and cannot be asked whether they may be taken back."""
        self.milestones: tuple[State, ...] = (state,)
        """Every so often on the way to here, so that moves are taken back in no time however long the game is."""

    @classmethod
    def begin(cls, game: Game, record: Record, kinds: Sequence[str], control: TimeControl, at: int) -> "Sitting":
        """Before the first move."""
        state = game.begin(record)
        people = [seat for seat in state.deciders if kinds[seat] == PERSON]
        return cls(game, state, kinds, Clocks.start(control, state.players, people, at))

    # Who may do what.

    def bot_for(self, seat: int) -> str:
        """The kind of the bot that plays this seat, or empty."""
        return self.stand_ins[seat] or ("" if self.kinds[seat] == PERSON else self.kinds[seat])

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.state.players) if not self.bot_for(seat))

    @property
    def bots_to_decide(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.state.deciders if self.bot_for(seat))

    @property
    def people_to_decide(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.state.deciders if not self.bot_for(seat))

    def check_seen(self, seat: int, seen: int) -> None:
        """Stale unless the seat still has to decide what it had to decide after that entry."""
        if not self.since[seat] <= seen <= self.number:
            raise Stale(seen, self.number)

    @property
    def asides(self) -> int:
        """How many entries are no moves of the game as it is now: moves taken back, proposals and the like."""
        return self.number - self.state.played

    # What happens.

    def after(self, entry: Entry) -> "Sitting":
        """The sitting after this entry, or an error that says why there cannot be such an entry."""
        if entry.number != self.number + 1:
            raise Stale(entry.number - 1, self.number)
        if not 0 <= entry.seat < self.state.players:
            raise BadOption(Fault.NO_SUCH_SEAT, seat=entry.seat)
        if self.state.over and entry.kind != Kind.MOVE:
            raise GranadaError(Fault.ALREADY_OVER)
        after = copy(self)
        after._happen(entry)
        if not isinstance(self.clocks.control, NoClock):
            after.clocks = self._clocks_after(entry, after)
        return after

    def _happen(self, entry: Entry) -> None:
        """To a Sitting that nobody has seen yet. Whatever happens, it answers a proposal, unless it is one."""
        proposal, self.proposal = self.proposal, None
        self.number, self.events = entry.number, ()
        match entry.kind:
            case Kind.MOVE:
                self._move(entry)
            case Kind.UNDO:
                moves = _count(entry.text)
                check_may_take_back(self.state, entry.seat, moves)
                self._take_back(moves)
            case Kind.PROPOSE:
                moves = _count(entry.text)
                if self.bot_for(entry.seat) or not 0 < moves <= self.state.played:
                    raise NothingToTakeBack
                self._agree(Proposal(entry.number, entry.seat, moves, ()), entry.seat)
            case Kind.AGREE:
                self._agree(self._unanswered(proposal, entry.seat), entry.seat)
            case Kind.DECLINE:
                self._unanswered(proposal, entry.seat)
            case Kind.TAKEOVER:
                if self.bot_for(entry.seat):
                    raise GranadaError(Fault.HAS_STAND_IN, seat=entry.seat)
                if entry.text not in BOTS:
                    raise BadOption(Fault.NO_SUCH_BOT, bot=entry.text, bots=tuple(BOTS))
                self._let_play(entry.text, entry.seat)
            case Kind.RETURN:
                if self.kinds[entry.seat] != PERSON or not self.stand_ins[entry.seat]:
                    raise GranadaError(Fault.NO_STAND_IN, seat=entry.seat)
                self._let_play("", entry.seat)

    def _move(self, entry: Entry) -> None:
        before, seat = self.state, entry.seat
        told: list[Event] = []
        self.state = after = before.clone()
        after.listen(told.append)
        after.play(self.game.parse(before, entry.text), seat)
        after.listen(None)
        still = set(before.deciders) & set(after.deciders) - {seat}
        self.since = tuple(last if other in still else entry.number for other, last in enumerate(self.since))
        self.secret = (*self.secret, entry.number) if after.secret_moves else ()
        self.events = tuple(told)
        if after.played % MILESTONE == 0:
            self.milestones = (*self.milestones, after)

    def _take_back(self, moves: int) -> None:
        kept = self.state.played - moves
        self.milestones = tuple(state for state in self.milestones if state.played <= kept)
        state = self.milestones[-1].clone()
        for _ in self.game.walk(state, self.state.past_moves()[state.played : kept]):
            pass
        self.state = state
        self.since = (self.number,) * state.players
        self.withheld |= frozenset(self.secret[-moves:])
        self.secret = self.secret[:-moves]

    def _agree(self, proposal: Proposal, seat: int) -> None:
        agreed = (*proposal.agreed, seat)
        if set(self.people) <= set(agreed):
            self._take_back(proposal.moves)
        else:
            self.proposal = msgspec.structs.replace(proposal, agreed=agreed)

    def _unanswered(self, proposal: Proposal | None, seat: int) -> Proposal:
        if proposal is None or self.bot_for(seat) or seat in proposal.agreed:
            raise GranadaError(Fault.NO_PROPOSAL)
        return proposal

    def _let_play(self, bot: str, seat: int) -> None:
        self.stand_ins = (*self.stand_ins[:seat], bot, *self.stand_ins[seat + 1 :])
        if bot:
            self.firm = self.state.played
        elif not any(self.stand_ins):
            self.firm = 0

    def _clocks_after(self, entry: Entry, after: "Sitting") -> Clocks:
        moves, running = after.state.played - self.state.played, after.people_to_decide
        if moves > 0:
            ends_turn = after.state.turn != self.state.turn
            return self.clocks.after_move(entry.at, running, entry.seat if ends_turn else None)
        if moves < 0:
            return self.clocks.after_taking_back(entry.at, running, -moves)
        return self.clocks.switched(entry.at, running)

    # What others are given.

    def text_for(self, entry: Entry, eyes: int | None) -> str | None:
        """The text of a past entry, unless it is still a secret of another seat."""
        is_secret = entry.number in self.secret or entry.number in self.withheld
        return None if is_secret and entry.seat != eyes else entry.text

    def legal(self, seat: int | None) -> list[str] | None:
        """The moves among which the seat has to decide, if it has to."""
        if seat is None or seat not in self.state.deciders:
            return None
        return [str(move) for move in self.state.legal_moves(seat)]

    def ending(self, seat: int | None) -> list[str] | None:
        """Those of the legal moves that end the turn."""
        if seat is None or seat not in self.state.deciders:
            return None
        return moves_that_end_turn(self.state, seat)


def moves_that_end_turn(state: State, seat: int) -> list[str]:
    """They are tried on a sample: what follows from hidden things would tell the seat what they are."""
    sample = state.sample_hidden(seat, SAMPLE)
    return [str(move) for move in sample.legal_moves(seat) if _ends_turn(sample, move, seat)]


def _ends_turn(state: State, move: Move, seat: int) -> bool:
    after = state.clone()
    after.advance(move.code, seat)
    return after.over or after.turn != state.turn


def lasting_moves(log: Iterable[Entry], kinds: Sequence[str]) -> list[Entry]:
    """The moves that were not taken back, found without the rules of the game: they may not be known here."""
    moves: list[Entry] = []
    people = {seat for seat, kind in enumerate(kinds) if kind == PERSON}
    agreed: set[int] = set()
    proposed = 0
    for entry in log:
        match entry.kind:
            case Kind.MOVE:
                moves.append(entry)
            case Kind.UNDO:
                del moves[-_count(entry.text) :]
            case Kind.PROPOSE | Kind.AGREE:
                if entry.kind is Kind.PROPOSE:
                    agreed, proposed = set(), _count(entry.text)
                agreed.add(entry.seat)
                if people <= agreed:
                    del moves[-proposed:]
            case Kind.TAKEOVER:
                people.discard(entry.seat)
            case Kind.RETURN:
                people.add(entry.seat)
            case Kind.DECLINE:
                pass
    return moves


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= LONGEST_COUNT else 0
