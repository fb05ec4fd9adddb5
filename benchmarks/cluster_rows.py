"""What is measured of a cluster."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cpu:
    """Seconds of the processor, or milliseconds for each of something."""

    servers: float
    postgres: float
    redis: float

    @property
    def total(self) -> float:
        return self.servers + self.postgres + self.redis

    def __sub__(self, other: Cpu) -> Cpu:
        return Cpu(self.servers - other.servers, self.postgres - other.postgres, self.redis - other.redis)

    def ms_for_each(self, count: float) -> Cpu:
        return Cpu(*(seconds * 1000 / count for seconds in (self.servers, self.postgres, self.redis)))


@dataclass(frozen=True)
class Row:
    """A set-up under load."""

    setup: str
    moves_per_second: float
    actions_per_second: float
    p99_ms: float
    cpu: Cpu
    """Milliseconds for each move."""
    idle_servers_ms: float
    """Milliseconds of all servers that play nothing in this set-up, for each move of the others."""
    statements: float | None
    messages: float
    """For each action, which may be several moves."""
    empty: Cpu
    """Milliseconds in a second without tables, of all processes."""
    idle: Cpu
    """The same with open tables at which nobody plays."""
    tables: int


@dataclass(frozen=True)
class Restart:
    """One of two servers stops."""

    people: int
    seconds: float
    """The time from the signal until everybody is shown the table by the other server."""
    longest: float
    """The longest of the times for which one person was not connected."""
    lost: int
    """People whose connection did not end with the code for a restart."""
    cpu: Cpu
    """Seconds, meanwhile."""
