"""Everything is told once, and again only if it could not be: whatever happens to servers meanwhile."""

from pathlib import Path

import pytest
from tests.server.conftest import next_move
from tests.server.notices.conftest import all_told, subscribed_at_table, until
from tests.server.process import sqlite_in

from granada.server.routes.live import LiveConnection
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.webpush import PushSender, Signer, Subscription

pytestmark = pytest.mark.anyio


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of which somebody was told by push."""
    sent: list[str] = []

    async def send(_sender: PushSender, _signer: Signer, _to: Subscription, _message: bytes, topic: str) -> int:
        sent.append(topic)
        return 201

    monkeypatch.setattr(PushSender, "send", send)
    return sent


async def everything_missed_is_told(*those: Services) -> None:
    for services in those:
        await services.notices.expect_missed()
    await all_told(*those)


async def test_nobody_is_told_again_before_they_have_moved(database: str, sent: list[str]) -> None:
    async with Services.open(Settings(database=database, notice_delay=0)) as services:
        ana, table_id = await subscribed_at_table(services)
        table = await services.registry.table(table_id)
        services.notices.expect(table, [0])
        await until(lambda: sent == [table_id])
        services.notices.expect(table, [0])
        await all_told(services)
        assert sent == [table_id]
        await table.act(ana.id, next_move(table))
        services.notices.expect(table, [0])
        await until(lambda: len(sent) == 2)


async def test_what_was_due_when_the_server_ended_is_told_once_by_those_that_come_after_it(
    database: str, sent: list[str]
) -> None:
    later, now = Settings(database=database, notice_delay=1000), Settings(database=database, notice_delay=0)
    async with Services.open(later) as services:
        ana, table_id = await subscribed_at_table(services)
        services.notices.expect(await services.registry.table(table_id), [0])
    async with Services.open(now) as services, Services.open(now) as others:
        await until(lambda: sent != [])
        await everything_missed_is_told(services, others)
    async with Services.open(now) as services:
        await everything_missed_is_told(services)
        assert sent == [table_id]
        table = await services.registry.table(table_id)
        await table.act(ana.id, next_move(table))
    async with Services.open(now):
        await until(lambda: sent == [table_id, table_id])


@pytest.mark.slow
async def test_who_is_connected_to_another_process_is_not_told_by_one_that_has_just_begun(
    tmp_path: Path, redis: str, sent: list[str]
) -> None:
    settings = Settings(database=sqlite_in(tmp_path), bus=redis, notice_delay=0)
    async with Services.open(settings) as other:
        ana, table_id = await subscribed_at_table(other)
        (await other.registry.table(table_id)).enter(LiveConnection(ana, 0, frozenset()))
        async with Services.open(settings) as services:
            await until(
                lambda: (table := services.registry.known(table_id)) is not None and table.presence.is_here([0])
            )
            await all_told(services)
    assert sent == []


async def test_a_push_service_that_fails_is_asked_again(with_mail: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, given = [503, 429, 201, 201], list[int]()

    async def send(*_: object) -> int:
        given.append(answers[len(given)])
        return given[-1]

    monkeypatch.setattr(PushSender, "send", send)
    _, table_id = await subscribed_at_table(with_mail)
    with_mail.notices.expect(await with_mail.registry.table(table_id), [0])
    await all_told(with_mail)
    assert given == [503, 429, 201]
