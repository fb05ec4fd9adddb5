"""The live connection to a table."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import token_urlsafe
from time import monotonic
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from granada.kernel.choice import Message, Question
from granada.protocol import live
from granada.protocol.common import Refusal
from granada.protocol.patch import patched
from granada.protocol.tables import OVER, TableInfo

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each new attempt to connect; the last one again and again."""
STEADY = 5.0
"""Seconds after which a connection is one that has not failed."""
PING = 30.0
REFUSED = 4000
FOR_GOOD = (400, 401, 403, 404)
"""Statuses that stay the same however often one comes again."""
LARGEST_MESSAGE = 1 << 22

_new_key = partial(token_urlsafe, 9)
_decode = msgspec.json.Decoder(live.AnyTell).decode
_check = msgspec.json.Decoder(live.AnyAsk).decode


class Refused(Exception):
    """The server has not done what was asked, and says why.

    >>> try:
    ...     await ana.join("nowhere")
    ... except Refused as refused:
    ...     code, status = refused.code, refused.status
    >>> code, status
    ('no-such-table', 404)
    """

    def __init__(self, refusal: Refusal, status: int = 0) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.code = refusal.code
        self.status = status


class Connection:
    """A live connection to a table. If it breaks, it connects again by itself and sends again what was not answered.

    >>> async with ben.watch(table.id) as his_game:
    ...     await his_game.turn()
    ...     number = await his_game.move(his_game.legal[0])
    >>> number
    1
    """

    def __init__(
        self,
        address: httpx.URL,
        headers: Callable[[], dict[str, str]],
        reveal: Callable[[TableInfo], Awaitable[TableInfo]] | None = None,
    ) -> None:
        self.table: TableInfo | None = None
        self.n: int | None = None
        self.viewer: int | None = None
        self.view: Any = None
        self.question: Question | None = None
        """What one has to decide now, with all that is known of each move."""
        self.clock: live.Clock | None = None
        self.proposal: Any = None
        self.chat: list[live.ChatMessage] = []
        self.present: live.Present | None = None
        self.bots_hurried = False
        """Whether the bots of this table think less than usual just now."""
        self.entries: list[live.LogEntry] = []
        """What has happened since the first view, with what it has caused."""
        self.connections = 0
        self._address = address
        self._headers = headers
        self._reveal = reveal
        """Adds the random number of this client to the seed, if it is time."""
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[live.AnyAsk, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._refusal = Refusal("internal-error", "the server closed the connection")
        self._failure: Exception | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Connection":
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._ping())]
        try:
            await self.until(lambda: self.table is not None and (self.view is not None or self.table.status == "open"))
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._stop()

    @property
    def legal(self) -> list[str]:
        """The moves from which this viewer chooses now, in notation.

        >>> len(game.legal)
        2
        """
        return self.question.moves() if self.question else []

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> game.over
        False
        """
        return self.table is not None and self.table.status == OVER

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds.

        >>> await game.until(lambda: bool(game.legal))
        """
        async with self._changed:
            await self._changed.wait_for(lambda: holds() or self._failure is not None)
        if self._failure is not None and not holds():
            raise self._failure

    async def turn(self) -> bool:
        """Wait until this viewer has to decide, or the game is over; whether they have to decide.

        >>> await game.turn()
        True
        """
        await self.until(lambda: bool(self.legal) or self.over)
        return bool(self.legal)

    async def move(self, move: str, seat: int | None = None) -> int:
        """Play a move. Returns the number of its entry when it is stored.

        >>> await game.move(game.legal[0])
        1
        """
        return await self.act(lambda common: live.Move(move=move, **common), seat)

    async def moves(self, moves: Sequence[str], seat: int | None = None) -> int:
        """Play several moves as one action, all or none. Returns the number of the last entry when they are stored.

        >>> await game.moves(game.legal[:1])
        1
        """
        return await self.act(lambda common: live.Moves(moves=tuple(moves), **common), seat)

    async def undo(self, moves: int = 1) -> int:
        """Take back the last moves of the own seat.

        >>> _ = await game.move(game.legal[0])
        >>> await game.undo()
        2
        """
        return await self.act(lambda common: live.Undo(moves=moves, **common))

    async def propose(self, moves: int) -> int:
        """Ask the other players whether so many moves may be taken back.

        >>> _ = await game.move(game.legal[0])
        >>> await game.propose(1)
        2
        """
        return await self.act(lambda common: live.Propose(moves=moves, **common))

    async def agree(self) -> int:
        """Agree to what was proposed.

        >>> _ = await game.move(game.legal[0])
        >>> _ = await game.propose(1)
        >>> async with ben.watch(table.id) as his_game:
        ...     await his_game.until(lambda: his_game.proposal is not None)
        ...     n = await his_game.agree()
        >>> n
        3
        """
        return await self.act(lambda common: live.Agree(**common))

    async def decline(self) -> int:
        """Decline what was proposed.

        >>> _ = await game.move(game.legal[0])
        >>> _ = await game.propose(1)
        >>> async with ben.watch(table.id) as his_game:
        ...     await his_game.until(lambda: his_game.proposal is not None)
        ...     n = await his_game.decline()
        >>> n
        3
        """
        return await self.act(lambda common: live.Decline(**common))

    async def take_over(self, seat: int) -> int:
        """Let a bot play for a seat whose time has run out.

        >>> try:
        ...     await game.take_over(seat=1)
        ... except Refused as refused:  # nobody has a clock at this table
        ...     code = refused.code
        >>> code
        'time-left'
        """
        return await self.act(lambda common: live.TakeOver(**common), seat)

    async def come_back(self) -> int:
        """Play on, after a bot has played for the own seat.

        >>> try:
        ...     await game.come_back()
        ... except Refused as refused:  # no bot plays for Ana
        ...     code = refused.code
        >>> code
        'no-stand-in'
        """
        return await self.act(lambda common: live.Return(**common))

    async def look(self, seat: int | None) -> None:
        """See the table from another seat of the own, or as a spectator.

        >>> await game.look(None)
        >>> game.viewer is None
        True
        """
        key = _new_key()
        await self._ask(live.Look(seat, key), key)

    async def say(self, text: str) -> None:
        """Send a chat message. Returns when it is stored.

        >>> await game.say("Good luck!")
        >>> [message.text for message in game.chat]
        ['Good luck!']
        """
        key = _new_key()
        await self._ask(live.Say(text, key), key)

    async def act(self, action: Callable[[dict[str, Any]], live.AnyAction], seat: int | None = None) -> int:
        """Send an action of any kind, for the own seat or for another one of this person.

        >>> await game.act(lambda common: live.Move(move=game.legal[0], **common))
        1
        """
        at = self.viewer if seat is None else seat
        return await self.send_action(action({"seat": at, "n": self.n or 0, "key": _new_key()}))

    async def send_action(self, action: live.AnyAction) -> int:
        """Send an action as it is.

        >>> await game.send_action(live.Move(seat=0, n=game.n, key="any", move=game.legal[0]))
        1
        """
        number: int = await self._ask(action, action.key)
        return number

    async def preview(self, moves: Sequence[str], seat: int | None = None) -> tuple[Message, ...]:
        """What these moves would change for the own seat, as far as it is certain. Nothing is played.

        >>> await game.preview(game.legal[:1])
        ()
        """
        at, key = self.viewer if seat is None else seat, _new_key()
        ask = live.Preview(seat=at or 0, n=self.n or 0, key=key, moves=tuple(moves))
        changes: tuple[Message, ...] = await self._ask(ask, key)
        return changes

    async def further(self, moves: Sequence[str], seat: int | None = None) -> Question:
        """Get the question for the own seat after these moves, which only begin an action. Nothing is played.

        >>> begun = [choice.moves for choice in game.question.choices() if choice.begins]
        >>> whole = [[*moves, *way.moves] for moves in begun for way in (await game.further(moves)).choices()]
        >>> len(whole) >= len(begun)
        True
        """
        at, key = self.viewer if seat is None else seat, _new_key()
        ask = live.Further(seat=at or 0, n=self.n or 0, key=key, moves=tuple(moves))
        question: Question = await self._ask(ask, key)
        return question

    async def coach(self, seat: int | None = None) -> Message | None:
        """What matters now for the own seat, in one sentence; None if there is nothing new to say.

        >>> (await game.coach()).id
        'sabika-coach-start'
        """
        at, key = self.viewer if seat is None else seat, _new_key()
        advice: Message | None = await self._ask(live.Coach(seat=at or 0, n=self.n or 0, key=key), key)
        return advice

    async def break_off(self) -> None:
        """Break the connection, as if the network had failed.

        >>> await game.break_off()
        >>> await game.until(lambda: game.connections == 2)
        """
        if self._socket is not None:
            self._socket.transport.abort()

    async def _ask(self, ask: live.AnyAsk, key: str) -> Any:
        """Again with each new connection, until there is an answer."""
        if self._failure is not None:
            raise self._failure
        try:  # The server could not tell of what it cannot read by which key it was asked.
            _check(msgspec.json.encode(ask))
        except msgspec.ValidationError as error:
            raise Refused(Refusal("not-understood", str(error))) from None
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._unanswered[key] = (ask, answer)
        try:
            await self._send(ask)
            return await answer
        finally:
            self._unanswered.pop(key, None)

    async def _send(self, ask: live.AnyAsk) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(ask).decode())

    async def _run(self) -> None:
        failures = 0
        while self._failure is None:
            began = monotonic()
            try:
                address = self._address if self.n is None else self._address.copy_merge_params(self._from_here())
                async with connect(
                    str(address), additional_headers=self._headers(), max_size=LARGEST_MESSAGE, ping_interval=None
                ) as socket:
                    self._socket = socket
                    self.connections += 1
                    self.bots_hurried = False
                    for ask, _ in list(self._unanswered.values()):
                        await self._send(ask)
                    while True:
                        await self._hear(_decode(await socket.recv()))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                    await self._fail(Refused(self._refusal))
            except InvalidStatus as error:
                status = error.response.status_code
                if status in FOR_GOOD:
                    await self._fail(Refused(Refusal("not-found", f"the server refuses the connection ({status})")))
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            except Exception as error:
                await self._fail(error)
            self._socket = None
            # Do not connect ever faster to a server that closes the connection at once, again and again.
            failures = 0 if monotonic() - began > STEADY else failures
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _from_here(self) -> dict[str, str]:
        return {"after": str(self.n)} | ({} if self.viewer is None else {"seat": str(self.viewer)})

    async def _hear(self, tell: live.AnyTell) -> None:
        async with self._changed:
            self._take(tell)
            self._changed.notify_all()
        if isinstance(tell, live.TableUpdate):
            self._tasks.append(asyncio.create_task(self._contribute(tell.table)))

    async def _contribute(self, table: TableInfo) -> None:
        """If it fails, it is tried again with the next connection, or the game begins without it."""
        if self._reveal is not None:
            with suppress(Refused, httpx.HTTPError):
                await self._reveal(table)

    def _take(self, tell: live.AnyTell) -> None:
        match tell:
            case live.TableUpdate(table=table):
                self.table = table
            case live.View():
                self.n, self.viewer = tell.n, tell.viewer
                self.view = self.view if tell.view is None else tell.view
                self._stands(tell)
                self.entries += tell.missed
            case live.Entry():
                self.n = tell.n
                asked, _ = self._unanswered.get(tell.key, (None, None))
                if isinstance(asked, live.Action) and asked.seat == tell.seat:  # Others may use the same key.
                    self._answer(tell.key, tell.n, None)
                if tell.change is not None:
                    self.view = patched(self.view, tell.change)
                self._stands(tell)
                self.entries += tell.earlier
                self.entries.append(live.LogEntry(tell.n, tell.kind, tell.seat, tell.text, tell.events))
            case live.Done(key=key, n=n):
                self._answer(key, n, None)
            case live.Changes(key=key, messages=messages):
                self._answer(key, messages, None)
            case live.FurtherQuestion(key=key, question=question):
                self._answer(key, question, None)
            case live.Advice(key=key, message=message):
                self._answer(key, message, None)
            case live.Refused(refusal=refusal, key=key):
                if not self._answer(key, 0, Refused(refusal)):
                    self._refusal = refusal
            case live.Chat():
                self.chat = list(({message.id: message for message in (*self.chat, *tell.messages)}).values())
            case live.Present():
                self.present = tell
            case live.Bots(hurried=hurried):
                self.bots_hurried = hurried

    def _stands(self, tell: live.View | live.Entry) -> None:
        self.question, self.clock, self.proposal = tell.question, tell.clock, tell.proposal

    def _answer(self, key: str, result: object, error: Exception | None) -> bool:
        if key not in self._unanswered:
            return False
        _, answer = self._unanswered[key]
        if not answer.done():
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)
        return True

    async def _fail(self, error: Exception) -> None:
        async with self._changed:
            self._failure = error
            self._changed.notify_all()
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(error)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            await self._send(live.Ping())

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
