"""Where things lie on screens of other sizes, and that they stay there."""

from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.people import expect_turn
from tests.web.test_no_rules import HEADERS, wasteful

import granada
from granada.bots import RandomBot
from granada.kernel.state import State

FITS = "element => element.scrollHeight <= element.clientHeight + 1"
TABLET = {"width": 820, "height": 1180}
MANY = 7
STICKS_OUT = """palace => {
    const [within, around] = [palace, palace.closest(".view")].map((part) => part.getBoundingClientRect());
    return within.left < around.left - 1 || within.right > around.right + 1
        || within.top < around.top - 1 || within.bottom > around.bottom + 1;
}"""


def sit_down_to_buy(page: Page) -> None:
    sit_down_at(page, wasteful())


def sit_down_at(page: Page, state: State) -> None:
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    seats = [{"kind": "me"}, *[{"kind": "random"}] * (state.players - 1)]
    wish = {"record": state.record().to_text(), "seats": seats, "public": False}
    table = page.request.post("/api/records", data=wish, headers=HEADERS).json()
    page.goto(f"/table/{table['id']}")
    expect_turn(page)


def test_the_palace_keeps_its_size_when_a_tile_is_chosen(visit: Visit) -> None:
    page = visit("/about")
    sit_down_to_buy(page)
    palace = page.locator(".palace > .ground")
    before = palace.bounding_box()
    page.locator(".market .buyable").first.click()
    expect(page.locator(".dock .deeds button").first).to_be_visible()
    assert palace.bounding_box() == before


def test_the_palace_has_most_of_a_tablet(visit: Visit) -> None:
    page = visit("/about", viewport=TABLET)
    sit_down_to_buy(page)
    box = page.locator(".palace > .ground").bounding_box()
    assert box
    assert box["width"] > TABLET["width"] * 0.6


def can_buy(state: State) -> bool:
    return any(str(move).startswith("buy") for move in state.legal_moves(0))


def with_a_full_reserve() -> State:
    """The turn of the first seat, which has put many tiles into its reserve; the palaces have grown meanwhile."""
    state, bot = granada.load("alhambra").new(players=3, seed=0), RandomBot(0)
    while not (state.to_move == 0 and len(state.view(0).reserves[0]) >= MANY and can_buy(state)):
        seat = state.deciders[0]
        state.play(bot.choose(state, seat), seat)
    return state


def test_a_full_reserve_and_the_palaces_of_rivals_fit(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 1280, "height": 720})
    sit_down_at(page, with_a_full_reserve())
    for tile in page.locator(".tray button").all():
        expect(tile).to_be_in_viewport(ratio=1)
    assert page.locator(".main").evaluate(FITS)
    for width, height in ((1280, 720), (1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        palaces = page.locator(".rival .palace")
        expect(palaces).to_have_count(2)
        for palace in palaces.all():
            expect(palace).not_to_have_css("width", "0px")
            assert not palace.evaluate(STICKS_OUT), width
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.locator(".alhambra .side").evaluate(FITS)
