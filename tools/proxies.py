"""Install nginx and HAProxy, for the tests of their configurations: python -m tools.proxies

Only in a container of Debian: elsewhere systemd would start both of them as services. Those tests are left out where
there are none."""

import shutil
from pathlib import Path

from tools import debian

PROGRAMS = ("nginx", "haproxy")
SYSTEMD = Path("/run/systemd/system")
"""It is there where systemd runs."""


def install() -> None:
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing and debian.may_install() and not SYSTEMD.exists():
        debian.install(*missing)


if __name__ == "__main__":
    install()
