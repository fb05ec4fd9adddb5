"""The WebSocket of a table."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter

from granada.kernel.errors import Fault, GranadaError
from granada.protocol import live
from granada.protocol.common import MOST_SEATS
from granada.server.bus import News
from granada.server.chat import read_chat, read_muted, write_chat
from granada.server.errors import refusal_of
from granada.server.house import House
from granada.server.limits import ACTIONS, CHAT, SOCKETS
from granada.server.live_table import LiveTable, encode
from granada.server.people import Person
from granada.server.routes.tables import seen_table
from granada.server.stored import info_for
from granada.server.visitors import address_of, house_of, visitor

LARGEST_MESSAGE = 4096
MOST_WAITING = 500
"""Messages to somebody who does not take them."""
PATIENCE = 5.0
"""Seconds to say good-bye to somebody who may not listen."""
REFUSED = 4000
"""WebSocket close code: what was refused was said before."""
COME_AGAIN = 4001
"""WebSocket close code: connect again, and go on from the last number."""

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(live.AnyAsk).decode


class Line:
    """The connection of somebody who watches a table."""

    def __init__(self, person: Person | None, eyes: int | None, muted: frozenset[str]) -> None:
        self.person = person.id if person else None
        self.eyes = eyes
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
            self.hang_up()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def tell(self, message: live.AnyTell) -> None:
        self.push(encode(message).decode())

    def hang_up(self) -> None:
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
    table_id: str,
    after: Annotated[int | None, Parameter(ge=0, required=False)] = None,
    seat: Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)] = None,
    invitation: Annotated[str | None, Parameter(max_length=40, required=False)] = None,
) -> None:
    house = house_of(socket)
    await socket.accept()
    try:
        house.limits.count(SOCKETS, address_of(socket))
        person = await visitor(socket)
        table = await seen_table(house, table_id, person, invitation)
        line = await _connect(house, table, person, seat)
    except GranadaError as error:
        await socket.send_text(encode(live.Refused(refusal_of(error))).decode())
        await socket.close(REFUSED)
        return
    house.sockets.add(line)
    try:
        line.tell(live.Table(info_for(table.stored, line.person)))
        table.enter(line)
        # What the client has seen is of no use to eyes that it did not ask for.
        table.show(line, after if line.eyes == seat else None)
        async with house.database.reading() as connection:
            messages = await read_chat(connection, table.stored.key)
        if heard := tuple(message for message in messages if message.person not in line.muted):
            line.tell(live.Chat(heard))
        # Who takes nothing any more would let the sender wait for ever, so that the end is waited for beside it.
        doing = (line.send_all(socket), _hear(socket, house, table, line), line.ended.wait())
        tasks = [asyncio.create_task(each) for each in doing]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        house.sockets.discard(line)
        table.go(line)
    with suppress(Exception):
        await asyncio.wait_for(socket.close(COME_AGAIN), PATIENCE)


async def _connect(house: House, table: LiveTable, person: Person | None, seat: int | None) -> Line:
    own = table.stored.seats_of(person.id if person else None)
    if seat is not None and seat not in own:
        raise GranadaError(Fault.NOT_YOUR_SEAT, seat=seat)
    muted: frozenset[str] = frozenset()
    if person is not None:
        async with house.database.reading() as connection:
            muted = await read_muted(connection, person.id)
    return Line(person, own[0] if seat is None and own else seat, muted)


async def _hear(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, line: Line) -> None:
    """Until the client goes."""
    while True:
        message: dict[str, Any] = dict(await socket.receive())
        if message["type"] == "websocket.disconnect":
            return
        line.heard = monotonic()
        await _answer(message.get("text") or message.get("bytes") or "", house, table, line)


async def _answer(message: str | bytes, house: House, table: LiveTable, line: Line) -> None:
    key = ""
    try:
        house.limits.count(ACTIONS, line.person or str(id(line)))
        if len(message) > LARGEST_MESSAGE:
            raise GranadaError(Fault.TOO_LARGE, most=LARGEST_MESSAGE)
        ask = _read(message)
        match ask:
            case live.Ping():
                line.tell(live.Pong())
            case live.Look(seat=seat):
                _look(table, line, seat)
            case live.Say(text=said):
                await _say(house, table, line, said)
            case _:
                key = ask.key
                if line.person is None:
                    raise GranadaError(Fault.NOT_SIGNED_IN)
                outcome = await table.act(line.person, ask)
                if outcome.again:  # Otherwise the entry itself has told it.
                    line.tell(live.Done(key, outcome.number))
    except GranadaError as error:
        line.tell(live.Refused(refusal_of(error), key))
    except Exception:
        log.exception("an action has failed")
        line.tell(live.Refused(refusal_of(GranadaError(Fault.OUT_OF_ORDER)), key))


def _read(message: str | bytes) -> live.AnyAsk:
    try:
        ask: live.AnyAsk = decode(message)
        return ask
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise GranadaError(Fault.NOT_UNDERSTOOD, detail=str(error)) from None


def _look(table: LiveTable, line: Line, seat: int | None) -> None:
    if seat is not None and seat not in table.stored.seats_of(line.person):
        raise GranadaError(Fault.NOT_YOUR_SEAT, seat=seat)
    line.eyes = seat
    table.show(line)


async def _say(house: House, table: LiveTable, line: Line, said: str) -> None:
    if line.person is None:
        raise GranadaError(Fault.NOT_SIGNED_IN)
    house.limits.count(CHAT, line.person)
    async with house.database.writing() as connection:
        await write_chat(connection, table.stored.key, line.person, line.name, said)
    await table.tell_chat()
    house.hall.bus.tell(News(table=table.id, chat=True))
