"""A player who has to decide and is not connected gets a mail, if they have asked for it."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.conftest import Arrive, guest, next_move, opened
from tests.server.notices.conftest import DELAY, all_told, begin, until
from tests.server.notices.receivers import Letters
from tests.server.process import ServerProcess
from tests.server.test_people import PASSWORD, unique

from granada.client import Client, Refused
from granada.protocol.notices import MailRequest
from granada.server.people import Person
from granada.server.services import Services
from granada.server.subscriptions import confirm_address, set_address

pytestmark = pytest.mark.anyio

COME_AGAIN = "451 come again in a while"


async def registered(arrive: Callable[[str], Awaitable[Client]]) -> tuple[Client, str]:
    client, name = await arrive("Ana"), unique("Letters")
    await client.register(name, PASSWORD)
    return client, name.replace(" ", ".").lower() + "@example.org"


async def test_mail_is_sent_to_an_address_that_was_confirmed_until_it_is_not_wanted(
    arrive: Arrive, letters: tuple[Letters, int], server: ServerProcess
) -> None:
    box = letters[0]
    (ana, address), ben = await registered(arrive), await arrive("Ben")
    await ana.set_mail(address, "es")
    await until(lambda: len(box.to(address)) == 1)
    await begin("sabika", ana, ben)
    await asyncio.sleep(2 * DELAY)
    (confirm,) = box.to(address)
    assert "List-Unsubscribe" not in confirm
    code = str(confirm["subject"]).split()[-1]
    for wrong in ("", "12345", code[:-1]):
        with pytest.raises(Refused) as refused:
            await ana.confirm_mail(wrong)
        assert (refused.value.status, refused.value.code) == (400, "wrong-code")
    await ana.confirm_mail(code)
    mail = (await ana.notices()).mail
    assert mail is not None
    assert (mail.address, mail.language, mail.confirmed) == (address, "es", True)
    table = await begin("sabika", ana, ben)
    await until(lambda: len(box.to(address)) == 2)
    letter = box.to(address)[1]
    assert letter["subject"] == "Te toca: Sabika"
    assert letter["from"] == "Granada <granada@example.org>"
    body = letter.get_content()
    link = str(letter["List-Unsubscribe"]).strip("<>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in body
    assert f"{server.address}/table/{table}" in body
    async with httpx.AsyncClient(timeout=HANG_S) as anybody:
        page = await anybody.get(link)
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
        assert address in page.text
        assert (await ana.notices()).mail is not None
        done = await anybody.post(link, data={"List-Unsubscribe": "One-Click"})
        assert (done.status_code, address in done.text) == (200, True)
        assert (await anybody.get(link)).status_code == 404
    assert (await ana.notices()).mail is None


@pytest.mark.slow
async def test_an_address_that_the_mail_server_refuses_is_forgotten(
    arrive: Arrive, letters: tuple[Letters, int]
) -> None:
    box = letters[0]
    (ana, address), ben = await registered(arrive), await arrive("Ben")
    await ana.set_mail(address)
    await until(lambda: len(box.to(address)) == 1)
    await ana.confirm_mail(str(box.to(address)[0]["subject"]).split()[-1])
    box.answers = ["550 no such user"]
    await begin("sabika", ana, ben)
    while (await ana.notices()).mail is not None:
        await asyncio.sleep(0.02)
    assert len(box.to(address)) == 1


async def test_mail_is_for_registered_people_and_real_addresses(arrive: Arrive) -> None:
    guest = await arrive("Guest")
    with pytest.raises(Refused) as refused:
        await guest.set_mail("guest@example.org")
    assert (refused.value.status, refused.value.code) == (403, "not-registered")
    ana, _ = await registered(arrive)
    for wrong in ("", "ana", "ana@localhost", "ana@example.org\nBcc: eve@example.org", "a@b@example.org", "<a@b.org>"):
        with pytest.raises(Refused) as refused:
            await ana.set_mail(wrong)
        assert (refused.value.status, refused.value.code) == (400, "bad-address")


async def with_mail_subscription(services: Services, ana: Person) -> str:
    """The address of hers that was confirmed."""
    address = f"{token_hex(8)}@example.org"
    async with services.database.writing() as connection:
        code = await set_address(connection, ana.id, MailRequest(address))
        await confirm_address(connection, ana.id, code or "")
    return address


async def test_a_mail_that_the_mail_server_does_not_take_is_sent_again_until_it_is_taken(
    with_mail: Services, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address = await with_mail_subscription(with_mail, ana)
    box.answers = [COME_AGAIN]
    with_mail.notices.expect(await opened(with_mail, ana, "me"), [0])
    await all_told(with_mail)
    assert (box.refused(address), len(box.to(address))) == (1, 1)


async def test_a_mail_that_nobody_needs_any_more_is_not_sent_again(
    with_mail: Services, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address, table = await with_mail_subscription(with_mail, ana), await opened(with_mail, ana, "me")
    box.answers = [COME_AGAIN]
    with box.holding():
        with_mail.notices.expect(table, [0])
        await until(lambda: box.asked(address) == 1)
        await table.act(ana.id, next_move(table))  # She has come by herself.
    await all_told(with_mail)
    assert (box.refused(address), len(box.to(address))) == (1, 0)


async def test_a_mail_that_is_never_taken_is_given_up(with_mail: Services, letters: tuple[Letters, int]) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address = await with_mail_subscription(with_mail, ana)
    box.answers = [COME_AGAIN] * 4
    with_mail.notices.expect(await opened(with_mail, ana, "me"), [0])
    await all_told(with_mail)
    assert (box.refused(address), len(box.to(address))) == (3, 0)


async def test_a_code_is_sent_again_as_long_as_it_is_the_last_one(
    with_mail: Services, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    first, second = (f"{token_hex(8)}@example.org" for _ in range(2))
    box.answers = [COME_AGAIN] * 2
    with box.holding():
        for address in (first, second):
            async with with_mail.database.writing() as connection:
                code = await set_address(connection, ana.id, MailRequest(address))
            with_mail.notices.send_code(address, "en", code or "")
        await until(lambda: box.asked(first) == box.asked(second) == 1)
    await all_told(with_mail)
    assert (box.refused(first), len(box.to(first))) == (1, 0)
    assert (box.refused(second), len(box.to(second))) == (1, 1)


async def test_a_link_that_sets_a_new_password_is_sent_to_a_confirmed_address(
    arrive: Arrive, letters: tuple[Letters, int], server: ServerProcess
) -> None:
    box = letters[0]
    ana, address = await registered(arrive)
    name = (await ana.me()).name
    await ana.set_mail(address, "pl")
    await until(lambda: len(box.to(address)) == 1)
    async with httpx.AsyncClient(base_url=server.address, headers={"x-granada": "test"}, timeout=HANG_S) as http:
        assert (await http.post("/api/people/forgotten", json={"name": name})).status_code == 204
        await ana.confirm_mail(str(box.to(address)[0]["subject"]).split()[-1])
        for who in ("nobody at all", name.upper()):
            assert (await http.post("/api/people/forgotten", json={"name": who})).status_code == 204
        await until(lambda: len(box.to(address)) == 2)
        letter = box.to(address)[1]
        assert letter["subject"] == "Granada: nowe has\u0142o"
        (link,) = [word for word in letter.get_content().split() if "/password#" in word]
        assert link.startswith(f"{server.address}/password#")
        answer = await http.post(
            "/api/people/reset", json={"secret": link.partition("#")[2], "password": "tiles on the hill"}
        )
        assert answer.json()["name"] == name
    with pytest.raises(Refused):
        await ana.tokens()
    await ana.sign_in(name, "tiles on the hill")
