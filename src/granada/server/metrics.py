"""What a host can measure of the server, in the format of Prometheus: counts, times and sizes, and nothing of people.

Several workers write into files of one folder, and each of them answers for all."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as _text_of
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from granada.server.services import Services

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment by which processes find the folder. The library reads it when it is imported."""
SAMPLE_EVERY_S: Final = 1.0

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

REQUESTS = Counter("granada_requests", "Requests that were answered.", ["method", "route", "status"])
REQUEST_TIME = Histogram("granada_request_seconds", "The time from a request to its answer.", buckets=QUICK)
MOVES = Counter("granada_moves", "Moves that were written.", ["game"])
ACKNOWLEDGEMENT_TIME = Histogram(
    "granada_acknowledgement_seconds",
    "The time from an action of a person until it is written and sent to all viewers here.",
    buckets=QUICK,
)
SOCKETS = Gauge("granada_sockets", "Live connections.", multiprocess_mode="livesum")
TABLES = Gauge("granada_tables", "Tables in memory.", multiprocess_mode="livesum")
BOTS_WAITING = Gauge(
    "granada_bots_waiting", "Questions that wait for a free bot process.", ["pool"], multiprocess_mode="livesum"
)
THINKING_TIME = Histogram(
    "granada_bot_thinking_seconds", "The time that a bot process takes for an answer.", buckets=SLOW
)
DATABASE_ERRORS = Counter("granada_database_errors", "Uses of the database that have failed.", ["fault"])
BUS_ERRORS = Counter("granada_bus_errors", "Uses of the bus that have failed.")
BUS_SENT = Counter("granada_bus_sent", "Messages to other processes that were sent.")
BUS_HEARD = Counter("granada_bus_heard", "Messages of other processes that were heard.")
BUS_DROPPED = Counter(
    "granada_bus_dropped", "Messages to other processes that were dropped: too many waited, or the bus failed."
)
LOOP_LAG = Histogram(
    "granada_event_loop_lag_seconds", "How much later than it should the event loop comes back.", buckets=QUICK
)


@cache
def moves_of(game: str) -> Counter:
    """Kept, because the search for a label takes longer than the count."""
    return MOVES.labels(game)


@contextmanager
def shared_folder() -> Iterator[None]:
    """For the processes that are started meanwhile."""
    with TemporaryDirectory(prefix="granada-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_process(number: int) -> None:
    """Figures in use of an ended process do not count any more; its totals do."""
    if FOLDER in os.environ:
        mark_process_dead(number)  # type: ignore[no-untyped-call]


def text() -> bytes:
    """The figures of this process, or of all processes with the same folder."""
    if FOLDER not in os.environ:
        return _text_of(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return _text_of(registry)


@contextmanager
def measured(time: Histogram) -> Iterator[None]:
    """The time of what succeeds."""
    began = perf_counter()
    yield
    time.observe(perf_counter() - began)


async def sample(services: "Services") -> None:
    """Measure now and then what changes all the time."""
    bots = services.registry.bots
    async for _ in _moments():
        SOCKETS.set(len(services.sockets))
        TABLES.set(services.registry.count)
        BOTS_WAITING.labels("searching").set(bots.searching.waiting)
        BOTS_WAITING.labels("quick").set(bots.quick.waiting)


async def _moments() -> AsyncIterator[None]:
    loop = asyncio.get_running_loop()
    while True:
        yield
        due = loop.time() + SAMPLE_EVERY_S
        await asyncio.sleep(SAMPLE_EVERY_S)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
