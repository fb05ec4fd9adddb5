"""Opening, finding, joining and leaving tables."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from litestar import Controller, Request, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from granada.answers.faults import AnswerFault
from granada.answers.offer import offer
from granada.answers.opening import Beginning, beginning_again, beginning_of
from granada.answers.table import info_for
from granada.kernel.errors import GranadaError
from granada.protocol import live
from granada.protocol.hints import Hint, HintRequest
from granada.protocol.tables import (
    LONGEST_EDITION,
    PLAYING,
    Clearing,
    ColourRequest,
    Joining,
    MyTable,
    NewTable,
    Offer,
    Rematch,
    Reveal,
    TableInfo,
)
from granada.server import tables
from granada.server.beginning import reveal
from granada.server.chat import let_speak, silence
from granada.server.clearing import clear
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.leaving import leave_table
from granada.server.left_seats import check_not_kept_out
from granada.server.limits import ACTIONS, HINTS, NEW_TABLES
from granada.server.live_table import LiveTable
from granada.server.metrics import ACKNOWLEDGEMENT_TIME, measured
from granada.server.people import Host, Person
from granada.server.quotas import check_may_open
from granada.server.services import Services
from granada.server.stored import StoredTable, read_table
from granada.server.visitors import SignedIn, TheServices, account_of, host_from, signed_in, visitor

Invitation = Annotated[str | None, Parameter(max_length=40, required=False)]

T = TypeVar("T")


@get("/games", tags=["tables"])
async def games() -> Offer:
    """What can be played, with what options, and against which bots."""
    return offer()


@get("/me/tables", tags=["me"])
async def my_tables(request: Request[Any, Any, Any], services: TheServices) -> list[MyTable]:
    """One's tables; those at which one has to decide come first."""
    async with services.listing.taken(account_of(request, None)):  # Before anything is asked of the database.
        person = await signed_in(request)
        async with services.database.reading() as connection:
            return await tables.tables_with(connection, person.id)


@post("/me/tables/clear", status_code=204, tags=["me"])
async def clear_tables(data: JSONBody[Clearing], person: SignedIn, services: TheServices) -> None:
    """Take games out of one's list: finished ones, and those that one plays alone, which end by it."""
    services.limits.count(ACTIONS, person.id)
    for table_id in await clear(services.database, person.id, data.tables):
        await services.registry.changed(table_id)


class Tables(Controller):
    path = "/tables"
    tags = ("tables",)

    @get()
    async def public_tables(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        status: FromQuery[Literal["open", "playing", "over"]] = "open",
    ) -> list[TableInfo]:
        """Tables that wait for people, or at which one may look on."""
        async with services.listing.taken(account_of(request, None)):
            person = await visitor(request)
            async with services.database.reading() as connection:
                found = await tables.listed(connection, status)
            return [info_for(table, person.id if person else None) for table in found]

    @post(request_max_body_size=2 * LONGEST_EDITION)
    async def open_table(
        self, data: JSONBody[NewTable], request: Request[Any, Any, Any], person: SignedIn, services: TheServices
    ) -> TableInfo:
        """The game begins when all seats are taken."""
        await services.limits.count_everywhere(NEW_TABLES, person.id)
        host = await host_from(request, person)
        await check_quota(services, host, len(data.edition or ""))
        account = account_of(request, person)
        beginning = await _begin(services, account, data.edition, beginning_of, data)
        async with services.database.writing() as connection:
            table_id = await tables.open_table(connection, host, data, beginning)
        return info_for((await services.registry.table(table_id)).stored, person.id)

    @get("/{table_id:str}")
    async def table(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        invitation: Invitation = None,
    ) -> TableInfo:
        person = await visitor(request)
        found = await seen_stored(services, table_id, person, invitation)
        return info_for(found, person.id if person else None)

    @post("/{table_id:str}/join", status_code=200)
    async def join(
        self, table_id: FromPath[str], data: JSONBody[Joining], person: SignedIn, services: TheServices
    ) -> TableInfo:
        """Take a free seat before the game, or a seat that somebody has left during it."""
        table = await seen_stored(services, table_id, person, data.invitation)
        if table.status == PLAYING:
            async with services.database.reading() as connection:
                await check_not_kept_out(connection, table, person.id)
            await (await services.registry.table(table_id)).take_seat(person, data.seat)
        else:
            await tables.join(services.database, table_id, person, data)
            await services.registry.changed(table_id)
        return info_for((await _perhaps_begun(services, table_id)).stored, person.id)

    @post("/{table_id:str}/nonce", status_code=200)
    async def reveal(
        self, table_id: FromPath[str], data: JSONBody[Reveal], person: SignedIn, services: TheServices
    ) -> TableInfo:
        """What one's client adds to the seed, once all seats are taken and all commitments are known to it."""
        services.limits.count(ACTIONS, person.id)
        await seen_stored(services, table_id, person, None)
        await reveal(services.database, table_id, person.id, data)
        await services.registry.changed(table_id)
        return info_for((await _perhaps_begun(services, table_id)).stored, person.id)

    @put("/{table_id:str}/seats/{seat:int}/colour", status_code=200)
    async def choose_colour(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[ColourRequest],
        person: SignedIn,
        services: TheServices,
    ) -> TableInfo:
        """Choose a colour for one's own seat, before the game."""
        services.limits.count(ACTIONS, person.id)
        await seen_stored(services, table_id, person, None)
        await tables.choose_colour(services.database, table_id, person.id, seat, data.colour)
        await services.registry.changed(table_id)
        return info_for((await services.registry.table(table_id)).stored, person.id)

    @post("/{table_id:str}/leave", status_code=204)
    async def leave(self, table_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Leave the table: before the game this frees the seat, during it a bot plays on."""
        await seen_stored(services, table_id, person, None)
        await leave_table(services, table_id, person.id)

    @delete("/{table_id:str}")
    async def close(self, table_id: FromPath[str], person: SignedIn, services: TheServices) -> None:
        """Close one's own table before the game."""
        await seen_stored(services, table_id, person, None)
        await tables.close(services.database, table_id, person.id)
        await services.registry.changed(table_id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(
        self,
        table_id: FromPath[str],
        request: Request[Any, Any, Any],
        person: SignedIn,
        services: TheServices,
        data: JSONBody[Rematch | None] = None,
    ) -> TableInfo:
        """The same people play again: the first request opens the table, and the others take their seats."""
        await services.limits.count_everywhere(NEW_TABLES, person.id)
        host = await host_from(request, person)
        if (await seen_stored(services, table_id, person, None)).rematch is None:
            await check_quota(services, host, 0)

        async def begin(table: StoredTable) -> Beginning:
            account = account_of(request, person)
            return await _begin(services, account, table.edition_text, beginning_again, table)

        new = await tables.rematch(services.database, table_id, host, begin, data or Rematch())
        await services.registry.changed(table_id)
        await services.registry.changed(new)
        return info_for((await _perhaps_begun(services, new)).stored, person.id)

    @post("/{table_id:str}/actions", status_code=200)
    async def act(
        self, table_id: FromPath[str], data: JSONBody[live.AnyAction], person: SignedIn, services: TheServices
    ) -> live.Done:
        """A move, or anything else that one can do over the WebSocket of the table."""
        services.limits.count(ACTIONS, person.id)
        found = await seen_table(services, table_id, person, None)
        with measured(ACKNOWLEDGEMENT_TIME):
            outcome = await found.act(person.id, data)
        return live.Done(data.key, outcome.number)

    @post("/{table_id:str}/hint", status_code=200)
    async def hint(
        self,
        table_id: FromPath[str],
        data: JSONBody[HintRequest],
        request: Request[Any, Any, Any],
        person: SignedIn,
        services: TheServices,
    ) -> Hint:
        """The moves that a master would make in one's place and why, where the table allows it."""
        await services.limits.count_everywhere(HINTS, person.id)
        table = await seen_table(services, table_id, person, None)
        return await services.hints.hint(table, account_of(request, person), data)

    @put("/{table_id:str}/silenced/{person_id:str}", status_code=204)
    async def silence(
        self, table_id: FromPath[str], person_id: FromPath[str], person: SignedIn, services: TheServices
    ) -> None:
        """Silence a person at this table in its chat. For the host."""
        table = await _own_table(services, table_id, person)
        if not table.stored.seats_of(person_id):
            raise GranadaError(AnswerFault.NO_SUCH_PERSON)
        async with services.database.writing() as connection:
            await silence(connection, table.stored.key, person_id)

    @delete("/{table_id:str}/silenced/{person_id:str}")
    async def let_speak(
        self, table_id: FromPath[str], person_id: FromPath[str], person: SignedIn, services: TheServices
    ) -> None:
        table = await _own_table(services, table_id, person)
        async with services.database.writing() as connection:
            await let_speak(connection, table.stored.key, person_id)


async def check_quota(services: Services, host: Host, brought: int) -> None:
    """Refuse a flood of tables, which would keep bots and disks busy for nobody."""
    if services.settings.limits:
        async with services.database.reading() as connection:
            await check_may_open(connection, host, brought)


async def _begin(
    services: Services, account: Account, edition: str | None, begin: Callable[[T], Beginning], what: T
) -> Beginning:
    """What the table begins with. Reading an edition is heavy work."""
    return begin(what) if edition is None else await services.heavy.do(account, begin, what)


async def _own_table(services: Services, table_id: str, person: Person) -> LiveTable:
    table = await seen_table(services, table_id, person, None)
    if table.stored.host != person.id:
        raise GranadaError(ServerFault.NOT_THE_HOST)
    return table


async def seen_table(services: Services, table_id: str, person: Person | None, invitation: str | None) -> LiveTable:
    """The table, if this person may see it."""
    found = await services.registry.table(table_id)
    if not found.stored.may_be_seen_by(person.id if person else None, invitation):
        raise GranadaError(AnswerFault.NO_SUCH_TABLE)
    return found


async def seen_stored(services: Services, table_id: str, person: Person | None, invitation: str | None) -> StoredTable:
    """The table as the database holds it, if this person may see it. Its game need not be played again."""
    known = services.registry.known(table_id)
    if known is not None and services.registry.bus.is_alone and not known.in_doubt:
        found = known.stored
    else:
        async with services.database.reading() as connection:
            found = await read_table(connection, table_id)
    if not found.may_be_seen_by(person.id if person else None, invitation):
        raise GranadaError(AnswerFault.NO_SUCH_TABLE)
    return found


async def _perhaps_begun(services: Services, table_id: str) -> LiveTable:
    table = await services.registry.table(table_id)
    table.expect_first_decisions()
    return table


ROUTER = Router("/", route_handlers=[games, my_tables, clear_tables, Tables])
