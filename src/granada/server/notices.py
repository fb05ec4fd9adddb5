"""Notices: an absent person who has to decide gets one notice for each decision, if they have asked for it.

Nothing waits for notices. A notice that was due while no server ran is sent after the next start. If one cannot be
sent, its process tries again a few times and then gives up: the list of one's tables shows the same."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Any, NamedTuple, TypeAlias

import httpcore
import msgspec

from granada.kernel.errors import GranadaError
from granada.locale import Texts
from granada.server.database import Database, DatabaseGone
from granada.server.faults import ServerFault
from granada.server.live_table import LiveTable
from granada.server.mail import Mail, Mailer
from granada.server.registry import TableRegistry
from granada.server.resets import is_reset_awaited, link_for
from granada.server.settings import Settings
from granada.server.stored import StoredTable
from granada.server.subscriptions import (
    Browser,
    MailSubscription,
    browsers_of,
    forget_mail,
    is_code_awaited,
    is_told_here,
    mail_subscription_of,
    push_secret,
    remove_browser,
)
from granada.server.waiting import claim_telling, is_claim_the_last, people_to_tell
from granada.server.webhooks import TurnNotice, Webhook, remove_webhook, request_to, webhooks_of
from granada.server.webpush import GONE, NotPublic, PushSender, Signer

PAUSE = 2.0
"""Seconds until the database is asked again."""
ANSWERS_TAKE = 1.0
"""Seconds in which other processes say which people are connected to them."""
PAUSES = (30.0, 300.0, 1800.0)
"""Seconds after which what could not be sent is tried again. Some mail servers take nothing from strangers before five
minutes have passed."""
PERMANENT = 500
"""An SMTP status from this one on refuses for good."""
COME_AGAIN = (429, *range(500, 600))
"""HTTP statuses of push services that may take the same notice later."""

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """A turn of a person, who has to decide."""

    table: LiveTable
    person: str
    seats: frozenset[int]
    number: int
    """The number of the last entry when the turn began."""


Way: TypeAlias = Browser | Webhook | MailSubscription
"""A way to send a notice to a person."""


class Notices:
    def __init__(self, settings: Settings, database: Database, registry: TableRegistry) -> None:
        self._settings = settings
        self._database = database
        self._registry = registry
        self._waiting: dict[tuple[str, str], asyncio.TimerHandle] = {}
        """The timers of the notices that wait, by table and person."""
        self._telling: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None
        self._pushes = PushSender(settings.push_anywhere)
        self._mailer = Mailer(settings.mail, settings.mail_from) if settings.mail else None
        registry.when_to_decide = self.expect

    def expect(self, table: LiveTable, seats: Collection[int]) -> None:
        """These seats have to decide from now on."""
        for person in {table.stored.seats[seat].person for seat in seats} - {None}:
            assert person is not None
            self._tell_later(table.id, person)

    async def expect_missed(self) -> None:
        """Notices that were due when this or another process ended. People have the usual time to come back."""
        while True:
            try:
                async with self._database.reading() as connection:
                    missed = await people_to_tell(connection)
                for table_id, person in missed:
                    self._tell_later(table_id, person)
                return
            except DatabaseGone:
                pass  # It has been logged.
            except Exception:
                log.exception("the people who need a notice could not be found")
            await asyncio.sleep(PAUSE)

    async def signer(self) -> Signer:
        if self._signer is None:
            contact = self._settings.origin if self._settings.secure else "mailto:nobody@localhost"
            self._signer = Signer(await push_secret(self._database), contact)
        return self._signer

    @property
    def mailer(self) -> Mailer:
        if self._mailer is None:
            raise GranadaError(ServerFault.NO_MAIL_HERE)
        return self._mailer

    @property
    def sends_mail(self) -> bool:
        return self._mailer is not None

    def send_code(self, address: str, language: str, code: str) -> None:
        """Mail a code. This happens in the background, because it may take long."""

        async def send() -> bool:
            mail = await asyncio.to_thread(_mail_with_code, address, language, code, self._settings.origin)
            with suppress(SMTPRecipientsRefused):
                return await self._send_mail(mail)
            return True

        async def is_wanted() -> bool:
            async with self._database.reading() as connection:
                return await is_code_awaited(connection, code)

        self._do(_retry(send, is_wanted))

    def send_link(self, subscription: MailSubscription, secret: str) -> None:
        """Mail the link with which the person sets a new password. This happens in the background, because it may take
        long."""

        async def send() -> bool:
            mail = await asyncio.to_thread(_mail_with_link, subscription, secret, self._settings.origin)
            with suppress(SMTPRecipientsRefused):
                return await self._send_mail(mail)
            return True

        async def is_wanted() -> bool:
            async with self._database.reading() as connection:
                return await is_reset_awaited(connection, secret)

        self._do(_retry(send, is_wanted))

    async def close(self) -> None:
        """Cancel the notices that are due."""
        self._registry.when_to_decide = lambda _table, _seats: None
        for handle in self._waiting.values():
            handle.cancel()
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
        await self._pushes.close()

    def _tell_later(self, table_id: str, person: str) -> None:
        if (table_id, person) not in self._waiting:
            loop = asyncio.get_running_loop()
            due = loop.call_later(self._settings.notice_delay, self._due, table_id, person)
            self._waiting[table_id, person] = due

    def _due(self, table_id: str, person: str) -> None:
        del self._waiting[table_id, person]
        table = self._registry.known(table_id)
        if table is not None and not _awaited(table, person):
            return  # As most often, so that nothing more is asked for.
        self._do(self._tell(table_id, person))

    def _do(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._done)

    def _done(self, telling: asyncio.Task[None]) -> None:
        self._telling.discard(telling)
        error = None if telling.cancelled() else telling.exception()
        if isinstance(error, GranadaError):
            log.warning("a notice could not be sent: %s", error)
        elif error is not None:
            log.error("a notice could not be sent", exc_info=error)

    async def _tell(self, table_id: str, person: str) -> None:
        if not await self._ways_to(person, None):
            return
        table = await self._table(table_id)
        ways = await self._ways_to(person, table)
        turn = await self._claimed(table, person) if ways else None
        if turn is not None:
            for way in ways:
                self._do(_retry(partial(self._send, way, turn), partial(self._is_wanted, way, turn)))

    async def _ways_to(self, person: str, table: LiveTable | None) -> list[Way]:
        """All of them, or those that are used now, which depends on whether the person is at this table."""
        is_here = table is not None and table.presence.is_here(table.stored.seats_of(person))
        async with self._database.reading() as connection:
            if is_here and not await is_told_here(connection, person):
                return []
            ways: list[Way] = [*await browsers_of(connection, person), *await webhooks_of(connection, person)]
            subscription = await mail_subscription_of(connection, person) if self.sends_mail else None
        return [*ways, subscription] if subscription and not is_here else ways

    async def _table(self, table_id: str) -> LiveTable:
        is_new_here = self._registry.known(table_id) is None
        table = await self._registry.table(table_id)
        if is_new_here and not self._registry.bus.is_alone:
            await asyncio.sleep(ANSWERS_TAKE)
        return table

    async def _claimed(self, table: LiveTable, person: str) -> Turn | None:
        """The turn to announce, if the person still has to decide, and has had no notice since their last move."""
        to_decide = _awaited(table, person)
        if not to_decide:
            return None
        turn = Turn(table, person, to_decide, table.number)
        async with self._database.writing() as connection:
            return turn if await claim_telling(connection, table.stored.key, to_decide, turn.number) else None

    async def _is_wanted(self, way: Way, turn: Turn) -> bool:
        """Whether there is any sense in telling it still."""
        table = await self._table(turn.table.id)
        async with self._database.reading() as connection:
            is_last = await is_claim_the_last(connection, table.stored.key, turn.seats, turn.number)
        return is_last and bool(_awaited(table, turn.person)) and way in await self._ways_to(turn.person, table)

    async def _send(self, way: Way, turn: Turn) -> bool:
        """Whether there is nothing more to be done."""
        if isinstance(way, MailSubscription):
            return await self._mail(way, turn)
        sending = self._push(way, turn) if isinstance(way, Browser) else self._call(way, turn)
        try:
            status = await sending
        except NotPublic:
            status = GONE[0]
        except (OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            log.warning("a %s could not be reached: %s", _service(way), type(error).__name__)
            return False
        if status in GONE:
            async with self._database.writing() as connection:
                if isinstance(way, Browser):
                    await remove_browser(connection, way.subscription.endpoint)
                else:
                    await remove_webhook(connection, way.id)
        elif status >= 300:
            log.warning("a %s answers with %d", _service(way), status)
        return status not in COME_AGAIN

    async def _push(self, browser: Browser, turn: Turn) -> int:
        """The status of the answer."""
        table = turn.table.stored
        message = await asyncio.to_thread(_message, browser.language, table, turn.person)
        return await self._pushes.send(await self.signer(), browser.subscription, message, table.id)

    async def _call(self, webhook: Webhook, turn: Turn) -> int:
        table, address = turn.table.stored, f"{self._settings.origin}/table/{turn.table.id}"
        text = await asyncio.to_thread(lambda: _your_turn(Texts(webhook.language), table, turn.person))
        notice = TurnNotice(text, table.game, table.id, address, turn.number)
        return await self._pushes.request(*request_to(webhook, notice))

    async def _mail(self, subscription: MailSubscription, turn: Turn) -> bool:
        mail = await asyncio.to_thread(_mail_for_turn, subscription, turn.table.stored, self._settings.origin)
        try:
            return await self._send_mail(mail)
        except SMTPRecipientsRefused:
            async with self._database.writing() as connection:
                await forget_mail(connection, subscription.person)
            return True

    async def _send_mail(self, mail: Mail) -> bool:
        """False if it may be taken later; SMTPRecipientsRefused if the address will never be."""
        try:
            await self.mailer.send(mail)
        except SMTPRecipientsRefused as refused:
            log.warning("the mail server refuses an address")
            if all(code >= PERMANENT for code, _ in refused.recipients.values()):
                raise
            return False
        except OSError as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return isinstance(error, SMTPResponseException) and error.smtp_code >= PERMANENT
        return True


async def _retry(send: Callable[[], Awaitable[bool]], is_wanted: Callable[[], Awaitable[bool]]) -> None:
    """Send until it is done, the notice is not wanted any more, or it was tried often enough."""
    for pause in PAUSES:
        if await send():
            return
        await asyncio.sleep(pause)
        if not await is_wanted():
            return
    await send()


def _awaited(table: LiveTable, person: str) -> frozenset[int]:
    """The seats for which the person has to decide."""
    own, game = table.stored.seats_of(person), table.game
    return frozenset(own) & frozenset(game.people_to_decide) if game is not None else frozenset()


def _service(way: Browser | Webhook) -> str:
    return "push service" if isinstance(way, Browser) else "webhook"


def _message(language: str, table: StoredTable, person: str) -> bytes:
    notice = {"title": "Granada", "body": _your_turn(Texts(language), table, person), "table": table.id}
    return msgspec.json.encode(notice)


def _your_turn(texts: Texts, table: StoredTable, person: str) -> str:
    others = [seat.name for seat in table.seats if seat.name and seat.person != person]
    game = _game_in(texts, table)
    if not others:
        return texts.text("notice-turn", game=game)
    return texts.text("notice-turn-with", game=game, names=", ".join(others))


def _game_in(texts: Texts, table: StoredTable) -> str:
    return texts.text(f"game-{table.game}")


def _mail_for_turn(subscription: MailSubscription, table: StoredTable, origin: str) -> Mail:
    texts = Texts(subscription.language)
    unsubscribe = f"{origin}/api/mail/unsubscribe/{subscription.unsubscribe}"
    body = texts.text(
        "mail-turn",
        what=_your_turn(texts, table, subscription.person),
        table=f"{origin}/table/{table.id}",
        unsubscribe=unsubscribe,
    )
    return Mail(subscription.address, texts.text("notice-turn", game=_game_in(texts, table)), body, unsubscribe)


def _mail_with_code(address: str, language: str, code: str, origin: str) -> Mail:
    texts = Texts(language)
    body = texts.text("mail-code", code=code, origin=origin)
    return Mail(address, texts.text("mail-code-subject", code=code), body)


def _mail_with_link(subscription: MailSubscription, secret: str, origin: str) -> Mail:
    texts = Texts(subscription.language)
    body = texts.text("mail-reset", link=link_for(origin, secret), origin=origin)
    return Mail(subscription.address, texts.text("mail-reset-subject"), body)
