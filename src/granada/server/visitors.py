"""Visitors: the person and the address of a request, and whether a page of another site has made it."""

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from granada.answers.faults import AnswerFault
from granada.kernel.errors import GranadaError
from granada.protocol.faults import ProtocolFault
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.known_places import LASTS as DEVICE_LASTS
from granada.server.known_places import Place
from granada.server.limits import REQUESTS
from granada.server.people import SESSION_LASTS, Host, Person
from granada.server.proxies import client_address
from granada.server.services import Services
from granada.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
SignedIn: TypeAlias = NamedDependency[Person]
"""The person who sends the request; requests of nobody are refused."""

OUR_HEADER = "x-granada"
"""No page of another site can send it."""
FORWARDED = "x-forwarded-for"
FROM_ANYWHERE = "from_anywhere"
"""The option of routes that pages and programs of others may use."""
SAFE = ("GET", "HEAD", "OPTIONS")
BEARER = "Bearer "


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


async def check_visitor(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard before everything. If it were not async, Litestar would call it in a thread, which costs more than it
    does itself."""
    services = services_of(connection)
    services.limits.count(REQUESTS, address_of(connection))
    if "\0" in connection.scope["path"]:  # PostgreSQL would take it for an error of its own.
        raise GranadaError(AnswerFault.NOT_FOUND)
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if (not is_socket and connection.scope.get("method") in SAFE) or bearer(connection):
        return
    if FROM_ANYWHERE in handler.opt:
        return
    if _is_foreign(connection, services.settings) or not (is_socket or OUR_HEADER in connection.headers):
        raise GranadaError(ServerFault.FOREIGN_PAGE)


async def visitor(connection: Connection) -> Person | None:
    """The person who is signed in, if any."""
    services = services_of(connection)
    secret = bearer(connection) or connection.cookies.get(cookie_name(services.settings))
    person = await services.person_with(secret) if secret else None
    if person is not None:
        services.registry.addresses.note(person.id, address_of(connection))
    return person


async def signed_in(connection: Connection) -> Person:
    person = await visitor(connection)
    if person is None:
        raise GranadaError(ProtocolFault.NOT_SIGNED_IN)
    return person


def account_of(connection: Connection, person: Person | None) -> Account:
    """The account that the request counts for, where requests wait for each other."""
    return Account(address_of(connection), person.id if person else "")


async def host_from(connection: Connection, person: Person) -> Host:
    """The person who opens a table, and the address of the request."""
    return Host(person, await services_of(connection).origins.of(address_of(connection)))


def bearer(connection: Connection) -> str:
    """The secret of the token that was sent, if any."""
    said = connection.headers.get("authorization", "")
    return said.removeprefix(BEARER) if said.startswith(BEARER) else ""


def address_of(connection: Connection) -> str:
    """The address that the request comes from. Proxies that we know are believed."""
    peer = connection.client.host if connection.client else ""
    return client_address(peer, connection.headers.getall(FORWARDED, []), services_of(connection).proxies)


def place_of(connection: Connection) -> Place:
    """The device and the address that the request comes from."""
    device = connection.cookies.get(device_cookie_name(services_of(connection).settings), "")
    return Place(device, address_of(connection))


def cookie_name(settings: Settings) -> str:
    return "__Host-granada" if settings.secure else "granada"


def device_cookie_name(settings: Settings) -> str:
    return f"{cookie_name(settings)}-device"


def session_cookie(settings: Settings, secret: str | None) -> Cookie:
    """The cookie by which a browser is known; without a secret, one that takes it away."""
    return _cookie(settings, cookie_name(settings), secret or "", SESSION_LASTS if secret else 0)


def device_cookie(settings: Settings, secret: str) -> Cookie:
    """The cookie by which a browser is known from which somebody has signed in, when they have signed out, too."""
    return _cookie(settings, device_cookie_name(settings), secret, DEVICE_LASTS)


def _cookie(settings: Settings, name: str, value: str, lasts: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=lasts // 1000,
        path="/",
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def _is_foreign(connection: Connection, settings: Settings) -> bool:
    """Whether a page of another site asks. Programs that are no browsers say nothing of it, and have no cookies that
    others could misuse."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return origin != settings.origin and origin.partition("://")[2] != connection.headers.get("host")
