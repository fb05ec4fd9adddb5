"""For operators of the server: whether it lives, whether it is ready, and what it measures."""

from ipaddress import ip_network
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from granada.server import metrics
from granada.server.database import DatabaseGone
from granada.server.visitors import TheServices, address_of

WORKS, GONE = "ok", "gone"


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Whether this process lives. Whether the things live that it depends on does not matter."""
    return WORKS


@get("/readyz", include_in_schema=False)
async def readiness(
    services: TheServices, exclude: FromQuery[Literal["bus"] | None] = None
) -> Response[dict[str, str]]:
    """Whether people can play: the parts on which the server depends, each with what is wrong with it.

    Proxies exclude the bus: all servers lose it at once, and games go on without it."""
    parts = {"database": WORKS}
    try:
        await services.database.check()
    except DatabaseGone as error:
        parts["database"] = error.code
    if exclude is None and not services.registry.bus.is_alone:
        parts["bus"] = WORKS if await services.registry.bus.answers() else GONE
    ready = set(parts.values()) == {WORKS}
    return Response(parts, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def measurements(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for this machine and private networks: nobody else needs to know how busy the server is."""
    if not _is_private(address_of(request)):
        raise NotFoundException
    return Response(metrics.text(), headers={"content-type": metrics.CONTENT_TYPE})


def _is_private(address: str) -> bool:
    try:
        return ip_network(address).is_private
    except ValueError:
        return False


HANDLERS = [health, readiness, measurements]
