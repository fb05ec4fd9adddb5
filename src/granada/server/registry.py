"""The tables that this process plays. Tables without viewers leave its memory: the database has them."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any

from granada.kernel.errors import GranadaError
from granada.protocol.tables import OPEN, PLAYING
from granada.server.addresses import Addresses
from granada.server.bots import Bots
from granada.server.bus import Bus, BusMessage
from granada.server.chat import read_chat
from granada.server.clock import now
from granada.server.database import Database, DatabaseGone
from granada.server.faults import ServerFault
from granada.server.live_table import LiveTable
from granada.server.rare_log import RareLog
from granada.server.stored import Glimpse, StoredTable, glimpse_all, read_table
from granada.server.turns import Turns
from granada.server.waiting import tables_that_wait_for_bots
from granada.server.writer import Writer

MOST_BYTES = 256_000_000
"""Of tables in memory. Beyond it, those that nobody looks at are forgotten."""
MOST_BYTES_OF_ORIGIN = MOST_BYTES // 2
"""Of tables that were opened from one address. Beyond it, no more of them are taken into memory."""
FORGOTTEN_AFTER = 10_000
"""Milliseconds until a table may leave the memory: a request for it may not have finished."""
FINISHED_FORGOTTEN_AFTER = 60_000
"""Milliseconds after which a finished table is forgotten."""
LOOK_AROUND = 2.0
"""Seconds between looking for what was missed."""
ABANDONED_AFTER = 30_000
"""Milliseconds after which another process takes over a bot's turn."""
PRESENCE_EVERY = 30_000

log = logging.getLogger(__name__)
rare_log = RareLog(log)


class TableRegistry:
    def __init__(self, database: Database, writer: Writer, bot_workers: int, bus_address: str) -> None:
        self.database = database
        self.writer = writer
        self.addresses = Addresses()
        self.bots = Bots(bot_workers, self.addresses)
        self.bus = Bus(bus_address, self._hear)
        self.is_limited = True
        """Whether tables are refused that would fill the memory."""
        self.when_finished: Callable[[LiveTable], None] = lambda _: None
        self.when_to_decide: Callable[[LiveTable, Collection[int]], None] = lambda _table, _seats: None
        self.when_signed_out: Callable[[str], None] = lambda _: None
        self.when_mutes_changed: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.replaying = Turns("games to be played again", 1)
        """To play a long game again takes a while, in which Python does little else."""
        self._watch = asyncio.create_task(self._look_around())

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

    def known(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def changed(self, table_id: str) -> None:
        """The seats of this table have changed in the database."""
        self.bus.send(BusMessage(table=table_id, changed=True))
        if (table := self._tables.get(table_id)) is not None:
            await table.catch_up()

    def finished(self, table: LiveTable) -> None:
        self.when_finished(table)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Until it is done, and log its errors: the task that waits for it may be gone."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """What has been begun is finished."""
        self._watch.cancel()
        with suppress(asyncio.CancelledError):
            await self._watch
        await self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.writer.close()
        await self.bus.close()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _load(self, table_id: str) -> LiveTable:
        async with self.database.reading() as connection:
            stored = await read_table(connection, table_id)
            messages = await read_chat(connection, stored.key)
        self._make_room(stored)
        table = LiveTable(self, stored)
        table.chat.take_for_sent(messages)
        await table.catch_up()
        self._tables[table_id] = table
        self.bus.send(BusMessage(table=table_id, who=True))
        return table

    def _make_room(self, stored: StoredTable) -> None:
        """For one more table."""
        too_many = sum(table.bytes for table in self._tables.values()) - MOST_BYTES
        for table in sorted(self._forgettable(FORGOTTEN_AFTER), key=lambda table: table.used):
            if too_many <= 0:
                break
            too_many -= table.bytes
            del self._tables[table.id]
        alike = (table for table in self._tables.values() if table.stored.whose == stored.whose)
        if self.is_limited and sum(table.bytes for table in alike) > MOST_BYTES_OF_ORIGIN:
            rare_log.warn(f"tables opened from {stored.whose} fill the memory: no more of them are taken in")
            raise GranadaError(ServerFault.CROWDED)

    def _forget_finished(self) -> None:
        for table in self._forgettable(FINISHED_FORGOTTEN_AFTER):
            if table.stored.status not in (OPEN, PLAYING):
                del self._tables[table.id]

    def _forgettable(self, unused: int) -> list[LiveTable]:
        """Tables that nobody has looked at for so many milliseconds."""
        old = now() - unused
        return [
            table
            for table in self._tables.values()
            if table.is_idle and table.used < old and not self.bots.play_at(table)
        ]

    # Other processes.

    def _hear(self, message: BusMessage) -> None:
        if message.signed_out:
            self.when_signed_out(message.signed_out)
        if message.mutes_of and self.when_mutes_changed is not None:
            self.keep(asyncio.create_task(self.when_mutes_changed(message.mutes_of)))
        table = self._tables.get(message.table)
        if table is None:
            return
        if message.here is not None:
            table.presence.hear(message.process, message.here)
        elif message.changed or message.number > table.number:
            self.keep(asyncio.create_task(table.catch_up()))
        if message.chat:
            self.keep(asyncio.create_task(table.chat.tell_new()))
        if message.who:
            table.presence.tell_processes()

    async def _look_around(self) -> None:
        """For what was missed: because the database or the bus was gone, or because another process has died."""
        last_sent = looked_for_bots = 0
        while True:
            try:
                self._forget_finished()
                await self._catch_up()
                if now() - looked_for_bots > ABANDONED_AFTER:
                    await self._find_waiting_bots(ABANDONED_AFTER if looked_for_bots else 0)
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
        watched = {table.stored.key: table for table in self._tables.values() if table.watchers}
        if watched and not self.bus.is_alone:
            async with self.database.reading() as connection:
                glimpses = await glimpse_all(connection, watched)
            behind += [watched[key] for key, there in glimpses.items() if _is_behind(watched[key].glimpse, there)]
        for table in behind:
            try:
                await table.catch_up()
                await table.chat.tell_new()
            except DatabaseGone:
                raise
            except Exception:
                log.exception("table %s cannot be read", table.id)

    async def _find_waiting_bots(self, waited: int) -> None:
        """Those that a process has forgotten by ending, so that they have waited for so long."""
        async with self.database.reading() as connection:
            waiting = await tables_that_wait_for_bots(connection, waited)
        for table_id in waiting:
            try:
                (await self.table(table_id)).wake_bots()
            except GranadaError as error:
                log.warning("table %s cannot be played on: %s", table_id, error)
            except Exception:
                log.exception("table %s cannot be played on", table_id)

    def _refresh_presence(self) -> None:
        for table in self._tables.values():
            table.presence.forget_ended()
            table.presence.tell_processes()


def _is_behind(here: Glimpse, there: Glimpse) -> bool:
    """Meanwhile there may be more here than there was."""
    return there.number > here.number or there.message > here.message or there.stands != here.stands
