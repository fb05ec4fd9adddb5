"""Served by a server of ours: the application plays on when the server is gone, and hands a game over later."""

import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Error, Page, expect
from tests.server.process import ServerProcess, sqlite_in
from tests.site.conftest import SETTINGS
from tests.site.test_site import expect_turn, home, my_games, play_as_advised, start
from tests.web.conftest import SIZES, TIMEOUT_MS
from tests.web.people import card

HERE = re.compile(r"/table/here-")
SENT = re.compile(r"/table/(?!here-)[\w-]+")


@pytest.fixture
def server(_built: None, site: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the engine, as `make engine` puts it there."""
    place = Path(str(files("granada.server")), "engine").resolve()  # In the compiled build it is a link.
    with FileLock(site.parent / "engine.lock"):
        shutil.copytree(site / "engine", place, dirs_exist_ok=True)
    with ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--no-limits") as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """The settings, in a browser that keeps the games."""
    context = browser.new_context(base_url=server.address, locale="en-GB", **SIZES["desktop"])
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto("/settings")
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("You can play without a network")).to_be_visible()
    yield page
    context.close()


def test_the_first_click_after_the_server_has_gone_opens_a_game(server: ServerProcess, page: Page) -> None:
    page.goto("/")
    start(page, "Sabika")
    expect(page).to_have_url(SENT)  # Now the server knows this person.
    home(page)
    server.kill()
    start(page, "Alhambra")
    expect(page).to_have_url(HERE)
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    play_as_advised(page)


def test_what_only_the_server_says_is_never_the_page(server: ServerProcess, page: Page) -> None:
    server.kill()
    page.goto("/rules/sabika")
    expect(page.get_by_role("heading", name="Sabika").first).to_be_visible()
    for path in ("/healthz", "/readyz", "/metrics", "/schema", "/api/games"):
        with pytest.raises(Error):
            page.goto(path)


def test_people_play_on_without_the_server_and_hand_the_game_over(server: ServerProcess, page: Page) -> None:
    server.kill()
    page.goto("/")
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    start(page, "Alhambra")
    expect(page).to_have_url(HERE)
    play_as_advised(page)
    address = page.url
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(card(page, "Alhambra")).to_be_visible()

    start(page, "Sabika")

    server.start()
    page.goto("/")
    expect(page.get_by_role("button", name="With friends").first).to_be_visible()
    # Games of this browser are listed with those of the server.
    start(page, "Alhambra")
    page.goto("/")
    expect(my_games(page)).to_have_count(2)
    my_games(page).filter(has_text="Sabika").click()
    expect(page).to_have_url(HERE)
    expect_turn(page)
    page.goto(page.url + "/replay")
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("button", name="Send to the server").click()
    page.wait_for_url(SENT)  # It goes on there.
    expect(page.get_by_role("button", name="Hint")).to_be_visible()

    page.goto(address)
    page.get_by_role("button", name="Score sheet").first.click()
    page.get_by_role("button", name="Send to the server").click()
    page.wait_for_url(re.compile(SENT.pattern + "/replay"))
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_text("Played offline, not rated")).to_be_visible()
