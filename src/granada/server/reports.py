"""Reports: people tell the host of the server and the moderators that somebody misbehaves."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from granada.kernel.errors import GranadaError
from granada.protocol.moderation import OpenReport
from granada.protocol.people import Somebody
from granada.server.clock import now
from granada.server.faults import ServerFault
from granada.server.interventions import note_intervention
from granada.server.schema import people, reports

MOST_SHOWN = 1000


async def write_report(connection: AsyncConnection, reporter: str, person: str, text: str) -> None:
    row = {"at": now(), "reporter": reporter, "person": person, "text": " ".join(text.split())}
    await connection.execute(insert(reports).values(row))


async def open_reports(connection: AsyncConnection) -> list[OpenReport]:
    """The reports that nobody has dealt with yet, the oldest first."""
    reporter = people.alias()
    query = (
        select(reports.c.id, reports.c.at, reports.c.text, reporter.c.id, reporter.c.name, people.c.id, people.c.name)
        .join(reporter, reporter.c.id == reports.c.reporter)
        .join(people, people.c.id == reports.c.person)
        .where(~reports.c.done)
        .order_by(reports.c.id)
        .limit(MOST_SHOWN)
    )
    return [
        OpenReport(number, at, Somebody(by, by_name), Somebody(person, name), text)
        for number, at, text, by, by_name, person, name in await connection.execute(query)
    ]


async def is_reported(connection: AsyncConnection, person: str) -> bool:
    """Whether somebody has ever reported this person."""
    found = await connection.execute(select(reports.c.id).where(reports.c.person == person).limit(1))
    return found.one_or_none() is not None


async def close_report(connection: AsyncConnection, number: int, moderator: str | None = None) -> None:
    which = (reports.c.id == number) & ~reports.c.done
    if (await connection.execute(update(reports).where(which).values(done=True))).rowcount != 1:
        raise GranadaError(ServerFault.NO_SUCH_REPORT, number=number)
    await note_intervention(connection, "report", detail=str(number), moderator=moderator)
