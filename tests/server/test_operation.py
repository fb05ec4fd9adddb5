"""What operators of the server ask it, and what its log tells them."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from litestar.types import Receive, Scope, Send
from tests.server.conftest import Backend, new_database
from tests.server.process import RedisProcess, ServerProcess, sqlite_in

from granada.client import Client, NewTable, SeatRequest
from granada.protocol import live
from granada.server.app import create_app, with_headers
from granada.server.database import Database
from granada.server.logs import JsonLines, request_id
from granada.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=sqlite_in(tmp_path), proxies="127.0.0.1")
    asyncio.run(upgrade(settings))
    app = with_headers(create_app(settings), settings)

    async def from_this_machine(scope: Scope, receive: Receive, send: Send) -> None:
        await app({**scope, "client": ("127.0.0.1", 50000)}, receive, send)  # type: ignore[arg-type]

    with TestClient(from_this_machine) as client:
        yield client


async def upgrade(settings: Settings) -> None:
    database = Database(settings.database)
    await database.upgrade()
    await database.close()


def figure(text: str, name: str) -> float:
    """The sum over all labels."""
    found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)
    assert found, name
    return sum(map(float, found))


def test_a_process_that_lives_says_so(client: TestClient[Any]) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok")


PROBES = ["/health", "/ready", "/livez", "/status", "/healthcheck", "/health-check", "/up", "/alive", "/readiness"]
PROBES += [
    "/-/healthy",
    "/actuator/health",
    "/actuator/health.json",
    "/api",
    "/api/x",
    "/metrics/x",
    "/_health",
    "/Health",
]


def test_what_a_probe_asks_for_in_vain_is_no_page(client: TestClient[Any]) -> None:
    for path in (*PROBES, "/anything"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert client.head(path).status_code == 404, path


def test_nor_is_it_one_for_a_probe_that_takes_pages(client: TestClient[Any]) -> None:
    for path in PROBES:
        answer = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path


async def test_a_server_is_ready_while_its_database_can_be_written(server: ServerProcess, backend: Backend) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
        answer = await http.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == ({"database": "ok", "bus": "ok"} if backend.bus else {"database": "ok"})


@pytest.mark.slow
async def test_a_server_without_its_bus_lives_and_is_not_ready(postgres: str, tmp_path: Path) -> None:
    redis = RedisProcess(tmp_path)
    server = ServerProcess(await new_database(postgres), "--bot-workers", "1", bus=redis.address)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        assert (await http.get("/readyz")).status_code == 200
        redis.kill()
        answer = await http.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"database": "ok", "bus": "gone"}
        answer = await http.get("/readyz?exclude=bus")
        assert (answer.status_code, answer.json()) == (200, {"database": "ok"})
        assert (await http.get("/healthz")).status_code == 200
        assert figure((await http.get("/metrics")).text, "granada_bus_errors_total") > 0
    server.kill()


async def test_a_host_sees_moves_requests_connections_and_tables(server: ServerProcess) -> None:
    """The figures are those of all processes together, whichever is asked."""
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address) as http:
        before = figure((await http.get("/metrics")).text, "granada_requests_total")
        async with Client(address) as person:
            await person.come("Ana")
            table = await person.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
            while not (position := await person.view(table.id, 0)).legal:
                await asyncio.sleep(0.05)
            await person.act(table.id, live.Move(seat=0, n=position.n, key="first", move=position.legal[0]))
        text = (await http.get("/metrics")).text
    assert figure(text, "granada_moves_total") > 0
    assert figure(text, "granada_requests_total") > before
    assert figure(text, "granada_acknowledgement_seconds_count") > 0
    assert figure(text, "granada_event_loop_lag_seconds_count") >= 0
    for name in ("granada_sockets", "granada_tables", "granada_bots_waiting"):
        assert figure(text, name) >= 0
    assert 'route="/api/tables"' in text
    assert table.id not in text


def test_only_private_networks_see_what_is_measured(client: TestClient[Any]) -> None:
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"x-forwarded-for": "10.0.0.7"}).status_code == 200
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.114.7"}).status_code == 404


def test_each_answer_has_a_number_of_its_own(client: TestClient[Any]) -> None:
    numbers = {client.get("/healthz").headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3


def test_a_line_of_the_log_for_programs_has_the_request_and_the_error() -> None:
    try:
        raise ValueError("no")
    except ValueError as error:
        record = logging.LogRecord("granada.x", logging.ERROR, "", 0, "so %d", (3,), (ValueError, error, None))
    assert "request" not in json.loads(JsonLines().format(record))
    token = request_id.set("abc")
    line = JsonLines().format(record)
    request_id.reset(token)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "granada.x", "so 3")
    assert told["request"] == "abc"
    assert "ValueError: no" in told["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])


def test_a_host_gets_the_log_as_json(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--log", "json")
    httpx.post(
        f"http://127.0.0.1:{server.port}/api/people/sign-in",
        json={"name": "nobody", "password": "wrong password"},
        headers={"x-granada": "test"},
    )
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.printed if line.startswith("{")]
    (failed,) = [line for line in lines if "a sign-in has failed" in line["message"]]
    assert failed["level"] == "warning"
    assert failed["request"]
