"""Everything around the boards, as people use it.

Moves are made by asking a master for them, so that these tests do not depend on what a board looks like."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocket, expect
from tests.server.process import ServerProcess
from tests.web.conftest import PATIENCE, Scan, Visit

MOST_ON_FIRST_LOAD = 300_000
LANGUAGES = {"en": "Play now", "es": "Jugar ya", "pl": "Graj", "ru": "Играть"}
RECORD = Path(__file__).parent.parent / "records" / "alhambra-2-players.txt"
MAIN_PAGES = ["/", "/new/sabika", "/me", "/settings", "/ratings/alhambra", "/about", "/import", "/nowhere"]


# What people do.


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def start(page: Page, game: str = "Alhambra") -> None:
    """From the front page to a running game against a bot."""
    card(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect_turn(page)


def expect_turn(page: Page) -> None:
    """Nobody else has anything to decide, nothing is on its way, and the page knows it."""
    quiet, last = 0, -1
    for _ in range(200):
        now = asked(page, "view?seat=0")
        shown = page.locator(f"[data-entry='{now['n']}'] [data-board][aria-busy=false]").count()
        quiet = quiet + 1 if now["view"]["deciders"] == [0] and shown and now["n"] == last else 0
        if quiet == 2:
            break
        last = now["n"]
        page.wait_for_timeout(100)
    expect(status(page)).to_have_text("Your turn")


def status(page: Page) -> Locator:
    return page.locator("strong[role=status]")


def ask(page: Page) -> Locator:
    page.get_by_role("button", name="Hint").click()
    do_it = page.get_by_role("button", name="Do it")
    expect(do_it).to_be_visible(timeout=20_000)
    return do_it


def do(wish: Locator) -> None:
    """Where that ends the turn, it has to be confirmed."""
    wish.click()
    wish.page.wait_for_timeout(200)
    end = wish.page.get_by_role("button", name="End turn")
    if end.is_visible():
        end.click()


def play_a_turn(page: Page) -> None:
    """As a master would; the last move may have to be confirmed."""
    before = page.locator("[data-entry]").get_attribute("data-entry")
    do(ask(page))
    expect(page.locator(f"[data-entry='{before}']")).to_have_count(0)


def table_of(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]


def asked(page: Page, path: str) -> Any:
    answer = page.request.get(f"/api/tables/{table_of(page)}/{path}")
    assert answer.ok, answer.text()
    return answer.json()


def entries(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = asked(page, "history")["entries"]
    return found


def moves_of(page: Page, seat: int) -> list[str]:
    return [entry["text"] for entry in entries(page) if entry["kind"] == "move" and entry["seat"] == seat]


# Starting.


def test_one_click_on_the_front_page_starts_a_game_as_a_guest(visit: Visit) -> None:
    page = visit("/about")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto("/")
    start(page)
    assert complaints == []
    assert page.request.get("/api/me").json()["registered"] is False
    expect(page).to_have_title(re.compile("Your turn"))


def test_what_was_chosen_last_is_remembered(visit: Visit) -> None:
    page = visit()
    # The choice is drawn by its label; the radio button lies invisibly above it.
    card(page, "Alhambra").get_by_role("radio", name="4").check(force=True)
    card(page, "Alhambra").get_by_role("radio", name="Master", exact=True).check(force=True)
    page.reload()
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    assert [seat["kind"] for seat in asked(page, "")["seats"]] == ["human", "master", "master", "master"]


def test_the_first_load_is_small(visit: Visit) -> None:
    page = visit("/about")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    expect(card(page, "Sabika")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST_ON_FIRST_LOAD


def test_my_games_come_first_on_the_front_page(visit: Visit) -> None:
    page = visit()
    start(page)
    table = table_of(page)
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_contain_text("Your turn")
    mine.click()
    expect_turn(page)
    assert table_of(page) == table


def test_several_people_at_one_screen_see_nothing_of_each_other(visit: Visit) -> None:
    page = visit("/new/alhambra")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("textbox", name="Name").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_visible()
    first = curtain.inner_text().removeprefix("Pass the device to ")
    expect(page.locator("[data-board]")).to_have_count(0)
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator("[data-board]")).to_be_visible()
    while curtain.is_hidden():
        play_a_turn(page)
        page.wait_for_timeout(300)
    expect(curtain).not_to_contain_text(first)
    expect(page.locator("[data-board]")).to_have_count(0)


# Two browsers.


class Friends(NamedTuple):
    ana: Page
    ben: Page
    frames: list[str]
    """All that Ben's browser is told."""


@pytest.fixture
def together(visit: Visit) -> Callable[[str], Friends]:
    """Two people sit down at a table with hints, by the link that one of them sends."""

    def sit_down(game: str) -> Friends:
        ana, ben = visit(f"/new/{game}"), visit("/about")
        ana.get_by_label("Seat 2").select_option("open")
        ana.get_by_role("button", name="Open the table").click()
        link = ana.get_by_label("Send this link").input_value()
        frames: list[str] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: frames.append(str(frame)))

        ben.on("websocket", listen)
        ben.goto(link)
        ben.get_by_role("button", name="Sit down").click()
        for page in (ana, ben):
            expect(page.locator("[data-board]")).to_be_visible()
        return Friends(ana, ben, frames)

    return sit_down


def found_under(name: str, told: Any) -> list[Any]:
    """Everything that has this name in what was told, however deep."""
    if isinstance(told, dict):
        here = [told[name]] if name in told else []
        return here + [value for part in told.values() for value in found_under(name, part)]
    return [value for part in told for value in found_under(name, part)] if isinstance(told, list) else []


def test_the_hand_of_somebody_else_never_comes_to_a_browser(together: Callable[[str], Friends]) -> None:
    ana, ben, frames = together("alhambra")
    hers, his = asked(ana, "view?seat=0")["view"], asked(ben, "view?seat=1")["view"]
    secret = set(hers["hand"]) - {*his["hand"], *his["display"]}
    assert secret
    # Before he sat down he saw what everybody sees: no hand at all.
    told = found_under("hand", [json.loads(frame) for frame in frames])
    assert [hand for hand in told if hand is not None] == [his["hand"]]
    for text in (*frames, ben.content()):
        assert not [card for card in secret if re.search(rf"\b{card}\b", text)]


def test_what_is_chosen_in_secret_stays_so_until_all_have_chosen(together: Callable[[str], Friends]) -> None:
    ana, ben, frames = together("sabika")
    his = asked(ben, "view?seat=1")["view"]["dealt"]
    assert asked(ana, "view?seat=0")["view"]["dealt"] != his
    play_a_turn(ana)
    expect(ben.locator("[data-entry='1']")).to_be_visible()
    told = [json.loads(frame) for frame in frames]
    assert [dealt for dealt in found_under("dealt", told) if dealt is not None] == [his]
    assert [None, None] in found_under("chosen", told)
    assert all(chosen == [None, None] for chosen in found_under("chosen", told))
    assert [message.get("text") for message in told if message["type"] == "entry"] == [None]


def test_taking_back_takes_the_consent_of_the_others(together: Callable[[str], Friends]) -> None:
    ana, ben, _ = together("sabika")
    play_a_turn(ana)
    play_a_turn(ben)
    mover = ana if "Your turn" not in status(ana).inner_text() else ben
    other = ben if mover is ana else ana
    expect(status(other)).to_have_text("Your turn")
    before = len(entries(ana))
    mover.get_by_role("button", name="Undo").click()
    expect(other.get_by_role("alert")).to_contain_text("would like to take back")
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("alert")).to_have_count(0)
    assert [entry["kind"] for entry in entries(ana)[before:]] == ["propose", "agree"]
    expect(status(mover)).to_have_text("Your turn")


def test_people_talk_and_need_not_listen(together: Callable[[str], Friends]) -> None:
    ana, ben, _ = together("alhambra")
    for page in (ana, ben):
        page.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Say something").fill("Good luck <b>Ben</b>!")
    ana.keyboard.press("Enter")
    expect(ben.get_by_text("Good luck <b>Ben</b>!")).to_be_visible()
    ben.get_by_role("button", name="Do not hear").click()
    expect(ben.get_by_text("Good luck")).to_have_count(0)
    ben.get_by_role("tab", name="Log").click()
    ana.get_by_label("Say something").fill("Do you hear me?")
    ana.keyboard.press("Enter")
    expect(ana.get_by_text("Do you hear me?")).to_be_visible()
    expect(ben.get_by_role("tab", name="Chat")).to_have_text("Chat")
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("button", name="Hear").click()
    expect(ben.get_by_text("Good luck")).to_be_visible()
    ben.get_by_role("tab", name="Log").click()
    ana.get_by_label("Say something").fill("And now?")
    ana.keyboard.press("Enter")
    expect(ben.get_by_role("tab", name="Chat")).to_have_text("Chat 1")


def ask_server(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(f"/api/{path}", data=body, headers={"X-Granada": "test"})
    assert answer.ok, answer.text()
    return answer.json()


@pytest.fixture
def opened(visit: Visit) -> Callable[[str, dict[str, Any]], Friends]:
    """Two people at a table that one of them has opened as it cannot be opened by clicking."""

    def open_table(path: str, wish: dict[str, Any]) -> Friends:
        ana, ben = visit("/about"), visit("/about")
        ask_server(ana, "people/guest", {"name": "Ana"})
        table = ask_server(ana, path, {"seats": [{"kind": "me"}, {"kind": "open"}], **wish})
        ana.goto(f"/table/{table['id']}")
        ben.goto(f"/table/{table['id']}?invitation={table['invitation']}")
        ben.get_by_role("button", name="Sit down").click()
        for page in (ana, ben):
            expect(page.locator("[data-board]")).to_be_visible()
        return Friends(ana, ben, [])

    return open_table


def test_for_who_has_no_time_left_a_bot_may_play_until_they_are_back(
    opened: Callable[[str, dict[str, Any]], Friends],
) -> None:
    ana, ben, _ = opened("tables", {"game": "alhambra", "control": {"kind": "live", "bank": 6}})
    first = asked(ana, "view")["view"]["deciders"][0]
    late, other = (ana, ben) if first == 0 else (ben, ana)
    clock = other.get_by_role("list", name="Players").get_by_role("listitem").nth(first)
    expect(clock).to_contain_text(re.compile("0:0[1-6]"))
    expect(other.get_by_role("alert")).to_contain_text("has run out of time", timeout=PATIENCE)
    expect(clock).to_contain_text("0:00")
    expect(late.get_by_role("alert")).to_have_count(0)
    other.get_by_role("button", name="Let a bot play").click()
    expect(late.get_by_role("alert")).to_contain_text("plays in your place")
    expect(other.get_by_role("alert")).to_have_count(0)
    expect(status(other)).to_have_text("Your turn")
    expect(clock).to_contain_text("0:00")
    late.get_by_role("button", name="Play on myself").click()
    expect(late.get_by_role("alert").filter(has_text="in your place")).to_have_count(0)
    kinds = [entry["kind"] for entry in entries(ana)]
    assert kinds[0] == "takeover"
    assert kinds[-1] == "return"


def test_the_same_people_play_again(opened: Callable[[str, dict[str, Any]], Friends]) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    unfinished = [line for line in lines[:-1] if not line.startswith("scores")]
    ana, ben, _ = opened("records", {"record": "\n".join(unfinished)})
    n = asked(ben, "view?seat=1")["n"]
    last = {"type": "move", "seat": 1, "n": n, "key": "last", "move": lines[-1].removeprefix("1 ")}
    ask_server(ben, f"tables/{table_of(ben)}/actions", last)
    for page in (ana, ben):
        page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    result = ana.get_by_role("region", name="The game is over")
    expect(result.get_by_role("listitem")).to_have_text([re.compile(r"1\. .*71$"), re.compile(r"2\. .*Ana.* 53$")])
    before = table_of(ana)
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_text("Waiting for 1 more player")).to_be_visible()
    expect(ben.get_by_text("would like to play again")).to_be_visible()
    # Not only from there: it is one of his games now.
    ben.goto("/")
    ben.get_by_role("region", name="My games").get_by_role("link").click()
    ben.get_by_role("button", name="Sit down").click()
    for page in (ana, ben):
        expect(page.locator("[data-board]")).to_be_visible()
        assert table_of(page) not in (before, "")
    assert table_of(ana) == table_of(ben)


# A flaky network.


def wish_for(page: Page) -> tuple[Locator, list[str]]:
    """What a master would do now, and the button that does it."""
    with page.expect_response("**/hint") as told:
        do_it = ask(page)
    return do_it, told.value.json()["moves"]


def test_a_move_made_while_the_server_is_gone_is_made_once(visit: Visit, own_server: ServerProcess) -> None:
    page = visit(to=own_server)
    start(page)
    do_it, wished = wish_for(page)
    banner = page.get_by_text("The connection is lost")
    own_server.kill()
    expect(banner).to_be_visible()
    do(do_it)
    own_server.start()
    expect(banner).to_have_count(0, timeout=30_000)
    expect_turn(page)
    assert moves_of(page, 0) == wished


def test_a_move_made_without_a_network_is_made_once_when_it_is_back(visit: Visit) -> None:
    page = visit()
    start(page)
    do_it, wished = wish_for(page)
    banner = page.get_by_text("The connection is lost")
    page.context.set_offline(True)
    expect(banner).to_be_visible()
    do(do_it)
    expect(page.locator("[data-board][aria-busy=true]")).to_be_visible()
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    expect_turn(page)
    assert moves_of(page, 0) == wished


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


def test_a_turn_ends_only_with_a_yes_unless_that_is_switched_off(visit: Visit) -> None:
    page = visit()
    start(page, "Sabika")

    def end(route: Route) -> None:
        """What a master would hardly say now: the server refuses it, so that it is seen whether it was sent."""
        n = page.locator("[data-entry]").get_attribute("data-entry")
        hint = {"seat": 0, "moves": ["end"], "changes": [], "ends_turn": True, "points": 0, "gains": {}}
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


def test_a_finished_game_is_brought_in_looked_at_with_all_eyes_and_proved(visit: Visit) -> None:
    page = visit("/import")
    page.get_by_label("A file").set_input_files(RECORD)
    page.get_by_role("button", name="Bring it in").click()
    expect(page.get_by_role("slider")).to_be_visible()
    view = page.locator("[data-board]")
    page.get_by_role("button", name="One step on").click()
    eyes = page.get_by_label("Seen by")
    expect(eyes.get_by_role("option")).to_have_count(3)
    for seat in (0, 1, 2):
        eyes.select_option(index=seat)
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
        page.get_by_role("dialog").get_by_role("link", name="Record as text").click()
    told = Path(download.value.path()).read_text(encoding="utf-8")
    assert [line for line in told.splitlines() if line[:1].isdigit()] == [
        line for line in RECORD.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()
    ]


# Languages, sizes, keys, eyes.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    button = page.get_by_role("button", name=LANGUAGES[language]).first
    expect(button).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    button.click()
    expect(page.locator("[data-board]")).to_be_visible()
    # A message that is missing shows its id.
    assert not re.findall(r"\bweb-[a-z-]+\b", page.locator("body").inner_text())


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("menuitemradio", name="Polski").click()
    expect(page.get_by_role("button", name="Graj").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Graj").first).to_be_visible()


@pytest.mark.parametrize("path", MAIN_PAGES)
def test_nothing_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, size="phone")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_turn_is_told_in_one_line_on_a_small_phone_in_every_language(visit: Visit) -> None:
    page = visit(size="phone", viewport={"width": 360, "height": 740})
    start(page)
    bar = status(page).locator("..")
    for language in ("English", "Español", "Polski", "Русский"):
        page.locator("header").get_by_role("button").nth(1).click()
        page.get_by_role("menuitemradio", name=language).click()
        expect(page.get_by_role("menuitemradio")).to_have_count(0)
        box = bar.bounding_box()
        assert box
        assert box["height"] < 70, language


def test_on_a_phone_the_log_comes_up_when_asked_for(visit: Visit) -> None:
    page = visit(size="phone")
    start(page)
    log = page.get_by_role("tab", name="Log")
    expect(log).to_be_hidden()
    page.get_by_role("button", name="Log and chat").click()
    expect(log).to_be_visible()
    page.get_by_role("region", name="Log and chat").get_by_role("button", name="Close").click()
    expect(log).to_be_hidden()
    play_a_turn(page)


def test_a_game_is_played_with_keys_alone(visit: Visit) -> None:
    page = visit()
    play = card(page, "Alhambra").get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if play.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-board]")).to_be_visible()
    expect_turn(page)
    page.keyboard.press("h")
    do_it = page.get_by_role("button", name="Do it")
    expect(do_it).to_be_visible(timeout=20_000)
    do_it.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    if page.get_by_role("button", name="End turn").is_visible():
        page.keyboard.press("Enter")
    expect(page.locator("[data-entry='0']")).to_have_count(0)
    expect_turn(page)
    page.keyboard.press("z")
    expect(page.get_by_role("tabpanel")).to_contain_text("takes back")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_can_be_used_by_everybody(visit: Visit, scan: Scan, theme: str) -> None:
    """Boards have scans of their own."""
    page = visit(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = {}
    for path in MAIN_PAGES:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        found[path] = scan(page)
    page.goto("/")
    start(page)
    found["table"] = scan(page, without="[data-board]")
    page.goto(f"/table/{table_of(page)}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = scan(page, without="[data-board]")
    assert {path: findings for path, findings in found.items() if findings} == {}


def test_somebody_registers_and_is_known_elsewhere(visit: Visit) -> None:
    page = visit("/me")
    name = "Zoraida"
    page.get_by_role("button", name="Come as a guest").click()
    form = page.get_by_role("tabpanel")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill("a long secret")
    form.get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    elsewhere = visit("/me")
    elsewhere.get_by_role("tab", name="Sign in").click()
    form = elsewhere.get_by_role("tabpanel")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill("a wrong secret")
    form.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("wrong")
    form.get_by_label("Password").fill("a long secret")
    form.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("heading", name=name)).to_be_visible()
