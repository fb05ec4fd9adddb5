"""Outages of the database: since when, what is wrong, and one line in the log for the beginning and the end of each."""

import logging
from time import monotonic

from granada.server.faults import ServerFault
from granada.server.metrics import DATABASE_ERRORS

QUIET_S = 5.0
"""An outage is over when something was written and nothing has failed for so long: a full disk may take some writes."""
LONGEST_CAUSE = 300

log = logging.getLogger(__name__)


class Outage:
    def __init__(self) -> None:
        self.fault: ServerFault | None = None
        """What is wrong; None if nothing is, as far as anybody knows."""
        self._began = 0.0
        self._failed = 0.0
        """The time of the last failure."""
        self._failures = 0

    def failed(self, fault: ServerFault, cause: BaseException) -> None:
        DATABASE_ERRORS.labels(fault.value).inc()
        self._failed = monotonic()
        if self.fault is None:
            self._began, self._failures = self._failed, 0
            words = " ".join(str(cause).split()) or type(cause).__name__
            log.error("the database cannot be used (%s): %s", fault, words[:LONGEST_CAUSE])
        self.fault = fault
        self._failures += 1

    def written(self) -> None:
        """Something is in the database."""
        if self.fault is not None and monotonic() >= self._failed + QUIET_S:
            self.fault = None
            log.warning(
                "the database works again after %.0f s; %d attempts had failed",
                monotonic() - self._began,
                self._failures,
            )
