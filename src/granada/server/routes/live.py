"""The WebSocket of a table."""

import asyncio
import logging
from collections import deque
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, Parameter

from granada.answers.faults import AnswerFault
from granada.answers.refusals import misread, refusal_of
from granada.answers.table import info_for
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.common import MOST_SEATS
from granada.protocol.faults import ProtocolFault
from granada.protocol.telling import encode
from granada.server.bus import BusMessage
from granada.server.chat import write_chat
from granada.server.database import DatabaseGone
from granada.server.faults import ServerFault
from granada.server.hints import advised_game
from granada.server.limits import (
    ACTIONS,
    CHAT,
    MOST_SOCKETS_FROM_ADDRESS,
    MOST_SOCKETS_OF_PERSON,
    MOST_SPECTATORS,
    MOST_STRANGERS_FROM_ADDRESS,
    SOCKETS,
)
from granada.server.live_table import LiveTable
from granada.server.metrics import ACKNOWLEDGEMENT_TIME, measured
from granada.server.people import Person
from granada.server.routes.tables import seen_table
from granada.server.services import Services
from granada.server.visitors import address_of, services_of, visitor

LARGEST_MESSAGE = 4096
MOST_WAITING = 500
"""Messages that wait for a client that does not read."""
TIMEOUT_S = 5.0
"""Seconds for closing a connection to a client that may not answer."""
REFUSED = 4000
"""WebSocket close code: what was refused was said before."""
COME_AGAIN = 4001
"""WebSocket close code: connect again, after a refusal a little later, and go on from the last number."""

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(live.AnyAsk).decode


class LiveConnection:
    """The connection of a viewer of a table."""

    def __init__(self, person: Person | None, viewer: int | None, muted: frozenset[str]) -> None:
        self.person = person.id if person else None
        self.session = person.session if person else None
        self.viewer = viewer
        self.muted = muted
        self.name = person.name if person else ""
        self.heard = monotonic()
        self.ended = asyncio.Event()
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Future[None] | None = None
        """Sleeps as long as nothing waits."""

    def push(self, message: str) -> None:
        if self.ended.is_set():
            return
        self._waiting.append(message)
        if self._sender is not None and not self._sender.done():
            self._sender.set_result(None)
        if self.waiting > MOST_WAITING:
            self.disconnect()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def tell(self, message: live.AnyTell) -> None:
        self.push(encode(message).decode())

    def disconnect(self) -> None:
        self.ended.set()

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            while self._waiting:
                await socket.send({"type": "websocket.send", "text": self._waiting.popleft(), "bytes": None})
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender


@websocket("/tables/{table_id:str}/live")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    after: Annotated[int | None, Parameter(ge=0, required=False)] = None,
    seat: Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)] = None,
    invitation: Annotated[str | None, Parameter(max_length=40, required=False)] = None,
) -> None:
    """Identify the person and check the limits before a message can be sent."""
    services, address = services_of(socket), address_of(socket)
    try:
        with ExitStack() as place:
            place.enter_context(services.limits.here(MOST_SOCKETS_FROM_ADDRESS, f"address {address}"))
            services.limits.count(SOCKETS, address)
            person = await visitor(socket)
            table = await seen_table(services, table_id, person, invitation)
            if person is not None:
                place.enter_context(services.limits.here(MOST_SOCKETS_OF_PERSON, f"person {person.id}"))
            own = table.stored.seats_of(person.id if person else None)
            if not own and not (person and person.registered):
                place.enter_context(services.limits.here(MOST_STRANGERS_FROM_ADDRESS, f"strangers from {address}"))
            connection = await _connect(services, table, person, seat)
            if connection.viewer is None:
                place.enter_context(services.limits.here(MOST_SPECTATORS, f"table {table_id}"))
            await socket.accept()
            # The client has seen another viewer's entries, which do not fit a seat that it did not ask for.
            await _stay(socket, services, table, connection, after if connection.viewer == seat else None)
    except GranadaError as error:
        passes = isinstance(error, DatabaseGone) or error.code == ServerFault.TOO_OFTEN
        await _close(socket, COME_AGAIN if passes else REFUSED, live.Refused(refusal_of(error)))
    else:
        await _close(socket, COME_AGAIN)


async def _stay(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    table: LiveTable,
    connection: LiveConnection,
    after: int | None,
) -> None:
    """Serve the connection until the client or the server ends it."""
    services.sockets.add(connection)
    try:
        connection.tell(live.TableUpdate(info_for(table.stored, connection.person)))
        table.enter(connection)
        table.show(connection, after)
        if heard := tuple(message for message in await table.chat.recent() if message.person not in connection.muted):
            connection.tell(live.Chat(heard))
        # A client that stops reading would block the sender. Wait for disconnect at the same time.
        hearing = asyncio.create_task(_hear(socket, services, table, connection))
        tasks = [
            hearing,
            asyncio.create_task(connection.send_all(socket)),
            asyncio.create_task(connection.ended.wait()),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        services.sockets.discard(connection)
        table.go(connection)
    if not hearing.cancelled() and isinstance(error := hearing.exception(), GranadaError):
        raise error


async def _close(socket: WebSocket[Any, Any, Any], code: int, why: live.Refused | None = None) -> None:
    with suppress(Exception):
        async with asyncio.timeout(TIMEOUT_S):
            if socket.connection_state == "init":  # The reason can only be sent over a connection.
                await socket.accept()
            if why is not None:
                await socket.send_text(encode(why).decode())
            await socket.close(code)


async def _connect(services: Services, table: LiveTable, person: Person | None, seat: int | None) -> LiveConnection:
    if table.unplayable is not None:
        raise table.unplayable
    own = table.stored.seats_of(person.id if person else None)
    if seat is not None and seat not in own:
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)
    muted = await services.muted_by(person.id) if person else frozenset()
    viewer = own[0] if seat is None and own else seat
    return LiveConnection(person, viewer, muted)


async def _hear(
    socket: WebSocket[Any, Any, Any], services: Services, table: LiveTable, connection: LiveConnection
) -> None:
    """Take messages until the client goes."""
    while True:
        message: dict[str, Any] = dict(await socket.receive())
        if message["type"] == "websocket.disconnect":
            return
        connection.heard = monotonic()
        said = message.get("text") or message.get("bytes") or ""
        if _size(said) > LARGEST_MESSAGE:  # No client of ours does this, and more may follow.
            raise GranadaError(AnswerFault.TOO_LARGE, most=LARGEST_MESSAGE)
        await _answer(said, services, table, connection)


def _size(message: str | bytes) -> int:
    return len(message) if isinstance(message, bytes) or message.isascii() else len(message.encode())


async def _answer(message: str | bytes, services: Services, table: LiveTable, connection: LiveConnection) -> None:
    key = ""
    try:
        services.limits.count(ACTIONS, connection.person or str(id(connection)))
        ask = _read(message)
        key = "" if isinstance(ask, live.Ping) else ask.key
        done = await _do(ask, services, table, connection)
        if done is not None and key:
            connection.tell(live.Done(key, done))
    except GranadaError as error:
        connection.tell(live.Refused(refusal_of(error), key))
    except Exception:
        log.exception("an action has failed")
        connection.tell(live.Refused(refusal_of(GranadaError(AnswerFault.INTERNAL_ERROR)), key))


async def _do(ask: live.AnyAsk, services: Services, table: LiveTable, connection: LiveConnection) -> int | None:
    """The number of the entry, or of the last one; None if the client has its answer already."""
    match ask:
        case live.Ping():
            connection.tell(live.Pong())
            return None
        case live.Look(seat=seat):
            _look(table, connection, seat)
            return table.number
        case live.Say():
            await _say(services, table, connection, ask)
            return table.number
        case live.Preview() | live.Further():
            connection.tell(table.tried(_signed_in(connection), ask))
            return None
        case live.Coach():
            game = advised_game(table, _signed_in(connection), ask)
            connection.tell(live.Advice(ask.key, game.coach(ask.seat)))
            return None
        case _:
            with measured(ACKNOWLEDGEMENT_TIME):
                outcome = await table.act(_signed_in(connection), ask)
            return outcome.number if outcome.again else None


def _read(message: str | bytes) -> live.AnyAsk:
    try:
        ask: live.AnyAsk = decode(message)
        return ask
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise misread(str(error)) from None


def _signed_in(connection: LiveConnection) -> str:
    if connection.person is None:
        raise GranadaError(ProtocolFault.NOT_SIGNED_IN)
    return connection.person


def _look(table: LiveTable, connection: LiveConnection, seat: int | None) -> None:
    if seat is not None and seat not in table.stored.seats_of(connection.person):
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)
    connection.viewer = seat
    table.show(connection)


async def _say(services: Services, table: LiveTable, connection: LiveConnection, said: live.Say) -> None:
    person = _signed_in(connection)
    if not (table.stored.seats_of(person) or person == table.stored.host):
        raise GranadaError(AnswerFault.NOT_AT_TABLE)
    services.limits.count(CHAT, person)
    await write_chat(services.database, table.stored.key, person, connection.name, said)
    await table.chat.tell_new()
    services.registry.bus.send(BusMessage(table=table.id, chat=True))
