"""LiveTable: a table that this process plays at.

What happens goes one way: an action is checked against the Sitting in memory, its entry is written into the database,
and only then the Sitting is replaced, the action acknowledged, and everybody told. Where nobody knows whether an entry
has been written, the table is in doubt, and reads what is there before it does anything else."""

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Coroutine, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Executable, update

from granada.kernel.errors import Fault, GranadaError
from granada.kernel.event import Event
from granada.kernel.view import View
from granada.protocol import live
from granada.protocol.common import LONGEST_KEY
from granada.protocol.patch import Change, difference, with_own
from granada.protocol.tables import OVER, PLAYING
from granada.server.bus import News
from granada.server.chat import read_chat
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.schema import seats, tables
from granada.server.stored import Glimpse, StoredTable, find_entry, info_for, read_entries, read_table
from granada.server.writer import Overtaken
from granada.table import Entry, Kind, NoClock, Stale
from granada.table import LiveGame as Sitting
from granada.table.asking import STAND_IN

if TYPE_CHECKING:
    from granada.server.hall import Hall

REMEMBERED = 64
"""Entries, for those who come back and for those who send something again."""
MOST_TRIES = 20
PRESENCE_PAUSE = 0.2
"""Seconds."""
MOST_MOVES = 5000
"""Many times as many as a game takes. Some can be played without end, and somebody will try."""
MOST_ASIDES = 2000
"""Entries that are no moves of the game, after which nothing is taken back any more."""

BYTES_OF_TABLE = 100_000
BYTES_OF_STATE = 15_000
BYTES_PER_MOVE = 20
"""In each state: it knows all moves before it."""
BYTES_PER_CHARACTER = 15
"""Of an edition: the components that are made from it."""

T = TypeVar("T")

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    person: str | None
    eyes: int | None
    muted: frozenset[str]

    def push(self, message: str) -> None: ...


class Remembered(NamedTuple):
    entry: Entry
    events: msgspec.Raw


class Outcome(NamedTuple):
    """The number of the entry that an action has become, now or when it was sent before."""

    number: int
    again: bool


class LiveTable:
    def __init__(self, hall: "Hall", stored: StoredTable) -> None:
        self.hall = hall
        self.stored = stored
        self.sitting: Sitting | None = None
        self.unplayable: GranadaError | None = None
        """Why the game cannot be played on here: because it was begun with other rules, for one."""
        self.watchers: set[Watcher] = set()
        self.used = now()
        self.in_doubt = True
        self.elsewhere: dict[str, tuple[tuple[int, ...], int, int]] = {}
        """Who is connected to other processes: seats, spectators, and when this was heard."""
        self._presence_due: asyncio.TimerHandle | None = None
        self._here_told: tuple[tuple[int, ...], int] | None = None
        """To other processes."""
        self._present_told: live.Present | None = None
        self.chat_told: set[int] = set()
        self._lock = asyncio.Lock()
        self._remembered: deque[Remembered] = deque(maxlen=REMEMBERED)
        self._public: View | None = None
        """What everybody has seen last,"""
        self._own: dict[int | None, dict[str, object]] = {}
        """and the fields in which each pair of eyes has seen more."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return self.sitting.number if self.sitting else 0

    @property
    def bytes(self) -> int:
        """How much memory the table takes, more or less."""
        edition = len(self.stored.edition_text or "") * BYTES_PER_CHARACTER
        if self.sitting is None:
            return BYTES_OF_TABLE + edition
        states = 1 + len(self.sitting.milestones)
        return BYTES_OF_TABLE + edition + states * (BYTES_OF_STATE + self.number * BYTES_PER_MOVE // 2)

    @property
    def is_idle(self) -> bool:
        return not (self.watchers or self._lock.locked())

    @property
    def glimpse(self) -> Glimpse:
        """What everybody here has heard of."""
        taken = sum(seat.person is not None for seat in self.stored.seats)
        stands = (self.stored.status, taken, self.stored.rematch is not None)
        return Glimpse(self.number, max(self.chat_told, default=0), stands)

    # What people and bots do.

    def game(self) -> Sitting:
        """The game, or the reason why there is none."""
        if self.sitting is None:
            raise self.unplayable or GranadaError(Fault.NOT_STARTED)
        return self.sitting

    async def act(self, person: str, action: live.AnyAction) -> Outcome:
        return await self._to_the_end(self._act(person, action))

    async def leave(self, person: str) -> None:
        """Bots take over all the seats of this person."""
        await self._to_the_end(self._leave(person))

    async def play_for_bot(self, seat: int, move: str, seen: int) -> None:
        await self._to_the_end(self._play_for_bot(seat, move, seen))

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self._lock:
            await self._catch_up()

    async def _act(self, person: str, action: live.AnyAction) -> Outcome:
        async with self._lock:
            if (number := self._remembered_as(action)) is not None:
                return Outcome(number, again=True)
            for _ in range(MOST_TRIES):
                sitting = await self._current()
                try:
                    entry = self._entry_for(sitting, person, action)
                    after = sitting.after(entry)
                except GranadaError:
                    if (number := await self._written_as(action)) is not None:
                        return Outcome(number, again=True)
                    raise
                if await self._append(entry, after):
                    await self._agree_with_oneself(person)
                    return Outcome(entry.number, again=False)
                if (number := await self._written_as(action)) is not None:
                    return Outcome(number, again=True)
        raise GranadaError(Fault.OUT_OF_ORDER)

    async def _agree_with_oneself(self, person: str) -> None:
        """Who has several seats is asked only once."""
        for seat in self.stored.seats_of(person):
            sitting = await self._current()
            agreed = sitting.proposal and {sitting.proposal.seat, *sitting.proposal.agreed}
            if agreed and agreed & set(self.stored.seats_of(person)) and seat not in agreed and seat in sitting.people:
                entry = Entry(sitting.number + 1, Kind.AGREE, seat, "", now())
                if not await self._append(entry, sitting.after(entry)):
                    return  # Something has happened meanwhile, which has answered the proposal.

    async def _leave(self, person: str) -> None:
        async with self._lock:
            for seat in self.stored.seats_of(person):
                for _ in range(MOST_TRIES):
                    sitting = await self._current()
                    if sitting.state.over or sitting.bot_for(seat):
                        break
                    entry = Entry(sitting.number + 1, Kind.TAKEOVER, seat, STAND_IN, now())
                    if await self._append(entry, sitting.after(entry)):
                        break

    async def _play_for_bot(self, seat: int, move: str, seen: int) -> None:
        async with self._lock:
            sitting = await self._current()
            sitting.check_seen(seat, seen)
            if not sitting.bot_for(seat):
                raise Stale(seen, sitting.number)
            _check_room_for_move(sitting)
            entry = Entry(sitting.number + 1, Kind.MOVE, seat, move, now())
            await self._append(entry, sitting.after(entry))

    async def _to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Whoever asked for it may go away meanwhile: what has been begun is finished."""
        task = asyncio.create_task(doing)
        self.hall.keep(task)
        return await asyncio.shield(task)

    async def _current(self) -> Sitting:
        self.used = now()
        if self.in_doubt:
            await self._catch_up()
        return self.game()

    def _remembered_as(self, action: live.AnyAction) -> int | None:
        """The number of the entry that this action has become a short time ago."""
        for entry, _ in reversed(self._remembered):
            if entry.seat == action.seat and entry.key == action.key:
                return entry.number
        return None

    async def _written_as(self, action: live.AnyAction) -> int | None:
        """The number of the entry that this action has become at any time. The database does not take its key twice, so
        that nobody has to look before it does not."""
        async with self.hall.database.reading() as connection:
            return await find_entry(connection, self.stored.key, action.seat, action.key)

    def _entry_for(self, sitting: Sitting, person: str, action: live.AnyAction) -> Entry:
        """The entry that the action asks for. Whether the rules allow it, the sitting says."""
        if action.seat >= len(self.stored.seats):
            raise GranadaError(Fault.NO_SUCH_SEAT, seat=action.seat)
        if isinstance(action, live.TakeOver):
            self._check_may_let_take_over(sitting, person, action.seat)
        elif self.stored.seats[action.seat].person != person:
            raise GranadaError(Fault.NOT_YOUR_SEAT, seat=action.seat)
        elif not isinstance(action, live.Return) and sitting.bot_for(action.seat):
            raise GranadaError(Fault.HAS_STAND_IN, seat=action.seat)
        # All others are answers to one of these.
        if isinstance(action, live.Undo | live.Propose | live.Return) and sitting.asides >= MOST_ASIDES:
            raise GranadaError(Fault.ONLY_MOVES)
        match action:
            case live.Move(move=text):
                sitting.check_seen(action.seat, action.n)
                _check_room_for_move(sitting)
                kind = Kind.MOVE
            case live.Undo(moves=moves):
                _check_nothing_since(max(sitting.since), action, sitting)
                kind, text = Kind.UNDO, str(moves)
            case live.Propose(moves=moves):
                _check_nothing_since(max(sitting.since), action, sitting)
                if sitting.state.played - sitting.firm < moves <= sitting.state.played:
                    raise GranadaError(Fault.SOMEBODY_LEFT)
                kind, text = Kind.PROPOSE, str(moves)
            case live.Agree() | live.Decline():
                _check_nothing_since(sitting.proposal.number if sitting.proposal else 0, action, sitting)
                kind, text = Kind.AGREE if isinstance(action, live.Agree) else Kind.DECLINE, ""
            case live.TakeOver():
                kind, text = Kind.TAKEOVER, STAND_IN
            case live.Return():
                kind, text = Kind.RETURN, ""
        return Entry(sitting.number + 1, kind, action.seat, text, now(), action.key[:LONGEST_KEY])

    def _check_may_let_take_over(self, sitting: Sitting, person: str, seat: int) -> None:
        if not any(not sitting.bot_for(own) for own in self.stored.seats_of(person)):
            raise GranadaError(Fault.NOT_AT_TABLE)
        if not sitting.bot_for(seat) and not sitting.clocks.has_run_out(seat, now()):
            raise GranadaError(Fault.TIME_LEFT, seat=seat)

    async def _append(self, entry: Entry, after: Sitting) -> bool:
        """False: another process was faster, and everything has to be looked at anew."""
        try:
            await self.hall.writer.append(self.stored.key, entry, after.state.deciders, self._also(entry, after))
        except Overtaken:
            self.in_doubt = True
            return False
        except BaseException:
            self.in_doubt = True
            raise
        before = self.sitting
        self._adopt(entry, after)
        self.hall.bus.tell(News(table=self.id, number=entry.number))
        self.expect_decisions(before, after)
        return True

    def expect_decisions(self, before: Sitting | None, after: Sitting) -> None:
        """Of people who did not have to decide before; only the process by which it has come to this."""
        new = set(after.people_to_decide) - set(before.people_to_decide if before else ())
        if new:
            self.hall.when_to_decide(self, new)

    def _also(self, entry: Entry, after: Sitting) -> Sequence[Executable]:
        """What else changes with this entry."""
        if entry.kind in (Kind.TAKEOVER, Kind.RETURN):
            here = (seats.c.table_key == self.stored.key) & (seats.c.seat == entry.seat)
            return [update(seats).where(here).values(stand_in=after.stand_ins[entry.seat])]
        if after.state.over:
            result = {"status": OVER, "ended": entry.at, "scores": after.state.scores, "winners": after.state.winners}
            return [update(tables).where(tables.c.key == self.stored.key).values(result)]
        return ()

    async def _catch_up(self) -> None:
        self.in_doubt = True
        async with self.hall.database.reading() as connection:
            stored = await read_table(connection, self.id)
            missing = await read_entries(connection, stored.key, self.number)
        if self.sitting is not None:
            for entry in missing:
                self._adopt(entry, self.sitting.after(entry))
        self._set(stored)
        if self.sitting is None and self.unplayable is None and stored.status in (PLAYING, OVER):
            await self._begin(missing)
        self.in_doubt = False
        self.wake_bots()

    async def _begin(self, entries: Sequence[Entry]) -> None:
        """A long game takes a while to be played again, in which others need not wait."""
        try:
            async with self.hall.replaying.taken(Account(self.stored.whose, self.stored.host or "")):
                self.sitting, last = await asyncio.to_thread(_played_again, self.stored, entries)
        except GranadaError as error:
            self.unplayable = error
            log.warning("table %s cannot be played on: %s", self.id, error)
            return
        self._remembered.extend(last)
        self._own.clear()
        for watcher in self.watchers:
            self.show(watcher)

    def _adopt(self, entry: Entry, after: Sitting) -> None:
        """From now on the entry has happened, whether or not it can be told."""
        self._remember(entry, after)
        try:
            self._tell(entry, after)
        except Exception:
            log.exception("entry %d of table %d cannot be told", entry.number, self.stored.key)
        if entry.kind in (Kind.TAKEOVER, Kind.RETURN) or after.state.over:
            self._set(self.stored.after(after, entry.at))
        if after.state.over:
            self.hall.finished(self)
        self.wake_bots()

    def _set(self, stored: StoredTable) -> None:
        before, self.stored = self.stored, stored
        if info_for(before, None) != info_for(stored, None):
            self.tell_table()

    def _remember(self, entry: Entry, after: Sitting) -> None:
        self.sitting = after
        self._remembered.append(Remembered(entry, msgspec.Raw(encode(after.happened[-1].events))))

    def wake_bots(self) -> None:
        if self.sitting is not None and self.sitting.bots_to_decide:
            self.hall.bots.wake(self)

    # What people see.

    def show(self, watcher: Watcher, seen: int | None = None) -> None:
        """The whole view, or nothing if it is known."""
        sitting = self.sitting
        if sitting is None:
            return
        eyes = watcher.eyes
        self._public, self._own[eyes] = sitting.state.public_view(), own_of(sitting, eyes)
        view = sitting.state.seen_by(self._public, eyes)
        message = live.View(
            n=sitting.number,
            eyes=eyes,
            view=None if seen == sitting.number else view,
            question=sitting.question(eyes),
            clock=clock_of(sitting),
            proposal=sitting.proposal,
            missed=() if seen is None else self._missed(seen, eyes),
        )
        watcher.push(encode(message).decode())

    def _missed(self, seen: int, eyes: int | None) -> tuple[live.Happened, ...]:
        """What has happened since, or nothing if that is too long ago."""
        sitting = self.sitting
        assert sitting is not None
        missed = [remembered for remembered in self._remembered if remembered.entry.number > seen]
        if len(missed) != sitting.number - seen:
            return ()
        return tuple(
            live.Happened(entry.number, entry.kind, entry.seat, sitting.text_for(entry, eyes), events)
            for entry, events in missed
        )

    def _tell(self, entry: Entry, after: Sitting) -> None:
        (before, self._public), (own_before, self._own) = (self._public, None), (self._own, {})
        _, events = self._remembered[-1]
        clock = clock_of(after)
        public = after.state.public_view()
        change_for_all = difference(before, public)
        for eyes, group in _by_eyes(self.watchers):
            own = self._own[eyes] = own_of(after, eyes)
            change: Change = [after.state.seen_by(public, eyes)]
            if eyes in own_before and not isinstance(change_for_all, list):
                change = with_own(change_for_all, own_before[eyes], own)
            message = live.Entry(
                n=entry.number,
                kind=entry.kind,
                seat=entry.seat,
                key=entry.key,
                text=after.text_for(entry, eyes),
                events=events,
                change=change,
                question=after.question(eyes),
                clock=clock,
                proposal=after.proposal,
            )
            text = encode(message).decode()
            for watcher in group:
                watcher.push(text)
        self._public = public

    def tell_table(self) -> None:
        for watcher in self.watchers:
            if watcher.eyes is not None and self.stored.seats[watcher.eyes].person != watcher.person:
                watcher.eyes = None
                self.show(watcher)
            watcher.push(encode(live.Table(info_for(self.stored, watcher.person))).decode())

    def tell_bots(self) -> None:
        """Whether the bots have to hurry."""
        for watcher in self.watchers:
            watcher.push(encode(live.Bots(self.hall.bots.hurry_at(self))).decode())

    # Who is here.

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if self.hall.bots.hurry_at(self):
            watcher.push(encode(live.Bots(hurried=True)).decode())
        self.used = now()
        self._present_told = None
        self.presence_changed()

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = now()
        self.presence_changed()

    def here(self) -> tuple[tuple[int, ...], int]:
        """The seats and the number of spectators that are connected to this process."""
        own = [self.stored.seats_of(watcher.person) for watcher in self.watchers]
        return tuple(sorted({seat for taken in own for seat in taken})), sum(not taken for taken in own)

    def is_here(self, seats: Collection[int]) -> bool:
        """Whether somebody with one of these seats is connected, to this process or to another."""
        connected = {*self.here()[0], *(seat for taken, _, _ in self.elsewhere.values() for seat in taken)}
        return not connected.isdisjoint(seats)

    def presence_changed(self) -> None:
        """Soon told: many may come at the same moment, and each time everybody has to hear of it."""
        if self._presence_due is None:
            self._presence_due = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        here = self.here()
        if here != self._here_told:
            self._here_told = here
            self.hall.bus.tell(News(table=self.id, here=here))
        others = self.elsewhere.values()
        everybody = sorted({*here[0], *(seat for taken, _, _ in others for seat in taken)})
        present = live.Present(tuple(everybody), here[1] + sum(count for _, count, _ in others))
        if present != self._present_told:
            self._present_told = present
            text = encode(present).decode()
            for watcher in self.watchers:
                watcher.push(text)

    # What they say.

    async def tell_chat(self) -> None:
        """Whatever has not been told yet."""
        async with self.hall.database.reading() as connection:
            messages = await read_chat(connection, self.stored.key)
        new = [message for message in messages if message.id not in self.chat_told]
        self.chat_told = {message.id for message in messages}
        for watcher in self.watchers:
            heard = tuple(message for message in new if message.person not in watcher.muted)
            if heard:
                watcher.push(encode(live.Chat(heard)).decode())


def own_of(sitting: Sitting, eyes: int | None) -> dict[str, object]:
    return {} if eyes is None else sitting.state.secrets(eyes)


def clock_of(sitting: Sitting) -> live.Clock | None:
    clocks = sitting.clocks
    return None if isinstance(clocks.control, NoClock) else live.Clock(clocks.left_at(now()), clocks.running)


def _played_again(stored: StoredTable, entries: Iterable[Entry]) -> tuple[Sitting, list[Remembered]]:
    """The game after these entries, and the last of them."""
    sitting = Sitting.begin(
        stored.rules_of_game(), stored.beginning(), stored.kinds, stored.control, stored.started or 0
    )
    last: deque[tuple[Entry, tuple[Event, ...]]] = deque(maxlen=REMEMBERED)
    for entry in entries:
        sitting = sitting.after(entry)
        last.append((entry, sitting.happened[-1].events))
    return sitting, [Remembered(entry, msgspec.Raw(encode(events))) for entry, events in last]


def _check_room_for_move(sitting: Sitting) -> None:
    if sitting.state.played >= MOST_MOVES:
        raise GranadaError(Fault.RECORD_TOO_LONG, most=MOST_MOVES)


def _check_nothing_since(last: int, action: live.AnyAction, sitting: Sitting) -> None:
    if not last <= action.n <= sitting.number:
        raise Stale(action.n, sitting.number)


def _by_eyes(watchers: Iterable[Watcher]) -> Iterable[tuple[int | None, list[Watcher]]]:
    def eyes_of(watcher: Watcher) -> int:
        return -1 if watcher.eyes is None else watcher.eyes

    for _, group in groupby(sorted(watchers, key=eyes_of), eyes_of):
        together = list(group)
        yield together[0].eyes, together
