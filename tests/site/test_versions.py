"""A new version of the site takes the place of the old one, but never while a page of it is open."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.site.conftest import FileServer
from tests.site.test_site import expect_turn, play_as_advised, shown, start

SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('granada-shell-'))"
READY = "async () => void (await navigator.serviceWorker.ready)"
WAITING = """async () => {
    const found = await navigator.serviceWorker.ready;
    await found.update();
    while (!found.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
}"""


@pytest.fixture
def site(site: Path, tmp_path: Path) -> Path:
    """A copy, which a test may change."""
    return Path(shutil.copytree(site, tmp_path / "site"))


def release(site: Path, title: str) -> None:
    """Another version, whose page has this title."""
    page, worker = site / "index.html", site / "sw.js"
    page.write_text(re.sub("<title>.*?</title>", f"<title>{title}</title>", page.read_text(encoding="utf-8")))
    script = worker.read_text(encoding="utf-8")
    changed = re.sub(r'(version["`]?:\s*["`])\w+', r"\g<1>anew", script, count=1)
    assert changed != script
    worker.write_text(changed, encoding="utf-8")


ONE_LEFT = """async () => {
    const shells = async () => (await caches.keys()).filter((name) => /shell/.test(name));
    while ((await shells()).length > 1) await new Promise((done) => setTimeout(done, 50));
}"""


def shells(page: Page) -> list[str]:
    names: list[str] = page.evaluate(SHELLS)
    return names


def test_a_new_version_comes_at_the_next_start(visitor: BrowserContext, files: FileServer, site: Path) -> None:
    page = visitor.new_page()
    page.goto("./")
    start(page, "Alhambra")  # The first game brings the service worker.
    page.evaluate(READY)
    [old] = shells(page)

    release(site, "Anew")
    page.evaluate(WAITING)
    # Both are there: the open page still gets its own files.
    assert sorted(shells(page)) == sorted([old, "granada-shell-anew"])
    page.close()

    page = visitor.new_page()
    page.goto("./")
    page.evaluate(ONE_LEFT)
    assert shells(page) == ["granada-shell-anew"]
    files.stop()
    visitor.set_offline(True)
    response = page.reload()
    assert response is not None
    assert "<title>Anew</title>" in response.text()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_open_game_goes_on_across_a_new_version(visitor: BrowserContext, site: Path) -> None:
    page = visitor.new_page()
    page.goto("./")
    start(page, "Alhambra")
    play_as_advised(page)
    address = page.url

    release(site, "Anew")
    page.evaluate(WAITING)
    play_as_advised(page)  # The open page is still the old one.
    entry = shown(page)
    page.close()

    page = visitor.new_page()
    page.goto(address)
    expect_turn(page)
    assert shown(page) == entry
    play_as_advised(page)


def test_a_half_kept_version_is_in_nobodys_way(visitor: BrowserContext, files: FileServer, site: Path) -> None:
    page = visitor.new_page()
    page.goto("./#/settings")
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("You can play without a network")).to_be_visible()

    # The games of the next version cannot be fetched to their end.
    told = json.loads((site / "engine" / "engine.json").read_text())
    (site / "engine" / "engine.json").write_text(json.dumps({**told, "id": "anew"}))
    page.reload()
    expect(page.get_by_role("button", name="Keep for offline")).to_be_visible()
    files.stop()
    visitor.set_offline(True)
    page.goto("./#/")
    page.reload()
    start(page, "Alhambra")
