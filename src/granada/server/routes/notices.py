"""Subscriptions to notices that it is one's turn: by the browser, or by mail."""

import asyncio
from html import escape
from typing import Annotated, Any

from litestar import Controller, Request, Response, Router, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, Parameter

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.locale import Texts
from granada.protocol.notices import (
    LONGEST_ENDPOINT,
    FreshWebhook,
    MailCode,
    MailRequest,
    NewWebhook,
    NoticeChoice,
    Notices,
    PushKey,
    PushRequest,
)
from granada.server.faults import ServerFault
from granada.server.limits import CODES, MAILS, SENDERS
from granada.server.mail import checked_address
from granada.server.subscriptions import (
    MailSubscription,
    add_browser,
    confirm_address,
    count_browsers,
    forget_mail,
    is_told_here,
    mail_of,
    mail_subscription_with,
    remove_browsers_of,
    set_address,
    set_told_here,
)
from granada.server.visitors import FROM_ANYWHERE, SignedIn, TheServices, address_of
from granada.server.webhooks import add_webhook, infos_of, remove_webhook, webhooks_of
from granada.server.webpush import Subscription

PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Granada</title>
<p>{text}</p>{form}</html>
"""
FORM = """<form method="post"><button>{button}</button></form>"""


@get("/push/key", tags=["notices"])
async def push_key(services: TheServices) -> PushKey:
    """The key with which a browser subscribes to push notices of this server."""
    return PushKey((await services.notices.signer()).public)


class MyNotices(Controller):
    path = "/me"
    tags = ("notices",)

    @get("/notices")
    async def my_notices(self, person: SignedIn, services: TheServices) -> Notices:
        async with services.database.reading() as connection:
            return Notices(
                await count_browsers(connection, person.id),
                await mail_of(connection, person.id),
                services.notices.sends_mail,
                infos_of(await webhooks_of(connection, person.id)),
                await is_told_here(connection, person.id),
            )

    @put("/notices", status_code=204)
    async def choose(self, data: JSONBody[NoticeChoice], person: SignedIn, services: TheServices) -> None:
        """Whether browsers and webhooks get notices while one looks at the table, too."""
        async with services.database.writing() as connection:
            await set_told_here(connection, person.id, data.even_here)

    @post("/webhooks")
    async def add_webhook(self, data: JSONBody[NewWebhook], person: SignedIn, services: TheServices) -> FreshWebhook:
        """Send notices to this address from now on."""
        if not person.registered:
            raise GranadaError(ServerFault.NOT_REGISTERED)
        await services.limits.count_everywhere(SENDERS, person.id)
        async with services.database.writing() as connection:
            return await add_webhook(connection, person.id, data, anywhere=services.settings.push_anywhere)

    @delete("/webhooks/{webhook_id:str}")
    async def remove_webhook(self, webhook_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        async with services.database.writing() as connection:
            await remove_webhook(connection, webhook_id, person.id)

    @put("/push", status_code=204)
    async def subscribe(self, data: JSONBody[PushRequest], person: SignedIn, services: TheServices) -> None:
        """Send notices to this browser from now on."""
        keys = data.subscription.keys
        Subscription(data.subscription.endpoint, keys.p256dh, keys.auth).check(services.settings.push_anywhere)
        async with services.database.writing() as connection:
            await add_browser(connection, person.id, data)

    @delete("/push")
    async def unsubscribe(
        self,
        person: SignedIn,
        services: TheServices,
        endpoint: Annotated[str | None, Parameter(max_length=LONGEST_ENDPOINT, required=False)] = None,
    ) -> None:
        """The browser with this endpoint, or all of them."""
        async with services.database.writing() as connection:
            await remove_browsers_of(connection, person.id, endpoint)

    @put("/mail", status_code=204)
    async def set_mail(
        self, data: JSONBody[MailRequest], person: SignedIn, services: TheServices, request: Request[Any, Any, Any]
    ) -> None:
        """Send a code to the address. Mails go there once the code is confirmed."""
        if not services.notices.sends_mail:
            raise GranadaError(ServerFault.NO_MAIL_HERE)
        if not person.registered:
            raise GranadaError(ServerFault.NOT_REGISTERED)
        address = checked_address(data.address)
        await services.limits.count_everywhere(SENDERS, address_of(request))
        for each in (person.id, address.casefold()):
            await services.limits.count_everywhere(MAILS, each)
        async with services.database.writing() as connection:
            code = await set_address(connection, person.id, data)
        if code is not None:
            services.notices.send_code(address, data.language, code)

    @post("/mail/confirm", status_code=204)
    async def confirm_mail(self, data: JSONBody[MailCode], person: SignedIn, services: TheServices) -> None:
        await services.limits.count_everywhere(CODES, person.id)
        async with services.database.writing() as connection:
            await confirm_address(connection, person.id, data.code)

    @delete("/mail")
    async def no_mail(self, person: SignedIn, services: TheServices) -> None:
        async with services.database.writing() as connection:
            await forget_mail(connection, person.id)


@get("/mail/unsubscribe/{token:str}", tags=["notices"], media_type=MediaType.HTML)
async def ask_to_unsubscribe(token: FromPath[str], services: TheServices) -> Response[str]:
    """Programs that look into mails follow their links, so that it takes a click more."""
    async with services.database.reading() as connection:
        subscription = await mail_subscription_with(connection, token)
    if subscription is None:
        raise GranadaError(AnswerFault.NOT_FOUND)
    return await asyncio.to_thread(_question, subscription)


@post(
    "/mail/unsubscribe/{token:str}",
    tags=["notices"],
    media_type=MediaType.HTML,
    status_code=200,
    opt={FROM_ANYWHERE: True},
)
async def unsubscribe_by_link(token: FromPath[str], services: TheServices) -> Response[str]:
    """Mail programs do this too (RFC 8058). The link is enough."""
    async with services.database.writing() as connection:
        subscription = await mail_subscription_with(connection, token)
        if subscription is None:
            raise GranadaError(AnswerFault.NOT_FOUND)
        await forget_mail(connection, subscription.person)
    return await asyncio.to_thread(_unsubscribed, subscription)


# In threads, because to read the catalogues for the first time takes a while.


def _question(subscription: MailSubscription) -> Response[str]:
    texts = Texts(subscription.language)
    form = FORM.format(button=escape(texts.text("unsubscribe-button")))
    return _page(texts, texts.text("unsubscribe-question", address=subscription.address), form)


def _unsubscribed(subscription: MailSubscription) -> Response[str]:
    texts = Texts(subscription.language)
    return _page(texts, texts.text("unsubscribe-done", address=subscription.address))


def _page(texts: Texts, text: str, form: str = "") -> Response[str]:
    page = PAGE.format(language=texts.language, text=escape(text), form=form)
    return Response(page, media_type=MediaType.HTML)


ROUTER = Router("/", route_handlers=[push_key, MyNotices, ask_to_unsubscribe, unsubscribe_by_link])
