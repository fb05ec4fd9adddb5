"""Warnings that are logged at most once in a while for the same reason."""

import logging
from collections import OrderedDict
from time import monotonic

PAUSE_S = 600.0
MOST_KEPT = 1000


class LimitedLog:
    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._written: OrderedDict[str, float] = OrderedDict()
        """The time at which each line was written last; the latest comes last."""

    def warn(self, line: str) -> None:
        if monotonic() - self._written.get(line, -PAUSE_S) < PAUSE_S:
            return
        self._log.warning("%s", line)
        self._written[line] = monotonic()
        self._written.move_to_end(line)
        if len(self._written) > MOST_KEPT:
            self._written.popitem(last=False)
