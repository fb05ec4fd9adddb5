"""Nobody fills the memory with messages that never end."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.process import ServerProcess, sqlite_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from granada.client import Client, NewTable, SeatWish
from granada.server.proxies import parsed
from granada.server.routes.live import LiveConnection
from granada.server.unfinished import GROWTH, MOST_UNFINISHED, Peer, check, peer_of, received

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="no other system tells")]

PART = "x" * 1024 * 1024


def peer(host: str, port: int) -> Peer:
    address = parsed(host)
    assert address is not None
    return address, port


async def test_who_has_sent_much_more_than_messages_is_hung_up_on() -> None:
    peers = [peer("192.0.2.7", port) for port in range(4)]
    lines = [LiveConnection(None, None, frozenset(), "192.0.2.7", name) for name in (*peers, None)]
    lines[1].said = MOST_UNFINISHED
    check(lines, {peers[0]: MOST_UNFINISHED, peers[1]: 2 * MOST_UNFINISHED, peers[2]: MOST_UNFINISHED + 1})
    assert [line.ended.is_set() for line in lines] == [False, False, True, False, False]


def test_it_is_known_how_much_each_connection_has_received() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        accepted, name = server.accept()
        with accepted:
            client.sendall(b"x" * 1000)
            accepted.recv(1000, socket.MSG_WAITALL)
            assert received()[peer(*name)] == 1000


def test_one_peer_has_one_name() -> None:
    names = [("127.0.0.1", 80), ("127.0.0.1", "80"), ["::ffff:127.0.0.1", 80, 0, 0]]
    assert [peer_of(name) for name in names] == [peer("127.0.0.1", 80)] * 3
    assert [peer_of(name) for name in (None, "", "/run/socket", ("", 80))] == [None] * 4


@pytest.mark.slow
async def test_a_message_without_end_ends_the_connection(tmp_path: Path) -> None:
    async def without_end() -> AsyncIterator[str]:
        for _ in range(2 * GROWTH // len(PART)):
            yield PART
            await asyncio.sleep(0.05)

    with ServerProcess(sqlite_in(tmp_path), "--no-limits") as server:
        async with Client(server.address) as ana:
            await ana.come("Ana")
            table = await ana.open(NewTable(game="sabika", seats=[SeatWish("me"), SeatWish("open")]))
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/live"
            async with ana.watch(table.id) as line, connect(address, ping_interval=None) as endless:
                with pytest.raises(ConnectionClosed):
                    await endless.send(without_end())
                await line.say("Nobody has hung up on me.")
                assert line.connections == 1
        server.stop()
    assert sum("message without end" in printed for printed in server.printed) == 1
