"""What is printed on components can be read, in words too, and is not sent twice."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.limits import HANG_S
from tests.server.process import ServerProcess

from granada.client import Client, NewTable, SeatRequest


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=HANG_S) as client:
        yield client


def test_the_content_has_effects_as_their_texts(http: httpx.Client) -> None:
    content = http.get("/api/games/sabika/content").json()
    assert content["minor_poems"][0]["blue"] == ["on(income,gain(dinar,2))", "on(become_start_player,pp(2))"]
    assert content["favour_track"][0]["bonus"] == "mix(2)"
    assert {tile["building"] for tile in http.get("/api/games/alhambra/content").json()["tiles"]} >= {"tower"}


def test_the_tests_of_the_web_application_have_the_content_that_the_server_sends(http: httpx.Client) -> None:
    """If this fails, put the answer of /api/games/sabika/content into that file."""
    known = Path(__file__).parents[2] / "web" / "tests" / "sabika" / "content.json"
    assert json.loads(known.read_text(encoding="utf-8")) == http.get("/api/games/sabika/content").json()


def test_words_are_in_the_language_that_is_asked_for(http: httpx.Client) -> None:
    assert http.get("/api/games/sabika/words/es").json()["things"]["brief"]["gain(dinar,2)"] == "2 dinares"
    assert http.get("/api/games/sabika/words/de").status_code == 400
    assert http.get("/api/games/sabika/words/en?players=5").status_code == 400
    assert http.get("/api/games/alhambra/words/en").status_code == 404
    assert http.get("/api/games/chess/content").json()["code"] == "no-such-game"


@pytest.mark.parametrize("path", ["content", "words/pl"])
def test_what_is_known_is_not_sent_again(http: httpx.Client, path: str) -> None:
    first = http.get(f"/api/games/sabika/{path}")
    assert first.headers["cache-control"] == "no-cache"
    again = http.get(f"/api/games/sabika/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.anyio
async def test_a_table_is_asked_for_its_own_edition_by_those_who_may_see_it(
    server: ServerProcess, http: httpx.Client
) -> None:
    async with Client(server.address) as ana:
        await ana.come("Ana")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me")], public=False))
    path = f"/api/games/sabika/content?table={table.id}"
    assert http.get(path).json()["code"] == "no-such-table"
    assert http.get(f"{path}&invitation={table.invitation}").json()["edition"] == table.edition
    assert http.get(f"/api/games/alhambra/content?table={table.id}&invitation={table.invitation}").status_code == 400
