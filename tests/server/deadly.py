"""The server, but it kills itself at some point of writing: `python -m tests.server.deadly POINT TIMES serve …`"""

import os
import signal
import sys
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from granada.cli import main
from granada.server.database import Database, Work

POINTS = ("before", "within", "after")
"""The transaction, or its acknowledgement."""


class Deadly:
    """Lets so many transactions pass."""

    def __init__(self, point: str, times: int) -> None:
        self.point = point
        self.times = times
        self.work = Database._work

    async def __call__(self, database: Database, do: Callable[[Work], Awaitable[None]], work: Work) -> None:
        self.times -= 1
        if self.times >= 0:
            await self.work(database, do, work)
            return
        if self.point == "before":
            die()
        await self.work(database, do, work if self.point == "after" else self.dying(work))
        die()

    def dying(self, work: Work) -> Work:
        def work_and_die(connection: Connection) -> None:
            work(connection)
            die()

        return work_and_die


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    deadly = Deadly(sys.argv[1], int(sys.argv[2]))
    Database._work = lambda *how: deadly(*how)  # type: ignore[method-assign]
    del sys.argv[1:3]
    main()
