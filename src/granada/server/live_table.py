"""LiveTable: a table that this process plays at, and the log of everything that happens there.

What happens goes one way: an action is checked against the LiveGame in memory, its entries are written into the
database, and only then the LiveGame is replaced, the action acknowledged, and everybody told. If nobody knows whether
something has been written, the table is in doubt, and reads what is there before it does anything else."""

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
from granada.protocol.tables import OVER, PLAYING
from granada.protocol.telling import REMEMBERED, encode
from granada.server.bus import News
from granada.server.chat import TableChat
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.presence import Presence
from granada.server.schema import seats, tables
from granada.server.stored import Glimpse, StoredTable, find_entry, info_for, read_entries, read_table
from granada.server.watchers import Watcher, Watchers
from granada.server.writer import Overtaken
from granada.table import STAND_IN, Entry, Happening, Kind, LiveGame, walk
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


class Outcome(NamedTuple):
    """The number of the last entry that an action has become, now or when it was sent before."""

    number: int
    again: bool


class LiveTable:
    def __init__(self, registry: "TableRegistry", stored: StoredTable) -> None:
        self.registry = registry
        self.stored = stored
        self.game: LiveGame | None = None
        self.unplayable: GranadaError | None = None
        """Why the game cannot be played on here: because it was begun with other rules, for one."""
        self.watchers = Watchers()
        self.presence = Presence(self)
        self.chat = TableChat(self)
        self.used = now()
        self.in_doubt = True
        self._under_way: asyncio.Future[None] | None = None
        """What is being written or read. Everything else waits for it, even if whoever began it has gone."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        return self.game.number if self.game else 0

    @property
    def bytes(self) -> int:
        """How much memory the table takes, more or less."""
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
        """What everybody here has heard of."""
        taken = sum(seat.person is not None for seat in self.stored.seats)
        stands = (self.stored.status, taken, self.stored.rematch is not None)
        return Glimpse(self.number, self.chat.last_told, stands)

    def started_game(self) -> LiveGame:
        """The game, or the reason why there is none."""
        if self.game is None:
            raise self.unplayable or GranadaError(ServerFault.NOT_STARTED)
        return self.game

    # Who comes and goes.

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

    # What people and bots do.

    async def act(self, person: str, action: live.AnyAction) -> Outcome:
        """Returns when what was asked for is safe. Whoever asked may go away meanwhile: what was begun is finished."""
        if isinstance(action, live.Move | live.Moves):
            return await self._act(person, action)
        return await self._to_the_end(self._act(person, action))

    async def leave(self, person: str) -> None:
        """Bots take over all the seats of this person."""
        await self._to_the_end(self._leave(person))

    async def play_for_bot(self, seat: int, move: str, seen: int) -> None:
        game = await self._current()
        await self._append(game, game.after(*entries_of_bot(game, seat, move, seen, now())))

    async def _act(self, person: str, action: live.AnyAction) -> Outcome:
        for _ in range(MOST_TRIES):
            game = await self._current()
            if (number := self.watchers.number_of(action)) is not None:
                return Outcome(number, again=True)
            try:
                self._check_may_act(game, person, action)
                after = game.after(*entries_for(game, action, now()))
            except GranadaError:
                if (number := await self._written_as(action)) is not None:
                    return Outcome(number, again=True)
                raise
            if await self._append(game, after):
                if isinstance(action, live.Propose | live.Agree):
                    await self._agree_with_oneself(person)
                return Outcome(after.number, again=False)
            if (number := await self._written_as(action)) is not None:
                return Outcome(number, again=True)
        raise GranadaError(ServerFault.INTERNAL_ERROR)

    async def _agree_with_oneself(self, person: str) -> None:
        """Who has several seats is asked only once."""
        own = self.stored.seats_of(person)
        for seat in own:
            game = await self._current()
            agreed = game.proposal and {game.proposal.seat, *game.proposal.agreed}
            if not agreed or not agreed & set(own) or seat in agreed or seat not in game.people:
                continue
            if not await self._append(game, game.after(Entry(game.number + 1, Kind.AGREE, seat, "", now()))):
                return  # Something has happened meanwhile, which has answered the proposal.

    async def _leave(self, person: str) -> None:
        for seat in self.stored.seats_of(person):
            for _ in range(MOST_TRIES):
                game = await self._current()
                if game.state.over or game.bot_for(seat):
                    break
                if await self._append(game, game.after(Entry(game.number + 1, Kind.TAKEOVER, seat, STAND_IN, now()))):
                    break

    async def _to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Whoever asked for it may go away meanwhile: what has been begun is finished."""
        task = asyncio.create_task(doing)
        self.registry.keep(task)
        return await asyncio.shield(task)

    async def _written_as(self, action: live.AnyAction) -> int | None:
        """The number of the last entry that this action has become at any time. The database does not take its key
        twice, so that nobody has to look before it does not."""
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
        """The game when nothing is under way: until the next await, nobody else changes it."""
        while self._under_way or self.in_doubt:
            if self._under_way:
                await asyncio.wait([self._under_way])
            else:
                await self.catch_up()
        self.used = now()
        return self.started_game()

    async def _append(self, game: LiveGame, after: LiveGame) -> bool:
        """Write what leads from the current game to the next one. False: another process was faster, and everything has
        to be looked at anew."""
        also = self._also(after.happened[-1].entry, after)
        written = self.registry.writer.append(self.stored.key, after.happened, also)
        self._begin(written)
        # This comes before whoever waits for it goes on, and also if nobody waits any more.
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
        self.registry.bus.tell(News(table=self.id, number=after.number))
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
            return [update(tables).where(tables.c.key == self.stored.key).values(result)]
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
        """A long game takes a while to be played again, in which others need not wait."""
        try:
            async with self.registry.replaying.taken(Account(self.stored.whose, self.stored.host or "")):
                game, last = await asyncio.to_thread(_played_again, self.stored, entries)
        except GranadaError as error:
            self.unplayable = error
            log.warning("table %s cannot be played on: %s", self.id, error)
            return
        self.game = game
        self.watchers.show_begun(game, last)

    # What follows from it.

    def _adopt(self, after: LiveGame) -> None:
        """From now on it has happened, whether or not it can be told."""
        self.game = after
        last = after.happened[-1].entry
        try:
            self.watchers.tell_happened(after)
        except Exception:
            log.exception("entry %d of table %d cannot be told", last.number, self.stored.key)
        if last.kind in (Kind.TAKEOVER, Kind.RETURN) or after.state.over:
            self._set(self.stored.after(after, last.at))
        if after.state.over:
            self.registry.finished(self)
        self.wake_bots()

    def _set(self, stored: StoredTable) -> None:
        before, self.stored = self.stored, stored
        if info_for(before, None) != info_for(stored, None):
            self.watchers.tell_table(stored, self.game)

    def expect_decisions(self, before: LiveGame | None, after: LiveGame) -> None:
        """Of people who did not have to decide before; only the process by which it has come to this."""
        new = set(after.people_to_decide) - set(before.people_to_decide if before else ())
        if new:
            self.registry.when_to_decide(self, new)

    def wake_bots(self) -> None:
        if self.game is not None and self.game.bots_to_decide:
            self.registry.bots.wake(self)


def _played_again(stored: StoredTable, entries: Iterable[Entry]) -> tuple[LiveGame, list[Happening]]:
    """The game after these entries, and what has happened last."""
    game = beginning = stored.beginning_of_game()
    last: deque[Happening] = deque(maxlen=REMEMBERED)
    for game in walk(beginning, entries):
        last += game.happened
    return game, list(last)
