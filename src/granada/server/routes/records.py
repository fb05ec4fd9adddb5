"""What was played: records, replays, proofs and ratings."""

import asyncio
from gzip import compress
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from granada.games import load
from granada.kernel.errors import BadOption, Fault, GranadaError
from granada.protocol.common import LARGEST_NUMBER, MOST_SEATS
from granada.protocol.records import LONGEST_RECORD, History, Import, Position, Proof, Ranked, Replay
from granada.protocol.statistics import GameStatistics, Sheet, TableStatistics
from granada.protocol.tables import LONGEST_EDITION, OVER, TableInfo
from granada.server.editions import edition_of_house
from granada.server.house import House
from granada.server.limits import HEAVY
from granada.server.live_table import LiveTable, clock_of
from granada.server.people import Person
from granada.server.ratings import best
from granada.server.records import Checked, bring_in, history, named_record, record_without_rules, replay, state_after
from granada.server.routes.tables import Invitation, check_may_open, seen_table
from granada.server.statistics import table_statistics
from granada.server.stored import info_for, read_entries
from granada.server.visitors import SignedIn, TheHouse, address_of, visitor
from granada.table import LiveGame as Sitting

KEPT = "private, max-age=86400, immutable"
"""What is over does not change; who may see it may be one only."""
ZIPPED = 4
"""How much: more takes much longer and saves little."""

Eyes = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, required=False)]


class Played(Controller):
    path = "/tables/{table_id:str}"
    tags = ("records",)

    @get("/view")
    async def view(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        house: TheHouse,
        seat: Eyes = None,
        invitation: Invitation = None,
    ) -> Position:
        """The game as it is now, with the eyes of one's own seat or of a spectator."""
        _, sitting = await _played(request, house, table_id, invitation, seat)
        state = sitting.state
        return Position(sitting.number, state.played, state.view(seat), sitting.question(seat), clock_of(sitting))

    @get("/positions/{moves:int}")
    async def position(
        self,
        table_id: FromPath[str],
        moves: Annotated[int, Parameter(ge=0, lt=LARGEST_NUMBER)],
        request: Request[Any, Any, Any],
        house: TheHouse,
        seat: Eyes = None,
        invitation: Invitation = None,
    ) -> Position:
        """The game as it was after so many moves. When it is over, all eyes are open."""
        house.limits.count(HEAVY, address_of(request))
        _, sitting = await _played(request, house, table_id, invitation, seat)
        if moves > sitting.state.played:
            raise GranadaError(Fault.NOT_FOUND)
        state = await asyncio.to_thread(state_after, sitting.game, sitting.state.record(), moves)
        return Position(sitting.number, moves, state.view(seat))

    @get("/history")
    async def history(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        house: TheHouse,
        seat: Eyes = None,
        invitation: Invitation = None,
    ) -> History:
        """Everything that has happened, with what it has caused."""
        house.limits.count(HEAVY, address_of(request))
        table, _ = await _played(request, house, table_id, invitation, seat)
        async with house.database.reading() as connection:
            log = await read_entries(connection, table.stored.key)
        return History(len(log), await asyncio.to_thread(history, table.stored, log, seat))

    @get("/replay")
    async def replay(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        house: TheHouse,
        seat: Eyes = None,
        after: Annotated[int, Parameter(ge=0, lt=LARGEST_NUMBER, required=False)] = 0,
        invitation: Invitation = None,
    ) -> Response[Replay]:
        """A view and all that has changed it since, for stepping back and forth without asking again."""
        house.limits.count(HEAVY, address_of(request))
        table, _ = await _played(request, house, table_id, invitation, seat)
        async with house.database.reading() as connection:
            log = await read_entries(connection, table.stored.key)
        if after > len(log):
            raise GranadaError(Fault.NOT_FOUND)
        zipped = "gzip" in request.headers.get("accept-encoding", "")

        def written() -> bytes:
            content = msgspec.json.encode(replay(table.stored, log, seat, after))
            return compress(content, ZIPPED) if zipped else content

        headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
        if table.stored.status == OVER:
            headers["cache-control"] = KEPT
        content: Any = await asyncio.to_thread(written)
        return Response(content, media_type=MediaType.JSON, headers=headers)

    @get("/sheet")
    async def sheet(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, invitation: Invitation = None
    ) -> Sheet:
        """Who has had points for what, scoring by scoring."""
        _, sitting = await _played(request, house, table_id, invitation)
        view = sitting.state.view(None)
        return Sheet(sitting.number, view.over, view.rival, view.scorings())

    @get("/statistics")
    async def statistics(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, invitation: Invitation = None
    ) -> TableStatistics:
        """Once the game is over: how long it took, and what everybody has done."""
        house.limits.count(HEAVY, address_of(request))
        table, sitting = await _played(request, house, table_id, invitation)
        if not sitting.state.over:
            raise GranadaError(Fault.NOT_OVER)
        async with house.database.reading() as connection:
            log = await read_entries(connection, table.stored.key)
        return await asyncio.to_thread(table_statistics, table.stored, log)

    @get("/record", media_type=MediaType.TEXT)
    async def record(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        house: TheHouse,
        form: FromQuery[Literal["json", "text"]] = "json",
        invitation: Invitation = None,
    ) -> Response[str]:
        """The record as everybody may see it now; with the seed, once the game is over."""
        table = await seen_table(house, table_id, await visitor(request), invitation)
        if table.unplayable is None:
            record = named_record(table.stored, table.game().state)
        else:
            async with house.database.reading() as connection:
                record = await record_without_rules(connection, table.stored)
        name = f"{table.stored.game}-{table.id}.{'json' if form == 'json' else 'txt'}"
        return Response(
            record.to_json() if form == "json" else record.to_text(),
            media_type=MediaType.JSON if form == "json" else MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/edition", media_type=MediaType.TEXT)
    async def edition(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, invitation: Invitation = None
    ) -> str:
        """The file of the edition that is played with."""
        stored = (await seen_table(house, table_id, await visitor(request), invitation)).stored
        return stored.edition_text or edition_of_house(stored.game)

    @get("/proof")
    async def proof(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, invitation: Invitation = None
    ) -> Proof:
        """Once the game is over: that the shuffles were fixed at its start and that all moves follow the rules."""
        house.limits.count(HEAVY, address_of(request))
        _, sitting = await _played(request, house, table_id, invitation)
        record = sitting.state.published_record()
        if not record.over:
            raise GranadaError(Fault.NOT_OVER)
        state = await asyncio.to_thread(sitting.game.verify, record)
        return Proof(record.header.commitment, str(record.known_seed()), state.played, state.scores)


@post("/records", tags=["records"], request_max_body_size=2 * (LONGEST_RECORD + LONGEST_EDITION))
async def bring_in_record(data: JSONBody[Import], person: SignedIn, house: TheHouse) -> TableInfo:
    """Study the game of a record, or play on where it ends."""
    house.limits.count(HEAVY, person.id)
    checked = await asyncio.to_thread(Checked, data.record, data.edition)
    await check_may_open(house, person)
    async with house.database.writing() as connection:
        table_id = await bring_in(connection, person, data, checked)
    return info_for((await house.hall.table(table_id)).stored, person.id)


@get("/ratings/{game:str}", tags=["people"])
async def ratings(game: FromPath[str], house: TheHouse) -> list[Ranked]:
    """The strongest people at a game."""
    load(game)
    async with house.database.reading() as connection:
        found = await best(connection, game)
    return [Ranked(person, name, standing.rating, standing.games) for person, name, standing in found]


@get("/statistics", tags=["records"])
async def house_statistics(house: TheHouse) -> list[GameStatistics]:
    """Of all games that were finished here, by game and number of players."""
    return await house.statistics.read()


async def _played(
    request: Request[Any, Any, Any], house: House, table_id: str, invitation: str | None, seat: int | None = None
) -> tuple[LiveTable, Sitting]:
    """The table and its game, if this person may see it with the eyes of the seat, and if it has begun."""
    person = await visitor(request)
    table = await seen_table(house, table_id, person, invitation)
    sitting = table.game()
    _check_eyes(person, table, seat)
    return table, sitting


def _check_eyes(person: Person | None, table: LiveTable, seat: int | None) -> None:
    if seat is None:
        return
    if seat >= len(table.stored.seats):
        raise BadOption(Fault.NO_SUCH_SEAT, seat=seat)
    own = table.stored.seats_of(person.id if person else None)
    if table.stored.status != OVER and seat not in own:
        raise GranadaError(Fault.NOT_YOUR_SEAT, seat=seat)


ROUTER = Router("/", route_handlers=[Played, bring_in_record, ratings, house_statistics])
