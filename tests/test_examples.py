"""Every public name of the library has a docstring with an example, and the examples run, those of the client against a
real server."""

import ast
import doctest
import inspect
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

import granada
from granada import arena, bots, client
from granada.bots import RandomBot
from granada.client import Client, Connection, NewTable, SeatRequest
from granada.protocol import live
from tests.server.process import ServerProcess, sqlite_in

pytestmark = pytest.mark.anyio

MATCH = arena.Match(
    game="alhambra",
    edition="",
    rules=1,
    kinds=("random", "buyer"),
    options={},
    seed=1,
    simulations=None,
    seconds=None,
)
CONSTANTS = ("BOTS", "GAMES")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(sqlite_in(tmp_path_factory.mktemp("examples")), "--bot-workers", "1", "--no-limits")
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game."""
    state = granada.load("alhambra").new(players=2, seed=1)
    bot = RandomBot(1)
    while not state.over:
        seat = state.deciders[0]
        state.play(bot.choose(state, seat), seat)
    return state.record().to_text()


@pytest.fixture
async def names(server: ServerProcess, finished: str) -> AsyncIterator[dict[str, Any]]:
    """What examples may use: two people, their table, and what one of them sees of it."""
    async with AsyncExitStack() as stack:
        ana, ben = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
        await ana.come("Ana")
        await ben.come("Ben")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")], hints=True))
        table = await ben.join(table.id)
        game = await stack.enter_async_context(ana.watch(table.id))
        yield {
            **PUBLIC,
            "granada": granada,
            "live": live,
            "address": server.address,
            "ana": ana,
            "ben": ben,
            "table": table,
            "game": game,
            "finished": finished,
            "match": MATCH,
        }


PUBLIC = {
    name: getattr(package, name)
    for package in (granada, bots, arena, client)
    for name in package.__all__
    if name not in CONSTANTS
}


def documented() -> dict[str, str]:
    """The docstrings of all public names, and of all that a client can do."""
    members = {
        f"{thing.__name__}.{name}": member
        for thing in (Client, Connection)
        for name, member in vars(thing).items()
        if not name.startswith("_")
    }
    return {name: inspect.getdoc(thing) or "" for name, thing in (PUBLIC | members).items()}


DOCUMENTED = documented()
EXAMPLES = {name: doctest.DocTestParser().get_examples(text) for name, text in DOCUMENTED.items() if ">>>" in text}


def test_every_public_name_has_a_docstring_and_an_example() -> None:
    assert [name for name, text in DOCUMENTED.items() if not text] == []
    assert [name for name in PUBLIC if name not in EXAMPLES] == []


@pytest.mark.parametrize("name", EXAMPLES)
async def test_the_example_runs(name: str, names: dict[str, Any]) -> None:
    for example in EXAMPLES[name]:
        shown = await result_of(example.source, names)
        assert shown == example.want.strip(), example.source


async def result_of(source: str, names: dict[str, Any]) -> str:
    """What Python's prompt would show; unlike that of doctest it can await."""
    parsed = ast.parse(source)
    is_expression = isinstance(parsed.body[0], ast.Expr)
    mode = "eval" if is_expression else "exec"
    code = compile(source.strip(), "example", mode, flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    result = eval(code, names)
    if inspect.isawaitable(result):
        result = await result
    return "" if result is None else repr(result)
