"""LiveGame: a game in progress, made from the log of its table.

Everything that happens at a table is an entry: moves, taking back, proposals, bots that stand in for people. A LiveGame
never changes: `after` gives the next one. So a host that cannot write an entry keeps the LiveGame from before it, and
the entries alone are enough to make the game again. A LiveGame needs no thread, no database and no connection; its
times are those of the entries."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from granada.bots import all_kinds
from granada.bots.faults import BotFault
from granada.kernel.choice import Message, Question
from granada.kernel.errors import BadOption, GranadaError
from granada.kernel.event import Event
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Record
from granada.kernel.state import Move, State
from granada.plugins import part
from granada.table.clock import Clocks, NoClock, TimeControl
from granada.table.faults import TableFault
from granada.table.seat import PERSON
from granada.table.undo import NothingToTakeBack, check_may_take_back

LONGEST_COUNT = 6
"""Digits."""
MILESTONE = 32
"""Moves from one milestone to the next, in games that are not too long."""
MOST_MILESTONES = 32
"""Each holds all moves before it. In a longer game, they are further apart."""


class Kind(StrEnum):
    MOVE = "move"
    PART = "part"
    """A move that is the same action as the one in the next entry."""
    UNDO = "undo"
    """The last moves of a seat are taken back, as the rules of fair undo allow."""
    PROPOSE = "propose"
    """A proposal to take back more than that. It is done when all people at the table have agreed."""
    AGREE = "agree"
    DECLINE = "decline"
    TAKEOVER = "takeover"
    """A bot plays for a person from now on."""
    RETURN = "return"
    """The person is back."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    number: int
    kind: Kind
    seat: int
    text: str
    """The notation of a move, the number of moves that are taken back, or the kind of the bot that takes over."""
    at: int
    """Milliseconds since 1970."""
    key: str = ""
    """Chosen by the sender, to recognise the entry. Of an action of several moves, the last one has it."""

    @property
    def is_move(self) -> bool:
        return self.public_kind is Kind.MOVE

    @property
    def public_kind(self) -> Kind:
        """The kind that viewers see: to them a part of an action is a move like any other."""
        return Kind.MOVE if self.kind is Kind.PART else self.kind


class EntryOutcome(NamedTuple):
    """An entry, and what it has caused."""

    entry: Entry
    turn: int
    """The number of the turn before the entry."""
    events: tuple[Event, ...]
    deciders: tuple[int, ...]
    """The seats that have to decide after the entry."""
    taken_back: int = 0
    """How many of the moves before it do not count any more."""


class Proposal(msgspec.Struct, frozen=True, gc=False):
    number: int
    """The number of the entry that made it."""
    seat: int
    moves: int
    agreed: tuple[int, ...]


class Stale(GranadaError):
    """The sender of the action had not seen entries that change the decision."""

    def __init__(self, seen: int, number: int) -> None:
        super().__init__(TableFault.STALE, seen=seen, number=number)


class LiveGame:
    def __init__(self, rules: Game, start: State, state: State, kinds: Sequence[str], clocks: Clocks) -> None:
        """A game that began with one state, and has come to another one without anything being taken back."""
        self.rules = rules
        self.state = state
        self.kinds = tuple(kinds)
        """The kinds of players when the game began: people, or kinds of bots."""
        self.stand_ins = ("",) * state.players
        """The bots that play for people, or empty."""
        self.clocks = clocks
        self.number = state.played
        """The number of the last entry."""
        self.since = (self.number,) * state.players
        """For each seat, the number of the entry since which nothing has changed in what it has to decide."""
        self.proposal: Proposal | None = None
        self.outcomes: tuple[EntryOutcome, ...] = ()
        """The outcomes of the last entry, or of the moves of the last action."""
        self.secret: tuple[int, ...] = ()
        """The numbers of the last moves, as long as they are secret."""
        self.withheld: frozenset[int] = frozenset()
        """The numbers of moves that were taken back while they were a secret. They stay one."""
        self.firm = 0
        """How many moves were seen by a player who has left and cannot be asked whether they may be taken back."""
        self.within: frozenset[int] = frozenset()
        """The numbers of moves after which an action was not complete: taking back does not stop there."""
        self.milestones: tuple[State, ...] = (start,) if start.played == state.played else (start, state)
        """Every so often on the way to here, so that moves are taken back in no time however long the game is."""
        self.gap = MILESTONE

    @classmethod
    def begin(cls, rules: Game, record: Record, kinds: Sequence[str], control: TimeControl, at: int) -> "LiveGame":
        """The game before the first move."""
        state = rules.begin(record)
        people = [seat for seat in state.deciders if kinds[seat] == PERSON]
        return cls(rules, state, state, kinds, Clocks.start(control, state.players, people, at))

    # Players.

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

    def still_asks_bot(self, seat: int, before: "LiveGame") -> bool:
        """Whether a bot for the seat has to decide what it had to decide in the game as it was before."""
        return seat in self.bots_to_decide and self.still_decides(seat, before)

    def still_decides(self, seat: int, before: "LiveGame") -> bool:
        """Whether the seat has to decide what it had to decide in the game as it was before."""
        return seat in self.state.deciders and self.since[seat] <= before.number

    def whole_actions(self, moves: int) -> int:
        """The number of the last moves with those of the same action: an action is taken back as a whole."""
        kept = self.state.played - moves
        while kept in self.within:
            kept -= 1
        return self.state.played - kept

    def check_seen(self, seat: int, seen: int) -> None:
        """Stale unless the seat still has to decide what it had to decide after that entry."""
        if not self.since[seat] <= seen <= self.number:
            raise Stale(seen, self.number)

    @property
    def other_entries(self) -> int:
        """How many entries are no moves of the game as it is now: moves taken back, proposals and the like."""
        return self.number - self.state.played

    # What happens.

    def after(self, *entries: Entry) -> "LiveGame":
        """The game after an entry, or after the moves of one action, which happen all or not at all: then there is an
        error that says why they cannot."""
        after = self._clone()
        for place, entry in enumerate(entries, 1):
            if entry.number != self.number + place:
                raise Stale(entry.number - 1, self.number)
            if not 0 <= entry.seat < self.state.players:
                raise BadOption(KernelFault.NO_SUCH_SEAT, seat=entry.seat)
        first, last = entries[0], entries[-1]
        # Whatever happens, it answers a proposal, unless it is one.
        after.proposal = None
        after.number = last.number
        if first.is_move:
            after._play(entries)
        else:
            if self.state.over:
                raise GranadaError(TableFault.ALREADY_OVER)
            after._happen(first, self.proposal)
            taken_back = self.state.played - after.state.played
            after.outcomes = (EntryOutcome(first, self.state.turn, (), after.state.deciders, taken_back),)
        if not isinstance(self.clocks.control, NoClock):
            after.clocks = self._clocks_after(first, after)
        return after

    def _clone(self) -> "LiveGame":
        twin = LiveGame(self.rules, self.state, self.state, self.kinds, self.clocks)
        twin.stand_ins, twin.number, twin.since = self.stand_ins, self.number, self.since
        twin.proposal, twin.outcomes = self.proposal, self.outcomes
        twin.secret, twin.withheld = self.secret, self.withheld
        twin.firm, twin.within = self.firm, self.within
        twin.milestones, twin.gap = self.milestones, self.gap
        return twin

    # To a LiveGame that nobody has seen yet.

    def _play(self, entries: Sequence[Entry]) -> None:
        before = self.state
        self.state = state = before.clone()
        outcomes: list[EntryOutcome] = []
        events: list[Event] = []
        state.listen(events.append)
        for entry in entries:
            if outcomes:
                _check_goes_on(before, state, entry.seat, entry.text)
            turn, others = state.turn, state.deciders
            state.play(self.rules.parse(state, entry.text), entry.seat)
            deciders = state.deciders
            self.since = tuple(
                last if seat in others and seat in deciders and seat != entry.seat else entry.number
                for seat, last in enumerate(self.since)
            )
            self.secret = (*self.secret, entry.number) if state.secret_moves else ()
            outcomes.append(EntryOutcome(entry, turn, tuple(events), deciders))
            events.clear()
        state.listen(None)
        self.outcomes = tuple(outcomes)
        if len(entries) > 1:
            self.within |= frozenset(range(before.played + 1, state.played))
        if state.over:
            self.milestones = ()  # Nothing is taken back any more.
        elif state.played // self.gap > before.played // self.gap:
            self.milestones = (*self.milestones, state)
            if len(self.milestones) > MOST_MILESTONES:
                self.milestones, self.gap = self.milestones[::2], 2 * self.gap

    def _happen(self, entry: Entry, proposal: Proposal | None) -> None:
        match entry.kind:
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
                    raise GranadaError(TableFault.HAS_STAND_IN, seat=entry.seat)
                if entry.text not in all_kinds():
                    raise BadOption(BotFault.NO_SUCH_BOT, bot=entry.text, bots=all_kinds())
                self._let_play(entry.text, entry.seat)
            case Kind.RETURN:
                if self.kinds[entry.seat] != PERSON or not self.stand_ins[entry.seat]:
                    raise GranadaError(TableFault.NO_STAND_IN, seat=entry.seat)
                self._let_play("", entry.seat)

    def _take_back(self, moves: int) -> None:
        kept = self.state.played - moves
        self.milestones = tuple(state for state in self.milestones if state.played <= kept)
        state = self.milestones[-1].clone()
        for _ in self.rules.walk(state, self.state.past_moves()[state.played : kept]):
            pass
        self.state = state
        self.since = (self.number,) * state.players
        self.withheld |= frozenset(self.secret[-moves:])
        self.secret = self.secret[:-moves]
        self.within = frozenset(place for place in self.within if place < kept)

    def _agree(self, proposal: Proposal, seat: int) -> None:
        agreed = (*proposal.agreed, seat)
        if set(self.people) <= set(agreed):
            self._take_back(proposal.moves)
        else:
            self.proposal = msgspec.structs.replace(proposal, agreed=agreed)

    def _unanswered(self, proposal: Proposal | None, seat: int) -> Proposal:
        if proposal is None or self.bot_for(seat) or seat in proposal.agreed:
            raise GranadaError(TableFault.NO_PROPOSAL)
        return proposal

    def _let_play(self, bot: str, seat: int) -> None:
        self.stand_ins = (*self.stand_ins[:seat], bot, *self.stand_ins[seat + 1 :])
        if bot:
            self.firm = self.state.played
        elif not any(self.stand_ins):
            self.firm = 0

    def _clocks_after(self, entry: Entry, after: "LiveGame") -> Clocks:
        moves, running = after.state.played - self.state.played, after.people_to_decide
        if moves > 0:
            ends_turn = after.state.turn != self.state.turn
            return self.clocks.after_move(entry.at, running, entry.seat if ends_turn else None, moves)
        if moves < 0:
            return self.clocks.after_taking_back(entry.at, running, -moves)
        return self.clocks.switched(entry.at, running)

    # What others are given.

    def text_for(self, entry: Entry, viewer: int | None) -> str | None:
        """The text of a past entry, unless it is still a secret of another seat."""
        is_secret = entry.number in self.secret or entry.number in self.withheld
        return None if is_secret and entry.seat != viewer else entry.text

    def back(self, seat: int | None) -> int:
        """How many moves, in whole actions, would have to be taken back for the seat to decide its last one anew; 0 if
        that cannot be now. Whether others have to agree, `state.undoable` says."""
        if seat is None or self.state.over or self.proposal is not None:
            return 0
        moves = int(self.state.since_own(seat))
        return self.whole_actions(moves) if moves else 0

    def preview(self, seat: int, moves: Sequence[str]) -> tuple[Message, ...]:
        """What these moves would change for the seat that has to decide, as far as it is certain. They are tried with
        hidden things that are made up, so that nobody learns the true ones."""
        before, _, tried = self._tried(seat, moves)
        return before.foresee(tried, seat)

    def further(self, seat: int, moves: Sequence[str]) -> Question:
        """The question for the seat after these moves, which only begin an action. They are tried in the same way."""
        before, after, _ = self._tried(seat, moves)
        _check_goes_on(before, after, seat, moves[-1])
        question = after.question(seat)
        assert question is not None
        return question

    def _tried(self, seat: int, moves: Sequence[str]) -> tuple[State, State, list[Move]]:
        """The state before and after these moves of an action, with hidden things that are made up."""
        before = self.state.sample_hidden(seat, 0)
        after = before.clone()
        tried: list[Move] = []
        for text in moves:
            if tried:
                _check_goes_on(before, after, seat, text)
            tried.append(self.rules.parse(after, text))
            after.play(tried[-1], seat)
        return before, after, tried

    def coach(self, seat: int) -> Message | None:
        """What matters now for the seat that has to decide, in one sentence; None if there is nothing new to say. The
        coach of the game knows the view of the seat, and nothing else."""
        coach = part(self.rules.id, "coach")
        question = self.state.question(seat)
        if coach is None or question is None:
            raise GranadaError(TableFault.NO_HINT)
        advice: Message | None = coach(self.rules, self.state.view(seat), question)
        return advice

    def question(self, seat: int | None) -> Question | None:
        """What the seat has to decide, if it has to."""
        return None if seat is None else self.state.question(seat)


def moves_of(live: LiveGame, seat: int, texts: Sequence[str], at: int, key: str = "") -> list[Entry]:
    """The entries of one action: one or several moves of a seat, made at this time."""
    entries = [Entry(number, Kind.PART, seat, text, at) for number, text in enumerate(texts[:-1], live.number + 1)]
    return [*entries, Entry(live.number + len(texts), Kind.MOVE, seat, texts[-1], at, key)]


def actions(log: Iterable[Entry]) -> Iterator[list[Entry]]:
    """The entries of a log, those of one action together."""
    together: list[Entry] = []
    for entry in log:
        together.append(entry)
        if entry.kind is not Kind.PART:
            yield together
            together = []


def walk(live: LiveGame, log: Iterable[Entry], *, by_entry: bool = False) -> Iterator[LiveGame]:
    """The game after each action of a log that goes on from this game, or after each single entry."""
    for entries in ([entry] for entry in log) if by_entry else actions(log):
        live = live.after(*entries)
        yield live


def add_lasting(moves: list[EntryOutcome], after: LiveGame) -> None:
    """Keep the list of the moves that were not taken back: with what happened last, and without what that took back."""
    new = [outcome for outcome in after.outcomes if outcome.entry.is_move]
    del moves[after.state.played - len(new) :]
    moves += new


def lasting_moves(log: Iterable[Entry], kinds: Sequence[str]) -> list[Entry]:
    """The moves that were not taken back, found without the rules of the game: they may not be known here."""
    moves: list[Entry] = []
    people = {seat for seat, kind in enumerate(kinds) if kind == PERSON}
    agreed: set[int] = set()
    proposed = 0
    for entry in log:
        match entry.kind:
            case Kind.MOVE | Kind.PART:
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


def _check_goes_on(before: State, state: State, seat: int, move: str) -> None:
    """An action ends where something is revealed, or where the turn ends: a player must not try out what comes next."""
    if state.revealed or state.turn != before.turn or seat not in state.deciders:
        raise GranadaError(TableFault.ACTION_HAS_ENDED, move=move)


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= LONGEST_COUNT else 0
