"""Packages of Debian for tests, where one may install them."""

import os
import shutil
import subprocess
import sys


def may_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    """Whether all of them are there now."""
    commands = (("update",), ("install", "--yes", "--no-install-recommends", *packages))
    return all(not subprocess.run(("apt-get", "--quiet=2", *each), check=False).returncode for each in commands)
