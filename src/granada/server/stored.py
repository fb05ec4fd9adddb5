"""Tables as the database holds them."""

from collections.abc import Collection, Iterable, Sequence
from secrets import compare_digest
from typing import Any, NamedTuple, Self

import msgspec
from sqlalchemy import ColumnElement, Row, ScalarSelect, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.colours import colours_from
from granada.answers.faults import AnswerFault
from granada.answers.names import numbered
from granada.answers.table import Table, TableSeat
from granada.kernel.errors import GranadaError
from granada.server.editions import read_edition
from granada.server.schema import entries, messages, people, seats, tables
from granada.table import Entry, Kind, TimeControl


def _of_table(found: Any, column: Any) -> ScalarSelect[Any]:
    """A figure of what else there is of a table."""
    return select(found).where(column == tables.c.key).correlate(tables).scalar_subquery()


LATER = tables.alias()
LAST_NUMBER = _of_table(func.coalesce(func.max(entries.c.number), 0), entries.c.table_key)


class StoredTable(Table, kw_only=True):
    key: int
    invitation: str
    origin: str | None
    edition_file: str | None
    """The digest of its text."""
    reveal_until: int | None
    """The time at which the cards are drawn again without the nonces that are still missing."""

    @classmethod
    def of(cls, row: Row[Any], seat_rows: Sequence[Row[Any]], rematch: str | None) -> Self:
        colours = colours_from([seat.colour for seat in seat_rows])
        return cls(
            key=row.key,
            id=row.id,
            game=row.game,
            edition=row.edition,
            own_edition=row.edition_file is not None,
            edition_file=row.edition_file,
            rules=row.rules,
            options=row.options,
            seed_text=row.seed,
            public=row.public,
            invitation=row.invitation,
            control=msgspec.convert(row.control, TimeControl),
            hints=row.hints,
            status=row.status,
            host=row.host,
            origin=row.origin,
            imported=row.imported,
            offline=row.offline,
            opened=row.opened,
            started=row.started,
            ended=row.ended,
            scores=row.scores,
            winners=row.winners,
            rematch=rematch,
            reveal_until=row.reveal_until,
            seats=tuple(
                TableSeat(
                    seat.seat,
                    seat.name,
                    seat.kind,
                    seat.person,
                    seat.reserved,
                    seat.stand_in,
                    registered=seat.login is not None and seat.name in numbered(seat.person_name),
                    colour=colour,
                    chosen_colour=seat.colour,
                    left=seat.left,
                    former=tuple(seat.former or ()),
                    commitment=seat.commitment,
                    nonce=seat.nonce,
                )
                for seat, colour in zip(seat_rows, colours, strict=True)
            ),
        )

    @property
    def whose(self) -> str:
        """The visitor for whom the tables in memory are counted: the origin of the table, or else its host."""
        return self.origin or self.host or ""

    def may_be_seen_by(self, person: str | None, invitation: str | None) -> bool:
        return (
            self.public
            or (invitation is not None and compare_digest(invitation.encode(), self.invitation.encode()))
            or (person is not None and person == self.host)
            or (person is not None and any(person in (seat.person, seat.reserved) for seat in self.seats))
        )


async def read_table(connection: AsyncConnection, table_id: str) -> StoredTable:
    for table in await _read_whole(connection, tables.c.id == table_id, 1):
        return table
    raise GranadaError(AnswerFault.NO_SUCH_TABLE)


class Standing(NamedTuple):
    """A table as it stands in the database, and the number of its last entry."""

    stored: StoredTable
    number: int


async def read_standings(connection: AsyncConnection, table_ids: Collection[str]) -> dict[str, Standing]:
    of_these = tables.c.id.in_(table_ids)
    found = await _read_whole(connection, of_these, len(table_ids))
    # Later than the tables: who knows all the entries up to these numbers knows what has made the tables what they are.
    last = await connection.execute(select(tables.c.id, LAST_NUMBER).where(of_these))
    numbers: dict[str, int] = {row.id: row[1] for row in last}
    return {table.id: Standing(table, numbers[table.id]) for table in found if table.id in numbers}


async def _read_whole(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> list[StoredTable]:
    found = await read_tables(connection, which, most)
    for table in found:
        if table.edition_file is not None:
            table.edition_text = await read_edition(connection, table.edition_file)
    return found


async def locked_table(connection: AsyncConnection, table_id: str) -> StoredTable:
    """The table, which nobody else can change until this transaction ends."""
    await connection.execute(select(tables.c.key).where(tables.c.id == table_id).with_for_update())
    return await read_table(connection, table_id)


async def read_tables(connection: AsyncConnection, which: ColumnElement[bool], most: int) -> list[StoredTable]:
    """The latest ones first."""
    query = (
        select(tables, LATER.c.id.label("rematch"))
        .select_from(tables.outerjoin(LATER, LATER.c.rematch_of == tables.c.key))
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
    return [StoredTable.of(row, at[row.key], row.rematch) for row in rows]


class TableVersion(NamedTuple):
    """Figures that change with everything that is new at a table."""

    number: int
    """The number of the last entry."""
    message: int
    """The last one that was said."""
    stands: tuple[str, int, int, bool, tuple[str, ...], int | None]
    """How the table stands, how many seats are taken, how many were left, whether there is a rematch, the colours that
    were chosen, and until when nonces are awaited."""


async def read_versions(connection: AsyncConnection, table_keys: Iterable[int]) -> dict[int, TableVersion]:
    query = select(
        tables.c.key,
        LAST_NUMBER,
        _of_table(func.coalesce(func.max(messages.c.id), 0), messages.c.table_key),
        tables.c.status,
        _of_table(func.count(seats.c.person), seats.c.table_key),
        _of_table(func.count(case((seats.c.left, 1))), seats.c.table_key),
        _of_table(func.count(), LATER.c.rematch_of),
        _of_table(func.aggregate_strings(seats.c.colour, " "), seats.c.table_key),
        tables.c.reveal_until,
    ).where(tables.c.key.in_(table_keys))
    return {
        key: TableVersion(
            number, message, (status, taken, left, bool(rematches), tuple(sorted((colours or "").split())), until)
        )
        for key, number, message, status, taken, left, rematches, colours, until in await connection.execute(query)
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
