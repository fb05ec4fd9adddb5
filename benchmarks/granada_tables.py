"""Tables of Granada for the load: two people each, who choose at random."""

from __future__ import annotations

import json
import random
from asyncio import create_task, gather, sleep
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack

import msgspec
from load import Socket, Table, until_all_are_seated

from granada.client import Client, NewTable, SeatRequest

PLAYERS = 2
AT_ONCE = 4
"""Tables that are being opened."""
PAUSE = 20.0
"""Seconds after which the server is told that one is still there; it waits longer than all measurements take."""


class Offered(msgspec.Struct):
    moves: list[str]


class Group(msgspec.Struct):
    choices: list[Offered]


class Asked(msgspec.Struct):
    groups: list[Group]


class Told(msgspec.Struct):
    """The parts that are needed of a message of the server."""

    type: str
    n: int = -1
    question: Asked | None = None


decode = msgspec.json.Decoder(Told).decode


class GranadaTable(Table):
    """Random choices. As in the browser, the moves of a choice are one action."""

    def __init__(self, seed: int) -> None:
        super().__init__(PLAYERS)
        self._chance = random.Random(seed)
        self._choices: list[Sequence[Offered]] = [()] * PLAYERS

    def hear(self, seat: int, text: bytes) -> None:
        told = decode(text)
        if told.type in ("view", "entry"):
            groups = told.question.groups if told.question else ()
            self._choices[seat] = [choice for group in groups for choice in group.choices]
            self.seen(told.n)
        elif told.type == "refused":
            raise RuntimeError(text.decode())

    def move(self) -> bool:
        for seat, choices in enumerate(self._choices):
            if choices:
                moves = choices[int(self._chance.random() * len(choices))].moves
                self.moves = len(moves)
                what = f'"move","move":"{moves[0]}"' if len(moves) == 1 else f'"moves","moves":{json.dumps(moves)}'
                action = f'{{"type":{what},"seat":{seat},"n":{self.number},"key":"{self.number:012}"}}'
                self.sockets[seat].send(action.encode())
                return True
        return False


async def open_tables(addresses: Sequence[str], game: str, count: int) -> list[Table]:
    """Two people, each at a server of its own or at the same one, and what they play."""
    tables: list[Table] = []
    async with AsyncExitStack() as stack:
        ana, ben = [await stack.enter_async_context(Client(address)) for address in addresses]
        await ana.come("Ana")
        await ben.come("Ben")
        cookies = [
            ";".join(f"{cookie.name}={cookie.value}" for cookie in player.http.cookies.jar) for player in (ana, ben)
        ]

        async def open_some(seeds: Iterator[int]) -> None:
            for seed in seeds:
                info = await ana.open(NewTable(game=game, seats=[SeatRequest("me"), SeatRequest("open")]))
                await ben.join(info.id)
                table = GranadaTable(seed)
                for address, cookie in zip(addresses, cookies, strict=True):
                    host, port = address.removeprefix("http://").split(":")
                    await table.sit_down(host, int(port), f"/api/tables/{info.id}/live", f"Cookie: {cookie}\r\n")
                tables.append(table)

        staying = create_task(stay_at(lambda: [socket for table in tables for socket in table.sockets]))
        seeds = iter(range(count))
        await gather(*(open_some(seeds) for _ in range(AT_ONCE)))
        staying.cancel()
    await until_all_are_seated(tables)
    return tables


async def stay_at(sockets: Callable[[], Sequence[Socket]]) -> None:
    """Keep the first of many connections alive while the others are made."""
    while True:
        await sleep(PAUSE)
        for socket in sockets():
            socket.send(b'{"type":"ping"}')
