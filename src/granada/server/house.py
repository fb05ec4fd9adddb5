"""House: everything that a process of the server has, from its start to its end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Protocol

from granada.server.bots import Thinkers
from granada.server.bus import News
from granada.server.database import Database
from granada.server.hall import Hall
from granada.server.hints import Hints
from granada.server.limits import Limits
from granada.server.memory import look_for_garbage
from granada.server.notices import Notices
from granada.server.settings import Settings
from granada.server.statistics import HouseStatistics
from granada.server.writer import Writer

PATIENCE = 100.0
"""Seconds within which something must be heard of a client."""


class Socket(Protocol):
    person: str | None
    muted: frozenset[str]
    heard: float
    """When something was last heard of the client."""

    def hang_up(self) -> None: ...


class House:
    def __init__(self, settings: Settings, database: Database, hall: Hall) -> None:
        self.settings = settings
        self.database = database
        self.hall = hall
        self.hints = Hints(hall.bots.thinkers)
        self.limits = Limits(settings.limits)
        self.notices = Notices(settings, database, hall)
        self.statistics = HouseStatistics(database)
        self.sockets: set[Socket] = set()
        hall.when_signed_out = self._hang_up

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["House"]:
        database = Database(settings.database)
        hall = Hall(database, Writer(database), Thinkers(settings.bot_workers), settings.bus)
        house = cls(settings, database, hall)
        chores = [asyncio.create_task(house._hang_up_on_the_silent()), asyncio.create_task(look_for_garbage())]
        try:
            yield house
        finally:
            for chore in chores:
                chore.cancel()
            for socket in list(house.sockets):
                socket.hang_up()
            house.hints.close()
            await house.notices.close()
            await hall.close()
            await database.close()

    def signed_out(self, person: str) -> None:
        """Some of the sessions of this person have ended: all connections are made anew."""
        self._hang_up(person)
        self.hall.bus.tell(News(signed_out=person))

    async def _hang_up_on_the_silent(self) -> None:
        """A client whose network is gone cannot say good-bye."""
        while True:
            await asyncio.sleep(PATIENCE / 10)
            for socket in list(self.sockets):
                if socket.heard < monotonic() - PATIENCE:
                    socket.hang_up()

    def _hang_up(self, person: str) -> None:
        for socket in list(self.sockets):
            if socket.person == person:
                socket.hang_up()
