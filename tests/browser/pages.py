"""What is outside a host in the browser: the store and the page, in memory."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from granada.browser import Host, start
from granada.protocol.patch import patched


class MemoryStore:
    """Keeps all that it is told to, for as many hosts as there are tabs."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.logs: dict[str, dict[int, str]] = {}
        self.values: dict[str, str] = {}
        self.full = False
        """Refuse to keep anything more."""
        self.when_kept: Callable[[str], Awaitable[None]] | None = None
        """Called between the moment when something is stored and the moment when its host knows."""

    async def tables(self) -> str:
        return f"[{','.join(self.heads.values())}]"

    async def entries(self, table: str, after: int) -> str:
        log = self.logs.get(table, {})
        return f"[{','.join(log[number] for number in sorted(log) if number > after)}]"

    async def keep(self, table: str, head: str, entries: str) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no room")
        new = {entry["number"]: json.dumps(entry) for entry in json.loads(entries)}
        log = self.logs.setdefault(table, {})
        if not log.keys().isdisjoint(new):
            return False
        log |= new
        self.heads[table] = head
        if self.when_kept is not None:
            await self.when_kept(table)
        return True

    async def forget(self, tables: str) -> None:
        for table in json.loads(tables):
            del self.heads[table], self.logs[table]

    async def value(self, name: str) -> str:
        return self.values.get(name, "")

    async def keep_value(self, name: str, text: str) -> None:
        self.values[name] = text


class Page:
    """A tab with a host, and at most one table that it looks at."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.host: Host | None = None
        self.told: list[dict[str, Any]] = []
        self.view: Any = None
        self.viewer: int | None = None
        self.n = 0
        self.question: Any = None
        self._sent = 0

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status, and the answer as data, or as it is if it is no JSON."""
        if self.host is None:
            self.host = await start(self.store)
        status, text = await self.host.request(method, path, "" if body is None else json.dumps(body))
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def come(self, name: str = "Ana") -> None:
        status, answer = await self.ask("POST", "/people/guest", {"name": name})
        assert status == 201, answer

    async def open(self, game: str, *kinds: str, **more: Any) -> str:
        """The id of a new table with these seats."""
        request = {"game": game, "seats": [{"kind": kind} for kind in kinds], **more}
        status, answer = await self.ask("POST", "/tables", request)
        assert status == 201, answer
        return str(answer["id"])

    async def watch(self, table: str, query: str = "") -> bool:
        if self.host is None:
            self.host = await start(self.store)
        return await self.host.connect("socket", f"/tables/{table}/live{query}", self.hear)

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.told.append(message)
        if message["type"] == "view":
            self.viewer = message["viewer"]
            self.view = message.get("view", self.view)
        elif message["type"] == "entry" and "change" in message:
            self.view = patched(self.view, message["change"])
        if message["type"] in ("view", "entry"):
            self.n, self.question = message["n"], message.get("question")

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a message, or the entry that it has become."""
        assert self.host is not None
        self._sent += 1
        message = {"type": kind, "key": f"{id(self)}-{self._sent}", **fields}
        await self.host.hear("socket", json.dumps(message))
        return next(told for told in reversed(self.told) if told.get("key") == message["key"])

    def choices(self) -> list[list[str]]:
        """The moves of everything that the one who looks on may do now."""
        groups = self.question["groups"] if self.question else []
        return [choice["moves"] for group in groups for choice in group["choices"]]

    async def choose(self, moves: list[str], seat: int = 0) -> dict[str, Any]:
        return await self.say("moves", seat=seat, n=self.n, moves=moves)

    async def bots_have_played(self) -> None:
        """Wait until somebody has to decide, or the game is over."""
        while not self.view["over"] and self.question is None:
            await asyncio.sleep(0)

    def last(self, kind: str) -> dict[str, Any]:
        return next(told for told in reversed(self.told) if told["type"] == kind)

    def kill(self) -> "Page":
        """Another page comes, with another host, to what this one has left."""
        self.host = None
        return Page(self.store)
