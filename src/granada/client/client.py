"""Client: everything that can be asked for over HTTP."""

from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from granada.client.line import Line, Refused
from granada.protocol import live
from granada.protocol.common import Language, Refusal
from granada.protocol.faults import ProtocolFault
from granada.protocol.hints import Hint, HintWish
from granada.protocol.notices import (
    MailCode,
    MailWish,
    Notices,
    PushKey,
    PushSubscription,
    PushWish,
)
from granada.protocol.people import FreshToken, Me, Profile, Token
from granada.protocol.records import History, Import, Position, Proof, Ranked, Replay
from granada.protocol.statistics import GameStatistics, Sheet, TableStatistics
from granada.protocol.tables import MyTable, NewTable, Offer, SeatWish, TableInfo

T = TypeVar("T")

PATIENCE = 30.0


class Client:
    """One person at one server."""

    def __init__(self, address: str, token: str = "") -> None:
        """With a token, as the person that has made it; without, as somebody who has just come."""
        self.address = address.rstrip("/")
        headers = {"x-granada": "client"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.AsyncClient(base_url=f"{self.address}/api", headers=headers, timeout=PATIENCE)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.http.aclose()

    # People.

    async def come(self, name: str) -> Me:
        return await self._ask("POST", "/people/guest", Me, {"name": name})

    async def register(self, name: str, password: str) -> Me:
        return await self._ask("POST", "/people/register", Me, {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> Me:
        return await self._ask("POST", "/people/sign-in", Me, {"name": name, "password": password})

    async def sign_out(self, everywhere: bool = False) -> None:
        await self._ask("DELETE", "/me/sessions" if everywhere else "/me/session", None)

    async def me(self) -> Me:
        """Who has not come yet is refused, as with all that is for somebody only."""
        content = await self._send("GET", "/me")
        if me := msgspec.json.decode(content, type=Me | None):
            return me
        raise Refused(Refusal(ProtocolFault.NOT_SIGNED_IN, ProtocolFault.NOT_SIGNED_IN.sentence), 401)

    async def rename(self, name: str) -> Me:
        return await self._ask("PATCH", "/me", Me, {"name": name})

    async def change_password(self, old: str, new: str) -> None:
        await self._ask("PUT", "/me/password", None, {"old": old, "new": new})

    async def delete_account(self) -> None:
        await self._ask("DELETE", "/me", None)

    async def new_token(self, label: str) -> FreshToken:
        return await self._ask("POST", "/me/tokens", FreshToken, {"label": label})

    async def tokens(self) -> list[Token]:
        return await self._ask("GET", "/me/tokens", list[Token])

    async def end_token(self, token: str) -> None:
        await self._ask("DELETE", f"/me/tokens/{token}", None)

    async def mute(self, person: str) -> None:
        await self._ask("PUT", f"/me/muted/{person}", None)

    async def unmute(self, person: str) -> None:
        await self._ask("DELETE", f"/me/muted/{person}", None)

    async def profile(self, person: str) -> Profile:
        return await self._ask("GET", f"/people/{person}", Profile)

    async def ratings(self, game: str) -> list[Ranked]:
        return await self._ask("GET", f"/ratings/{game}", list[Ranked])

    # Notices.

    async def push_key(self) -> str:
        return (await self._ask("GET", "/push/key", PushKey)).key

    async def notices(self) -> Notices:
        """How one is told that it is one's turn."""
        return await self._ask("GET", "/me/notices", Notices)

    async def subscribe(self, subscription: PushSubscription, language: Language = "en") -> None:
        await self._ask("PUT", "/me/push", None, PushWish(subscription, language))

    async def unsubscribe(self, endpoint: str | None = None) -> None:
        await self._ask("DELETE", "/me/push", None, endpoint=endpoint)

    async def set_mail(self, address: str, language: Language = "en") -> None:
        await self._ask("PUT", "/me/mail", None, MailWish(address, language))

    async def confirm_mail(self, code: str) -> None:
        await self._ask("POST", "/me/mail/confirm", None, MailCode(code))

    async def no_mail(self) -> None:
        await self._ask("DELETE", "/me/mail", None)

    # Tables.

    async def games(self) -> Offer:
        return await self._ask("GET", "/games", Offer)

    async def tables(self, status: str = "open") -> list[TableInfo]:
        return await self._ask("GET", "/tables", list[TableInfo], status=status)

    async def my_tables(self) -> list[MyTable]:
        return await self._ask("GET", "/me/tables", list[MyTable])

    async def open(self, table: NewTable) -> TableInfo:
        return await self._ask("POST", "/tables", TableInfo, table)

    async def table(self, table: str, invitation: str | None = None) -> TableInfo:
        return await self._ask("GET", f"/tables/{table}", TableInfo, invitation=invitation)

    async def join(self, table: str, seat: int | None = None, invitation: str | None = None) -> TableInfo:
        return await self._ask("POST", f"/tables/{table}/join", TableInfo, {"seat": seat, "invitation": invitation})

    async def leave(self, table: str) -> None:
        await self._ask("POST", f"/tables/{table}/leave", None)

    async def close(self, table: str) -> None:
        await self._ask("DELETE", f"/tables/{table}", None)

    async def rematch(self, table: str) -> TableInfo:
        return await self._ask("POST", f"/tables/{table}/rematch", TableInfo)

    async def silence(self, table: str, person: str) -> None:
        await self._ask("PUT", f"/tables/{table}/silenced/{person}", None)

    async def let_speak(self, table: str, person: str) -> None:
        await self._ask("DELETE", f"/tables/{table}/silenced/{person}", None)

    async def act(self, table: str, action: live.AnyAction) -> live.Done:
        return await self._ask("POST", f"/tables/{table}/actions", live.Done, action)

    async def hint(self, table: str, seat: int, n: int) -> Hint:
        """What a master would do in the place of one's seat."""
        return await self._ask("POST", f"/tables/{table}/hint", Hint, HintWish(seat, n))

    def watch(
        self, table: str, seat: int | None = None, invitation: str | None = None
    ) -> AbstractAsyncContextManager[Line]:
        """A live connection to a table: with the eyes of one's own seat, or of a spectator."""
        wanted = {"seat": seat, "invitation": invitation}
        query = {name: str(value) for name, value in wanted.items() if value is not None}
        address = httpx.URL(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live", params=query)
        return Line(address, self._headers)

    # What was played.

    async def view(self, table: str, seat: int | None = None, invitation: str | None = None) -> Position:
        return await self._ask("GET", f"/tables/{table}/view", Position, seat=seat, invitation=invitation)

    async def position(self, table: str, moves: int, seat: int | None = None) -> Position:
        return await self._ask("GET", f"/tables/{table}/positions/{moves}", Position, seat=seat)

    async def history(self, table: str, seat: int | None = None) -> History:
        return await self._ask("GET", f"/tables/{table}/history", History, seat=seat)

    async def replay(self, table: str, seat: int | None = None, after: int = 0) -> Replay:
        return await self._ask("GET", f"/tables/{table}/replay", Replay, seat=seat, after=after)

    async def sheet(self, table: str) -> Sheet:
        return await self._ask("GET", f"/tables/{table}/sheet", Sheet)

    async def statistics(self, table: str) -> TableStatistics:
        return await self._ask("GET", f"/tables/{table}/statistics", TableStatistics)

    async def house_statistics(self) -> list[GameStatistics]:
        return await self._ask("GET", "/statistics", list[GameStatistics])

    async def record(self, table: str, form: str = "json") -> str:
        return (await self._send("GET", f"/tables/{table}/record", form=form)).decode()

    async def proof(self, table: str) -> Proof:
        return await self._ask("GET", f"/tables/{table}/proof", Proof)

    async def edition(self, table: str) -> str:
        return (await self._send("GET", f"/tables/{table}/edition")).decode()

    async def bring_in(self, record: str, seats: list[SeatWish] | None = None, edition: str | None = None) -> TableInfo:
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
        return Refusal("out-of-order", f"the server answers with {response.status_code}")
