"""Records, logs, replays, proofs and ratings."""

from typing import Annotated, Any, Literal, NamedTuple

from litestar import Controller, Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.response import Stream

from granada.answers.editions import built_in_edition
from granada.answers.faults import AnswerFault
from granada.answers.records import checked, log_for, named_record, position, position_now, proof, replay, sheet_of
from granada.answers.statistics import table_statistics
from granada.answers.table import check_viewer, info_for
from granada.games import load
from granada.kernel.errors import GranadaError
from granada.kernel.faults import KernelFault
from granada.protocol.common import LARGEST_NUMBER, MOST_SEATS
from granada.protocol.records import LONGEST_RECORD, Import, Log, Position, Proof, Ranked, Replay
from granada.protocol.statistics import GameStatistics, Sheet, TableStatistics
from granada.protocol.tables import LONGEST_EDITION, OVER, PLAYING, TableInfo
from granada.server.archive import archive, begun
from granada.server.clock import now
from granada.server.fair_queue import Account
from granada.server.limits import ARCHIVES, HEAVY
from granada.server.ratings import best
from granada.server.records import bring_in, read_record_without_rules, size_of, zipped_replay
from granada.server.routes.tables import Invitation, check_quota, seen_stored, seen_table
from granada.server.services import Services
from granada.server.stored import StoredTable, read_entries
from granada.server.visitors import SignedIn, TheServices, account_of, address_of, host_from, visitor
from granada.table import Entry, LiveGame

KEPT = "private, max-age=86400, immutable"
"""A finished game does not change, but it may be private."""

Viewer = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)]


class Played(Controller):
    path = "/tables/{table_id:str}"
    tags = ("records",)

    @get("/view")
    async def view(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        seat: Viewer = None,
        invitation: Invitation = None,
    ) -> Position:
        """The game as it is now, for one's own seat or for a spectator."""
        game = await _played(request, services, table_id, invitation, seat)
        return position_now(game, seat, now())

    @get("/positions/{moves:int}")
    async def position(
        self,
        table_id: FromPath[str],
        moves: Annotated[int, Parameter(ge=0, lt=LARGEST_NUMBER)],
        request: Request[Any, Any, Any],
        services: TheServices,
        seat: Viewer = None,
        invitation: Invitation = None,
    ) -> Response[Position]:
        """The game as it was after so many moves. Once it is over, anybody may see what any seat saw."""
        table, log, account = await _log(request, services, table_id, invitation, seat)
        content: Any = await services.heavy.do(account, position, table, log, moves, seat)
        return Response(content, media_type=MediaType.JSON)

    @get("/log")
    async def log(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        seat: Viewer = None,
        invitation: Invitation = None,
    ) -> Response[Log]:
        """Every entry with the events that it has caused, undone moves included."""
        table, log, account = await _log(request, services, table_id, invitation, seat)
        content: Any = await services.heavy.do(account, log_for, table, log, seat)
        return Response(content, media_type=MediaType.JSON)

    @get("/replay")
    async def replay(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        seat: Viewer = None,
        after: Annotated[int, Parameter(ge=0, lt=LARGEST_NUMBER, required=False)] = 0,
        invitation: Invitation = None,
    ) -> Response[Replay]:
        """A view and all that has changed it since, for stepping back and forth without asking again."""
        table, log, account = await _log(request, services, table_id, invitation, seat)
        if after > len(log):
            raise GranadaError(AnswerFault.NOT_FOUND)
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
        if table.status == OVER:
            headers["cache-control"] = KEPT
        work = zipped_replay if zipped else replay
        content: Any = await services.heavy.do(account, work, table, log, seat, after)
        return Response(content, media_type=MediaType.JSON, headers=headers)

    @get("/sheet")
    async def sheet(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        invitation: Invitation = None,
    ) -> Sheet:
        """The points of each seat, scoring by scoring."""
        game = await _played(request, services, table_id, invitation)
        return sheet_of(game)

    @get("/statistics")
    async def statistics(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        invitation: Invitation = None,
    ) -> TableStatistics:
        """Once the game is over: how long it took, and what everybody has done."""
        table, log, account = await _finished_log(request, services, table_id, invitation)
        return await services.heavy.do(account, table_statistics, table, log)

    @get("/record", media_type=MediaType.TEXT)
    async def record(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        form: FromQuery[Literal["json", "text"]] = "json",
        invitation: Invitation = None,
    ) -> Response[str]:
        """The record as everybody may see it now; with the seed, once the game is over."""
        table = await seen_table(services, table_id, await visitor(request), invitation)
        if table.unplayable is None:
            record = named_record(table.stored, table.started_game().state)
        else:
            async with services.database.reading() as connection:
                record = await read_record_without_rules(connection, table.stored)
        name = f"{table.stored.game}-{table.id}.{'json' if form == 'json' else 'txt'}"
        return Response(
            record.to_json() if form == "json" else record.to_text(),
            media_type=MediaType.JSON if form == "json" else MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/edition", media_type=MediaType.TEXT)
    async def edition(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        invitation: Invitation = None,
    ) -> str:
        """The file of the edition that is played with."""
        table = await seen_stored(services, table_id, await visitor(request), invitation)
        return table.edition_text or built_in_edition(table.game)

    @get("/proof")
    async def proof(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        invitation: Invitation = None,
    ) -> Proof:
        """Once the game is over: that the shuffles were fixed at its start and that all moves follow the rules."""
        table, log, account = await _finished_log(request, services, table_id, invitation)
        return await services.heavy.do(account, proof, table, log)


@post("/records", tags=["records"], request_max_body_size=2 * (LONGEST_RECORD + LONGEST_EDITION))
async def bring_in_record(
    data: JSONBody[Import], request: Request[Any, Any, Any], person: SignedIn, services: TheServices
) -> TableInfo:
    """Study the game of a record, or play on where it ends."""
    await services.limits.count_everywhere(HEAVY, person.id)
    await services.limits.count_everywhere(HEAVY, address_of(request))
    host = await host_from(request, person)
    await check_quota(services, host, size_of(data))
    found = await services.heavy.do(account_of(request, person), checked, data.record, data.edition)
    return info_for(await bring_in(services.database, host, data, found), person.id)


@get("/me/records", tags=["me"])
async def my_records(request: Request[Any, Any, Any], person: SignedIn, services: TheServices) -> Stream:
    """The records of all one's games that have begun, in one file (ZIP)."""
    await services.limits.count_everywhere(ARCHIVES, f"records of {person.id}")
    headers = {"content-disposition": 'attachment; filename="granada.zip"'}
    pieces = await begun(archive(services, account_of(request, person)))
    return Stream(pieces, media_type="application/zip", headers=headers)


@get("/ratings/{game:str}", tags=["people"])
async def ratings(game: FromPath[str], services: TheServices) -> list[Ranked]:
    """The strongest people at a game."""
    load(game)
    async with services.database.reading() as connection:
        found = await best(connection, game)
    return [Ranked(person, name, standing.rating, standing.games) for person, name, standing in found]


@get("/statistics", tags=["records"])
async def server_statistics(services: TheServices) -> list[GameStatistics]:
    """Statistics of all games that were finished here, by game and number of players."""
    return await services.statistics.read()


async def _played(
    request: Request[Any, Any, Any], services: Services, table_id: str, invitation: str | None, seat: int | None = None
) -> LiveGame:
    """The game, if this person may see what the seat sees, and if it has begun."""
    person = await visitor(request)
    table = await seen_table(services, table_id, person, invitation)
    game = table.started_game()
    check_viewer(table.stored, person.id if person else None, seat)
    return game


class StoredLog(NamedTuple):
    """The input of heavy work, and the account that it is done for."""

    table: StoredTable
    entries: list[Entry]
    account: Account


async def _log(
    request: Request[Any, Any, Any], services: Services, table_id: str, invitation: str | None, seat: int | None = None
) -> StoredLog:
    """The log, if this person may see what the seat sees."""
    await services.limits.count_everywhere(HEAVY, address_of(request))
    person = await visitor(request)
    table = await seen_stored(services, table_id, person, invitation)
    if table.status not in (PLAYING, OVER):
        raise GranadaError(AnswerFault.NOT_STARTED)
    check_viewer(table, person.id if person else None, seat)
    async with services.database.reading() as connection:
        log = await read_entries(connection, table.key)
    return StoredLog(table, log, account_of(request, person))


async def _finished_log(
    request: Request[Any, Any, Any], services: Services, table_id: str, invitation: str | None
) -> StoredLog:
    found = await _log(request, services, table_id, invitation)
    if found.table.status != OVER:
        raise GranadaError(KernelFault.NOT_OVER)
    return found


ROUTER = Router("/", route_handlers=[Played, bring_in_record, my_records, ratings, server_statistics])
