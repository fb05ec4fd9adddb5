"""The memory of a server: what an idle connection takes, and what is left after many games of bots.

PYTHONPATH=build/compiled .venv/bin/python benchmarks/soak/memory.py --games 1100 --quiet 1 9"""

from __future__ import annotations

import argparse
import sys
from asyncio import BaseTransport, gather, get_running_loop, sleep
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).resolve().parent.parent))
from granada_server import server
from load import Socket, megabytes_of
from sides import console
from uvloop import run

from granada.client import Client, NewTable, SeatRequest

AT_ONCE = 4
PAUSE_S = 1.0
SETTLED_S = 5.0
"""Seconds until what connecting takes for a moment is given back."""


async def connect(address: str, path: str, count: int) -> list[BaseTransport]:
    host, port = address.removeprefix("http://").split(":")
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    loop = get_running_loop()
    joining = (loop.create_connection(lambda: Socket(request, lambda _: None), host, int(port)) for _ in range(count))
    return [(await joined)[0] for joined in joining]


async def play_games(ana: Client, count: int) -> None:
    """Games that bots play to their end, a few at a time: their only person leaves."""

    async def play(games: int) -> None:
        for _ in range(games):
            seats = [SeatRequest("me"), SeatRequest("random")]
            table = await ana.open(NewTable(game="alhambra", seats=seats, public=True))
            await ana.leave(table.id)
            while (await ana.table(table.id)).status != "over":
                await sleep(PAUSE_S)

    await gather(*(play(count // AT_ONCE) for _ in range(AT_ONCE)))


async def measure(sockets: int, games: int, quiet: Sequence[float]) -> None:
    with TemporaryDirectory(prefix="granada-") as folder, server(Path(folder) / "granada.sqlite") as (address, process):
        async with Client(address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("me")], public=True))
            path = f"/api/tables/{table.id}/live"
            warm = await connect(address, path, sockets // 10)
            await sleep(SETTLED_S)
            before = megabytes_of(process)
            joined = await connect(address, path, sockets)
            await sleep(SETTLED_S)
            each = (megabytes_of(process) - before) * 1024 / sockets
            console.print(f"an idle connection takes {each:.0f} kB ({sockets} spectators of one table; goal 60)")
            for transport in (*warm, *joined):
                transport.close()
            await sleep(SETTLED_S)
            start = megabytes_of(process)
            await play_games(ana, games)
            after = megabytes_of(process)
            console.print(f"before the games {start:.0f} MB, after {games} games of bots {after:.0f} MB")
            for minutes in quiet:
                await sleep(minutes * 60)
                now = megabytes_of(process)
                console.print(
                    f"after {minutes:g} more quiet minutes {now:.0f} MB, {now / start:.0%} of the start (goal 130)"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=300)
    parser.add_argument("--games", type=int, default=1100)
    parser.add_argument("--quiet", type=float, nargs="*", default=(1, 9), metavar="MINUTES")
    arguments = parser.parse_args()
    run(measure(arguments.sockets, arguments.games, arguments.quiet))


if __name__ == "__main__":
    main()
