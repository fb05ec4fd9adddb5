"""How many files and connections this process may have open at a time."""

import sys

MOST_CONNECTIONS = 20_000
RESERVED = 256
"""Files that the server opens for itself: the database, processes of bots, mail, push notices."""

if sys.platform != "win32":
    import resource

    def raise_file_limit() -> None:
        """As far as the system allows; many of them allow 1024 at first."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + RESERVED
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if file_limit() < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

    def file_limit() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST_CONNECTIONS + RESERVED if soft == resource.RLIM_INFINITY else soft

else:

    def raise_file_limit() -> None:
        """Sockets are no files there."""

    def file_limit() -> int:
        return MOST_CONNECTIONS + RESERVED


def most_connections() -> int:
    """So few that the server can always open its own files."""
    return max(1, min(MOST_CONNECTIONS, file_limit() - RESERVED))
