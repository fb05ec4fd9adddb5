"""Seats that people have left during the game: somebody new may play on there."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.faults import AnswerFault
from granada.answers.names import free_name
from granada.answers.table import Table, TableSeat
from granada.kernel.errors import GranadaError
from granada.protocol.tables import PLAYING
from granada.server.faults import ServerFault
from granada.server.mutes import is_blocked_by
from granada.server.people import Person
from granada.server.schema import seats


def seat_for(table: Table, person: Person, wanted: int | None) -> TableSeat:
    """A seat that was left, as this person would have it: the one that they want, or the first one."""
    left = [seat for seat in table.seats if seat.left]
    if table.status != PLAYING or not left:
        raise GranadaError(AnswerFault.ALREADY_STARTED)
    fitting = [seat for seat in left if wanted in (None, seat.seat)]
    if not fitting:
        raise GranadaError(ServerFault.SEAT_TAKEN)
    known = {seat.seat for seat in table.seats if person.id in seat.former}
    fitting = [seat for seat in fitting if known <= {seat.seat}]
    if not fitting:
        raise GranadaError(ServerFault.KNOWS_A_HAND)
    seat = fitting[0]
    return msgspec.structs.replace(
        seat,
        name=free_name(person.name, [other.name for other in table.seats if other is not seat]),
        person=person.id,
        stand_in="",
        registered=person.registered,
        left=False,
        former=(*seat.former, seat.person),
    )


def taking(table_key: int, taken: TableSeat) -> Sequence[Executable]:
    here = (seats.c.table_key == table_key) & (seats.c.seat == taken.seat)
    row = {"person": taken.person, "name": taken.name, "former": taken.former, "cleared": False, "notified": -1}
    return [update(seats).where(here).values(row)]


async def check_not_kept_out(connection: AsyncConnection, table: Table, person: str) -> None:
    """Whether anybody has blocked the person who opened the table or plays at it."""
    here = {seat.person for seat in table.seats if not seat.left} | {table.host}
    if await is_blocked_by(connection, person, {each for each in here if each is not None}):
        raise GranadaError(ServerFault.KEPT_OUT)
