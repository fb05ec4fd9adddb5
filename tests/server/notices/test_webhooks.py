"""A player who has to decide and is not connected is told by webhooks, in the form that each of them wants."""

import asyncio
import hmac
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Arrive, guest
from tests.server.notices.conftest import DELAY, PEOPLE, begin, subscribed_at_table, until
from tests.server.notices.receivers import Browser, Pushed, PushService
from tests.server.test_people import PASSWORD, unique

from granada.client import Client, NewTable, Refused
from granada.kernel.errors import GranadaError
from granada.protocol.notices import NewWebhook, WebhookKind
from granada.server.services import Services
from granada.server.webhooks import add_webhook, webhooks_of

pytestmark = pytest.mark.anyio

ROOM = "!room:example.org"


def heard(service: PushService, path: str) -> list[Pushed]:
    return [pushed for pushed in service.pushed if pushed.path.startswith(path)]


def body(pushed: Pushed) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(pushed.body)
    return found


async def both_registered(arrive: Arrive) -> tuple[Client, Client]:
    people = await arrive("Ana"), await arrive("Ben")
    for person in people:
        await person.register(unique("Webhook"), PASSWORD)
    return people


async def test_each_kind_is_told_once_in_its_own_form(arrive: Arrive, service: PushService) -> None:
    people = await both_registered(arrive)
    secrets = {}
    for number, person in enumerate(people):
        at = f"{service.address}/{number}"
        fresh = await person.add_webhook(NewWebhook("json", f"{at}/json"))
        secrets[number] = fresh.secret
        assert fresh.webhook.host == service.address.removeprefix("http://")
        await person.add_webhook(NewWebhook("discord", f"{at}/discord", language="es"))
        await person.add_webhook(NewWebhook("matrix", f"{at}/matrix", ROOM, "token"))
    assert [webhook.kind for webhook in (await people[0].notices()).webhooks] == ["json", "discord", "matrix"]
    table = await begin("alhambra", *people)
    first = (await people[0].view(table)).view["deciders"][0]
    await until(lambda: len(heard(service, f"/{first}/")) == 3)
    await asyncio.sleep(2 * DELAY)
    assert len(heard(service, f"/{first}/")) == 3
    assert heard(service, f"/{1 - first}/") == []
    (plain,) = heard(service, f"/{first}/json")
    signature = hmac.new(secrets[first].encode(), plain.body, sha256).hexdigest()
    assert plain.headers["x-granada-signature"] == f"sha256={signature}"
    told = body(plain)
    assert (told["event"], told["table"], told["game"]) == ("turn", table, "alhambra")
    assert told["text"].startswith("Your turn: Alhambra")
    assert told["address"].endswith(f"/table/{table}")
    (discord,) = heard(service, f"/{first}/discord")
    assert body(discord)["allowed_mentions"] == {"parse": []}
    assert "Alhambra" in body(discord)["content"]
    assert told["address"] in body(discord)["content"]
    (matrix,) = heard(service, f"/{first}/matrix")
    assert matrix.headers["authorization"] == "Bearer token"
    place = "/_matrix/client/v3/rooms/%21room%3Aexample.org/send/m.room.message/"
    assert matrix.path == f"/{first}/matrix{place}{table}-0"
    assert body(matrix)["msgtype"] == "m.text"


async def test_they_belong_to_registered_people_who_can_take_them_away(arrive: Arrive, service: PushService) -> None:
    ana, ben = await both_registered(arrive)
    eve = await arrive("Eve")
    new = NewWebhook("json", f"{service.address}/x")
    fresh = await ana.add_webhook(new)
    for asked, code in (
        (eve.add_webhook(new), "not-registered"),
        (ben.remove_webhook(fresh.webhook.id), "not-found"),
        (ana.add_webhook(NewWebhook("matrix", service.address)), "bad-webhook"),
        (ana.add_webhook(NewWebhook("json", "ftp://example.org/x")), "bad-webhook"),
    ):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.code == code
    await ana.remove_webhook(fresh.webhook.id)
    assert (await ana.notices()).webhooks == ()
    for _ in range(5):
        await ana.add_webhook(new)
    with pytest.raises(Refused) as refused:
        await ana.add_webhook(new)
    assert refused.value.code == "too-many-webhooks"


@pytest.mark.parametrize(
    "address", ["http://hooks.example/x", "https://hooks.example:8443/x", "https://user@hooks.example/x", "https:///x"]
)
async def test_only_usual_public_addresses_are_taken(services: Services, address: str) -> None:
    ana = await guest(services, "Ana")
    async with services.database.writing() as connection:
        with pytest.raises(GranadaError) as refused:
            await add_webhook(connection, ana.id, NewWebhook("json", address), anywhere=False)
    assert refused.value.code == "bad-webhook"


@pytest.mark.parametrize("kind", ["json", "discord", "matrix"])
async def test_nothing_is_sent_into_the_network_of_the_host(with_mail: Services, kind: WebhookKind) -> None:
    """The name says nothing; where it leads does. Nobody is asked a second time."""
    ana, table = await subscribed_at_table(with_mail)
    room, token = (ROOM, "token") if kind == "matrix" else (None, None)
    new = NewWebhook(kind, "https://localhost/x", room, token)
    async with with_mail.database.writing() as connection:
        await add_webhook(connection, ana.id, new, anywhere=False)
    await with_mail.notices._tell(table, ana.id)
    while True:
        async with with_mail.database.reading() as connection:
            if not await webhooks_of(connection, ana.id):
                break
        await asyncio.sleep(0.02)


async def test_who_wants_it_is_told_although_a_tab_is_open(arrive: Arrive, service: PushService) -> None:
    ana, ben = await both_registered(arrive)
    hers, his = Browser(service), Browser(service)
    await ana.subscribe(hers.subscription)
    await ben.subscribe(his.subscription)
    await ana.tell_even_here(True)
    assert [(await person.notices()).even_here for person in (ana, ben)] == [True, False]
    table = await ana.open(NewTable(game="sabika", seats=PEOPLE))
    async with ana.watch(table.id) as one, ben.watch(table.id) as other:
        await ben.join(table.id)
        await other.until(lambda: other.view is not None)
        await one.until(lambda: one.view is not None)
        assert one.view["deciders"] == [0, 1]
        await until(lambda: hers.notices() != [])
        await asyncio.sleep(2 * DELAY)
    assert [notice["table"] for notice in hers.notices()] == [table.id]
    assert his.notices() == []
