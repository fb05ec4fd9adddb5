"""Finding people to play with."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from litestar import Controller, Request, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from granada.bots import kinds
from granada.games import game_ids, load
from granada.kernel.errors import GranadaError
from granada.plugins import plugins
from granada.protocol import live
from granada.protocol.hints import Hint, HintWish
from granada.protocol.tables import LONGEST_EDITION, GameInfo, Joining, MyTable, NewTable, Offer, OptionInfo, TableInfo
from granada.server import tables
from granada.server.chat import let_speak, silence
from granada.server.fair_queue import Account
from granada.server.faults import ServerFault
from granada.server.house import House
from granada.server.leaving import leave_table
from granada.server.limits import ACTIONS, HINTS, NEW_TABLES
from granada.server.live_table import LiveTable
from granada.server.people import Host, Person
from granada.server.quotas import check_may_open
from granada.server.stored import StoredTable, info_for, read_table
from granada.server.visitors import ONLY_HEAD, SignedIn, TheHouse, account_of, host_from, signed_in, visitor

Invitation = Annotated[str | None, Parameter(max_length=40, required=False)]

T = TypeVar("T")


@get("/games", tags=["tables"])
async def games() -> Offer:
    """What can be played, with what options, and against which bots."""
    rules = [load(game) for game in game_ids()]
    return Offer(
        tuple(
            GameInfo(
                game.id,
                game.edition,
                game.rules,
                game.player_counts,
                tuple(
                    OptionInfo(option.name, option.choices, option.pattern, option.player_counts)
                    for option in game.options
                ),
                kinds(game.id),
                bool(plugins()[game.id].words),
                bool(plugins()[game.id].editor),
            )
            for game in rules
        )
    )


@get("/me/tables", tags=["me"])
async def my_tables(request: Request[Any, Any, Any], house: TheHouse) -> list[MyTable]:
    """Those first at which one has to decide."""
    async with house.listing.taken(account_of(request, None)):  # Before anything is asked of the database.
        person = await signed_in(request)
        async with house.database.reading() as connection:
            return await tables.tables_with(connection, person.id)


class Tables(Controller):
    path = "/tables"
    tags = ("tables",)

    @get()
    async def public_tables(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        status: FromQuery[Literal["open", "playing", "over"]] = "open",
    ) -> list[TableInfo]:
        """Tables that wait for people, or at which one may look on."""
        if ONLY_HEAD in request.scope:  # A monitor, who wants to know whether people can play.
            await house.database.check()
        async with house.listing.taken(account_of(request, None)):
            person = await visitor(request)
            async with house.database.reading() as connection:
                found = await tables.listed(connection, status)
            return [info_for(table, person.id if person else None) for table in found]

    @post(request_max_body_size=2 * LONGEST_EDITION)
    async def open_table(
        self, data: JSONBody[NewTable], request: Request[Any, Any, Any], person: SignedIn, house: TheHouse
    ) -> TableInfo:
        """The game begins when all seats are taken."""
        house.limits.count(NEW_TABLES, person.id)
        host = await host_from(request, person)
        await check_quota(house, host, len(data.edition or ""))
        account = account_of(request, person)
        beginning = await _begin(house, account, data.edition, tables.beginning_of, data)
        async with house.database.writing() as connection:
            table_id = await tables.open_table(connection, host, data, beginning)
        return info_for((await house.registry.table(table_id)).stored, person.id)

    @get("/{table_id:str}")
    async def table(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, invitation: Invitation = None
    ) -> TableInfo:
        person = await visitor(request)
        found = await seen_stored(house, table_id, person, invitation)
        return info_for(found, person.id if person else None)

    @post("/{table_id:str}/join", status_code=200)
    async def join(
        self, table_id: FromPath[str], data: JSONBody[Joining], person: SignedIn, house: TheHouse
    ) -> TableInfo:
        await tables.join(house.database, table_id, person, data)
        await house.registry.changed(table_id)
        return info_for((await _perhaps_begun(house, table_id)).stored, person.id)

    @post("/{table_id:str}/leave", status_code=204)
    async def leave(self, table_id: FromPath[str], person: SignedIn, house: TheHouse) -> None:
        """Before the game, free the seat; during it, let a bot play on."""
        await seen_stored(house, table_id, person, None)
        await leave_table(house, table_id, person.id)

    @delete("/{table_id:str}")
    async def close(self, table_id: FromPath[str], person: SignedIn, house: TheHouse) -> None:
        """Only who opened it, and only before the game."""
        await seen_stored(house, table_id, person, None)
        await tables.close(house.database, table_id, person.id)
        await house.registry.changed(table_id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(
        self, table_id: FromPath[str], request: Request[Any, Any, Any], person: SignedIn, house: TheHouse
    ) -> TableInfo:
        """The same people play again: who asks first opens the table, the others take their seats."""
        house.limits.count(NEW_TABLES, person.id)
        host = await host_from(request, person)
        if (await seen_stored(house, table_id, person, None)).rematch is None:
            await check_quota(house, host, 0)

        async def begin(table: StoredTable) -> tables.Beginning:
            account = account_of(request, person)
            return await _begin(house, account, table.edition_text, tables.beginning_again, table)

        new = await tables.rematch(house.database, table_id, host, begin)
        await house.registry.changed(table_id)
        await house.registry.changed(new)
        return info_for((await _perhaps_begun(house, new)).stored, person.id)

    @post("/{table_id:str}/actions", status_code=200)
    async def act(
        self, table_id: FromPath[str], data: JSONBody[live.AnyAction], person: SignedIn, house: TheHouse
    ) -> live.Done:
        """A move, or anything else that one can do over the WebSocket of the table."""
        house.limits.count(ACTIONS, person.id)
        found = await seen_table(house, table_id, person, None)
        return live.Done(data.key, (await found.act(person.id, data)).number)

    @post("/{table_id:str}/hint", status_code=200)
    async def hint(
        self,
        table_id: FromPath[str],
        data: JSONBody[HintWish],
        request: Request[Any, Any, Any],
        person: SignedIn,
        house: TheHouse,
    ) -> Hint:
        """What a master would do in one's place and why, where the table allows it."""
        house.limits.count(HINTS, person.id)
        table = await seen_table(house, table_id, person, None)
        return await house.hints.hint(table, account_of(request, person), data)

    @put("/{table_id:str}/silenced/{person_id:str}", status_code=204)
    async def silence(
        self, table_id: FromPath[str], person_id: FromPath[str], person: SignedIn, house: TheHouse
    ) -> None:
        """Let nobody at this table hear any more what somebody at it says. Only who opened it may do this."""
        table = await _own_table(house, table_id, person)
        if not table.stored.seats_of(person_id):
            raise GranadaError(ServerFault.NO_SUCH_PERSON)
        async with house.database.writing() as connection:
            await silence(connection, table.stored.key, person_id)

    @delete("/{table_id:str}/silenced/{person_id:str}")
    async def let_speak(
        self, table_id: FromPath[str], person_id: FromPath[str], person: SignedIn, house: TheHouse
    ) -> None:
        table = await _own_table(house, table_id, person)
        async with house.database.writing() as connection:
            await let_speak(connection, table.stored.key, person_id)


async def check_quota(house: House, host: Host, brought: int) -> None:
    """Whoever opens tables without end keeps bots and disks busy for nobody."""
    if house.settings.limits:
        async with house.database.reading() as connection:
            await check_may_open(connection, host, brought)


async def _begin(
    house: House, account: Account, edition: str | None, begin: Callable[[T], tables.Beginning], what: T
) -> tables.Beginning:
    """To read an edition is heavy work."""
    return begin(what) if edition is None else await house.heavy.do(account, begin, what)


async def _own_table(house: House, table_id: str, person: Person) -> LiveTable:
    table = await seen_table(house, table_id, person, None)
    if table.stored.host != person.id:
        raise GranadaError(ServerFault.NOT_THE_HOST)
    return table


async def seen_table(house: House, table_id: str, person: Person | None, invitation: str | None) -> LiveTable:
    """The table, if this person may see it."""
    found = await house.registry.table(table_id)
    if not found.stored.may_be_seen_by(person.id if person else None, invitation):
        raise GranadaError(ServerFault.NO_SUCH_TABLE)
    return found


async def seen_stored(house: House, table_id: str, person: Person | None, invitation: str | None) -> StoredTable:
    """The same of what the database holds of it, for which its game need not be played again."""
    known = house.registry.known(table_id)
    if known is not None and house.registry.bus.is_alone and not known.in_doubt:
        found = known.stored
    else:
        async with house.database.reading() as connection:
            found = await read_table(connection, table_id)
    if not found.may_be_seen_by(person.id if person else None, invitation):
        raise GranadaError(ServerFault.NO_SUCH_TABLE)
    return found


async def _perhaps_begun(house: House, table_id: str) -> LiveTable:
    """The table at which somebody has sat down: if they were the last, the game begins."""
    table = await house.registry.table(table_id)
    if table.game is not None and table.number == 0:
        table.expect_decisions(None, table.game)
    return table


ROUTER = Router("/", route_handlers=[games, my_tables, Tables])
