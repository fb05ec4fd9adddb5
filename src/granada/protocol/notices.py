"""Notices: absent people are told that it is their turn, if they have asked for it."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from granada.protocol.common import Language, Request

LONGEST_ENDPOINT = 1000
LONGEST_PUSH_KEY = 100
LONGEST_ADDRESS = 254
LONGEST_CODE = 20

LONGEST_TOKEN = 1000

WebhookKind: TypeAlias = Literal["json", "discord", "matrix"]
PushKeyText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_PUSH_KEY)]
Endpoint: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ENDPOINT)]


class PushKeys(Request, frozen=True):
    p256dh: PushKeyText
    auth: PushKeyText


class PushSubscription(Request, frozen=True):
    """What ``PushSubscription.toJSON()`` gives in a browser."""

    endpoint: Endpoint
    keys: PushKeys
    expiration_time: float | None = msgspec.field(default=None, name="expirationTime")


class PushRequest(Request, frozen=True):
    subscription: PushSubscription
    language: Language = "en"


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """The ``applicationServerKey`` with which a browser subscribes."""


class MailRequest(Request, frozen=True):
    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
    language: Language = "en"


class MailCode(Request, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)]


class MailInfo(msgspec.Struct, frozen=True):
    address: str
    language: str
    confirmed: bool
    """Nothing but the code is sent to an address before it is confirmed."""


class NewWebhook(Request, frozen=True):
    """An address that is told of one's turn: of a channel of Discord, a server of Matrix, or a program of one's own."""

    kind: WebhookKind
    address: Endpoint
    room: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)] | None = None
    """The id of the room of Matrix, as ``!abc:example.org``."""
    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN, pattern="^[!-~]*$")] | None = None
    """The access token of the account that speaks in the room of Matrix."""
    language: Language = "en"


class WebhookInfo(msgspec.Struct, frozen=True):
    id: str
    kind: str
    host: str


class FreshWebhook(msgspec.Struct, frozen=True):
    webhook: WebhookInfo
    secret: str
    """The key of the signature for plain JSON, which is told only now."""


class NoticeChoice(Request, frozen=True):
    even_here: bool


class Notices(msgspec.Struct, frozen=True):
    """The ways in which a person gets notices."""

    browsers: int
    """The number of browsers that have subscribed to push notices."""
    mail: MailInfo | None
    mail_is_possible: bool
    """Whether this server sends mail at all."""
    webhooks: tuple[WebhookInfo, ...]
    even_here: bool
    """Whether browsers and webhooks get notices while the person looks at the table, too."""
