"""Refusals: a code, a sentence for programmers, and details from which clients make their own sentence."""

import re

from granada.kernel.errors import Detail, GranadaError
from granada.kernel.faults import Fault, KernelFault
from granada.protocol.common import Refusal
from granada.protocol.faults import ProtocolFault
from granada.server.faults import ServerFault
from granada.table.faults import TableFault

STATUS: dict[Fault, int] = {
    ProtocolFault.NOT_SIGNED_IN: 401,
    ServerFault.WRONG_PASSWORD: 401,
    ServerFault.NOT_YOUR_SEAT: 403,
    ServerFault.NOT_AT_TABLE: 403,
    ServerFault.NOT_THE_HOST: 403,
    ServerFault.NOT_REGISTERED: 403,
    ServerFault.NO_HINTS_HERE: 403,
    ServerFault.FOREIGN_PAGE: 403,
    ServerFault.SILENCED: 403,
    ServerFault.NO_SUCH_TABLE: 404,
    ServerFault.NO_SUCH_PERSON: 404,
    ServerFault.NOT_FOUND: 404,
    TableFault.STALE: 409,
    KernelFault.ILLEGAL_MOVE: 409,
    TableFault.NOTHING_TO_TAKE_BACK: 409,
    ProtocolFault.SOMEBODY_LEFT: 409,
    ProtocolFault.ONLY_MOVES: 409,
    TableFault.ACTION_HAS_ENDED: 409,
    ProtocolFault.RECORD_TOO_LONG: 409,
    KernelFault.OTHER_RULES: 409,
    ServerFault.NOT_STARTED: 409,
    ServerFault.ALREADY_STARTED: 409,
    TableFault.ALREADY_OVER: 409,
    KernelFault.NOT_OVER: 409,
    ServerFault.SEAT_TAKEN: 409,
    ServerFault.TIME_LEFT: 409,
    TableFault.HAS_STAND_IN: 409,
    TableFault.NO_STAND_IN: 409,
    TableFault.NO_PROPOSAL: 409,
    TableFault.NO_HINT: 409,
    ServerFault.NO_MAIL_HERE: 409,
    ServerFault.NAME_TAKEN: 409,
    ServerFault.ALREADY_REGISTERED: 409,
    ServerFault.TOO_LARGE: 413,
    ServerFault.TOO_OFTEN: 429,
    ServerFault.CROWDED: 429,
    ServerFault.TOO_MANY_TABLES: 429,
    ServerFault.TOO_MANY_TABLES_HERE: 429,
    ServerFault.TOO_MUCH_BROUGHT: 429,
    ServerFault.INTERNAL_ERROR: 500,
    ServerFault.DATABASE_GONE: 503,
    ServerFault.DATABASE_FULL: 503,
    ServerFault.DATABASE_READ_ONLY: 503,
    ServerFault.DATABASE_CORRUPT: 503,
}
"""Of all others: 400."""


def refusal_of(error: GranadaError) -> Refusal:
    return Refusal(error.code, str(error), {name: _as_data(detail) for name, detail in error.details.items()})


def status_of(error: GranadaError) -> int:
    return STATUS.get(error.code, 400)


PLACE = re.compile(r" - at `(?:key in )?(?P<place>[^`]*)`$")
LENGTH = re.compile(r"Expected `str(?: \| null)?` of length (?P<bound><=|>=) (?P<limit>\d+)")
FIELD = re.compile(r"field `(?P<field>[^`]*)`")


def misread(problem: str, place: str = "") -> GranadaError:
    """What a library says about a request, as a fault of ours: which field is wrong, and how long it may be, which is
    what people can put right. The library's words are for programmers."""
    if at := PLACE.search(problem):
        problem, place = problem[: at.start()], at["place"]
    names = re.findall(r"[A-Za-z_]\w*", place) or FIELD.findall(problem)
    if not names:
        return GranadaError(ServerFault.NOT_UNDERSTOOD, detail=problem)
    field = names[-1]
    if length := LENGTH.match(problem):
        limit = int(length["limit"])
        if length["bound"] == "<=":
            return GranadaError(ServerFault.TOO_LONG, field=field, most=limit)
        return GranadaError(ServerFault.TOO_SHORT, field=field, least=limit)
    return GranadaError(ServerFault.WRONG_FIELD, field=field, detail=problem)


def _as_data(detail: Detail) -> object:
    return refusal_of(detail) if isinstance(detail, GranadaError) else detail
