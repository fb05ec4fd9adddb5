"""Playing with friends, from the invitation on; and games that one does not want to see any more."""

import re
from base64 import b64encode

from playwright.sync_api import Page, expect
from tests.web.conftest import PROJECT, Scan, Visit
from tests.web.people import RECORD, ask_server, card, say_name, sit_down, table_of

READ_CODE = """async png => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    return jsQR(data, width, height)?.data;
}"""


def scanned(page: Page) -> str:
    """What a phone reads that is held before the screen."""
    page.evaluate((PROJECT / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js").read_text(encoding="utf-8"))
    return str(page.evaluate(READ_CODE, b64encode(page.screenshot()).decode()))


def colour_of(page: Page, seat: int) -> str:
    """The colour that is drawn beside the board."""
    letter = page.locator(f"[data-seat='{seat}']").first
    return str(letter.evaluate("letter => getComputedStyle(letter).backgroundColor"))


def test_friends_come_by_the_address_and_each_says_a_name_once(visit: Visit, scan: Scan) -> None:
    ana, ben = visit("/"), visit("/about", size="phone")
    card(ana, "Sabika").get_by_role("button", name="With friends").click()
    say_name(ana, "Ana")
    expect(ana.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    expect(ana).to_have_url(ana.get_by_label("Send this link").input_value())
    expect(ana).to_have_url(re.compile(r"\?invitation="))
    ana.get_by_role("img", name="QR code of the invitation").scroll_into_view_if_needed()
    for theme in ("light", "dark"):
        ana.emulate_media(color_scheme=theme)
        assert scanned(ana) == ana.url
    seats = ana.get_by_role("main").get_by_role("listitem")
    expect(seats.first).to_contain_text("Ana")
    expect(ana.get_by_role("radio", name="blue")).to_be_checked()
    ana.get_by_role("radio", name="red").check()
    expect(ana.get_by_role("radio", name="red")).to_be_checked()
    assert scan(ana) == []
    invitation = ana.url

    ben.goto(invitation)
    expect(ben.get_by_role("main")).to_contain_text("Ana")
    assert scan(ben) == []
    expect(ben.get_by_role("radio", name="red")).to_be_disabled()
    ben.get_by_role("radio", name="teal").check()
    sit_down(ben, "Ben")
    for page in (ana, ben):
        expect(page.locator("[data-board]")).to_be_visible()
    expect(ana.get_by_role("list", name="Players")).to_contain_text("Ben")
    assert [colour_of(page, 0) for page in (ana, ben)] == ["rgb(143, 63, 31)"] * 2
    assert [colour_of(page, 1) for page in (ana, ben)] == ["rgb(11, 99, 112)"] * 2

    # The address still shows the game, to players and to spectators.
    ana.reload()
    expect(ana.locator("[data-board]")).to_be_visible()
    eve = visit(invitation.replace(ana.evaluate("location.origin"), ""))
    expect(eve.locator("[data-board]")).to_be_visible()
    told = eve.request.get(f"/api/tables/{table_of(eve)}?{invitation.split('?')[1]}").json()
    assert (told["yours"], told["invitation"]) == ([], None)
    uninvited = visit(f"/table/{table_of(ana)}")
    expect(uninvited.get_by_role("banner")).to_be_visible()
    expect(uninvited.get_by_role("main").get_by_role("link")).to_be_visible()

    # Nobody is asked twice.
    for page in (ana, ben):
        page.goto("/new/alhambra")
        page.get_by_label("Seat 2").select_option("open")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    ana.goto(ben.url)
    ana.get_by_role("button", name="Sit down").first.click()
    expect(ben.get_by_role("main")).to_contain_text("Ana")


def test_a_name_that_is_taken_or_not_said(visit: Visit) -> None:
    ana, ben = visit("/about"), visit("/")
    ask_server(ana, "people/register", {"name": "Zoë of Granada", "password": "a long secret"})
    ana.goto("/new/sabika")
    ana.get_by_label("Seat 2").select_option("open")
    ana.get_by_role("button", name="Open the table").click()
    expect(ana.get_by_label("Send this link")).to_be_visible()
    invite = card(ben, "Sabika").get_by_role("button", name="With friends")
    invite.click()
    ben.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ben.get_by_role("dialog")).to_have_count(0)
    invite.click()
    say_name(ben, "Zoë of Granada")
    expect(ben.get_by_role("alert")).to_contain_text("Zoë of Granada")
    say_name(ben, "Ben")
    expect(ben.get_by_label("Send this link")).to_be_visible()


def test_colours_are_chosen_when_a_table_is_opened_and_shown_in_the_replay(visit: Visit) -> None:
    page = visit("/new/alhambra")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("group", name="Colour of seat 1").get_by_role("radio", name="red").check()
    expect(page.get_by_role("group", name="Colour of seat 2").get_by_role("radio", name="blue")).to_be_checked()
    page.get_by_role("group", name="Colour of seat 1").get_by_role("radio", name="teal").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("list", name="Players")).to_be_visible()
    page.goto(f"/table/{table_of(page)}/replay")
    expect(page.locator("[data-seat='1']").first).to_be_visible()
    assert [colour_of(page, seat) for seat in (0, 1)] == ["rgb(11, 99, 112)", "rgb(31, 78, 156)"]
    page.goto("/")
    expect(page.get_by_role("region", name="My games")).to_be_visible()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--seat-0')") == ""


def test_old_games_are_cleared_one_by_one_and_all_at_once(visit: Visit) -> None:
    page = visit("/about")
    ask_server(page, "people/guest", {"name": "Ana"})
    against_bot = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "novice"}], "public": False}
    for _ in range(2):
        ask_server(page, "tables", against_bot)
    record = RECORD.read_text(encoding="utf-8")
    for _ in range(3):
        ask_server(page, "records", {"record": record, "public": False})
    page.goto("/")
    mine, replays = page.get_by_role("region", name="My games"), page.get_by_role("region", name="Replays")
    clear = page.get_by_role("button", name=re.compile("^Clear this game"))
    expect(mine.get_by_role("link")).to_have_count(2)
    dated = mine.get_by_role("link").first.locator("time")
    expect(dated).to_have_text(re.compile("now|ago"))
    dated.hover()
    expect(page.get_by_role("tooltip")).to_have_text(re.compile(r"\d{4}"))
    mine.locator(clear).first.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Clear one game?")
    expect(question).to_contain_text("ends without a result")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    mine.locator(clear).first.click()
    question.get_by_role("button", name="Clear", exact=True).click()
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(replays.locator(clear)).to_have_count(3)
    replays.get_by_role("button", name="Clear old games").click()
    expect(question).to_contain_text("Clear 3 games?")
    question.get_by_role("button", name="Clear", exact=True).click()
    expect(replays.locator(clear)).to_have_count(0)
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(replays.get_by_role("button", name="Clear old games")).to_have_count(0)
