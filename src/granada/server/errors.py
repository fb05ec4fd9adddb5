"""How a refusal is told: its code, a sentence for programmers, and the details of which clients make their own."""

import re

from granada.kernel.errors import Detail, Fault, GranadaError
from granada.protocol.common import Refusal

STATUS: dict[Fault, int] = {
    Fault.NOT_SIGNED_IN: 401,
    Fault.WRONG_PASSWORD: 401,
    Fault.NOT_YOUR_SEAT: 403,
    Fault.NOT_AT_TABLE: 403,
    Fault.NOT_THE_HOST: 403,
    Fault.NOT_REGISTERED: 403,
    Fault.NO_HINTS_HERE: 403,
    Fault.FOREIGN_PAGE: 403,
    Fault.SILENCED: 403,
    Fault.NO_SUCH_TABLE: 404,
    Fault.NO_SUCH_PERSON: 404,
    Fault.NOT_FOUND: 404,
    Fault.STALE: 409,
    Fault.ILLEGAL_MOVE: 409,
    Fault.NOTHING_TO_TAKE_BACK: 409,
    Fault.SOMEBODY_LEFT: 409,
    Fault.ONLY_MOVES: 409,
    Fault.ACTION_HAS_ENDED: 409,
    Fault.RECORD_TOO_LONG: 409,
    Fault.OTHER_RULES: 409,
    Fault.NOT_STARTED: 409,
    Fault.ALREADY_STARTED: 409,
    Fault.ALREADY_OVER: 409,
    Fault.NOT_OVER: 409,
    Fault.SEAT_TAKEN: 409,
    Fault.TIME_LEFT: 409,
    Fault.HAS_STAND_IN: 409,
    Fault.NO_STAND_IN: 409,
    Fault.NO_PROPOSAL: 409,
    Fault.NO_HINT: 409,
    Fault.NO_MAIL_HERE: 409,
    Fault.NAME_TAKEN: 409,
    Fault.ALREADY_REGISTERED: 409,
    Fault.TOO_LARGE: 413,
    Fault.TOO_OFTEN: 429,
    Fault.CROWDED: 429,
    Fault.TOO_MANY_TABLES: 429,
    Fault.TOO_MANY_TABLES_HERE: 429,
    Fault.TOO_MUCH_BROUGHT: 429,
    Fault.OUT_OF_ORDER: 500,
    Fault.DATABASE_GONE: 503,
    Fault.DATABASE_FULL: 503,
    Fault.DATABASE_READ_ONLY: 503,
    Fault.DATABASE_CORRUPT: 503,
}
"""Of all others: 400."""


def refusal_of(error: GranadaError) -> Refusal:
    return Refusal(error.code, str(error), {name: _told(detail) for name, detail in error.details.items()})


def status_of(error: GranadaError) -> int:
    return STATUS.get(error.code, 400)


PLACE = re.compile(r" - at `(?:key in )?(?P<place>[^`]*)`$")
LENGTH = re.compile(r"Expected `str(?: \| null)?` of length (?P<bound><=|>=) (?P<limit>\d+)")
FIELD = re.compile(r"field `(?P<field>[^`]*)`")


def misread(told: str, place: str = "") -> GranadaError:
    """What a library says about a request, as a fault of ours: which field is wrong, and how long it may be, which is
    what people can put right. The library's words are for programmers."""
    if at := PLACE.search(told):
        told, place = told[: at.start()], at["place"]
    names = re.findall(r"[A-Za-z_]\w*", place) or FIELD.findall(told)
    if not names:
        return GranadaError(Fault.NOT_UNDERSTOOD, detail=told)
    field = names[-1]
    if length := LENGTH.match(told):
        limit = int(length["limit"])
        if length["bound"] == "<=":
            return GranadaError(Fault.TOO_LONG, field=field, most=limit)
        return GranadaError(Fault.TOO_SHORT, field=field, least=limit)
    return GranadaError(Fault.WRONG_FIELD, field=field, detail=told)


def _told(detail: Detail) -> object:
    return refusal_of(detail) if isinstance(detail, GranadaError) else detail
