"""Both games without a server of ours: as files of a plain one, then without any network at all."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.site.conftest import FileServer
from tests.web.people import card, status

from granada.bots.asking import STAND_IN, decide
from granada.games import game_of
from granada.kernel.record import Record

GAMES = ("Alhambra", "Sabika")
RIVAL = "novice"
LARGEST_FIRST_PAGE = 300_000
"""Bytes that are sent for it, where the server sends the compressed copies."""
TABLES = re.compile(r"#/table/here-")


def come(visitor: BrowserContext) -> Page:
    page = visitor.new_page()
    page.goto("./")
    return page


def start(page: Page, game: str, players: str = "2") -> None:
    card(page, game).get_by_role("radio", name=players).check(force=True)
    card(page, game).get_by_role("button", name="Play now").click()
    expect_turn(page)


def expect_turn(page: Page) -> None:
    expect(page.locator("[data-board]")).to_be_visible()
    expect(status(page)).to_have_text("Your turn")


def shown(page: Page) -> int:
    """The number of the last entry that the board shows."""
    return int(page.locator("[data-entry]").get_attribute("data-entry") or 0)


def play_as_advised(page: Page) -> None:
    before = shown(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Do it").click()
    page.wait_for_function("n => document.querySelector('[data-entry]')?.dataset.entry > n", arg=before)
    expect(status(page)).to_have_text("Your turn")


def home(page: Page) -> None:
    page.get_by_role("link", name="Front page").first.click()
    expect(card(page, "Alhambra")).to_be_visible()


def record_taken(page: Page, folder: Path) -> Record:
    """Take it from the score sheet."""
    with page.expect_download() as taken:
        page.get_by_role("button", name="Record as text").click()
    taken.value.save_as(folder / "record.txt")
    return Record.read((folder / "record.txt").read_text(encoding="utf-8"))


def my_games(page: Page) -> Locator:
    return page.get_by_role("region", name="My games").get_by_role("link")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_found_again(visitor: BrowserContext, game: str) -> None:
    page = come(visitor)
    start(page, game)
    expect(page).to_have_url(TABLES)
    play_as_advised(page)
    play_as_advised(page)
    entry = shown(page)

    page.reload()
    expect_turn(page)
    assert shown(page) == entry
    home(page)
    expect(my_games(page)).to_have_count(1)
    page.reload()  # Now the engine does not run.
    my_games(page).click()
    expect_turn(page)
    assert shown(page) == entry


def test_a_tab_that_is_killed_loses_nothing_that_was_shown(visitor: BrowserContext) -> None:
    page = come(visitor)
    start(page, "Alhambra")
    play_as_advised(page)
    entry, address = shown(page), page.url
    page.close()
    again = visitor.new_page()
    again.goto(address)
    expect_turn(again)
    assert shown(again) >= entry


def test_a_game_is_listed_though_its_page_was_closed_at_once(visitor: BrowserContext) -> None:
    page = come(visitor)
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLES)
    page.close()
    expect(my_games(come(visitor))).to_have_count(1)


def test_two_tabs_show_the_same_game(visitor: BrowserContext) -> None:
    page = come(visitor)
    start(page, "Alhambra")
    other = visitor.new_page()
    other.goto(page.url)
    expect_turn(other)
    play_as_advised(page)
    other.wait_for_function("n => document.querySelector('[data-entry]')?.dataset.entry >= n", arg=shown(page))
    play_as_advised(other)
    page.wait_for_function("n => document.querySelector('[data-entry]')?.dataset.entry >= n", arg=shown(other))


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_those_of_this_python(visitor: BrowserContext, game: str, tmp_path: Path) -> None:
    page = come(visitor)
    start(page, game)
    address = page.url
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(card(page, game)).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Score sheet").first.click()
    page.get_by_role("tab", name="Statistics").click()
    expect(page.get_by_role("region", name="Statistics").get_by_role("row").last).to_be_visible()
    page.get_by_role("button", name="Verify the shuffles").click()
    expect(page.get_by_text("moves follow the rules", exact=False)).to_be_visible()

    record = record_taken(page, tmp_path)
    rules = game_of(record)
    assert record.over
    rules.verify(record)
    state = rules.begin(record)
    for seat, move in rules.walk(rules.begin(record), record.moves):
        decided = decide(state, seat, (STAND_IN, RIVAL)[seat], [])
        assert str(decided) == str(move), f"move {state.played + 1}"
        state.play(decided, seat)


def test_everything_works_when_the_network_is_gone(visitor: BrowserContext, files: FileServer) -> None:
    page = come(visitor)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("You can play without a network")).to_be_visible()
    files.stop()
    visitor.set_offline(True)

    page = visitor.new_page()
    page.goto("./")
    start(page, "Sabika")
    play_as_advised(page)
    home(page)
    start(page, "Alhambra", "3")
    play_as_advised(page)
    page.reload()
    expect_turn(page)
    page.goto("./#/learn/alhambra")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("./#/rules/sabika")
    expect(page.get_by_role("heading", name="Sabika").first).to_be_visible()


def test_the_first_page_is_light_and_loads_no_engine(visitor: BrowserContext, files: FileServer, site: Path) -> None:
    page = visitor.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    expect(card(page, "Sabika")).to_be_visible()
    assert not [url for url in asked if "/engine/" in url]
    page.wait_for_load_state("networkidle")
    names = {url.removeprefix(files.address).partition("?")[0] or "index.html" for url in asked}
    sent = (min(path.stat().st_size for path in site.glob(f"{name}*")) for name in names)
    assert sum(sent) <= LARGEST_FIRST_PAGE
