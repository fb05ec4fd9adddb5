"""A server of Granada, for what is measured from outside: one process on SQLite, as a host starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def server(database: Path) -> Iterator[tuple[str, int]]:
    """The address and the number of the process."""
    options = ["--port", "0", "--database", f"sqlite:///{database}", "--no-limits", "--bot-workers", "1"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GRANADA_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "granada", "serve", *options], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    try:
        words = (word for line in process.stdout for word in line.split())
        yield next(word for word in words if word.startswith("http://")).rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait()
