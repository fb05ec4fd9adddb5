"""A real server with the web application built into it, and a real Chromium that visits it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.limits import HANG_S
from tests.server.process import ServerProcess, sqlite_in
from tools.browser import chromium

PROJECT = Path(__file__).resolve().parent.parent.parent
BUILT = PROJECT / "src" / "granada" / "server" / "static" / "index.html"
SOURCES = (PROJECT / "web" / "src", PROJECT / "web" / "public", PROJECT / "src" / "granada" / "locale")
CHROMIUM = chromium()
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SWITCHES += ["--disable-component-update", "--disable-sync"]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
TIMEOUT_MS = HANG_S * 1000
expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def _built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Once, though several processes run tests: the others wait."""
    with FileLock(tmp_path_factory.getbasetemp().parent / "web.lock"):
        if not BUILT.exists() or BUILT.stat().st_mtime < _newest_source():
            subprocess.run([sys.executable, PROJECT / "tools" / "web.py", "build"], check=True)


def _newest_source() -> float:
    files = (file for folder in SOURCES for file in folder.rglob("*") if file.is_file())
    return max(file.stat().st_mtime for file in files)


@pytest.fixture(scope="session")
def server(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(sqlite_in(tmp_path_factory.mktemp("web")), "--bot-workers", "1", "--no-limits")
    yield running
    running.stop()
    assert not [line for line in running.printed if "ERROR" in line or "Traceback" in line], "".join(running.printed)


@pytest.fixture
def own_server(_built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may kill and start again."""
    running = ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--no-limits")
    yield running
    running.stop()


# Not for the whole session: its event loop would be in the way of other tests that have theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield running
        running.close()


SMALL_LETTERS = """() => {
    const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim(), around = texts.currentNode.parentElement;
        if (!text || !around.checkVisibility() || around.closest("title, .visually-hidden")) continue;
        const drawn = around.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(around).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (size < 11.95) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    return found;
}"""
"""Whatever is written below 12 px, where drawings are scaled, too."""


KEEPS_NOTHING = "navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => undefined))"
"""For a browser: no service worker is ever ready."""


class Visit(Protocol):
    """A new visitor with a browser of their own, at the front page or wherever they are sent."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: str = "desktop",
        pace: str = "none",
        to: ServerProcess | None = None,
        keeps: bool = False,
        **options: Any,
    ) -> Page: ...


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Whatever they do, their pages cause no errors and ask nothing of anybody but the server.

    Their browsers keep the application for times without a network only if a test is about that: to fetch all of it
    takes longer than most visits."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(
        path: str = "/",
        *,
        size: str = "desktop",
        pace: str = "none",
        to: ServerProcess | None = None,
        keeps: bool = False,
        **options: Any,
    ) -> Page:
        address = (to or server).address
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **SIZES[size], **options}
        context = browser.new_context(base_url=address, **settings)
        contexts.append(context)
        context.set_default_timeout(TIMEOUT_MS)
        # Only tests of how moves are shown wait for them. What a test has chosen in the settings stays.
        context.add_init_script(f"localStorage['granada.pace'] ??= JSON.stringify('{pace}')")
        if not keeps:
            context.add_init_script(KEEPS_NOTHING)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on("request", lambda request: _note_foreign(request.url, address, troubles))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


def _note_foreign(url: str, address: str, troubles: list[str]) -> None:
    if not url.startswith((address, "data:", "blob:")):
        troubles.append(f"a request to {url}")


@pytest.fixture
def desktop(visit: Visit) -> Page:
    return visit()


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(size="phone")


@pytest.fixture(scope="session")
def axe() -> str:
    return (PROJECT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


class Scan(Protocol):
    """What axe finds wrong with a page, or with all but a part of it, that keeps people from using it."""

    def __call__(self, page: Page, without: str = "") -> list[str]: ...


@pytest.fixture
def scan(axe: str) -> Scan:
    def findings(page: Page, without: str = "") -> list[str]:
        page.evaluate(axe)
        context = {"include": [["html"]], "exclude": [[without]] if without else []}
        found = page.evaluate("context => axe.run(context).then(({ violations }) => violations)", context)
        serious = [
            f"{violation['id']}: {node['html'][:200]} ({node.get('failureSummary', '')[:300]})"
            for violation in found
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
        return [*serious, *page.evaluate(SMALL_LETTERS)]

    return findings
