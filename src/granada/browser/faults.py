"""Faults of a host in the browser."""

from granada.kernel.faults import Fault


class BrowserFault(Fault):
    NOT_KEPT = "not-kept", "the browser cannot keep this; nothing was changed ({detail})"
    NOT_READ = "not-read", "the browser cannot read what it has kept ({detail})"
    OTHER_VERSION = "other-version", "another version of Granada has stored this game; its record can be taken away"
    NOBODY_LISTENS = "nobody-listens", "nobody else is here who could read a message"
