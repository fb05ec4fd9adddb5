"""Forgotten passwords: a link sets a new one, once, and nobody else gets in by it."""

import asyncio
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from tests.server.test_people import PASSWORD

from granada.server.app import create_app
from granada.server.database import Database
from granada.server.housekeeping import tidy_up
from granada.server.people import person_called
from granada.server.resets import LASTS_BY_HAND, is_reset_awaited, new_reset
from granada.server.schema import resets
from granada.server.settings import Settings

FRESH = "tiles on the hill"


@pytest.fixture
def http(database: str) -> Iterator[TestClient]:  # type: ignore[type-arg]
    asyncio.run(upgrade(database))
    with TestClient(create_app(Settings(database=database, limits=False))) as client:
        client.headers["x-granada"] = "test"
        assert client.post("/api/people/register", json={"name": "Ana", "password": PASSWORD}).is_success
        yield client


async def upgrade(address: str) -> None:
    database = Database(address)
    await database.upgrade()
    await database.close()


async def new_link(address: str) -> str:
    """The secret of a link that the host makes for Ana."""
    database = Database(address)
    async with database.writing() as connection:
        person = await person_called(connection, "ana")
        assert person is not None
        secret = await new_reset(connection, person, LASTS_BY_HAND)
    await database.close()
    return secret


async def let_it_grow_old(address: str) -> None:
    database = Database(address)
    async with database.writing() as connection:
        await connection.execute(update(resets).values(until=1))
    await database.close()


async def is_kept(address: str, secret: str) -> bool:
    database = Database(address)
    await tidy_up(database)
    async with database.reading() as connection:
        kept = await is_reset_awaited(connection, secret)
    await database.close()
    return kept


def reset(http: TestClient, secret: str, password: str = FRESH) -> str:  # type: ignore[type-arg]
    answer = http.post("/api/people/reset", json={"secret": secret, "password": password})
    return "" if answer.is_success else str(answer.json()["code"])


def sign_in(http: TestClient, password: str) -> bool:  # type: ignore[type-arg]
    return http.post("/api/people/sign-in", json={"name": "Ana", "password": password}).is_success


def test_a_link_sets_a_new_password_once_and_ends_all_sessions(http: TestClient, database: str) -> None:  # type: ignore[type-arg]
    token = http.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
    secret = asyncio.run(new_link(database))
    elsewhere = http.cookies["granada"]
    http.cookies.clear()
    assert reset(http, secret) == ""
    assert http.get("/api/me").json()["name"] == "Ana"
    http.cookies.clear()
    assert http.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert http.get("/api/me", headers={"cookie": f"granada={elsewhere}"}).json() is None
    assert reset(http, secret, "another password") == "wrong-link"
    assert not sign_in(http, PASSWORD)
    assert sign_in(http, FRESH)


def test_a_link_stays_good_after_a_password_that_is_refused(http: TestClient, database: str) -> None:  # type: ignore[type-arg]
    secret = asyncio.run(new_link(database))
    assert reset(http, secret, "Ana-123456") == "easy-password"
    assert reset(http, secret, "short") == "too-short"
    assert reset(http, secret) == ""


def test_only_the_last_link_works_and_not_for_ever(http: TestClient, database: str) -> None:  # type: ignore[type-arg]
    first, second = asyncio.run(new_link(database)), asyncio.run(new_link(database))
    assert reset(http, first) == "wrong-link"
    assert asyncio.run(is_kept(database, second))
    asyncio.run(let_it_grow_old(database))
    assert reset(http, second) == "wrong-link"
    assert sign_in(http, PASSWORD)


def test_a_new_password_makes_links_useless(http: TestClient, database: str) -> None:  # type: ignore[type-arg]
    secret = asyncio.run(new_link(database))
    assert http.put("/api/me/password", json={"old": PASSWORD, "new": FRESH}).is_success
    assert reset(http, secret, "another password") == "wrong-link"


def test_without_mail_a_person_is_told_so(http: TestClient) -> None:  # type: ignore[type-arg]
    assert http.post("/api/people/forgotten", json={"name": "Ana"}).json()["code"] == "no-mail-here"
