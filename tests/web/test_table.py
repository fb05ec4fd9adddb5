"""What is around a board: a flaky network, taking back, looking back, the log, replays."""

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.server.process import ServerProcess
from tests.web.conftest import Scan, Visit
from tests.web.people import (
    RECORD,
    advice_for,
    ask,
    asked,
    card,
    do,
    entries,
    expect_turn,
    moves_of,
    play_a_turn,
    play_on,
    start,
    table_of,
)

from granada.games.alhambra.components import BUILDING_NAMES


def test_people_see_that_bots_think_less_while_that_is_so(visit: Visit) -> None:
    page, sockets = visit(), list[WebSocketRoute]()

    def overhear(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live*", overhear)
    page.route("**/hint", lambda route: route.fulfill(json={**route.fetch().json(), "hurried": True}))
    start(page)
    hurry = page.get_by_text("Bots think less just now")
    expect(hurry).to_have_count(0)
    sockets[-1].send('{"type": "bots", "hurried": true}')
    expect(hurry).to_be_visible()
    sockets[-1].send('{"type": "bots", "hurried": false}')
    expect(hurry).to_have_count(0)
    ask(page)
    expect(page.get_by_text("The search for this hint was shorter than usual")).to_be_visible()


def test_a_hint_says_its_reasons_and_what_alternatives_give_up(visit: Visit) -> None:
    page = visit()

    def advise(route: Route) -> None:
        hint = route.fetch().json()
        first, second = hint["alternatives"]
        first["gives_up"], second["gives_up"] = {"wall": 3.04, "money": -1}, {"wall": 0.1}
        route.fulfill(
            json={**hint, "gains": {"garden": 4, "money": -2.5, "market": 0.2}, "reasons": ["wall", "of somebody else"]}
        )

    page.route("**/hint", advise)
    start(page)
    ask(page)
    panel = page.get_by_role("region", name="Hint")
    expect(panel.locator(".reason")).to_have_text(["It lengthens your longest wall, or keeps room for it to grow."])
    expect(panel).to_contain_text("What it brings: garden (4).")
    expect(panel).to_contain_text("What it costs: money for later (2.5).")
    others = panel.locator(".other")
    expect(others.nth(0)).to_contain_text("gives up: ")
    expect(others.nth(0)).to_contain_text("(3)")
    expect(others.nth(0)).to_contain_text("brings instead: money for later (1)")
    expect(others.nth(1)).to_contain_text("about as good")
    board, hint = page.locator(".main").bounding_box(), panel.bounding_box()
    assert board
    assert hint
    assert board["x"] + board["width"] <= hint["x"], "it lies beside the board"
    page.set_viewport_size({"width": 390, "height": 844})
    expect(panel).not_to_contain_text("What it brings")
    small = panel.bounding_box()
    assert small
    assert small["height"] < 844 / 4, "it leaves the board in view"
    panel.get_by_role("button", name="Why, and what else?").click()
    expect(panel).to_contain_text("What it brings: garden (4).")


# A flaky network.


def test_a_move_made_while_the_server_is_gone_is_made_once(visit: Visit, own_server: ServerProcess) -> None:
    page = visit(to=own_server)
    start(page)
    advice = advice_for(page)
    banner = page.get_by_text("The connection is lost")
    own_server.kill()
    expect(banner).to_be_visible()
    do(advice)
    own_server.start()
    expect(banner).to_have_count(0)
    expect_turn(page)
    assert moves_of(page, 0) == advice.moves


def test_a_game_with_other_rules_says_so_and_gives_its_record(
    visit: Visit, own_server: ServerProcess, tmp_path: Path
) -> None:
    page = visit(to=own_server)
    start(page)
    own_server.stop()
    with sqlite3.connect(tmp_path / "granada.sqlite") as connection:
        connection.execute("UPDATE tables SET rules = 0")
    connection.close()
    own_server.start()
    table = page.url
    for address in (table, f"{table}/replay"):
        page.goto(address)
        expect(page.get_by_role("heading", name="This game has other rules")).to_be_visible()
        expect(page.get_by_text("use the version of Granada")).to_be_visible()
        with page.expect_download() as downloaded:
            page.get_by_role("button", name="Record as text").click()
        assert "\nrules 0\n" in downloaded.value.path().read_text(encoding="utf-8")


def test_a_move_made_without_a_network_is_made_once_when_it_is_back(visit: Visit) -> None:
    page = visit()
    start(page)
    advice = advice_for(page)
    banner = page.get_by_text("The connection is lost")
    page.context.set_offline(True)
    expect(banner).to_be_visible()
    do(advice)
    expect(page.locator("[data-board][aria-busy=true]")).to_be_visible()
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    expect_turn(page)
    assert moves_of(page, 0) == advice.moves


def test_the_front_page_waits_for_the_server_and_keeps_what_it_has_shown(visit: Visit) -> None:
    page = visit("/about")
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    start(page)
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.evaluate("dispatchEvent(new Event('online'))")
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(mine).to_be_visible()


# Taking back, looking back, replay.


def test_against_bots_one_takes_back_at_once(visit: Visit) -> None:
    page = visit()
    start(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    play_a_turn(page)
    expect_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("takes back")
    expect_turn(page)


def test_one_looks_back_while_the_game_goes_on_and_comes_back(visit: Visit) -> None:
    page = visit()
    start(page)
    play_a_turn(page)
    expect_turn(page)
    page.keyboard.press("[")
    expect(page.get_by_text("Looking back")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("Looking back: step 0")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("Looking back")).to_have_count(0)
    play_a_turn(page)


def test_a_turn_ends_for_good_only_with_a_yes_unless_that_is_switched_off(visit: Visit) -> None:
    page = visit()
    start(page, "Sabika")

    def end(route: Route) -> None:
        """What a master would hardly say now: the server refuses it, so that it is seen whether it was sent."""
        n = page.locator("[data-entry]").get_attribute("data-entry")
        step = {"choice": {"moves": ["end"], "label": ["sabika-choose-end", []], "ends_turn": True, "final": True}}
        hint = {"seat": 0, "steps": [step], "ends_turn": True, "points": 0, "gains": {}, "hurried": False}
        route.fulfill(json={"n": int(n or 0), **hint})

    page.route("**/hint", end)
    ask(page).click()
    page.get_by_role("button", name="Not yet").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    ask(page).click()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto("/settings")
    page.get_by_label("Ask before a turn ends").uncheck()
    page.go_back()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    ask(page).click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_log_shows_the_newest_unless_one_reads_what_was_before(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 560})
    start(page, "Sabika")
    for _ in range(2):
        play_a_turn(page)
        expect_turn(page)
    newest, oldest = page.locator("li[data-n]").last, page.locator("li[data-n]").first
    expect(newest).to_be_in_viewport()
    expect(oldest).not_to_be_in_viewport()
    page.get_by_role("tabpanel").hover()
    page.mouse.wheel(0, -5000)
    expect(oldest).to_be_in_viewport()
    play_a_turn(page)
    expect_turn(page)
    expect(oldest).to_be_in_viewport()
    page.get_by_role("tabpanel").hover()
    page.mouse.wheel(0, 5000)
    panel = page.get_by_role("tabpanel").element_handle()
    page.wait_for_function("panel => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 2", arg=panel)
    play_a_turn(page)
    expect_turn(page)
    expect(newest).to_be_in_viewport()


@pytest.mark.parametrize("game", ["Alhambra", "Sabika"])
def test_the_log_of_a_long_game_shows_the_newest_and_keeps_what_one_reads(visit: Visit, game: str) -> None:
    """It shows the last sixty steps: with each new one, an old one is removed, but not while somebody reads."""
    page = visit(viewport={"width": 1280, "height": 560})
    start(page, game)
    lines = page.locator("li[data-n]")
    for until in (62, 70, 90):
        play_on(page, until)
        expect(lines.last).to_be_in_viewport()
    expect_turn(page)
    panel = page.locator("[role=tabpanel]")  # A scoring may be in front of it.
    panel.evaluate("panel => panel.scrollTo({ top: 0 })")
    read = page.locator(f"li[data-n='{lines.first.get_attribute('data-n')}']")
    expect(read).to_be_in_viewport()
    play_on(page, 110)
    expect(read).to_be_in_viewport()
    expect_turn(page)
    panel.evaluate("panel => panel.scrollTo({ top: panel.scrollHeight })")
    expect(read).to_have_count(0)
    expect(lines.last).to_be_in_viewport()
    play_on(page, 120)
    expect(lines.last).to_be_in_viewport()


def test_a_replay_steps_through_the_game_and_plays_by_itself(visit: Visit) -> None:
    page = visit()
    start(page)
    play_a_turn(page)
    expect_turn(page)
    count = len(entries(page))
    page.goto(f"/table/{table_of(page)}/replay")
    expect(page.get_by_text(f"0 of {count}")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(f"1 of {count}")).to_be_visible()
    page.get_by_label("Speed").select_option("125")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"{count} of {count}")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_scoring_is_shown_to_who_steps_onto_it_and_is_in_nobodys_way(visit: Visit, scan: Scan) -> None:
    page = visit("/import")
    page.get_by_label("A file").set_input_files(RECORD)
    page.get_by_role("button", name="Import it").click()
    slider, sheet = page.get_by_role("slider"), page.get_by_role("region", name="First scoring", exact=True)
    expect(slider).to_be_visible()
    steps = asked(page, "replay")["entries"]
    scored = next(place for place, step in enumerate(steps, 1) if "alhambra-scored" in str(step["events"]))
    slider.fill(str(scored - 1))
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(sheet).to_contain_text("total")
    assert scan(page) == []
    page.keyboard.press("]")
    expect(page.get_by_text(f"{scored + 1} of {len(steps)}")).to_be_visible()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{len(steps)} of {len(steps)}")).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("scoring$"))).to_have_count(0)
    page.goto(page.url.removesuffix("/replay"))
    expect(page.locator(f"li[data-n='{len(steps)}']")).to_be_visible()
    for key in "[" * (len(steps) - scored + 1) + "]":
        page.keyboard.press(key)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_score_sheet_counts_what_dirk_had_before_he_drew(visit: Visit) -> None:
    page = visit("/import")
    page.get_by_label("A file").set_input_files(RECORD)
    page.get_by_role("button", name="Import it").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    steps = asked(page, "replay")["entries"]
    for number, title in enumerate(("First scoring", "Second scoring"), 1):
        scored, events = next(
            (place, {event["event"]: event for event in step["events"]})
            for place, step in enumerate(steps, 1)
            if any(event["event"] == "alhambra-scored" and event["round"] == number for event in step["events"])
        )
        drawn = events["alhambra-dirk-drew"]["tiles"]
        after = asked(page, f"positions/{scored}")["view"]["dirk"]
        had = [tile.partition("-")[0] for tile in after if tile not in drawn]
        slider.fill(str(scored - 1))
        page.get_by_role("button", name="One step on").click()
        sheet = page.get_by_role("region", name=title, exact=True).get_by_role("table")
        expect(sheet).to_be_visible()
        for building in BUILDING_NAMES:
            count = had.count(building)
            row = sheet.get_by_role("row", name=building)
            expect(row.locator("td:last-child small")).to_have_text([re.compile(rf"^{count}\W$")] if count else [])


def test_a_finished_game_is_brought_in_looked_at_in_all_views_and_proved(visit: Visit) -> None:
    page = visit("/import")
    page.get_by_label("A file").set_input_files(RECORD)
    page.get_by_role("button", name="Import it").click()
    expect(page.get_by_role("slider")).to_be_visible()
    view = page.locator("[data-board]")
    page.get_by_role("button", name="One step on").click()
    viewer = page.get_by_label("Seen by")
    expect(viewer.get_by_role("option")).to_have_count(3)
    for seat in (0, 1, 2):
        viewer.select_option(index=seat)
        expect(view).to_be_visible()
    page.get_by_role("button", name="Score sheet", exact=True).click()
    page.get_by_role("button", name="Verify the shuffles").click()
    expect(page.get_by_text("The seed fits the commitment")).to_be_visible()
    page.goto(page.url.removesuffix("/replay"))
    page.get_by_role("button", name="Score sheet", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_have_count(3)
    page.get_by_role("tab", name="Statistics").click()
    counted = asked(page, "statistics")
    bought = [seat["deeds"]["alhambra-bought"] for seat in counted["seats"]]
    expect(page.get_by_role("row", name="Buildings bought").get_by_role("cell")).to_have_text(list(map(str, bought)))
    expect(page.get_by_role("figure", name="Points in the course of the game")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Record as text").click()
    told = Path(download.value.path()).read_text(encoding="utf-8")
    assert [line for line in told.splitlines() if line[:1].isdigit()] == [
        line for line in RECORD.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()
    ]
