"""Measure servers of boardgame.io that share PostgreSQL and Redis."""

from __future__ import annotations

from contextlib import ExitStack

from boardgame import BoardgameServer, open_tables
from cluster_parts import Parts, Plan, Setup, measure, plan_asked_for, report, stores
from cluster_rows import Row
from load import Table
from redis import Redis
from uvloop import run

GAME = "whole"
"""The whole state is sent, as boardgame.io does by default. Patches take more of the processor."""
SETUPS = (Setup("one", 1, [(0, 0)]), Setup("two, a table at one", 2, [(0, 0), (1, 1)]))
"""No table is at both: a move is told before it is written, and the next one is dropped if another server reads the
match meanwhile."""


async def play(setup: Setup, servers: list[BoardgameServer], parts: Parts, redis: Redis, plan: Plan) -> Row:
    async def opened(places: tuple[int, int], count: int) -> list[Table]:
        return await open_tables([servers[place].port for place in places], GAME, count)

    def messages() -> float:
        published: dict[str, float] = redis.info("commandstats").get("cmdstat_publish", {})
        return published.get("calls", 0)

    return await measure(setup, parts, plan, opened, messages)


def main() -> None:
    plan = plan_asked_for()
    with stores() as (database, redis), Redis.from_url(redis.address) as asked:
        for number, setup in enumerate(SETUPS):
            database.psql(f"CREATE DATABASE cluster_{number};")
            with ExitStack() as running:
                servers = [
                    running.enter_context(BoardgameServer(database.get_uri(f"cluster_{number}"), str(redis.socket)))
                    for _ in range(setup.servers)
                ]
                report(run(play(setup, servers, Parts(servers, database, redis), asked, plan)))


if __name__ == "__main__":
    main()
