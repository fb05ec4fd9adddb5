"""Sabika's board is the question: what is asked is answered on it, and nothing moves because something is asked."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.limits import HANG_S
from tests.web.conftest import Visit
from tests.web.people import expect_turn
from tests.web.test_sabika import IN_CHOICES, QUESTION, prepare, sit_down, something_changes

import granada
from granada.bots import RandomBot
from granada.games.sabika.state import SabikaState
from granada.kernel.choice import Question
from granada.kernel.state import State
from granada.locale import LANGUAGES, Texts
from granada.wording.sabika.words import Words

KEPT = ["rondel figure > svg", "map svg", "right", "part.workshop .workers"]
BOXES = f"""() => {[f".{part}" for part in KEPT]}.map((where) => {{
    const {{ x, y, width, height }} = document.querySelector(where).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}})"""
FITS = "element => element.scrollHeight <= element.clientHeight + 1"
LETTERS = """([within, ...without]) => {
    const sizes = [], texts = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const around = texts.currentNode.parentElement;
        if (!texts.currentNode.textContent.trim() || !around.checkVisibility()) continue;
        if (around.closest(["title", ".visually-hidden", ...without].join())) continue;
        const drawn = around.getScreenCTM?.();
        sizes.push(parseFloat(getComputedStyle(around).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1));
    }
    return sizes;
}"""
UNEXPLAINED = """async (hang) => {
    const told = () => document.querySelector("#tip:popover-open"), holders = new Set(), missing = [];
    const leaves = document.querySelectorAll(".part :is(svg, text, span, b, strong, small, i)");
    for (const leaf of leaves) {
        const hasNumber = [...leaf.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.textContent));
        if (!leaf.checkVisibility() || !(leaf.matches("svg") ? !leaf.querySelector("[tabindex]") : hasNumber)) continue;
        if (leaf.closest("text, g")?.closest("[aria-hidden=true]")) continue;
        if (leaf.closest(".visually-hidden, .hill, .who, h3 > svg, a")) continue;
        const holder = leaf.closest("[tabindex], button, summary");
        if (holder?.closest(".sabika")) holders.add(holder);
        else missing.push(leaf.outerHTML.slice(0, 200));
    }
    for (const holder of holders) {
        holder.focus();
        const until = performance.now() + hang;
        while (told() === null || holder.getAttribute("aria-describedby") !== "tip") {
            if (performance.now() > until) return [...missing, holder.outerHTML.slice(0, 200)];
            await new Promise(requestAnimationFrame);
        }
    }
    return missing;
}"""
"""Icons and numbers of the board that have no explanation by focus. The skyline, the names of players with their signs,
and the links to the rules need none."""
ANSWERS = 12
MOST_STOPS = 30
"""The most stops of the Tab key from the question to the last part of the board."""
COORDINATE = re.compile(r"\b(?:[RM]\d|S\d\d|(?:outer|middle|inner)[ -]\d)\b")
ALL_TEXTS = """() => [...document.querySelectorAll(".frame *")].flatMap((element) => [
    element.getAttribute("aria-label"), element.getAttribute("title"),
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent)])
    .filter((text) => text?.trim())"""


def asked(task: str, seed: int = 3, players: int = 2, *, begins: bool = False) -> State:
    """A game in which the first seat is asked this, if wanted with something that is begun."""
    state, bot = granada.load("sabika").new(players=players, seed=seed), RandomBot(seed)
    while state.over is False:
        question = state.question(0)
        if question and question.title.id == f"sabika-task-{task}" and begins in (False, _begins(question)):
            return state
        seat = state.deciders[0]
        state.play(bot.choose(state, seat), seat)
    return asked(task, seed + 1, players, begins=begins)


def _begins(question: Question) -> bool:
    return any(choice.begins for choice in question.choices())


def sit_down_at(page: Page, state: State) -> None:
    headers = {"X-Granada": "web"}
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=headers)
    page.evaluate("localStorage.setItem('granada.confirm', 'false')")
    seats = [{"kind": "me"}, *[{"kind": "random"}] * (state.header.players - 1)]
    wish = {"record": state.record().to_text(), "seats": seats, "public": False}
    table = page.request.post("/api/records", data=wish, headers=headers).json()
    page.goto(f"/table/{table['id']}")
    expect_turn(page)


def is_in_view(where: Locator) -> bool:
    box, window = where.bounding_box(), where.page.viewport_size
    assert box is not None
    assert window is not None
    bottom = box["y"] + box["height"]
    return box["y"] >= 0 and bottom <= window["height"] and box["x"] + box["width"] <= window["width"]


def test_nothing_moves_when_a_question_comes_or_goes(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    before: Any = page.evaluate(BOXES)
    for number in range(ANSWERS):
        expect_turn(page)
        assert page.evaluate(BOXES) == before
        with something_changes(page):
            offered = page.locator(IN_CHOICES)
            offered.nth(number % offered.count()).dispatch_event("click")
        assert page.evaluate(BOXES) == before


def test_exporting_leaves_the_map_in_view_and_a_city_is_clicked(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("export"))
    city = page.locator(".city.can").first
    assert is_in_view(page.locator(".map svg"))
    with something_changes(page):
        city.click()
    expect(page.locator(QUESTION)).not_to_have_text("Export: where do you sail to?")


def is_slim(page: Page) -> bool:
    """Whether the question covers nothing of the board."""
    bar, room = page.locator(".question .bar").bounding_box(), page.locator(".layout .question").first.bounding_box()
    assert bar is not None
    assert room is not None
    return bar["height"] < 1.3 * room["height"]


@pytest.mark.parametrize("task", ["tribute-part", "mix", "option"])
def test_a_question_with_one_group_says_nothing_twice_and_stays_a_slim_bar(visit: Visit, task: str) -> None:
    page = visit("/about")
    state = asked(task)
    sit_down_at(page, state)
    question = state.question(0)
    assert question is not None
    assert len(question.groups) == 1
    bar = page.locator(".question .bar")
    offered = bar.get_by_role("group").get_by_role("button")
    expect(offered.first).to_be_visible()
    expect(bar.get_by_role("heading")).to_have_count(1)
    title = page.locator(QUESTION).inner_text().lower()
    assert not any(label.lower() in title for label in offered.all_inner_texts())
    assert is_slim(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_covers_nothing_of_the_board_on_a_laptop(visit: Visit, language: str) -> None:
    page = visit("/about", viewport={"width": 1280, "height": 720})
    sit_down(page, "random", language=language)
    expect(page.locator(".question .tiles button")).to_have_count(2)
    assert is_slim(page)


def test_what_one_has_is_always_in_view_on_a_desk(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("carve"))
    for part in (".workers", ".houses", ".favour", ".parias", ".built .row"):
        assert is_in_view(page.locator(f".part.workshop {part}"))
    for part in (".workers", ".stores", ".tracks", ".built"):
        assert page.locator(f".part.workshop .wide > {part}").evaluate(FITS), part
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator(".main").evaluate(FITS)
    for part in (".rondel figure > svg", ".map svg", ".displays .poem", ".part.workshop .workers"):
        assert is_in_view(page.locator(part).first), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_favour_and_parias_are_in_view_on_a_laptop(visit: Visit, language: str) -> None:
    page = visit("/about", viewport={"width": 1280, "height": 720})
    sit_down(page, "random", language=language)
    assert page.locator(".part.workshop .wide > .tracks").evaluate(FITS)
    for part in (".favour", ".parias"):
        assert is_in_view(page.locator(f".part.workshop {part}"))


def test_all_that_can_be_built_is_in_view_on_a_desk(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("construction"))
    for kind in ("major", "minor"):
        offered = page.locator(f".displays [data-place^='{kind}:']")
        assert offered.count() > 0
        assert is_in_view(offered.last), kind
        assert all(is_in_view(each) for each in offered.all())


def test_poems_are_seen_to_lie_below_what_can_be_built(visit: Visit) -> None:
    """Their column is scrolled by itself: it begins where constructions are."""
    page = visit("/about")
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down_at(page, asked("turn"))
    heading, column = page.locator(".displays h3:has(.cost)"), page.locator(".column.right")
    first, whole = heading.bounding_box(), column.bounding_box()
    assert first is not None
    assert whole is not None
    assert first["y"] + first["height"] <= whole["y"] + whole["height"]


def test_a_click_on_the_board_begins_the_main_action_with_what_it_is_done_to(visit: Visit) -> None:
    page = visit("/about")
    state = asked("on-square", begins=True)
    sit_down_at(page, state)
    question = state.question(0)
    assert question is not None
    begun = next(choice for choice in question.choices() if choice.begins)
    places = [choice.places for choice in question.choices() if choice.moves[0] == begun.moves[0] != choice.moves[-1]]
    expect(page.locator(QUESTION)).to_contain_text("what do you do?")
    with something_changes(page):
        page.locator(f"[data-place='{places[0][0]}']").first.click()
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator(QUESTION)).to_contain_text("what do you do?")


def test_the_market_leaves_the_board_in_view_and_says_its_trades_in_words(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("transaction"))
    panel, rings = page.locator(".question .sheet"), page.locator(".rondel figure > svg")
    sell = page.get_by_role("group", name="Sell").get_by_role("button").first
    expect(sell).to_have_accessible_name(re.compile(r"\w+ for \d dinars?"))
    sell.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\w+ for \d dinars?"))
    covered, seen = panel.bounding_box(), rings.bounding_box()
    assert covered is not None
    assert seen is not None
    assert covered["y"] + covered["height"] < seen["y"] + seen["height"] / 4


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_letters_on_the_board_are_as_large_as_in_the_log_and_as_one_likes(
    visit: Visit, width: int, height: int
) -> None:
    page = visit("/about", viewport={"width": width, "height": height})
    sit_down_at(page, asked("carve"))
    expect(page.locator(".log .entry").first).to_be_visible()
    sentences = page.evaluate(LETTERS, [".log ol"])
    board = page.evaluate(LETTERS, ["[data-board]"])
    assert min(board) >= max(sentences) - 0.05
    page.goto("/settings")
    page.get_by_role("radio", name="130 %").check()
    page.go_back()
    expect_turn(page)
    expect(page.locator(".log .entry").first).to_be_visible()
    assert min(page.evaluate(LETTERS, [".log ol"])) > 1.25 * min(sentences)
    # What is drawn as a whole, the rings and the map, is as large as there is room.
    written = page.evaluate(LETTERS, ["[data-board]", "svg"])
    assert min(written) > 1.25 * min(sentences)


def test_on_a_tablet_what_one_chooses_from_is_above_the_fold(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 820, "height": 1180})
    sit_down_at(page, asked("carve"))
    for part in (".rondel figure > svg", ".map svg", ".displays .majors .tiles", ".part.workshop .workers"):
        assert is_in_view(page.locator(part).first), part


def test_a_square_says_what_is_done_there_and_leads_to_its_rules(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    tip = page.get_by_role("tooltip")
    page.locator("[data-square='outer-1']").focus()
    expect(tip).to_contain_text("Gain 2 dinars, then make up to 2 market transactions")
    expect(page.locator("#tip").get_by_role("link")).to_have_attribute("href", re.compile("rules/sabika#market$"))
    page.locator("[data-square='middle-0']").focus()
    expect(tip).to_contain_text("Send a ship to a new city")


def test_resting_is_offered_before_a_worker_is_chosen(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    page.get_by_role("button", name="Rest (").click()
    expect(page.locator(".sabika button.worker-chip.can").first).to_be_visible()
    expect(page.locator(".square.can")).to_have_count(0)
    with something_changes(page):
        page.locator(".sabika button.worker-chip.can", has_text="poet").click()
    lying = page.locator(".part.workshop .worker-chip", has_text="poet").locator(".lying .figure")
    expect(lying).to_be_visible()
    box = lying.bounding_box()
    assert box
    assert box["width"] > box["height"]


def test_a_key_leads_to_the_choices_in_words(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    words = page.locator(".question .words")
    assert width_of(words) < 100
    page.keyboard.press("w")
    expect(words.get_by_role("button").first).to_be_focused()
    assert width_of(words) > 100
    page.keyboard.press("b")
    expect(page.locator(QUESTION)).to_be_focused()
    assert width_of(words) < 100


def test_all_choices_are_there_in_words_for_whoever_wants_them(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    words = page.locator(".question .words")
    worker = words.get_by_role("button", name="Poet in the workshop")
    assert width_of(words) < 100
    page.keyboard.press("b")
    page.keyboard.press("Tab")
    worker.focus()
    assert width_of(words) > 100
    page.locator(QUESTION).focus()
    assert width_of(words) < 100
    page.get_by_role("button", name="All choices in words").click()
    worker.click()
    expect(words.get_by_role("group", name="The poet goes to")).to_be_visible()
    # However high the bar grows, the list does not cover its buttons.
    page.locator(QUESTION).evaluate("heading => (heading.style.width = '100%')")
    rule, first = page.locator(".question .ends button").last.bounding_box(), words.bounding_box()
    assert rule
    assert first
    assert rule["y"] + rule["height"] <= first["y"]


def width_of(where: Locator) -> float:
    box = where.bounding_box()
    return box["width"] if box else 0


def test_the_log_is_folded_away_and_comes_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    board = page.locator(".sabika")
    narrow = width_of(board)
    page.get_by_role("button", name="Hide log and chat").click()
    expect(page.get_by_role("tab", name="Log")).to_be_hidden()
    assert width_of(board) > narrow + 150
    page.reload()
    expect(board).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_everything_explains_itself_where_one_points_or_tries(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("export"))
    told = page.get_by_role("tooltip")
    page.locator(".city:not(.can)").first.hover()
    expect(told).to_contain_text("City Bonus")
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/sabika#trade")
    page.mouse.move(0, 0)
    expect(told).to_be_hidden()
    page.locator(".displays .poem").first.hover()
    expect(told).to_contain_text("poem")
    page.mouse.move(0, 0)
    expect(told).to_be_hidden()
    page.locator(".part.workshop .worker-chip").first.hover()
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/sabika#rondel")
    page.locator(".players .facts > span").first.hover()
    expect(told).to_contain_text("Prestige points")


@pytest.mark.parametrize("players", [1, 3])
def test_every_icon_and_number_explains_itself_by_focus(visit: Visit, players: int) -> None:
    """What is hidden from screen readers is only a drawing: something beside it says the same."""
    page = visit("/about")
    sit_down_at(page, asked("turn", players=players))
    page.keyboard.press("Tab")
    assert page.evaluate(UNEXPLAINED, HANG_S * 1000) == []


def test_whatever_cannot_be_chosen_says_why_by_click_and_by_key(visit: Visit) -> None:
    state = asked("export")
    question = state.question(0)
    assert question
    page = visit("/about")
    sit_down_at(page, state)
    told = page.get_by_role("tooltip")
    city = page.get_by_role("group", name="Map").get_by_role("button", disabled=True)
    assert question.obstacles
    # What it says first is the reason.
    reason = (city.first.get_attribute("aria-label") or "").split("; ")[0]
    assert "," not in reason
    city.first.press("Enter")
    expect(told).to_contain_text(reason, ignore_case=True)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    space = page.locator(".space:not(.can)").first
    space.click(force=True)
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/sabika#secondary")


def test_tab_leads_from_part_to_part_and_arrows_within_them(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("turn"))
    page.locator(QUESTION).focus()
    stops = 0
    while not page.evaluate("document.activeElement.closest('.displays .majors .tiles') !== null"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= MOST_STOPS
    first = page.evaluate_handle("document.activeElement")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("first => first !== document.activeElement && first.tabIndex === -1", first)
    assert page.evaluate("document.activeElement.closest('.displays .majors .tiles') !== null")


def test_a_square_that_cannot_be_reached_says_why_to_whoever_tries(visit: Visit) -> None:
    page = visit()
    sit_down(page, "random")
    prepare(page)
    page.locator(".sabika button.worker-chip", has_text="poet").click()
    page.locator('.square[data-square="outer-0"]').press("Enter")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_skyline_grows_with_what_one_has_built(visit: Visit) -> None:
    state = asked("carve")
    assert isinstance(state, SabikaState)
    player = state.view(0).everyone[0]
    built = len(player.majors) + len(player.left_row) + len(player.right_row)
    page = visit("/about")
    sit_down_at(page, state)
    expect(page.locator(".hill .built")).to_have_count(built)
    hill = page.locator(".part.workshop > .hill").bounding_box()
    assert hill
    for each in page.locator(".hill .walls").all():
        box = each.bounding_box()
        assert box
        assert box["y"] >= hill["y"], "its top is seen"


def test_storehouse_tiles_lie_beside_their_squares(visit: Visit) -> None:
    page = visit("/about")
    sit_down_at(page, asked("storehouse"))
    rondel = page.locator(".rondel figure").bounding_box()
    tile = page.locator(".rondel button.store-tile.can").first.bounding_box()
    assert rondel
    assert tile
    assert rondel["y"] <= tile["y"] + 1
    assert tile["y"] + tile["height"] <= rondel["y"] + rondel["height"] + 1


def test_no_coordinate_stands_anywhere_on_the_page(visit: Visit) -> None:
    """Whatever is written, drawn, or told to screen readers; sentences of whole games are in tests/wording."""
    for language in ("en", "es", "pl", "ru"):
        page = visit("/about")
        page.evaluate("language => localStorage.setItem('granada.language', JSON.stringify(language))", language)
        state = asked("storehouse")
        headers = {"X-Granada": "web"}
        page.request.post("/api/people/guest", data={"name": "Ana"}, headers=headers)
        wish = {"record": state.record().to_text(), "seats": [{"kind": "me"}, {"kind": "random"}], "public": False}
        table = page.request.post("/api/records", data=wish, headers=headers).json()
        page.goto(f"/table/{table['id']}")
        expect(page.locator(QUESTION)).to_be_visible()
        said = page.evaluate(ALL_TEXTS)
        assert len(said) > 200
        assert [text for text in said if COORDINATE.search(text)] == []


def test_what_a_choice_would_change_is_told_by_pointing_at_it(visit: Visit) -> None:
    """On the board and among the choices in words, as the engine tells it."""
    state, move, words = asked_about_a_way()
    _, worker, square = move.split()
    page = visit("/about")
    sit_down_at(page, state)
    page.locator(f"[data-place='worker:{worker}']").first.click()
    page.mouse.move(0, 0)
    tip = page.get_by_role("tooltip")
    page.locator(f"[data-square='{square}']").hover()
    for line in words:
        expect(tip).to_contain_text(line)
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    button = page.locator(f".words [data-move^='{move}']")
    button.focus()
    for line in words:
        expect(button).to_have_accessible_description(re.compile(re.escape(line)))


def asked_about_a_way() -> tuple[State, str, list[str]]:
    """A game in which the first seat sends a worker out, a move that changes much, and these changes in words."""
    game = granada.load("sabika")
    state = asked("turn")
    question = state.question(0)
    assert isinstance(state, SabikaState)
    assert question is not None
    saying = Words(Texts("en"), ["Ana", "Ben"], state.book).saying
    ways = [choice for choice in question.choices() if choice.moves[0].startswith("work ")]
    told = [(choice, state.foresee([game.parse(state, text) for text in choice.moves], 0)) for choice in ways]
    choice, changes = max(told, key=lambda each: len(each[1]))
    return state, choice.moves[0], [saying.message(change) for change in changes]
