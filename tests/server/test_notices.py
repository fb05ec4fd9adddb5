"""Who has to decide and is not here is told so, if they have asked for it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from secrets import token_hex
from threading import Thread
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, ECDSA, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.conftest import Arrive, Backend, guest, next_move, opened
from tests.server.process import ServerProcess, sqlite_in
from tests.server.test_people import PASSWORD, unique

from granada.client import Client, NewTable, Refused, SeatWish
from granada.protocol import live
from granada.protocol.notices import MailWish, PushKeys, PushSubscription, PushWish
from granada.server import notices
from granada.server.house import House
from granada.server.notices import ANSWERS_TAKE
from granada.server.people import Person, new_guest
from granada.server.routes.live import Line
from granada.server.settings import Settings
from granada.server.subscriptions import add_browser, confirm_address, set_address
from granada.server.tables import open_table
from granada.server.webpush import CURVE, PushSender, Signer, Subscription, from_text, to_text

pytestmark = pytest.mark.anyio

DELAY = 0.3
PEOPLE = [SeatWish("me"), SeatWish("open")]


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """What stands between the server and a browser."""

    def __init__(self) -> None:
        service = self
        self.pushed: list[Pushed] = []
        self.status = 201

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.pushed.append(Pushed(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """It has subscribed, and can read what is meant for it alone."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.path = f"/{token_hex(8)}"
        self.key = generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = PushKeys(to_text(self.public), to_text(self.auth))
        self.subscription = PushSubscription(service.address + self.path, keys)

    def notices(self) -> list[dict[str, Any]]:
        return [self.read(pushed.body) for pushed in self.service.pushed if pushed.path == self.path]

    def read(self, body: bytes) -> dict[str, Any]:
        salt, sender = body[:16], body[21 : 21 + body[20]]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        told = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert told.endswith(b"\2")
        found: dict[str, Any] = msgspec.json.decode(told[:-1])
        return found


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.kept: list[EmailMessage] = []
        self.turned_away: list[str] = []
        self.answer = "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        message = message_from_bytes(envelope.original_content or b"", _class=EmailMessage, policy=default)
        self.kept.append(message)
        return "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        (envelope.rcpt_tos if self.answer.startswith("250") else self.turned_away).append(address)
        return self.answer

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.kept if message["to"] == address]

    def refused(self, address: str) -> int:
        return self.turned_away.count(address)


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[Letters, int]]:
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield letters, controller.port
    controller.stop()


@pytest.fixture(scope="module")
def server(backend: Backend, letters: tuple[Letters, int]) -> Iterator[ServerProcess]:
    port = free_port()
    options = {
        "--port": str(port),
        "--origin": f"http://127.0.0.1:{port}",
        "--workers": str(backend.workers),
        "--bot-workers": "1",
        "--mail": f"smtp://127.0.0.1:{letters[1]}",
        "--mail-from": "Granada <granada@example.org>",
        "--notice-delay": str(DELAY),
    }
    words = [word for option in options.items() for word in option]
    running = ServerProcess(backend.database, *words, "--push-anywhere", "--no-limits", bus=backend.bus)
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.02)


async def play(table: str, people: list[Client]) -> int:
    """A move of whoever has to decide, who is not connected; their seat."""
    view = await people[0].view(table)
    seat: int = view.view["deciders"][0]
    mine = await people[seat].view(table, seat)
    assert mine.legal is not None
    await people[seat].act(table, live.Move(seat=seat, n=mine.n, key=f"k{mine.n}", move=mine.legal[0]))
    return seat


async def begin(game: str, ana: Client, ben: Client) -> str:
    table = await ana.open(NewTable(game=game, seats=PEOPLE))
    await ben.join(table.id)
    return table.id


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
    while await play(table, people) == (await people[0].view(table)).view["deciders"][0]:
        pass
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
        async with asyncio.timeout(10):
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
    async with httpx.AsyncClient() as anybody:
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
    box.answer = "550 no such user"
    try:
        await begin("sabika", ana, ben)
        async with asyncio.timeout(10):
            while (await ana.notices()).mail is not None:
                await asyncio.sleep(0.02)
    finally:
        box.answer = "250 OK"
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


@pytest.fixture
async def with_mail(
    database: str, letters: tuple[Letters, int], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A house that does not wait long before it tries again."""
    monkeypatch.setattr(notices, "PAUSES", (0.3, 0.3))
    sender, origin = "Granada <granada@example.org>", "https://play.example.org"
    server = f"smtp://127.0.0.1:{letters[1]}"
    async with House.open(
        Settings(database=database, notice_delay=0, mail=server, mail_from=sender, origin=origin)
    ) as house:
        await house.database.upgrade()
        yield house
    letters[0].answer = "250 OK"


async def with_letterbox(house: House, ana: Person) -> str:
    """The address of hers that was confirmed."""
    address = f"{token_hex(8)}@example.org"
    async with house.database.writing() as connection:
        code = await set_address(connection, ana.id, MailWish(address))
        await confirm_address(connection, ana.id, code or "")
    return address


async def test_a_mail_that_the_mail_server_does_not_take_is_sent_again_until_it_is_taken(
    with_mail: House, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address = await with_letterbox(with_mail, ana)
    box.answer = "451 come again in a while"
    with_mail.notices.expect(await opened(with_mail, ana, "me"), [0])
    await until(lambda: box.refused(address) == 1)
    box.answer = "250 OK"
    await until(lambda: len(box.to(address)) == 1)
    await asyncio.sleep(0.5)
    assert len(box.to(address)) == 1


async def test_a_mail_that_nobody_needs_any_more_is_not_sent_again(
    with_mail: House, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address, table = await with_letterbox(with_mail, ana), await opened(with_mail, ana, "me")
    box.answer = "451 come again in a while"
    with_mail.notices.expect(table, [0])
    await until(lambda: box.refused(address) == 1)
    box.answer = "250 OK"
    await table.act(ana.id, next_move(table))  # She has come by herself.
    await asyncio.sleep(0.7)
    assert box.to(address) == []


async def test_a_mail_that_is_never_taken_is_given_up(with_mail: House, letters: tuple[Letters, int]) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    address = await with_letterbox(with_mail, ana)
    box.answer = "451 come again in a while"
    with_mail.notices.expect(await opened(with_mail, ana, "me"), [0])
    await until(lambda: box.refused(address) == 3)
    await asyncio.sleep(0.5)
    assert box.refused(address) == 3


async def test_a_code_is_sent_again_as_long_as_it_is_the_last_one(
    with_mail: House, letters: tuple[Letters, int]
) -> None:
    box, ana = letters[0], await guest(with_mail, "Ana")
    first, second = (f"{token_hex(8)}@example.org" for _ in range(2))
    box.answer = "451 come again in a while"
    for address in (first, second):
        async with with_mail.database.writing() as connection:
            code = await set_address(connection, ana.id, MailWish(address))
        with_mail.notices.send_code(address, "en", code or "")
    await until(lambda: box.refused(first) == box.refused(second) == 1)
    box.answer = "250 OK"
    await until(lambda: len(box.to(second)) == 1)
    await asyncio.sleep(0.4)
    assert box.to(first) == []


async def test_a_push_service_that_fails_is_asked_again(with_mail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, given = [503, 429, 201, 201], list[int]()

    async def send(*_: object) -> int:
        given.append(answers[len(given)])
        return given[-1]

    monkeypatch.setattr(PushSender, "send", send)
    _, table_id = await subscribed_at_table(with_mail)
    with_mail.notices.expect(await with_mail.hall.table(table_id), [0])
    await until(lambda: len(given) == 3)
    await asyncio.sleep(0.5)
    assert given == [503, 429, 201]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of which somebody was told by push."""
    sent: list[str] = []

    async def send(_sender: PushSender, _signer: Signer, _to: Subscription, _message: bytes, topic: str) -> int:
        sent.append(topic)
        return 201

    monkeypatch.setattr(PushSender, "send", send)
    return sent


async def subscribed_at_table(house: House) -> tuple[Person, str]:
    """Ana, who wants to be told, and the table at which she plays alone."""
    await house.database.upgrade()
    async with house.database.writing() as connection:
        ana = Person(await new_guest(connection, "Ana"), "Ana", False, "")
        await add_browser(connection, ana.id, PushWish(PushSubscription("https://push.example", PushKeys("", ""))))
        return ana, await open_table(connection, ana, NewTable(game="sabika", seats=[SeatWish("me")]))


async def test_nobody_is_told_again_before_they_have_moved(database: str, sent: list[str]) -> None:
    async with House.open(Settings(database=database, notice_delay=0)) as house:
        ana, table_id = await subscribed_at_table(house)
        table = await house.hall.table(table_id)
        house.notices.expect(table, [0])
        await until(lambda: sent == [table_id])
        house.notices.expect(table, [0])
        await asyncio.sleep(0.2)
        assert sent == [table_id]
        await table.act(ana.id, next_move(table))
        house.notices.expect(table, [0])
        await until(lambda: len(sent) == 2)


async def test_what_was_due_when_the_server_ended_is_told_once_by_those_that_come_after_it(
    database: str, sent: list[str]
) -> None:
    later, now = Settings(database=database, notice_delay=1000), Settings(database=database, notice_delay=0)
    async with House.open(later) as house:
        ana, table_id = await subscribed_at_table(house)
        house.notices.expect(await house.hall.table(table_id), [0])
    async with House.open(now), House.open(now):
        await until(lambda: sent != [])
        await asyncio.sleep(0.2)
    async with House.open(now) as house:
        await asyncio.sleep(0.2)
        assert sent == [table_id]
        table = await house.hall.table(table_id)
        await table.act(ana.id, next_move(table))
    async with House.open(now):
        await until(lambda: sent == [table_id, table_id])


@pytest.mark.slow
async def test_who_is_connected_to_another_process_is_not_told_by_one_that_has_just_begun(
    tmp_path: Path, redis: str, sent: list[str]
) -> None:
    settings = Settings(database=sqlite_in(tmp_path), bus=redis, notice_delay=0)
    async with House.open(settings) as other:
        ana, table_id = await subscribed_at_table(other)
        (await other.hall.table(table_id)).enter(Line(ana, 0, frozenset()))
        async with House.open(settings) as house:
            await until(lambda: (table := house.hall.known(table_id)) is not None and table.is_here([0]))
            await asyncio.sleep(ANSWERS_TAKE + 0.5)
    assert sent == []


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
