"""The time of the server: milliseconds since 1970 that no jump of the machine's clock moves.

The machine's clock is read once, when the server starts. From then on, a clock counts that nobody can set and that goes
on while the machine sleeps. All workers of a server count from the same beginning, also those that start later. Servers
on other machines read their own clocks when they start; a difference between them never makes a thinking time negative
(`granada.table.clock`)."""

import sys
import time

# Seconds, also those that the machine has slept.
if sys.platform == "linux":

    def _counted() -> float:
        return time.clock_gettime(time.CLOCK_BOOTTIME)

elif sys.platform == "darwin":

    def _counted() -> float:
        return time.clock_gettime(time.CLOCK_MONOTONIC)

else:
    _counted = time.monotonic


_beginning = time.time() - _counted()
"""The time at which the counter was zero, in seconds since 1970."""


def now() -> int:
    return int((_beginning + _counted()) * 1000)


def beginning() -> float:
    """For `count_from` in another process of this machine."""
    return _beginning


def count_from(beginning: float) -> None:
    global _beginning
    _beginning = beginning
