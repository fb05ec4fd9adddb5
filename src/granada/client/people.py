"""What a client asks about people: itself, others, and the notices it wants."""

import msgspec

from granada.client.connection import Refused
from granada.client.requests import Requests
from granada.protocol.common import Language, Refusal
from granada.protocol.faults import ProtocolFault
from granada.protocol.notices import (
    FreshWebhook,
    MailCode,
    MailRequest,
    NewWebhook,
    NoticeChoice,
    Notices,
    PushKey,
    PushRequest,
    PushSubscription,
)
from granada.protocol.people import FreshToken, Me, Profile, Report, Somebody, Token
from granada.protocol.records import Ranked


class PeopleRequests(Requests):
    """Entering, accounts, tokens, other people and notices."""

    async def come(self, name: str) -> Me:
        """Enter as a guest with this name.

        >>> async with Client(address) as guest:
        ...     me = await guest.come("Guest")
        >>> me.name
        'Guest'
        """
        return await self._ask("POST", "/people/guest", Me, {"name": name})

    async def register(self, name: str, password: str) -> Me:
        """Become a registered person; a guest keeps their tables and results.

        >>> (await ana.register("Ana of Granada", "three wise gates")).registered
        True
        """
        return await self._ask("POST", "/people/register", Me, {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Me:
        """Come back as a registered person.

        >>> _ = await ana.register("Ana the Poet", "three wise gates")
        >>> async with Client(address) as elsewhere:
        ...     back = await elsewhere.sign_in("Ana the Poet", "three wise gates")
        >>> back.name
        'Ana the Poet'
        """
        return await self._ask("POST", "/people/sign-in", Me, {"name": name, "password": password})

    async def sign_out(self, everywhere: bool = False) -> None:
        """End this session, or all sessions of this person.

        >>> await ana.sign_out()
        """
        await self._ask("DELETE", "/me/sessions" if everywhere else "/me/session", None)

    async def me(self) -> Me:
        """The person of this client. A client that has not entered yet is refused.

        >>> (await ana.me()).name
        'Ana'
        """
        content = await self._send("GET", "/me")
        if me := msgspec.json.decode(content, type=Me | None):
            return me
        raise Refused(Refusal(ProtocolFault.NOT_SIGNED_IN, ProtocolFault.NOT_SIGNED_IN.sentence), 401)

    async def rename(self, name: str) -> Me:
        """Change the own name.

        >>> (await ana.rename("Anna")).name
        'Anna'
        """
        return await self._ask("PATCH", "/me", Me, {"name": name})

    async def change_password(self, old: str, new: str) -> None:
        """Set another password; the old one is asked for.

        >>> _ = await ana.register("Ana the Trader", "three wise gates")
        >>> await ana.change_password("three wise gates", "four wise gates")
        """
        await self._ask("PUT", "/me/password", None, {"old": old, "new": new})

    async def delete_account(self) -> None:
        """Delete this person. Their finished games stay, without a name.

        >>> await ben.delete_account()
        """
        await self._ask("DELETE", "/me", None)

    async def new_token(self, label: str) -> FreshToken:
        """Make a token for a program that acts for this person.

        >>> _ = await ana.register("Ana the Builder", "three wise gates")
        >>> fresh = await ana.new_token("my bot")
        >>> async with Client(address, fresh.secret) as bot:
        ...     me = await bot.me()
        >>> me.name
        'Ana the Builder'
        """
        return await self._ask("POST", "/me/tokens", FreshToken, {"label": label})

    async def tokens(self) -> list[Token]:
        """The tokens of this person, without their secrets.

        >>> _ = await ana.register("Ana the Mason", "three wise gates")
        >>> _ = await ana.new_token("my bot")
        >>> [token.label for token in await ana.tokens()]
        ['my bot']
        """
        return await self._ask("GET", "/me/tokens", list[Token])

    async def end_token(self, token: str) -> None:
        """Make a token invalid.

        >>> _ = await ana.register("Ana the Sailor", "three wise gates")
        >>> fresh = await ana.new_token("my bot")
        >>> await ana.end_token(fresh.token.id)
        >>> await ana.tokens()
        []
        """
        await self._ask("DELETE", f"/me/tokens/{token}", None)

    async def mute(self, person: str) -> None:
        """Hide the chat messages of a person.

        >>> await ana.mute((await ben.me()).id)
        """
        await self._ask("PUT", f"/me/muted/{person}", None)

    async def unmute(self, person: str) -> None:
        """Show the chat messages of a person again.

        >>> await ana.unmute((await ben.me()).id)
        """
        await self._ask("DELETE", f"/me/muted/{person}", None)

    async def block(self, person: str) -> None:
        """Hide the chat messages of a person, and keep the person away from one's tables.

        >>> await ana.block((await ben.me()).id)
        >>> [person.name for person in await ana.blocked()]
        ['Ben']
        """
        await self._ask("PUT", f"/me/blocked/{person}", None)

    async def unblock(self, person: str) -> None:
        """Let a blocked person come again, and show their messages.

        >>> await ana.unblock((await ben.me()).id)
        """
        await self._ask("DELETE", f"/me/blocked/{person}", None)

    async def blocked(self) -> list[Somebody]:
        """The people whom this person has blocked.

        >>> await ana.blocked()
        []
        """
        return await self._ask("GET", "/me/blocked", list[Somebody])

    async def report(self, person: str, text: str) -> None:
        """Tell the host of the server and its moderators that a person misbehaves.

        >>> await ana.report((await ben.me()).id, "bad words")
        """
        await self._ask("POST", f"/people/{person}/report", None, Report(text))

    async def profile(self, person: str) -> Profile:
        """What everybody may know about a person.

        >>> (await ana.profile((await ben.me()).id)).name
        'Ben'
        """
        return await self._ask("GET", f"/people/{person}", Profile)

    async def ratings(self, game: str) -> list[Ranked]:
        """The best players of a game.

        >>> await ana.ratings("sabika")
        []
        """
        return await self._ask("GET", f"/ratings/{game}", list[Ranked])

    # Notices.

    async def push_key(self) -> str:
        """The public key with which a browser subscribes to push notices.

        >>> len(await ana.push_key()) > 80
        True
        """
        return (await self._ask("GET", "/push/key", PushKey)).key

    async def notices(self) -> Notices:
        """The ways in which this person gets notices.

        >>> (await ana.notices()).browsers
        0
        """
        return await self._ask("GET", "/me/notices", Notices)

    async def subscribe(self, subscription: PushSubscription, language: Language = "en") -> None:
        """Send push notices to this browser.

        >>> from granada.protocol.notices import PushKeys, PushSubscription
        >>> key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        >>> keys = PushKeys(p256dh=key, auth="BTBZMqHH6r4Tts7J_aSIgg")
        >>> await ana.subscribe(PushSubscription("https://push.example/ana", keys))
        >>> (await ana.notices()).browsers
        1
        """
        await self._ask("PUT", "/me/push", None, PushRequest(subscription, language))

    async def unsubscribe(self, endpoint: str | None = None) -> None:
        """Send no more push notices, to one browser or to any.

        >>> await ana.unsubscribe()
        """
        await self._ask("DELETE", "/me/push", None, endpoint=endpoint)

    async def tell_even_here(self, even_here: bool) -> None:
        """Whether browsers and webhooks get notices while one looks at the table, too.

        >>> await ana.tell_even_here(True)
        >>> (await ana.notices()).even_here
        True
        """
        await self._ask("PUT", "/me/notices", None, NoticeChoice(even_here))

    async def add_webhook(self, webhook: NewWebhook) -> FreshWebhook:
        """Send notices to this address, too. Only for registered people.

        >>> from granada.protocol.notices import NewWebhook
        >>> try:
        ...     await ana.add_webhook(NewWebhook("json", "https://hooks.example/turn"))
        ... except Refused as refused:  # a guest
        ...     code = refused.code
        >>> code
        'not-registered'
        """
        return await self._ask("POST", "/me/webhooks", FreshWebhook, webhook)

    async def remove_webhook(self, webhook: str) -> None:
        """Send no more notices there.

        >>> for webhook in (await ana.notices()).webhooks:
        ...     await ana.remove_webhook(webhook.id)
        """
        await self._ask("DELETE", f"/me/webhooks/{webhook}", None)

    async def set_mail(self, address: str, language: Language = "en") -> None:
        """Send notices to this mail address, after it was confirmed with the code that is sent there.

        >>> try:
        ...     await ana.set_mail("ana@granada.example")
        ... except Refused as refused:  # the server of this example sends no mail
        ...     code = refused.code
        >>> code
        'no-mail-here'
        """
        await self._ask("PUT", "/me/mail", None, MailRequest(address, language))

    async def confirm_mail(self, code: str) -> None:
        """Confirm the mail address with the code that was sent to it.

        >>> try:
        ...     await ana.confirm_mail("123456")
        ... except Refused as refused:  # no code was sent
        ...     code = refused.code
        >>> code
        'wrong-code'
        """
        await self._ask("POST", "/me/mail/confirm", None, MailCode(code))

    async def no_mail(self) -> None:
        """Send no more notices by mail.

        >>> await ana.no_mail()
        """
        await self._ask("DELETE", "/me/mail", None)
