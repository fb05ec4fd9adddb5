"""Processes of one server, as services in the process of the test: what they do can be seen from inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.conftest import guest, opened

from granada.server.database import Database
from granada.server.live_table import LiveTable
from granada.server.people import Person
from granada.server.routes.live import LiveConnection
from granada.server.services import Services
from granada.server.settings import Settings


class Neighbours(NamedTuple):
    one: Services
    other: Services


@asynccontextmanager
async def neighbours(database: str, bus: str) -> AsyncIterator[Neighbours]:
    settings = Settings(database=database, bus=bus, bot_workers=1)
    beginning = Database(database)
    await beginning.upgrade()
    await beginning.close()
    async with Services.open(settings) as one, Services.open(settings) as other:
        yield Neighbours(one, other)


class Shown(NamedTuple):
    """A table that both processes show."""

    ana: Person
    here: LiveTable
    there: LiveTable


async def shown_at_both(both: Neighbours, *kinds: str) -> Shown:
    ana = await guest(both.one, "Ana")
    here = await opened(both.one, ana, *kinds)
    there = await both.other.registry.table(here.id)
    for table in (here, there):
        table.enter(LiveConnection(ana, 0, frozenset()))
    return Shown(ana, here, there)
