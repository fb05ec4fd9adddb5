"""Tables as the database holds them, and as they are shown."""

from collections.abc import Iterable, Sequence
from copy import copy
from secrets import compare_digest
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, ScalarSelect, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.games import game_ids, load
from granada.kernel.chance import commitment
from granada.kernel.errors import GranadaError
from granada.kernel.game import Game
from granada.kernel.record import Header, Record
from granada.protocol.tables import OVER, Colour, SeatInfo, Status, TableInfo
from granada.server.colours import colours_from
from granada.server.editions import read_edition
from granada.server.faults import ServerFault
from granada.server.names import numbered
from granada.server.schema import entries, messages, people, seats, tables
from granada.table import PERSON, Entry, Kind, LiveGame, Seat, TimeControl


class StoredSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Empty where nobody sits, or where somebody sat who does not want to be known any more."""
    kind: str
    """The kind of player when the game began: a person, or a kind of bot."""
    person: str | None
    reserved: str | None
    """The person that the seat is kept for."""
    stand_in: str
    """The bot that plays for the person, or empty."""
    registered: bool
    """Whether the person is registered and sits here under their own name, not for somebody else at the same screen."""
    colour: Colour
    chosen_colour: Colour | None
    """None if it is what the others have left."""

    @property
    def is_open(self) -> bool:
        return self.kind == PERSON and self.person is None


class StoredTable:
    """No Struct, because those print all that they hold, and the seed is a secret."""

    def __init__(self, row: Row[Any], seat_rows: Sequence[Row[Any]], rematch: str | None) -> None:
        self.key: int = row.key
        self.id: str = row.id
        self.game: str = row.game
        self.edition: str = row.edition
        self.edition_file: str | None = row.edition_file
        self.edition_text: str | None = None
        """Of this file, where a table is read to be played at."""
        self.rules: int = row.rules
        self.options: dict[str, str] = row.options
        self.seed = int(row.seed)
        self.public: bool = row.public
        self.invitation: str = row.invitation
        self.control: TimeControl = msgspec.convert(row.control, TimeControl)
        self.hints: bool = row.hints
        self.status: Status = row.status
        self.host: str | None = row.host
        self.origin: str | None = row.origin
        self.imported: bool = row.imported
        self.opened: int = row.opened
        self.started: int | None = row.started
        self.ended: int | None = row.ended
        self.scores: list[int] | None = row.scores
        self.winners: list[int] | None = row.winners
        self.rematch = rematch
        colours = colours_from([seat.colour for seat in seat_rows])
        self.seats = tuple(
            StoredSeat(
                seat.seat,
                seat.name,
                seat.kind,
                seat.person,
                seat.reserved,
                seat.stand_in,
                registered=seat.login is not None and seat.name in numbered(seat.person_name),
                colour=colour,
                chosen_colour=seat.colour,
            )
            for seat, colour in zip(seat_rows, colours, strict=True)
        )

    @property
    def whose(self) -> str:
        """By which tables that one visitor may have opened are counted together."""
        return self.origin or self.host or ""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if person is not None and seat.person == person)

    def is_played_alone_by(self, person: str) -> bool:
        """Nobody else but bots has a seat."""
        return all(seat.person == person for seat in self.seats if seat.kind == PERSON)

    def may_be_seen_by(self, person: str | None, invitation: str | None) -> bool:
        return (
            self.public
            or (invitation is not None and compare_digest(invitation.encode(), self.invitation.encode()))
            or (person is not None and person == self.host)
            or (person is not None and any(person in (seat.person, seat.reserved) for seat in self.seats))
        )

    def after(self, game: LiveGame, at: int) -> "StoredTable":
        """The same table after an entry that has changed who plays, or that was the last one."""
        twin = copy(self)
        twin.seats = tuple(
            msgspec.structs.replace(seat, stand_in=stand_in)
            for seat, stand_in in zip(self.seats, game.stand_ins, strict=True)
        )
        if game.state.over:
            twin.status, twin.ended = OVER, at
            twin.scores, twin.winners = list(game.state.scores), list(game.state.winners)
        return twin

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(seat.kind for seat in self.seats)

    @property
    def has_rules_of_today(self) -> bool:
        """Not if the plug-in that brought the game is gone."""
        return self.game in game_ids() and load(self.game).rules == self.rules

    def rules_of_game(self) -> Game:
        return load(self.game, self.edition_text)

    def header(self, names: Sequence[str] = ()) -> Header:
        return Header(
            self.game, self.edition, self.rules, len(self.seats), self.options, tuple(names), commitment(self.seed)
        )

    def beginning(self) -> Record:
        """The record before the first move. Names may change, so they are not in it."""
        return Record.of(self.header(), self.seed, (), None)

    def beginning_of_game(self) -> LiveGame:
        """The game before its first entry."""
        return LiveGame.begin(self.rules_of_game(), self.beginning(), self.kinds, self.control, self.started or 0)

    def seat_names(self) -> list[str]:
        """As the header of a record has them."""
        return [str(Seat(seat.name, seat.kind)) for seat in self.seats]


def info_for(table: StoredTable, person: str | None) -> TableInfo:
    yours = table.seats_of(person)
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        own_edition=table.edition_file is not None,
        options=table.options,
        public=table.public,
        control=table.control,
        hints=table.hints,
        status=table.status,
        host=table.host,
        imported=table.imported,
        commitment=commitment(table.seed),
        opened=table.opened,
        started=table.started,
        ended=table.ended,
        scores=table.scores,
        winners=table.winners,
        rematch=table.rematch,
        seats=tuple(
            SeatInfo(
                seat.seat,
                seat.name,
                seat.kind,
                seat.person,
                reserved=seat.reserved is not None,
                stand_in=seat.stand_in,
                registered=seat.registered,
                colour=seat.colour,
            )
            for seat in table.seats
        ),
        yours=yours,
        invitation=table.invitation if yours or (person is not None and person == table.host) else None,
    )


async def read_table(connection: AsyncConnection, table_id: str) -> StoredTable:
    for table in await read_tables(connection, tables.c.id == table_id, 1):
        if table.edition_file is not None:
            table.edition_text = await read_edition(connection, table.edition_file)
        return table
    raise GranadaError(ServerFault.NO_SUCH_TABLE)


async def read_tables(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> list[StoredTable]:
    """The latest ones first."""
    later = tables.alias()
    query = (
        select(tables, later.c.id.label("rematch"))
        .select_from(tables.outerjoin(later, later.c.rematch_of == tables.c.key))
        .where(which)
        .order_by(tables.c.key.desc())
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    found = (
        select(seats, people.c.login, people.c.name.label("person_name"))
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table_key.in_([row.key for row in rows]))
        .order_by(seats.c.seat)
    )
    at: dict[int, list[Row[Any]]] = {row.key: [] for row in rows}
    for seat in await connection.execute(found) if rows else ():
        at[seat.table_key].append(seat)
    return [StoredTable(row, at[row.key], row.rematch) for row in rows]


class Glimpse(NamedTuple):
    """Of a table, enough to see that something is new at it."""

    number: int
    """Of the last entry."""
    message: int
    """The last one that was said."""
    stands: tuple[str, int, bool, tuple[str, ...]]
    """How the table stands, how many seats are taken, whether there is a rematch, and the colours that were chosen."""


async def glimpse_all(connection: AsyncConnection, table_keys: Iterable[int]) -> dict[int, Glimpse]:
    def of_table(found: Any, column: Any) -> ScalarSelect[Any]:
        return select(found).where(column == tables.c.key).correlate(tables).scalar_subquery()

    later = tables.alias()
    query = select(
        tables.c.key,
        of_table(func.coalesce(func.max(entries.c.number), 0), entries.c.table_key),
        of_table(func.coalesce(func.max(messages.c.id), 0), messages.c.table_key),
        tables.c.status,
        of_table(func.count(seats.c.person), seats.c.table_key),
        of_table(func.count(), later.c.rematch_of),
        of_table(func.aggregate_strings(seats.c.colour, " "), seats.c.table_key),
    ).where(tables.c.key.in_(table_keys))
    return {
        key: Glimpse(number, message, (status, taken, bool(rematches), tuple(sorted((colours or "").split()))))
        for key, number, message, status, taken, rematches, colours in await connection.execute(query)
    }


async def read_entries(connection: AsyncConnection, table_key: int, after: int = 0) -> list[Entry]:
    query = (
        select(entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.at, entries.c["key"])
        .where(entries.c.table_key == table_key, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [
        Entry(number, Kind(kind), seat, text, at, key)
        for number, kind, seat, text, at, key in await connection.execute(query)
    ]


async def find_entry(connection: AsyncConnection, table_key: int, seat: int, key: str) -> int | None:
    """The number of the last entry that an action of the seat with this key has become."""
    of_seat = (entries.c.table_key == table_key) & (entries.c.seat == seat)
    # The index has only entries with a key. Databases use it if they are told that nothing else is looked for.
    with_key = (entries.c["key"] != "") & (entries.c["key"] == key)
    return await connection.scalar(select(entries.c.number).where(of_seat, with_key))
