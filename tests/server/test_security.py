"""What the server does not let others do."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.conftest import Arrive
from tests.server.process import ServerProcess, sqlite_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from granada.client import NewTable, SeatRequest
from granada.protocol.common import LONGEST_CHAT
from granada.server.routes.live import REFUSED

pytestmark = pytest.mark.anyio

OURS = {"x-granada": "test"}
GUEST = {"name": "Ana"}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json"])
async def test_every_answer_carries_the_security_headers(server: ServerProcess, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=HANG_S) as http:
        headers = (await http.get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json"])
async def test_who_asks_for_the_head_gets_what_a_whole_answer_begins_with(server: ServerProcess, path: str) -> None:
    """Monitors send such requests, to see whether the server is there."""
    async with httpx.AsyncClient(base_url=server.address, timeout=HANG_S) as http:
        head, whole = await http.head(path), await http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    own = {"date": "", "x-request-id": ""}
    assert {**head.headers, **own} == {**whole.headers, **own}


async def test_what_only_changes_something_has_no_head(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=HANG_S) as http:
        answer = await http.head("/api/people/guest")
    assert answer.status_code == 405


async def test_the_cookie_is_for_our_pages_only(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address, headers=OURS, timeout=HANG_S) as http:
        cookie = (await http.post("/api/people/guest", json=GUEST)).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Domain" not in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {},
        OURS | {"origin": "https://evil.example"},
        OURS | {"origin": "null"},
        OURS | {"origin": "http://["},
        OURS | {"sec-fetch-site": "cross-site"},
        OURS | {"sec-fetch-site": "same-site"},
    ],
)
async def test_pages_of_other_sites_cannot_act_for_who_is_signed_in(
    server: ServerProcess, headers: dict[str, str]
) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=HANG_S) as http:
        answer = await http.post("/api/people/guest", json=GUEST, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        ours = OURS | {"origin": server.address, "sec-fetch-site": "same-origin"}
        assert (await http.post("/api/people/guest", json=GUEST, headers=ours)).status_code == 201


async def test_pages_of_other_sites_cannot_watch_as_the_person_who_is_signed_in(
    arrive: Arrive, server: ServerProcess
) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in ana.http.cookies.jar)
    async with connect(address, additional_headers={"cookie": cookie}, origin=server.address) as socket:  # type: ignore[arg-type]
        assert '"yours":[0]' in str(await socket.recv())
    with pytest.raises(Exception, match="403"):
        await connect(address, additional_headers={"cookie": cookie}, origin="https://evil.example")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/tables/nothing", None, 404, "no-such-table"),
        ("GET", "/api/tables/%00", None, 404, "not-found"),
        ("GET", "/api/tables?status=none", None, 400, "wrong-field"),
        ("GET", "/api/games/sabika/words/en?table=%00", None, 400, "wrong-field"),
        ("PUT", "/api/games", None, 405, "not-understood"),
        ("POST", "/api/people/guest", b"{", 400, "not-understood"),
        ("POST", "/api/people/guest", b'{"name": 7}', 400, "wrong-field"),
        ("POST", "/api/people/guest", b'{"name": "Ana", "admin": true}', 400, "wrong-field"),
        ("POST", "/api/people/guest", b'{"name": "' + b"a" * 31 + b'"}', 400, "too-long"),
        ("POST", "/api/people/guest", b'{"name": "' + b"a" * 100_000 + b'"}', 413, "too-large"),
        ("POST", "/api/people/guest", b"\xff", 400, "not-understood"),
        ("POST", "/api/people/guest", b'{"name": "\xe4"}', 400, "not-understood"),
        ("POST", "/api/people/guest", b"[" * 60_000, 400, "not-understood"),
        ("POST", "/api/tables", b"{}", 401, "not-signed-in"),
        ("POST", "/api/tables/x/join", b"{}", 401, "not-signed-in"),
    ],
)
async def test_what_cannot_be_understood_is_refused_clearly(
    server: ServerProcess, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    async with httpx.AsyncClient(base_url=server.address, headers=OURS, timeout=HANG_S) as http:
        headers = {"content-type": "application/json"}
        answer = await http.request(method, path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().keys() == {"code", "message", "details"}


@pytest.mark.parametrize(
    ("path", "body", "code", "details"),
    [
        ("/people/guest", {"name": "a" * 31}, "too-long", {"field": "name", "most": 30}),
        ("/people/guest", {"name": ""}, "too-short", {"field": "name", "least": 1}),
        ("/people/register", {"name": "Ana", "password": "short"}, "too-short", {"field": "password", "least": 8}),
        ("/tables", {"game": "sabika", "seats": [{"kind": "me", "name": "a" * 31}]}, "too-long", {"field": "name"}),
        ("/tables", {"game": "sabika", "seats": "all"}, "wrong-field", {"field": "seats"}),
        ("/tables", {"seats": [{"kind": "me"}]}, "wrong-field", {"field": "game"}),
    ],
)
async def test_a_refusal_names_the_field_and_what_is_allowed(
    arrive: Arrive, path: str, body: dict[str, object], code: str, details: dict[str, object]
) -> None:
    ana = await arrive("Ana")
    refusal = (await ana.http.post(path, json=body)).json()
    assert refusal["code"] == code
    assert details.items() <= refusal["details"].items()


async def test_who_sends_too_much_is_told_how_much_it_may_be(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    limits = {"/people/guest": 65_536, "/tables": 200_000, "/records": 1_248_576}
    for path, most in limits.items():
        for size in (most + 1, 10_000_000):
            answer = await ana.http.post(path, content=b"1" * size, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["details"]) == (413, {"most": most})


async def test_who_breaks_off_in_the_middle_of_a_request_is_no_fault_of_the_server(server: ServerProcess) -> None:
    """The server's log is looked at when it ends."""
    head = b"POST /api/people/guest HTTP/1.1\r\nHost: x\r\nX-Granada: x\r\nContent-Type: application/json\r\n"
    for rest in (b'Content-Length: 50\r\n\r\n{"name', b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head + rest)
        writer.write_eof()
        assert (await reader.read()).partition(b"\r\n")[0] in (b"HTTP/1.1 400 Bad Request", b"")
        writer.close()


async def test_what_cannot_be_understood_over_the_socket_is_refused_clearly(
    arrive: Arrive, server: ServerProcess
) -> None:
    ana = await arrive("Ana")
    table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
    asks = {
        "{": "not-understood",
        '{"type": "fly"}': "wrong-field",
        '{"type": "look", "seat": 3}': "not-your-seat",
        '{"type": "move", "seat": 0, "n": 0, "key": "k", "move": "rest"}': "not-signed-in",
        '{"type": "move", "seat": 0, "n": 0, "key": "\\u0000", "move": "rest"}': "wrong-field",
        f'{{"type": "say", "key": "k", "text": "{"x" * LONGEST_CHAT}"}}': "not-signed-in",
        f'{{"type": "say", "key": "k", "text": "{"x" * (LONGEST_CHAT + 1)}"}}': "too-long",
        "[" * 4000: "not-understood",
        '"' + "ł" * 2100 + '"': "too-large",
    }
    async with connect(address, open_timeout=HANG_S) as socket:
        for ask, code in asks.items():
            await socket.send(ask)
            answer = str(await socket.recv())
            while '"refused"' not in answer:
                answer = str(await socket.recv())
            assert f'"code":"{code}"' in answer
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REFUSED


@pytest.mark.slow
async def test_who_asks_too_often_has_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ServerProcess(sqlite_in(tmp_path_factory.mktemp("limits")))
    try:
        async with httpx.AsyncClient(base_url=server.address, headers=OURS, timeout=HANG_S) as http:
            answers = [
                await http.post("/api/people/sign-in", json={"name": "Ana", "password": "guess"}) for _ in range(25)
            ]
        assert {answer.status_code for answer in answers} == {401, 429}
        assert answers[-1].json()["code"] == "too-often"
    finally:
        server.stop()


@pytest.mark.slow
async def test_who_guesses_a_password_does_not_lock_its_owner_out(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path), "--proxies", "127.0.0.1")
    try:
        async with httpx.AsyncClient(base_url=f"{server.address}/api/people", headers=OURS, timeout=HANG_S) as http:

            async def ask(what: str, password: str, address: str) -> int:
                http.cookies.clear()
                body, headers = {"name": "Ana", "password": password}, {"x-forwarded-for": address}
                return (await http.post(f"/{what}", json=body, headers=headers)).status_code

            assert await ask("register", "correct horse", "2001:db8:a::1") == 201
            guesses = [await ask("sign-in", "guess", f"2001:db8:b::{number}") for number in range(1, 15)]
            assert guesses == [401] * 10 + [429] * 4
            assert await ask("sign-in", "correct horse", "2001:db8:a::2") == 201
            assert await ask("sign-in", "correct horse", "2001:db8:b::99") == 429
    finally:
        server.stop()
