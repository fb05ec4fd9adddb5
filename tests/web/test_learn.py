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


def chapters(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LEARN / "lessons" / f"{game}.json").read_text("utf-8"))["chapters"]
    return found


def anchors(game: str) -> list[str]:
    return ["summary", *re.findall(r'id: "([\w-]+)"', Path(LEARN / "rules" / f"{game}.ts").read_text("utf-8"))]


def choices(asks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The asks with which a choice begins. Some choices, such as a purchase, are several moves."""
    at = 0
    while at < len(asks):
        yield asks[at]
        at += len(asks[at]["choice"])


IS_SPOTLIT = """places => {
    const [first] = document.querySelectorAll("[data-ring]");
    if (!first || !places.includes(first.dataset.ring)) return false;
    const [kind, name] = first.dataset.ring.split(/:(.*)/);
    const named = kind === "choice" ? `[data-move="${name}"]`
        : `[data-place="${first.dataset.ring}"], [data-words="${first.dataset.ring}"]`;
    const ring = first.getBoundingClientRect(), x = ring.x + ring.width / 2, y = ring.y + ring.height / 2;
    const sheet = document.querySelector(".side").getBoundingClientRect();
    const isBelow = x > sheet.x && x < sheet.right && y > sheet.y && y < sheet.bottom;
    return !isBelow && x > 0 && x < innerWidth && y > 0 && y < innerHeight
        && [...document.querySelectorAll(named)].some(thing => {
            const { x, y, right, bottom } = thing.getBoundingClientRect();
            return ring.x <= x && ring.y <= y && ring.right >= right && ring.bottom >= bottom
                && ring.width - (right - x) < 20;
        });
}"""
"""Whether there is a ring around one of these things, in the window and not below the text."""


IS_SEEN_WHOLE = """place => {
    const ring = document.querySelector(`[data-ring="${place}"]`)?.getBoundingClientRect();
    const over = document.querySelector("header")?.getBoundingClientRect();
    const sheet = document.querySelector(".side")?.getBoundingClientRect();
    return ring && over && sheet && ring.y >= over.bottom - 6 && ring.bottom <= sheet.y + 6;
}"""
"""A ring is a few pixels larger than the thing."""


def expect_spotlit(page: Page, places: list[str]) -> None:
    page.wait_for_function(IS_SPOTLIT, arg=places)


SCREENS = [(1440, 900), (1280, 720), (1920, 1080), (820, 1180), (390, 844)]


def expect_spotlit_on_all_screens(page: Page, places: list[str]) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect_spotlit(page, places)


def places_of(ask: dict[str, Any]) -> list[str]:
    return [*ask["places"], f"choice:{','.join(ask['choice'])}"]


def choose(page: Page, *moves: str) -> None:
    """Choose in the list of all choices, which is there for people who cannot use the board."""
    offered = page.locator("details:has(.moves)")
    offered.evaluate("element => element.open = true")
    offered.locator(f'[data-move="{",".join(moves)}"]').click()


def feedback(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=step]").get_by_role("status")


@pytest.mark.parametrize(("game", "size"), [("alhambra", "desktop"), ("sabika", "phone")])
def test_a_tutorial_points_at_everything_and_leads_into_a_game(visit: Visit, game: str, size: str) -> None:
    page = visit(f"/learn/{game}", size=size)
    *earlier, last = chapters(game)
    for chapter in [*earlier, last]:
        for number, step in enumerate(chapter["steps"], 1):
            expect(page.get_by_text(f"Step {number} of {len(chapter['steps'])}")).to_be_visible()
            if step["places"]:
                expect_spotlit_on_all_screens(page, step["places"])
            for ask in choices(step["asks"]):
                expect(page.locator(".text li.done")).to_have_count(ask["task"])
                expect_spotlit_on_all_screens(page, places_of(ask))
                choose(page, *ask["choice"])
                if page.locator("dialog[open]").count():
                    page.keyboard.press("Escape")
            if number < len(chapter["steps"]):
                page.get_by_role("button", name="Next").click()
        if chapter is not last:
            page.get_by_role("link", name="Next chapter").click()
            page.wait_for_url(re.compile(rf"/learn/{game}/\w+"))
    finished = page.get_by_role("navigation", name="Chapters").get_by_text("(done)")
    expect(finished).to_have_count(len(earlier) + 1)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect_coach_until_switched_off(page)


AS_HIGH_AS_EVER = """p => {
    const before = p.offsetHeight;
    p.textContent = "x ".repeat(400);
    return p.offsetHeight === before && before > 0;
}"""


def expect_coach_until_switched_off(page: Page) -> None:
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("status")).to_have_text(re.compile(r"\w+ \w+"))
    assert coach.get_by_role("status").evaluate(AS_HIGH_AS_EVER), "nothing moves, whatever the coach says"
    coach.get_by_role("button", name="Switch the coach off").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(coach).to_have_count(0)


OTHER_SIZES = {"alhambra": [(1280, 720), (820, 1180), (390, 844)], "sabika": [(1440, 900), (1280, 720), (820, 1180)]}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_task_of_each_chapter_is_in_view_on_other_screens(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    tasks = {
        chapter["id"]: next(number for number, step in enumerate(chapter["steps"]) if step["asks"])
        for chapter in chapters(game)
    }
    page.evaluate("([game, steps]) => localStorage[`granada.chapters.${game}`] = steps", [game, json.dumps(tasks)])
    for width, height in OTHER_SIZES[game]:
        page.set_viewport_size({"width": width, "height": height})
        for chapter in chapters(game):
            page.goto(f"/learn/{game}/{chapter['id']}")
            ask = chapter["steps"][tasks[chapter["id"]]]["asks"][0]
            # In Sabika the first of them may well be out of view; in Alhambra it may be picked already.
            expect_spotlit(page, ask["places"][:1] if game == "sabika" else places_of(ask))


def test_what_a_step_is_about_is_seen_whole_above_the_text(visit: Visit) -> None:
    page = visit("/learn/sabika", size="phone")
    for part in ("rondel", "map"):
        page.wait_for_function(IS_SEEN_WHOLE, arg=f"part:{part}")
        page.get_by_role("button", name="Next").click()


def test_a_task_that_takes_several_clicks_is_pointed_at_click_by_click(visit: Visit) -> None:
    page = visit("/learn/sabika/poem")
    expect_spotlit(page, ["worker:poet"])
    page.locator('[data-place="worker:poet"]').click()
    expect_spotlit(page, ["square:inner-0"])
    page.locator('[data-place="square:inner-0"]').press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    expect(page.locator("[data-ring]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_does_not_find_the_move_is_shown_it(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    steps = chapters(game)[0]["steps"]
    for step in steps[:-1]:
        for _ in choices(step["asks"]):
            page.get_by_role("button", name="Do it for me").click()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(f"Step {len(steps)} of {len(steps)}")).to_be_visible()


def test_a_wrong_move_is_explained_and_not_played(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    choose(page, "take florin-3")
    expect(feedback(page)).to_contain_text("Not quite. Mark the card with 4 ducats")
    choose(page, "take florin-1 ducat-4")
    expect(feedback(page)).to_contain_text("It is your turn again.")


def test_another_good_move_is_praised_and_a_refused_one_explained(visit: Visit) -> None:
    page = visit("/learn/alhambra/walls")
    page.get_by_text("Why not elsewhere?").click()
    expect(page.get_by_text("The walls do not match").first).to_be_visible()
    choose(page, "place tower-9nw -1,0")
    expect(feedback(page)).to_contain_text("That is just as good.")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_money_is_taken_and_a_tile_bought_on_the_board_itself(visit: Visit) -> None:
    page = visit("/learn/alhambra")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    board = page.get_by_role("region", name="The board")
    display = board.locator(".display")
    display.get_by_role("button", name="4 ducats").click()
    display.get_by_role("button", name="1 florin").click()
    board.get_by_role("button", name=re.compile("^Take")).last.click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 4 of 5")).to_be_visible()


def test_the_tutorial_goes_on_where_it_was_left_in_any_language(visit: Visit) -> None:
    page = visit("/learn/sabika")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="The map")).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="The map")).to_be_visible()
    page.evaluate("localStorage.setItem('granada.language', '\"pl\"')")
    page.reload()
    expect(page.get_by_role("heading", name="Mapa", level=2)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_all_their_sections_in_every_language(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", locale=language)
    for anchor in anchors(game):
        expect(page.locator(f"section#{anchor} h2")).to_be_visible()
        expect(page.locator(f'nav a[href="/rules/{game}#{anchor}"]')).to_be_visible()
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
    expect(visit("/learn/sabika/chess").get_by_role("heading", name="There is nothing here")).to_be_visible()
