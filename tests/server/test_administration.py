"""What a host does with people and tables while the server runs, and with the database."""

import asyncio
import json
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import Arrive
from tests.server.process import ServerProcess, sqlite_in
from tests.server.test_people import PASSWORD, unique

from granada import cli
from granada.client import Client, NewTable, Refused, SeatRequest
from granada.protocol.tables import CLOSED
from granada.server.people import new_id

pytestmark = pytest.mark.anyio

Admin = Callable[..., str]
Run = Callable[..., Awaitable[str]]
PEOPLE = [SeatRequest("me"), SeatRequest("open")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(sqlite_in(tmp_path_factory.mktemp("admin")), "--bot-workers", "1", "--no-limits")
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


@pytest.fixture
def admin(server: ServerProcess, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """What a command of ``granada admin`` prints, or why it refuses."""
    monkeypatch.setenv("GRANADA_DATABASE", server.arguments[1])
    return runner(monkeypatch, capsys)


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["granada", "admin", *words])
        with pytest.raises(SystemExit) as end:
            cli.main()
        out, err = capsys.readouterr()
        assert (end.value.code or 0) == code, out + err
        return (err if code else out).strip()

    return run


@pytest.fixture
async def host_does(admin: Admin) -> Run:
    """A command has an event loop of its own."""

    async def run(*words: str, code: int = 0) -> str:
        return await asyncio.to_thread(admin, *words, code=code)

    return run


@pytest.fixture
async def ana(arrive: Arrive) -> Client:
    client, name = await arrive("Ana"), unique("Ana")
    await client.register(name, PASSWORD)
    return client


async def name_of(client: Client) -> str:
    return (await client.me()).name


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert all(new_id().isalnum() for _ in range(200))


async def test_a_person_is_found_by_name_and_by_id(ana: Client, host_does: Run) -> None:
    name = await name_of(ana)
    (line,) = (await host_does("people", "find", name.upper())).splitlines()
    number, called, kind, since = line.split("\t")
    assert (called, kind) == (name, "registered")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", since)
    assert await host_does("people", "find", number) == line
    assert "no such person" in await host_does("people", "rename", "nobody here", "X", code=1)


async def test_another_name_is_seen_at_tables_at_once(ana: Client, arrive: Arrive, host_does: Run) -> None:
    ben, fresh = await arrive("Ben"), unique("Eva")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    await ben.join(table.id)
    async with ben.watch(table.id) as seen:
        await host_does("people", "rename", await name_of(ana), fresh)
        await seen.until(lambda: seen.table is not None and seen.table.seats[0].name == fresh)
    assert await name_of(ana) == fresh


async def test_a_disabled_person_is_signed_out_and_kept_out(ana: Client, server: ServerProcess, host_does: Run) -> None:
    name = await name_of(ana)
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    async with ana.watch(table.id) as watching:
        await host_does("people", "disable", name)
        await watching.until(lambda: watching.viewer is None and watching.connections > 1)
    async with Client(server.address) as again:
        with pytest.raises(Refused) as refused:
            await again.sign_in(name, PASSWORD)
        assert refused.value.code == "disabled"
        assert (await host_does("people", "find", name)).endswith("disabled")
        await host_does("people", "enable", name)
        await again.sign_in(name, PASSWORD)


async def test_an_erased_person_leaves_games_to_bots_and_nothing_else(
    ana: Client, arrive: Arrive, host_does: Run
) -> None:
    ben, name = await arrive("Ben"), await name_of(ana)
    waiting = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    await ben.join(table.id)
    exported = json.loads(await host_does("people", "export", name))
    assert exported["person"]["name"] == name
    assert {each["id"] for each in exported["tables"]} == {waiting.id, table.id}
    assert "argon2" not in json.dumps(exported)
    async with ben.watch(table.id) as game:
        await host_does("people", "erase", name, "--yes")
        await game.until(lambda: game.table is not None and bool(game.table.seats[0].stand_in))
        await game.turn()
    assert name not in repr(await ben.log(table.id))
    assert await host_does("people", "find", name) == ""
    with pytest.raises(Refused):
        await ana.tokens()


async def test_a_forgotten_password_is_set_anew_by_a_link_of_the_host(
    ana: Client, server: ServerProcess, host_does: Run
) -> None:
    name = await name_of(ana)
    link = await host_does("people", "password", name, "--origin", server.address)
    assert link.startswith(f"{server.address}/password#")
    async with httpx.AsyncClient(base_url=server.address, headers={"x-granada": "test"}) as http:
        reset = {"secret": link.partition("#")[2], "password": "tiles on the hill"}
        assert (await http.post("/api/people/reset", json=reset)).json()["name"] == name
    assert len((await host_does("people", "sessions", name)).splitlines()) == 1
    await host_does("people", "sessions", name, "--end")
    assert await host_does("people", "sessions", name) == ""


async def test_reports_are_read_until_the_host_has_seen_to_them(
    ana: Client, arrive: Arrive, server: ServerProcess, host_does: Run
) -> None:
    ben = await arrive("Ben")
    (me, other) = (await ana.me()).id, (await ben.me()).id
    async with httpx.AsyncClient(base_url=server.address, headers={"x-granada": "test"}) as http:
        report = {"text": "says\nbad words"}
        assert (await http.post(f"/api/people/{other}/report", json=report)).status_code == 401
        http.headers["authorization"] = f"Bearer {(await ana.new_token('reporter')).secret}"
        assert (await http.post("/api/people/nobody/report", json=report)).status_code == 404
        assert (await http.post(f"/api/people/{other}/report", json=report)).status_code == 204
    (line,) = [line.split("\t") for line in (await host_does("reports")).splitlines()]
    assert line[2:] == [me, other, "Ben", "says bad words"]
    await host_does("reports", "--done", line[0])
    assert await host_does("reports") == ""
    assert "no open report" in await host_does("reports", "--done", line[0], code=1)


async def test_a_table_is_found_closed_and_a_seat_handed_over(ana: Client, arrive: Arrive, host_does: Run) -> None:
    ben, eva = await arrive("Ben"), await arrive("Eva")
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    await ben.join(table.id)
    me = await eva.me()
    found = await host_does("tables", "find", table.id)
    assert found.split("\t")[:3] == [table.id, "alhambra", "playing"]
    assert await host_does("tables", "find", await name_of(ana)) == found
    async with eva.watch(table.id) as watching:
        await host_does("tables", "hand-over", table.id, "2", me.id)
        await watching.until(lambda: watching.table is not None and watching.table.yours == (1,))
        assert "seat 3" in await host_does("tables", "hand-over", table.id, "3", me.id, code=1)
        await host_does("tables", "close", table.id)
        await watching.until(lambda: watching.table is not None and watching.table.status == CLOSED)
    assert "closed already" in await host_does("tables", "close", table.id, code=1)
    lines = [line.split("\t") for line in (await host_does("log")).splitlines()]
    assert [line[1] for line in lines if table.id in line] == ["hand-over", "close"]


async def test_a_backup_of_a_running_server_is_restored_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRANADA_DATABASE", address := sqlite_in(tmp_path))
    admin, file = runner(monkeypatch, capsys), tmp_path / "backup.sqlite"
    with ServerProcess(address, "--bot-workers", "1") as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
            await asyncio.to_thread(admin, "backup", str(file))
            later = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
            assert "already" in await asyncio.to_thread(admin, "backup", str(file), code=1)
            assert "Stop it first" in await asyncio.to_thread(admin, "restore", str(file), code=1)
            assert server.stop() == 0
            assert file.stat().st_mode & 0o077 == 0
            before = set(tmp_path.glob("*.sqlite-2*"))
            await asyncio.to_thread(admin, "restore", str(file))
            (old,) = set(tmp_path.glob("*.sqlite-2*")) - before
            server.start()
            assert {each.table.id for each in await ana.my_tables()} == {table.id}
    assert sqlite3.connect(old).execute("SELECT count(*) FROM tables WHERE id = ?", (later.id,)).fetchone() == (1,)


def test_what_is_no_backup_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRANADA_DATABASE", address := sqlite_in(tmp_path))
    admin, other = runner(monkeypatch, capsys), tmp_path / "other"
    assert "no database" in admin("people", "find", code=1)
    assert not list(tmp_path.iterdir())
    sqlite3.connect(address.removeprefix("sqlite:///")).close()
    assert "older Granada" in admin("people", "find", code=1)
    admin("migrate", "--check", code=1)
    admin("migrate")
    assert "this version" in admin("migrate", "--check")
    other.write_text("not a database")
    for wrong in (other, tmp_path / "nowhere"):
        assert "is not a backup" in admin("restore", str(wrong), code=1)
    assert admin("people", "find") == ""
    monkeypatch.setenv("GRANADA_DATABASE", "postgresql://nobody@127.0.0.1/nothing")
    assert "pg_dump" in admin("backup", str(tmp_path / "b"), code=1)
