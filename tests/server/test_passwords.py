"""Passwords that everybody would try first are refused, and a person who guesses locks out nobody else."""

import asyncio
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from sqlalchemy import select
from tests.server.test_people import PASSWORD

from granada.kernel.errors import GranadaError
from granada.server.app import create_app
from granada.server.clock import now
from granada.server.housekeeping import tidy_up
from granada.server.known_places import MOST, Place, known_at, remember
from granada.server.passwords import check_not_easy
from granada.server.people import Person, register
from granada.server.schema import familiar
from granada.server.serve import _upgrade
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.shared_limits import Limit

ANA = {"name": "Ana", "password": PASSWORD}


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "P@ssw0rd",
        "Dragon-2024",
        "iloveyou!",
        "contrase\u00f1a",
        "\u043f\u0430\u0440\u043e\u043b\u044c123",
        "has\u0142o12345",
        "12345678",
        "87654321",
        "abcdefgh",
        "qwertyuiop",
        "aaaaaaaa",
        "abcabcab",
        "ana maria",
        "AnaMar\u00eda1985!",
    ],
)
def test_what_is_tried_first_is_no_password(password: str) -> None:
    with pytest.raises(GranadaError, match="easy to guess"):
        check_not_easy(password, "Ana Mar\u00eda")


@pytest.mark.parametrize("password", [PASSWORD, "Ana and the dragon", "83920174", "x7#mQ2!pLw", "tile on the hill"])
def test_what_nobody_tries_first_is_one(password: str) -> None:
    check_not_easy(password, "Ana")
    check_not_easy(password, "1234")


@pytest.fixture
def settings(database: str) -> Settings:
    settings = Settings(database=database)
    asyncio.run(_upgrade(settings))
    return settings


@pytest.fixture
def http(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:  # type: ignore[type-arg]
    # The peer of a test has no address.
    monkeypatch.setattr("granada.server.visitors.client_address", lambda _peer, forwarded, _proxies: forwarded[0])
    monkeypatch.setattr("granada.server.routes.people.WRONG_PASSWORDS_FOR_NAME", Limit(3, 1e9))
    monkeypatch.setattr("granada.server.routes.people.WRONG_PASSWORDS", Limit(2, 1e9))
    with TestClient(create_app(settings)) as client:
        client.headers["x-granada"] = "test"
        client.headers["x-forwarded-for"] = "1.1.1.1"
        assert client.post("/api/people/register", json=ANA).is_success
        yield client


def sign_in(http: TestClient, password: str, address: str, device: str = "") -> str:  # type: ignore[type-arg]
    http.cookies.clear()
    if device:
        http.cookies.set("granada-device", device)
    answer = http.post("/api/people/sign-in", json={**ANA, "password": password}, headers={"x-forwarded-for": address})
    return "" if answer.is_success else str(answer.json()["code"])


def test_easy_passwords_are_refused_when_one_registers_and_when_one_changes_them(http: TestClient) -> None:  # type: ignore[type-arg]
    change = http.put("/api/me/password", json={"old": PASSWORD, "new": "Ana-123456"})
    assert (change.status_code, change.json()["code"]) == (400, "easy-password")
    assert http.put("/api/me/password", json={"old": PASSWORD, "new": "another one"}).is_success
    http.cookies.clear()
    answer = http.post("/api/people/register", json={"name": "Ben", "password": "password1"})
    assert (answer.status_code, answer.json()["code"]) == (400, "easy-password")
    assert http.post("/api/people/guest", json={"name": "Ben"}).is_success


def test_who_guesses_locks_nobody_out_who_has_signed_in_from_there_before(
    http: TestClient,  # type: ignore[type-arg]
    caplog: pytest.LogCaptureFixture,
) -> None:
    device = http.cookies["granada-device"]
    guesses = [sign_in(http, f"guess {number}", f"6.6.6.{number}") for number in range(5)]
    assert guesses == ["wrong-password"] * 3 + ["too-often"] * 2
    assert sign_in(http, PASSWORD, "7.7.7.7") == "too-often"
    assert sign_in(http, PASSWORD, "1.1.1.1") == ""
    assert sign_in(http, PASSWORD, "8.8.8.8", device) == ""
    # Where Ana has signed in from is familiar from now on.
    assert sign_in(http, PASSWORD, "8.8.8.8") == ""
    # Nobody else at her address can lock her out of her own device.
    assert [sign_in(http, "guess", "1.1.1.1") for _ in range(3)] == ["wrong-password"] * 2 + ["too-often"]
    assert sign_in(http, PASSWORD, "1.1.1.1") == "too-often"
    assert sign_in(http, PASSWORD, "1.1.1.1", device) == ""
    failed = [record.getMessage() for record in caplog.records if "sign-in has failed" in record.getMessage()]
    assert failed[0] == "a sign-in has failed: 'ana', from 6.6.6.0"
    assert len(failed) == 5
    assert "guess" not in caplog.text


def test_the_log_does_not_tell_what_was_typed_for_a_name_that_nobody_has(
    http: TestClient,  # type: ignore[type-arg]
    caplog: pytest.LogCaptureFixture,
) -> None:
    http.post("/api/people/sign-in", json={"name": "my secret words", "password": "Ana"})
    assert "a sign-in has failed: no such name, from 1.1.1.1" in caplog.text
    assert "my secret words" not in caplog.text


def test_a_new_password_makes_all_other_places_strange(http: TestClient) -> None:  # type: ignore[type-arg]
    device = http.cookies["granada-device"]
    assert sign_in(http, PASSWORD, "8.8.8.8") == ""
    thief = http.cookies["granada-device"]
    assert sign_in(http, PASSWORD, "1.1.1.1", device) == ""
    assert http.put("/api/me/password", json={"old": PASSWORD, "new": "another one"}).is_success
    assert [sign_in(http, "guess", f"6.6.6.{number}") for number in range(3)] == ["wrong-password"] * 3
    assert sign_in(http, "another one", "8.8.8.8", thief) == "too-often"
    assert sign_in(http, "another one", "9.9.9.9", device) == ""


@pytest.mark.anyio
async def test_only_the_latest_places_are_remembered_and_not_for_ever(
    services: Services, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await register(services.database, ana.id, "Ana", PASSWORD)
    moment = now()
    for number in range(MOST):
        monkeypatch.setattr("granada.server.known_places.now", lambda number=number: moment + number)
        async with services.database.writing() as connection:
            await remember(connection, ana.id, Place(f"device {number}", f"1.1.1.{number}"))
    async with services.database.reading() as connection:
        assert len((await connection.execute(select(familiar))).all()) == MOST
        first, last = [await known_at(connection, "ana", Place("", f"1.1.1.{number}")) for number in (0, MOST - 1)]
    assert (first.address, last.address) == (False, True)
    monkeypatch.setattr("granada.server.housekeeping.PLACES_LAST", -1_000_000)
    await tidy_up(services.database)
    async with services.database.reading() as connection:
        assert (await connection.execute(select(familiar))).all() == []
