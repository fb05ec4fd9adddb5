"""The chat of a table."""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.live import ChatMessage
from granada.protocol.telling import encode
from granada.server.clock import now
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.of_table import OfTable
from granada.server.schema import messages, people, silenced, tables

if TYPE_CHECKING:
    from granada.server.live_table import LiveTable

MOST_RECENT = 50
JOINER = "\u200d"
"""Shows nothing itself, but makes one picture of several: of a woman and a shrug, say."""


class TableChat(OfTable):
    """The chat of one table. Each message goes once to every viewer in this process."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table)
        self._sent: frozenset[ChatMessage] = frozenset()

    @property
    def last_sent(self) -> int:
        return max((message.id for message in self._sent), default=0)

    def take_for_sent(self, messages: Iterable[ChatMessage]) -> None:
        """A new viewer gets these anyway."""
        self._sent = frozenset(messages)

    async def recent(self) -> Sequence[ChatMessage]:
        """The last messages, the oldest first."""
        return await self._table.registry.chats.ask(self._table.stored.key) or ()

    async def tell_new(self) -> None:
        """Send new messages, and those that a moderator has emptied."""
        table, messages = self._table, await self.recent()
        new = [message for message in messages if message not in self._sent]
        self.take_for_sent(messages)
        for viewing in table.connections:
            heard = tuple(message for message in new if message.person not in viewing.muted)
            if heard:
                viewing.push(encode(live.Chat(heard)).decode())


async def read_chats(connection: AsyncConnection, table_keys: Collection[int]) -> dict[int, list[ChatMessage]]:
    """The last messages at each of these tables, the oldest first."""
    said = messages.alias()
    first = (
        select(said.c.id)
        .where(said.c.table_key == tables.c.key)
        .order_by(said.c.id.desc())
        .offset(MOST_RECENT - 1)
        .limit(1)
        .scalar_subquery()
    )
    of_table = (messages.c.table_key == tables.c.key) & (messages.c.id >= func.coalesce(first, 0))
    is_registered = people.c.login.is_not(None)
    query = (
        select(
            tables.c.key,
            *(messages.c.id, messages.c.person, messages.c.name, messages.c.text, messages.c.at, is_registered),
        )
        .select_from(tables.join(messages, of_table).outerjoin(people, people.c.id == messages.c.person))
        .where(tables.c.key.in_(table_keys))
        .order_by(messages.c.id)
    )
    chats: dict[int, list[ChatMessage]] = {}
    for table_key, *message in await connection.execute(query):
        chats.setdefault(table_key, []).append(ChatMessage(*message))
    return chats


async def write_chat(database: Database, table_key: int, person: str, name: str, said: live.Say) -> None:
    text = " ".join(said.text.split())
    shown = text.replace(JOINER, "")
    if not shown or not shown.isprintable():
        raise GranadaError(ServerFault.UNPRINTABLE_MESSAGE)
    row = {"table_key": table_key, "person": person, "name": name, "text": text, "at": now(), "key": said.key or None}
    with suppress(IntegrityError):  # It has come before.
        async with database.writing() as connection:
            if (await connection.execute(_silenced(table_key, person))).one_or_none() is not None:
                raise GranadaError(ServerFault.SILENCED)
            await check_not_silenced(connection, person)
            await connection.execute(insert(messages).values(row))


async def silence(connection: AsyncConnection, table_key: int, person: str) -> None:
    """Nobody hears this person at this table any more."""
    await let_speak(connection, table_key, person)
    await connection.execute(insert(silenced).values(table_key=table_key, person=person))


async def let_speak(connection: AsyncConnection, table_key: int, person: str) -> None:
    this = (silenced.c.table_key == table_key) & (silenced.c.person == person)
    await connection.execute(delete(silenced).where(this))


async def check_not_silenced(connection: AsyncConnection, person: str) -> None:
    """Refuse a person whom a moderator has silenced. The order holds at all tables."""
    if await connection.scalar(select(people.c.silenced).where(people.c.id == person)):
        raise GranadaError(ServerFault.SILENCED_EVERYWHERE)


def _silenced(table_key: int, person: str) -> Select[tuple[str]]:
    return select(silenced.c.person).where(silenced.c.table_key == table_key, silenced.c.person == person)
