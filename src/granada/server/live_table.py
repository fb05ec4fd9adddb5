"""LiveTable: a table that this process plays, and its log.

An action is checked against the LiveGame in memory, and its entries are written into the database. Only then the new
LiveGame replaces the old one, the sender gets the acknowledgement, and the viewers get the entries. If it is unknown
whether entries were written, the table is in doubt, and reads the database before it does anything else."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import Executable, update

from granada.kernel.errors import GranadaError
from granada.kernel.faults import KernelFault
from granada.protocol import live
from granada.protocol.acting import entries_for, entries_of_bot
from granada.protocol.tables import CLOSED, OVER, PLAYING
from granada.protocol.telling import MOST_RECENT, encode
from granada.server.bus import BusMessage
from granada.server.chat import TableChat
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.presence import Presence
from granada.server.schema import seats, tables
from granada.server.stored import Glimpse, StoredTable, find_entry, info_for, read_entries, read_table
from granada.server.watchers import Watcher, Watchers
from granada.server.writer import Overtaken
from granada.table import STAND_IN, Entry, EntryOutcome, Kind, LiveGame, walk
from granada.table.faults import TableFault

if TYPE_CHECKING:
    from granada.server.registry import TableRegistry

MOST_TRIES = 20

BYTES_OF_TABLE = 100_000
BYTES_OF_STATE = 15_000
BYTES_PER_MOVE = 20
"""In each state: it knows all moves before it."""
BYTES_PER_CHARACTER = 15
"""Of an edition: the components that are made from it."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Acknowledgement(NamedTuple):
    """The number of the last entry that an action has become, now or when it was sent before."""

    number: int
    again: bool


class LiveTable:
    def __init__(self, registry: "TableRegistry", stored: StoredTable) -> None:
        self.registry = registry
        self.stored = stored
        self.game: LiveGame | None = None
        self.unplayable: GranadaError | None = None
        """The reason why the game cannot go on here, for instance because it began with other rules."""
        self.watchers = Watchers()
        self.presence = Presence(self)
        self.chat = TableChat(self)
        self.used = now()
        self.in_doubt = True
        self._under_way: asyncio.Future[None] | None = None
        """The current write or read. Everything else waits for it, even if its client has gone."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return self.game.number if self.game else 0

    @property
    def bytes(self) -> int:
        """The approximate memory of the table."""
        edition = len(self.stored.edition_text or "") * BYTES_PER_CHARACTER
        if self.game is None:
            return BYTES_OF_TABLE + edition
        states = 1 + len(self.game.milestones)
        return BYTES_OF_TABLE + edition + states * (BYTES_OF_STATE + self.number * BYTES_PER_MOVE // 2)

    @property
    def is_idle(self) -> bool:
        return not (self.watchers or self._under_way)

    @property
    def glimpse(self) -> Glimpse:
        """What the viewers here have seen."""
        taken = sum(seat.person is not None for seat in self.stored.seats)
        colours = sorted(seat.chosen_colour for seat in self.stored.seats if seat.chosen_colour)
        stands = (self.stored.status, taken, self.stored.rematch is not None, tuple(colours))
        return Glimpse(self.number, self.chat.last_sent, stands)

    def started_game(self) -> LiveGame:
        """The game, or the reason why there is none."""
        if self.game is None:
            raise self.unplayable or GranadaError(ServerFault.NOT_STARTED)
        return self.game

    # Viewers.

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if self.registry.bots.hurry_at(self):
            watcher.push(encode(live.Bots(hurried=True)).decode())
        self.used = now()
        self.presence.somebody_came()

    def go(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.used = now()
        self.presence.changed()

    def show(self, watcher: Watcher, seen: int | None = None) -> None:
        """The whole view, or nothing if it is known or if there is no game yet."""
        if self.game is not None:
            self.watchers.show(self.game, watcher, seen)

    def tell_bots(self) -> None:
        """Whether the bots have to hurry."""
        self.watchers.tell(live.Bots(self.registry.bots.hurry_at(self)))

    # Actions of people and bots.

    async def act(self, person: str, action: live.AnyAction) -> Acknowledgement:
        """Returns when the action is written. The client may disconnect meanwhile: the action is still finished."""
        if isinstance(action, live.Move | live.Moves):
            return await self._act(person, action)
        return await self._to_the_end(self._act(person, action))

    def preview(self, person: str, ask: live.Preview) -> live.Changes:
        """What some moves would change for this person."""
        game = self.started_game()
        if ask.seat not in self.stored.seats_of(person):
            raise GranadaError(ServerFault.NOT_YOUR_SEAT, seat=ask.seat)
        game.check_seen(ask.seat, ask.n)
        return live.Changes(ask.key, game.preview(ask.seat, ask.moves))

    async def leave(self, person: str) -> None:
        """Bots take over all the seats of this person."""
        await self._to_the_end(self._leave(person))

    async def play_for_bot(self, seat: int, move: str, seen: int) -> None:
        game = await self._current()
        await self._append(game, game.after(*entries_of_bot(game, seat, move, seen, now())))

    async def _act(self, person: str, action: live.AnyAction) -> Acknowledgement:
        for _ in range(MOST_TRIES):
            game = await self._current()
            if (number := self.watchers.number_of(action)) is not None:
                return Acknowledgement(number, again=True)
            try:
                self._check_may_act(game, person, action)
                after = game.after(*entries_for(game, action, now()))
            except GranadaError:
                if (number := await self._written_as(action)) is not None:
                    return Acknowledgement(number, again=True)
                raise
            if await self._append(game, after):
                if isinstance(action, live.Propose | live.Agree):
                    await self._agree_with_oneself(person)
                return Acknowledgement(after.number, again=False)
            if (number := await self._written_as(action)) is not None:
                return Acknowledgement(number, again=True)
        raise GranadaError(ServerFault.INTERNAL_ERROR)

    async def _agree_with_oneself(self, person: str) -> None:
        """A person with several seats is asked only once."""
        own = self.stored.seats_of(person)
        for seat in own:
            game = await self._current()
            agreed = game.proposal and {game.proposal.seat, *game.proposal.agreed}
            if not agreed or not agreed & set(own) or seat in agreed or seat not in game.people:
                continue
            if not await self._append(game, game.after(Entry(game.number + 1, Kind.AGREE, seat, "", now()))):
                return  # Another entry has answered the proposal meanwhile.

    async def _leave(self, person: str) -> None:
        for seat in self.stored.seats_of(person):
            for _ in range(MOST_TRIES):
                game = await self._current()
                if game.state.over or game.bot_for(seat):
                    break
                if await self._append(game, game.after(Entry(game.number + 1, Kind.TAKEOVER, seat, STAND_IN, now()))):
                    break

    async def _to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """The client may disconnect meanwhile: the work is still finished."""
        task = asyncio.create_task(doing)
        self.registry.keep(task)
        return await asyncio.shield(task)

    async def _written_as(self, action: live.AnyAction) -> int | None:
        """The number of the last entry that this action has ever become. The database refuses a key that it has, so
        this is only looked up after a refusal."""
        async with self.registry.database.reading() as connection:
            return await find_entry(connection, self.stored.key, action.seat, action.key)

    def _check_may_act(self, game: LiveGame, person: str, action: live.AnyAction) -> None:
        seat = action.seat
        if seat >= len(self.stored.seats):
            raise GranadaError(KernelFault.NO_SUCH_SEAT, seat=seat)
        if isinstance(action, live.TakeOver):
            if not any(not game.bot_for(own) for own in self.stored.seats_of(person)):
                raise GranadaError(ServerFault.NOT_AT_TABLE)
            if not game.bot_for(seat) and not game.clocks.has_run_out(seat, now()):
                raise GranadaError(ServerFault.TIME_LEFT, seat=seat)
        elif self.stored.seats[seat].person != person:
            raise GranadaError(ServerFault.NOT_YOUR_SEAT, seat=seat)
        elif not isinstance(action, live.Return) and game.bot_for(seat):
            raise GranadaError(TableFault.HAS_STAND_IN, seat=seat)

    # The log.

    async def _current(self) -> LiveGame:
        """The game, once no write or read is under way. Until the next await, nobody else changes it."""
        while self._under_way or self.in_doubt:
            if self._under_way:
                await asyncio.wait([self._under_way])
            else:
                await self.catch_up()
        self.used = now()
        return self.started_game()

    async def _append(self, game: LiveGame, after: LiveGame) -> bool:
        """Write the entries that lead from the current game to the next one. False if another process was faster: then
        the action has to be checked again."""
        also = self._also(after.outcomes[-1].entry, after)
        written = self.registry.writer.append(self.stored.key, after.outcomes, also)
        self._begin(written)
        # This runs before the waiting tasks go on, and also if none waits any more.
        written.add_done_callback(partial(self._written, game, after))
        try:
            await asyncio.shield(written)
        except Overtaken:
            return False
        return True

    def _written(self, before: LiveGame, after: LiveGame, written: asyncio.Future[None]) -> None:
        if written.cancelled() or written.exception() is not None:
            self.in_doubt = True
            return
        self._adopt(after)
        self.registry.bus.send(BusMessage(table=self.id, number=after.number))
        self.expect_decisions(before, after)

    def _begin(self, doing: asyncio.Future[None]) -> None:
        self._under_way = doing
        doing.add_done_callback(self._end)

    def _end(self, _: asyncio.Future[None]) -> None:
        self._under_way = None

    def _also(self, entry: Entry, after: LiveGame) -> Sequence[Executable]:
        """What else changes with this entry."""
        if entry.kind in (Kind.TAKEOVER, Kind.RETURN):
            here = (seats.c.table_key == self.stored.key) & (seats.c.seat == entry.seat)
            return [update(seats).where(here).values(stand_in=after.stand_ins[entry.seat])]
        if after.state.over:
            result = {"status": OVER, "ended": entry.at, "scores": after.state.scores, "winners": after.state.winners}
            goes_on = tables.c.status == PLAYING  # Its only player may have cleared it meanwhile.
            return [update(tables).where(tables.c.key == self.stored.key, goes_on).values(result)]
        return ()

    async def catch_up(self) -> None:
        """Read what others have written."""
        while self._under_way:
            await asyncio.wait([self._under_way])
        reading = asyncio.ensure_future(self._catch_up())
        self._begin(reading)
        await asyncio.shield(reading)

    async def _catch_up(self) -> None:
        self.in_doubt = True
        async with self.registry.database.reading() as connection:
            stored = await read_table(connection, self.id)
            missing = await read_entries(connection, stored.key, self.number)
        if self.game is not None:
            for after in walk(self.game, missing):
                self._adopt(after)
        self._set(stored)
        if self.game is None and self.unplayable is None and stored.status in (PLAYING, OVER):
            await self._play_again(missing)
        self.in_doubt = False
        self.wake_bots()

    async def _play_again(self, entries: Sequence[Entry]) -> None:
        """Play the game again in a thread: a long game takes a while, and others need not wait."""
        try:
            async with self.registry.replaying.taken(Account(self.stored.whose, self.stored.host or "")):
                game, last = await asyncio.to_thread(_played_again, self.stored, entries)
        except GranadaError as error:
            self.unplayable = error
            log.warning("table %s cannot be played on: %s", self.id, error)
            return
        self.game = game
        self.watchers.show_begun(game, last)

    # Consequences.

    def _adopt(self, after: LiveGame) -> None:
        """Make this the current game, even if the viewers cannot be told."""
        self.game = after
        last = after.outcomes[-1].entry
        try:
            self.watchers.send_entry(after)
        except Exception:
            log.exception("entry %d of table %d cannot be told", last.number, self.stored.key)
        if last.kind in (Kind.TAKEOVER, Kind.RETURN) or after.state.over:
            self._set(self.stored.after(after, last.at))
        if after.state.over:
            self.registry.finished(self)
        self.wake_bots()

    def _set(self, stored: StoredTable) -> None:
        before, self.stored = self.stored, stored
        if stored.status == CLOSED:
            self.game = None
        if info_for(before, None) != info_for(stored, None):
            self.watchers.tell_table(stored, self.game)

    def expect_decisions(self, before: LiveGame | None, after: LiveGame) -> None:
        """Start notices for people who did not have to decide before. Only the process that wrote the entry does it."""
        new = set(after.people_to_decide) - set(before.people_to_decide if before else ())
        if new:
            self.registry.when_to_decide(self, new)

    def wake_bots(self) -> None:
        if self.game is not None and self.game.bots_to_decide:
            self.registry.bots.wake(self)


def _played_again(stored: StoredTable, entries: Iterable[Entry]) -> tuple[LiveGame, list[EntryOutcome]]:
    """The game after these entries, and the outcomes of the last ones."""
    game = beginning = stored.beginning_of_game()
    last: deque[EntryOutcome] = deque(maxlen=MOST_RECENT)
    for game in walk(beginning, entries):
        last += game.outcomes
    return game, list(last)
