"""Subscriptions: the browsers and mail addresses that get notices."""

from hmac import compare_digest
from secrets import randbelow, token_urlsafe
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.protocol.notices import MailInfo, MailRequest, PushRequest
from granada.server.clock import now
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.people import digest_of
from granada.server.schema import mails, people, pushes
from granada.server.secret import kept_secret
from granada.server.webpush import Signer, Subscription

MOST_BROWSERS = 10
"""Browsers of one person; one more takes the place of the oldest."""
CODE_DIGITS = 8
CODE_LASTS = 60 * 60 * 1000
SECRET_BYTES = 32
PUSH_SECRET = "push"


class Browser(NamedTuple):
    subscription: Subscription
    language: str


class MailSubscription(NamedTuple):
    person: str
    address: str
    language: str
    unsubscribe: str


async def push_secret(database: Database) -> str:
    """The key by which push services know this server."""
    return await kept_secret(database, PUSH_SECRET, Signer.new_secret)


# Browsers.


async def add_browser(connection: AsyncConnection, person: str, request: PushRequest) -> None:
    subscription = request.subscription
    await remove_browser(connection, subscription.endpoint)
    row = {
        "digest": digest_of(subscription.endpoint),
        "person": person,
        "endpoint": subscription.endpoint,
        "p256dh": subscription.keys.p256dh,
        "auth": subscription.keys.auth,
        "language": request.language,
        "since": now(),
    }
    await connection.execute(insert(pushes).values(row))
    latest = select(pushes.c.digest).where(pushes.c.person == person).order_by(pushes.c.since.desc())
    for digest in list(await connection.scalars(latest))[MOST_BROWSERS:]:
        await connection.execute(delete(pushes).where(pushes.c.digest == digest))


async def remove_browser(connection: AsyncConnection, endpoint: str) -> None:
    await connection.execute(delete(pushes).where(pushes.c.digest == digest_of(endpoint)))


async def remove_browsers_of(connection: AsyncConnection, person: str, endpoint: str | None = None) -> None:
    """All of them, or the one with this endpoint."""
    which = pushes.c.person == person
    if endpoint is not None:
        which &= pushes.c.digest == digest_of(endpoint)
    await connection.execute(delete(pushes).where(which))


async def browsers_of(connection: AsyncConnection, person: str) -> list[Browser]:
    query = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language).where(
        pushes.c.person == person
    )
    return [
        Browser(Subscription(endpoint, p256dh, auth), language)
        for endpoint, p256dh, auth, language in await connection.execute(query)
    ]


async def count_browsers(connection: AsyncConnection, person: str) -> int:
    return await connection.scalar(select(func.count()).where(pushes.c.person == person)) or 0


# Where people look already.


async def is_told_here(connection: AsyncConnection, person: str) -> bool:
    """Whether browsers and webhooks get notices while the person looks at the table, too."""
    return bool(await connection.scalar(select(people.c.told_here).where(people.c.id == person)))


async def set_told_here(connection: AsyncConnection, person: str, told: bool) -> None:
    await connection.execute(update(people).where(people.c.id == person).values(told_here=told))


# Mail.


async def set_address(connection: AsyncConnection, person: str, request: MailRequest) -> str | None:
    """The code to be sent to the address; None if it is confirmed already."""
    known = await mail_of(connection, person)
    if known is not None and known.confirmed and known.address == request.address:
        await connection.execute(update(mails).where(mails.c.person == person).values(language=request.language))
        return None
    code = f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
    await forget_mail(connection, person)
    row = {
        "person": person,
        "address": request.address,
        "language": request.language,
        "confirmed": False,
        "code": digest_of(code),
        "until": now() + CODE_LASTS,
        "unsubscribe": token_urlsafe(SECRET_BYTES),
    }
    await connection.execute(insert(mails).values(row))
    return code


async def confirm_address(connection: AsyncConnection, person: str, code: str) -> None:
    query = select(mails.c.code, mails.c.until, mails.c.confirmed).where(mails.c.person == person)
    row = (await connection.execute(query)).one_or_none()
    if row is not None and row.confirmed:
        return
    if row is None or row.until < now() or not compare_digest(row.code, digest_of(code.strip())):
        raise GranadaError(ServerFault.WRONG_CODE)
    await connection.execute(update(mails).where(mails.c.person == person).values(confirmed=True))


async def is_code_awaited(connection: AsyncConnection, code: str) -> bool:
    """Whether it is still of use to anybody."""
    unused = (mails.c.code == digest_of(code)) & ~mails.c.confirmed & (mails.c.until > now())
    return await connection.scalar(select(func.count()).where(unused)) != 0


async def mail_of(connection: AsyncConnection, person: str) -> MailInfo | None:
    query = select(mails.c.address, mails.c.language, mails.c.confirmed).where(mails.c.person == person)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else MailInfo(*row)


async def mail_subscription_of(connection: AsyncConnection, person: str) -> MailSubscription | None:
    """Where the person has confirmed to want mail."""
    return await _mail_subscription(connection, mails.c.person == person)


async def mail_subscription_with(connection: AsyncConnection, unsubscribe: str) -> MailSubscription | None:
    return await _mail_subscription(connection, mails.c.unsubscribe == unsubscribe)


async def forget_mail(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(mails).where(mails.c.person == person))


async def _mail_subscription(connection: AsyncConnection, which: ColumnElement[bool]) -> MailSubscription | None:
    query = select(mails.c.person, mails.c.address, mails.c.language, mails.c.unsubscribe)
    row = (await connection.execute(query.where(which, mails.c.confirmed))).one_or_none()
    return None if row is None else MailSubscription(*row)
