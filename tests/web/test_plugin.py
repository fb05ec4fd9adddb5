"""A game that the application does not know is played on the generic board, in the words that the server has."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect
from tests.plugged import install, plugged
from tests.server.process import ServerProcess, sqlite_in
from tests.web.conftest import Scan, Visit
from tests.web.people import card, expect_turn, repeatedly, table_of

__all__ = ["install", "plugged"]

PICTURE = "3 ○─○─·─●─●"


@pytest.fixture
def plugged_server(plugged: str, _built: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001
    running = ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--no-limits")
    yield running
    running.stop()


def choices(page: Page) -> list[str]:
    return page.locator("[data-board] [data-choice]").all_inner_texts()


def choose(page: Page, label: str) -> None:
    """Every move ends a turn, unless the same man goes on. All can be taken back, so that none is confirmed."""
    page.locator("[data-board] [data-choice]").get_by_text(label, exact=True).click()


def open_table(page: Page, bot: str) -> None:
    page.get_by_label("Seat 2").select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect_turn(page)


def test_a_whole_game_is_played_by_its_buttons_and_looked_back_at(visit: Visit, plugged_server: ServerProcess) -> None:
    page = visit("/new/alquerque", to=plugged_server)
    open_table(page, "novice")
    expect(page.locator("[data-board] pre")).to_contain_text(PICTURE)
    assert choices(page) == ["b2-c3", "c2-c3", "d2-c3", "b3-c3"]
    choose(page, "b2-c3")
    expect(page.get_by_role("button", name="moves from b2 to c3")).to_be_visible()
    over = page.get_by_role("region", name="The game is over")
    choice, end_turn = page.locator("[data-choice]:enabled").first, page.get_by_role("button", name="End turn")
    for _ in repeatedly():
        expect(over.or_(end_turn).or_(choice).first).to_be_visible()
        if over.is_visible():
            break
        with suppress(PlaywrightError):  # It may be the turn of the other meanwhile.
            (end_turn if end_turn.is_visible() else choice).click(timeout=1000)
    page.goto(f"/table/{table_of(page)}/replay")
    expect(page.locator("pre")).to_contain_text(PICTURE)


def test_it_is_begun_and_played_on_a_phone(visit: Visit, plugged_server: ServerProcess, scan: Scan) -> None:
    page = visit(size="phone", to=plugged_server)
    card(page, "Alquerque").get_by_role("button", name="Play now").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect_turn(page)
    assert scan(page) == []
    picture = page.locator("[data-board] pre")
    expect(picture).to_contain_text(PICTURE)
    before = picture.inner_text()
    choose(page, "b2-c3")
    expect_turn(page)
    assert picture.inner_text() != before


def test_the_words_of_the_plugin_follow_a_change_of_the_language(visit: Visit, plugged_server: ServerProcess) -> None:
    page = visit("/rules/alquerque", to=plugged_server)
    expect(page.get_by_text("A player who can capture must.")).to_be_visible()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("menuitemradio", name="Русский").click()
    expect(page.get_by_role("heading", name="Алькерк")).to_be_visible()
    expect(page.get_by_text("Кто может бить, обязан бить.")).to_be_visible()


def test_hints_are_said_and_shown(visit: Visit, plugged_server: ServerProcess) -> None:
    page = visit("/new/alquerque", to=plugged_server)
    open_table(page, "novice")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    expect(page.locator("[data-board] .primary[data-choice]")).to_have_count(1)
