"""What a client asks about tables: to find, open and join them, and to act there."""

import msgspec

from granada.client.connection import Refused
from granada.client.requests import Requests
from granada.protocol import live
from granada.protocol.hints import Hint, HintRequest
from granada.protocol.tables import (
    Clearing,
    Colour,
    ColourRequest,
    Joining,
    MyTable,
    NewTable,
    Offer,
    Rematch,
    TableInfo,
)


class TableRequests(Requests):
    """Finding, opening, joining and ending tables, and acting there without a live connection."""

    async def games(self) -> Offer:
        """The games of this server, with their options and bots.

        >>> sorted(game.id for game in (await ana.games()).games)
        ['alhambra', 'sabika']
        """
        return await self._ask("GET", "/games", Offer)

    async def tables(self, status: str = "open") -> list[TableInfo]:
        """The public tables with this status.

        >>> isinstance(await ana.tables("playing"), list)
        True
        """
        return await self._ask("GET", "/tables", list[TableInfo], status=status)

    async def my_tables(self) -> list[MyTable]:
        """The tables at which this person has a seat.

        >>> [mine.table.id == table.id for mine in await ana.my_tables()]
        [True]
        """
        return await self._ask("GET", "/me/tables", list[MyTable])

    async def clear(self, *tables: str) -> None:
        """Take games out of this list: finished ones, and those against bots alone, which end by it.

        >>> alone = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
        >>> await ana.clear(alone.id)
        """
        await self._ask("POST", "/me/tables/clear", None, Clearing(list(tables)))

    async def open(self, table: NewTable) -> TableInfo:
        """Open a table.

        >>> request = NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")])
        >>> (await ana.open(request)).status
        'playing'
        """
        asked = msgspec.structs.replace(table, commitment=self._commitment())
        return await self.reveal(await self._ask("POST", "/tables", TableInfo, asked))

    async def table(self, table: str, invitation: str | None = None) -> TableInfo:
        """A table: its seats, its players and its status.

        >>> (await ben.table(table.id)).game
        'sabika'
        """
        return await self._ask("GET", f"/tables/{table}", TableInfo, invitation=invitation)

    async def join(
        self, table: str, seat: int | None = None, invitation: str | None = None, colour: Colour | None = None
    ) -> TableInfo:
        """Take an open seat, or the first one; during the game, one that somebody has left.

        >>> open_table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
        >>> (await ben.join(open_table.id)).status
        'playing'
        """
        joining = Joining(seat, invitation, colour, self._commitment())
        return await self.reveal(await self._ask("POST", f"/tables/{table}/join", TableInfo, joining))

    async def reveal(self, table: TableInfo) -> TableInfo:
        """Add one's random number to the seed if all seats of the table are taken; the table as it is then. Live
        connections do it by themselves.

        >>> (await ana.reveal(table)).status
        'playing'
        """
        revealed = self.contributing and self.contributing.reveal(table)
        if not revealed:
            return table
        try:
            return await self._ask("POST", f"/tables/{table.id}/nonce", TableInfo, revealed)
        except Refused as refused:
            if refused.code != "nonce-not-asked":
                raise
            return table  # Somebody has left, or it came too late.

    def _commitment(self) -> str | None:
        return self.contributing.commit() if self.contributing else None

    async def choose_colour(self, table: str, seat: int, colour: Colour) -> TableInfo:
        """Choose the colour of one's own seat, before the game.

        >>> open_table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
        >>> (await ana.choose_colour(open_table.id, 0, "green")).seats[0].colour
        'green'
        """
        return await self._ask("PUT", f"/tables/{table}/seats/{seat}/colour", TableInfo, ColourRequest(colour))

    async def leave(self, table: str) -> None:
        """Leave a table that has not begun, or give a running game up.

        >>> request = NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open"), SeatRequest("open")])
        >>> open_table = await ana.open(request)
        >>> _ = await ben.join(open_table.id)
        >>> await ben.leave(open_table.id)
        """
        await self._ask("POST", f"/tables/{table}/leave", None)

    async def close(self, table: str) -> None:
        """Close a table of the own that has not begun.

        >>> open_table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
        >>> await ana.close(open_table.id)
        """
        await self._ask("DELETE", f"/tables/{table}", None)

    async def rematch(self, table: str, bots: dict[int, str] | None = None) -> TableInfo:
        """Open a table like one whose game is over. At some seats there may be other kinds of bots.

        >>> over = await ana.bring_in(finished)
        >>> (await ana.rematch(over.id)).game
        'alhambra'
        """
        again = Rematch(self._commitment(), bots or {})
        return await self.reveal(await self._ask("POST", f"/tables/{table}/rematch", TableInfo, again))

    async def silence(self, table: str, person: str) -> None:
        """Let a person say nothing more at a table of the own.

        >>> await ana.silence(table.id, (await ben.me()).id)
        """
        await self._ask("PUT", f"/tables/{table}/silenced/{person}", None)

    async def let_speak(self, table: str, person: str) -> None:
        """Let a silenced person speak again.

        >>> await ana.let_speak(table.id, (await ben.me()).id)
        """
        await self._ask("DELETE", f"/tables/{table}/silenced/{person}", None)

    async def act(self, table: str, action: live.AnyAction) -> live.Done:
        """Act at a table without a live connection.

        >>> action = live.Move(seat=0, n=game.n, key="any", move=game.legal[0])
        >>> (await ana.act(table.id, action)).n
        1
        """
        return await self._ask("POST", f"/tables/{table}/actions", live.Done, action)

    async def hint(self, table: str, seat: int, n: int) -> Hint:
        """What a master would do in the place of this seat, after entry number n.

        >>> (await ana.hint(table.id, seat=0, n=0)).steps[0].choice.moves[0] in game.legal
        True
        """
        return await self._ask("POST", f"/tables/{table}/hint", Hint, HintRequest(seat, n))
