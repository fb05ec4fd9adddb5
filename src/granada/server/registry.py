"""The tables that this process plays. Tables without viewers leave its memory: the database has them."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.protocol.tables import OPEN, PLAYING
from granada.server.addresses import Addresses
from granada.server.beginning import tables_to_draw_again
from granada.server.bots import Bots
from granada.server.bus import Bus, BusMessage
from granada.server.chat import read_chats
from granada.server.clock import now
from granada.server.database import Database, DatabaseGone
from granada.server.faults import ServerFault
from granada.server.leases import RENEW_EVERY_S, Leases
from granada.server.limited_log import LimitedLog
from granada.server.live_table import LiveTable
from granada.server.stored import Standing, StoredTable, TableVersion, read_standings, read_versions
from granada.server.together import Together
from granada.server.turns import Turns
from granada.server.writer import Writer

MOST_BYTES = 256_000_000
"""The most bytes of tables in memory. Beyond it, the server forgets tables that have no connections."""
MOST_BYTES_OF_ORIGIN = MOST_BYTES // 2
"""The most bytes of tables that were opened from one address. Beyond it, no more of them are taken into memory."""
FORGOTTEN_AFTER = 10_000
"""Milliseconds until a table may leave the memory: a request for it may not have finished."""
UNUSED_FORGOTTEN_AFTER = 60_000
"""Milliseconds after which a table is forgotten that is finished or belongs to other processes, too."""
LOOK_AROUND = 2.0
"""Seconds between looking for what was missed."""
ABANDONED_AFTER = 30_000
"""Milliseconds after which another process takes over a bot's turn."""
PRESENCE_EVERY = 30_000

log = logging.getLogger(__name__)
limited_log = LimitedLog(log)


class TableRegistry:
    def __init__(self, database: Database, writer: Writer, bot_workers: int, bus_address: str) -> None:
        self.database = database
        self.writer = writer
        self.addresses = Addresses()
        self.bus = Bus(bus_address, self._hear, self._ask_who_is_there)
        self.leases = Leases(database, self.bus.is_alone)
        self.bots = Bots(bot_workers, self.addresses, self.leases)
        self.is_limited = True
        """Whether tables are refused that would fill the memory."""
        self.when_finished: Callable[[LiveTable], None] = lambda _: None
        self.when_to_decide: Callable[[LiveTable, Collection[int]], None] = lambda _table, _seats: None
        self.when_process_ended: Callable[[], None] = lambda: None
        """Called when another process has ended: this one takes over what is left to do."""
        self.when_signed_out: Callable[[str], None] = lambda _: None
        self.when_mutes_changed: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self.chats = Together(database, read_chats)
        self._standings = Together(database, read_standings)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._beginning: dict[str, LiveTable] = {}
        """Tables that are not read yet, but hear already what happens at them."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.replaying = Turns("games to be played again", 1)
        """One long game is replayed at a time: a replay takes a while, in which Python does little else."""

    async def table(self, table_id: str) -> LiveTable:
        """The table, with everything that has happened at it."""
        if (table := self._tables.get(table_id)) is None:
            if (loading := self._loading.get(table_id)) is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        elif table.in_doubt or not self.bus.is_alone:  # Other processes may have written new entries.
            await table.catch_up()
        table.used = now()
        return table

    async def standing(self, table_id: str) -> Standing:
        """How the table stands in the database."""
        if (standing := await self._standings.ask(table_id)) is None:
            raise GranadaError(AnswerFault.NO_SUCH_TABLE)
        return standing

    @property
    def count(self) -> int:
        return len(self._tables)

    def known(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def changed(self, table_id: str) -> None:
        """The seats of this table have changed in the database."""
        self.bus.send(BusMessage(table=table_id, changed=True))
        if (table := self._tables.get(table_id)) is not None:
            await table.catch_up()

    async def changed_for(self, person: str) -> None:
        """The name of this person, or the seats that they have, have changed in the database."""
        for table in [table for table in self._tables.values() if table.stored.seats_of(person)]:
            await table.catch_up()

    def finished(self, table: LiveTable) -> None:
        self.when_finished(table)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Keep a reference to a task until it is done, and log its errors: the task that waits for it may be gone."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Finish what has been begun."""
        await self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.writer.close()
        with suppress(DatabaseGone):
            await self.leases.end()
        await self.bus.close()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str) -> LiveTable:
        stored, _ = await self.standing(table_id)
        self._make_room(stored)
        table = LiveTable(self, stored)
        table.chat.take_for_sent(await table.chat.recent())
        self._beginning[table_id] = table
        try:
            await self.bus.join(table_id)
            await table.catch_up()
        except BaseException:
            self.bus.leave(table_id)
            raise
        finally:
            del self._beginning[table_id]
        self._tables[table_id] = table
        return table

    def _make_room(self, stored: StoredTable) -> None:
        """Make room for one more table."""
        too_many = sum(table.bytes for table in self._tables.values()) - MOST_BYTES
        for table in sorted(self._forgettable(FORGOTTEN_AFTER), key=lambda table: table.used):
            if too_many <= 0:
                break
            too_many -= table.bytes
            self._forget(table)
        alike = (table for table in self._tables.values() if table.stored.whose == stored.whose)
        if self.is_limited and sum(table.bytes for table in alike) > MOST_BYTES_OF_ORIGIN:
            limited_log.warn(f"tables opened from {stored.whose} fill the memory: no more of them are taken in")
            raise GranadaError(ServerFault.CROWDED)

    def _forget_unused(self) -> None:
        """Finished tables, and those that are perhaps played in other processes: each of their moves would be told to
        this one, too."""
        for table in self._forgettable(FORGOTTEN_AFTER):
            if table.presence.is_shared:
                self._forget(table)
        for table in self._forgettable(UNUSED_FORGOTTEN_AFTER):
            if not self.bus.is_alone or table.stored.status not in (OPEN, PLAYING):
                self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        del self._tables[table.id]
        self.bus.leave(table.id)
        self.bus.send(BusMessage(table=table.id, leaves=True))

    def _forgettable(self, unused: int) -> list[LiveTable]:
        """Tables that nobody has looked at for so many milliseconds."""
        old = now() - unused
        return [table for table in self._tables.values() if table.used < old and self._is_unused(table)]

    # Other processes.

    def _here(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id) or self._beginning.get(table_id)

    def _ask_who_is_there(self, table_id: str) -> None:
        if (table := self._here(table_id)) is not None:
            table.presence.tell_processes(asks=True)

    def _hear(self, message: BusMessage) -> None:
        if message.signed_out:
            self.when_signed_out(message.signed_out)
        if message.mutes_of and self.when_mutes_changed is not None:
            self.keep(asyncio.create_task(self.when_mutes_changed(message.mutes_of)))
        if (table := self._here(message.table)) is None:
            return
        if message.here is not None:
            table.presence.hear(message.process, message.here)
            self.keep(asyncio.create_task(table.reach(message.number)))
        elif message.changed:
            self.keep(asyncio.create_task(table.catch_up()))
        elif message.entries:
            self.keep(asyncio.create_task(table.hear(message.entries)))
        if message.chat:
            self.keep(asyncio.create_task(table.chat.tell_new()))
        if message.asks_for_presence:
            table.presence.tell_processes()
        if message.leaves:
            table.presence.forget(message.process)
        if message.leaves_bots:
            self._play_for_bots_at(table)

    async def look_around(self) -> None:
        """Look for missed changes until the process ends: the database or the bus may have been gone, or another
        process may have died."""
        last_sent = looked_for_bots = 0
        while True:
            try:
                self._forget_unused()
                await self._catch_up()
                if now() - looked_for_bots > ABANDONED_AFTER:
                    await self._find_waiting_bots(ABANDONED_AFTER if looked_for_bots else 0)
                    await self._find_waiting_for_nonces()
                    looked_for_bots = now()
                if not self.bus.is_alone and now() - last_sent > PRESENCE_EVERY:
                    self._refresh_presence()
                    last_sent = now()
            except DatabaseGone:
                pass  # It has been logged.
            except Exception:
                log.exception("looking around has failed")
            await asyncio.sleep(LOOK_AROUND)

    async def _catch_up(self) -> None:
        behind = [table for table in self._tables.values() if table.in_doubt]
        watched = {table.stored.key: table for table in self._tables.values() if table.connections}
        if watched and not self.bus.is_alone:
            async with self.database.reading() as connection:
                versions = await read_versions(connection, watched)
            behind += [watched[key] for key, there in versions.items() if _is_behind(watched[key].version, there)]
        for table in behind:
            try:
                await table.catch_up()
                await table.chat.tell_new()
            except DatabaseGone:
                raise
            except Exception:
                log.exception("table %s cannot be read", table.id)

    async def _find_waiting_bots(self, waited: int) -> None:
        """Wake the bots that have waited for so long, because a process has ended that would have asked them."""
        await self._wake_bots(await self.leases.waiting_without_owner(waited))

    async def _find_waiting_for_nonces(self) -> None:
        """Read the tables that wait for nonces, because a process has ended that would have looked after them. A table
        that is read looks after itself."""
        async with self.database.reading() as connection:
            table_ids = await tables_to_draw_again(connection)
        for table_id in table_ids:
            with suppress(GranadaError):
                await self.table(table_id)

    async def _wake_bots(self, table_ids: Collection[str]) -> None:
        for table_id in table_ids:
            try:
                (await self.table(table_id)).wake_bots()
            except GranadaError as error:
                log.warning("table %s cannot be played on: %s", table_id, error)
            except Exception:
                log.exception("table %s cannot be played on", table_id)

    async def play_for_bots(self) -> None:
        """Renew the lease of this process until it ends, and take over the bots of processes that have ended."""
        while not self.leases.is_alone:
            try:
                if ended := await self.leases.renew():
                    self.keep(asyncio.create_task(self._wake_bots(await self.leases.release_ended(ended))))
                    self.when_process_ended()
                await self._share_bots()
            except DatabaseGone:
                pass  # It has been logged.
            except Exception:
                log.exception("the lease of this process could not be renewed")
            await asyncio.sleep(RENEW_EVERY_S)

    async def _share_bots(self) -> None:
        """Ask again for the tables at which another process was to play, and leave those that nobody sees here."""
        here = {table.stored.key: table for table in self._tables.values()}
        self.bots.elsewhere &= here.keys()
        wanted = [key for key in self.bots.elsewhere if (game := here[key].game) is not None and game.bots_to_decide]
        for key in await self.leases.take(wanted) if wanted else ():
            self._play_for_bots_at(here[key])
        unused = [key for key in self.leases.held if (table := here.get(key)) is None or self._is_unused(table)]
        if unused:
            await self.leases.give_back(unused)
            for key in here.keys() & set(unused):
                self.bus.send(BusMessage(table=here[key].id, leaves_bots=True))

    def _play_for_bots_at(self, table: LiveTable) -> None:
        """No other process does any more."""
        self.bots.elsewhere.discard(table.stored.key)
        table.wake_bots()

    def _is_unused(self, table: LiveTable) -> bool:
        return table.is_idle and not self.bots.play_at(table)

    def _refresh_presence(self) -> None:
        for table in self._tables.values():
            table.presence.forget_ended()
            table.presence.tell_processes()


def _is_behind(here: TableVersion, there: TableVersion) -> bool:
    """Meanwhile there may be more here than there was."""
    return there.number > here.number or there.message > here.message or there.stands != here.stands
