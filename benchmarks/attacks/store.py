"""One guest asks for what is dear: tables with editions, words, statistics, imports. Somebody else plays meanwhile.

    PYTHONPATH=src python benchmarks/attacks/store.py tables words statistics imports lobby

Starts a server on this machine for each attack. The attacker comes from 127.0.0.1, the other person from 127.0.0.2.
Prints how long the other person waits for a move and for a page, before and during the attack, and how much memory and
disk the server takes. `--source` measures the server of another checkout, `--database` another database."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic

from visitors import coming

import granada
from granada.answers.editions import built_in_edition
from granada.client import Client, NewTable, SeatRequest

ELSEWHERE = "127.0.0.2"
PEOPLE = 8
EDITIONS = 30
REQUESTS = 100
GAMES = 300_000
IMPORTS = 120
LONG = 4800
KINDS_OF_WORDS = [(language, players) for language in ("en", "es", "pl", "ru") for players in (1, 2, 3, 4)]
REDESIGN = ("take", "buy", "pay", "settle")
"""Moves that are avoided so that a game never ends."""


class Server:
    def __init__(self, source: str, database: str) -> None:
        environment = os.environ | {"PYTHONPATH": source}
        command = [sys.executable, "-m", "granada", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        self.address = ""
        while not self.address:
            line = self.process.stdout.readline()
            self.address = next((word.rstrip("/") for word in line.split() if word.startswith("http")), "")
        self.log: list[str] = []
        self._reader = Thread(target=self.log.extend, args=(self.process.stdout,))
        self._reader.start()

    @property
    def megabytes(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=60)
        self._reader.join()


async def measure(client: Client, until: Callable[[], bool]) -> tuple[list[float], list[float]]:
    """Seconds that moves and pages take, one after the other, as a person plays who does not think."""
    moves, pages = list[float](), list[float]()
    while not until():
        table = await client.open(NewTable(game="sabika", seats=[SeatRequest("me")]))
        async with client.watch(table.id) as line:
            while not until() and await line.turn():
                began = monotonic()
                await line.move(line.legal[0])
                moves.append(monotonic() - began)
                if len(moves) % 5 == 0:
                    began = monotonic()
                    await client.http.get("/tables")
                    pages.append(monotonic() - began)
                await asyncio.sleep(0.02)
    return moves, pages


def told(name: str, waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{name}: {median(ordered) * 1000:.1f} ms, 95 % within {worst * 1000:.1f} ms, worst {ordered[-1]:.2f} s"


def edition(number: int) -> str:
    return built_in_edition("sabika").replace('edition = "granada-1"', f'edition = "attack-{number}"')


def long_record() -> str:
    """The record of a game that is over after thousands of moves."""
    game = granada.load("alhambra")
    state, chance = game.new(players=2, seed=5), random.Random(5)
    while not state.over:
        assert state.to_move is not None
        legal = state.legal_moves(state.to_move)
        others = [move for move in legal if not str(move).startswith(REDESIGN)]
        if state.played >= LONG:
            state.play(min(legal, key=str), state.to_move)
        else:
            state.play(chance.choice(others if others and state.played > 60 else legal), state.to_move)
    return state.record().to_text()


# The attacks. Each is made ready, and then goes on until it is done.

Attack = Callable[[str], Awaitable[Callable[[], Awaitable[str]]]]


async def tables(address: str) -> Callable[[], Awaitable[str]]:
    stack = AsyncExitStack()
    guest = await stack.enter_async_context(coming(address, "127.0.0.1", "Guest"))
    for number in range(EDITIONS):
        await guest.open(NewTable(game="sabika", seats=[SeatRequest("me")], edition=edition(number)))

    async def go() -> str:
        answers = [await asyncio.gather(*(guest.http.get("/me/tables") for _ in range(REQUESTS))) for _ in range(3)]
        await stack.aclose()
        return f"{sum(answer.status_code == 200 for some in answers for answer in some)} answered"

    return go


async def words(address: str) -> Callable[[], Awaitable[str]]:
    stack = AsyncExitStack()
    guest = await stack.enter_async_context(coming(address, "127.0.0.1", "Guest"))
    opened = [
        await guest.open(NewTable(game="sabika", seats=[SeatRequest("me")], edition=edition(number)))
        for number in range(EDITIONS)
    ]

    async def go() -> str:
        paths = [
            f"/games/sabika/words/{language}?players={players}&table={table.id}"
            for language, players in KINDS_OF_WORDS
            for table in opened
        ]
        answers = await asyncio.gather(*(guest.http.get(path) for path in paths[: 2 * REQUESTS]))
        await stack.aclose()
        return f"{sum(answer.status_code == 200 for answer in answers)} of {len(answers)} answered"

    return go


async def statistics(address: str) -> Callable[[], Awaitable[str]]:
    stack = AsyncExitStack()
    guest = await stack.enter_async_context(coming(address, "127.0.0.1", "Guest"))

    async def go() -> str:
        answers = await asyncio.gather(*(guest.http.get("/statistics") for _ in range(40)))
        await stack.aclose()
        return f"{sum(answer.status_code == 200 for answer in answers)} answered"

    return go


async def imports(address: str) -> Callable[[], Awaitable[str]]:
    stack, record = AsyncExitStack(), long_record()
    guests = [await stack.enter_async_context(coming(address, "127.0.0.1", f"Guest {n}")) for n in range(PEOPLE)]

    async def bring(guest: Client, count: int) -> int:
        done = 0
        for _ in range(count):
            answer = await guest.http.post("/records", json={"record": record})
            done += answer.status_code == 201
            if answer.status_code == 201:
                await guest.http.get(f"/tables/{answer.json()['id']}/view")
        return done

    async def go() -> str:
        done = await asyncio.gather(*(bring(guest, IMPORTS // PEOPLE) for guest in guests))
        await stack.aclose()
        return f"{sum(done)} of {IMPORTS} records of {len(record)} characters brought in"

    return go


async def lobby(address: str) -> Callable[[], Awaitable[str]]:
    stack = AsyncExitStack()
    honest = await stack.enter_async_context(coming(address, ELSEWHERE, "Honest"))
    table = await honest.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
    guests = [await stack.enter_async_context(coming(address, "127.0.0.1", f"Guest {n}")) for n in range(6)]

    async def go() -> str:
        for guest in guests:
            for _ in range(30):
                await guest.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
        shown = table.id in [listed.id for listed in await honest.tables()]
        await stack.aclose()
        return f"the table of somebody else is {'still' if shown else 'not'} on the list"

    return go


ATTACKS: dict[str, Attack] = {each.__name__: each for each in (tables, words, statistics, imports, lobby)}


def fill(database: str) -> None:
    """Fill the database with finished games."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    columns = {row[1] for row in connection.execute("PRAGMA table_info(tables)")}
    names = ["id", "game", "edition", "rules", "options", "seed", "public", "invitation", "control", "hints"]
    names += ["status", "host", "imported", "opened", "started", "ended", "scores", "winners", "rated"]
    assert set(names) <= columns
    table = ["sabika", "e", 1, "{}", "1", True, "i", '{"kind": "none"}', False, "over", None, False]
    rows = ([f"old-{n}", *table, n, n, n, f"[{n % 90}, {n % 80}]", "[0]", True] for n in range(GAMES))
    marks = ", ".join("?" * len(names))
    connection.executemany(f"INSERT INTO tables ({', '.join(names)}) VALUES ({marks})", rows)
    connection.commit()
    connection.close()


def attack(name: str, address: str, pipe: Connection) -> None:
    """In a process of its own, so that the other person is not slowed down by it here."""

    async def run() -> None:
        go = await ATTACKS[name](address)
        pipe.send("ready")
        pipe.recv()
        pipe.send(await go())

    asyncio.run(run())


async def try_out(name: str, server: Server) -> None:
    async with coming(server.address, ELSEWHERE, "Somebody") as somebody:
        until = monotonic() + 6
        before = await measure(somebody, lambda: monotonic() > until)
        memory = server.megabytes
        here, there = Pipe()
        attacker = Process(target=attack, args=(name, server.address, there))
        attacker.start()
        await asyncio.to_thread(here.recv)
        cpu, began = server.cpu_seconds, monotonic()
        here.send("go")
        during = await measure(somebody, here.poll)
        print(f"{name}: {here.recv()}, in {monotonic() - began:.1f} s, {server.cpu_seconds - cpu:.1f} s of CPU")
        attacker.join()
        for when, (moves, pages) in (("before", before), ("during", during)):
            print(f"  {when:7}{told('moves', moves)}; {told('pages', pages)}")
        await asyncio.sleep(3)
        print(f"  memory {memory} MB before, {server.megabytes} MB after")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="+", choices=sorted(ATTACKS))
    parser.add_argument("--source", default=str(Path(granada.__file__).parents[1]))
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    for name in chosen.attacks:
        with TemporaryDirectory() as folder:
            database = chosen.database or f"sqlite:///{folder}/granada.sqlite"
            if name == "statistics" and not chosen.database:
                Server(chosen.source, database).stop()
                fill(database)
            server = Server(chosen.source, database)
            try:
                asyncio.run(try_out(name, server))
            finally:
                server.stop()
            sizes = sum(file.stat().st_size for file in Path(folder).iterdir())
            print(
                f"  disk {sizes / 1_000_000:.1f} MB; log: {len(server.log)} lines: {' | '.join(server.log[:3])[:300]}"
            )


if __name__ == "__main__":
    main()
