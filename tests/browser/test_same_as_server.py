"""The same requests to a server and to a host in the browser get the same answers."""

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.browser.pages import Page
from tests.limits import HANG_S
from tests.server.process import ServerProcess, sqlite_in
from websockets.sync.client import connect

from granada.browser import routes
from granada.kernel.record import Record

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"
OWN = ("id", "host", "person", "public", "invitation", "opened", "started", "ended", "commitment", "since", "at")
"""What differs between two tables that were opened alike, and between tables of a server and of one person."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server where Ana has come."""
    with ServerProcess(sqlite_in(tmp_path_factory.mktemp("server")), "--no-limits", "--bot-workers", "1") as running:
        address, headers = f"{running.address}/api", {"x-granada": "1"}
        with httpx.Client(base_url=address, timeout=HANG_S, headers=headers) as client:
            assert client.post("/people/guest", json={"name": "Ana"}).status_code == 201
            yield client


class Both:
    """A server and a host in the browser, which are asked the same."""

    def __init__(self, server: httpx.Client, page: Page) -> None:
        self.server = server
        self.page = page

    async def ask(self, method: str, path: str, body: str | None = None, *, as_it_is: bool = True) -> Any:
        """The answer of both, which must be the same; or else but for what differs between two tables."""
        assert self.page.host is not None
        there_table, here_table = self.tables if "TABLE" in path else ("", "")
        content = None if body is None else body.encode()
        headers = {"content-type": "application/json"} if body is not None else {}
        there = self.server.request(method, path.replace("TABLE", there_table), content=content, headers=headers)
        status, text = await self.page.host.request(method, path.replace("TABLE", here_table), body or "")
        assert (status, _read(text, as_it_is)) == (there.status_code, _read(there.text, as_it_is)), path
        return _read(text, as_it_is)

    async def open(self, **request: Any) -> None:
        """A table in each place, of which requests speak by the name TABLE."""
        answer = self.server.post("/tables", json=request)
        status, text = await self.page.host.request("POST", "/tables", json.dumps(request))  # type: ignore[union-attr]
        assert (status, _read(text, False)) == (answer.status_code, _read(answer.text, False))
        self.tables = answer.json()["id"], json.loads(text)["id"]

    async def bring_in(self, record: str) -> None:
        """The same with the game of a record."""
        request = {"record": record}
        answer = self.server.post("/records", json=request)
        status, text = await self.page.host.request("POST", "/records", json.dumps(request))  # type: ignore[union-attr]
        assert (status, _read(text, False)) == (answer.status_code, _read(answer.text, False))
        self.tables = answer.json()["id"], json.loads(text)["id"]


def _read(text: str, as_it_is: bool) -> Any:
    try:
        answer = json.loads(text)
    except ValueError:
        return text
    return answer if as_it_is else _without_own(answer)


def _without_own(answer: Any) -> Any:
    if isinstance(answer, list):
        return [_without_own(each) for each in answer]
    if isinstance(answer, dict):
        return {name: _without_own(value) for name, value in answer.items() if name not in OWN}
    return answer


@pytest.fixture
async def both(server: httpx.Client, page: Page) -> Both:
    return Both(server, page)


@pytest.mark.parametrize(
    "path",
    [
        "/games",
        "/games/alhambra/content",
        "/games/sabika/content",
        "/games/chess/content",
        "/games/sabika/words/es?players=3",
        "/games/sabika/words/de",
        "/games/sabika/words/en?players=5",
        "/games/sabika/words/en?players=9",
        "/games/sabika/words/en?players=many",
        "/games/alhambra/words/en",
        "/games/alhambra/catalogue/pl",
        "/games/sabika/edition",
        "/games/alhambra/edition",
        "/games/sabika/content?table=a%20b",
        "/games/sabika/content?table=nothing",
        "/tables/nothing",
        "/tables/nothing/view",
        "/tables/nothing/record",
        "/tables/nothing/positions/x",
        "/nothing",
    ],
)
async def test_what_is_read(both: Both, path: str) -> None:
    await both.ask("GET", path)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tables", "{"),
        ("/tables", "[]"),
        ("/tables", "{}"),
        ("/tables", '{"game": "chess", "seats": [{"kind": "me"}]}'),
        ("/tables", '{"game": "sabika", "seats": []}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "random"}]}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "robot"}]}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "me"}], "colour": "red"}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "me", "colour": "red"}, {"kind": "me", "colour": "red"}]}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "me"}], "options": {"yusuf": "soft"}}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "me"}], "options": {"seed": "1"}}'),
        ("/tables", '{"game": "sabika", "seats": [{"kind": "me"}], "edition": "edition = 3"}'),
        ("/tables", '{"game": "alhambra", "seats": [{"kind": "me"}]}'),
        ("/tables/nothing/hint", '{"seat": 0, "n": 0}'),
        ("/tables/nothing/hint", '{"seat": "first", "n": 0}'),
        ("/tables/nothing/rematch", None),
        ("/tables/nothing/leave", None),
        ("/me/tables/clear", '{"tables": []}'),
        ("/me/tables/clear", '{"tables": ["nothing"]}'),
        ("/records", '{"record": ""}'),
        ("/records", '{"record": "{}"}'),
        ("/records", '{"record": "granada 1\\ngame alhambra"}'),
        ("/records", "{}"),
        ("/games/sabika/edition/es", '{"text": "edition = 3"}'),
        ("/games/sabika/edition/de", '{"text": ""}'),
        ("/games/sabika/edition/en", '{"tree": ' + '{"a":' * 5000 + "1" + "}" * 5001),
        ("/people/guest", '{"name": ""}'),
        ("/people/guest", '{"name": "' + 31 * "a" + '"}'),
    ],
)
async def test_what_is_refused(both: Both, path: str, body: str | None) -> None:
    assert "code" in await both.ask("POST", path, body) or path.endswith("/es")


async def test_a_table_that_has_just_begun(both: Both) -> None:
    await both.open(game="sabika", seats=[{"kind": "me"}, {"kind": "me", "name": "Ben", "colour": "grey"}])
    await both.ask("GET", "/tables/TABLE", as_it_is=False)
    for path in ("log", "log?seat=0", "log?seat=2", "view?seat=5", "view?seat=8", "view?seat=x"):
        await both.ask("GET", f"/tables/TABLE/{path}")
    for path in ("proof", "statistics", "positions/1", "positions/-1", "positions/9999999999", "replay?after=1"):
        await both.ask("GET", f"/tables/TABLE/{path}")
    await both.ask("GET", "/tables/TABLE/edition")
    await both.ask("GET", "/tables/TABLE/record?form=xml")
    await both.ask("GET", "/games/alhambra/content?table=TABLE")
    await both.ask("DELETE", "/tables/TABLE")
    await both.ask("POST", "/tables/TABLE/rematch")
    for action in (
        '{"type": "move", "seat": 0, "n": 0, "key": "a", "move": "fly"}',
        '{"type": "move", "seat": 0, "n": 7, "key": "a", "move": "fly"}',
        '{"type": "move", "seat": 4, "n": 0, "key": "a", "move": "fly"}',
        '{"type": "moves", "seat": 0, "n": 0, "key": "a", "moves": []}',
        '{"type": "undo", "seat": 0, "n": 0, "key": "a"}',
        '{"type": "propose", "seat": 0, "n": 0, "key": "a", "moves": 3}',
        '{"type": "agree", "seat": 0, "n": 0, "key": "a"}',
        '{"type": "return", "seat": 0, "n": 0, "key": "a"}',
        '{"type": "takeover", "seat": 0, "n": 0, "key": "a"}',
        '{"type": "fly", "seat": 0, "n": 0, "key": "a"}',
        '{"type": "undo", "n": 0, "key": "a"}',
    ):
        assert "code" in await both.ask("POST", "/tables/TABLE/actions", action)


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
async def test_a_game_that_was_brought_in_and_goes_on(both: Both, game: str) -> None:
    """The same game in both places, with everything hidden."""
    record = Record.read(next(RECORDS.glob(f"{game}*.txt")).read_text(encoding="utf-8"))
    for text in (record.until(len(record.moves) // 2).to_json(), record.to_json()):
        await both.bring_in(text)
        await both.ask("GET", "/tables/TABLE", as_it_is=False)
        for path in ("view", "view?seat=1", "log", "log?seat=0", "sheet", "positions/9?seat=1", "record", "proof"):
            await both.ask("GET", f"/tables/TABLE/{path}")
        await both.ask("GET", "/tables/TABLE/record?form=text")
        await both.ask("GET", "/tables/TABLE/statistics")
        await both.ask("GET", "/tables/TABLE/replay?seat=0&after=5", as_it_is=False)
    mine = await both.ask("POST", "/tables/TABLE/hint", '{"seat": 0, "n": 0}')
    assert "code" in mine


async def test_a_hint_is_the_same(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hangs on the position alone, if there is time enough."""
    monkeypatch.setattr(routes, "LONGEST_HINT", inf)
    record = Record.read(next(RECORDS.glob("alhambra*.txt")).read_text(encoding="utf-8"))
    await both.bring_in(record.until(20).to_json())
    seat = (await both.ask("GET", "/tables/TABLE/view"))["view"]["to_move"]
    hint = await both.ask("POST", "/tables/TABLE/hint", json.dumps({"seat": seat, "n": 20}))
    assert hint["steps"]


async def test_a_live_table_tells_the_same(both: Both) -> None:
    """Presence is left out: the server tells it a little later."""
    record = Record.read(next(RECORDS.glob("sabika-2*.txt")).read_text(encoding="utf-8"))
    await both.bring_in(record.until(40).to_json())
    view = await both.ask("GET", "/tables/TABLE/view?seat=0")
    seat = view["view"]["deciders"][0]
    question = (await both.ask("GET", f"/tables/TABLE/view?seat={seat}"))["question"]
    move, last = question["groups"][0]["choices"][0]["moves"], {"type": "ping"}
    there, here = both.tables
    address = f"{both.server.base_url}tables/{there}/live?seat={seat}".replace("http", "ws", 1)
    cookie = "; ".join(f"{name}={value}" for name, value in both.server.cookies.items())
    said = [
        {"type": "look", "seat": None, "key": "a"},
        {"type": "look", "seat": 7, "key": "b"},
        {"type": "look", "seat": seat, "key": "c"},
        {"type": "preview", "seat": seat, "n": 40, "key": "d", "moves": move},
        {"type": "preview", "seat": seat, "n": 40, "key": "e", "moves": ["fly"]},
        {"type": "further", "seat": seat, "n": 40, "key": "k", "moves": [move[0]]},
        {"type": "further", "seat": seat, "n": 40, "key": "l", "moves": ["fly"]},
        {"type": "coach", "seat": seat, "n": 40, "key": "f"},
        {"type": "coach", "seat": seat, "n": 39, "key": "g"},
        {"type": "moves", "seat": seat, "n": 40, "key": "h", "moves": move},
        {"type": "moves", "seat": seat, "n": 40, "key": "h", "moves": move},
        {"type": "moves", "seat": seat, "n": 3, "key": "i", "moves": move},
        {"type": "undo", "seat": seat, "n": 40 + len(move), "key": "j", "moves": 1},
        {"type": "fly"},
        {"key": 5},
        last,
    ]
    told: list[dict[str, Any]] = []
    with connect(address, additional_headers={"cookie": cookie}, open_timeout=HANG_S) as socket:
        for each in said:
            socket.send(json.dumps(each))
        socket.send("{")
        socket.send(json.dumps(last))
        while [message["type"] for message in told].count("pong") < 2:
            told.append(json.loads(socket.recv(HANG_S)))
    page = both.page
    assert await page.watch(here, f"?seat={seat}")
    assert page.host is not None
    for each in said:
        await page.host.hear("socket", json.dumps(each))
    await page.host.hear("socket", "{")
    await page.host.hear("socket", json.dumps(last))

    def compared(messages: list[dict[str, Any]]) -> list[Any]:
        return [_without_own(message) for message in messages if message["type"] != "present"]

    assert compared(page.told) == compared(told)
    assert {message["type"] for message in told} >= {
        "table",
        "view",
        "entry",
        "done",
        "refused",
        "changes",
        "advice",
        "pong",
    }
