"""Tutorials and rules pages, as people use them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PROJECT, Scan, Visit

LEARN = PROJECT / "web" / "src" / "learn"
GAMES = ("alhambra", "sabika")
LANGUAGES = ("en", "es", "pl", "ru")


def lesson(game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads((LEARN / "lessons" / f"{game}.json").read_text("utf-8"))["steps"]
    return steps


def anchors(game: str) -> list[str]:
    return ["summary", *re.findall(r'id: "([\w-]+)"', Path(LEARN / "rules" / f"{game}.ts").read_text("utf-8"))]


def choices(asks: list[dict[str, Any]]) -> Iterator[list[str]]:
    """What to choose one after the other. Some, such as a purchase, are several of the moves."""
    at = 0
    while at < len(asks):
        rest = [ask["move"] for ask in asks[at:]]
        offered = [choice["moves"] for group in asks[at]["question"]["groups"] for choice in group["choices"]]
        moves = max((moves for moves in offered if moves == rest[: len(moves)]), key=len)
        yield moves
        at += len(moves)


def choose(page: Page, *moves: str) -> None:
    """By the list of all choices, which is there for those who cannot use the board."""
    offered = page.locator("details:has(.moves)")
    offered.evaluate("element => element.open = true")
    offered.locator(f'[data-move="{",".join(moves)}"]').click()


def feedback(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=step]").get_by_role("status")


@pytest.mark.parametrize(("game", "size"), [("alhambra", "desktop"), ("sabika", "phone")])
def test_a_tutorial_leads_from_the_first_step_into_a_game(visit: Visit, game: str, size: str) -> None:
    page = visit(f"/learn/{game}", size=size)
    steps = lesson(game)
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        for moves in choices(step["asks"]):
            choose(page, *moves)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        if number < len(steps):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))


@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_does_not_find_the_move_is_shown_it(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    steps = lesson(game)
    for step in steps[:6]:
        for _ in step["asks"]:
            page.get_by_role("button", name="Do it for me").click()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(f"Step 7 of {len(steps)}")).to_be_visible()


def test_a_wrong_move_is_explained_and_not_played(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    page.get_by_role("button", name="Next").click()
    choose(page, "take florin-3")
    expect(feedback(page)).to_contain_text("Not quite. Mark the card with 4 ducats")
    choose(page, "take florin-1 ducat-4")
    expect(feedback(page)).to_contain_text("It is your turn again.")


def test_another_good_move_is_praised(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    page.evaluate("localStorage.setItem('granada.lesson.alhambra', '4')")
    page.reload()
    choose(page, "place tower-9nw -1,0")
    expect(feedback(page)).to_contain_text("That is just as good.")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_the_rules_say_why_a_tile_does_not_fit_elsewhere(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    page.evaluate("localStorage.setItem('granada.lesson.alhambra', '4')")
    page.reload()
    page.get_by_text("Why not elsewhere?").click()
    expect(page.get_by_text("The walls do not match").first).to_be_visible()


def test_money_is_taken_and_a_tile_bought_on_the_board_itself(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    page.get_by_role("button", name="Next").click()
    board = page.get_by_role("region", name="The board")
    display = board.locator(".display")
    display.get_by_role("button", name="4 ducats").click()
    display.get_by_role("button", name="1 florin").click()
    board.get_by_role("button", name=re.compile("^Take")).last.click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 3 of 16")).to_be_visible()


def test_the_tutorial_goes_on_where_it_was_left_in_any_language(visit: Visit) -> None:
    page = visit("/learn/sabika")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="The starting tile")).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="The starting tile")).to_be_visible()
    page.evaluate("localStorage.setItem('granada.language', '\"pl\"')")
    page.reload()
    expect(page.get_by_role("heading", name="Płytka startowa", level=2)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_all_their_sections_in_every_language(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", locale=language)
    for anchor in anchors(game):
        expect(page.locator(f"section#{anchor} h2")).to_be_visible()
        expect(page.locator(f'nav a[href="#{anchor}"]')).to_be_visible()
    assert not re.search(r"(rule|learn|sabika|alhambra|web)-[a-z]+", page.locator("main").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_sabika_list_what_components_say(visit: Visit, language: str) -> None:
    facts = json.loads((LEARN / "lessons" / "facts.json").read_text("utf-8"))
    page = visit("/rules/sabika", locale=language)
    for table, components in facts["sabika"]["said"][language].items():
        expect(page.locator(f"section#{table} td")).to_contain_text([said["text"] for said in components])


def test_a_link_to_a_rule_leads_to_it(visit: Visit) -> None:
    page = visit("/rules/sabika#tribute")
    expect(page.locator("#tribute-title")).to_be_in_viewport()


@pytest.mark.parametrize("path", [f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES])
@pytest.mark.parametrize("language", ["es", "ru"])
def test_nothing_sticks_out_of_a_narrow_screen(visit: Visit, path: str, language: str) -> None:
    page = visit(path, size="phone", locale=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("path", [f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_these_pages(visit: Visit, scan: Scan, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # Boards have tests of their own.
    page.locator("main").evaluate("main => main.querySelector('.board')?.remove()")
    assert scan(page) == []


def test_there_are_no_rules_of_other_games(visit: Visit) -> None:
    expect(visit("/rules/chess").get_by_role("heading", level=1)).to_be_visible()
    expect(visit("/learn/chess").get_by_role("heading", level=1)).to_be_visible()
