"""Refusals: a code, a sentence for programmers, and details from which clients make their own sentence."""

import re

from granada.answers.faults import AnswerFault
from granada.kernel.errors import Detail, GranadaError
from granada.kernel.faults import Fault, KernelFault
from granada.protocol.common import Refusal
from granada.protocol.faults import ProtocolFault
from granada.table.faults import TableFault

STATUS: dict[Fault, int] = {
    ProtocolFault.NOT_SIGNED_IN: 401,
    AnswerFault.NOT_YOUR_SEAT: 403,
    AnswerFault.NOT_AT_TABLE: 403,
    AnswerFault.NO_HINTS_HERE: 403,
    AnswerFault.NO_SUCH_TABLE: 404,
    AnswerFault.NO_SUCH_PERSON: 404,
    AnswerFault.NOT_FOUND: 404,
    TableFault.STALE: 409,
    KernelFault.ILLEGAL_MOVE: 409,
    TableFault.NOTHING_TO_TAKE_BACK: 409,
    ProtocolFault.SOMEBODY_LEFT: 409,
    ProtocolFault.ONLY_MOVES: 409,
    TableFault.ACTION_HAS_ENDED: 409,
    ProtocolFault.RECORD_TOO_LONG: 409,
    KernelFault.OTHER_RULES: 409,
    AnswerFault.NOT_STARTED: 409,
    AnswerFault.ALREADY_STARTED: 409,
    TableFault.ALREADY_OVER: 409,
    KernelFault.NOT_OVER: 409,
    AnswerFault.TIME_LEFT: 409,
    TableFault.HAS_STAND_IN: 409,
    TableFault.NO_STAND_IN: 409,
    TableFault.NO_PROPOSAL: 409,
    TableFault.NO_HINT: 409,
    AnswerFault.TOO_LARGE: 413,
    AnswerFault.INTERNAL_ERROR: 500,
}
"""The status in HTTP. All other faults have 400."""

PLACE = re.compile(r" - at `(?:key in )?(?P<place>[^`]*)`$")
LENGTH = re.compile(r"Expected `str(?: \| null)?` of length (?P<bound><=|>=) (?P<limit>\d+)")
FIELD = re.compile(r"field `(?P<field>[^`]*)`")


def refusal_of(error: GranadaError) -> Refusal:
    return Refusal(error.code, str(error), {name: _as_data(detail) for name, detail in error.details.items()})


def status_of(error: GranadaError) -> int:
    return STATUS.get(error.code, 400)


def misread(problem: str, place: str = "") -> GranadaError:
    """What a library says about a request, as a fault of ours: which field is wrong, and how long it may be, which is
    what people can put right. The library's words are for programmers."""
    if at := PLACE.search(problem):
        problem, place = problem[: at.start()], at["place"]
    names = re.findall(r"[A-Za-z_]\w*", place) or FIELD.findall(problem)
    if not names:
        return GranadaError(AnswerFault.NOT_UNDERSTOOD, detail=problem)
    field = names[-1]
    if length := LENGTH.match(problem):
        limit = int(length["limit"])
        if length["bound"] == "<=":
            return GranadaError(AnswerFault.TOO_LONG, field=field, most=limit)
        return GranadaError(AnswerFault.TOO_SHORT, field=field, least=limit)
    return GranadaError(AnswerFault.WRONG_FIELD, field=field, detail=problem)


def _as_data(detail: Detail) -> object:
    return refusal_of(detail) if isinstance(detail, GranadaError) else detail
