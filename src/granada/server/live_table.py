"""LiveTable: a table that this process plays, and its log.

An action is checked against the LiveGame in memory, and its entries are written into the database. Only then the new
LiveGame replaces the old one, the sender gets the acknowledgement, and the viewers get the entries. If it is unknown
whether entries were written, the table is in doubt, and reads the database before it does anything else."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Executable, update

from granada.answers.acting import agreement, check_may_act, tried
from granada.answers.connections import ViewerConnection, ViewerConnections
from granada.answers.faults import AnswerFault
from granada.answers.table import TableSeat, info_for, played_again
from granada.bots.asking import BotFailure
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.acting import entries_for, entries_of_bot
from granada.protocol.tables import CLOSED, OVER, PLAYING
from granada.protocol.telling import encode
from granada.server.beginning import draw_again_without
from granada.server.bus import BusMessage
from granada.server.chat import TableChat
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.left_seats import seat_for, taking
from granada.server.metrics import moves_of
from granada.server.people import Person
from granada.server.presence import Presence
from granada.server.schema import seats, tables
from granada.server.stored import StoredTable, TableVersion, find_entry, read_entries
from granada.server.writer import WriteConflict
from granada.table import STAND_IN, Entry, Kind, LiveGame, walk

if TYPE_CHECKING:
    from granada.server.registry import TableRegistry

MOST_TRIES = 20

BYTES_OF_TABLE = 100_000
BYTES_OF_STATE = 15_000
BYTES_PER_MOVE = 20
"""A move takes so many bytes in each state: a state knows all moves before it."""
BYTES_PER_CHARACTER = 15
"""A character of an edition takes so many bytes: the components are made from it."""

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
        self.connections = ViewerConnections(now)
        self.presence = Presence(self)
        self.chat = TableChat(self)
        self.bot_failures: list[BotFailure] = []
        """Bots that could not decide here. Those that took too long are not asked again."""
        self.used = now()
        self.in_doubt = True
        self._reveal_until: int | None = None
        """The time at which the cards are drawn again, unless the nonces of all clients have come."""
        self._under_way: asyncio.Future[None] | None = None
        """The current write or read. Everything else waits for it, even if its client has gone."""
        self._next_reading: asyncio.Task[None] | None = None
        """One that waits until nothing is under way."""

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
        return not (self.connections or self._under_way)

    @property
    def version(self) -> TableVersion:
        """The state of the table that the viewers here have seen."""
        taken = sum(seat.person is not None for seat in self.stored.seats)
        colours = sorted(seat.chosen_colour for seat in self.stored.seats if seat.chosen_colour)
        left = sum(seat.left for seat in self.stored.seats)
        rematch, until = self.stored.rematch is not None, self.stored.reveal_until
        stands = (self.stored.status, taken, left, rematch, tuple(colours), until)
        return TableVersion(self.number, self.chat.last_sent, stands)

    def started_game(self) -> LiveGame:
        """The game, or the reason why there is none."""
        if self.game is None:
            raise self.unplayable or GranadaError(AnswerFault.NOT_STARTED)
        return self.game

    # Viewers.

    def enter(self, connection: ViewerConnection) -> None:
        self.connections.add(connection)
        if self.registry.bots.hurry_at(self):
            connection.push(encode(live.Bots(hurried=True)).decode())
        self.used = now()
        self.presence.viewer_joined()

    def go(self, connection: ViewerConnection) -> None:
        self.connections.remove(connection)
        self.used = now()
        self.presence.changed()

    def show(self, connection: ViewerConnection, seen: int | None = None) -> None:
        """The whole view, or nothing if it is known or if there is no game yet."""
        if self.game is not None:
            self.connections.show(self.game, connection, seen)

    def tell_bots(self) -> None:
        """Whether the bots have to hurry."""
        self.connections.tell(live.Bots(self.registry.bots.hurry_at(self)))

    # Actions of people and bots.

    async def act(self, person: str, action: live.AnyAction) -> Acknowledgement:
        """Returns when the action is written. The client may disconnect meanwhile: the action is still finished."""
        if isinstance(action, live.Move | live.Moves):
            return await self._act(person, action)
        return await self._to_the_end(self._act(person, action))

    def tried(self, person: str, ask: live.Preview | live.Further) -> live.Changes | live.FurtherQuestion:
        """The changes that some moves would make for this person, or the question that would come after them."""
        return tried(self.stored, self.started_game(), person, ask)

    async def leave(self, person: str) -> None:
        """Bots take over all the seats of this person, until they come back or somebody else sits down."""
        await self._to_the_end(self._leave(person))

    async def take_seat(self, person: Person, wanted: int | None) -> None:
        """Somebody new plays on for a person who has left."""
        await self._to_the_end(self._take_seat(person, wanted))

    async def play_for_bot(self, seat: int, move: str, seen: int) -> None:
        game = await self._current()
        await self._append(game, game.after(*entries_of_bot(game, seat, move, seen, now())))

    async def _act(self, person: str, action: live.AnyAction) -> Acknowledgement:
        for _ in range(MOST_TRIES):
            game = await self._current()
            if (number := self.connections.number_of(action)) is not None:
                return Acknowledgement(number, again=True)
            try:
                check_may_act(self.stored, game, person, action, now())
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
        raise GranadaError(AnswerFault.INTERNAL_ERROR)

    async def _agree_with_oneself(self, person: str) -> None:
        """A person with several seats is asked only once."""
        while True:
            game = await self._current()
            entry = agreement(self.stored, game, person, now())
            if entry is None or not await self._append(game, game.after(entry)):
                return  # All have agreed, or another entry has answered the proposal meanwhile.

    async def _leave(self, person: str) -> None:
        for seat in self.stored.seats_of(person):
            for _ in range(MOST_TRIES):
                game = await self._current()
                if game.state.over or game.bot_for(seat):
                    break
                if await self._append(game, game.after(Entry(game.number + 1, Kind.TAKEOVER, seat, STAND_IN, now()))):
                    break
        own = (seats.c.table_key == self.stored.key) & (seats.c.person == person) & (seats.c.stand_in != "")
        async with self.registry.database.writing() as connection:
            await connection.execute(update(seats).where(own).values(left=True))
        await self.registry.changed(self.id)

    async def _take_seat(self, person: Person, wanted: int | None) -> None:
        for _ in range(MOST_TRIES):
            game = await self._current()
            if self.stored.seats_of(person.id):
                return  # The answer to the first request was lost.
            seat = seat_for(self.stored, person, wanted)
            after = game.after(Entry(game.number + 1, Kind.RETURN, seat.seat, "", now()))
            if await self._append(game, after, seat):
                return
        raise GranadaError(AnswerFault.INTERNAL_ERROR)

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

    async def _append(self, game: LiveGame, after: LiveGame, taken: TableSeat | None = None) -> bool:
        """Write the entries that lead from the current game to the next one, and with them that this seat has another
        person. False if another process was faster: then the action has to be checked again."""
        also = [*self._also(after.outcomes[-1].entry, after), *(taking(self.stored.key, taken) if taken else ())]
        written = self.registry.writer.append(self.stored.key, after.outcomes, also)
        self._begin(written)
        # This runs before the waiting tasks go on, and also if none waits any more.
        written.add_done_callback(partial(self._written, game, after, taken))
        try:
            await asyncio.shield(written)
        except WriteConflict:
            return False
        return True

    def _written(
        self, before: LiveGame, after: LiveGame, taken: TableSeat | None, written: asyncio.Future[None]
    ) -> None:
        if written.cancelled() or written.exception() is not None:
            self.in_doubt = True
            return
        moves_of(after.rules.id).inc(sum([outcome.entry.is_move for outcome in after.outcomes]))
        if taken is not None:  # Before the last person of the seat could see what is new.
            new = [taken if seat.seat == taken.seat else seat for seat in self.stored.seats]
            self._set(msgspec.structs.replace(self.stored, seats=tuple(new)))
        self._adopt(after)
        self.wake_bots()
        if self.presence.is_shared:
            entries = tuple(outcome.entry for outcome in after.outcomes)
            self.registry.bus.send(BusMessage(table=self.id, entries=entries))
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
            return [update(seats).where(here).values(stand_in=after.stand_ins[entry.seat], left=False)]
        if after.state.over:
            result = {"status": OVER, "ended": entry.at, "scores": after.state.scores, "winners": after.state.winners}
            goes_on = tables.c.status == PLAYING  # Its only player may have cleared it meanwhile.
            return [update(tables).where(tables.c.key == self.stored.key, goes_on).values(result)]
        return ()

    async def hear(self, entries: Sequence[Entry]) -> None:
        """Another process has written these. What is missing before them is read from the database."""
        game = await self._current()
        is_late = game.number < entries[0].number - 1
        if is_late or any(entry.kind is Kind.RETURN and self.stored.seats[entry.seat].left for entry in entries):
            await self.catch_up()  # Perhaps somebody else has taken the seat.
            return
        for after in walk(game, [entry for entry in entries if entry.number > game.number]):
            self._adopt(after)
        if self.connections or self.registry.leases.holds(self.stored.key):  # Otherwise others play for its bots.
            self.wake_bots()

    async def reach(self, number: int) -> None:
        """Another process knows the entries up to this number."""
        if number > self.number:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what others have written. Callers before the reading has begun wait for the same one."""
        if self._next_reading is None:
            self._next_reading = asyncio.create_task(self._catch_up_when_free())
        await asyncio.shield(self._next_reading)

    async def _catch_up_when_free(self) -> None:
        while self._under_way:
            await asyncio.wait([self._under_way])
        self._next_reading = None
        reading = asyncio.ensure_future(self._catch_up())
        self._begin(reading)
        await reading

    async def _catch_up(self) -> None:
        self.in_doubt = True
        stored, number = await self.registry.standing(self.id)
        missing: Sequence[Entry] = ()
        if number > self.number:
            async with self.registry.database.reading() as connection:
                missing = await read_entries(connection, stored.key, self.number)
        if self.game is not None:
            self.connections.keep_to_own_seats(stored, self.game)
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
                game, last = await asyncio.to_thread(played_again, self.stored, entries)
        except GranadaError as error:
            self.unplayable = error
            log.warning("table %s cannot be played on: %s", self.id, error)
            return
        self.game = game
        self.connections.show_begun(game, last)

    # Consequences.

    def _adopt(self, after: LiveGame) -> None:
        """Make this the current game, even if it cannot be sent to the viewers."""
        self.game = after
        last = after.outcomes[-1].entry
        try:
            self.connections.send_entry(after)
        except Exception:
            log.exception("entry %d of table %d cannot be sent", last.number, self.stored.key)
        if last.kind in (Kind.TAKEOVER, Kind.RETURN) or after.state.over:
            self._set(self.stored.after(after, last.at))
        if after.state.over:
            self.registry.finished(self)

    def _set(self, stored: StoredTable) -> None:
        before, self.stored = self.stored, stored
        if stored.status == CLOSED:
            self.game = None
        if info_for(before, None) != info_for(stored, None):
            self.connections.tell_table(stored, self.game)
        if stored.reveal_until not in (None, self._reveal_until):
            self._reveal_until = stored.reveal_until
            wait = max(0, self._reveal_until - now()) / 1000
            asyncio.get_running_loop().call_later(wait, self._end_revealing, self._reveal_until)

    def _end_revealing(self, until: int) -> None:
        self.registry.keep(asyncio.create_task(self._draw_again(until)))

    async def _draw_again(self, until: int) -> None:
        """Draw the cards again, without the nonces that are still missing."""
        if await draw_again_without(self.registry.database, self.id, until):
            await self.registry.changed(self.id)
            self.expect_first_decisions()

    def expect_first_decisions(self) -> None:
        """Start notices if the game begins, because the last person has sat down or the last nonce is there."""
        if self.game is not None and self.number == 0:
            self.expect_decisions(None, self.game)

    def expect_decisions(self, before: LiveGame | None, after: LiveGame) -> None:
        """Start notices for people who did not have to decide before. Only the process that wrote the entry does it."""
        new = set(after.people_to_decide) - set(before.people_to_decide if before else ())
        if new:
            self.registry.when_to_decide(self, new)

    def wake_bots(self) -> None:
        if self.game is not None and self.game.bots_to_decide:
            self.registry.bots.wake(self)
