"""Webhooks: addresses of people that are told when it is their turn, in the form of Discord or Matrix, or as plain JSON
with a signature."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.protocol.notices import FreshWebhook, NewWebhook, WebhookInfo
from granada.server.clock import now
from granada.server.faults import ServerFault
from granada.server.people import new_id
from granada.server.schema import webhooks
from granada.server.webpush import is_address_of_service

MOST_WEBHOOKS = 5
"""The most webhooks of one person."""
SECRET_BYTES = 32
SIGNATURE = "x-granada-signature"


class Webhook(NamedTuple):
    id: str
    kind: str
    endpoint: str
    key: str
    """The access token for Matrix, or the key of the signature for plain JSON."""
    language: str


class TurnNotice(NamedTuple):
    """The notice to a webhook that it is somebody's turn."""

    text: str
    game: str
    table: str
    address: str
    """The address of the table's page."""
    number: int
    """The number of the last entry."""


class WebhookRequest(NamedTuple):
    method: str
    address: str
    headers: list[tuple[str, str]]
    content: bytes


async def add_webhook(connection: AsyncConnection, person: str, new: NewWebhook, *, anywhere: bool) -> FreshWebhook:
    """BadWebhook unless notices can be sent there."""
    if not is_address_of_service(new.address, anywhere) or (new.kind == "matrix") != bool(new.room and new.token):
        raise GranadaError(ServerFault.BAD_WEBHOOK)
    if len(await webhooks_of(connection, person)) >= MOST_WEBHOOKS:
        raise GranadaError(ServerFault.TOO_MANY_WEBHOOKS, most=MOST_WEBHOOKS)
    made = token_urlsafe(SECRET_BYTES) if new.kind == "json" else ""
    webhook = new_id()
    row = {
        "id": webhook,
        "person": person,
        "kind": new.kind,
        "endpoint": _room_of_matrix(new.address, new.room) if new.room else new.address,
        "key": new.token or made,
        "language": new.language,
        "since": now(),
    }
    await connection.execute(insert(webhooks).values(row))
    return FreshWebhook(_info(webhook, new.kind, new.address), made)


async def webhooks_of(connection: AsyncConnection, person: str) -> list[Webhook]:
    columns = [webhooks.c[name] for name in Webhook._fields]
    query = select(*columns).where(webhooks.c.person == person).order_by(webhooks.c.since, webhooks.c.id)
    return [Webhook(*row) for row in await connection.execute(query)]


def infos_of(found: Sequence[Webhook]) -> tuple[WebhookInfo, ...]:
    return tuple(_info(webhook.id, webhook.kind, webhook.endpoint) for webhook in found)


async def remove_webhook(connection: AsyncConnection, webhook: str, person: str | None = None) -> None:
    """Remove the webhook if it belongs to this person, or in any case if no person is given."""
    which = webhooks.c.id == webhook
    if person is not None:
        which &= webhooks.c.person == person
    if not (await connection.execute(delete(webhooks).where(which))).rowcount and person is not None:
        raise GranadaError(AnswerFault.NOT_FOUND)


def request_to(webhook: Webhook, notice: TurnNotice) -> WebhookRequest:
    headers = [("host", urlsplit(webhook.endpoint).netloc), ("content-type", "application/json")]
    line = f"{notice.text}\n{notice.address}"
    if webhook.kind == "discord":
        # A name in the text calls nobody.
        content = msgspec.json.encode({"content": line, "allowed_mentions": {"parse": []}})
        return WebhookRequest("POST", webhook.endpoint, headers, content)
    if webhook.kind == "matrix":
        content = msgspec.json.encode({"msgtype": "m.text", "body": line})
        headers.append(("authorization", f"Bearer {webhook.key}"))
        # Of several requests with the same address, Matrix does one.
        return WebhookRequest("PUT", f"{webhook.endpoint}/{notice.table}-{notice.number}", headers, content)
    said = {"event": "turn", "at": now(), **notice._asdict()}
    content = msgspec.json.encode(said)
    headers.append((SIGNATURE, f"sha256={hmac.new(webhook.key.encode(), content, sha256).hexdigest()}"))
    return WebhookRequest("POST", webhook.endpoint, headers, content)


def _room_of_matrix(server: str, room: str) -> str:
    return f"{server.rstrip('/')}/_matrix/client/v3/rooms/{quote(room, safe='')}/send/m.room.message"


def _info(webhook: str, kind: str, address: str) -> WebhookInfo:
    """The facts that the owner of a webhook sees later. The rest of the address is often a secret."""
    return WebhookInfo(webhook, kind, urlsplit(address).netloc)
