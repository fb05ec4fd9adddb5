"""The files for containers: what they set exists, and the proxies lead each table to one server."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sysconfig
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.conftest import new_database
from tests.server.process import RedisProcess, ServerProcess, free_port, is_open
from tests.server.test_operation import figure
from typer.main import get_command

from granada.cli import app
from granada.client import Client, NewTable, SeatRequest

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parents[2] / "containers"
TABLES = 6
LOOKING_ON = 3
TWO_SEATS = NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("me")])


PATH = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
"""Envoy comes from a package of Python."""


def without(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program, path=PATH) is None, reason=f"there is no {program} on this machine")


def test_every_variable_in_the_files_is_a_setting_of_the_server() -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option.envvar for option in serve.params}
    for file in FOLDER.iterdir():
        used = set(re.findall(r"\bGRANADA_[A-Z_]+\b", file.read_text("utf-8")))
        assert used <= known, file.name


def test_compose_checks_the_health_of_servers_as_the_image_does() -> None:
    found = re.search(r"^HEALTHCHECK .*\\\n +CMD (.*)$", (FOLDER / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    check = ["CMD", *json.loads(found[1])]
    for name in ("one.yaml", "two.yaml"):
        tests = re.findall(r'^ +test: (\["CMD", "python3",.*)$', (FOLDER / name).read_text("utf-8"), re.MULTILINE)
        assert [json.loads(test) for test in tests] == [check], name


@pytest.mark.slow
@pytest.mark.parametrize(
    "proxy", [pytest.param(proxy, marks=without(proxy)) for proxy in ("nginx", "haproxy", "envoy")]
)
async def test_the_proxy_leads_everybody_at_a_table_to_one_server_and_to_another_one_when_that_stops(
    proxy: str, postgres: str, redis: str, tmp_path: Path
) -> None:
    async with (
        served(proxy, await new_database(postgres), redis, tmp_path) as (address, servers),
        AsyncExitStack() as stack,
    ):
        ana = await stack.enter_async_context(Client(address))
        await ana.come("Ana")
        shares = set()
        for _ in range(TABLES):
            before = [await sockets_at(server) for server in servers]
            table = await ana.open(TWO_SEATS)
            lookers = [await stack.enter_async_context(ana.watch(table.id)) for _ in range(LOOKING_ON)]
            while sum(now := [await sockets_at(server) for server in servers]) < sum(before) + LOOKING_ON:
                await asyncio.sleep(0.1)
            shares.add(tuple(there - earlier for there, earlier in zip(now, before, strict=True)))
        assert shares <= {(LOOKING_ON, 0), (0, LOOKING_ON)}
        assert await asyncio.to_thread(servers[0].stop) == 0
        while await sockets_at(servers[1]) < TABLES * LOOKING_ON:
            await asyncio.sleep(0.1)
        await lookers[0].look(next(iter(lookers[0].view["deciders"])))
        await lookers[0].move(lookers[0].legal[0])


@pytest.mark.slow
@without("haproxy")
async def test_haproxy_takes_no_server_away_when_the_bus_is_gone(
    postgres: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    bus = RedisProcess(tmp_path)
    request.addfinalizer(bus.kill)
    async with (
        served("haproxy", await new_database(postgres), bus.address, tmp_path) as (address, servers),
        Client(address) as ana,
    ):
        bus.kill()
        for server in servers:
            before = await checks_of(server)
            while await checks_of(server) < before + 2:  # The first one may have begun before.
                await asyncio.sleep(0.1)
        assert (await ana.http.get("/games")).status_code == 200
        await ana.come("Ana")
        table = await ana.open(TWO_SEATS)
        async with ana.watch(table.id) as game:
            await game.look(next(iter(game.view["deciders"])))
            await game.move(game.legal[0])


@asynccontextmanager
async def served(proxy: str, database: str, bus: str, folder: Path) -> AsyncIterator[tuple[str, list[ServerProcess]]]:
    """The address of a proxy, and the two servers behind it."""
    options = ("--no-limits", "--bot-workers", "1", "--proxies", "127.0.0.1")
    with ExitStack() as running:
        starting = (asyncio.to_thread(ServerProcess, database, *options, bus=bus) for _ in range(2))
        servers = [running.enter_context(server) for server in await asyncio.gather(*starting)]
        start = {"nginx": nginx, "haproxy": haproxy, "envoy": envoy}[proxy]
        yield running.enter_context(start(folder, [server.port for server in servers])), servers


async def sockets_at(server: ServerProcess) -> float:
    return figure(await figures_of(server), "granada_sockets")


async def checks_of(server: ServerProcess) -> float:
    """How often the proxy has asked whether the server is ready."""
    counts = re.findall(r'^granada_requests_total{.*route="/readyz".*} (\S+)$', await figures_of(server), re.MULTILINE)
    return sum(map(float, counts))


async def figures_of(server: ServerProcess) -> str:
    async with httpx.AsyncClient(timeout=HANG_S) as http:
        return (await http.get(f"http://127.0.0.1:{server.port}/metrics")).text


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """A proxy with the configuration that we hand out, except for the addresses."""
    port = free_port()
    site = (FOLDER / "nginx.conf").read_text("utf-8").replace("listen 8000", f"listen 127.0.0.1:{port}")
    for number, server in enumerate(ports, 1):
        site = site.replace(f"granada-{number}:8000", f"127.0.0.1:{server}")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{site}}}\n"
    )
    with ended(subprocess.Popen(["nginx", "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def haproxy(folder: Path, ports: list[int]) -> Iterator[str]:
    port = free_port()
    text = (FOLDER / "haproxy.cfg").read_text("utf-8").replace("bind :8000", f"bind 127.0.0.1:{port}")
    for number, server in enumerate(ports, 1):
        text = text.replace(f"granada-{number}:8000", f"127.0.0.1:{server}")
    (folder / "haproxy.cfg").write_text(text)
    with ended(subprocess.Popen(["haproxy", "-f", folder / "haproxy.cfg"], stderr=subprocess.DEVNULL)):
        while not is_open(int(port)):
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"


@contextmanager
def envoy(folder: Path, ports: list[int]) -> Iterator[str]:
    port = free_port()
    text = (FOLDER / "envoy.yaml").read_text("utf-8")
    text = text.replace("address: 0.0.0.0, port_value: 8000", f"address: 127.0.0.1, port_value: {port}")
    for number, server in enumerate(ports, 1):
        text = text.replace(f"address: granada-{number}, port_value: 8000", f"address: 127.0.0.1, port_value: {server}")
    (folder / "envoy.yaml").write_text(text)
    command = [str(shutil.which("envoy", path=PATH)), "-c", str(folder / "envoy.yaml"), "--disable-hot-restart"]
    with ended(subprocess.Popen([*command, "--concurrency", "1", "--log-level", "error"])):
        while not is_open(int(port)):
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"


@contextmanager
def ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait(HANG_S)
