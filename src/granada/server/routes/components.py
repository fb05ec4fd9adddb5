"""The components of a game: as data, and in the words of a language.

Both stay the same as long as the edition does: browsers may cache them, and get them again only after a change."""

import asyncio
from collections.abc import Callable, Hashable
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath, Parameter

from granada.answers.components import content_of
from granada.answers.words import catalogue_of, words_of
from granada.games import load
from granada.games.faults import GamesFault
from granada.kernel.errors import BadOption
from granada.protocol.common import Language
from granada.server.fair_queue import Account
from granada.server.limits import HEAVY
from granada.server.routes.tables import Invitation, seen_stored
from granada.server.services import Services
from granada.server.visitors import TheServices, account_of, visitor

ASK_AGAIN = "no-cache"
DIGITS = 16

TableOf = Annotated[str | None, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", required=False)]
Players = Annotated[int, Parameter(ge=1, le=8, required=False)]


@get("/games/{game:str}/content", tags=["tables"])
async def content(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    services: TheServices,
    table: TableOf = None,
    invitation: Invitation = None,
) -> Response[bytes]:
    """What is printed on the components; effects as the edition file writes them. With the edition of a table."""
    edition = await _edition(request, services, game, table, invitation)
    return _answer(request, await _made(services, edition, content_of, game))


@get("/games/{game:str}/words/{language:str}", tags=["tables"])
async def words(
    game: FromPath[str],
    language: FromPath[Language],
    request: Request[Any, Any, Any],
    services: TheServices,
    players: Players = 2,
    table: TableOf = None,
    invitation: Invitation = None,
) -> Response[bytes]:
    """What the components say, for games whose components are more than the catalogues can know."""
    edition = await _edition(request, services, game, table, invitation)
    load(game).check_players(players)
    return _answer(request, await _made(services, edition, words_of, game, language, players))


@get("/games/{game:str}/catalogue/{language:str}", tags=["tables"])
async def catalogue(
    game: FromPath[str], language: FromPath[Language], request: Request[Any, Any, Any], services: TheServices
) -> Response[bytes]:
    """The words of a game that the web application does not know itself: those that a plug-in brings."""
    return _answer(request, await _made(services, None, catalogue_of, game, language))


class Edition(NamedTuple):
    digest: str
    text: str
    account: Account
    """The account of the reader."""


async def _edition(
    request: Request[Any, Any, Any], services: Services, game: str, table: str | None, invitation: str | None
) -> Edition | None:
    """The edition of the table, or None if it is the built-in one."""
    if table is None:
        return None
    person = await visitor(request)
    found = await seen_stored(services, table, person, invitation)
    if found.game != game:
        raise BadOption(GamesFault.NO_SUCH_GAME, game=game, games=(found.game,))
    if found.edition_file is None or found.edition_text is None:
        return None
    return Edition(found.edition_file, found.edition_text, account_of(request, person))


async def _made(services: Services, edition: Edition | None, make: Callable[..., bytes], *what: Hashable) -> bytes:
    """The answer for the built-in edition is made once; answers for other editions are made one after the other, as
    heavy work."""
    if edition is None:
        return await asyncio.to_thread(_built_in, make, *what)

    async def make_once() -> bytes:
        await services.limits.count_everywhere(HEAVY, edition.account.address)
        return await services.heavy.do(edition.account, make, *what, edition.text)

    return await services.components.get((edition.digest, make, *what), make_once)


@cache
def _built_in(make: Callable[..., bytes], *what: Hashable) -> bytes:
    return make(*what)


def _answer(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    tag = f'"{sha256(body).hexdigest()[:DIGITS]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


ROUTER = Router("/", route_handlers=[content, words, catalogue])
