"""A client of the server: for tests, for bots on other machines, and for anybody's own programs.

async with Client("http://localhost:8000") as ana:
    await ana.come("Ana")
    table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    async with ana.watch(table.id) as game:
        while not game.over:
            await game.turn()
            await game.move(game.legal[0])
"""

from granada.client.client import Client
from granada.client.connection import Connection, Refused
from granada.client.contributing import Cheated
from granada.protocol.tables import NewTable, SeatRequest

__all__ = ["Cheated", "Client", "Connection", "NewTable", "Refused", "SeatRequest"]
