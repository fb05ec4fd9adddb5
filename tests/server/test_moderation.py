"""What moderators do in the browser, and how people keep each other away."""

import asyncio
from collections.abc import Awaitable, Iterator

import pytest
from sqlalchemy import update
from tests.server.conftest import ORIGIN, Arrive, guest, opened
from tests.server.process import ServerProcess, sqlite_in
from tests.server.test_administration import Run, runner
from tests.server.test_people import PASSWORD, unique

from granada.answers.opening import Beginning, beginning_again
from granada.client import Client, NewTable, Refused, SeatRequest
from granada.protocol.tables import OVER, PLAYING, Joining, Rematch
from granada.server.mutes import mute
from granada.server.people import Host, Person
from granada.server.schema import tables
from granada.server.services import Services
from granada.server.stored import StoredTable, read_table
from granada.server.tables import join, rematch

pytestmark = pytest.mark.anyio

PEOPLE = [SeatRequest("me"), SeatRequest("open")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(sqlite_in(tmp_path_factory.mktemp("moderation")), "--bot-workers", "1", "--no-limits")
    yield running
    assert running.stop() == 0
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


@pytest.fixture
async def host_does(server: ServerProcess, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("GRANADA_DATABASE", server.arguments[1])
    admin = runner(monkeypatch, capsys)

    async def run(*words: str, code: int = 0) -> str:
        return await asyncio.to_thread(admin, *words, code=code)

    return run


@pytest.fixture
async def moderator(arrive: Arrive, host_does: Run) -> Client:
    client, name = await arrive("Mona"), unique("Mona")
    await client.register(name, PASSWORD)
    await host_does("people", "appoint", name)
    return client


async def refusal_of(asking: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.code


async def test_moderation_is_for_moderators(moderator: Client, arrive: Arrive, host_does: Run) -> None:
    ana, me = await arrive("Ana"), await moderator.me()
    assert me.moderator
    assert (await ana.http.get("/moderation/reports")).json()["code"] == "not-a-moderator"
    assert "guest" in await host_does("people", "appoint", (await ana.me()).id, code=1)
    assert (await host_does("people", "find", me.id)).endswith("moderator")
    await host_does("people", "dismiss", me.id)
    assert (await moderator.http.get("/moderation/log")).status_code == 403
    assert not (await moderator.me()).moderator


async def test_a_moderator_sees_reports_and_what_reported_people_have_said(moderator: Client, arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    (me, other) = (await ana.me()).id, (await ben.me()).id
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    await ben.join(table.id)
    async with ana.watch(table.id) as heard, ben.watch(table.id) as game:
        await game.say("bad words")
        await heard.until(lambda: len(heard.chat) == 1)
        assert (await moderator.http.get(f"/moderation/people/{other}")).json()["said"] == []
        await ana.report(other, "bad words")
        (report,) = (await moderator.http.get("/moderation/reports")).json()
        assert (report["person"], report["reporter"]["id"]) == ({"id": other, "name": "Ben"}, me)
        (said,) = (await moderator.http.get(f"/moderation/people/{other}")).json()["said"]
        assert (said["text"], said["table"]) == ("bad words", table.id)
        removing = f"/moderation/messages/{said['id']}"
        assert (await moderator.http.delete(removing)).status_code == 204
        await heard.until(lambda: [message.text for message in heard.chat] == [""])
        assert (await moderator.http.delete(removing)).json()["code"] == "no-such-message"
    done = f"/moderation/reports/{report['id']}/done"
    assert (await moderator.http.post(done)).status_code == 204
    assert (await moderator.http.post(done)).json()["code"] == "no-such-report"
    assert (await moderator.http.get("/moderation/reports")).json() == []
    log = (await moderator.http.get("/moderation/log")).json()
    assert [(each["kind"], each["detail"]) for each in log] == [("report", str(report["id"])), ("message", "bad words")]
    assert log[1]["person"]["name"] == "Ben"


async def test_a_silenced_person_neither_chats_nor_takes_another_name(
    moderator: Client, arrive: Arrive, host_does: Run
) -> None:
    ben, name = await arrive("Rude words"), (await moderator.me()).name
    other, fresh = (await ben.me()).id, unique("Ben")
    table = await ben.open(NewTable(game="alhambra", seats=PEOPLE))
    path = f"/moderation/people/{other}"
    assert (await moderator.http.patch(path, json={"name": fresh})).json()["name"] == fresh
    assert (await ben.table(table.id)).seats[0].name == fresh
    assert (await moderator.http.put(f"{path}/silenced")).status_code == 204
    assert (await host_does("people", "find", other)).endswith("silenced")
    async with ben.watch(table.id) as game:
        assert await refusal_of(game.say("hello")) == "silenced-everywhere"
        assert await refusal_of(ben.rename("Rude words")) == "silenced-everywhere"
        assert await refusal_of(ben.register(unique("Rude"), PASSWORD)) == "silenced-everywhere"
        assert (await moderator.http.delete(f"{path}/silenced")).status_code == 204
    async with ben.watch(table.id) as game:
        await game.say("hello")
    lines = [line.split("\t") for line in (await host_does("log")).splitlines() if other in line]
    assert [line[1] for line in lines] == ["rename", "silence", "let-speak"]
    assert {line[-1] for line in lines} == {(await moderator.me()).id}
    assert name in await host_does("people", "find", lines[0][-1])


async def test_a_blocked_person_is_neither_heard_nor_sits_down(arrive: Arrive) -> None:
    ana, ben = await arrive("Ana"), await arrive("Ben")
    other = (await ben.me()).id
    await ana.block(other)
    assert (await ana.me()).muted == (other,)
    assert await refusal_of(ana.block((await ana.me()).id)) == "no-such-person"
    table = await ana.open(NewTable(game="alhambra", seats=PEOPLE))
    assert await refusal_of(ben.join(table.id)) == "kept-out"
    await ana.unblock(other)
    assert (await ana.me()).muted == ()
    assert (await ben.join(table.id)).status == PLAYING


async def test_a_rematch_keeps_no_seat_for_people_who_are_apart(services: Services, ana: Person) -> None:
    ben = await guest(services, "Ben")
    played = await opened(services, ana, "me", "open")
    await join(services.database, played.id, ben, Joining())
    async with services.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == played.id).values(status=OVER))
        await mute(connection, ben.id, ana.id, blocked=True)

    async def begin(table: StoredTable) -> Beginning:
        return beginning_again(table)

    again = await rematch(services.database, played.id, Host(ana, ORIGIN), begin, Rematch())
    async with services.database.reading() as connection:
        assert [seat.reserved for seat in (await read_table(connection, again)).seats] == [None, None]
