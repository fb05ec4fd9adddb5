"""The server, but it kills itself at some point of writing: `python -m tests.server.deadly POINT TIMES serve …`"""

import os
import signal
import sys
from collections.abc import Callable

from sqlalchemy import Connection

from granada.cli import main
from granada.server.database import Database

POINTS = ("before", "within", "after")
"""The transaction, or its acknowledgement."""


class Deadly:
    """Lets so many transactions pass."""

    def __init__(self, point: str, times: int) -> None:
        self.point = point
        self.times = times
        self.transact = Database.transact

    async def __call__(self, database: Database, work: Callable[[Connection], None]) -> None:
        self.times -= 1
        if self.times >= 0:
            await self.transact(database, work)
            return
        if self.point == "before":
            die()
        await self.transact(database, work if self.point == "after" else self.dying(work))
        die()

    def dying(self, work: Callable[[Connection], None]) -> Callable[[Connection], None]:
        def work_and_die(connection: Connection) -> None:
            work(connection)
            die()

        return work_and_die


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    deadly = Deadly(sys.argv[1], int(sys.argv[2]))
    Database.transact = lambda database, work: deadly(database, work)  # type: ignore[method-assign,assignment]
    del sys.argv[1:3]
    main()
