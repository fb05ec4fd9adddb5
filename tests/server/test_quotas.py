"""How much of the server anybody may have, as a person and from an address."""

import asyncio
import gc
import logging
import tracemalloc

import pytest
from litestar.testing import TestClient
from tests.server.conftest import guest, opened
from tests.server.test_editions import MINE
from tests.server.test_records import half_a_game

import granada
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.server.app import create_app
from granada.server.limited_log import LimitedLog
from granada.server.live_table import LiveTable
from granada.server.people import Host, Person
from granada.server.quotas import check_may_open
from granada.server.serve import _upgrade
from granada.server.services import Services
from granada.server.settings import Settings

pytestmark = pytest.mark.anyio


async def refusal(services: Services, host: Host, brought: int = 0) -> str:
    async with services.database.reading() as connection:
        try:
            await check_may_open(connection, host, brought)
        except GranadaError as error:
            return error.code
    return ""


async def test_new_names_from_the_same_address_do_not_get_more_tables(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("granada.server.quotas.MOST_TABLES_OF_GUEST", 2)
    monkeypatch.setattr("granada.server.quotas.MOST_TABLES_FROM_ADDRESS", 3)
    ben = await guest(services, "Ben")
    for host in (ana, ana, ben):
        assert await refusal(services, Host(host, "one")) == ""
        await opened(services, host, "me", "open", origin="one")
    assert await refusal(services, Host(ana, "elsewhere")) == "too-many-tables"
    assert await refusal(services, Host(ben, "elsewhere")) == ""
    assert await refusal(services, Host(ben, "one")) == "too-many-tables-here"
    assert "ben" not in caplog.text.lower()
    assert f"{ben.id}, from one, has too many unfinished tables" in caplog.text


async def test_new_names_from_the_same_address_do_not_bring_in_more(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("granada.server.quotas.MOST_BROUGHT", 2 * len(MINE))
    ben = await guest(services, "Ben")
    await opened(services, ana, "me", origin="one", edition=MINE)
    assert await refusal(services, Host(ben, "one"), len(MINE)) == ""
    await opened(services, ben, "me", origin="one", edition=MINE)
    for host in (Host(ben, "one"), Host(await guest(services, "Cleo"), "one")):
        assert await refusal(services, host, 1) == "too-much-brought"
        assert await refusal(services, host) == ""
    assert await refusal(services, Host(ben, "elsewhere"), len(MINE)) == ""
    assert await refusal(services, Host(ben, "elsewhere"), len(MINE) + 1) == "too-much-brought"
    assert "has brought in too much today" in caplog.text


def test_who_brings_in_too_much_is_refused_before_anything_is_checked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = half_a_game().to_text()
    monkeypatch.setattr("granada.server.quotas.MOST_BROUGHT", 2 * len(record))
    settings = Settings(database=database)
    asyncio.run(_upgrade(settings))
    with TestClient(create_app(settings)) as http:
        http.headers["x-granada"] = "test"
        for name in ("Ana", "Ben"):
            http.post("/api/people/guest", json={"name": name})
            assert http.post("/api/records", json={"record": record}).status_code == 201
        http.post("/api/people/guest", json={"name": "Cleo"})
        refused = http.post("/api/records", json={"record": "x"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-much-brought")
        edition = http.post("/api/tables", json={"game": "sabika", "seats": [{"kind": "me"}], "edition": MINE})
        assert (edition.status_code, edition.json()["code"]) == (429, "too-much-brought")
        assert http.post("/api/tables", json={"game": "sabika", "seats": [{"kind": "me"}]}).status_code == 201


def test_a_record_that_is_brought_in_does_not_stay_in_memory(database: str) -> None:
    settings = Settings(database=database)
    asyncio.run(_upgrade(settings))
    app = create_app(settings)
    with TestClient(app) as http:
        http.headers["x-granada"] = "test"
        http.post("/api/people/guest", json={"name": "Ana"})
        table = http.post("/api/records", json={"record": half_a_game().to_text()}).json()["id"]
        for path in ("", "/log", "/replay", "/positions/3", "/edition"):
            assert http.get(f"/api/tables/{table}{path}").status_code == 200
        assert app.state.services.registry.known(table) is None
        assert http.get(f"/api/tables/{table}/view").status_code == 200
        assert app.state.services.registry.known(table) is not None


async def until_forgotten(services: Services, *tables: LiveTable) -> None:
    while any(services.registry.known(table.id) for table in tables):
        await asyncio.sleep(0.01)


async def test_finished_tables_that_nobody_watches_leave_memory(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("granada.server.registry.UNUSED_FORGOTTEN_AFTER", -1)
    playing, open_one = await opened(services, ana, "me"), await opened(services, ana, "me", "open")
    finished = await opened(services, ana, "me")
    finished.stored.status = "over"
    await until_forgotten(services, finished)
    assert services.registry.known(playing.id) is playing
    assert services.registry.known(open_one.id) is open_one


async def test_tables_opened_from_one_address_do_not_fill_the_memory(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # The tests before may have written the same line.
    monkeypatch.setattr("granada.server.registry.limited_log", LimitedLog(logging.getLogger("granada")))
    first = await opened(services, ana, "me", "open", origin="one")
    monkeypatch.setattr("granada.server.registry.MOST_BYTES_OF_ORIGIN", first.bytes)
    second = await opened(services, ana, "me", "open", origin="one")
    with pytest.raises(GranadaError) as refused:
        await opened(services, ana, "me", "open", origin="one")
    assert refused.value.code == "crowded"
    assert "tables opened from one fill the memory" in caplog.text
    await opened(services, ana, "me", "open", origin="other")
    # Where all of memory is full, those that nobody looks at make room.
    monkeypatch.setattr("granada.server.registry.MOST_BYTES", 1)
    monkeypatch.setattr("granada.server.registry.FORGOTTEN_AFTER", -1)
    await opened(services, ana, "me", "open", origin="one")
    assert [services.registry.known(table.id) for table in (first, second)] == [None, None]


@pytest.mark.parametrize("edition", [None, MINE])
async def test_how_much_memory_a_table_takes_is_known_more_or_less(
    services: Services, ana: Person, edition: str | None
) -> None:
    granada.games.sabika.edition.cache_clear()
    table_id = (await opened(services, ana, "me", "me", edition=edition)).id
    table = await services.registry.table(table_id)
    for number in range(100):
        seat = table.started_game().state.deciders[0]
        move = str(table.started_game().state.legal_moves(seat)[0])
        await table.act(ana.id, live.Move(seat=seat, n=table.number, key=str(number), move=move))
    del services.registry._tables[table_id], table
    granada.games.sabika.edition.cache_clear()
    gc.collect()
    tracemalloc.start()
    try:
        table = await services.registry.table(table_id)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / 3 < table.bytes < taken * 3
