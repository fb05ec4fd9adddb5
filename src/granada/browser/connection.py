"""The live connections to tables, and what comes over them."""

import logging
from collections.abc import Callable

import msgspec

from granada.answers.acting import tried
from granada.answers.faults import AnswerFault
from granada.answers.hints import check_may_be_advised
from granada.answers.refusals import misread, refusal_of
from granada.answers.table import info_for
from granada.browser.faults import BrowserFault
from granada.browser.store import HERE
from granada.browser.table import BrowserTable
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.telling import encode

LARGEST_MESSAGE = 4096

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(live.AnyAsk).decode


class PageConnection:
    """The page of somebody who watches a table."""

    person: str | None = HERE
    muted: frozenset[str] = frozenset()

    def __init__(self, table: BrowserTable, viewer: int | None, send: Callable[[str], object]) -> None:
        self.table = table
        self.viewer = viewer
        self._send = send

    def push(self, message: str) -> None:
        try:
            self._send(message)
        except Exception:  # The page has gone.
            log.exception("a message cannot be sent")

    def tell(self, message: live.AnyTell) -> None:
        self.push(encode(message).decode())

    def stay(self, after: int | None) -> None:
        """Tell what happens from now on; after that entry, if its viewer has seen what was before."""
        table = self.table
        self.tell(live.TableUpdate(info_for(table.head.table, HERE)))
        table.connections.add(self)
        self.tell(live.Present(table.head.table.seats_of(HERE), 0))
        if table.game is not None:
            table.connections.show(table.game, self, after)
        table.wake_bots()

    def leave(self) -> None:
        self.table.connections.remove(self)

    async def hear(self, text: str) -> None:
        key = ""
        try:
            if len(text.encode()) > LARGEST_MESSAGE:
                raise GranadaError(AnswerFault.TOO_LARGE, most=LARGEST_MESSAGE)
            ask = _read(text)
            key = "" if isinstance(ask, live.Ping) else ask.key
            done = await self._do(ask)
            if done is not None and key:
                self.tell(live.Done(key, done))
        except GranadaError as error:
            self.tell(live.Refused(refusal_of(error), key))
        except Exception:
            log.exception("an action has failed")
            self.tell(live.Refused(refusal_of(GranadaError(AnswerFault.INTERNAL_ERROR)), key))

    async def _do(self, ask: live.AnyAsk) -> int | None:
        """The number of the entry, or of the last one; None if the page has its answer already."""
        table = self.table
        match ask:
            case live.Ping():
                self.tell(live.Pong())
                return None
            case live.Look(seat=seat):
                self._look(seat)
                return table.number
            case live.Say():
                raise GranadaError(BrowserFault.NOBODY_LISTENS)
            case live.Preview() | live.Further():
                self.tell(tried(table.head.table, table.started_game(), HERE, ask))
                return None
            case live.Coach():
                game = table.started_game()
                check_may_be_advised(table.head.table, game, HERE, ask)
                self.tell(live.Advice(ask.key, game.coach(ask.seat)))
                return None
            case _:
                number, again = await table.act(ask)
                return number if again else None

    def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.table.head.table.seats_of(HERE):
            raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)
        self.viewer = seat
        if self.table.game is not None:
            self.table.connections.show(self.table.game, self)


def _read(text: str) -> live.AnyAsk:
    try:
        ask: live.AnyAsk = decode(text)
        return ask
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise misread(str(error)) from None
