"""What nobody may have too much of."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from secrets import token_hex

import pytest
from httpx import Cookies
from litestar.testing import TestClient
from tests.server.conftest import Arrive
from tests.server.process import RedisProcess, ServerProcess, sqlite_in
from websockets.asyncio.client import connect

from granada.client import Client, NewTable, Refused, SeatRequest
from granada.kernel.errors import GranadaError
from granada.server import limits
from granada.server.app import create_app
from granada.server.bus import redis_at
from granada.server.faults import ServerFault
from granada.server.limits import CHAT, MOST_SOCKETS_OF_PERSON, SOCKETS, Limits
from granada.server.live_table import LiveTable
from granada.server.mutes import mute
from granada.server.open_files import raise_file_limit
from granada.server.people import Person, end_session, new_session
from granada.server.quotas import MOST_TABLES_OF_GUEST
from granada.server.routes.live import MOST_WAITING, LiveConnection
from granada.server.serve import _upgrade
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.shared_limits import Limit

pytestmark = pytest.mark.anyio

TWICE = Limit(2, 1_000_000)
SILENT = 1300
"""Connections; more than usual visitors have."""


COSTLY: list[tuple[Limit, str, str, dict[str, object]]] = [
    (limits.REQUESTS, "GET", "/api/games", {}),
    (limits.GUESTS, "POST", "/api/people/guest", {"name": "Ben"}),
    (limits.REGISTRATIONS, "POST", "/api/people/register", {"name": "Ana", "password": "correct horse"}),
    (limits.SIGN_INS, "POST", "/api/people/sign-in", {"name": "Ana", "password": "correct horse"}),
    (limits.WRONG_PASSWORDS, "POST", "/api/people/sign-in", {"name": "Ana", "password": "correct horse"}),
    (limits.WRONG_PASSWORDS_FOR_NAME, "POST", "/api/people/sign-in", {"name": "Nobody", "password": "correct horse"}),
    (limits.WRONG_PASSWORDS, "PUT", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
    (limits.SENDERS, "PUT", "/api/me/mail", {"address": "ana@example.org", "language": "en"}),
    (limits.MAILS, "PUT", "/api/me/mail", {"address": "ana@example.org", "language": "en"}),
    (limits.CODES, "POST", "/api/me/mail/confirm", {"code": "12345678"}),
    (limits.NEW_TABLES, "POST", "/api/tables", {"game": "sabika", "seats": [{"kind": "me"}]}),
    (limits.NEW_TABLES, "POST", "/api/tables/T/rematch", {}),
    (limits.ACTIONS, "POST", "/api/tables/T/actions", {"type": "agree", "seat": 0, "n": 0, "key": "k"}),
    (limits.HINTS, "POST", "/api/tables/T/hint", {"seat": 0, "n": 0}),
    (limits.HEAVY, "GET", "/api/tables/T/positions/0", {}),
    (limits.HEAVY, "GET", "/api/tables/T/log", {}),
    (limits.HEAVY, "GET", "/api/tables/T/replay", {}),
    (limits.HEAVY, "GET", "/api/tables/T/statistics", {}),
    (limits.HEAVY, "GET", "/api/tables/T/proof", {}),
    (limits.HEAVY, "POST", "/api/records", {"record": "x"}),
    (limits.HEAVY, "POST", "/api/games/sabika/edition/en", {"text": "x"}),
]
ALL_THE_TIME = (limits.REQUESTS, limits.ACTIONS)
"""What people do all the time. Whatever else costs much is counted for all processes together."""


def test_whatever_costs_much_is_refused_to_who_asks_too_often(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mail = Settings(database=database, mail="smtp://127.0.0.1", mail_from="granada@example.org")
    asyncio.run(_upgrade(mail))
    with TestClient(create_app(mail)) as http:
        http.headers["x-granada"] = "test"
        http.post("/api/people/register", json={"name": "Ana", "password": "correct horse"})
        table = http.post("/api/tables", json={"game": "sabika", "seats": [{"kind": "me"}]}).json()["id"]
        used_up: list[Limit] = []
        everywhere: list[Limit] = []
        count = Limits.count

        def refuse(limits: Limits, limit: Limit, who: str) -> None:
            if any(limit is none_left for none_left in used_up):
                raise GranadaError(ServerFault.TOO_OFTEN, seconds=1)
            count(limits, limit, who)

        async def note(limits: Limits, limit: Limit, who: str) -> None:
            everywhere.append(limit)
            limits.count(limit, who)

        monkeypatch.setattr(Limits, "count", refuse)
        monkeypatch.setattr(Limits, "count_everywhere", note)
        for limit, method, path, body in COSTLY:
            used_up[:], everywhere[:] = [limit], []
            answer = http.request(method, path.replace("T", table), json=body or None)
            assert (path, answer.status_code) == (path, 429), answer.text
            assert answer.json()["code"] == "too-often"
            assert (limit in everywhere) == (limit not in ALL_THE_TIME), path


async def test_many_others_do_not_make_the_server_forget_who_asks_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.server.limits.MOST_KEPT", 10)
    limits = Limits(on=True)
    limits.count(TWICE, "thief")
    for stranger in range(8):
        limits.count(TWICE, f"stranger {stranger}")
    limits.count(TWICE, "thief")
    for stranger in range(8):
        limits.count(TWICE, f"another {stranger}")
    with pytest.raises(GranadaError, match="too many"):
        limits.count(TWICE, "thief")


async def test_a_client_that_stops_reading_is_disconnected_and_no_messages_are_kept_for_it() -> None:
    connection = LiveConnection(None, None, frozenset())
    for _ in range(MOST_WAITING):
        connection.push("message")
    assert not connection.ended.is_set()
    for _ in range(MOST_WAITING):
        connection.push("message")
    assert connection.ended.is_set()
    assert connection.waiting == MOST_WAITING + 1


@pytest.fixture
async def both(redis: str) -> AsyncIterator[tuple[Limits, Limits]]:
    """The limits of two processes of one server."""
    pair = Limits(on=True, bus=redis), Limits(on=True, bus=redis)
    yield pair
    for each in pair:
        await each.close()


async def test_two_processes_count_together_and_forgive_together(both: tuple[Limits, Limits]) -> None:
    one, other = both
    three, ana, ben = Limit(3, 1000), f"ana {token_hex(4)}", f"ben {token_hex(4)}"
    await one.count_everywhere(three, ana)
    for each in (other, other, one):
        await each.count_everywhere(three, ana)
        await each.forgive_everywhere(three, ana)
    await other.count_everywhere(three, ana)
    await one.count_everywhere(three, ana)
    for each in both:
        with pytest.raises(GranadaError) as refused:
            await each.count_everywhere(three, ana)
        assert refused.value.code is ServerFault.TOO_OFTEN
        assert refused.value.details["seconds"] in range(1, 2001)
    await one.count_everywhere(three, ben)


async def test_without_redis_each_process_counts_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = RedisProcess(tmp_path)
    limits = Limits(on=True, bus=server.address)
    await limits.count_everywhere(TWICE, "ana")
    server.kill()
    await limits.count_everywhere(TWICE, "ana")
    with pytest.raises(GranadaError):
        await limits.count_everywhere(TWICE, "ana")
    await limits.count_everywhere(TWICE, "ben")
    await limits.close()
    assert len([record for record in caplog.records if "each process counts alone" in record.message]) == 1


async def test_redis_learns_neither_names_nor_addresses(both: tuple[Limits, Limits], redis: str) -> None:
    await both[0].count_everywhere(TWICE, "203.0.113.7 anastasia")
    client = redis_at(redis)
    keys = await client.keys("*")
    assert keys
    assert not [key for key in keys if "anastasia" in str(key) or "203.0.113.7" in str(key)]
    assert all([await client.ttl(key) > 0 for key in keys])
    await client.aclose()


async def test_only_so_many_are_there_at_a_time() -> None:
    limits = Limits(on=True)
    with limits.here(2, "table"):
        with limits.here(2, "table"), limits.here(2, "elsewhere"):
            with pytest.raises(GranadaError) as refused, limits.here(2, "table"):
                pass
            assert refused.value.code == "crowded"
        with limits.here(2, "table"):
            pass


@pytest.mark.slow
async def test_nobody_has_more_connections_than_anybody_needs(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path))
    try:
        async with AsyncExitStack() as stack:
            ana, ben = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
            await ana.come("Ana")
            await ben.come("Ben")
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
            for _ in range(MOST_SOCKETS_OF_PERSON):
                await stack.enter_async_context(ana.watch(table.id))
            with pytest.raises(Refused) as refused:
                await stack.enter_async_context(ana.watch(table.id))
            assert refused.value.code == "crowded"
            await stack.enter_async_context(ben.watch(table.id))
    finally:
        server.stop()


def test_strangers_from_one_address_leave_room_for_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("granada.server.routes.live.MOST_STRANGERS_FROM_ADDRESS", 2)
    settings = Settings(database=database)
    asyncio.run(_upgrade(settings))
    with TestClient(create_app(settings)) as http, ExitStack() as stack:
        http.headers["x-granada"] = "test"

        def first_word(cookies: dict[str, str]) -> str:
            """The first message to a person who wants to watch, and then goes on watching."""
            http.cookies = Cookies(cookies)
            return str(stack.enter_context(http.websocket_connect(f"/api/tables/{table}/live")).receive_json()["type"])

        http.post("/api/people/guest", json={"name": "Ana"})
        ana = dict(http.cookies)
        table = http.post("/api/tables", json={"game": "sabika", "seats": [{"kind": "me"}], "public": True}).json()[
            "id"
        ]
        http.cookies.clear()
        http.post("/api/people/register", json={"name": "Ben", "password": "walls above the river"})
        ben = dict(http.cookies)
        http.cookies.clear()
        http.post("/api/people/guest", json={"name": "Eve"})
        guest = dict(http.cookies)
        assert [first_word(who) for who in ({}, guest, {}, guest)] == ["table", "table", "refused", "refused"]
        assert [first_word(who) for who in (ana, ben)] == ["table", "table"]


@pytest.mark.slow
async def test_who_connects_too_often_comes_again_a_little_later(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
            attempts = 0
            while attempts < 2 * SOCKETS.times:
                async with ana.watch(table.id) as connection:
                    attempts += connection.connections
                    assert connection.view is not None
                if connection.connections > 1:
                    return
            pytest.fail("nobody was ever refused")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files")
async def test_a_crowd_that_connects_and_says_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    raise_file_limit()
    with ServerProcess(sqlite_in(tmp_path)) as server, ExitStack() as crowd:
        host, _, port = server.address.removeprefix("http://").partition(":")
        for _ in range(SILENT):
            silent = crowd.enter_context(socket.socket())
            silent.setblocking(False)
            silent.connect_ex((host, int(port)))
        async with Client(server.address) as ana:
            assert (await ana.come("Ana")).name == "Ana"
        while not any("ask for nothing" in line for line in server.printed):
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
            async with ana.watch(table.id) as connection:
                words = [connection.say(f"Word {number}") for number in range(2 * CHAT.times)]
                answers = await asyncio.gather(*words, return_exceptions=True)
                refused = [answer.code for answer in answers if isinstance(answer, Refused)]
                assert set(refused) == {"too-often"}
                assert len(answers) - len(refused) >= CHAT.times
                assert answers[: CHAT.times] == [None] * CHAT.times
                await connection.until(lambda: len(connection.chat) == len(answers) - len(refused))


@pytest.mark.slow
async def test_a_guest_finishes_some_tables_before_opening_more(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path))
    try:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            request = NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")])
            opened = [await ana.open(request) for _ in range(MOST_TABLES_OF_GUEST)]
            with pytest.raises(Refused) as refused:
                await ana.open(request)
            assert (refused.value.status, refused.value.code) == (429, "too-many-tables")
            await ana.close(opened[0].id)
            await ana.open(request)
    finally:
        server.stop()


class FakeConnection(LiveConnection):
    """A person who only listens."""

    def __init__(self, person: Person | None = None) -> None:
        super().__init__(person, None, frozenset())
        self.heard_of: list[str] = []

    def push(self, message: str) -> None:
        self.heard_of.append(message)


async def test_when_many_come_at_once_everybody_hears_of_it_once(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.presence.PAUSE_S", 0.01)
    crowd = [FakeConnection() for _ in range(50)]
    for connection in crowd:
        table.enter(connection)
    await asyncio.sleep(0.05)
    assert {tuple(connection.heard_of) for connection in crowd} == {('{"type":"present","seats":[],"spectators":50}',)}
    table.go(crowd[0])
    table.enter(crowd[0])
    table.presence.changed()
    await asyncio.sleep(0.05)
    table.presence.changed()
    await asyncio.sleep(0.05)
    assert {len(connection.heard_of) for connection in crowd} == {2}


async def test_who_has_signed_out_is_found_out_although_nobody_tells(services: Services, ana: Person) -> None:
    async with services.database.writing() as connection:
        first, second = [(await new_session(connection, ana.id))[0] for _ in range(2)]
        await mute(connection, ana.id, ana.id)
    people = [await services.person_with(secret) for secret in (first, second)]
    connections = [FakeConnection(person) for person in (*people, None)]
    services.sockets.update(connections)
    assert people[1] is not None
    async with services.database.writing() as connection:
        await end_session(connection, people[1])
    await services.recheck()
    assert [connection.ended.is_set() for connection in connections] == [False, True, False]
    assert connections[0].muted == {ana.id}


@pytest.mark.slow
async def test_somebody_whose_connection_is_clogged_goes(arrive: Arrive, server: ServerProcess) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
    async with ana.watch(table.id) as connection, connect(address, ping_interval=None) as clogged:
        await connection.until(lambda: connection.present is not None and connection.present.spectators == 1)
        clogged.transport.pause_reading()
        for _ in range(6000):
            await clogged.send('{"type": "look", "seat": null}')
        await connection.until(lambda: connection.present is not None and connection.present.spectators == 0)
        assert connection.present is not None
        assert connection.present.spectators == 0
        clogged.transport.abort()
