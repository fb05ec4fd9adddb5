"""Requests: how a client asks over HTTP, and what it does with the answers."""

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from granada.client.connection import Refused
from granada.client.contributing import Contributing
from granada.protocol.common import Refusal

T = TypeVar("T")

TIMEOUT_S = 30.0


class Requests:
    """The connection of one person to one server."""

    def __init__(self, address: str, token: str = "", *, contributes: bool = False) -> None:
        """A client with a token is the person who has made the token; a client without one is new. A client that
        contributes adds random numbers to the seeds of its games. Without a live connection, it lets full tables wait
        for some seconds."""
        self.contributing = Contributing() if contributes else None
        self.address = address.rstrip("/")
        headers = {"x-granada": "client"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.AsyncClient(base_url=f"{self.address}/api", headers=headers, timeout=TIMEOUT_S)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.http.aclose()

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
