"""A new version of the site takes the place of the old one, but never while a page of it is open."""

import json
import re
import shutil
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect
from tests.limits import HANG_S
from tests.site.conftest import FilesBelow, FileServer
from tests.site.test_site import expect_turn, home, play_as_advised, shown, start
from tests.web.people import card, repeatedly

SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('granada-shell-'))"
READY = """async () => {
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
WAITING = """async () => {
    const found = await navigator.serviceWorker.ready;
    await found.update();
    while (!found.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
}"""

NOTHING_INSTALLED = """async () => {
    const found = await navigator.serviceWorker.ready;
    while (found.installing) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
KEPT_OF_ENGINES = "async () => (await (await caches.open('granada-engine')).keys()).map(({ url }) => url)"


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


def another_version(site: Path, title: str) -> None:
    """The same with other names of all files, and an engine that does not fit the pages of the one before."""
    described = site / "engine" / "engine.json"
    told = json.loads(described.read_text())
    names = {path.name: f"new-{path.name}" for path in site.glob("assets/*.js")} | {told["contract"]: "another"}
    known = re.compile("|".join(map(re.escape, names)))
    for path in (site / "index.html", site / "sw.js", *site.glob("assets/*.js")):
        text = path.read_text(encoding="utf-8")
        path.unlink()
        path.with_name(names.get(path.name, path.name)).write_text(
            known.sub(lambda found: names[found[0]], text), encoding="utf-8"
        )
    told |= {"contract": "another"}
    engine = site / "engine" / told["id"]
    told["id"] = f"new-{told['id']}"
    engine.rename(site / "engine" / told["id"])
    described.write_text(json.dumps(told))
    release(site, title)


ONE_LEFT = """async () => {
    const shells = async () => (await caches.keys()).filter((name) => /shell/.test(name));
    while ((await shells()).length > 1) await new Promise((done) => setTimeout(done, 50));
}"""


def title_of(response: Response | None) -> str:
    """The title of the page as it came: pages of the application have their own."""
    assert response is not None
    found = re.search("<title>(.*?)</title>", response.text())
    assert found
    return found[1]


def shells(page: Page) -> list[str]:
    names: list[str] = page.evaluate(SHELLS)
    return names


def test_a_new_version_comes_at_the_next_start(visitor: BrowserContext, files: FileServer, site: Path) -> None:
    page = visitor.new_page()
    page.goto("./")
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
    assert title_of(page.reload()) == "Anew"
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


def keep(page: Page) -> None:
    page.goto("./#/settings")
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("You can play without a network")).to_be_visible()
    page.goto("./#/")


def test_a_page_does_not_start_the_engine_of_another_version(visitor: BrowserContext, site: Path) -> None:
    page = visitor.new_page()
    page.goto("./")
    page.evaluate(READY)
    another_version(site, "Anew")
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    page.goto("./#/settings")  # Here it stays to be read.
    expect(page.get_by_role("main").get_by_text("of different versions")).to_be_visible()
    page.goto("./#/")
    assert title_of(page.reload()) == "Anew"
    start(page, "Alhambra")


def test_a_version_without_its_engine_is_in_nobodys_way(
    visitor: BrowserContext, files: FileServer, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visitor.new_page()
    keep(page)
    another_version(site, "Anew")
    [program] = site.glob("engine/*/granada.zip")
    program.unlink()
    asked, answer = Event(), FilesBelow.do_GET

    def noticed(handler: FilesBelow) -> None:
        answer(handler)
        if handler.path.endswith("/granada.zip"):
            asked.set()

    monkeypatch.setattr(FilesBelow, "do_GET", noticed)
    assert title_of(page.reload()) == "Anew"
    assert asked.wait(HANG_S)  # Then the new version is not installed.
    page.evaluate(NOTHING_INSTALLED)
    files.stop()
    visitor.set_offline(True)
    page.close()

    page = visitor.new_page()
    assert title_of(page.goto("./")) != "Anew"
    start(page, "Alhambra")


def test_a_new_version_brings_its_engine_where_one_is_kept(
    visitor: BrowserContext, files: FileServer, site: Path
) -> None:
    page = visitor.new_page()
    keep(page)
    another_version(site, "Anew")
    start(page, "Alhambra")  # The open page still has its own.
    home(page)
    assert title_of(page.reload()) == "Anew"
    page.evaluate(WAITING)
    files.stop()
    visitor.set_offline(True)
    page.close()

    page = first_of_new_version(visitor)
    assert title_of(page.reload()) == "Anew"
    start(page, "Alhambra")
    assert all("/new-" in url or url.endswith("?another") for url in page.evaluate(KEPT_OF_ENGINES))


def first_of_new_version(visitor: BrowserContext) -> Page:
    """The browser may take a moment to see that no page is open, and only then the new version takes over."""
    for _ in repeatedly():
        page = visitor.new_page()
        page.goto("./")
        if shells(page) == ["granada-shell-anew"]:
            break
        page.close()
    return page


def test_the_page_is_there_though_nobody_has_played(visitor: BrowserContext, files: FileServer) -> None:
    page = visitor.new_page()
    page.goto("./")
    page.evaluate(READY)
    files.stop()
    visitor.set_offline(True)
    page.reload()
    expect(card(page, "Alhambra").get_by_role("button", name="Play now")).to_be_visible()
    page.goto("./#/settings")
    expect(page.get_by_role("main").get_by_text("The games could not be fetched")).to_be_visible()


def test_a_half_kept_version_is_in_nobodys_way(visitor: BrowserContext, files: FileServer, site: Path) -> None:
    page = visitor.new_page()
    keep(page)

    # The games of the next version cannot be fetched to their end.
    told = json.loads((site / "engine" / "engine.json").read_text())
    (site / "engine" / "engine.json").write_text(json.dumps({**told, "id": "anew"}))
    page.goto("./#/settings")
    page.reload()
    expect(page.get_by_role("button", name="Keep for offline")).to_be_visible()
    files.stop()
    visitor.set_offline(True)
    page.goto("./#/")
    page.reload()
    start(page, "Alhambra")
