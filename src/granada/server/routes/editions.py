"""Making editions: the data for forms, and the check of a draft."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from granada.answers.drafts import checked_draft, form_of
from granada.protocol.common import Language
from granada.protocol.editions import CheckedDraft, Draft
from granada.protocol.tables import LONGEST_EDITION
from granada.server.limits import HEAVY
from granada.server.visitors import TheServices, account_of, visitor

LARGER = 8
"""A tree is so many times as large as its text, at most."""


@get("/games/{game:str}/edition", tags=["tables"])
async def form(game: FromPath[str]) -> Response[bytes]:
    """The parts of a form for editions of this game."""
    return Response(await asyncio.to_thread(cache(form_of), game), media_type=MediaType.JSON)


@post("/games/{game:str}/edition/{language:str}", status_code=200, request_max_body_size=LARGER * LONGEST_EDITION)
async def check(
    game: FromPath[str],
    language: FromPath[Language],
    data: JSONBody[Draft],
    request: Request[Any, Any, Any],
    services: TheServices,
) -> CheckedDraft:
    """Everything that is wrong with a draft, and the file that it makes."""
    account = account_of(request, await visitor(request))
    await services.limits.count_everywhere(HEAVY, account.address)
    return await services.heavy.do(account, checked_draft, game, language, data)


ROUTER = Router("/", route_handlers=[form, check])
