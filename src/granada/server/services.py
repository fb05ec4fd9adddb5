"""Services: everything that a process of the server has, from its start to its end."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Protocol

from granada.server.answer_cache import AnswerCache
from granada.server.bus import BusMessage
from granada.server.database import Database, DatabaseGone
from granada.server.heavy import HeavyWork
from granada.server.hints import Hints
from granada.server.housekeeping import run_housekeeping
from granada.server.interventions import Follower
from granada.server.limits import Limits
from granada.server.memory import collect_garbage
from granada.server.metrics import sample
from granada.server.mutes import read_all_muted
from granada.server.notices import Notices
from granada.server.open_files import report_idle_connections
from granada.server.origins import Origins
from granada.server.people import Person, digest_of, read_people, sessions_among
from granada.server.proxies import networks
from granada.server.registry import TableRegistry
from granada.server.settings import Settings
from granada.server.statistics import ServerStatistics
from granada.server.together import Together
from granada.server.turns import Turns
from granada.server.writer import Writer

TIMEOUT_S = 100.0
"""Seconds within which something must be heard of a client."""
RECHECK = 60.0
"""Seconds between two checks whether connected people are still signed in."""
AT_ONCE = 500
"""Sessions to ask for at a time."""
CLOSING_S = 10.0
"""Seconds for each part of the server to come to its end."""

log = logging.getLogger(__name__)


class Socket(Protocol):
    person: str | None
    session: str | None
    """The digest by which the person is known."""
    muted: frozenset[str]
    heard: float
    """The time at which the client was last heard of."""

    def disconnect(self) -> None: ...


class Services:
    def __init__(self, settings: Settings, database: Database, registry: TableRegistry) -> None:
        self.settings = settings
        self.database = database
        self.registry = registry
        self.hints = Hints(registry.bots.searching)
        self.limits = Limits(settings.limits, settings.bus)
        self.proxies = networks(settings.proxies)
        self.notices = Notices(settings, database, registry)
        self.statistics = ServerStatistics(database)
        self.origins = Origins(database)
        self.heavy = HeavyWork()
        self.listing = Turns("lists of tables", 1)
        """Making a list of tables takes some milliseconds, in which no other request is served."""
        self.components = AnswerCache()
        self.sockets: set[Socket] = set()
        self._known = Together(database, read_people)
        self._muted = Together(database, read_all_muted)
        self._tasks: list[asyncio.Task[None]] = []
        registry.is_limited = settings.limits
        registry.when_process_ended = self._expect_missed
        registry.when_signed_out = self._disconnect
        registry.when_mutes_changed = self._read_mutes

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["Services"]:
        database = Database(settings.database)
        registry = TableRegistry(database, Writer(database), settings.bot_workers, settings.bus)
        services = cls(settings, database, registry)
        services.run(services.notices.expect_missed())
        for background in (
            services._disconnect_silent(),
            services._recheck_all(),
            run_housekeeping(database),
            database.watch(),
            registry.look_around(),
            registry.play_for_bots(),
            Follower(database, registry).run(),
            report_idle_connections(services.sockets),
            collect_garbage(),
            sample(services),
        ):
            services.run(background)
        try:
            yield services
        finally:
            for task in services._tasks:
                task.cancel()
            # One that uses the database gives its connection back first, else closing the database would hang.
            await _in_time("the work in the background", asyncio.gather(*services._tasks, return_exceptions=True))
            for socket in list(services.sockets):
                socket.disconnect()
            services.hints.close()
            await _in_time("the work on large files", services.heavy.close())
            await _in_time("the statistics", services.statistics.close())
            await _in_time("the notices", services.notices.close())
            await _in_time("the limits", services.limits.close())
            await _in_time("the tables", registry.close())
            await _in_time("the database", database.close())

    async def person_with(self, secret: str) -> Person | None:
        return await self._known.ask(digest_of(secret))

    async def muted_by(self, person: str) -> frozenset[str]:
        return await self._muted.ask(person) or frozenset()

    def run(self, task: Coroutine[Any, Any, None]) -> None:
        """Runs this until the process ends."""
        self._tasks.append(asyncio.create_task(task))

    def _expect_missed(self) -> None:
        self.registry.keep(asyncio.create_task(self.notices.expect_missed()))

    def signed_out(self, person: str) -> None:
        """Some of the sessions of this person have ended: all connections must be opened again."""
        self._disconnect(person)
        self.registry.bus.send(BusMessage(signed_out=person))

    async def mutes_changed(self, person: str) -> None:
        await self._read_mutes(person)
        self.registry.bus.send(BusMessage(mutes_of=person))

    async def recheck(self) -> None:
        """Messages of other processes over the bus may be lost."""
        known_by = [socket for socket in self.sockets if socket.session is not None]
        for first in range(0, len(known_by), AT_ONCE):
            some = known_by[first : first + AT_ONCE]
            async with self.database.reading() as connection:
                alive = await sessions_among(connection, {socket.session for socket in some if socket.session})
                muted = await read_all_muted(connection, {socket.person for socket in some if socket.person})
            for socket in some:
                socket.muted = muted.get(socket.person or "", frozenset())
                if socket.session not in alive:
                    socket.disconnect()

    async def _recheck_all(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            try:
                await self.recheck()
            except DatabaseGone:
                pass  # It has been logged.
            except Exception:
                log.exception("the sessions of connected people could not be checked")

    async def _read_mutes(self, person: str) -> None:
        muted = await self.muted_by(person)
        for socket in self.sockets:
            if socket.person == person:
                socket.muted = muted

    async def _disconnect_silent(self) -> None:
        """A client whose network is gone cannot close its connection."""
        while True:
            await asyncio.sleep(TIMEOUT_S / 10)
            for socket in list(self.sockets):
                if socket.heard < monotonic() - TIMEOUT_S:
                    socket.disconnect()

    def _disconnect(self, person: str) -> None:
        for socket in list(self.sockets):
            if socket.person == person:
                socket.disconnect()


async def _in_time(what: str, ending: Awaitable[object]) -> None:
    """Await the end of a part, but not for ever: a server that was told to stop does so."""
    task = asyncio.ensure_future(ending)
    await asyncio.wait([task], timeout=CLOSING_S)
    if task.done():
        task.result()
    else:
        log.error("the server stops, although %s did not within %g s", what, CLOSING_S)
        task.cancel()
