"""Client: everything that can be asked for over HTTP."""

from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from granada.client.connection import Connection, Refused
from granada.protocol import live
from granada.protocol.common import Language, Refusal
from granada.protocol.faults import ProtocolFault
from granada.protocol.hints import Hint, HintRequest
from granada.protocol.notices import (
    MailCode,
    MailRequest,
    Notices,
    PushKey,
    PushRequest,
    PushSubscription,
)
from granada.protocol.people import FreshToken, Me, Profile, Token
from granada.protocol.records import Import, Log, Position, Proof, Ranked, Replay
from granada.protocol.statistics import GameStatistics, Sheet, TableStatistics
from granada.protocol.tables import (
    Clearing,
    Colour,
    ColourRequest,
    Joining,
    MyTable,
    NewTable,
    Offer,
    SeatRequest,
    TableInfo,
)

T = TypeVar("T")

TIMEOUT_S = 30.0


class Client:
    """One person at one server.

    >>> async with Client(address) as ana:
    ...     await ana.come("Ana")
    ...     table = await ana.open(NewTable(game="alhambra", seats=[SeatRequest("me"), SeatRequest("random")]))
    ...     async with ana.watch(table.id) as game:
    ...         while await game.turn() and game.n < 20:
    ...             await game.move(game.legal[0])
    >>> game.n >= 20
    True
    """

    def __init__(self, address: str, token: str = "") -> None:
        """With a token, as the person that has made it; without, as somebody who has just come."""
        self.address = address.rstrip("/")
        headers = {"x-granada": "client"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.AsyncClient(base_url=f"{self.address}/api", headers=headers, timeout=TIMEOUT_S)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.http.aclose()

    # People.

    async def come(self, name: str) -> Me:
        """Enter as a guest with this name.

        >>> async with Client(address) as guest:
        ...     me = await guest.come("Guest")
        >>> me.name
        'Guest'
        """
        return await self._ask("POST", "/people/guest", Me, {"name": name})

    async def register(self, name: str, password: str) -> Me:
        """Become a registered person; a guest keeps their tables and results.

        >>> (await ana.register("Ana of Granada", "three wise gates")).registered
        True
        """
        return await self._ask("POST", "/people/register", Me, {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Me:
        """Come back as a registered person.

        >>> _ = await ana.register("Ana the Poet", "three wise gates")
        >>> async with Client(address) as elsewhere:
        ...     back = await elsewhere.sign_in("Ana the Poet", "three wise gates")
        >>> back.name
        'Ana the Poet'
        """
        return await self._ask("POST", "/people/sign-in", Me, {"name": name, "password": password})

    async def sign_out(self, everywhere: bool = False) -> None:
        """End this session, or all sessions of this person.

        >>> await ana.sign_out()
        """
        await self._ask("DELETE", "/me/sessions" if everywhere else "/me/session", None)

    async def me(self) -> Me:
        """The person of this client. A client that has not entered yet is refused.

        >>> (await ana.me()).name
        'Ana'
        """
        content = await self._send("GET", "/me")
        if me := msgspec.json.decode(content, type=Me | None):
            return me
        raise Refused(Refusal(ProtocolFault.NOT_SIGNED_IN, ProtocolFault.NOT_SIGNED_IN.sentence), 401)

    async def rename(self, name: str) -> Me:
        """Change the own name.

        >>> (await ana.rename("Anna")).name
        'Anna'
        """
        return await self._ask("PATCH", "/me", Me, {"name": name})

    async def change_password(self, old: str, new: str) -> None:
        """Set another password; the old one is asked for.

        >>> _ = await ana.register("Ana the Trader", "three wise gates")
        >>> await ana.change_password("three wise gates", "four wise gates")
        """
        await self._ask("PUT", "/me/password", None, {"old": old, "new": new})

    async def delete_account(self) -> None:
        """Delete this person. Their finished games stay, without a name.

        >>> await ben.delete_account()
        """
        await self._ask("DELETE", "/me", None)

    async def new_token(self, label: str) -> FreshToken:
        """Make a token for a program that acts for this person.

        >>> _ = await ana.register("Ana the Builder", "three wise gates")
        >>> fresh = await ana.new_token("my bot")
        >>> async with Client(address, fresh.secret) as bot:
        ...     me = await bot.me()
        >>> me.name
        'Ana the Builder'
        """
        return await self._ask("POST", "/me/tokens", FreshToken, {"label": label})

    async def tokens(self) -> list[Token]:
        """The tokens of this person, without their secrets.

        >>> _ = await ana.register("Ana the Mason", "three wise gates")
        >>> _ = await ana.new_token("my bot")
        >>> [token.label for token in await ana.tokens()]
        ['my bot']
        """
        return await self._ask("GET", "/me/tokens", list[Token])

    async def end_token(self, token: str) -> None:
        """Make a token invalid.

        >>> _ = await ana.register("Ana the Sailor", "three wise gates")
        >>> fresh = await ana.new_token("my bot")
        >>> await ana.end_token(fresh.token.id)
        >>> await ana.tokens()
        []
        """
        await self._ask("DELETE", f"/me/tokens/{token}", None)

    async def mute(self, person: str) -> None:
        """Hide the chat messages of a person.

        >>> await ana.mute((await ben.me()).id)
        """
        await self._ask("PUT", f"/me/muted/{person}", None)

    async def unmute(self, person: str) -> None:
        """Show the chat messages of a person again.

        >>> await ana.unmute((await ben.me()).id)
        """
        await self._ask("DELETE", f"/me/muted/{person}", None)

    async def profile(self, person: str) -> Profile:
        """What everybody may know about a person.

        >>> (await ana.profile((await ben.me()).id)).name
        'Ben'
        """
        return await self._ask("GET", f"/people/{person}", Profile)

    async def ratings(self, game: str) -> list[Ranked]:
        """The best players of a game.

        >>> await ana.ratings("sabika")
        []
        """
        return await self._ask("GET", f"/ratings/{game}", list[Ranked])

    # Notices.

    async def push_key(self) -> str:
        """The public key with which a browser subscribes to push notices.

        >>> len(await ana.push_key()) > 80
        True
        """
        return (await self._ask("GET", "/push/key", PushKey)).key

    async def notices(self) -> Notices:
        """The ways in which this person gets notices.

        >>> (await ana.notices()).browsers
        0
        """
        return await self._ask("GET", "/me/notices", Notices)

    async def subscribe(self, subscription: PushSubscription, language: Language = "en") -> None:
        """Send push notices to this browser."""
        await self._ask("PUT", "/me/push", None, PushRequest(subscription, language))

    async def unsubscribe(self, endpoint: str | None = None) -> None:
        """Send no more push notices, to one browser or to any.

        >>> await ana.unsubscribe()
        """
        await self._ask("DELETE", "/me/push", None, endpoint=endpoint)

    async def set_mail(self, address: str, language: Language = "en") -> None:
        """Send notices to this mail address, after it was confirmed with the code that is sent there."""
        await self._ask("PUT", "/me/mail", None, MailRequest(address, language))

    async def confirm_mail(self, code: str) -> None:
        """Confirm the mail address with the code that was sent to it."""
        await self._ask("POST", "/me/mail/confirm", None, MailCode(code))

    async def no_mail(self) -> None:
        """Send no more notices by mail.

        >>> await ana.no_mail()
        """
        await self._ask("DELETE", "/me/mail", None)

    # Tables.

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
        return await self._ask("POST", "/tables", TableInfo, table)

    async def table(self, table: str, invitation: str | None = None) -> TableInfo:
        """A table: its seats, its players and its status.

        >>> (await ben.table(table.id)).game
        'sabika'
        """
        return await self._ask("GET", f"/tables/{table}", TableInfo, invitation=invitation)

    async def join(
        self, table: str, seat: int | None = None, invitation: str | None = None, colour: Colour | None = None
    ) -> TableInfo:
        """Take an open seat, or the first one.

        >>> open_table = await ana.open(NewTable(game="sabika", seats=[SeatRequest("me"), SeatRequest("open")]))
        >>> (await ben.join(open_table.id)).status
        'playing'
        """
        return await self._ask("POST", f"/tables/{table}/join", TableInfo, Joining(seat, invitation, colour))

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

    async def rematch(self, table: str) -> TableInfo:
        """Open a table like one whose game is over.

        >>> over = await ana.bring_in(finished)
        >>> (await ana.rematch(over.id)).game
        'alhambra'
        """
        return await self._ask("POST", f"/tables/{table}/rematch", TableInfo)

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

    def watch(
        self, table: str, seat: int | None = None, invitation: str | None = None
    ) -> AbstractAsyncContextManager[Connection]:
        """A live connection to a table, for one's own seat or for a spectator.

        >>> async with ben.watch(table.id) as his_game:
        ...     his = his_game.view["dealt"]
        >>> his == game.view["dealt"]
        False
        """
        wanted = {"seat": seat, "invitation": invitation}
        query = {name: str(value) for name, value in wanted.items() if value is not None}
        address = httpx.URL(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live", params=query)
        return Connection(address, self._headers)

    # What was played.

    async def view(self, table: str, seat: int | None = None, invitation: str | None = None) -> Position:
        """The table as a seat of the own sees it, or as a spectator.

        >>> (await ana.view(table.id, seat=0)).view["deciders"]
        [0, 1]
        """
        return await self._ask("GET", f"/tables/{table}/view", Position, seat=seat, invitation=invitation)

    async def position(self, table: str, moves: int, seat: int | None = None) -> Position:
        """The table after so many moves.

        >>> (await ana.position(table.id, moves=0)).view["turn"]
        1
        """
        return await self._ask("GET", f"/tables/{table}/positions/{moves}", Position, seat=seat)

    async def log(self, table: str, seat: int | None = None) -> Log:
        """All entries of a table.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.log(over.id)).entries) > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/log", Log, seat=seat)

    async def replay(self, table: str, seat: int | None = None, after: int = 0) -> Replay:
        """A whole game to step through, or what happened after an entry.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.replay(over.id)).entries) > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/replay", Replay, seat=seat, after=after)

    async def sheet(self, table: str) -> Sheet:
        """The score sheet of a game that is over.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.sheet(over.id)).scorings)
        3
        """
        return await self._ask("GET", f"/tables/{table}/sheet", Sheet)

    async def statistics(self, table: str) -> TableStatistics:
        """What can be counted in a game that is over.

        >>> over = await ana.bring_in(finished)
        >>> (await ana.statistics(over.id)).moves > 50
        True
        """
        return await self._ask("GET", f"/tables/{table}/statistics", TableStatistics)

    async def server_statistics(self) -> list[GameStatistics]:
        """What can be counted in all games of this server.

        >>> isinstance(await ana.server_statistics(), list)
        True
        """
        return await self._ask("GET", "/statistics", list[GameStatistics])

    async def record(self, table: str, form: str = "json") -> str:
        """The record of a game that is over, as "json" or as "text".

        >>> over = await ana.bring_in(finished)
        >>> (await ana.record(over.id, form="text")).splitlines()[0]
        'granada 1'
        """
        return (await self._send("GET", f"/tables/{table}/record", form=form)).decode()

    async def proof(self, table: str) -> Proof:
        """What proves that the shuffles of a game were fixed before it began.

        >>> over = await ana.bring_in(finished)
        >>> len((await ana.proof(over.id)).scores)
        2
        """
        return await self._ask("GET", f"/tables/{table}/proof", Proof)

    async def edition(self, table: str) -> str:
        """The edition with which a table is played.

        >>> "[granada]" in await ana.edition(table.id)
        True
        """
        return (await self._send("GET", f"/tables/{table}/edition")).decode()

    async def bring_in(
        self, record: str, seats: list[SeatRequest] | None = None, edition: str | None = None
    ) -> TableInfo:
        """Open a table from a record: to look at it, or to play on with these seats.

        >>> (await ana.bring_in(finished)).status
        'over'
        """
        return await self._ask("POST", "/records", TableInfo, Import(record=record, seats=seats or [], edition=edition))

    # How it is asked.

    async def _ask(self, method: str, path: str, answer: type[T] | None, body: Any = None, **query: Any) -> T:
        content = await self._send(method, path, body, **query)
        if answer is None:
            return None  # type: ignore[return-value]
        return msgspec.json.decode(content, type=answer)

    async def _send(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        given = {name: value for name, value in query.items() if value is not None}
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        response = await self.http.request(method, path, content=content, headers=headers, params=given)
        if response.is_error:
            raise Refused(_refusal_in(response), response.status_code)
        return response.content

    def _headers(self) -> dict[str, str]:
        headers = {"x-granada": "client"}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        elif cookies := "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar):
            headers["cookie"] = cookies
        return headers


def _refusal_in(response: httpx.Response) -> Refusal:
    try:
        return msgspec.json.decode(response.content, type=Refusal)
    except msgspec.DecodeError:
        return Refusal("internal-error", f"the server answers with {response.status_code}")
