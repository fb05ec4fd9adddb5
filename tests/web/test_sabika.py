"""Sabika as people play it in a browser."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Scan, Visit
from tests.web.people import expect_shown, expect_turn, has_focus, repeatedly, status, tab_to

import granada
from granada.bots import RandomBot
from granada.games.sabika.events import Rested, Worked, YusufPlayed
from granada.games.sabika.state import SabikaState
from granada.kernel.choice import Question
from granada.kernel.event import Event

ON_BOARD = ".sabika :is(.square, .space, .city, button.target).can:not(.picked)"
IN_WORDS = ".sabika .question button[data-move], .sabika .question .choices button"
IN_CHOICES = ".sabika .question :is(.choices button, .amounts .take)"
QUESTION = ".sabika .question h2"
FIRST_TURN = "Your turn: which worker works or rests?"


def sit_down(page: Page, *others: str, language: str = "en", confirm: bool = False, **options: str) -> None:
    """Sit down at a private table of one's own."""
    page.evaluate(
        "([language, confirm]) => { localStorage.setItem('granada.language', JSON.stringify(language));"
        " localStorage.setItem('granada.confirm', JSON.stringify(confirm)); }",
        [language, confirm],
    )
    headers = {"X-Granada": "web"}
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=headers)
    seats = [{"kind": "me"}, *({"kind": other} for other in others)]
    wish = {"game": "sabika", "seats": seats, "public": False, "options": options}
    table = page.request.post("/api/tables", data=wish, headers=headers).json()
    page.goto(f"/table/{table['id']}")
    expect(page.locator(QUESTION)).to_be_visible()


def prepare(page: Page) -> None:
    """Answers what is asked before the first turn, with keys alone."""
    expect_turn(page)
    while page.locator(QUESTION).inner_text() != FIRST_TURN:
        page.locator(IN_CHOICES).first.focus()
        with something_changes(page):
            page.keyboard.press("Enter")
        expect_turn(page)


def complaints(page: Page) -> list[str]:
    """What the browser complains about from now on."""
    heard: list[str] = []
    page.on("console", lambda said: heard.append(said.text) if said.type in ("error", "warning") else None)
    return heard


@contextmanager
def something_changes(page: Page) -> Iterator[None]:
    """What can be done, or what has been picked."""
    state = "() => [...document.querySelectorAll('.sabika .question, .sabika .picked')].map(e => e.outerHTML).join()"
    before = page.evaluate(state)
    yield
    page.wait_for_function(f"before => ({state})() !== before", arg=before)


CLICK = """([selectors, number]) => {
    if (document.querySelector('.sabika .question button:disabled')) return null;
    for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        if (!found.length) continue;
        const question = document.querySelector('.sabika .question h2').innerText;
        found[number % found.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return question;
    }
    return null;
}"""


def click_around(page: Page, most: int = 2_000) -> set[str]:
    """On the board and in the words of the question by turns, to the end of the game if so many clicks are enough;
    which questions were asked."""
    asked: set[str] = set()
    clicks = 0
    for _ in repeatedly():
        if clicks == most or page.locator(".sabika .final").count():
            break
        question = page.evaluate(CLICK, [[ON_BOARD, IN_WORDS] if clicks % 2 else [IN_WORDS], clicks])
        if question is None:
            page.wait_for_timeout(20)
        else:
            asked.add(question)
            clicks += 1
    return asked


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random", events="random")
    heard = complaints(page)
    asked = click_around(page)
    expect(page.get_by_role("region", name="Final scores").locator(".winners")).to_be_visible()
    assert page.get_by_role("region", name="Final scores").locator("tbody tr").count() > 3
    assert len(asked) > 8
    assert heard == []


def test_a_game_alone_on_a_phone(visit: Visit) -> None:
    page = visit(size="phone")
    sit_down(page, yusuf="hard")
    heard = complaints(page)
    click_around(page)
    final = page.get_by_role("region", name="Final scores")
    expect(final.get_by_role("columnheader", name="Yusuf")).to_be_visible()
    # A player who only clicks around does not win, and the page names the winner.
    expect(page.get_by_role("heading", name="Yusuf wins.")).to_be_visible()
    points = int(final.get_by_role("row", name="total").get_by_role("cell").last.inner_text())
    for ranking in ("The game is over", "Players"):
        rows = page.get_by_label(ranking, exact=True).get_by_role("listitem")
        expect(rows.filter(has_text="Yusuf")).to_contain_text(str(points))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Players").click()
    card = page.get_by_role("region", name="Yusuf's card")
    expect(card).to_be_visible()
    expect(card).to_contain_text("→")
    assert heard == []


def test_a_turn_that_cannot_be_taken_back_ends_only_when_one_says_so(visit: Visit) -> None:
    """Alone, the end of a turn shows the next card of Yusuf."""
    page = visit()
    sit_down(page, confirm=True)
    prepare(page)
    rest = page.locator(".sabika .question").get_by_role("button", name="Rest (")
    page.locator(".sabika button.worker-chip", has_text="poet").click()
    rest.click()
    expect(status(page)).to_contain_text("Rest")
    expect(status(page)).to_contain_text("end your turn?")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(QUESTION)).to_have_text(FIRST_TURN)
    rest.click()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".part.workshop .worker-chip", has_text="poet").locator(".lying")).to_be_visible()


def test_a_turn_that_can_be_taken_back_ends_with_its_last_choice(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random", confirm=True)
    prepare(page)
    page.locator(".sabika button.worker-chip", has_text="poet").click()
    page.locator('.sabika .question [data-place="rest:"]').click()
    expect(page.locator(".part.workshop .worker-chip", has_text="poet").locator(".lying")).to_be_visible()


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText"))


def test_a_turn_with_nothing_but_keys(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    page.locator('.square[tabindex="0"]').focus()
    assert "minor quarry" in focused(page)
    page.keyboard.press("ArrowDown")
    assert "export (top)" in focused(page)
    page.keyboard.press("ArrowUp")
    for _ in range(8):
        if page.evaluate("document.activeElement.classList.contains('can')"):
            break
        page.keyboard.press("ArrowRight")
    chosen = focused(page).split(";")[0]
    with something_changes(page):
        page.keyboard.press("Enter")
    expect(page.locator(".part.workshop .worker-chip").first).to_contain_text(chosen)


def test_a_whole_game_alone_with_nothing_but_keys(visit: Visit) -> None:
    """The test uses the question that ends a turn, and the rings by turns with the words."""
    page = visit()
    sit_down(page, confirm=True)
    heard = complaints(page)
    page.keyboard.press("Tab")
    for presses, _ in enumerate(repeatedly(), 1):
        if page.locator(".sabika .final").count():
            break
        if page.locator(".bar.ask").count():
            assert has_focus(page, ".bar.ask .primary")
            page.keyboard.press("Enter")
        elif not page.locator(f"{IN_CHOICES}:enabled").count() or page.locator("[aria-busy=true]").count():
            page.wait_for_timeout(20)
            continue
        elif presses % 4 == 0 and page.locator(".square.can").count():
            tab_to(page, ".square")
            for step in range(40):
                if has_focus(page, ".square.can"):
                    break
                page.keyboard.press("ArrowRight" if step % 9 else "ArrowDown")
            page.keyboard.press("Enter")
        else:
            # Wherever the keys are, this is a key away.
            page.keyboard.press("b")
            if tab_to(page, IN_CHOICES):
                page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    expect(page.get_by_role("region", name="Final scores").get_by_role("columnheader", name="Yusuf")).to_be_visible()
    assert heard == []


def test_all_that_yusuf_has_done_since_ones_last_turn_is_shown(visit: Visit, scan: Scan) -> None:
    page = visit("/about")
    state, bot = granada.load("sabika").new(players=1, seed=16), RandomBot(16)
    told: list[Event] = []
    state.listen(told.append)
    while len(cards := played_in_a_row(told)) < 2:
        state.play(bot.choose(state, 0), 0)
    headers = {"X-Granada": "web"}
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=headers)
    wish = {"record": state.record().to_text(), "seats": [{"kind": "me"}], "public": False}
    table = page.request.post("/api/records", data=wish, headers=headers).json()
    page.goto(f"/table/{table['id']}")
    region = page.get_by_role("region", name="Yusuf's card")
    expect(region.get_by_role("heading")).to_contain_text(cards[-1])
    earlier = region.locator("details")
    expect(earlier.locator("summary")).to_contain_text([f"Before: card {card}" for card in cards[:-1]])
    earlier.locator("summary").first.click()
    expect(earlier.first.get_by_role("listitem").first).to_contain_text("→")
    assert scan(page) == []


def played_in_a_row(told: list[Event]) -> list[str]:
    cards: list[str] = []
    for event in reversed(told):
        if isinstance(event, YusufPlayed):
            cards.insert(0, event.card)
        elif isinstance(event, Worked | Rested):
            break
    return cards


def test_a_square_tells_its_price_before_it_is_chosen(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    crowded = page.locator('.square.can[aria-label*="foreign worker"]').first
    label = crowded.get_attribute("aria-label") or ""
    price = (page.locator(f"#face-{crowded.get_attribute('data-square')} .price").text_content() or "").strip()
    assert f"({price} dinar" in label
    page.locator(".sabika button.worker-chip", has_text="builder").first.click()
    expect(page.locator('.square.can:not([data-square^="outer-"])')).to_have_count(0)
    expect(page.locator('.square.can[data-square^="outer-"]').first).to_be_visible()


def test_every_question_that_follows_from_a_move_leads_back_to_it(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    with something_changes(page):
        page.locator(".square.can").first.dispatch_event("click")
    expect_turn(page)
    assert page.locator(QUESTION).inner_text() != FIRST_TURN
    page.get_by_role("button", name="Take back the last step").click()
    expect(page.locator(QUESTION)).to_have_text(FIRST_TURN)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Which starting tile do you keep?"),
        ("es", "¿Con qué loseta de inicio te quedas?"),
        ("pl", "Którą płytkę startową zatrzymujesz?"),
        ("ru", "Какой начальный жетон вы оставите?"),
    ],
)
def test_it_asks_in_every_language(visit: Visit, language: str, question: str) -> None:
    page = visit()
    sit_down(page, "random", language=language)
    expect(page.locator(QUESTION)).to_have_text(question)
    assert "sabika-" not in page.locator(".sabika").inner_text()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
def test_everybody_can_use_it(visit: Visit, scan: Scan, size: str, theme: str) -> None:
    page = visit(size=size)
    page.evaluate("theme => localStorage.setItem('granada.theme', JSON.stringify(theme))", theme)
    sit_down(page, "random", events="random")
    click_around(page, 30)
    assert scan(page) == []


def bring(page: Page, wanted: Callable[[SabikaState, Question], bool]) -> SabikaState:
    """Come to a table where seat 0 is asked something of this kind, after a game of bots that choose at random."""
    for seed in count():
        state, bot = granada.load("sabika").new(players=2, seed=seed), RandomBot(seed)
        while not state.over:
            assert isinstance(state, SabikaState)
            question = state.question(0)
            if question and wanted(state, question):
                headers = {"X-Granada": "web"}
                page.request.post("/api/people/guest", data={"name": "Ana"}, headers=headers)
                wish = {"record": state.record().to_text(), "seats": [{"kind": "me"}, {"kind": "random"}]}
                table = page.request.post("/api/records", data={**wish, "public": False}, headers=headers).json()
                page.goto(f"/table/{table['id']}")
                expect(page.locator(QUESTION)).to_be_visible()
                return state
            seat = state.deciders[0]
            state.play(bot.choose(state, seat), seat)
    raise AssertionError


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_tribute_is_set_amount_by_amount_in_one_panel(visit: Visit, scan: Scan, size: str) -> None:
    page = visit("/about", size=size)
    bring(page, lambda _, question: question.title.id == "sabika-task-tribute-part" and len(question.choices()) > 14)
    panel = page.locator(".sabika .amounts")
    # The question has said what is paid.
    expect(page.locator(".sabika .question h3")).to_have_count(0)
    whole = panel.locator(".take")
    first = whole.inner_text()
    chosen = panel.get_by_role("radiogroup").first.locator("[aria-checked=true]").inner_text()
    panel.get_by_role("radiogroup").first.get_by_role("radio").first.click()
    expect(whole).not_to_have_text(first)
    panel.get_by_role("radiogroup").first.get_by_role("radio").get_by_text(chosen, exact=True).click()
    assert scan(page) == []
    moves = (whole.get_attribute("data-move") or "").split(",")
    number = int(page.locator("[data-entry]").get_attribute("data-entry") or 0)
    whole.click()
    expect_shown(page, number + len(moves))


def test_money_is_paid_in_dinars_unless_one_wants_to_be_asked(visit: Visit) -> None:
    page = visit("/about")

    def is_asked(_: SabikaState, question: Question) -> bool:
        return bool(question.assumption) and any("secondary" in choice.moves[0] for choice in question.choices())

    state = bring(page, is_asked)
    question = state.question(0)
    assert question
    assert question.assumption
    choice = next(choice for choice in question.choices() if question.assumption.is_in(choice))
    offered = page.locator(f'.sabika .question [data-move="{",".join(choice.moves)}"]')
    page.get_by_role("switch", name="Choose how to pay").check()
    offered.dispatch_event("click")
    expect(page.locator(QUESTION)).to_contain_text("How do you pay")
    page.get_by_role("button", name="Take back the last step").click()
    page.get_by_role("switch", name="Choose how to pay").uncheck()
    offered.dispatch_event("click")
    expect(offered).to_have_count(0)
    expect(page.locator(QUESTION)).not_to_contain_text("How do you pay")
