"""The settings of a host. Every setting is an option of ``granada serve`` and an environment variable."""

import msgspec

from granada.kernel.errors import BadOption
from granada.server.faults import ServerFault
from granada.server.logs import LogFormat

DEFAULT_PORT = 8000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    workers: int = 1
    bot_workers: int = 0
    """Processes in which bots search, for each worker; 0: one less than there are processors."""
    bus: str = ""
    origin: str = ""
    """The address that people type, where it is not the one that requests say they are for."""
    proxies: str = ""
    """Addresses or networks of proxies, separated by commas, that are believed about where requests come from."""
    limits: bool = True
    """Whether requests are refused that come too often."""
    mail: str = ""
    """The server that sends mail, as smtp://user:password@host:port; without it there is none."""
    mail_from: str = ""
    log: LogFormat = "text"
    """How the log is written."""
    notice_delay: float = 30.0
    """Seconds until an absent person gets a notice of their turn."""
    push_anywhere: bool = False
    """Whether push services may be in private networks; for tests."""

    def at(self, host: str, port: int) -> "Settings":
        return msgspec.structs.replace(self, host=host, port=port)

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS."""
        return self.origin.startswith("https://")


def bad_address(setting: str, address: str) -> BadOption:
    """Error messages never contain the password."""
    return BadOption(ServerFault.BAD_SETTING, setting=setting, value=address.rpartition("@")[2])
