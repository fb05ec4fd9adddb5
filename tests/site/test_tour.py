"""What a server offers to one person is there without one, too."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Event
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect
from tests.site.conftest import FilesBelow, FileServer
from tests.site.test_site import come, expect_turn, home, play_as_advised, record_taken, shown, start
from tests.web.people import RECORD, card

from granada.games import load
from granada.kernel.record import Record

PROGRAM, SPARE = "granada.zip", "granada-plain.zip"
KEPT = "() => JSON.parse(localStorage['granada.kept-offline'] ?? 'null') !== null"


@pytest.fixture
def changed_site(site: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(site, tmp_path / "site"))


def test_alone_against_yusuf_with_undo_replay_and_import(visitor: BrowserContext) -> None:
    page = come(visitor)
    start(page, "Sabika", "1")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Yusuf")
    play_as_advised(page)
    before = shown(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("li.taken-back").first).to_contain_text("(Taken back)")
    assert shown(page) > before
    expect_turn(page)

    page.goto(page.url + "/replay")
    expect(page.get_by_text(re.compile(r"^0 of \d+$"))).to_be_visible()

    page.goto("./#/import")
    page.get_by_label("Or its text").fill(RECORD.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Import it").click()
    expect(page).to_have_url(re.compile("/replay$"))
    expect(page.get_by_text("Imported, not rated")).to_be_visible()

    page.goto("./#/me")
    page.get_by_role("link", name="Profile").click()
    expect(page).to_have_url(re.compile(r"#/people/here$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_edition_is_made_checked_and_played(visitor: BrowserContext, tmp_path: Path) -> None:
    page = come(visitor)
    page.goto("./#/edition/sabika")
    verdict = page.locator("[role=status].verdict")
    expect(verdict).to_contain_text("Nothing is wrong")
    page.get_by_role("button", name="What everybody begins with").click()
    favour = page.get_by_label("Favour", exact=True)
    for value, said in (("77", "1 fault"), ("3", "Nothing is wrong")):
        favour.fill(value)
        favour.press("Tab")
        expect(verdict).to_contain_text(said)
    page.get_by_role("button", name="Play with this edition").click()
    page.get_by_role("button", name="Open the table").click()
    expect_turn(page)
    page.goto(page.url + "/replay")
    page.get_by_role("button", name="Score sheet").click()
    assert record_taken(page, tmp_path).header.edition != load("sabika").edition


def test_two_people_at_one_screen(visitor: BrowserContext) -> None:
    page = come(visitor)
    page.goto("./#/new/alhambra")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("textbox", name="Name").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_visible()
    first = curtain.inner_text().removeprefix("Pass the device to ")
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator("[data-board]")).to_be_visible()


def test_strong_bots_decide(visitor: BrowserContext) -> None:
    page = come(visitor)
    page.goto("./#/new/alhambra")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    page.get_by_label("Seat 2").select_option("master")
    page.get_by_label("Seat 3").select_option("grandmaster")
    page.get_by_role("button", name="Open the table").click()
    expect_turn(page)
    play_as_advised(page)


def test_one_can_choose_while_the_engine_comes(visitor: BrowserContext, monkeypatch: pytest.MonkeyPatch) -> None:
    may_come, answer = Event(), FilesBelow.do_GET

    def late(handler: FilesBelow) -> None:
        if handler.path.endswith(".wasm"):
            may_come.wait()
        answer(handler)

    monkeypatch.setattr(FilesBelow, "do_GET", late)
    page = come(visitor)
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    card(page, "Sabika").get_by_role("radio", name="3").check(force=True)
    expect(card(page, "Sabika").get_by_role("radio", name="3")).to_be_checked()
    may_come.set()
    expect_turn(page)


def play(page: Page) -> None:
    start(page, "Alhambra")


def install(page: Page) -> None:
    """Install the application, as far as the page hears of it."""
    page.evaluate("dispatchEvent(new Event('appinstalled'))")


@pytest.mark.parametrize("keep", [play, install])
def test_what_keeps_everything_for_offline(
    visitor: BrowserContext, files: FileServer, keep: Callable[[Page], None]
) -> None:
    page = come(visitor)
    keep(page)
    page.wait_for_function(KEPT)
    files.stop()
    visitor.set_offline(True)
    page.close()
    page = come(visitor)
    start(page, "Sabika")
    play_as_advised(page)


def test_all_games_come_in_one_file(visitor: BrowserContext, tmp_path: Path) -> None:
    page = come(visitor)
    start(page, "Alhambra")
    play_as_advised(page)
    page.goto("./#/me")
    page.reload()  # Now the engine does not run.
    with page.expect_download() as taken:
        page.get_by_role("button", name="All my games").click()
    taken.value.save_as(tmp_path / "games.zip")
    with ZipFile(tmp_path / "games.zip") as archive:
        [name] = archive.namelist()
        record = Record.read(archive.read(name).decode())
    assert record.moves
    assert record.seed is not None


def test_it_can_be_installed(visitor: BrowserContext) -> None:
    page = come(visitor)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    manifest = page.request.get(address).json()
    icons = [icon["src"] for icon in manifest["icons"]]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in icons:
        assert page.request.get(icon).ok, icon
    assert manifest["start_url"] == manifest["scope"] == "./"


class TestWhereTheCompiledProgramDoesNotRun:
    @pytest.fixture
    def site(self, changed_site: Path) -> Path:
        told = json.loads((changed_site / "engine" / "engine.json").read_text())
        if told["plain"]:
            pytest.skip("there is no compiler for WebAssembly")
        (changed_site / "engine" / told["id"] / PROGRAM).write_bytes(b"This is no archive.")
        return changed_site

    def test_plain_python_runs_and_is_begun_with_the_next_time(self, visitor: BrowserContext, site: Path) -> None:
        page = come(visitor)
        start(page, "Alhambra")
        expect(page.get_by_text("This browser runs the games slowly").first).to_be_visible()
        asked = asked_by(page)
        page.reload()
        expect_turn(page)
        assert [url for url in asked if url.endswith(SPARE)]
        assert not [url for url in asked if url.endswith(f"/{PROGRAM}")]

    def test_what_is_kept_before_anybody_plays_is_enough(
        self, visitor: BrowserContext, site: Path, files: FileServer
    ) -> None:
        page = come(visitor)
        page.goto("./#/settings")
        page.get_by_role("button", name="Keep for offline").click()
        expect(page.get_by_text("You can play without a network")).to_be_visible()
        files.stop()
        visitor.set_offline(True)
        page.close()
        page = come(visitor)
        start(page, "Alhambra")
        home(page)
        expect(page.get_by_role("main").get_by_text("This browser runs the games slowly")).to_be_visible()


def asked_by(page: Page) -> list[str]:
    """What the page and its workers ask for from now on, without what the service worker keeps."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.service_worker is None:
            asked.append(request.url)

    page.context.on("request", note)
    return asked
