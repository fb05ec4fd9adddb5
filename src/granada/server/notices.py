"""Notices: who has to decide and is not here is told so, once for each decision, if they have asked for it.

Nothing waits for notices. One that was due while no server ran is sent when one does; one that cannot be sent is
forgotten: the list of one's tables tells the same."""

import asyncio
import logging
from collections.abc import Collection
from smtplib import SMTPRecipientsRefused

import httpcore
import msgspec

from granada.kernel.errors import Fault, GranadaError
from granada.locale import Texts
from granada.server.database import Database, DatabaseGone
from granada.server.hall import Hall
from granada.server.live_table import LiveTable
from granada.server.mail import Mail, Mailer
from granada.server.settings import Settings
from granada.server.stored import StoredTable
from granada.server.subscriptions import (
    Browser,
    Letterbox,
    browsers_of,
    forget_mail,
    letterbox_of,
    push_secret,
    remove_browser,
)
from granada.server.waiting import claim_telling, people_to_tell
from granada.server.webpush import GONE, NotPublic, PushSender, Signer

PAUSE = 2.0
"""Seconds until the database is asked again."""
ANSWERS_TAKE = 1.0
"""Seconds in which other processes tell who is connected to them."""
PERMANENT = 500
"""From this SMTP status on, a refusal is for good."""

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, settings: Settings, database: Database, hall: Hall) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._waiting: dict[tuple[str, str], asyncio.TimerHandle] = {}
        """By table and person."""
        self._telling: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None
        self._pushes = PushSender(settings.push_anywhere)
        self._mailer = Mailer(settings.mail, settings.mail_from) if settings.mail else None
        hall.when_to_decide = self.expect

    def expect(self, table: LiveTable, seats: Collection[int]) -> None:
        """These seats have to decide from now on."""
        for person in {table.stored.seats[seat].person for seat in seats} - {None}:
            assert person is not None
            self._tell_later(table.id, person)

    async def expect_what_was_missed(self) -> None:
        """Whoever had to be told when this or another process ended. They have as long as always to come back."""
        while True:
            try:
                async with self._database.reading() as connection:
                    missed = await people_to_tell(connection)
                for table_id, person in missed:
                    self._tell_later(table_id, person)
                return
            except DatabaseGone:
                log.warning("the database does not answer")
            except Exception:
                log.exception("it could not be found out who is to be told")
            await asyncio.sleep(PAUSE)

    async def signer(self) -> Signer:
        if self._signer is None:
            contact = self._settings.origin if self._settings.secure else "mailto:nobody@localhost"
            self._signer = Signer(await push_secret(self._database), contact)
        return self._signer

    @property
    def mailer(self) -> Mailer:
        if self._mailer is None:
            raise GranadaError(Fault.NO_MAIL_HERE)
        return self._mailer

    @property
    def sends_mail(self) -> bool:
        return self._mailer is not None

    def send_code(self, address: str, language: str, code: str) -> None:
        """In the background, because it may take long."""

        async def send() -> None:
            mail = await asyncio.to_thread(_mail_with_code, address, language, code, self._settings.origin)
            try:
                await self.mailer.send(mail)
            except OSError as error:
                log.warning("a code could not be sent: %s", type(error).__name__)

        self._hall.keep(asyncio.create_task(send()))

    async def close(self) -> None:
        """What is due is not told any more."""
        self._hall.when_to_decide = lambda _table, _seats: None
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
        table = self._hall.known(table_id)
        if table is not None and table.is_here(table.stored.seats_of(person)):
            return  # As most people are, so that nothing more is asked for.
        telling = asyncio.create_task(self._tell(table_id, person))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _tell(self, table_id: str, person: str) -> None:
        try:
            async with self._database.reading() as connection:
                browsers = await browsers_of(connection, person)
                letterbox = await letterbox_of(connection, person)
            if not browsers and letterbox is None:
                return
            table = await self._table(table_id)
            if not await self._wants_telling(table, person):
                return
            for browser in browsers:
                await self._push(browser, table.stored, person)
            if letterbox is not None and self._mailer is not None:
                await self._mail(letterbox, table.stored)
        except GranadaError as error:
            log.warning("nobody could be told of table %s: %s", table_id, error)
        except Exception:
            log.exception("nobody could be told of table %s", table_id)

    async def _table(self, table_id: str) -> LiveTable:
        is_new_here = self._hall.known(table_id) is None
        table = await self._hall.table(table_id)
        if is_new_here and not self._hall.bus.is_alone:
            await asyncio.sleep(ANSWERS_TAKE)
        return table

    async def _wants_telling(self, table: LiveTable, person: str) -> bool:
        """Whether the person still has to decide, is not here, and has not been told since their last move."""
        own, sitting = table.stored.seats_of(person), table.sitting
        to_decide = set(own) & set(sitting.people_to_decide if sitting else ())
        if sitting is None or not to_decide or table.is_here(own):
            return False
        async with self._database.writing() as connection:
            return await claim_telling(connection, table.stored.key, to_decide, sitting.number)

    async def _push(self, browser: Browser, table: StoredTable, person: str) -> None:
        message = await asyncio.to_thread(_message, browser.language, table, person)
        try:
            status = await self._pushes.send(await self.signer(), browser.subscription, message, table.id)
        except NotPublic:
            status = GONE[0]
        except (OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            log.warning("a push service could not be reached: %s", type(error).__name__)
            return
        if status in GONE:
            async with self._database.writing() as connection:
                await remove_browser(connection, browser.subscription.endpoint)
        elif status >= 300:
            log.warning("a push service answers with %d", status)

    async def _mail(self, letterbox: Letterbox, table: StoredTable) -> None:
        mail = await asyncio.to_thread(_mail_for_turn, letterbox, table, self._settings.origin)
        try:
            await self.mailer.send(mail)
        except SMTPRecipientsRefused as refused:
            log.warning("the mail server refuses an address")
            if all(code >= PERMANENT for code, _ in refused.recipients.values()):
                async with self._database.writing() as connection:
                    await forget_mail(connection, letterbox.person)
        except OSError as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)


def _message(language: str, table: StoredTable, person: str) -> bytes:
    told = {"title": "Granada", "body": _your_turn(Texts(language), table, person), "table": table.id}
    return msgspec.json.encode(told)


def _your_turn(texts: Texts, table: StoredTable, person: str) -> str:
    others = [seat.name for seat in table.seats if seat.name and seat.person != person]
    game = _game_in(texts, table)
    if not others:
        return texts.text("notice-turn", game=game)
    return texts.text("notice-turn-with", game=game, names=", ".join(others))


def _game_in(texts: Texts, table: StoredTable) -> str:
    return texts.text(f"arena-game-{table.game}")


def _mail_for_turn(letterbox: Letterbox, table: StoredTable, origin: str) -> Mail:
    texts = Texts(letterbox.language)
    unsubscribe = f"{origin}/api/mail/unsubscribe/{letterbox.unsubscribe}"
    body = texts.text(
        "mail-turn",
        what=_your_turn(texts, table, letterbox.person),
        table=f"{origin}/table/{table.id}",
        unsubscribe=unsubscribe,
    )
    return Mail(letterbox.address, texts.text("notice-turn", game=_game_in(texts, table)), body, unsubscribe)


def _mail_with_code(address: str, language: str, code: str, origin: str) -> Mail:
    texts = Texts(language)
    body = texts.text("mail-code", code=code, origin=origin)
    return Mail(address, texts.text("mail-code-subject", code=code), body)
