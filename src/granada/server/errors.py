"""The HTTP statuses of what the server refuses."""

from granada.answers import refusals
from granada.kernel.errors import GranadaError
from granada.kernel.faults import Fault
from granada.server.faults import ServerFault

STATUS: dict[Fault, int] = {
    ServerFault.WRONG_PASSWORD: 401,
    ServerFault.NOT_THE_HOST: 403,
    ServerFault.NOT_REGISTERED: 403,
    ServerFault.DISABLED: 403,
    ServerFault.FOREIGN_PAGE: 403,
    ServerFault.SILENCED: 403,
    ServerFault.SILENCED_EVERYWHERE: 403,
    ServerFault.KEPT_OUT: 403,
    ServerFault.NOT_A_MODERATOR: 403,
    ServerFault.NO_SUCH_MESSAGE: 404,
    ServerFault.NO_SUCH_REPORT: 404,
    ServerFault.SEAT_TAKEN: 409,
    ServerFault.KNOWS_A_HAND: 409,
    ServerFault.NO_MAIL_HERE: 409,
    ServerFault.NAME_TAKEN: 409,
    ServerFault.ALREADY_REGISTERED: 409,
    ServerFault.TOO_OFTEN: 429,
    ServerFault.CROWDED: 429,
    ServerFault.TOO_MANY_TABLES: 429,
    ServerFault.TOO_MANY_TABLES_HERE: 429,
    ServerFault.TOO_MUCH_BROUGHT: 429,
    ServerFault.DATABASE_GONE: 503,
    ServerFault.DATABASE_FULL: 503,
    ServerFault.DATABASE_READ_ONLY: 503,
    ServerFault.DATABASE_CORRUPT: 503,
}
"""The status of faults that no other host has."""


def status_of(error: GranadaError) -> int:
    return STATUS.get(error.code) or refusals.status_of(error)
