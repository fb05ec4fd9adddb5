"""The games as files of a plain web server, below a path of it, and a real Chromium that visits them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext
from tests.web.conftest import SIZES, TIMEOUT_MS, _built, browser  # noqa: F401 - fixtures
from tools.compile import ROOT

BELOW = "/games/of/ours/"
SETTINGS = """if (location.protocol !== "about:") {
    localStorage["granada.pace"] ??= '"none"';
    localStorage["granada.confirm"] = "false";
}"""
"""Moves are shown at once, and the end of a turn needs no second click."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once for all processes that run tests; the others wait."""
    shared = tmp_path_factory.getbasetemp().parent
    built = shared / f"site-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    with FileLock(shared / "site.lock"):
        if not built.exists():
            path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
            command = [sys.executable, str(ROOT / "tools" / "site.py")]
            assert subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False).returncode == 0
            built.touch()
    return ROOT / "dist" / "site"


class FilesBelow(SimpleHTTPRequestHandler):
    """Whatever is not below the path is not there."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(BELOW):
            return str(Path(self.directory, "nowhere"))
        return super().translate_path("/" + path.removeprefix(BELOW))

    def log_message(self, *_: object) -> None:
        pass


class FileServer:
    """A plain one, which knows nothing of the games."""

    def __init__(self, folder: Path) -> None:
        handler = partial(FilesBelow, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    server = FileServer(site)
    yield server
    server.stop()


@pytest.fixture
def visitor(browser: Browser, files: FileServer) -> Iterator[BrowserContext]:  # noqa: F811 - the fixture
    """A new visitor. Their pages cause no errors, and ask nothing of anybody but the server of the files."""
    troubles: list[str] = []
    context = browser.new_context(base_url=files.address, locale="en-GB", reduced_motion="reduce", **SIZES["desktop"])
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(SETTINGS)
    context.on("weberror", lambda error: troubles.append(f"{error.page and error.page.url}: {error.error}"))
    context.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((files.address, "about:", "data:", "blob:"))
            else troubles.append(f"a request to {request.url}")
        ),
    )
    yield context
    context.close()
    assert troubles == []
