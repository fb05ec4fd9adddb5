"""The name of this program, as the person can type it."""

import os
import shutil
import sys
from pathlib import Path


def program() -> list[str]:
    """The words that begin a command, as short as they can be: ``make play`` installs it where no shell looks."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [_nearby(Path(sys.executable)), "-m", "granada"]
    return [_nearby(called)]


def _nearby(called: Path) -> str:
    if len(called.parts) == 1 and not called.exists():
        return str(called)
    found = shutil.which(called.name)
    if found is not None and Path(found).absolute() == called.absolute():
        return called.name
    try:
        relative = os.path.relpath(called)
    except (OSError, ValueError):  # The folder is gone, or on another drive.
        return str(called)
    if relative == called.name:
        relative = os.path.join(os.curdir, relative)  # noqa: PTH118 - a Path would drop the dot.
    return min(relative, str(called.absolute()), key=len)
