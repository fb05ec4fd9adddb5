"""Host: answers requests and holds live connections, as a server does, from what the browser has kept."""

import logging
from collections.abc import Callable, Collection, Iterable
from typing import Annotated

import msgspec
from msgspec import structs

from granada.answers.faults import AnswerFault
from granada.answers.names import clean_name
from granada.answers.refusals import refusal_of, status_of
from granada.answers.table import Table, TableSeat
from granada.browser.connection import PageConnection
from granada.browser.faults import BrowserFault
from granada.browser.request import pattern_of, request_at
from granada.browser.routes import ROUTES
from granada.browser.store import HERE, Head, KeptEntry, Store, TypedStore
from granada.browser.table import BrowserTable
from granada.kernel.errors import GranadaError
from granada.kernel.faults import Fault
from granada.protocol import live
from granada.protocol.common import LARGEST_NUMBER, MOST_SEATS
from granada.protocol.faults import ProtocolFault
from granada.protocol.telling import encode

STATUS: dict[Fault, int] = {
    BrowserFault.NOBODY_LISTENS: 403,
    BrowserFault.OTHER_VERSION: 409,
    BrowserFault.NOT_KEPT: 503,
    BrowserFault.NOT_READ: 503,
}
"""The status of faults that no other host has."""
NO_CONTENT = 204
LIVE = pattern_of("/tables/{table}/live")

log = logging.getLogger(__name__)


class Watching(msgspec.Struct):
    """The viewer of a connection, and the entry after which it goes on."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None
    after: Annotated[int, msgspec.Meta(ge=0, lt=LARGEST_NUMBER)] | None = None


async def start(store: Store) -> "Host":
    return Host(TypedStore(store))


class Host:
    def __init__(self, store: TypedStore) -> None:
        self.store = store
        self._tables: dict[str, BrowserTable] = {}
        """The tables that were asked for."""
        self._connections: dict[str, PageConnection] = {}

    # What the page asks for.

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the body of the answer."""
        try:
            found = ROUTES.find(method, path, body)
            if found is None:
                raise GranadaError(AnswerFault.NOT_FOUND)
            route, request = found
            return route.status, _text(await route.answer(self, request), route.status)
        except GranadaError as error:
            return _refused(error)
        except RecursionError:  # Only the page can cause it, with too many nested brackets.
            return _refused(GranadaError(AnswerFault.NOT_UNDERSTOOD, detail="nested too deeply"))
        except Exception:
            log.exception("a request has failed: %s %s", method, path)
            return _refused(GranadaError(AnswerFault.INTERNAL_ERROR))

    async def connect(self, socket: str, path: str, send: Callable[[str], object]) -> bool:
        """False if it is refused, which is said before."""
        try:
            connection, after = await self._connection(path, send)
        except GranadaError as error:
            send(encode(live.Refused(refusal_of(error))).decode())
            return False
        self.leave(socket)
        self._connections[socket] = connection
        connection.stay(after)
        return True

    async def hear(self, socket: str, text: str) -> None:
        if (connection := self._connections.get(socket)) is not None:
            await connection.hear(text)

    def leave(self, socket: str) -> None:
        if (connection := self._connections.pop(socket, None)) is not None:
            connection.leave()

    async def changed(self, table: str) -> None:
        """Another tab has written to this table."""
        if (here := self._tables.get(table)) is not None:
            head = (await self.store.heads()).get(table)
            if head is None:
                del self._tables[table]
            await here.changed(head)

    async def _connection(self, path: str, send: Callable[[str], object]) -> tuple[PageConnection, int | None]:
        request = request_at(LIVE, path)
        if request is None:
            raise GranadaError(AnswerFault.NOT_FOUND)
        asked = request.asked(Watching)
        table = await self.table(request.place["table"])
        if table.unplayable is not None:
            raise table.unplayable
        own = table.head.table.seats_of(HERE)
        if asked.seat is not None and asked.seat not in own:
            raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=asked.seat)
        viewer = own[0] if asked.seat is None and own else asked.seat
        # The page has seen another viewer's entries, which do not fit a seat that it did not ask for.
        return PageConnection(table, viewer, send), asked.after if viewer == asked.seat else None

    # The person.

    async def name(self) -> str:
        """The name of the person."""
        if not (name := await self.store.name()):
            raise GranadaError(ProtocolFault.NOT_SIGNED_IN)
        return name

    async def call(self, typed: str) -> str:
        """Give the person this name everywhere, in past games too."""
        name, before = clean_name(typed), await self.store.name()
        await self.store.keep_name(name)
        for table_id, head in (await self.store.heads()).items():
            is_named = before and any(_is_called(seat, before) for seat in head.table.seats)
            if is_named and not head.is_foreign:
                table = self._tables.get(table_id) or BrowserTable(self.store, head)
                await table.change(lambda table: _renamed(table, before, name))
        return name

    # Tables.

    async def head(self, table_id: str) -> Head:
        if (table := self._tables.get(table_id)) is not None:
            return table.head
        if (head := (await self.store.heads()).get(table_id)) is not None:
            return head
        raise GranadaError(AnswerFault.NO_SUCH_TABLE)

    async def table(self, table_id: str) -> BrowserTable:
        """The table with everything that has happened at it."""
        head = await self.head(table_id)
        table = self._tables.setdefault(table_id, BrowserTable(self.store, head))
        await table.read()
        return table

    async def open(self, head: Head, entries: Iterable[KeptEntry] = ()) -> Table:
        """A new table, with what has happened at it already."""
        await self.store.keep(head, entries)
        return (await self.table(head.table.id)).head.table

    async def forget(self, tables: Collection[str]) -> None:
        await self.store.forget(tables)
        for table_id in tables:
            if (table := self._tables.pop(table_id, None)) is not None:
                table.close()


def _is_called(seat: TableSeat, name: str) -> bool:
    return seat.person == HERE and seat.name == name


def _renamed(table: Table, before: str, name: str) -> Table:
    seats = (structs.replace(seat, name=name) if _is_called(seat, before) else seat for seat in table.seats)
    return structs.replace(table, seats=tuple(seats))


def _text(answer: object, status: int) -> str:
    if status == NO_CONTENT:
        return ""
    if isinstance(answer, str):
        return answer
    return (answer if isinstance(answer, bytes) else encode(answer)).decode()


def _refused(error: GranadaError) -> tuple[int, str]:
    status = STATUS.get(error.code) or status_of(error)
    return status, encode(refusal_of(error)).decode()
