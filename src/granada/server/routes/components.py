"""What is printed on the components of a game: as programs read it, and in the words of a language.

Both stay the same as long as the edition does, so they may be kept, and are only sent again when they have changed."""

import asyncio
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath, Parameter

from granada.games import load
from granada.games.alhambra import Alhambra
from granada.games.alhambra.content import CONTENT as OF_ALHAMBRA
from granada.games.sabika import Sabika
from granada.games.sabika.effects import Node
from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.kernel.game import Game
from granada.locale import Texts
from granada.protocol.common import Language
from granada.server.house import House
from granada.server.routes.tables import Invitation, seen_table
from granada.server.visitors import TheHouse, visitor
from granada.wording.sabika.dictionary import dictionary

KEPT = 32
"""Answers, which are made once: words of four languages for each number of players."""
ASK_AGAIN = "no-cache"
DIGITS = 16

TableOf = Annotated[str | None, Parameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", required=False)]
Players = Annotated[int, Parameter(ge=1, le=8, required=False)]


@get("/games/{game:str}/content", tags=["tables"])
async def content(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    house: TheHouse,
    table: TableOf = None,
    invitation: Invitation = None,
) -> Response[bytes]:
    """What is printed on the components; effects as the edition file writes them. With the edition of a table."""
    rules = await _rules(request, house, game, table, invitation)
    return _answer(request, await asyncio.to_thread(_content, rules))


@get("/games/{game:str}/words/{language:str}", tags=["tables"])
async def words(
    game: FromPath[str],
    language: FromPath[Language],
    request: Request[Any, Any, Any],
    house: TheHouse,
    players: Players = 2,
    table: TableOf = None,
    invitation: Invitation = None,
) -> Response[bytes]:
    """What the components say, for games whose components are more than the catalogues can know."""
    rules = await _rules(request, house, game, table, invitation)
    if not isinstance(rules, Sabika):
        raise GranadaError(Fault.NOT_FOUND)
    rules.check_players(players)
    return _answer(request, await asyncio.to_thread(_words, rules, language, players))


async def _rules(
    request: Request[Any, Any, Any], house: House, game: str, table: str | None, invitation: str | None
) -> Game:
    """Of the house, or of a table, which may be played with an edition of its own."""
    if table is None:
        return load(game)
    found = await seen_table(house, table, await visitor(request), invitation)
    if found.stored.game != game:
        raise BadOption(Fault.NO_SUCH_GAME, game=game, games=(found.stored.game,))
    return await asyncio.to_thread(found.stored.rules_of_game)


def _answer(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    tag = f'"{sha256(body).hexdigest()[:DIGITS]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@lru_cache(KEPT)
def _content(rules: Game) -> bytes:
    if isinstance(rules, Alhambra):
        return msgspec.json.encode(OF_ALHAMBRA)
    assert isinstance(rules, Sabika)
    return msgspec.json.encode(_written(rules.book.content))


@lru_cache(KEPT)
def _words(rules: Sabika, language: str, players: int) -> bytes:
    return msgspec.json.encode(dictionary(Texts(language), rules.book, players))


def _written(value: object) -> object:
    """Effects as their texts. They are structures of their own, which nothing but a hand can tell from the others."""
    match value:
        case Node():
            return str(value)
        case msgspec.Struct():
            return {field: _written(getattr(value, field)) for field in value.__struct_fields__}
        case tuple():
            return [_written(part) for part in value]
    return value


ROUTER = Router("/", route_handlers=[content, words])
