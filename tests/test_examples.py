"""Every public name of the library has a docstring with an example, and the examples run, those of the client against a
real server."""

import ast
import doctest
import inspect
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from io import BytesIO
from itertools import pairwise
from typing import Any
from zipfile import ZipFile

import pytest

import granada
from granada import arena, bots, client
from granada.bots import RandomBot
from granada.client import Client, NewTable, SeatRequest
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
CONSTANTS = ("BOTS", "GAMES", "__version__")


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
def names(finished: str) -> dict[str, Any]:
    """What examples may use."""
    return {
        **PUBLIC,
        "granada": granada,
        "live": live,
        "match": MATCH,
        "finished": finished,
        "BytesIO": BytesIO,
        "ZipFile": ZipFile,
    }


@pytest.fixture
async def names_online(server: ServerProcess, names: dict[str, Any]) -> AsyncIterator[dict[str, Any]]:
    """What examples of the client may use: two people, their table, and what one of them sees of it."""
    async with AsyncExitStack() as stack:
        ana, ben = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
        await ana.come("Ana")
        await ben.come("Ben")
        table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")], hints=True))
        table = await ben.join(table.id)
        game = await stack.enter_async_context(ana.watch(table.id))
        yield {**names, "address": server.address, "ana": ana, "ben": ben, "table": table, "game": game}


PUBLIC = {
    name: getattr(package, name)
    for package in (granada, bots, arena, client)
    for name in package.__all__
    if name not in CONSTANTS
}


CLASSES = [thing for thing in PUBLIC.values() if inspect.isclass(thing)]


def documented() -> dict[str, str]:
    """The docstrings of all public names, and of all that can be done with them."""
    members = {
        f"{thing.__name__}.{name}": getattr(thing, name)
        for thing in CLASSES
        for name in dir(thing)
        if not name.startswith("_") and inspect.isfunction(inspect.unwrap(getattr(thing, name)))
    }
    return {name: inspect.getdoc(thing) or "" for name, thing in (PUBLIC | members).items()}


DOCUMENTED = documented()
EXAMPLES = {name: doctest.DocTestParser().get_examples(text) for name, text in DOCUMENTED.items() if ">>>" in text}
ONLINE = [name for name in EXAMPLES if name.partition(".")[0] in client.__all__]


def test_every_public_name_has_a_docstring_and_an_example() -> None:
    assert [name for name, text in DOCUMENTED.items() if not text] == []
    wanted = [name for name in DOCUMENTED if name in PUBLIC or name.startswith(("Client.", "Connection."))]
    assert [name for name in wanted if name not in EXAMPLES] == []


def test_every_public_property_has_a_docstring() -> None:
    properties = {
        f"{base.__name__}.{name}": member
        for thing in CLASSES
        for base in thing.__mro__
        if base.__module__.startswith("granada")
        for name, member in vars(base).items()
        if isinstance(member, property) and not name.startswith("_")
    }
    assert "Match.players" in properties
    assert [name for name, member in properties.items() if not member.__doc__] == []


def test_every_public_constant_has_a_docstring() -> None:
    described = {
        target.id
        for package in (granada, bots)
        for block in ast.walk(ast.parse(inspect.getsource(package)))
        if isinstance(block, ast.Module | ast.If)
        for before, after in pairwise(block.body)
        for target in [getattr(before, "target", None), *getattr(before, "targets", ())]
        if isinstance(target, ast.Name) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    }
    assert set(CONSTANTS) - described == set()


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name not in ONLINE])
async def test_the_example_runs(name: str, names: dict[str, Any]) -> None:
    await check_examples(name, names)


@pytest.mark.parametrize("name", ONLINE)
async def test_the_example_runs_with_a_server(name: str, names_online: dict[str, Any]) -> None:
    await check_examples(name, names_online)


async def check_examples(name: str, names: dict[str, Any]) -> None:
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
