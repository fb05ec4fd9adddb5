"""The pages around the tables, as people use them."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Scan, Visit
from tests.web.people import (
    RECORD,
    ask_server,
    asked,
    card,
    deciders,
    expect_shown,
    expect_turn,
    play_a_turn,
    sit_down,
    start,
    status,
    table_of,
)

from granada.kernel.record import Record
from granada.protocol.common import LONGEST_NAME

MOST_ON_FIRST_LOAD = 300_000
LANGUAGES = {"en": "Play now", "es": "Jugar ya", "pl": "Graj", "ru": "Играть"}
MAIN_PAGES = [
    "/",
    "/new/sabika",
    "/me",
    "/password",
    "/settings",
    "/ratings/alhambra",
    "/about",
    "/import",
    "/edition/sabika",
    "/nowhere",
]


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


def test_a_made_up_name_that_is_taken_gets_a_number(visit: Visit) -> None:
    page = visit()
    refusal = {"code": "name-taken", "message": "", "details": {}}
    page.route("**/people/guest", lambda route: route.fulfill(status=409, json=refusal), times=1)
    start(page)
    assert re.fullmatch(r"\w+ \d+", page.request.get("/api/me").json()["name"])


def test_what_was_chosen_last_is_remembered(visit: Visit) -> None:
    page = visit()
    # The choice is drawn by its label; the radio button lies invisibly above it.
    card(page, "Alhambra").get_by_role("radio", name="4").check(force=True)
    card(page, "Alhambra").get_by_role("radio", name="Master", exact=True).check(force=True)
    page.reload()
    card(page, "Alhambra").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    assert [seat["kind"] for seat in asked(page, "")["seats"]] == ["human", "master", "master", "master"]


def test_a_newcomer_meets_a_novice_and_then_their_equal(visit: Visit) -> None:
    """The first game is lost, so the next rivals are novices again."""
    page = visit()
    new_here = page.get_by_role("region", name="New here?")
    expect(new_here.get_by_role("link").first).to_have_text("Learn Alhambra")
    for level in ("Novice", "My equal"):
        expect(card(page, "Sabika").get_by_role("radio", name=level, exact=True)).to_be_checked()
        card(page, "Alhambra").get_by_role("button", name="Play now").click()
        expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
        assert [seat["kind"] for seat in asked(page, "")["seats"]] == ["human", "novice", "novice"]
        finish_a_game(page)
        page.goto("/")
    expect(card(page, "Sabika")).to_be_visible()
    expect(new_here).to_have_count(0)


def finish_a_game(page: Page) -> str:
    """The id of the table: all but the last move of a kept game was played."""
    *before, last = RECORD.read_text(encoding="utf-8").splitlines()
    record = "\n".join(line for line in before if not line.startswith("scores"))
    table: str = ask_server(page, "records", {"record": record, "seats": NOVICE_AND_ME})["id"]
    page.goto(f"/table/{table}")
    n = asked(page, "view?seat=1")["n"]
    action = {"type": "move", "seat": 1, "n": n, "key": "last", "move": last.removeprefix("1 ")}
    ask_server(page, f"tables/{table}/actions", action)
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    return table


def test_the_companion_is_as_strong_as_ones_results(visit: Visit) -> None:
    page = visit()
    alhambra = card(page, "Alhambra")
    alhambra.get_by_role("radio", name="My equal").check(force=True)
    expect(alhambra.get_by_text("now Novice. Your results against bots will be remembered")).to_be_visible()
    page.evaluate(KNOW, {"alhambra": {"strength": 700, "games": 3, "tables": []}})
    page.reload()
    expect(alhambra.get_by_text("now Apprentice. 3 games against bots are remembered")).to_be_visible()
    alhambra.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    assert [seat["kind"] for seat in asked(page, "")["seats"]] == ["human", "apprentice", "apprentice"]
    assert stored(page, "companions") == {table_of(page): [1, 2]}
    page.goto("/new/alhambra")
    expect(page.get_by_label("Seat 2").locator("option:checked")).to_have_text("Bot: My equal (now Apprentice)")


def test_the_companion_is_as_strong_in_a_rematch_as_one_is_then(visit: Visit) -> None:
    page = visit("/about")
    ask_server(page, "people/guest", {"name": "Ana who plays again"})
    table = finish_a_game(page)
    page.evaluate("table => localStorage.setItem('granada.companions', JSON.stringify({ [table]: [0] }))", table)
    page.evaluate(KNOW, {"alhambra": {"strength": 700, "games": 3, "tables": []}})
    page.reload()
    expect(page.get_by_text("In the next game, your equal plays as: Apprentice.")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url and "/table/" in url)
    assert [seat["kind"] for seat in asked(page, "")["seats"]] == ["apprentice", "human"]
    assert stored(page, "companions")[table_of(page)] == [0]


KNOW = "known => localStorage.setItem('granada.strength', JSON.stringify(known))"


def stored(page: Page, name: str) -> Any:
    """What the browser remembers."""
    return json.loads(page.evaluate("name => localStorage.getItem(`granada.${name}`)", name))


NOVICE_AND_ME = [{"kind": "novice"}, {"kind": "me"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_desk_shows_both_boards_and_how_to_begin_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport={"width": 1280, "height": 720})
    expect(page.locator("#new-here")).to_be_visible()
    for way in ("article [role=img]", "article .button.primary", "article a[href^='/learn/']"):
        expect(page.locator(way)).to_have_count(2)
        boxes = [found.bounding_box() for found in page.locator(way).all()]
        assert all(box and box["y"] + box["height"] <= 720 for box in boxes), (way, boxes)


def test_nobody_is_offered_a_yardstick_as_a_rival(visit: Visit) -> None:
    page = visit("/new/alhambra")
    offered = page.get_by_label("Seat 2").get_by_role("option")
    expect(offered.filter(has_text="Bot: Novice")).to_have_count(1)
    for yardstick in ("Random", "Buyer"):
        expect(offered.filter(has_text=f"Bot: {yardstick}")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "ru"])
def test_the_first_load_is_small(visit: Visit, language: str) -> None:
    """The first address has nothing of the application, so that the cache is empty. Russian needs further fonts."""
    page = visit("/api/me", locale=language)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def note(event: dict[str, Any]) -> None:
        # What the first address has asked for, such as its icon, may come late.
        if address := addresses.get(event["requestId"]):
            sizes[address] = max(event["encodedDataLength"], sizes.get(address, 0))

    session.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )
    session.on("Network.loadingFinished", note)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    assert 200_000 < sum(sizes.values()) < MOST_ON_FIRST_LOAD, sizes


CACHED = """async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map(async (cache) => (await cache.keys()).length))).reduce((a, b) => a + b, 0);
}"""


def test_the_whole_application_is_kept_once_its_first_page_is_idle(visit: Visit) -> None:
    page = visit(keeps=True)
    expect(card(page, "Sabika")).to_be_visible()
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    assert page.evaluate(CACHED) > 100


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


def test_games_that_go_on_lie_side_by_side_on_a_desk(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 1280, "height": 720})
    ask_server(page, "people/guest", {"name": "Ana"})
    for _ in range(2):
        ask_server(page, "tables", {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "random"}], "public": False})
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_have_count(2)
    # One is higher than the other if it says more, such as whose turn it is.
    one, other = mine.evaluate_all("links => links.map((link) => link.getBoundingClientRect().toJSON())")
    assert max(one["top"], other["top"]) < min(one["bottom"], other["bottom"])


def test_who_comes_by_finds_a_table_where_a_seat_is_free(visit: Visit) -> None:
    ana, ben = visit("/about"), visit("/about")
    ask_server(ana, "people/guest", {"name": "Ana of the open table"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask_server(ana, "tables", {"game": "sabika", "seats": seats, "public": True})
    ben.goto("/")
    found = ben.get_by_role("region", name="Open tables").get_by_role("link", name="Ana of the open table")
    expect(found).to_contain_text("1 seat free")
    found.click()
    sit_down(ben, "Ben")
    expect(ben.locator("[data-board]")).to_be_visible()
    assert table_of(ben) == table["id"]


def test_a_hard_yusuf_is_offered_only_to_who_plays_alone(visit: Visit) -> None:
    page = visit("/new/sabika")
    players = page.get_by_role("group", name="Players")
    players.get_by_role("radio", name="1").check(force=True)
    page.get_by_label("Yusuf").select_option("hard")
    players.get_by_role("radio", name="2").check(force=True)
    expect(page.get_by_label("Yusuf")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-board]")).to_be_visible()
    assert asked(page, "")["options"] == {"events": "none", "yusuf": "usual"}


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
    deciding = deciders(page)
    while deciders(page) == deciding:
        play_a_turn(page)
    expect(curtain).to_be_visible()
    expect(curtain).not_to_contain_text(first)
    expect(page.locator("[data-board]")).to_have_count(0)


def test_a_screen_is_handed_on_by_itself_where_nothing_is_hidden(visit: Visit) -> None:
    """Nothing but the starting tiles is hidden in Sabika."""
    page = visit("/new/sabika")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("textbox", name="Name").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.get_by_role("button", name=re.compile("^I am"))
    for _ in range(2):
        curtain.click()
        page.locator(".sabika .question button[data-move]").first.dispatch_event("click")
    expect(page.locator(".sabika .question.mine")).to_be_visible()
    expect_shown(page, 2)
    first = deciders(page)
    while deciders(page) == first:
        play_a_turn(page)
    expect(page.locator(".sabika .question.mine")).to_be_visible()
    expect(curtain).to_have_count(0)


def test_everybody_at_one_screen_reads_the_scoring(visit: Visit) -> None:
    """It comes with the last of these moves; everybody has looked at the board before it."""
    page = visit("/about")
    *before, one, two, three, four, five, six, scoring = RECORD.read_text(encoding="utf-8").splitlines()[:97]
    assert (one[0], two[0], scoring) == ("0", "1", "0 take florin-8")
    record = "\n".join(line for line in before if not line.startswith("scores"))
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    ask_server(page, "people/guest", {"name": "Ana"})
    page.goto(f"/table/{ask_server(page, 'records', {'record': record, 'seats': seats})['id']}")

    def come(name: str) -> None:
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("[data-board]")).to_be_visible()

    def play(*lines: str) -> None:
        for line in lines:
            seat, _, move = line.partition(" ")
            n = asked(page, f"view?seat={seat}")["n"]
            action = {"type": "move", "seat": int(seat), "n": n, "key": f"{n}", "move": move}
            ask_server(page, f"tables/{table_of(page)}/actions", action)

    sheet = page.get_by_role("dialog", name="First scoring")
    come("Ana")
    play(one)
    come("Ben")
    play(two, three, four, five, six)
    come("Ana")
    play(scoring)
    for name, turn in (("Ben", AFTER_SCORING), ("Ana", [])):
        come(name)
        sheet.get_by_role("button", name="Close").first.click()
        expect(sheet).to_have_count(0)
        play(*turn)


AFTER_SCORING = ["1 buy pavilion-4es", "1 pay ducat-8", "1 settle", "1 reserve pavilion-4es"]


# Languages, sizes, keys, readability.


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


SCREENS: dict[str, dict[str, Any]] = {
    "small phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
    "desk at 200 %": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
    "large": {"viewport": {"width": 2560, "height": 1440}},
    "4K": {"viewport": {"width": 3840, "height": 2160}},
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["Alhambra", "Sabika"])
def test_boards_use_what_room_there_is(visit: Visit, scan: Scan, game: str, screen: str) -> None:
    page = visit(**SCREENS[screen])
    start(page, game)
    width, available = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= available
    box = page.locator("[data-board]").bounding_box()
    assert box
    assert box["width"] > 0.75 * available
    assert scan(page) == []
    play_a_turn(page)


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 720, "dark"), (820, 1180, "light")])
@pytest.mark.parametrize("game", ["Alhambra", "Sabika"])
def test_boards_can_be_used_by_everybody_on_a_small_desk_and_a_tablet(
    visit: Visit, scan: Scan, game: str, width: int, height: int, theme: str
) -> None:
    page = visit(viewport={"width": width, "height": height}, color_scheme=theme)
    start(page, game)
    assert scan(page) == []


@pytest.mark.parametrize("less", [True, False])
@pytest.mark.parametrize("game", ["Alhambra", "Sabika"])
def test_things_move_unless_the_system_asks_for_less(visit: Visit, game: str, less: bool) -> None:
    page = visit(reduced_motion="reduce" if less else "no-preference")
    page.add_init_script(NOTE_MOTION)
    page.reload()
    start(page, game)
    page.evaluate("moved.clear()")
    play_a_turn(page)
    expect_turn(page)
    assert (page.evaluate("[...moved]") == []) == less


NOTE_MOTION = """
    window.moved = new Set();
    const look = () => {
        for (const motion of document.getAnimations())
            if (motion.effect.getComputedTiming().duration > 10)
                moved.add(motion.effect.target?.getAttribute("class") ?? "");
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def test_who_listens_hears_what_happens(visit: Visit) -> None:
    page = visit()
    start(page)
    page.evaluate("""() => {
        window.heard = [];
        const region = document.querySelector("[aria-live=polite]");
        new MutationObserver(() => heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
    }""")
    play_a_turn(page)
    expect_turn(page)
    page.wait_for_function("heard.some((said) => /takes|buys|builds|draws/.test(said))")
    page.wait_for_function("heard.some((said) => said.includes('Your turn'))")


def test_the_turn_is_told_in_one_line_on_a_small_phone_in_every_language(visit: Visit) -> None:
    page = visit(size="phone", viewport={"width": 360, "height": 740})
    start(page)
    said = status(page)
    for language in ("English", "Español", "Polski", "Русский"):
        page.locator("header").get_by_role("button").nth(1).click()
        page.get_by_role("menuitemradio", name=language).click()
        expect(page.get_by_role("menuitemradio")).to_have_count(0)
        # Whatever the turn, the name and the bots' moves are.
        high = said.evaluate("""told => {
            told.textContent = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4);
            const below = document.createElement("small");
            below.className = told.className;
            below.textContent = told.textContent;
            told.parentElement.replaceChildren(told, below);
            return told.closest("[data-waits]").getBoundingClientRect().height;
        }""")
        assert high < 70, language


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
    do_it = page.get_by_role("button", name="Do it")
    page.keyboard.press("h")
    expect(do_it).to_be_visible()
    page.keyboard.press("Escape")
    expect(do_it).to_have_count(0)
    with page.expect_response("**/hint") as hint:
        page.keyboard.press("h")
    expect(do_it).to_be_visible()
    page.keyboard.press("Tab")
    expect(do_it).to_be_focused()
    page.keyboard.press("Enter")
    last = hint.value.json()["steps"][-1]["choice"]
    if last.get("ends_turn") and last.get("final"):
        expect(page.get_by_role("button", name="End turn")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("[data-entry='0']")).to_have_count(0)
    expect_turn(page)
    page.keyboard.press("z")
    expect(page.get_by_role("tabpanel")).to_contain_text("takes back")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


NAMES_OUTSIDE = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const writes = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && /W{9}/.test(data));
    if (!writes || !element.checkVisibility() || element.closest(".visually-hidden")) return false;
    let frame = element;
    while (frame !== document.body && getComputedStyle(frame).overflowX === "visible") frame = frame.parentElement;
    if (getComputedStyle(frame).textOverflow === "ellipsis") return false;
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
}).map(({ outerHTML }) => outerHTML.slice(0, 200))"""
"""Whatever has a long name in it that goes on beyond where it can be seen."""


@pytest.mark.parametrize("screen", ["1440x900", "820x1180", "360x740"])
def test_the_longest_and_widest_names_fit(visit: Visit, screen: str) -> None:
    width, height = map(int, screen.split("x"))
    page = visit("/me", viewport={"width": width, "height": height})

    def fits() -> None:
        expect(page.get_by_text(re.compile("W{9}")).first).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(NAMES_OUTSIDE) == []

    field = page.get_by_role("textbox", name="Your name").first
    field.fill("")
    field.press_sequentially("W" * (LONGEST_NAME + 10))
    expect(field).to_have_value("W" * LONGEST_NAME)
    page.get_by_role("button", name="Come as a guest").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("W" * LONGEST_NAME)
    fits()
    others = [{"kind": "me", "name": "W" * (LONGEST_NAME - 1) + letter} for letter in "ABC"]
    for game in ("alhambra", "sabika"):
        table = ask_server(page, "tables", {"game": game, "seats": [{"kind": "me"}, *others], "public": False})
        page.goto(f"/table/{table['id']}")
        curtain = page.get_by_role("button", name=re.compile("^I am"))
        expect(curtain.or_(page.locator("[data-board]")).first).to_be_visible()
        fits()
        if curtain.count():
            curtain.click()
        expect(page.locator("[data-board]")).to_be_visible()
        fits()
    waiting = ask_server(page, "tables", {"game": "sabika", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page.goto(f"/table/{waiting['id']}")
    fits()
    record = Record.read(RECORD.read_text(encoding="utf-8"))
    header = msgspec.structs.replace(record.header, seats=tuple("W" * (LONGEST_NAME - 1) + end for end in "AB"))
    renamed = Record.of(header, record.seed, record.moves, record.scores).to_text()
    over = ask_server(page, "records", {"record": renamed, "public": False})
    page.goto(f"/table/{over['id']}")
    page.get_by_role("button", name="Score sheet", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    fits()
    page.goto(f"/table/{over['id']}/replay")
    expect(page.locator("[data-board]")).to_be_visible()
    fits()
    page.goto("/")
    fits()


def test_a_name_that_the_server_refuses_is_told_in_words_of_ours(visit: Visit) -> None:
    page = visit("/me", locale="es")
    field = page.get_by_role("textbox", name="Tu nombre").first
    field.evaluate("field => field.removeAttribute('maxlength')")
    field.fill("W" * (LONGEST_NAME + 1))
    field.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(f"El nombre es demasiado largo. Máximo: {LONGEST_NAME} caracteres.")


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
