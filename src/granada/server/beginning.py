"""How games begin: when all seats are taken, and all clients that contribute to the seed have revealed their nonces.

Nobody reveals anything before the server and all clients are committed, so that nobody can choose the seed. If a nonce
does not come in time, the cards are drawn again without it: the server makes a new number, and the others reveal
the next nonce to which they are committed. So a nonce and a number of the server are used together only once, and
every attempt to choose by keeping silent costs a contribution that all can miss."""

import asyncio
from collections.abc import Mapping
from typing import Any

from sqlalchemy import case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.answers.opening import deciders_of
from granada.games import load
from granada.kernel.chance import commitment, fresh_seed
from granada.kernel.errors import GranadaError
from granada.protocol.tables import OPEN, PLAYING, Reveal
from granada.server.clock import now
from granada.server.database import Database
from granada.server.faults import ServerFault
from granada.server.schema import seats, tables
from granada.server.stored import StoredTable, locked_table, read_table
from granada.table import PERSON

REVEAL_WITHIN = 5_000
"""Milliseconds."""
NO_CONTRIBUTION: Mapping[str, Any] = {"commitment": None, "nonce": None, "next_commitment": None}


async def start_if_full(connection: AsyncConnection, table_key: int) -> None:
    """Begin the game if all seats are taken and all nonces are revealed to which clients are committed."""
    is_open = (seats.c.table_key == table_key) & (seats.c.kind == PERSON) & seats.c.person.is_(None)
    if (await connection.execute(select(seats.c.seat).where(is_open).limit(1))).one_or_none() is not None:
        return
    waiting = (tables.c.key == table_key) & (tables.c.status == OPEN)
    if (table_id := await connection.scalar(select(tables.c.id).where(waiting))) is None:
        return
    table = await read_table(connection, table_id)
    if any(seat.owes_nonce for seat in table.seats):
        if table.reveal_until is None:
            await connection.execute(update(tables).where(waiting).values(reveal_until=now() + REVEAL_WITHIN))
        return
    begun: dict[str, Any] = {"status": PLAYING, "started": now(), "reveal_until": None}
    if not table.imported:  # That has begun with its own rules and deciders.
        begun |= await _known_today(table)
    await connection.execute(update(tables).where(waiting).values(begun))


async def _known_today(table: StoredTable) -> dict[str, int]:
    """What was not known when the table was opened: it may be older than the rules, and others may have contributed to
    the seed."""
    if table.has_rules_of_today and not table.contributions:
        return {}
    table.rules = load(table.game).rules
    return {"rules": table.rules, "deciders": await asyncio.to_thread(_first_deciders, table)}


def _first_deciders(table: StoredTable) -> int:
    try:
        return deciders_of(table.rules_of_game().begin(table.beginning()))
    except GranadaError:  # With options that are refused today, nobody has to decide.
        return 0


async def reveal(database: Database, table_id: str, person: str, revealed: Reveal) -> None:
    """The nonce of a person to whose client all commitments are known. The last one begins the game."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        promised = commitment(revealed.nonce)
        own = [seat for seat in table.seats if seat.person == person and seat.commitment == promised]
        if own and own[0].nonce is not None:
            return  # It has been sent again.
        if not own or table.reveal_until is None or table.commitment != revealed.commitment:
            raise GranadaError(ServerFault.NONCE_NOT_ASKED)
        here = (seats.c.table_key == table.key) & (seats.c.seat == own[0].seat)
        told = {"nonce": revealed.nonce, "next_commitment": revealed.next_commitment}
        await connection.execute(update(seats).where(here).values(told))
        await start_if_full(connection, table.key)


async def draw_again(connection: AsyncConnection, table_key: int, *, keep_unrevealed: bool) -> None:
    """Forget the number of the server and all nonces that have been revealed. Their clients are committed to others;
    those that have not revealed theirs stay committed to them, or contribute no more."""
    at_table = seats.c.table_key == table_key
    unrevealed = seats.c.commitment if keep_unrevealed else None
    promised = case((seats.c.nonce.is_(None), unrevealed), else_=seats.c.next_commitment)
    await connection.execute(update(seats).where(at_table).values({**NO_CONTRIBUTION, "commitment": promised}))
    drawn = {"seed": str(fresh_seed()), "reveal_until": None}
    await connection.execute(update(tables).where(tables.c.key == table_key).values(drawn))


async def draw_again_without(database: Database, table_id: str, until: int) -> bool:
    """Whether the nonces are still awaited that had to come until this moment, which is now. The game begins without
    them, or waits for the next ones of the others."""
    async with database.writing() as connection:
        table = await locked_table(connection, table_id)
        if table.status != OPEN or table.reveal_until != until:
            return False
        await draw_again(connection, table.key, keep_unrevealed=False)
        await start_if_full(connection, table.key)
        return True


async def tables_to_draw_again(connection: AsyncConnection) -> list[str]:
    """The tables at which the cards have to be drawn again, because a process has ended that would have done it."""
    due = (tables.c.status == OPEN) & (tables.c.reveal_until <= now())
    return list(await connection.scalars(select(tables.c.id).where(due)))
