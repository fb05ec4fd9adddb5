"""Links: TCP addresses that lead to a server, over a network that may fail."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from enum import Enum
from random import Random
from typing import Self

Target = str | tuple[str, int]
"""The path of a Unix socket, or an address."""
CHUNK = 1 << 16


class Direction(Enum):
    THERE = "there"
    BACK = "back"


BOTH = frozenset(Direction)


class Link:
    """Leads to the first of its targets, in random order, that takes the connection."""

    def __init__(self, targets: Callable[[], Sequence[Target]], chance: Random) -> None:
        self.port = 0
        self._targets = targets
        self._chance = chance
        self._is_cut = False
        self._delay = 0.0
        self._open = {direction: asyncio.Event() for direction in Direction}
        self._joined: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        for opened in self._open.values():
            opened.set()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await _end(self._tasks)

    def break_all(self) -> None:
        """The connections there are; new ones are possible."""
        for writer in self._joined:
            writer.transport.abort()

    @asynccontextmanager
    async def cut(self) -> AsyncIterator[None]:
        """Nobody gets through, and everybody is told so."""
        self._is_cut = True
        self.break_all()
        yield
        self._is_cut = False

    @asynccontextmanager
    async def slow(self, delay: float) -> AsyncIterator[None]:
        self._delay = delay
        yield
        self._delay = 0.0

    @asynccontextmanager
    async def silent(self, directions: frozenset[Direction], is_lost: bool) -> AsyncIterator[None]:
        """Nothing arrives, and nobody is told so. What was sent is lost with its connection, or arrives afterwards."""
        for direction in directions:
            self._open[direction].clear()
        yield
        if is_lost:
            self.break_all()
        for direction in directions:
            self._open[direction].set()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._join(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with AsyncExitStack() as closing:
            closing.callback(writer.transport.abort)
            there = None if self._is_cut else await self._connect()
            if there is None:
                return
            far_reader, far_writer = there
            closing.callback(far_writer.transport.abort)
            for end in (writer, far_writer):
                self._joined.add(end)
                closing.callback(self._joined.discard, end)
            pumps = [
                asyncio.create_task(self._pump(reader, far_writer, Direction.THERE)),
                asyncio.create_task(self._pump(far_reader, writer, Direction.BACK)),
            ]
            closing.push_async_callback(_end, pumps)
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        targets = list(self._targets())
        for target in self._chance.sample(targets, len(targets)):
            with suppress(OSError):
                if isinstance(target, str):
                    return await asyncio.open_unix_connection(target)
                return await asyncio.open_connection(*target)
        return None

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: Direction) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._open[direction].wait()
                writer.write(data)
                await writer.drain()


async def _end(tasks: Collection[asyncio.Task[None]]) -> None:
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
