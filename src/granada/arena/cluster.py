"""Numbered games, played by the machines of a Ray cluster. Each of them needs the same Granada."""

from collections import deque
from collections.abc import Callable, Generator
from socket import create_connection
from typing import TypeVar

from granada.arena.faults import ArenaFault
from granada.kernel.errors import GranadaError

Part = TypeVar("Part")

AHEAD = 4
"""The games for each processor that are sent before their turn has come, so that no processor waits for work."""

CONNECT_TIMEOUT_S = 5.0
"""Seconds."""


class NoCluster(GranadaError):
    """There is nothing to play on."""


def on_cluster(play: Callable[[range], Part], numbers: range, address: str) -> Generator[Part, None, None]:
    """What comes of the games, each by itself, in order. Close the iterator to stop before the end."""
    try:
        import ray
    except ImportError:
        raise NoCluster(ArenaFault.NO_RAY) from None
    try:
        _check_listening(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(ArenaFault.NO_CLUSTER, address=address, detail=str(error)) from None
    try:
        task, games = ray.remote(_play), ray.put(play)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        sent: deque[object] = deque()
        for place in range(len(numbers)):
            sent.append(task.remote(games, numbers[place : place + 1]))
            if len(sent) >= ahead:
                yield ray.get(sent.popleft())
        while sent:
            yield ray.get(sent.popleft())
    finally:
        ray.shutdown()


def _check_listening(address: str) -> None:
    """OSError if nobody listens at HOST:PORT. Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon:
        create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()


def _play(play: Callable[[range], Part], numbers: range) -> Part:
    return play(numbers)
