"""Owners of a printed copy make an edition in the browser, and play with it."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect
from tests.web.conftest import Scan, Visit

from granada.games import load

NOTHING_WRONG = {
    "en": "Nothing is wrong",
    "es": "Todo está bien",
    "pl": "Wszystko w porządku",
    "ru": "Ошибок нет",
}


def test_a_card_is_transcribed_checked_exported_imported_and_played(visit: Visit, scan: Scan, tmp_path: Path) -> None:
    page = visit("/edition/sabika")
    verdict = page.locator("[role=status].verdict")
    expect(verdict).to_contain_text("Nothing is wrong")
    expect(page.get_by_text("259 of 333 still made up")).to_be_visible()

    # What the card does, in words, as it is played; and how well that is known.
    page.get_by_role("button", name="Minor poems").click()
    poem = page.locator("[data-row='minor_poems.6']")
    expect(poem).to_contain_text("Whenever you turn a raw material into a good")
    expect(poem).to_contain_text("made up")

    # A closed row shows every field.
    page.get_by_role("button", name="Market", exact=True).click()
    marble = page.locator("[data-row='market.2']")
    expect(marble.get_by_role("button")).to_have_attribute("aria-expanded", "false")
    expect(marble.get_by_role("button")).to_contain_text("Marble")
    expect(marble).to_contain_text("Price to buy: 2")
    expect(marble).to_contain_text("Price to sell: 3")
    page.get_by_role("button", name="Minor poems").click()

    page.get_by_role("button", name="Language").click()
    page.get_by_role("menuitemradio", name="Español").click()
    expect(poem).to_contain_text("Cada vez que")
    page.get_by_role("button", name="Idioma").click()
    page.get_by_role("menuitemradio", name="English").click()
    expect(poem).to_contain_text("Whenever")

    # Another effect is chosen from the language.
    poem.get_by_role("button").first.click()
    assert scan(page) == []
    red = poem.get_by_role("group", name="Red", exact=True)
    red.get_by_role("combobox", name="Red", exact=True).select_option(label="one after the other")
    expect(poem).to_contain_text("Gain 1 ceramic and 1 ceramic.")
    expect(verdict).to_contain_text("Nothing is wrong")
    red.get_by_role("button", name="Remove: Parts 2").click()
    expect(poem).to_contain_text("one part is not enough here")
    red.get_by_role("combobox", name="Red", exact=True).select_option(label="PP")
    red.get_by_label("How many").fill("4")
    red.get_by_label("How many").press("Tab")
    expect(poem).to_contain_text("4 PP")
    expect(verdict).to_contain_text("Nothing is wrong")
    expect(poem.get_by_label("How it is known: red")).to_have_value("inferred")

    # A field of names offers those of the edition.
    page.get_by_role("button", name="Minor construction cards").click()
    card = page.locator("[data-row='minor_cards.0']")
    card.get_by_role("button").first.click()
    left = card.get_by_role("combobox", name="Left")
    known = left.evaluate("field => Array.from(field.list.options, (option) => option.value)")
    assert known == ["amber", "azure", "emerald", "violet"]
    assert left.input_value() in known

    # What is wrong is told at its place.
    page.get_by_role("button", name="What everybody begins with").click()
    page.get_by_label("Favour", exact=True).fill("77")
    page.get_by_label("Favour", exact=True).press("Tab")
    expect(verdict).to_contain_text("1 fault")
    expect(page.locator("[data-row='start.0']")).to_contain_text("there is no space 77 on the favour track")
    expect(page.get_by_role("button", name="Play with this edition")).to_be_disabled()
    page.get_by_label("Favour", exact=True).fill("0")
    page.get_by_label("Favour", exact=True).press("Tab")
    expect(verdict).to_contain_text("Nothing is wrong")

    # The file is the one that the engine reads; and it comes back.
    with page.expect_download() as download:
        page.get_by_role("button", name="Export the file").click()
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    content = msgspec.to_builtins(load("sabika", file.read_text(encoding="utf-8")).content)
    assert content["minor_poems"][6]["red"] == {"type": "pp", "n": 4}
    page.get_by_label("Import a file").set_input_files(file)
    expect(page.get_by_label("Draft", exact=True).locator("option")).to_have_count(2)
    expect(verdict).to_contain_text("Nothing is wrong")

    # Drafts are kept, and a table is opened with one.
    page.reload()
    expect(verdict).to_contain_text("Nothing is wrong")
    page.get_by_role("button", name="Play with this edition").click()
    expect(page.get_by_label("Edition", exact=True)).not_to_have_value("")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"/api/games/sabika/content?table={table}").json()
    assert told["minor_poems"][6]["red"] == "pp(4)"


@pytest.mark.parametrize("language", NOTHING_WRONG)
def test_a_phone_and_a_keyboard_are_enough_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/edition/sabika", size="phone", locale=language)
    expect(page.locator("[role=status].verdict")).to_contain_text(NOTHING_WRONG[language])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    page.get_by_role("combobox").last.select_option("starting_tiles")
    tile = page.locator("[data-row='starting_tiles.0']")
    tile.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    number = tile.get_by_role("spinbutton").last
    expect(number).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if number.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(number).to_have_value("2")
    expect(page.locator("[role=status].verdict")).to_contain_text(NOTHING_WRONG[language])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"


@pytest.mark.parametrize(
    ("status", "refusal", "text"),
    [
        (413, {"code": "too-large", "details": {"most": 9000}}, "This is too large: 9,000 bytes at most."),
        (500, {"code": "internal-error", "details": {}}, "Something has failed."),
    ],
)
def test_a_draft_that_the_server_does_not_take_is_told_so(
    visit: Visit, status: int, refusal: dict[str, object], text: str
) -> None:
    page = visit()
    answer = {"message": "", **refusal}
    page.route("**/api/games/sabika/edition/en", lambda route: route.fulfill(status=status, json=answer))
    page.goto("/edition/sabika")
    expect(page.locator("[role=status].verdict")).to_contain_text(text)
