"""The ASGI application: all routes, error answers and headers."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.enums import MediaType, ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, HTTPRequestEvent, Message, Receive, ReceiveMessage, Scope, Send

from granada.answers.faults import AnswerFault
from granada.answers.refusals import misread, refusal_of
from granada.kernel.errors import GranadaError
from granada.protocol.common import Refusal
from granada.server.description import CONFIG, describe
from granada.server.errors import status_of
from granada.server.logs import new_request_id, request_id
from granada.server.metrics import REQUEST_TIME, REQUESTS, measured
from granada.server.people import Person
from granada.server.ratings import rate_when_finished
from granada.server.routes import components, editions, live, moderation, notices, operation, people, records, tables
from granada.server.services import Services
from granada.server.settings import Settings
from granada.server.visitors import check_visitor, services_of, signed_in
from granada.server.web import POLICY, page

LARGEST_BODY = 64 * 1024
MOST_DISCARDED = 16 * 1024 * 1024
TIMEOUT_S = 20.0
"""Seconds until the next part of what a client sends must be there."""
BODY_HEADERS = (b"content-length", b"transfer-encoding")

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

ONLY_HTTPS = {"strict-transport-security": "max-age=31536000"}
"""A browser that has used HTTPS here uses nothing else for a year."""

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def with_services(app: Litestar) -> AsyncIterator[None]:
        async with Services.open(settings) as services:
            rate_when_finished(services)
            app.state.services = services
            yield

    app = Litestar(
        [
            page,
            *operation.HANDLERS,
            Router(
                "/api",
                route_handlers=[
                    people.ROUTER,
                    tables.ROUTER,
                    components.ROUTER,
                    editions.ROUTER,
                    records.ROUTER,
                    notices.ROUTER,
                    moderation.ROUTER,
                    live.watch,
                ],
            ),
        ],
        lifespan=[with_services],
        guards=[check_visitor],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            GranadaError: tell_refusal,
            HTTPException: tell_http_error,
            RecursionError: tell_too_deep,
            UnicodeDecodeError: tell_no_text,
            Exception: tell_failure,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=CONFIG,
        logging_config=None,
        debug=False,
    )
    describe(app)
    return app


def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    return await signed_in(request)


def tell_refusal(_request: Request[Any, Any, Any], error: GranadaError) -> Response[Refusal]:
    return Response(refusal_of(error), status_code=status_of(error), media_type=MediaType.JSON)


def tell_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500:
        return tell_failure(request, error)
    if error.status_code == 404:
        refusal = refusal_of(GranadaError(AnswerFault.NOT_FOUND))
    elif error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size() or LARGEST_BODY
        refusal = refusal_of(GranadaError(AnswerFault.TOO_LARGE, most=most))
    else:
        refusal = refusal_of(_what_is_wrong(error))
    return Response(refusal, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def _what_is_wrong(error: HTTPException) -> GranadaError:
    """The first thing that Litestar names. Where nothing is wrong with a single field, it calls the whole ``data``."""
    wrong = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    for part in wrong:
        if isinstance(part, dict):
            field = str(part.get("key", ""))
            return misread(str(part.get("message", "")), "" if field == "data" else field)
    return misread(error.detail)


def tell_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    """The body has too many nested brackets: only its sender can cause this error."""
    return tell_refusal(_request, GranadaError(AnswerFault.NOT_UNDERSTOOD, detail="nested too deeply"))


def tell_no_text(_request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Refusal]:
    """Bytes that are no letters: nothing but what was sent is ever decoded."""
    return tell_refusal(_request, GranadaError(AnswerFault.NOT_UNDERSTOOD, detail="not UTF-8"))


def tell_failure(_request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("a request has failed", exc_info=error)
    return tell_refusal(_request, GranadaError(AnswerFault.INTERNAL_ERROR))


def with_headers(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Around everything, so that no answer goes out without them. Sockets are left alone: they send much."""
    always = HEADERS | (ONLY_HTTPS if settings.secure else {})

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        number = new_request_id()
        request_id.set(number)
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        # What is said about a game may not be kept, unless the answer says otherwise itself.
        headers = always | ({"cache-control": "no-store"} if scope["path"].startswith("/api/") else {})
        headers["x-request-id"] = number
        added = [(name.encode(), value.encode()) for name, value in headers.items()]
        body = Body(receive, is_there=any(name in BODY_HEADERS for name, _ in scope["headers"]))

        only_head = scope["method"] == "HEAD"
        if only_head:  # What GET would answer, of which everything but the body is sent.
            scope = {**scope, "method": "GET"}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope["method"], scope.get("path_template", ""), message["status"]).inc()
                if message["status"] >= 400:
                    await body.discard()
                given = list(message.get("headers", ()))
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(header for header in added if header[0] not in names)]
            elif message["type"] == "http.response.body" and only_head:
                message["body"] = b""
            await send(message)

        with measured(REQUEST_TIME):
            await app(scope, body.receive, send_with_headers)

    return answer


class Body:
    """Read the whole request in time. Read the rest of a refused request before closing, so that the client
    receives the answer."""

    def __init__(self, receive: Receive, is_there: bool) -> None:
        self._receive = receive
        self._more = is_there

    async def receive(self) -> ReceiveMessage:
        if not self._more:
            return await self._receive()
        try:
            async with asyncio.timeout(TIMEOUT_S):
                return await self._next()
        except TimeoutError:
            self._more = False
            raise HTTPException("the rest of the request does not come", status_code=408) from None

    async def discard(self) -> None:
        """What is left of it, unless that is beyond all measure."""
        discarded = 0
        with suppress(TimeoutError, HTTPException):
            async with asyncio.timeout(TIMEOUT_S):
                while self._more and discarded < MOST_DISCARDED:
                    discarded += len((await self._next())["body"])

    async def _next(self) -> HTTPRequestEvent:
        message = await self._receive()
        self._more = message["type"] == "http.request" and message["more_body"]
        if message["type"] != "http.request":
            raise HTTPException("the request ends too early", status_code=400)
        return message
