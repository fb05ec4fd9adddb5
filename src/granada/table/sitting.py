"""Sitting: a game at which people sit, as what is left of a list of entries.

Everything that happens at a table is an entry: moves, taking back, proposals, bots that stand in for people. A Sitting
never changes: `after` gives the one that follows. So whoever cannot write an entry down simply keeps the Sitting from
before it, and whoever has the entries has the game."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from granada.bots import BOTS
from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.kernel.event import Event
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import State
from granada.table.clock import Clocks, NoClock, TimeControl
from granada.table.seat import PERSON
from granada.table.table import NothingToTakeBack

LONGEST_COUNT = 6
"""Digits."""


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
    def __init__(
        self,
        game: Game,
        state: State,
        kinds: Sequence[str],
        stand_ins: Sequence[str],
        clocks: Clocks,
        number: int = 0,
        since: Sequence[int] = (),
        proposal: Proposal | None = None,
        events: Sequence[Event] = (),
        secret: frozenset[int] = frozenset(),
    ) -> None:
        self.game = game
        self.state = state
        self.kinds = tuple(kinds)
        """Who was to play when the game began: people, or which bots."""
        self.stand_ins = tuple(stand_ins)
        """The bots that play for people, or empty."""
        self.clocks = clocks
        self.number = number
        """Of the last entry."""
        self.since = tuple(since) or (0,) * state.players
        """For each seat, the number of the entry since which nothing has changed in what it has to decide."""
        self.proposal = proposal
        self.events = tuple(events)
        """What the last entry has caused."""
        self.secret = secret
        """The numbers of moves that others are not told yet, even if they were taken back."""

    @classmethod
    def begin(cls, game: Game, record: Record, kinds: Sequence[str], control: TimeControl, at: int) -> "Sitting":
        """Before the first move."""
        state = game.begin(record)
        people = [seat for seat in state.deciders if kinds[seat] == PERSON]
        return cls(game, state, kinds, [""] * state.players, Clocks.start(control, state.players, people, at))

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

    def may_take_back(self, seat: int) -> int:
        return self.state.undoable if self.state.last_seat == seat else 0

    # What happens.

    def after(self, entry: Entry) -> "Sitting":
        """The sitting after this entry, or an error that says why there cannot be such an entry."""
        if entry.number != self.number + 1:
            raise Stale(entry.number - 1, self.number)
        if not 0 <= entry.seat < self.state.players:
            raise BadOption(Fault.NO_SUCH_SEAT, seat=entry.seat)
        if self.state.over and entry.kind != Kind.MOVE:
            raise GranadaError(Fault.ALREADY_OVER)
        match entry.kind:
            case Kind.MOVE:
                return self._move(entry)
            case Kind.UNDO:
                moves = _count(entry.text)
                if not 0 < moves <= self.may_take_back(entry.seat):
                    raise NothingToTakeBack(Fault.NOTHING_TO_TAKE_BACK)
                return self._take_back(entry, moves)
            case Kind.PROPOSE:
                return self._propose(entry)
            case Kind.AGREE:
                return self._agree(entry)
            case Kind.DECLINE:
                self._check_proposal(entry.seat)
                return self._with(entry)
            case Kind.TAKEOVER:
                return self._take_over(entry)
            case Kind.RETURN:
                if self.kinds[entry.seat] != PERSON or not self.stand_ins[entry.seat]:
                    raise GranadaError(Fault.NO_STAND_IN, seat=entry.seat)
                return self._with(entry, stand_ins=self._stand_ins_with(entry.seat, ""))

    def _move(self, entry: Entry) -> "Sitting":
        before, seat = self.state, entry.seat
        after = before.clone()
        told: list[Event] = []
        after.listen(told.append)
        after.play(self.game.parse(before, entry.text), seat)
        after.listen(None)
        still = set(before.deciders) & set(after.deciders) - {seat}
        since = tuple(last if other in still else entry.number for other, last in enumerate(self.since))
        secret = self.secret | {entry.number} if after.secret_moves else frozenset[int]()
        return self._with(entry, state=after, since=since, events=told, secret=secret)

    def _take_back(self, entry: Entry, moves: int) -> "Sitting":
        record = self.state.record()
        state = self.game.replay(record.until(len(record.moves) - moves))
        return self._with(entry, state=state, since=(entry.number,) * state.players, taken_back=True)

    def _propose(self, entry: Entry) -> "Sitting":
        moves = _count(entry.text)
        if self.bot_for(entry.seat) or not 0 < moves <= self.state.played:
            raise NothingToTakeBack(Fault.NOTHING_TO_TAKE_BACK)
        return self._agreed(entry, Proposal(entry.number, entry.seat, moves, (entry.seat,)))

    def _agree(self, entry: Entry) -> "Sitting":
        proposal = self._check_proposal(entry.seat)
        return self._agreed(entry, msgspec.structs.replace(proposal, agreed=(*proposal.agreed, entry.seat)))

    def _agreed(self, entry: Entry, proposal: Proposal) -> "Sitting":
        if set(self.people) <= set(proposal.agreed):
            return self._take_back(entry, proposal.moves)
        return self._with(entry, proposal=proposal)

    def _check_proposal(self, seat: int) -> Proposal:
        if self.proposal is None or self.bot_for(seat) or seat in self.proposal.agreed:
            raise GranadaError(Fault.NO_PROPOSAL)
        return self.proposal

    def _take_over(self, entry: Entry) -> "Sitting":
        if self.bot_for(entry.seat):
            raise GranadaError(Fault.HAS_STAND_IN, seat=entry.seat)
        if entry.text not in BOTS:
            raise BadOption(Fault.NO_SUCH_BOT, bot=entry.text, bots=tuple(BOTS))
        return self._with(entry, stand_ins=self._stand_ins_with(entry.seat, entry.text))

    def _stand_ins_with(self, seat: int, bot: str) -> tuple[str, ...]:
        return (*self.stand_ins[:seat], bot, *self.stand_ins[seat + 1 :])

    def _with(
        self,
        entry: Entry,
        state: State | None = None,
        stand_ins: tuple[str, ...] | None = None,
        since: tuple[int, ...] | None = None,
        proposal: Proposal | None = None,
        events: Sequence[Event] = (),
        taken_back: bool = False,
        secret: frozenset[int] | None = None,
    ) -> "Sitting":
        """Whatever happens, it answers a proposal, unless it is one."""
        after = Sitting(
            self.game,
            state or self.state,
            self.kinds,
            self.stand_ins if stand_ins is None else stand_ins,
            self.clocks,
            entry.number,
            since or self.since,
            proposal,
            events,
            self.secret if secret is None else secret,
        )
        if isinstance(self.clocks.control, NoClock):
            return after
        if entry.kind in (Kind.TAKEOVER, Kind.RETURN):
            after.clocks = self.clocks.switched(entry.at, after.people_to_decide)
        else:
            after.clocks = self.clocks.after(entry.at, after.people_to_decide, taken_back)
        return after

    # What others are given.

    def text_for(self, entry: Entry, eyes: int | None) -> str | None:
        """The text of a past entry, unless it is still a secret of another seat."""
        return None if entry.number in self.secret and entry.seat != eyes else entry.text

    def legal(self, seat: int | None) -> list[str] | None:
        """The moves among which the seat has to decide, if it has to."""
        if seat is None or seat not in self.state.deciders:
            return None
        return [str(move) for move in self.state.legal_moves(seat)]


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= LONGEST_COUNT else 0
