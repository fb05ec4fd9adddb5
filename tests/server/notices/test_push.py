"""A player who has to decide and is not connected gets a push notice, if they have asked for it."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.conftest import Arrive
from tests.server.notices.conftest import DELAY, PEOPLE, begin, play, until
from tests.server.notices.receivers import Browser, Pushed, PushService

from granada.client import Client, NewTable, Refused
from granada.protocol.notices import PushKeys, PushSubscription
from granada.server.webpush import CURVE, from_text

pytestmark = pytest.mark.anyio


async def test_who_is_not_here_is_told_once_and_the_notice_is_signed(arrive: Arrive, service: PushService) -> None:
    people = [await arrive("Ana"), await arrive("Ben")]
    browsers = [Browser(service) for _ in range(2)]
    for person, browser, language in zip(people, browsers, ("en", "pl"), strict=True):
        await person.subscribe(browser.subscription, language)  # type: ignore[arg-type]
    assert (await people[0].notices()).browsers == 1
    table = await begin("alhambra", *people)
    first = (await people[0].view(table)).view["deciders"][0]
    await until(lambda: browsers[first].notices() != [])
    told = [
        {"title": "Granada", "body": "Your turn: Alhambra (Ben)", "table": table},
        {"title": "Granada", "body": "Twoja kolej: Alhambra (Ana)", "table": table},
    ]
    assert browsers[first].notices() == [told[first]]
    assert browsers[1 - first].notices() == []
    await play(table, people)
    await until(lambda: browsers[1 - first].notices() != [])
    await asyncio.sleep(2 * DELAY)
    assert [browsers[seat].notices() for seat in (0, 1)] == [[told[0]], [told[1]]]
    pushed = next(pushed for pushed in service.pushed if pushed.path == browsers[first].path)
    check_signature(pushed, await people[0].push_key(), service.address)


def check_signature(pushed: Pushed, key: str, audience: str) -> None:
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    numbers = from_text(signature)
    found = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public = EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    public.verify(found, signed.encode(), ECDSA(SHA256()))
    assert msgspec.json.decode(from_text(signed.split(".")[1]))["aud"] == audience
    assert (pushed.headers["content-encoding"], pushed.headers["ttl"]) == ("aes128gcm", "86400")


@pytest.mark.slow
async def test_who_is_here_is_not_told(arrive: Arrive, service: PushService) -> None:
    people = [await arrive("Ana"), await arrive("Ben")]
    browsers = [Browser(service) for _ in range(2)]
    for person, browser in zip(people, browsers, strict=True):
        await person.subscribe(browser.subscription)
    table = await people[0].open(NewTable(game="alhambra", seats=PEOPLE))
    async with people[0].watch(table.id) as one, people[1].watch(table.id) as other:
        await people[1].join(table.id)
        await one.until(lambda: one.view is not None)
        await other.until(lambda: other.view is not None)
        await asyncio.sleep(3 * DELAY)
    assert [browser.notices() for browser in browsers] == [[], []]


@pytest.mark.slow
async def test_a_browser_that_is_gone_is_forgotten(arrive: Arrive, service: PushService) -> None:
    people = [await arrive("Ana"), await arrive("Ben")]
    browser = Browser(service)
    await people[0].subscribe(browser.subscription)
    service.status = 410
    try:
        table = await begin("sabika", *people)
        await until(lambda: browser.notices() != [])
        while (await people[0].notices()).browsers:
            await asyncio.sleep(0.02)
    finally:
        service.status = 201
    await play(table, people)
    assert (await people[0].notices()).browsers == 0


async def test_a_browser_belongs_to_who_subscribed_last_and_can_be_taken_away(
    arrive: Arrive, service: PushService
) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    browsers = [Browser(service) for _ in range(2)]
    for browser in browsers:
        await ana.subscribe(browser.subscription)
    await ben.subscribe(browsers[0].subscription)
    assert [(await person.notices()).browsers for person in (ana, ben)] == [1, 1]
    await ana.unsubscribe(browsers[0].subscription.endpoint)
    assert (await ben.notices()).browsers == 1
    await ben.unsubscribe()
    assert (await ben.notices()).browsers == 0
    with pytest.raises(Refused) as refused:
        await ana.subscribe(PushSubscription("nowhere", PushKeys("x", "y")))
    assert (refused.value.status, refused.value.code) == (400, "bad-subscription")


@pytest.mark.slow
async def test_nothing_is_kept_of_who_deletes_the_account(arrive: Arrive, service: PushService) -> None:
    ana, browser = await arrive("Ana"), Browser(service)
    await ana.subscribe(browser.subscription)
    await ana.delete_account()
    async with AsyncExitStack() as stack:
        ben = await stack.enter_async_context(Client(ana.address))
        await ben.come("Ben")
        await ben.subscribe(browser.subscription)
        assert (await ben.notices()).browsers == 1
